/** Runs the cron job when a test requires it. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import worker from '../../src/worker.ts';

/** Runs the cron job once, with these bindings. The Worker reads the time that `setClock` has set. */
export async function tick(at: number = Date.now(), bindings: Env = env): Promise<void> {
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: at, cron: '* * * * *' });
  await worker.scheduled(controller, bindings, execution);
  await waitOnExecutionContext(execution);
}

/** Returns the minute of the day in which a company is notified of retention, and applications for closed jobs are ended. */
export function retentionTime(at: number, { id }: { id: number }): number {
  return Math.floor(at / DAY_MS) * DAY_MS + ((id % 24) * 60 + 7) * MINUTE_MS;
}
