/** The cron job that sends job alerts, every minute. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { sendDueAlerts } from './actions/send.ts';

export async function sendAlerts(services: BackgroundServices, at: Date): Promise<void> {
  const errors = await sendDueAlerts(publicContext(services, at));
  for (const error of errors) logFailure('alerts', error);
}
