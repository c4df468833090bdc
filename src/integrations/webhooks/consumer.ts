/** Sends deliveries when a message of the queue names them, and by the clock what no message named. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { attempt, claimDeliveries, settle, wakeOverdue } from './actions/deliver.ts';
import { dropOldDeliveries, tendFailing } from './actions/maintain.ts';

const Wake = z.object({ id: z.uuid() });

/** At once: what is beyond it is found by the next sweep. */
const WOKEN_MAX = 1000;

/**
 * The row is the truth, so every message is done with when its delivery has been taken up; one that
 * is lost after that is found by the clock. The POSTs go on after the handler has answered: a slow
 * receiver holds up nobody.
 */
export async function consumeDeliveries(services: Services, batch: MessageBatch): Promise<void> {
  const wakes = batch.messages.map(({ body }) => Wake.safeParse(body));
  const ids = wakes.flatMap(({ data }) => (data ? [data.id] : []));
  if (ids.length < wakes.length) logFailure('webhooks', new Error('A message names no delivery.'));
  const ctx = publicContext(services, new Date());
  try {
    for (const delivery of await claimDeliveries(ctx, ids)) {
      ctx.defer(
        attempt(ctx, delivery).then((went) =>
          settle(publicContext(services, new Date()), delivery, went),
        ),
      );
    }
  } catch (error) {
    logFailure('webhooks', error);
  }
  batch.ackAll();
}

/** Every minute. */
export async function maintainWebhooks(services: Services): Promise<void> {
  const now = new Date();
  const ctx = publicContext(services, now);
  await Promise.all([
    wakeOverdue(ctx, WOKEN_MAX),
    retryOnConflict(services, now, tendFailing),
    dropOldDeliveries(ctx),
  ]);
}

/** Between the ticks. */
export function pollDeliveries(services: Services): void {
  const ctx = publicContext(services, new Date());
  ctx.defer(wakeOverdue(ctx, WOKEN_MAX));
}
