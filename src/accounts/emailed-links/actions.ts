/** Creates and consumes emailed links. The secret is only in the link; the database stores its digest. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import { linkUrl } from './rules.ts';
import type { LinkPurpose } from './rules.ts';
import {
  deleteLinks,
  deleteLinksFor,
  insertLink,
  insertLinkByEmail,
  validLink,
  markLinkUsed,
} from './store.ts';
import type { Link } from './store.ts';

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

/** Returns the link that this secret opens, or null: unknown, used and expired links are not told apart. */
export async function findLink(
  ctx: PublicCtx,
  purpose: LinkPurpose,
  secret: string,
): Promise<ValidLink | null> {
  if (!isSecret(secret)) return null;
  return (await runPlan(ctx, validLink(ctx, await sha256Hex(secret), purpose))) ?? null;
}

/** Single-use: the whole batch fails if the link was used meanwhile. */
export function consumeLink(ctx: PublicCtx, { hash, purpose }: ValidLink): Statement[] {
  return markLinkUsed(ctx, hash, purpose);
}

/** Deletes all links that could set another password or email address. */
export function deleteAccountLinks(ctx: PublicCtx, userId: number): Statement {
  return deleteLinksFor(ctx, userId, ['reset_password', 'change_email']);
}
