/** Creates and consumes emailed links. The secret is only in the link; the database stores its digest. */
import type { PublicCtx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import { linkUrl } from './rules.ts';
import type { LinkPurpose } from './rules.ts';
import {
  deleteLinks,
  deleteLinksFor,
  idsOfLink,
  insertLink,
  insertLinkByEmail,
  markLinkUsed,
  validLink,
} from './store.ts';
import type { Link, LinkIds } from './store.ts';

export async function newLink(
  ctx: PublicCtx,
  link: Link,
): Promise<{ url: string; writes: Statement[] }> {
  const secret = newSecret();
  return {
    url: linkUrl(ctx.apiOrigin, link.purpose, secret),
    writes: [deleteLinks(ctx, link), insertLink(ctx, await sha256Hex(secret), link)],
  };
}

/** For the account with this address, if there is one; the plan answers whether. */
export async function newLinkByEmail(
  ctx: PublicCtx,
  purpose: LinkPurpose,
  emailKey: string,
): Promise<{ url: string; writes: Statement[] }> {
  const secret = newSecret();
  return {
    url: linkUrl(ctx.apiOrigin, purpose, secret),
    writes: [insertLinkByEmail(ctx, await sha256Hex(secret), purpose, emailKey)],
  };
}

export type ValidLink = {
  hash: string;
  purpose: LinkPurpose;
  userId: number;
  companyId: number | null;
  /** The new address of a change. */
  email: string | null;
};

export type { LinkIds };

export type FoundLink<Around> = { link: ValidLink; around: Around };

/**
 * Returns the link that this secret opens, and what is read about it in the same round trip. Null: unknown, used and
 * expired links are not distinguished.
 */
export async function findLink<Around>(
  ctx: PublicCtx,
  { purpose, secret }: { purpose: LinkPurpose; secret: string },
  planOf: (ids: LinkIds) => QueryPlan<Around>,
): Promise<FoundLink<Around> | null> {
  if (!isSecret(secret)) return null;
  const hash = await sha256Hex(secret);
  const plans = [validLink(ctx, hash, purpose), planOf(idsOfLink(ctx, hash, purpose))] as const;
  const [link, around] = await runPlan(ctx, QueryPlan.all(plans));
  return link ? { link, around } : null;
}

/** Single-use: the whole batch fails if the link was used meanwhile. */
export function consumeLink(ctx: PublicCtx, { hash, purpose }: ValidLink): Statement[] {
  return markLinkUsed(ctx, hash, purpose);
}

/** Deletes all links that could set another password or email address. */
export function deleteAccountLinks(ctx: PublicCtx, userId: number): Statement {
  return deleteLinksFor(ctx, userId, ['reset_password', 'change_email']);
}
