/** An event of the feed on the wire. */
import * as z from 'zod';
import { eventNames } from '#events.ts';
import type { EventName } from '#events.ts';
import { countParam } from '#lib/pagination.ts';

const LIMIT_DEFAULT = 100;
/** An event is small: so many are 100 kB or so. */
const LIMIT_MAX = 500;

export const FeedQuery = z.object({
  after: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,15})$/u, 'Must be an id of this feed, or 0.')
    .transform(Number)
    .refine(Number.isSafeInteger, 'Must be an id of this feed, or 0.')
    .default(0)
    .describe('`next_after` of the page before; 0: from the oldest that is kept.')
    .meta({ type: 'integer', minimum: 0, default: 0 }),
  limit: countParam(LIMIT_DEFAULT, LIMIT_MAX).describe('Events a page, 500 at most.'),
  event: z.enum(eventNames).optional().describe('Only events of this name.'),
});
export type FeedQuery = z.output<typeof FeedQuery>;

export const FeedEvent = z
  .object({
    id: z.int().describe('Its place in the feed: greater than that of all before it.'),
    event: z.enum(eventNames),
    timestamp: z.string().describe('When it happened.'),
    subject: z.string().describe('What it tells of: job, application, meeting.'),
    subject_id: z.int(),
    data: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('As it was delivered to webhooks; null where the candidate was erased since.'),
    erased: z.boolean().describe('The candidate was erased: drop what you have of the subject.'),
  })
  .meta({ id: 'FeedEvent' });
export type FeedEvent = z.output<typeof FeedEvent>;

export const EventPage = z.object({
  data: z.array(FeedEvent),
  next_after: z.int().describe('What to give as `after` next, now or later.'),
  has_more: z.boolean(),
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

export function showEvent(row: FeedRow): FeedEvent {
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

/** Erasing a candidate leaves their address empty; nobody applies without one. */
function isErased(data: Record<string, unknown>): boolean {
  return data['email'] === '';
}
