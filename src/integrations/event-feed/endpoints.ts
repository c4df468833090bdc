/**
 * The event feed, for clients that poll instead of receiving webhooks or that missed a delivery
 * (contract 6.1; additive).
 */
import { get } from '#http/endpoint.ts';
import { listEvents } from './actions.ts';
import { EventPage, FeedQuery } from './schemas.ts';

export const eventFeed = [
  get(
    '/api/events',
    {
      about: 'List events, oldest first; only events that the token can read',
      needs: 'events.read',
      query: FeedQuery,
      returns: EventPage,
    },
    (ctx, { query }) => listEvents(ctx, query),
  ),
];
