/** Links to files that expire. Each names who asked for it, so that the audit log records who opened it. */
import type { AuditActor, Ctx, PublicCtx } from '#context.ts';
import { isSignature, signature } from '#lib/signature.ts';
import { MINUTE_MS } from '#lib/time.ts';

/** How long a link is valid. */
const LINK_MS = 15 * MINUTE_MS;

/** What is signed, and where the file is. */
export type LinkKind = { purpose: string; path: string };

type LinkClaims = { id: number; userId: number; clientId: number; expires: number };

/** A link for the current user and client. */
export function fileLink(ctx: Ctx, { purpose, path }: LinkKind, id: number): string {
  const expires = ctx.now.getTime() + LINK_MS;
  const { userId = 0, clientId = 0 } = ctx.actor ?? {};
  const claims = { id, userId, clientId: clientId ?? 0, expires };
  const query = new URLSearchParams({
    expires: String(expires),
    by: `${claims.userId}.${claims.clientId}`,
    signature: signature(ctx.vault, purpose, signedText(claims)),
  });
  return `${ctx.apiOrigin}${path}${id}?${query.toString()}`;
}

function signedText({ id, userId, clientId, expires }: LinkClaims): string {
  return `${id} ${userId} ${clientId} ${expires}`;
}

/** For whom the link is; null where it is invalid or has expired. */
export function openFileLink(
  ctx: PublicCtx,
  { purpose }: LinkKind,
  id: number,
  query: URLSearchParams,
): { actor: AuditActor | null } | null {
  const claims = parseLink(id, query);
  if (!claims || claims.expires <= ctx.now.getTime()) return null;
  const given = query.get('signature') ?? '';
  if (!isSignature(ctx.vault, purpose, signedText(claims), given)) return null;
  const { userId, clientId } = claims;
  return { actor: userId ? { userId, clientId: clientId || null } : null };
}

function parseLink(id: number, query: URLSearchParams): LinkClaims | null {
  const expires = Number(query.get('expires'));
  const [userId = Number.NaN, clientId = Number.NaN] = (query.get('by') ?? '')
    .split('.')
    .map(Number);
  const isComplete = [expires, userId, clientId].every(Number.isSafeInteger);
  return isComplete ? { id, userId, clientId, expires } : null;
}
