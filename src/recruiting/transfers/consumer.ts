/** Does the next slice of the exports that queue messages name, and of those that polling finds due. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { consumerOf, contextNow, pollOf, RowMessage } from '#http/consumer.ts';
import { continueExport, enqueueOverdueExports } from './actions/write-export.ts';

export const consumeTransfers = consumerOf(
  'transfer',
  RowMessage,
  (services, { id }) => continueExport(contextNow(services), id),
  // A slice has files in memory.
  { inOrder: true },
);

export const pollTransfers = pollOf(enqueueOverdueExports);

/** Every minute. */
export const maintainTransfers = (services: BackgroundServices) =>
  enqueueOverdueExports(contextNow(services));
