/** Attempts deliveries that a queue message names, and maintains webhooks by the clock. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { attempt, claimDeliveries, recordAttempt, enqueueOverdue } from './actions/deliver.ts';
import { deleteExpiredDeliveries, maintainFailing } from './actions/maintain.ts';

const DeliveryMessage = z.object({ id: z.uuid() });

/** The most overdue deliveries per poll; the next poll finds the others. */
const POLLED_MAX = 1000;

/**
 * The database row is authoritative, so messages are acknowledged once their deliveries are leased;
 * a poll finds those that are lost. The POSTs continue after the handler returns, so a slow
 * receiver delays no others.
 */
export async function consumeDeliveries(services: Services, batch: MessageBatch): Promise<void> {
  const messages = batch.messages.map(({ body }) => DeliveryMessage.safeParse(body));
  const ids = messages.flatMap(({ data }) => (data ? [data.id] : []));
  if (ids.length < messages.length)
    logFailure('webhooks', new Error('A message names no delivery.'));
  const ctx = publicContext(services, new Date());
  try {
    for (const delivery of await claimDeliveries(ctx, ids)) {
      ctx.defer(
        attempt(ctx, delivery).then((result) =>
          recordAttempt(publicContext(services, new Date()), delivery, result),
        ),
      );
    }
  } catch (error) {
    logFailure('webhooks', error);
  }
  batch.ackAll();
}

/** Called every minute. */
export async function maintainWebhooks(services: Services): Promise<void> {
  const now = new Date();
  const ctx = publicContext(services, now);
  await Promise.all([
    enqueueOverdue(ctx, POLLED_MAX),
    retryOnConflict(services, now, maintainFailing),
    deleteExpiredDeliveries(ctx),
  ]);
}

/** Called between the minutes. */
export function pollDeliveries(services: Services): void {
  const ctx = publicContext(services, new Date());
  ctx.defer(enqueueOverdue(ctx, POLLED_MAX));
}
