/** The queries of emailed links, which are stored by the digest of their secret. */
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mailedLinks } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';
import { linkKinds } from './rules.ts';
import type { LinkPurpose } from './rules.ts';

/** `email` is the new address of a change. */
export type Link = { purpose: LinkPurpose; userId: number; companyId?: number; email?: string };

export function insertLink(ctx: PublicCtx, hash: string, link: Link): Statement {
  return ctx.db.insert(mailedLinks).values({ ...link, hash, ...lifetime(ctx, link.purpose) });
}

/** Inserts a link for the user who has this address; there may be none. */
export function insertLinkByEmail(
  ctx: PublicCtx,
  hash: string,
  purpose: LinkPurpose,
  emailKey: string,
): Statement {
  const { createdAt, expiresAt } = lifetime(ctx, purpose);
  return rawStatement(
    ctx,
    sql`insert into ${mailedLinks} (hash, purpose, user_id, created_at, expires_at)
        select ${hash}, ${purpose}, id, ${createdAt.getTime()}, ${expiresAt.getTime()}
        from ${users} where email_key = ${emailKey}`,
  );
}

/** Deletes the user's earlier links of this purpose, so that only the newest works. */
export function deleteLinks(ctx: PublicCtx, { purpose, userId, companyId }: Link): Statement {
  return ctx.db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.purpose, purpose),
        companyId === undefined
          ? isNull(mailedLinks.companyId)
          : eq(mailedLinks.companyId, companyId),
      ),
    );
}

/** Deletes the user's links of these purposes. */
export function deleteLinksFor(
  ctx: PublicCtx,
  userId: number,
  purposes: readonly LinkPurpose[],
): Statement {
  return ctx.db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), inArray(mailedLinks.purpose, [...purposes])));
}

/** The link, if it is neither used nor expired. */
export function validLink(ctx: PublicCtx, hash: string, purpose: LinkPurpose) {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(mailedLinks)
        .where(isValid(ctx, hash, purpose)),
    ],
    ([[row]]) => row,
  );
}

/** The user and the company of a link, for other queries of the batch that reads it. */
export type LinkIds = { userId: SQL<number>; companyId: SQL<number> };

export function idsOfLink(ctx: PublicCtx, hash: string, purpose: LinkPurpose): LinkIds {
  const isIt = isValid(ctx, hash, purpose);
  return {
    userId: sql`(select ${mailedLinks.userId} from ${mailedLinks} where ${isIt})`,
    companyId: sql`(select ${mailedLinks.companyId} from ${mailedLinks} where ${isIt})`,
  };
}

/** Single-use: the whole batch fails if the link was used meanwhile. */
export function markLinkUsed(ctx: PublicCtx, hash: string, purpose: LinkPurpose): Statement[] {
  return [
    ctx.db
      .update(mailedLinks)
      .set({ usedAt: ctx.now })
      .where(isValid(ctx, hash, purpose)),
    assertChanged(ctx),
  ];
}

function isValid(ctx: PublicCtx, hash: string, purpose: LinkPurpose) {
  return and(
    eq(mailedLinks.hash, hash),
    eq(mailedLinks.purpose, purpose),
    isNull(mailedLinks.usedAt),
    gt(mailedLinks.expiresAt, ctx.now),
  );
}

function lifetime({ now }: PublicCtx, purpose: LinkPurpose) {
  return { createdAt: now, expiresAt: new Date(now.getTime() + linkKinds[purpose].lifetimeMs) };
}
