/** Which rows the cron deletes when their time is over, how long they are kept, and by which index they are found. */
import { firstIdAt } from '#lib/ids.ts';
import { ASKED_MS, DELIVERIES_MS, IDEMPOTENCY_MS, UNCONFIRMED_MS } from '#lib/retention.ts';
import { DAY_MS } from '#lib/time.ts';

/** A month of `audit_months`, as the months of retention are: a twelfth of a year. */
const MONTH_MS = Math.round((365.25 * DAY_MS) / 12);
const START = new Date(Date.UTC(2030, 0, 1));
const IDS_PER_MONTH = firstIdAt(new Date(START.getTime() + MONTH_MS)) - firstIdAt(START);

/** Access that has ended can be asked about for a while. */
const ENDED_MS = 90 * DAY_MS;

export type Expiry = {
  table: string;
  keptMs: number;
  /** The condition of a row, `t`: `:time` is what now is `keptMs` later than, `:id` the first id of that time. */
  isOver: string;
  /** The order in which rows go: that of the index by which they are found. */
  by?: string;
  /** What `t` is joined to. */
  beside?: string;
  /** Written first, for the rows that go: `:rows` selects their row ids. */
  before?: string;
  /** What is set in a row that stays. */
  set?: string;
};

/** In this order: an event goes after its deliveries. */
export const expiries: readonly Expiry[] = [
  // Emails that have ended; those that wait longer than a year are kept.
  {
    table: 'mails',
    keptMs: 365 * DAY_MS,
    isOver: 't.id < :id and t.next_attempt_at is null',
    by: 't.id',
  },
  // No report of a delivery comes later.
  { table: 'sent_messages', keptMs: 30 * DAY_MS, isOver: 't.id < :id', by: 't.id' },
  { table: 'account_events', keptMs: 730 * DAY_MS, isOver: 't.id < :id', by: 't.id' },
  // Of companies that keep their audit log for a while.
  {
    table: 'audit_events',
    keptMs: 0,
    beside: 'hiring_settings h cross join',
    isOver: `h.audit_months is not null and t.company_id = h.company_id
      and t.id < :id - h.audit_months * ${IDS_PER_MONTH}`,
  },
  {
    table: 'security_events',
    keptMs: 730 * DAY_MS,
    isOver: 't.created_at <= :time',
    by: 't.created_at',
  },
  // An IPv6 address is cut to its /48 network.
  {
    table: 'security_events',
    keptMs: 90 * DAY_MS,
    isOver: 'length(t.address) = 39 and t.created_at <= :time',
    by: 't.created_at',
    set: "address = substr(address, 1, 14) || '::/48'",
  },
  { table: 'webhook_logs', keptMs: DELIVERIES_MS, isOver: 't.id < :id', by: 't.id' },
  {
    table: 'webhook_deliveries',
    keptMs: DELIVERIES_MS,
    isOver: 't.event_id < :id and t.due_at is null',
    by: 't.event_id',
  },
  // Longer than deliveries, for readers of the event feed, which are told if they have missed some.
  {
    table: 'events',
    keptMs: 90 * DAY_MS,
    isOver: `t.id < :id
      and not exists (select 1 from webhook_deliveries d where d.event_id = t.id)`,
    by: 't.id',
    before: `insert into event_feeds (company_id, deleted_to)
      select company_id, max(feed_id) from events
      where id in (:rows) and feed_id is not null group by company_id
      on conflict (company_id) do update set deleted_to = max(deleted_to, excluded.deleted_to)`,
  },
  { table: 'notifications', keptMs: 90 * DAY_MS, isOver: 't.id < :id', by: 't.id' },
  { table: 'throttles', keptMs: 0, isOver: 't.window_ends_at <= :time', by: 't.window_ends_at' },
  {
    table: 'idempotency_keys',
    keptMs: IDEMPOTENCY_MS,
    isOver: 't.claimed_at <= :time',
    by: 't.claimed_at',
  },
  { table: 'prepared_actions', keptMs: 0, isOver: 't.expires_at <= :time', by: 't.expires_at' },
  { table: 'portal_tokens', keptMs: 0, isOver: 't.expires_at <= :time', by: 't.expires_at' },
  // Without an index: a code lives for minutes.
  { table: 'portal_codes', keptMs: 0, isOver: 't.expires_at <= :time' },
  { table: 'import_rows', keptMs: 30 * DAY_MS, isOver: 't.import_id < :id', by: 't.import_id' },
  {
    table: 'deletions',
    keptMs: 400 * DAY_MS,
    // Without an index on their age: ids rise with it.
    isOver: `t.id < coalesce((select d.id from deletions d where d.deleted_at > :time order by d.id limit 1), 9e15)`,
    by: 't.id',
  },
  { table: 'feed_reads', keptMs: 30 * DAY_MS, isOver: `t.day < :time / ${DAY_MS}`, by: 't.day' },
  // Alerts that nobody has confirmed, with the email that asked to.
  {
    table: 'job_alerts',
    keptMs: UNCONFIRMED_MS,
    isOver: 't.confirmed_at is null and t.created_at <= :time',
    by: 't.created_at',
    before: `delete from mails where id in (select mail_id from job_alerts where id in (:rows))`,
  },
];

/**
 * Tables that are read from their beginning to their end, again and again: an index on their age would cost more than that.
 */
export const walks: readonly Expiry[] = [
  { table: 'oauth_tokens', keptMs: ENDED_MS, isOver: 't.expires_at < :time' },
  {
    table: 'oauth_grants',
    keptMs: ENDED_MS,
    // A webhook names its application by the grant.
    isOver: `coalesce(t.revoked_at, t.created_at) < :time and (t.revoked_at is not null
      or not exists (select 1 from oauth_tokens k where k.grant_id = t.id))
      and not exists (select 1 from webhooks w where w.grant_id = t.id)`,
  },
  { table: 'mailed_links', keptMs: ENDED_MS, isOver: 'coalesce(t.used_at, t.expires_at) < :time' },
  // As emails that were sent; what is still shown of one that came to an open application is kept.
  {
    table: 'received_emails',
    keptMs: 365 * DAY_MS,
    isOver: 't.received_at < :time and t.content_deleted_at is not null',
  },
  { table: 'sessions', keptMs: ENDED_MS, isOver: 't.last_seen_at < :time' },
  // Who was asked for feedback sees the application no more.
  {
    table: 'feedback_requests',
    keptMs: ASKED_MS,
    isOver: `t.sees = 1 and exists (select 1 from applications a
      where a.id = t.application_id and coalesce(a.hired_at, a.rejected_at) < :time)`,
    set: 'sees = 0',
  },
];
