/** What a company does with its webhooks (contract 4.11). */
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, assertHolds } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { eventNames } from '#events.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import { newWebhookSecret } from '#lib/webhook-signature.ts';
import { OWN_HOST } from '#lib/webhook-url.ts';
import { invalidField, ApiError } from '#errors.ts';
import { assertMayHear, audibleTo, OVERLAP_MS, targetOf, WEBHOOKS_MAX } from '../rules.ts';
import { showEventType, showLog, showWebhook } from '../schemas.ts';
import type {
  DeliveryLog,
  EventType,
  LogQuery,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDetail,
} from '../schemas.ts';
import {
  isWithinLimit,
  logPage,
  recentLogs,
  remove,
  surroundings,
  tellingOnly,
  webhookStore,
} from '../store/webhooks.ts';
import { sealSecret } from './secrets.ts';

export function listEventTypes(): EventType[] {
  return eventNames.map(showEventType);
}

/** Those the caller may hear all events of. */
export function listWebhooks(ctx: CallerCtx, paging: Paging): Promise<Page<Webhook>> {
  const audible = ctx.actor ? audibleTo(ctx.actor.scopes) : eventNames;
  return webhookStore.page(ctx, paging, (row) => showWebhook(row, ctx.now), {
    ...(audible.length < eventNames.length && { where: tellingOnly(audible) }),
  });
}

export async function createWebhook(ctx: CallerCtx, given: NewWebhook): Promise<Webhook> {
  assertMayHear(ctx.actor?.scopes, given.events);
  const target = targetIn(ctx, given.url);
  const around = await runPlan(ctx, surroundings(ctx, target.hostname));
  if (around.isCareerDomain) throw invalidField('url', OWN_HOST);
  if (around.webhookCount >= WEBHOOKS_MAX) throw new ApiError('too_many_webhooks');
  const id = ctx.newId();
  const secret = newWebhookSecret();
  const { name, events } = given;
  return commit(ctx, {
    writes: [
      webhookStore.insert(ctx, {
        id,
        name,
        events,
        ...target,
        ...sealSecret(ctx, secret),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
      assertHolds(ctx, isWithinLimit(ctx)),
    ],
    audit: { action: 'webhook.create', subjectId: id, changes: changesOf({}, given) },
    answer: QueryPlan.map(webhookStore.one(ctx, id), (row) => showWebhook(row, ctx.now, secret)),
  });
}

export async function showWebhookById(ctx: CallerCtx, id: number): Promise<WebhookDetail> {
  const [row, logs] = await runPlan(
    ctx,
    QueryPlan.all([webhookStore.one(ctx, id), recentLogs(ctx, id)]),
  );
  assertMayHear(ctx.actor?.scopes, row.events);
  return { ...showWebhook(row, ctx.now), recent_logs: logs.map(showLog) };
}

/** A webhook that is pointed elsewhere or enabled begins with a clean slate. */
export async function changeWebhook(
  ctx: CallerCtx,
  id: number,
  given: WebhookChange,
): Promise<Webhook> {
  const target = given.url === undefined ? null : targetIn(ctx, given.url);
  const wanted = QueryPlan.all([
    webhookStore.one(ctx, id),
    surroundings(ctx, target?.hostname ?? ''),
  ]);
  const [before, around] = await runPlan(ctx, wanted);
  assertMayHear(ctx.actor?.scopes, [...before.events, ...(given.events ?? [])]);
  if (around.isCareerDomain) throw invalidField('url', OWN_HOST);
  const { name, events, status } = given;
  const isRenewed = status === true || (target !== null && target.url !== before.url);
  return commit(ctx, {
    writes: webhookStore.update(ctx, before, {
      name,
      events,
      isActive: status,
      ...target,
      ...(isRenewed && { failingSince: null, failedCount: 0, warnedAt: null }),
      ...(status === true && { disabledReason: null }),
    }),
    audit: {
      action: 'webhook.update',
      subjectId: id,
      changes: changesOf(
        { name: before.name, url: before.url, events: before.events, status: before.isActive },
        given,
      ),
    },
    answer: QueryPlan.map(webhookStore.one(ctx, id), (row) => showWebhook(row, ctx.now)),
  });
}

export async function deleteWebhook(ctx: CallerCtx, id: number): Promise<null> {
  const { events, name, url } = await runPlan(ctx, webhookStore.one(ctx, id));
  assertMayHear(ctx.actor?.scopes, events);
  return commit(ctx, {
    writes: remove(ctx, id),
    audit: {
      action: 'webhook.delete',
      subjectId: id,
      changes: changesOf({ name, url, events }, { name: null, url: null, events: null }),
    },
    answer: QueryPlan.of(null),
  });
}

/** The new secret is told once; the one before it signs too for a day, unless it must not. */
export async function rotateSecret(
  ctx: CallerCtx,
  id: number,
  immediately: boolean,
): Promise<Webhook> {
  const before = await runPlan(ctx, webhookStore.one(ctx, id));
  assertMayHear(ctx.actor?.scopes, before.events);
  const secret = newWebhookSecret();
  return commit(ctx, {
    writes: webhookStore.update(ctx, before, {
      ...sealSecret(ctx, secret),
      previousSecret: immediately ? null : before.sealedSecret,
      previousUntil: immediately ? null : new Date(ctx.now.getTime() + OVERLAP_MS),
    }),
    audit: { action: 'webhook.rotate-secret', subjectId: id },
    answer: QueryPlan.map(webhookStore.one(ctx, id), (row) => showWebhook(row, ctx.now, secret)),
  });
}

export async function listLogs(
  ctx: CallerCtx,
  id: number,
  query: LogQuery,
): Promise<Page<DeliveryLog>> {
  const wanted = QueryPlan.all([webhookStore.one(ctx, id), logPage(ctx, id, query, query)]);
  const [webhook, { rows, total }] = await runPlan(ctx, wanted);
  assertMayHear(ctx.actor?.scopes, webhook.events);
  return toPage(rows, total, query, showLog);
}

function targetIn(ctx: Ctx, url: string) {
  const { apiOrigin, webhooks } = ctx;
  return targetOf(url, { apiOrigin, allowsPrivate: webhooks.allowsPrivateTargets });
}
