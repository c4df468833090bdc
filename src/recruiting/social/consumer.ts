/** Publishes posts when a message of the queue names them, and by the clock what is due. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { publishPost, wakePublishers } from './actions/publish.ts';

const Wake = z.object({ id: z.int().positive() });

/** The row is the truth, so every message is done with, whatever came of it: what is due the clock finds. */
export async function consumePosts(services: Services, batch: MessageBatch): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const wake = Wake.safeParse(message.body);
      if (wake.success) await publishNow(services, wake.data.id);
      else logFailure('posts', new Error('A message names no post.'));
      message.ack();
    }),
  );
}

/** At the time of now: a claim is counted from it. */
async function publishNow(services: Services, id: number): Promise<void> {
  try {
    await publishPost(publicContext(services, new Date()), id);
  } catch (error) {
    logFailure(`post ${id}`, error);
  }
}

/** Every minute. */
export async function maintainPosts(services: Services): Promise<void> {
  await wakePublishers(publicContext(services, new Date()));
}

/** Between the ticks. */
export function pollPosts(services: Services): void {
  const ctx = publicContext(services, new Date());
  ctx.defer(wakePublishers(ctx));
}
