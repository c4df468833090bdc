/** Webhooks, their deliveries, and a log of every attempt (contract 2.13). */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventName } from '#events.ts';
import { deliveryErrors, disabledReasons, webhookOwners } from '#vocabulary/events.ts';
import { internal } from '../record.ts';
import type { RecordOf } from '../record.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { events } from './events.ts';
import { oauthGrants } from './oauth.ts';

/** Webhooks of a company. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    url: text().notNull(),
    /** The host of `url`: nothing is sent to a host that became a career domain. */
    hostname: text().notNull(),
    events: json<EventName[]>().notNull(),
    /** Whether events are delivered to it. */
    isActive: integer({ mode: 'boolean' }).notNull().default(true),
    /** 64 hexadecimal characters, sealed for the company. */
    sealedSecret: text().notNull(),
    /** The last six characters, which are shown. */
    secretTail: text().notNull(),
    /** The previous secret, which also signs until it expires. */
    previousSecret: text(),
    previousUntil: instant(),
    /** The first failure since the last success. */
    failingSince: instant(),
    /** Deliveries given up since then. */
    failedCount: integer().notNull().default(0),
    /** When the Admins were notified. */
    warnedAt: instant(),
    disabledReason: text({ enum: disabledReasons }),
    /** The grant of the token that created it, which names the application. NULL: no token, or one of before it was stored. */
    grantId: integer().references(() => oauthGrants.id),
    /** That of an application ends with the connection of `grantId`: the same member, application and company. */
    belongsTo: text({ enum: webhookOwners }).notNull().default('company'),
    /** When the Admins were notified that its application is not connected any more. */
    leftNoticeAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('webhooks_by_company').on(t.companyId, t.id),
    index('webhooks_failing')
      .on(t.failingSince)
      .where(sql`is_active and failing_since is not null`),
    // By what looks for grants that have ended, and by the check of a grant that is deleted.
    index('webhooks_by_grant')
      .on(t.grantId)
      .where(sql`grant_id is not null`),
  ],
);

export const webhookRecord = {
  hostname: internal,
  isActive: { as: 'status' },
  sealedSecret: internal,
  secretTail: internal,
  previousSecret: internal,
  previousUntil: internal,
  failingSince: internal,
  failedCount: internal,
  warnedAt: internal,
  disabledReason: internal,
  grantId: internal,
  leftNoticeAt: internal,
} satisfies RecordOf<typeof webhooks, 'name' | 'url' | 'events' | 'belongsTo' | 'createdAt'>;

/** Deliveries of events to webhooks. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** The UUID that receivers see, the same on every attempt. */
    id: text().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    webhookId: integer().notNull(),
    eventId: integer()
      .notNull()
      .references(() => events.id),
    /** When it is due; while it is sent, when the lease ends. NULL: done. */
    dueAt: instant(),
    /** When its retry schedule began: with the event, or with a redelivery. */
    openedAt: instant().notNull(),
    /** Attempts of this schedule, counted when they end. */
    attempts: integer().notNull().default(0),
    hasSucceeded: flag(),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_of_company')
      .on(t.companyId, t.dueAt)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_by_webhook').on(t.webhookId, t.eventId),
    index('webhook_deliveries_by_event').on(t.eventId),
  ],
);

/** The log: one row per attempt. */
export const webhookLogs = sqliteTable(
  'webhook_logs',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    webhookId: integer().notNull(),
    deliveryId: text().notNull(),
    event: text().$type<EventName>().notNull(),
    /** From 1; 0: ended before anything was sent. */
    attempt: integer().notNull(),
    /** 0: no answer. */
    statusCode: integer().notNull(),
    /** Why there was no answer. */
    error: text({ enum: deliveryErrors }),
    hasSucceeded: integer({ mode: 'boolean' }).notNull(),
    /** The beginning of a failed attempt's answer. */
    answer: text(),
    durationMs: integer().notNull(),
    createdAt: instant().notNull(),
    /** Sent with sample data by request; no event has happened. */
    isSimulated: flag(),
  },
  (t) => [
    index('webhook_logs_by_webhook').on(t.webhookId, t.id),
    index('webhook_logs_of_event').on(t.webhookId, t.event, t.id),
    index('webhook_logs_failed')
      .on(t.webhookId, t.id)
      .where(sql`not has_succeeded`),
    // An answer may repeat the body it was sent: erasure finds it by the event.
    index('webhook_logs_answered')
      .on(t.deliveryId)
      .where(sql`answer is not null`),
  ],
);

export const webhookLogRecord = {
  webhookId: internal,
  deliveryId: internal,
  answer: { erased: null },
} satisfies RecordOf<
  typeof webhookLogs,
  | 'event'
  | 'attempt'
  | 'statusCode'
  | 'error'
  | 'hasSucceeded'
  | 'durationMs'
  | 'createdAt'
  | 'isSimulated'
>;

/** The number of log rows per webhook and kind. Triggers keep it, so that the total of a list is a few rows. */
export const webhookLogCounts = sqliteTable(
  'webhook_log_counts',
  {
    webhookId: integer().notNull(),
    event: text().$type<EventName>().notNull(),
    hasSucceeded: integer({ mode: 'boolean' }).notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.webhookId, t.event, t.hasSucceeded] })],
);

/** Deleted webhooks, whose logs are deleted in steps. */
export const webhookRemains = sqliteTable('webhook_remains', {
  webhookId: integer().primaryKey(),
});
