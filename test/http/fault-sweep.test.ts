/**
 * Every request that writes, with each call of the database, the files, the queues and the limiters failing once: the store is
 * untouched or whole, the caller hears 503, and nothing is done twice. A sample runs here; `npm run check:faults` runs all.
 */
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { formExamples, oauthExamples } from '../support/faults/accounts.ts';
import { publicExamples, tenantExamples } from '../support/faults/api.ts';
import { careerExamples } from '../support/faults/careers.ts';
import { toolExamples } from '../support/faults/tools.ts';
import type { Fault } from '../support/faults/bindings.ts';
import { baselineOf, counts, findingsOf } from '../support/faults/sweep.ts';
import type { Example, Finding } from '../support/faults/sweep.ts';

const isWhole = env.FAULTS === 'all';
const examples: readonly Example[] = [
  ...tenantExamples,
  ...publicExamples,
  ...formExamples,
  ...oauthExamples,
  ...careerExamples,
  ...toolExamples,
];

/** Failures are logged, and emails printed, thousands of times. */
let muted: MockInstance[] = [];
beforeEach(() => {
  muted = [
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
    vi.spyOn(console, 'warn').mockImplementation(() => undefined),
  ];
});
afterEach(() => {
  for (const spy of muted) spy.mockRestore();
});

const all: Finding[] = [];
afterAll(() => {
  if (!isWhole) return;
  const count = (kind: Finding['kind']) => all.filter((one) => one.kind === kind).length;
  // oxlint-disable-next-line no-console -- The report of `npm run check:faults`.
  console.warn(
    `requests ${counts.requests}, half states ${count('half state')}, statuses other than 503 ${count('status')}, leaks ${count('leak')}, duplicates ${count('duplicate')}`,
  );
});

/** One fault in the sample; otherwise each call before and after, and all of them slow. */
function faultsOf(index: number, calls: number): Fault[] {
  const each = Array.from({ length: calls }, (_, at) => at + 1);
  if (!isWhole) {
    const at = (index % Math.max(1, calls)) + 1;
    return [{ how: index % 2 === 0 ? 'before' : 'after', at }];
  }
  return [
    ...each.map((at) => ({ how: 'before', at }) as const),
    ...each.map((at) => ({ how: 'after', at }) as const),
    { how: 'slow' },
  ];
}

describe('a request that writes, whose call to the platform fails once', () => {
  test.each(examples.map((example, index) => [example.name, example, index] as const))(
    '%s leaves the store untouched or whole, and answers 503 or as ever',
    async (_, example, index) => {
      const keyed = example.takesKey ? (isWhole ? [true, false] : [index % 3 !== 0]) : [false];
      const findings: Finding[] = [];
      for (const isKeyed of keyed) {
        const newKey = () => (isKeyed ? crypto.randomUUID() : null);
        const baseline = await baselineOf(example, newKey());
        for (const fault of faultsOf(index, baseline.calls.length)) {
          findings.push(...(await findingsOf(example, baseline, fault, newKey())));
        }
      }
      all.push(...findings);
      expect(findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
    },
    300_000,
  );
});
