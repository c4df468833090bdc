/** Sends deliveries that queue messages name, and those that polling finds due. */
import * as z from 'zod';
import type { BackgroundServices } from '#platform/background-services.ts';
import { traced } from '#platform/trace.ts';
import type { PublicCtx } from '#context.ts';
import { batchConsumerOf, contextNow, pollOf } from '#http/consumer.ts';
import { publicContext } from '#http/context.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { attempt, enqueueOverdue, claimDeliveries, recordAttempt } from './actions/deliver.ts';
import { deleteLeftRecords, maintainFailing } from './actions/maintain.ts';

const DeliveryMessage = z.object({ id: z.uuid(), traceparent: z.string().optional() });

/** The most overdue deliveries per poll; the next poll finds the others. */
const POLLED_MAX = 1000;

const enqueueSome = (ctx: PublicCtx) => enqueueOverdue(ctx, POLLED_MAX);

/**
 * Leases the deliveries, and posts them after the messages are acknowledged, so that a slow receiver delays no other.
 * Polling finds a delivery that is lost in between.
 */
export const consumeDeliveries = batchConsumerOf(
  'webhooks',
  DeliveryMessage,
  async (services, messages) => {
    const ctx = contextNow(services);
    const traces = new Map(messages.map(({ id, traceparent }) => [id, traceparent]));
    for (const delivery of await claimDeliveries(ctx, [...traces.keys()])) {
      traced(traces.get(delivery.id), () => {
        const sent = attempt(ctx, delivery);
        ctx.defer(sent.then((result) => recordAttempt(contextNow(services), delivery, result)));
      });
    }
  },
);

export const pollDeliveries = pollOf(enqueueSome);

/** Every minute. */
export async function maintainWebhooks(services: BackgroundServices): Promise<void> {
  const now = new Date();
  const ctx = publicContext(services, now);
  await Promise.all([
    enqueueSome(ctx),
    retryOnConflict(services, now, maintainFailing),
    deleteLeftRecords(ctx),
  ]);
}
