/** Returns a valid token of a connected account, renewing it when needed. */
import { findMailLanguage } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { retry, ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import type { Access } from '#providers/rules.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { RENEW_BEFORE_MS, terms } from '../rules.ts';
import type { Tokens } from '../rules.ts';
import type { SealedTokens } from '../schemas.ts';
import {
  leaseRenewal,
  preferredConnection,
  endRenewal,
  orphanConnections,
  requireReauth,
  connectionById,
} from '../store/connections.ts';
import type { Connection } from '../store/connections.ts';
import { renewTokens } from './oauth.ts';
import { openTokens, sealTokens } from './sealing.ts';

/** An account with a valid token, or why there is none. `later`: another process is renewing the token. */
export type AccessResult<Of extends Provider = Provider> =
  | { is: 'access'; access: Access<Of> }
  | { is: 'none'; code: 'not_connected' | 'reauth_required' }
  | { is: 'later'; code: string; retryAfterSeconds: number };

/** How long a renewal usually takes. */
const RENEWAL_WAIT_SECONDS = 5;

/** The user's own active account at the provider, else the company's newest active one, or null. */
export function connectionFor(
  ctx: Ctx,
  provider: Provider,
  userId: number | null,
): Promise<{ id: number } | null> {
  return runPlan(ctx, preferredConnection(ctx, provider, userId));
}

/**
 * Renews the token a minute before it expires. Only one process renews at a time, because a renewal
 * ends the previous token.
 */
export async function getAccess<Of extends Provider>(
  ctx: PublicCtx,
  connectionId: number,
  provider: Of,
): Promise<AccessResult<Of>> {
  const row = await runPlan(ctx, connectionById(ctx, connectionId, provider));
  if (!row || row.status === 'revoked') return { is: 'none', code: 'not_connected' };
  if (row.status !== 'active') return { is: 'none', code: 'reauth_required' };
  const tokens = openTokens(ctx, row);
  if (!tokens) return requireReconnect(ctx, row, 'sealed');
  const leftMs = row.expiresAt === null ? Infinity : row.expiresAt.getTime() - ctx.now.getTime();
  if (leftMs > RENEW_BEFORE_MS)
    return { is: 'access', access: toAccess(row, provider, tokens.access) };
  if (tokens.refresh === null) {
    return leftMs > 0
      ? { is: 'access', access: toAccess(row, provider, tokens.access) }
      : requireReconnect(ctx, row, 'expired');
  }
  return renew(ctx, row, provider, { ...tokens, refresh: tokens.refresh });
}

/** For a caller whom the provider refused despite a token: marks the account as to be connected again. */
export async function reportRefusedAccess(
  ctx: PublicCtx,
  { connectionId, provider, token }: Access,
  code: string,
): Promise<void> {
  const row = await runPlan(ctx, connectionById(ctx, connectionId, provider));
  // It may have been renewed or connected again meanwhile.
  if (row?.status !== 'active' || openTokens(ctx, row)?.access !== token) return;
  await requireReconnect(ctx, row, code);
}

/** For the batch that removes a member: their connections must be connected again by someone else. */
export function orphanMemberConnections(ctx: Ctx, userId: number): Statement {
  return orphanConnections(ctx, userId);
}

async function renew<Of extends Provider>(
  ctx: PublicCtx,
  row: Connection,
  provider: Of,
  tokens: SealedTokens & { refresh: string },
): Promise<AccessResult<Of>> {
  const version = await runPlan(ctx, leaseRenewal(ctx, row));
  if (version === null) {
    return { is: 'later', code: 'renewing', retryAfterSeconds: RENEWAL_WAIT_SECONDS };
  }
  const leased = { ...row, version };
  const outcome = await renewTokens(ctx, provider, tokens.refresh);
  if (outcome.is === 'done') {
    const merged = mergeTokens(tokens, outcome.value);
    const change = {
      sealedTokens: sealTokens(ctx, row, merged),
      expiresAt: expiryOf(ctx, outcome.value),
    };
    // The previous tokens are void already, so a failed write would lose the connection.
    await retry(() => writeUnaudited(ctx, [endRenewal(ctx, leased, change)]));
    return { is: 'access', access: toAccess(row, provider, merged.access) };
  }
  if (outcome.is === 'token') return requireReconnect(ctx, leased, outcome.code);
  await writeUnaudited(ctx, [endRenewal(ctx, leased, {})]);
  const isGood = row.expiresAt !== null && row.expiresAt.getTime() > ctx.now.getTime();
  if (isGood) return { is: 'access', access: toAccess(row, provider, tokens.access) };
  const wait = outcome.is === 'later' ? outcome.retryAfterSeconds : undefined;
  const code = outcome.is === 'pending' ? 'renewing' : outcome.code;
  return { is: 'later', code, retryAfterSeconds: wait ?? RENEWAL_WAIT_SECONDS };
}

/** A provider that rotates refresh tokens returns a new one. Others keep the old one valid. */
function mergeTokens(before: SealedTokens, now: Tokens): SealedTokens {
  return { ...before, access: now.access, refresh: now.refresh ?? before.refresh };
}

export function expiryOf(ctx: PublicCtx, { expiresInSeconds }: Tokens): Date | null {
  if (expiresInSeconds === null) return null;
  return new Date(ctx.now.getTime() + expiresInSeconds * SECOND_MS);
}

function toAccess<Of extends Provider>(row: Connection, provider: Of, token: string): Access<Of> {
  const { id: connectionId, externalId, username } = row;
  return { connectionId, provider, externalId, username, token };
}

/** Marks the account as to be connected again, and tells the person who connected it once. */
async function requireReconnect(
  ctx: PublicCtx,
  row: Connection,
  code: string,
): Promise<{ is: 'none'; code: 'reauth_required' }> {
  const company = tenantContext(ctx, row.companyId);
  const language = await findMailLanguage(ctx, row.userId, row.companyId);
  const text = await mailText(ctx, language, 'reconnect', {
    provider: terms[row.provider].name,
    account: row.name,
    link: `${ctx.apiOrigin}/settings/connections?company=${row.companyId}`,
  });
  const about = { kind: 'reconnect', userId: row.userId, companyId: row.companyId };
  const mail = outgoingMail(company, { to: null, ...text }, about);
  const told = commit(company, {
    writes: requireReauth(company, row, code),
    audit: {
      action: 'connection.expire',
      subjectId: row.id,
      changes: changesOf({ status: 'active' }, { status: 'reauth_required' }),
    },
    mails: [mail],
    answer: QueryPlan.of(null),
  });
  await ignoreStaleWrite(told);
  return { is: 'none', code: 'reauth_required' };
}
