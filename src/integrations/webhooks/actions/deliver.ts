/** Sending deliveries, each attempt written down; asking for them again (contract 6.2, 6.3). */
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
import { assertMayHear, hasSucceeded, isExpired, KEPT_MS, nextDelay } from '../rules.ts';
import type { Recovery, Redelivery } from '../schemas.ts';
import {
  claim,
  deliveryOf,
  drop,
  endDelivered,
  noteFailure,
  noteSuccess,
  overdue,
  postpone,
  recovering,
  reopen,
} from '../store/deliveries.ts';
import type { Claimed, Receiver } from '../store/deliveries.ts';
import { insertLog, webhookStore } from '../store/webhooks.ts';
import { secretsInForce } from './secrets.ts';

/** How an attempt went. */
export type Exchange = Awaited<ReturnType<PublicCtx['webhooks']['post']>>;

/** Takes up what is due of these, for this caller alone. */
export function claimDeliveries(ctx: PublicCtx, ids: readonly string[]): Promise<Claimed[]> {
  return runPlan(ctx, claim(ctx, ids));
}

/** One attempt. Throws where nothing can be signed: then it is no attempt, and comes again. */
export function attempt(ctx: PublicCtx, delivery: Claimed): Promise<Exchange> {
  const { webhook, companyId, id, event, body } = delivery;
  if (!webhook?.isActive) return Promise.resolve(unsent('disabled'));
  if (isExpired(delivery, ctx.now)) return Promise.resolve(unsent('expired'));
  return exchange(ctx, { companyId, id, event, body, webhook });
}

function unsent(error: NonNullable<Exchange['error']>): Exchange {
  return { statusCode: 0, error, answer: null, durationMs: 0 };
}

type Sent = {
  companyId: number;
  id: string;
  event: string;
  body: string;
  webhook: Receiver;
  /** What else its headers say. */
  marks?: Record<string, string>;
};

/** One signed POST, whether or not the webhook is active. */
export async function exchange(ctx: PublicCtx, sent: Sent): Promise<Exchange> {
  const { companyId, id, event, body, webhook, marks } = sent;
  if (!mayReach(ctx, webhook)) return unsent('refused');
  const seconds = Math.floor(ctx.now.getTime() / SECOND_MS);
  const secrets = secretsInForce(ctx, companyId, webhook);
  return ctx.webhooks.post(webhook.url, body, {
    'Content-Type': 'application/json',
    'User-Agent': 'Service-Webhooks/1.0',
    'X-Service-Event': event,
    'X-Service-Delivery': id,
    // The contract has room for one: the secret that receivers know already.
    'X-Service-Signature': bodySignature(secrets[0] ?? '', body),
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets
      .map((secret) => messageSignature(secret, { id, seconds, body }))
      .join(' '),
    ...marks,
  });
}

/** What was a public address when it was given may have become one of ours. */
function mayReach(ctx: PublicCtx, { url, isCareerDomain }: Receiver): boolean {
  const { apiOrigin, webhooks } = ctx;
  const around = { apiOrigin, allowsPrivate: webhooks.allowsPrivateTargets };
  return targetFault(url, around) === null && !isCareerDomain;
}

/** Writes down how an attempt went, at the time it ended, and has the next one made when it is due. */
export async function settle(ctx: PublicCtx, delivery: Claimed, went: Exchange): Promise<void> {
  // What ended unsent was no attempt.
  const wasSent = went.error !== 'disabled' && went.error !== 'expired';
  const attempts = delivery.attempts + (wasSent ? 1 : 0);
  const delaySeconds = wasSent ? nextDelay(attempts, went) : null;
  const dueAt =
    delaySeconds === null ? null : new Date(ctx.now.getTime() + delaySeconds * SECOND_MS);
  let logId = ctx.newId();
  await retry(async () => {
    try {
      await writeUnaudited(
        ctx,
        verdict(ctx, delivery, { ...went, logId, wasSent, attempts, dueAt }),
      );
    } catch (error) {
      // A neighbour of the same millisecond has it. Whatever else went wrong may have been written.
      if (error instanceof ConflictError) logId = ctx.newId();
      throw error;
    }
  });
  if (delaySeconds !== null) ctx.defer(ctx.webhooks.enqueue([delivery.id], delaySeconds));
}

type Verdict = Exchange & {
  logId: number;
  wasSent: boolean;
  attempts: number;
  dueAt: Date | null;
};

/** Written twice it says no more than once. */
function verdict(ctx: PublicCtx, delivery: Claimed, went: Verdict): Statement[] {
  const { webhook } = delivery;
  if (webhook === null) return [drop(ctx, delivery)];
  const { logId, wasSent, attempts, dueAt } = went;
  const sentTo = { id: delivery.webhookId, url: webhook.url };
  const logged = logOf(ctx, delivery, { ...went, id: logId, attempt: attempts });
  if (hasSucceeded(went)) {
    return [logged, endDelivered(ctx, delivery), noteSuccess(ctx, sentTo)];
  }
  const postponed = postpone(ctx, delivery, { attempts, dueAt });
  return [
    logged,
    postponed,
    ...(wasSent ? [noteFailure(ctx, sentTo, { hasEnded: dueAt === null })] : []),
  ];
}

type Logged = Pick<Claimed, 'id' | 'companyId' | 'webhookId' | 'event'> & {
  isSimulated?: boolean;
};

/** The row that tells of an attempt. */
export function logOf(
  ctx: PublicCtx,
  { id: deliveryId, companyId, webhookId, event, isSimulated = false }: Logged,
  went: Exchange & { id: number; attempt: number },
): Statement {
  const { id, attempt: attemptNumber, statusCode, error, answer, durationMs } = went;
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
    hasSucceeded: hasSucceeded(went),
  });
}

/** Wakes whoever sends for what has been due for a while; answers how many, at most `limit`. */
export async function wakeOverdue(ctx: PublicCtx, limit: number): Promise<number> {
  const ids = await runPlan(ctx, overdue(ctx, limit));
  if (ids.length > 0) await ctx.webhooks.enqueue(ids);
  return ids.length;
}

/** The same bytes under the same id, by a fresh schedule. */
export async function redeliver(
  ctx: CallerCtx,
  webhookId: number,
  id: string,
): Promise<Redelivery> {
  const wanted = QueryPlan.all([webhookStore.one(ctx, webhookId), deliveryOf(ctx, webhookId, id)]);
  const [webhook, found] = await runPlan(ctx, wanted);
  assertMayHear(ctx.actor?.scopes, webhook.events);
  const { dueAt, event } = rowOrNotFound(found);
  if (!webhook.isActive) throw new ApiError('webhook_disabled');
  if (dueAt !== null) throw new ApiError('delivery_open');
  const result = await commit(ctx, {
    writes: [reopen(ctx, id), assertChanged(ctx)],
    audit: { action: 'webhook.redeliver', subjectId: webhookId },
    answer: QueryPlan.of({ delivery_id: id, event }),
  });
  enqueueDeliveries(ctx, [id]);
  return result;
}

/** Of each kind so many at once. */
const RECOVERED_MAX = 1000;

/** What failed since then, and what the webhook asks for and was never given, as while it was disabled. */
export async function recover(ctx: CallerCtx, webhookId: number, since: Date): Promise<Recovery> {
  if (since.getTime() < ctx.now.getTime() - KEPT_MS) {
    throw invalidField('since', 'Must be within the last 30 days.');
  }
  const webhook = await runPlan(ctx, webhookStore.one(ctx, webhookId));
  assertMayHear(ctx.actor?.scopes, webhook.events);
  if (!webhook.isActive) throw new ApiError('webhook_disabled');
  const from = new Date(Math.max(since.getTime(), webhook.createdAt.getTime()));
  const { reopened, begun } = await commit(ctx, {
    writes: [],
    audit: {
      action: 'webhook.recover',
      subjectId: webhookId,
      changes: { since: { from: null, to: since.toISOString() } },
    },
    answer: recovering(ctx, { id: webhookId, from }, RECOVERED_MAX),
  });
  const ids = [...reopened, ...begun];
  enqueueDeliveries(ctx, ids);
  const has_more = reopened.length === RECOVERED_MAX || begun.length === RECOVERED_MAX;
  return { recovered: ids.length, has_more };
}
