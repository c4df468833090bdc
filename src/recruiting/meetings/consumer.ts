/** Calls the providers of meetings that queue messages name, and of those that polling finds due. */
import type { Services } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { consumerOf, contextNow, pollOf, RowMessage } from '#http/consumer.ts';
import { tendConference, wakeOverdue } from './actions/conferences.ts';

/** Meetings at once; the next poll finds the others. */
const POLLED_MAX = 100;

const enqueueOverdue = (ctx: PublicCtx) => wakeOverdue(ctx, POLLED_MAX);

export const consumeMeetings = consumerOf('meeting', RowMessage, (services, { id }) =>
  tendConference(contextNow(services), id, () => contextNow(services)),
);

export const pollMeetings = pollOf(enqueueOverdue);

/** Every minute. */
export const maintainMeetings = (services: Services) => enqueueOverdue(contextNow(services));
