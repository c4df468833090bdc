/** Makes writes safe to repeat: requests with the same `Idempotency-Key` run once and have the same answer (decisions: Conventions). */
import type { Claim, Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { claimKey, releaseClaim, secondsUntilFree, storeAnswer } from '#data/idempotency.ts';
import type { Claimed } from '#data/idempotency.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { invalidField, ApiError } from '#errors.ts';
import { IDEMPOTENCY_KEY } from './headers.ts';
import { logFailure } from './log.ts';
import { openAnswer, sealAnswer } from './stored-answer.ts';

const KEY_LENGTH_MAX = 255;

export type Written = {
  status: number;
  body: string;
  /** False: the answer is not kept, and the same key runs the request again. */
  isFinal?: boolean;
};
export type Replayed = Written & { isReplayed: boolean };

/** The claim on the key of a request, or null without one. Throws a 422 that names the header or the argument. */
export function claimOf(ctx: Ctx, key: unknown, field: string = IDEMPOTENCY_KEY): Claim | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/u.test(key) || key.length > KEY_LENGTH_MAX) {
    throw invalidField(field, `Must be 1 to ${KEY_LENGTH_MAX} visible ASCII characters.`);
  }
  const clientId = ctx.actor?.clientId ?? 0;
  return { companyId: ctx.tenant.id, clientId, key, requestId: ctx.newId() };
}

/**
 * Runs `write` under the claim, or replays its stored answer. The answer is stored before it is sent, so that a client
 * that received one receives the same one again.
 */
export async function once(
  ctx: Ctx,
  claim: Claim,
  request: string,
  write: () => Promise<Written>,
): Promise<Replayed> {
  return onceAfter(ctx, claim, { request, needed: QueryPlan.of(null) }, write);
}

/** `once` with what is read in the round trip of the claim. Where reading it throws, nothing is claimed, run or replayed. */
export async function onceAfter<Needed>(
  ctx: Ctx,
  claim: Claim,
  { request, needed }: { request: string; needed: QueryPlan<Needed> },
  write: (needed: Needed) => Promise<Written>,
): Promise<Replayed & { needed: Needed }> {
  const requestHash = await sha256Hex(request);
  const { claimed, needed: found } = await takeClaim(ctx, claim, requestHash, needed);
  const replayed = claimed.isMine
    ? await writeClaimed(ctx, claim, () => write(found))
    : await replay(ctx, claimed, requestHash);
  return { ...replayed, needed: found };
}

async function writeClaimed(
  ctx: Ctx,
  claim: Claim,
  write: () => Promise<Written>,
): Promise<Replayed> {
  let written: Written;
  try {
    written = await write();
  } catch (error) {
    await writeUnaudited(ctx, [releaseClaim(ctx, claim)]);
    throw error;
  }
  if (written.isFinal === false) {
    // Where this fails, the claim ends by itself after a minute.
    await writeUnaudited(ctx, [releaseClaim(ctx, claim)]).catch((error: unknown) => {
      logFailure('deferred', error);
    });
    return { ...written, isReplayed: false };
  }
  try {
    const body = await sealAnswer(ctx, claim, written.body);
    await writeUnaudited(ctx, [storeAnswer(ctx, claim, { status: written.status, body })]);
  } catch (error) {
    // The write was committed, and a repeated request is answered `answer_lost`.
    logFailure('deferred', error);
  }
  return { ...written, isReplayed: false };
}

async function takeClaim<Needed>(
  ctx: Ctx,
  claim: Claim,
  requestHash: string,
  needed: QueryPlan<Needed>,
): Promise<{ claimed: Claimed; needed: Needed }> {
  let taken: { claimed: Claimed | null; needed: Needed };
  try {
    const plan = QueryPlan.all({ needed, claimed: claimKey(ctx, claim, requestHash) });
    taken = await runPlan(ctx, plan);
  } catch (error) {
    // The key may be claimed although the reply was lost: the caller, who is told to try again, would meet it.
    await writeUnaudited(ctx, [releaseClaim(ctx, claim)]).catch(() => {});
    throw error;
  }
  const { claimed } = taken;
  if (!claimed) throw stillRunning(1);
  return { ...taken, claimed };
}

async function replay(ctx: Ctx, claimed: Claimed, requestHash: string): Promise<Replayed> {
  if (claimed.requestHash !== requestHash) throw new ApiError('idempotency_mismatch');
  const { status, committedAt, subjectId } = claimed;
  const body = claimed.body === null ? null : await openAnswer(ctx, claimed.key, claimed.body);
  if (status !== null && body !== null) return { status, body, isReplayed: true };
  if (committedAt === null) throw stillRunning(secondsUntilFree(ctx, claimed));
  // The write was committed, but its answer was not stored.
  throw new ApiError('answer_lost', { extra: { id: subjectId } });
}

function stillRunning(retryAfterSeconds: number): ApiError {
  return new ApiError('still_running', { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
