/** Reads a CV for each queue message, and those that polling finds due. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { consumerOf, contextNow, pollOf, RowMessage } from '#http/consumer.ts';
import { makeFingerprints } from './actions/fingerprint.ts';
import { enqueueOverdueCvs, moveParsedCvs, readNextCv, removeFiles } from './actions/read.ts';

export const consumeCvs = consumerOf(
  'cvs',
  RowMessage,
  (services, { id }) => readNextCv(contextNow(services), id),
  // A CV has the memory to itself.
  { inOrder: true },
);

export const pollCvs = pollOf(enqueueOverdueCvs);

/** Every minute. */
export async function maintainFiles(services: BackgroundServices): Promise<void> {
  const ctx = contextNow(services);
  await Promise.all([
    enqueueOverdueCvs(ctx),
    removeFiles(ctx),
    moveParsedCvs(ctx),
    makeFingerprints(ctx),
  ]);
}
