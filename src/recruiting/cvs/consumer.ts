/** Reads CVs when a message of the queue names them, and by the clock what no message named. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { readCv, removeFiles, wakeReaders } from './actions.ts';

const Wake = z.object({ id: z.int().positive() });

/** The row is the truth, so every message is done with: what is due the clock finds. */
export async function consumeCvs(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const wake = Wake.safeParse(message.body);
    // oxlint-disable-next-line no-await-in-loop -- One CV has the memory to itself.
    if (wake.success) await readNow(services, wake.data.id);
    else logFailure('cvs', new Error('A message names no document.'));
    message.ack();
  }
}

async function readNow(services: Services, id: number): Promise<void> {
  try {
    await readCv(publicContext(services, new Date()), id);
  } catch (error) {
    logFailure(`cv ${id}`, error);
  }
}

/** Between the ticks. */
export function pollCvs(services: Services): void {
  const ctx = publicContext(services, new Date());
  ctx.defer(wakeReaders(ctx));
}

/** Every minute. */
export async function maintainFiles(services: Services): Promise<void> {
  const ctx = publicContext(services, new Date());
  await Promise.all([wakeReaders(ctx), removeFiles(ctx)]);
}
