/** Makes delivery attempts, logs each of them, and starts deliveries again on request (contract 6.2, 6.3). */
import type { CallerCtx, PublicCtx } from '#context.ts';
import { commit, assertChanged, writeUnaudited } from '#data/commit.ts';
import { enqueueDeliveries } from '#data/outbox.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { retry, ConflictError } from '#data/database-errors.ts';
import { bodySignature, messageSignature } from '#lib/webhook-signature.ts';
import { targetFault } from '#lib/webhook-url.ts';
import { SECOND_MS } from '#lib/time.ts';
import { invalidField, ApiError } from '#errors.ts';
import {
  assertMayRead,
  hasSucceeded,
  isExpired,
  RETENTION_MS,
  retryDelaySeconds,
} from '../rules.ts';
import type { Recovery, Redelivery } from '../schemas.ts';
import {
  leaseDue,
  deliveryById,
  deleteDelivery,
  markDelivered,
  countFailure,
  resetFailures,
  overdueIds,
  scheduleRetry,
  recoverDeliveries,
  reopenDelivery,
} from '../store/deliveries.ts';
import type { LeasedDelivery, Receiver } from '../store/deliveries.ts';
import { insertLog, webhookById } from '../store/webhooks.ts';
import { activeSecrets } from './secrets.ts';

/** The result of an attempt. */
export type AttemptResult = Awaited<ReturnType<PublicCtx['webhooks']['post']>>;

/** Leases those of the deliveries that are due, so that only this caller attempts them. */
export function claimDeliveries(ctx: PublicCtx, ids: readonly string[]): Promise<LeasedDelivery[]> {
  return runPlan(ctx, leaseDue(ctx, ids));
}

/** Makes one attempt. Throws where it cannot be signed; that is not an attempt, and it is made again. */
export function attempt(ctx: PublicCtx, delivery: LeasedDelivery): Promise<AttemptResult> {
  const { webhook, companyId, id, event, body } = delivery;
  if (!webhook?.isActive) return Promise.resolve(notSent('disabled'));
  if (isExpired(delivery, ctx.now)) return Promise.resolve(notSent('expired'));
  return postSigned(ctx, { companyId, id, event, body, webhook });
}

function notSent(error: NonNullable<AttemptResult['error']>): AttemptResult {
  return { statusCode: 0, error, answer: null, durationMs: 0 };
}

type SignedPost = {
  companyId: number;
  id: string;
  event: string;
  body: string;
  webhook: Receiver;
  /** Additional headers. */
  extraHeaders?: Record<string, string>;
};

/** Sends one signed POST, even if the webhook is disabled. */
export async function postSigned(ctx: PublicCtx, post: SignedPost): Promise<AttemptResult> {
  const { companyId, id, event, body, webhook, extraHeaders } = post;
  if (!isAllowedTarget(ctx, webhook)) return notSent('refused');
  const seconds = Math.floor(ctx.now.getTime() / SECOND_MS);
  const secrets = activeSecrets(ctx, companyId, webhook);
  return ctx.webhooks.post(webhook.url, body, {
    'Content-Type': 'application/json',
    'User-Agent': 'Service-Webhooks/1.0',
    'X-Service-Event': event,
    'X-Service-Delivery': id,
    // The contract's header has room for one signature, so it uses the secret that receivers know
    // already.
    'X-Service-Signature': bodySignature(secrets[0] ?? '', body),
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets
      .map((secret) => messageSignature(secret, { id, seconds, body }))
      .join(' '),
    ...extraHeaders,
  });
}

/** The host may have become internal since the URL was saved. */
function isAllowedTarget(ctx: PublicCtx, { url, isCareerDomain }: Receiver): boolean {
  const { apiOrigin, webhooks } = ctx;
  const surroundings = { apiOrigin, allowsPrivate: webhooks.allowsPrivateTargets };
  return targetFault(url, surroundings) === null && !isCareerDomain;
}

/** Records how an attempt ended, and schedules the next one where it failed. */
export async function recordAttempt(
  ctx: PublicCtx,
  delivery: LeasedDelivery,
  result: AttemptResult,
): Promise<void> {
  // Deliveries that end unsent do not count as attempts.
  const wasSent = result.error !== 'disabled' && result.error !== 'expired';
  const attempts = delivery.attempts + (wasSent ? 1 : 0);
  const delaySeconds = wasSent ? retryDelaySeconds(attempts, result) : null;
  const dueAt =
    delaySeconds === null ? null : new Date(ctx.now.getTime() + delaySeconds * SECOND_MS);
  let logId = ctx.newId();
  await retry(async () => {
    try {
      await writeUnaudited(
        ctx,
        attemptWrites(ctx, delivery, { ...result, logId, wasSent, attempts, dueAt }),
      );
    } catch (error) {
      // Another log of the same millisecond has this id. After any other error the write may have
      // succeeded.
      if (error instanceof ConflictError) logId = ctx.newId();
      throw error;
    }
  });
  if (delaySeconds !== null) ctx.defer(ctx.webhooks.enqueue([delivery.id], delaySeconds));
}

type RecordedAttempt = AttemptResult & {
  logId: number;
  wasSent: boolean;
  attempts: number;
  dueAt: Date | null;
};

/** Repeatable: written twice, the outcome is the same. */
function attemptWrites(
  ctx: PublicCtx,
  delivery: LeasedDelivery,
  result: RecordedAttempt,
): Statement[] {
  const { webhook } = delivery;
  if (webhook === null) return [deleteDelivery(ctx, delivery)];
  const { logId, wasSent, attempts, dueAt } = result;
  const sentTo = { id: delivery.webhookId, url: webhook.url };
  const log = insertAttemptLog(ctx, delivery, { ...result, id: logId, attempt: attempts });
  if (hasSucceeded(result)) {
    return [log, markDelivered(ctx, delivery), resetFailures(ctx, sentTo)];
  }
  const postponed = scheduleRetry(ctx, delivery, { attempts, dueAt });
  return [
    log,
    postponed,
    ...(wasSent ? [countFailure(ctx, sentTo, { hasEnded: dueAt === null })] : []),
  ];
}

type LoggedDelivery = Pick<LeasedDelivery, 'id' | 'companyId' | 'webhookId' | 'event'> & {
  isSimulated?: boolean;
};

/** The log entry of an attempt. */
export function insertAttemptLog(
  ctx: PublicCtx,
  { id: deliveryId, companyId, webhookId, event, isSimulated = false }: LoggedDelivery,
  result: AttemptResult & { id: number; attempt: number },
): Statement {
  const { id, attempt: attemptNumber, statusCode, error, answer, durationMs } = result;
  return insertLog(ctx, {
    id,
    companyId,
    webhookId,
    event,
    statusCode,
    error,
    answer,
    durationMs,
    deliveryId,
    isSimulated,
    attempt: attemptNumber,
    hasSucceeded: hasSucceeded(result),
  });
}

/** Enqueues deliveries that are overdue. Returns how many, at most `limit`. */
export async function enqueueOverdue(ctx: PublicCtx, limit: number): Promise<number> {
  const ids = await runPlan(ctx, overdueIds(ctx, limit));
  if (ids.length > 0) await ctx.webhooks.enqueue(ids);
  return ids.length;
}

/** Starts a delivery again, with the same body and id and a new schedule. */
export async function redeliver(
  ctx: CallerCtx,
  webhookId: number,
  id: string,
): Promise<Redelivery> {
  const wanted = QueryPlan.all([webhookById(ctx, webhookId), deliveryById(ctx, webhookId, id)]);
  const [webhook, delivery] = await runPlan(ctx, wanted);
  assertMayRead(ctx.actor?.scopes, webhook.events);
  const { dueAt, event } = rowOrNotFound(delivery);
  if (!webhook.isActive) throw new ApiError('webhook_disabled');
  if (dueAt !== null) throw new ApiError('delivery_open');
  const result = await commit(ctx, {
    writes: [reopenDelivery(ctx, id), assertChanged(ctx)],
    audit: { action: 'webhook.redeliver', subjectId: webhookId },
    answer: QueryPlan.of({ delivery_id: id, event }),
  });
  enqueueDeliveries(ctx, [id]);
  return result;
}

/** The most deliveries of each kind that one request recovers. */
const RECOVERED_MAX = 1000;

/**
 * Starts again what failed since then, and creates deliveries of events that the webhook missed,
 * for instance while it was disabled.
 */
export async function recover(ctx: CallerCtx, webhookId: number, since: Date): Promise<Recovery> {
  if (since.getTime() < ctx.now.getTime() - RETENTION_MS) {
    throw invalidField('since', 'Must be within the last 30 days.');
  }
  const webhook = await runPlan(ctx, webhookById(ctx, webhookId));
  assertMayRead(ctx.actor?.scopes, webhook.events);
  if (!webhook.isActive) throw new ApiError('webhook_disabled');
  const from = new Date(Math.max(since.getTime(), webhook.createdAt.getTime()));
  const { reopened, created } = await commit(ctx, {
    writes: [],
    audit: {
      action: 'webhook.recover',
      subjectId: webhookId,
      changes: { since: { from: null, to: since.toISOString() } },
    },
    answer: recoverDeliveries(ctx, { id: webhookId, from }, RECOVERED_MAX),
  });
  const ids = [...reopened, ...created];
  enqueueDeliveries(ctx, ids);
  const has_more = reopened.length === RECOVERED_MAX || created.length === RECOVERED_MAX;
  return { recovered: ids.length, has_more };
}
