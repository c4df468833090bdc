/** Calls the providers of meetings that queue messages name, and of those that polling finds due. */
import type { BackgroundServices } from '#platform/background-services.ts';
import type { PublicCtx } from '#context.ts';
import { contextNow, pollOf, turnConsumerOf } from '#http/consumer.ts';
import { syncConference, enqueueOverdueMeetings } from './actions/conferences.ts';

/** Meetings at once; the next poll finds the others. */
const POLLED_MAX = 100;

const enqueueSome = (ctx: PublicCtx) => enqueueOverdueMeetings(ctx, POLLED_MAX);

export const consumeMeetings = turnConsumerOf('meetings', (services, id) =>
  syncConference(contextNow(services), id, () => contextNow(services)),
);

export const pollMeetings = pollOf(enqueueSome);

/** Every minute. */
export const maintainMeetings = (services: BackgroundServices) => enqueueSome(contextNow(services));
