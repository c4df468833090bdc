/** Writes the data points of what the cron measures. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { write } from '#platform/metrics.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { contextNow } from '#http/consumer.ts';
import { measureLateness } from './actions.ts';

/** Every minute, where data points are kept. */
export async function writeBacklog(
  bindings: MetricsBindings,
  services: BackgroundServices,
): Promise<void> {
  if (!bindings.METRICS) return;
  for (const { table, lateMs } of await measureLateness(contextNow(services))) {
    write(bindings, { kind: 'backlog', worker: 'background', name: table, lag_ms: lateMs });
  }
}
