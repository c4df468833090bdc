/** An event of the feed, as the API shows it. */
import * as z from 'zod';
import { eventNames } from '#events.ts';
import type { EventName } from '#events.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { feedPositionParam } from '#lib/feed-position.ts';
import { countParam } from '#lib/pagination-fields.ts';

const LIMIT_DEFAULT = 100;
/** An event is small: this many are about 100 kB. */
const LIMIT_MAX = 500;

export const FeedQuery = z.object({
  after: feedPositionParam(
    'The `next_after` of the previous page. 0 starts at the oldest event that is kept.',
  ),
  limit: countParam('Events per page, at most 500.', LIMIT_DEFAULT, LIMIT_MAX),
  event: anyCase(eventNames).optional().describe('Only events with this name.'),
  order: anyCase(['oldest', 'newest'])
    .default('oldest')
    .describe(
      '`newest` gives the latest events, for samples, without `after`: `next_after` goes on behind them.',
    ),
});
export type FeedQuery = z.output<typeof FeedQuery>;

export const FeedEvent = z
  .object({
    id: z.int().describe('The position in the feed. Ids increase with every event.'),
    event: z.enum(eventNames),
    timestamp: z.string().describe('When the event happened.'),
    subject: z.string().describe('The record the event is about: job, application or meeting.'),
    subject_id: z.int(),
    data: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The data as delivered to webhooks. Null if the candidate has been erased since.'),
    erased: z
      .boolean()
      .describe('True if the candidate was erased. Delete your copy of the subject.'),
  })
  .meta({ id: 'FeedEvent' });
export type FeedEvent = z.output<typeof FeedEvent>;

export const EventPage = z.object({
  data: z.array(FeedEvent),
  next_after: z.int().describe('Send this as `after` in the next request.'),
  has_more: z.boolean(),
  has_gap: z
    .boolean()
    .describe(
      'True if events after `after` have been deleted, 90 days after they were emitted: list the records that you keep a copy of again. The page starts at the oldest event that is kept.',
    ),
});
export type EventPage = z.output<typeof EventPage>;

const Body = z.object({ timestamp: z.string(), data: z.record(z.string(), z.unknown()) });

export type FeedRow = {
  feedId: number;
  name: EventName;
  subject: string;
  subjectId: number;
  body: string;
};

export function toFeedEvent(row: FeedRow): FeedEvent {
  const { timestamp, data } = Body.parse(JSON.parse(row.body));
  const erased = isErased(data);
  return {
    id: row.feedId,
    event: row.name,
    timestamp,
    subject: row.subject,
    subject_id: row.subjectId,
    data: erased ? null : data,
    erased,
  };
}

/**
 * Erasing a candidate empties the email of their events. Every application has one, so an empty
 * email means erased.
 */
function isErased(data: Record<string, unknown>): boolean {
  return data['email'] === '';
}
