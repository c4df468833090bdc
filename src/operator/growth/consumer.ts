/** Measures the database with each run of the cron. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { write } from '#platform/metrics.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { contextNow } from '#http/consumer.ts';
import { keepSize } from './actions.ts';

export async function measureDatabase(
  bindings: MetricsBindings,
  services: BackgroundServices,
): Promise<void> {
  const bytes = await keepSize(contextNow(services));
  write(bindings, { kind: 'database', worker: 'background', database_bytes: bytes });
}
