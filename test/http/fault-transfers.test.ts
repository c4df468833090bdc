/**
 * Imports and exports, with each call of the database, the files and the queues failing once: what is stored in the end is as if
 * nothing had failed. A sample runs here; `npm run check:faults` runs all.
 */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import type { Fault } from '../support/faults/bindings.ts';
import { deliverTransfer } from '../support/transfers.ts';
import { differences } from '../support/faults/store.ts';
import {
  importOfRows,
  outcomeOf,
  settle,
  shapeNow,
  strayFiles,
  transfers,
  withoutFiles,
} from '../support/faults/transfers.ts';

/** Failures are logged, hundreds of times. */
let muted: MockInstance;
beforeEach(() => {
  muted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => muted.mockRestore());

/** Faults of each kind in the sample of a transfer. */
const SAMPLE = 4;

function faultsOf(calls: number): Fault[] {
  const each = Array.from({ length: calls }, (_, index) => index + 1);
  const step = env.FAULTS === 'all' ? 1 : Math.ceil(calls / SAMPLE);
  return (['before', 'after'] as const).flatMap((how, nth) =>
    each.filter((at) => (at + nth) % step === 0).map((at) => ({ how, at })),
  );
}

describe('a transfer of which one call fails', () => {
  test.each(Object.entries(transfers))(
    '%s ends as if nothing had failed',
    async (_, open) => {
      const whole = await outcomeOf(open, null);
      expect(whole.stray).toEqual([]);
      const faults: string[] = [];
      for (const fault of faultsOf(whole.calls.length)) {
        const { shapes, stray } = await outcomeOf(open, fault);
        const unlike = whole.shapes.flatMap((shape, step) =>
          differences(shape, shapes[step] ?? {}).map((text) => `${step}: ${text}`),
        );
        if (unlike.length === 0 && stray.length === 0) continue;
        const at =
          'at' in fault ? `${fault.how} call ${fault.at} (${whole.calls[fault.at - 1]})` : '';
        faults.push(`${at}: ${[...unlike, ...stray].join(', ')}`);
      }
      expect(faults).toEqual([]);
    },
    3_600_000,
  );
});

/** The same requests are audited once more where one is repeated. */
function differing(
  one: Record<string, readonly string[]>,
  other: Record<string, readonly string[]>,
) {
  return differences({ ...one, audit_events: other['audit_events'] ?? [] }, other);
}

/** Before each step, R2 has been away for longer than anything waits for it. */
async function settleTooLate(id: number, bindings: Env): Promise<void> {
  await settle(id, bindings, async () => {
    await env.DB.prepare(
      `update imports set created_at = created_at - ?2, started_at = started_at - ?2, updated_at = updated_at - ?2
        where id = ?1`,
    )
      .bind(id, 8 * 24 * 3_600_000)
      .run();
  });
}

describe('an import that fails for good', () => {
  test('goes on when it is started again, and says what it has created', async () => {
    const { shapes } = await outcomeOf(importOfRows, null);
    const transfer = await importOfRows();
    await settle(transfer.id, env);
    const [start, undo] = transfer.asks;
    await start?.();
    await deliverTransfer(transfer.id);
    await settleTooLate(transfer.id, withoutFiles('before'));
    expect(await strayFiles(transfer)).toEqual([]);
    await shapeNow(transfer, 'failed');
    await start?.();
    await settle(transfer.id, env);
    expect(differing(shapes[1] ?? {}, await shapeNow(transfer, 'imported'))).toEqual([]);
    await undo?.();
    await settle(transfer.id, env);
    expect(differing(shapes[2] ?? {}, await shapeNow(transfer, 'undone'))).toEqual([]);
  });

  test('leaves no file behind', async () => {
    const transfer = await importOfRows();
    await settleTooLate(transfer.id, withoutFiles('after'));
    await shapeNow(transfer, 'failed');
    expect(await strayFiles(transfer)).toEqual([]);
    const other = await importOfRows();
    for (let count = 0; count < 3; count++) await deliverTransfer(other.id);
    await settleTooLate(other.id, withoutFiles('after'));
    await shapeNow(other, 'failed');
    expect(await strayFiles(other)).toEqual([]);
  });
});
