/** Ids of another company in queries and bodies of the console: nothing of it is shown, and nothing of it changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, shownFields } from '../../bench/console-forms.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import { declaredQuery, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import type { Browser } from '../support/browser.ts';
import { newAddress } from '../support/call.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import type { Stage } from '../support/console-records.ts';
import { storedOf } from '../support/faults/store.ts';
import { signedIn } from '../support/oauth.ts';

let own: Stage;
let foreign: Stage;
let browser: Browser;
beforeAll(async () => {
  [own, foreign] = await Promise.all([openStage(), openStage()]);
  browser = await signedIn(own.company, 'Admin');
});

type Segments = Readonly<Record<string, string | undefined>>;

/** Parameters that name no record. */
const plain = [
  'tab',
  'q',
  'page',
  'cursor',
  'sort',
  'done',
  'undone',
  'back',
  'kind',
  'entity',
  'dismissed',
  'status',
  'stage_type',
  'screening',
  'created-from',
  'created-to',
  'action',
  'success',
  'linkedin',
];

/** What each parameter that a screen declares is in the other company, or null where it names no record. */
const parameters: Readonly<Record<string, ((segments: Segments) => string | undefined) | null>> = {
  application: ({ id }) => id,
  decided: ({ id }) => id,
  moving: ({ id }) => id,
  next: ({ id }) => id,
  moved: ({ id, stage }) => [id, stage, stage].join('.'),
  // A bulk action has an id of its own: that of an application is no other company's bulk.
  bulk: ({ id }) => `${id}.1`,
  stage: ({ stage }) => stage,
  source: ({ source }) => source,
  tag: ({ tag }) => tag,
  // The filters of the board that is gone back to.
  list: ({ tag }) => `tag=${tag}`,
  stage_id: ({ stage }) => stage,
  job: ({ job }) => job,
  job_id: ({ job }) => job,
  office: ({ office }) => office,
  department: ({ department }) => department,
  from: ({ candidate }) => candidate,
  candidate: ({ candidate }) => candidate,
  pair: ({ pair }) => pair,
  view: ({ view }) => view,
  template: ({ template }) => template,
  // No email of one company is one of another's application.
  reply: ({ id }) => id,
  tag_id: ({ tag }) => tag,
  source_id: ({ source }) => source,
  add: ({ question }) => question,
  subject_id: ({ job }) => job,
  'field.*': ({ member }) => member,
  'pick.*': ({ candidate }) => candidate,
  assigned: ({ job }) => `1.${job}`,
  // Where a list goes on: a time, an id, or both.
  before: ({ id }) => id,
  after: ({ id }) => `1.${id}`,
  since: ({ id }) => `1.${id}`,
  ...Object.fromEntries(plain.map((name) => [name, null])),
};

/** The parameters that screens declare and that have no case here, and the segments of paths that no record fills. */
function uncovered(all: readonly Pick<ConsoleRoute, 'path' | 'terms'>[]): string[] {
  const declared = all.flatMap(({ terms }) => terms.query);
  const segments = all.flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name),
  );
  const records = new Set([...Object.keys(own.segments), 'company']);
  return [
    ...declared.filter((name) => !Object.hasOwn(parameters, name)),
    ...segments.filter((name) => !records.has(name)),
  ];
}

/** Of the parameters that are declared, each with an id of the other company. */
function foreignQuery(declared: readonly string[]): URLSearchParams {
  const named = declared.flatMap((name): [string, string][] => {
    const value = parameters[name]?.(foreign.segments);
    if (value === undefined) return [];
    return name === 'pick.*' ? [[`pick.${value}`, 'on']] : [[name.replace('*', 'shift'), value]];
  });
  return new URLSearchParams(named);
}

/** Every id that a form holds, as that of the other company; texts stay. */
function withForeignIds(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { id = '', stage = '' } = foreign.segments;
  const replaced = Object.entries(fields).map(([name, value]) => {
    const at = Object.values(own.segments).indexOf(value);
    const segment = Object.keys(own.segments)[at];
    return [name, segment === undefined ? value : (foreign.segments[segment] ?? value)];
  });
  return {
    ...Object.fromEntries(replaced),
    ...Object.fromEntries(foreignQuery(Object.keys(parameters))),
    tag: foreign.segments['tag'] ?? '',
    question: foreign.segments['question'] ?? '',
    candidate_id: foreign.segments['candidate'] ?? '',
    [`pick.${id}`]: 'on',
    // Beside one of its own: with foreign ones alone it is not found.
    [`pick.${own.segments['candidate']}`]: 'on',
    application: id,
    move: [id, stage, stage].join('.'),
    to: stage,
    move_to_stage_id: stage,
    action: 'move',
    add: foreign.segments['tag'] ?? '',
    bulk_id: id,
  };
}

const routes = consoleRoutes.map(({ method, path, terms }) => ({
  method,
  path,
  terms,
  name: `${method} ${path.replace('/console/{company}', '')}`,
}));

describe('ids of another company', { timeout: 30_000 }, () => {
  test('are tried in every parameter and segment that a screen declares', () => {
    expect(uncovered(consoleRoutes)).toEqual([]);
    const answer = () => Promise.resolve({ status: 200, html: '' } as const);
    const added = screen('/wishes/{wish}', 'jobs.read', answer, ['wish_id', 'q']);
    expect(uncovered([...consoleRoutes, added])).toEqual(['wish_id', 'wish']);
    const declared = new Set(consoleRoutes.flatMap(({ terms }) => terms.query));
    expect(Object.keys(parameters).filter((name) => !declared.has(name))).toEqual([]);
  });

  test('reach a screen in no parameter that it does not declare', () => {
    const terms = { needs: 'jobs.read', of: '', query: ['q', 'field.*'] } as const;
    const sent = new URLSearchParams('q=a&field.shift=night&q=b&view=1&fields=2&Q=3');
    expect(declaredQuery(sent, { terms }).toString()).toBe('q=a&field.shift=night&q=b');
  });

  test.each(routes.filter(({ method }) => method === 'GET'))(
    'in the query of $name show nothing of it',
    async ({ path, terms }) => {
      const headers = { 'cf-connecting-ip': newAddress() };
      const all = foreignQuery(terms.query);
      // Each alone, too: of several, the first that is refused hides the others.
      const queries = [all, ...[...all].map((one) => new URLSearchParams([one]))];
      for (const query of queries) {
        const address = `${consolePath(own, path)}?${query.toString()}`;
        const { html, status } = await browser.get(address, headers);
        expect(status, html).toBeLessThan(500);
        expect(html).not.toContain(foreign.secret);
      }
    },
  );

  test.each(routes.filter(({ method }) => method === 'POST'))(
    'in the form of $name show and change nothing of it',
    async ({ path, terms }) => {
      const before = await storedOf({ companyId: foreign.company.id });
      const { segments } = own;
      const shown = await browser.get(
        `${consolePath(own, terms.of)}?application=${segments['id']}`,
      );
      const address = consolePath(own, path);
      const fields = withForeignIds(shownFields(shown.html, address));
      const body = await bodyOf(fields, terms.files?.[0]);
      const answer = await browser.post(address, body instanceof FormData ? body : fields);
      expect(answer.status, answer.html).toBeLessThan(500);
      expect(answer.html).not.toContain(foreign.secret);
      if (answer.location !== '') {
        expect((await browser.get(answer.location)).html).not.toContain(foreign.secret);
      }
      expect(await storedOf({ companyId: foreign.company.id })).toEqual(before);
    },
  );
});
