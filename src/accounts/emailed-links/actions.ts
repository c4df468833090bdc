/** Links that are mailed. A secret is in its link and nowhere else. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import { linkUrl } from './rules.ts';
import type { LinkPurpose } from './rules.ts';
import { dropLinks, insertLink, insertLinkByEmail, liveLink, useLink } from './store.ts';
import type { Link } from './store.ts';

export async function newLink(
  ctx: PublicCtx,
  link: Link,
): Promise<{ url: string; writes: Statement[] }> {
  const secret = newSecret();
  return {
    url: linkUrl(ctx.apiOrigin, link.purpose, secret),
    writes: [dropLinks(ctx, link), insertLink(ctx, await sha256Hex(secret), link)],
  };
}

/** For whoever has this address, if anybody: the reading tells whether, after the fact. */
export async function newLinkByEmail(
  ctx: PublicCtx,
  purpose: LinkPurpose,
  emailKey: string,
): Promise<{ url: string; insertion: QueryPlan<boolean> }> {
  const secret = newSecret();
  return {
    url: linkUrl(ctx.apiOrigin, purpose, secret),
    insertion: insertLinkByEmail(ctx, await sha256Hex(secret), purpose, emailKey),
  };
}

export type LiveLink = {
  hash: string;
  purpose: LinkPurpose;
  userId: number;
  companyId: number | null;
};

/** The link this secret opens, or null: unknown, used or over, which is told to nobody. */
export async function findLink(
  ctx: PublicCtx,
  purpose: LinkPurpose,
  secret: string,
): Promise<LiveLink | null> {
  if (!isSecret(secret)) return null;
  return (await runPlan(ctx, liveLink(ctx, await sha256Hex(secret), purpose))) ?? null;
}

/** Once: the whole batch is given up if somebody else was faster. */
export function usingLink(ctx: PublicCtx, { hash, purpose }: LiveLink): Statement[] {
  return useLink(ctx, hash, purpose);
}

/** A new password makes every link worthless that could set another. */
export function endingLinks(ctx: PublicCtx, userId: number): Statement {
  return dropLinks(ctx, { purpose: 'reset_password', userId });
}
