/** What is left of mails, accounts and access, and how long it is kept. */
import { DAY_MS } from '#lib/time.ts';

/** An email is known for a year, its body for 30 days. */
export const MAILS_MS = 365 * DAY_MS;
/** As long as the sign-in log. */
export const ACCOUNT_EVENTS_MS = 730 * DAY_MS;
/** Access that has ended can be asked about for a while. */
export const ENDED_MS = 90 * DAY_MS;
/** A month of `audit_months`, as the months of retention are: a twelfth of a year. */
export const MONTH_MS = Math.round((365.25 * DAY_MS) / 12);

/**
 * Tables that are read from their beginning to their end, again and again: an index on their age would cost more than that.
 * `isOver` is the condition of a row, `t`, that ended before `?1`.
 */
export const walks: readonly { table: string; isOver: string }[] = [
  { table: 'oauth_tokens', isOver: 't.expires_at < ?1' },
  {
    table: 'oauth_grants',
    isOver: `coalesce(t.revoked_at, t.created_at) < ?1 and (t.revoked_at is not null
      or not exists (select 1 from oauth_tokens k where k.grant_id = t.id))`,
  },
  { table: 'mailed_links', isOver: 'coalesce(t.used_at, t.expires_at) < ?1' },
  { table: 'sessions', isOver: 't.last_seen_at < ?1' },
];
