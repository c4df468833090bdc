/** The cron job: one failing task does not stop the others. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { PartState } from '#data/tables/cron-runs.ts';
import { cronParts } from '#operator/heartbeat/rules.ts';
import worker from '../../src/worker.ts';
import { DAY_MS } from '../../src/lib/time.ts';
import { tick } from '../support/ticks.ts';

/** A database that refuses the statements on one table. */
function withoutTable(table: string): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'prepare') return value.bind(target);
      return (query: string) => {
        if (query.includes(table)) throw new Error(`no such table: ${table}`);
        return target.prepare(query);
      };
    },
  });
}

test('a part of the cron that fails is reported, the others are done, and the row of the last run says so', async () => {
  const key = crypto.randomUUID();
  await env.DB.prepare('insert into throttles (key, attempts, window_ends_at) values (?, 1, ?)')
    .bind(key, Date.now() - DAY_MS)
    .run();
  await env.DB.exec('delete from cron_runs');
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: Date.now(), cron: '* * * * *' });
  const failing = { ...env, DB: withoutTable('idempotency_keys') };
  await expect(worker.scheduled(controller, failing, execution)).rejects.toThrow(
    'Some scheduled tasks failed.',
  );
  await waitOnExecutionContext(execution);
  const left = await env.DB.prepare('select 1 from throttles where key = ?').bind(key).first();
  expect(left).toBeNull();

  const run = await env.DB.prepare('select parts from cron_runs').first<{ parts: string }>();
  const parts = JSON.parse(run?.parts ?? '{}') as Record<string, PartState>;
  expect(Object.keys(parts).toSorted()).toEqual([...cronParts, 'heartbeat'].toSorted());
  expect(parts['heartbeat']).toEqual({ version: expect.any(String) });
  expect(parts['job_expiry']).toEqual({ ok_at: expect.any(Number), ms: expect.any(Number) });
  const failed = { failed_at: expect.any(Number), error: 'Error', ms: expect.any(Number) };
  expect(parts['clean_ups']).toEqual(failed);

  await tick();
  const again = await env.DB.prepare('select parts from cron_runs').first<{ parts: string }>();
  expect(JSON.parse(again?.parts ?? '{}')).toMatchObject({
    clean_ups: { ok_at: expect.any(Number) },
  });
  expect(again?.parts).not.toContain('failed_at');
});
