/** How a company manages its webhooks (contract 4.11). */
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { assertHolds, commit, commitIfChanged } from '#data/commit.ts';
import { webhookDeletion } from '#data/webhook-rows.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { eventNames } from '#events.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { newWebhookSecret } from '#lib/webhook-signature.ts';
import { OWN_HOST } from '#lib/webhook-url.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertMayRead, readableEvents, SECRET_OVERLAP_MS, parseTarget } from '../rules.ts';
import { toDeliveryLog, toEventType, toWebhook, webhookFields } from '../schemas.ts';
import type {
  DeliveryLog,
  EventType,
  LogQuery,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDetail,
  WebhooksQuery,
} from '../schemas.ts';
import {
  alsoApplication,
  hasRoom,
  isListed,
  logPage,
  recentLogs,
  hostAndRoom,
  isOwnHost,
  webhookById,
  webhookStore,
} from '../store/webhooks.ts';
import { sealSecret } from './secrets.ts';

export function listEventTypes(): EventType[] {
  return eventNames.map(toEventType);
}

/** Lists the webhooks that the caller manages and whose events it may all read. */
export function listWebhooks(
  ctx: CallerCtx,
  { url, ...paging }: WebhooksQuery,
): Promise<Page<Webhook>> {
  const readable = ctx.actor ? readableEvents(ctx.actor.scopes) : eventNames;
  return webhookStore.page(ctx, paging, (row) => toWebhook(row, ctx.now), {
    also: alsoApplication,
    where: isListed(ctx, {
      url,
      names: readable.length < eventNames.length ? readable : undefined,
    }),
  });
}

export async function createWebhook(ctx: CallerCtx, given: NewWebhook): Promise<Webhook> {
  assertMayRead(ctx.actor?.scopes, given.events);
  const grantId = ctx.actor?.grantId ?? null;
  const { belongs_to: belongsTo } = given;
  if (belongsTo === 'application' && grantId === null) {
    throw invalidField('belongs_to', 'Must be company: no application has sent this.');
  }
  const target = parseUrl(ctx, given.url);
  const checks = await runPlan(ctx, hostAndRoom(ctx, target.hostname, belongsTo));
  if (checks.isCareerDomain) throw invalidField('url', OWN_HOST);
  if (!checks.hasRoom) throw new ApiError('too_many_webhooks');
  const id = ctx.newId();
  const secret = newWebhookSecret();
  return commit(ctx, {
    writes: [
      webhookStore.insert(ctx, {
        ...webhookFields.toColumns(given),
        id,
        ...target,
        ...sealSecret(ctx, secret),
        grantId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
      assertHolds(ctx, hasRoom(ctx, belongsTo, 0)),
    ],
    audit: { action: 'webhook.create', subjectId: id, changes: changesOf({}, given) },
    answer: QueryPlan.map(webhookById(ctx, id), (row) => toWebhook(row, ctx.now, secret)),
  });
}

export async function showWebhookById(ctx: CallerCtx, id: number): Promise<WebhookDetail> {
  const [row, logs] = await runPlan(
    ctx,
    QueryPlan.all([webhookById(ctx, id), recentLogs(ctx, id)]),
  );
  assertMayRead(ctx.actor?.scopes, row.events);
  return { ...toWebhook(row, ctx.now), recent_logs: logs.map(toDeliveryLog) };
}

/** A changed URL or a re-enabled webhook resets the count of failures. */
export async function changeWebhook(
  ctx: CallerCtx,
  id: number,
  given: WebhookChange,
): Promise<Webhook> {
  const target = given.url === undefined ? null : parseUrl(ctx, given.url);
  const [before, isOurs] = await runPlan(
    ctx,
    QueryPlan.all([webhookById(ctx, id), isOwnHost(ctx, target?.hostname ?? '')]),
  );
  assertMayRead(ctx.actor?.scopes, [...before.events, ...(given.events ?? [])]);
  if (isOurs) throw invalidField('url', OWN_HOST);
  const isEnabled = given.status === true && !before.isActive;
  const resetsFailures = isEnabled || (target !== null && target.url !== before.url);
  return commitIfChanged(ctx, {
    writes: webhookStore.update(ctx, before, {
      ...webhookFields.toColumns(given),
      ...target,
      ...(resetsFailures && { failingSince: null, failedCount: 0, warnedAt: null }),
      ...(isEnabled && { disabledReason: null }),
    }),
    audit: {
      action: 'webhook.update',
      subjectId: id,
      changes: changesOf(webhookFields.toInput(before), { ...given, url: target?.url }),
    },
    answer: QueryPlan.map(webhookById(ctx, id), (row) => toWebhook(row, ctx.now)),
  });
}

export async function deleteWebhook(ctx: CallerCtx, id: number): Promise<null> {
  const webhook = await runPlan(ctx, webhookById(ctx, id));
  assertMayRead(ctx.actor?.scopes, webhook.events);
  return commit(ctx, { ...webhookDeletion(ctx, webhook), answer: QueryPlan.of(null) });
}

/** Returns the new secret once. The previous one also signs for a day, unless it must not. */
export async function rotateSecret(
  ctx: CallerCtx,
  id: number,
  immediately: boolean,
): Promise<Webhook> {
  const before = await runPlan(ctx, webhookById(ctx, id));
  assertMayRead(ctx.actor?.scopes, before.events);
  const secret = newWebhookSecret();
  return commit(ctx, {
    writes: webhookStore.update(ctx, before, {
      ...sealSecret(ctx, secret),
      previousSecret: immediately ? null : before.sealedSecret,
      previousUntil: immediately ? null : new Date(ctx.now.getTime() + SECRET_OVERLAP_MS),
    }),
    audit: { action: 'webhook.rotate-secret', subjectId: id },
    answer: QueryPlan.map(webhookById(ctx, id), (row) => toWebhook(row, ctx.now, secret)),
  });
}

export async function listLogs(
  ctx: CallerCtx,
  id: number,
  query: LogQuery,
): Promise<Page<DeliveryLog>> {
  const wanted = QueryPlan.all([webhookById(ctx, id), logPage(ctx, id, query, query)]);
  const [webhook, { rows, total }] = await runPlan(ctx, wanted);
  assertMayRead(ctx.actor?.scopes, webhook.events);
  return toPage(rows, total, query, toDeliveryLog);
}

function parseUrl(ctx: Ctx, url: string) {
  const { apiOrigin, webhooks } = ctx;
  return parseTarget(url, { apiOrigin, allowsPrivate: webhooks.allowsPrivateTargets });
}
