/** The claim on an `Idempotency-Key`: made before the work, marked in its batch, and afterwards the source of the repeated answer. */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Claim, Ctx, PublicCtx } from '#context.ts';
import { IDEMPOTENCY_MS } from '#lib/retention.ts';
import { SECOND_MS } from '#lib/time.ts';
import { queryPlan } from './query-plan.ts';
import type { QueryPlan, Statement } from './query-plan.ts';
import { idempotencyKeys } from './tables/idempotency-keys.ts';

/** A request that has not committed by then never will: no Worker runs this long. */
const RUNNING_MS_MAX = 60 * SECOND_MS;
/** Almost every request has ended by then. One that has not was probably interrupted. */
const RUNNING_MS_USUAL = 5 * SECOND_MS;

export type Claimed = typeof idempotencyKeys.$inferSelect & { isMine: boolean };

/** Claims the key if it is free, and returns the claim it has now; `isMine` says whose. */
export function claimKey(ctx: Ctx, claim: Claim, requestHash: string): QueryPlan<Claimed | null> {
  const now = ctx.now.getTime();
  const row = { ...claim, requestHash, claimedAt: ctx.now };
  return queryPlan(
    [
      ctx.db
        .delete(idempotencyKeys)
        .where(
          and(
            ofClaim(claim),
            or(
              lte(idempotencyKeys.claimedAt, new Date(now - IDEMPOTENCY_MS)),
              and(
                isNull(idempotencyKeys.committedAt),
                isNull(idempotencyKeys.status),
                lte(idempotencyKeys.claimedAt, new Date(now - RUNNING_MS_MAX)),
              ),
            ),
          ),
        ),
      ctx.db
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key }),
      ctx.db.select().from(idempotencyKeys).where(ofClaim(claim)),
    ],
    ([, inserted, [found]]) => (found ? { ...found, isMine: inserted.length > 0 } : null),
  );
}

/**
 * Belongs in the batch of a change that is made once: where the key is there already, the batch fails as `duplicate`. No header can have
 * a key with a space.
 */
export function insertFormKey(ctx: Ctx, digest: string, subjectId: number): Statement {
  return ctx.db.insert(idempotencyKeys).values({
    companyId: ctx.tenant.id,
    clientId: 0,
    key: `form ${digest}`,
    requestHash: digest,
    claimedAt: ctx.now,
    committedAt: ctx.now,
    subjectId,
  });
}

/** What the form with this digest made; undefined for one that was never carried out. */
export function madeByForm(ctx: Ctx, digest: string): QueryPlan<number | undefined> {
  const found = ctx.db
    .select({ id: idempotencyKeys.subjectId })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.companyId, ctx.tenant.id),
        eq(idempotencyKeys.clientId, 0),
        eq(idempotencyKeys.key, `form ${digest}`),
      ),
    );
  return queryPlan([found], ([[row]]) => row?.id ?? undefined);
}

/** Belongs in the batch of the change. */
export function markCommitted(ctx: PublicCtx, claim: Claim, subjectId: number): Statement {
  return ctx.db
    .update(idempotencyKeys)
    .set({ committedAt: ctx.now, subjectId })
    .where(ofClaim(claim));
}

const FOLDER = 'answers';

/** The file of an answer that is too large for its row. */
export function answerFileKey({ companyId, requestId }: Claim): string {
  return `${FOLDER}/${companyId}/${requestId}`;
}

/** The keys of such files of a company, as a subquery over rows of `idempotency_keys`, which are found by `condition`. */
export function answerFiles(companyId: number, condition: SQL): SQL {
  return sql`(select ${`${FOLDER}/${companyId}/`} || request_id from idempotency_keys
    where company_id = ${companyId} and ${condition})`;
}

export function storeAnswer(
  ctx: PublicCtx,
  claim: Claim,
  { status, body }: { status: number; body: string },
): Statement {
  return ctx.db.update(idempotencyKeys).set({ status, body }).where(ofClaim(claim));
}

/** Deletes the claim, so that a refused request may be sent again. Committed claims, and those of other requests, are kept. */
export function releaseClaim(ctx: PublicCtx, claim: Claim): Statement {
  return ctx.db
    .delete(idempotencyKeys)
    .where(
      and(
        ofClaim(claim),
        eq(idempotencyKeys.requestId, claim.requestId),
        isNull(idempotencyKeys.committedAt),
      ),
    );
}

/** How long a caller waits who meets a claim that is neither committed nor answered. */
export function secondsUntilFree(ctx: PublicCtx, { claimedAt }: { claimedAt: Date }): number {
  const age = ctx.now.getTime() - claimedAt.getTime();
  const wait = age < RUNNING_MS_USUAL ? SECOND_MS : RUNNING_MS_MAX - age;
  return Math.max(1, Math.ceil(wait / SECOND_MS));
}

function ofClaim({ companyId, clientId, key }: Claim) {
  return and(
    eq(idempotencyKeys.companyId, companyId),
    eq(idempotencyKeys.clientId, clientId),
    eq(idempotencyKeys.key, key),
  );
}
