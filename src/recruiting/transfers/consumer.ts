/** Does the next step of the exports and imports that queue messages name, and of those that polling finds due. */
import type { BackgroundServices } from '#platform/background-services.ts';
import type { PublicCtx } from '#context.ts';
import { consumerOf, contextNow, pollOf, RowMessage } from '#http/consumer.ts';
import { continueImport, enqueueOverdueImports, maintainImports } from './actions/run-import.ts';
import { continueExport, enqueueOverdueExports } from './actions/write-export.ts';

export const consumeTransfers = consumerOf(
  'transfers',
  RowMessage,
  async (services, { id }) => {
    const ctx = contextNow(services);
    if (!(await continueExport(ctx, id))) await continueImport(ctx, id);
  },
  // A slice has files in memory.
  { inOrder: true },
);

export const pollTransfers = pollOf(enqueueOverdue);

/** Every minute. */
export async function maintainTransfers(services: BackgroundServices): Promise<void> {
  const ctx = contextNow(services);
  await Promise.all([enqueueOverdueExports(ctx), maintainImports(ctx)]);
}

async function enqueueOverdue(ctx: PublicCtx): Promise<void> {
  await Promise.all([enqueueOverdueExports(ctx), enqueueOverdueImports(ctx)]);
}
