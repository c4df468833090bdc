/** Webhooks, what is to be delivered to them, and what became of every attempt (contract 2.13). */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventName } from '#events.ts';
import { deliveryErrors, disabledReasons } from '#vocabulary.ts';
import { flag, id, instant, json } from './columns.ts';
import { companies } from './companies.ts';
import { events } from './events.ts';

export const webhooks = sqliteTable(
  'webhooks',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    url: text().notNull(),
    /** Of `url`: nothing is sent to a host that has become our own. */
    hostname: text().notNull(),
    events: json<EventName[]>().notNull(),
    /** Whether it is given deliveries. */
    isActive: integer({ mode: 'boolean' }).notNull().default(true),
    /** 64 hexadecimal characters, sealed for the company. */
    sealedSecret: text().notNull(),
    /** Its last six characters, which are shown. */
    secretTail: text().notNull(),
    /** The one before it, which signs as well until then. */
    previousSecret: text(),
    previousUntil: instant(),
    /** When the first attempt failed of those since the last that did not. */
    failingSince: instant(),
    /** Deliveries given up since then. */
    failedCount: integer().notNull().default(0),
    /** When the Admins were told of it. */
    warnedAt: instant(),
    disabledReason: text({ enum: disabledReasons }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index('webhooks_by_company').on(t.companyId, t.id),
    index('webhooks_failing')
      .on(t.failingSince)
      .where(sql`is_active and failing_since is not null`),
  ],
);

/** An event on its way to a webhook. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    /** The UUID receivers see, the same on every attempt. */
    id: text().primaryKey(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    webhookId: integer().notNull(),
    eventId: integer()
      .notNull()
      .references(() => events.id),
    /** When it is to be sent; while it is being sent, when whoever does has lost it. NULL: it has ended. */
    dueAt: instant(),
    /** When its schedule began: with the event, or when it was asked for again. */
    openedAt: instant().notNull(),
    /** Of this schedule, counted when they have ended. */
    attempts: integer().notNull().default(0),
    hasSucceeded: flag(),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    index('webhook_deliveries_by_webhook').on(t.webhookId, t.eventId),
    index('webhook_deliveries_by_event').on(t.eventId),
  ],
);

/** One row an attempt. */
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
    /** From 1; 0 where it ended before anything was sent. */
    attempt: integer().notNull(),
    /** 0: nobody answered. */
    statusCode: integer().notNull(),
    /** Why nobody did. */
    error: text({ enum: deliveryErrors }),
    hasSucceeded: integer({ mode: 'boolean' }).notNull(),
    /** How the answer to a failure begins. */
    answer: text(),
    durationMs: integer().notNull(),
    createdAt: instant().notNull(),
    /** It told of a sample, at somebody's wish; nothing had happened. */
    isSimulated: flag(),
  },
  (t) => [
    index('webhook_logs_by_webhook').on(t.webhookId, t.id),
    index('webhook_logs_of_event').on(t.webhookId, t.event, t.id),
    index('webhook_logs_failed')
      .on(t.webhookId, t.id)
      .where(sql`not has_succeeded`),
    // An answer may repeat what it was sent: who erases that finds it.
    index('webhook_logs_answered')
      .on(t.deliveryId)
      .where(sql`answer is not null`),
  ],
);

/** How many log rows a webhook has of a kind: kept by triggers, so that the total of a list is a few rows. */
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

/** Webhooks that are gone, and whose logs go bit by bit. */
export const webhookRemains = sqliteTable('webhook_remains', {
  webhookId: integer().primaryKey(),
});
