/** The platform's clock, ticking when a test says so. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import worker from '../../src/worker.ts';

/** One tick; what the Worker reads of the clock itself is what `setClock` has set. */
export async function tick(at: number = Date.now()): Promise<void> {
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: at, cron: '* * * * *' });
  await worker.scheduled(controller, env, execution);
  await waitOnExecutionContext(execution);
}

/** The minute of that day in which it is looked at how long candidates are kept. */
export function tendingTime(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS + 7 * MINUTE_MS;
}
