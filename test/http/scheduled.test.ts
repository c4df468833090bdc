/** The cron job: one failing task does not stop the others. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../src/worker.ts';
import { DAY_MS } from '../../src/lib/time.ts';

/** A database that refuses the statements on one table. */
function withoutTable(table: string): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'prepare') return value.bind(target);
      return (query: string) => {
        if (query.includes(`"${table}"`)) throw new Error(`no such table: ${table}`);
        return target.prepare(query);
      };
    },
  });
}

test('a task of the cron job that fails is reported, and the others are done', async () => {
  const key = crypto.randomUUID();
  await env.DB.prepare('insert into throttles (key, attempts, window_ends_at) values (?, 1, ?)')
    .bind(key, Date.now() - DAY_MS)
    .run();
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: Date.now(), cron: '* * * * *' });
  const failing = { ...env, DB: withoutTable('idempotency_keys') };
  await expect(worker.scheduled(controller, failing, execution)).rejects.toThrow(
    'Some scheduled tasks failed.',
  );
  await waitOnExecutionContext(execution);
  const left = await env.DB.prepare('select 1 from throttles where key = ?').bind(key).first();
  expect(left).toBeNull();
});
