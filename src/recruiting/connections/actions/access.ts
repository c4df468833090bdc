/** Using a connected account: which one, and a token that is good for now. */
import { mailText } from '#accounts/words/words.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { retry, ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions.ts';
import type { Access } from '#providers/rules.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Provider } from '#vocabulary.ts';
import { EARLY_MS, terms } from '../rules.ts';
import type { Tokens } from '../rules.ts';
import type { SealedTokens } from '../schemas.ts';
import {
  beginRenewing,
  chosenConnection,
  endRenewing,
  orphanConnections,
  requireReauth,
  connectionById,
} from '../store.ts';
import type { Connection } from '../store.ts';
import { renewTokens } from './oauth.ts';
import { openTokens, sealTokens } from './sealing.ts';

/** An account that can be used, or why none can. `later`: somebody is renewing its token just now. */
export type Fresh<Of extends Provider = Provider> =
  | { is: 'access'; access: Access<Of> }
  | { is: 'none'; code: 'not_connected' | 'reauth_required' }
  | { is: 'later'; code: string; retryAfterSeconds: number };

/** As long as renewing takes, mostly. */
const RENEWED_SECONDS = 5;

/** The user's own active account at the provider, else the company's newest active one; null: there is none. */
export function connectionFor(
  ctx: Ctx,
  provider: Provider,
  userId: number | null,
): Promise<{ id: number } | null> {
  return runPlan(ctx, chosenConnection(ctx, provider, userId));
}

/** Renews the token a minute before it is over; one process at a time does, as renewing ends the one before. */
export async function freshAccess<Of extends Provider>(
  ctx: PublicCtx,
  connectionId: number,
  provider: Of,
): Promise<Fresh<Of>> {
  const row = await runPlan(ctx, connectionById(ctx, connectionId, provider));
  if (!row || row.status === 'revoked') return { is: 'none', code: 'not_connected' };
  if (row.status !== 'active') return { is: 'none', code: 'reauth_required' };
  const tokens = openTokens(ctx, row);
  if (!tokens) return lost(ctx, row, 'sealed');
  const leftMs = row.expiresAt === null ? Infinity : row.expiresAt.getTime() - ctx.now.getTime();
  if (leftMs > EARLY_MS) return { is: 'access', access: accessOf(row, provider, tokens.access) };
  if (tokens.refresh === null) {
    return leftMs > 0
      ? { is: 'access', access: accessOf(row, provider, tokens.access) }
      : lost(ctx, row, 'expired');
  }
  return renew(ctx, row, provider, { ...tokens, refresh: tokens.refresh });
}

/** For whoever was refused by the provider in spite of a token: the account must be connected anew. */
export async function accessRefused(
  ctx: PublicCtx,
  { connectionId, provider, token }: Access,
  code: string,
): Promise<void> {
  const row = await runPlan(ctx, connectionById(ctx, connectionId, provider));
  // It may have been renewed or connected anew meanwhile.
  if (row?.status !== 'active' || openTokens(ctx, row)?.access !== token) return;
  await lost(ctx, row, code);
}

/** For the batch that removes a member: what they allowed is theirs. */
export function orphaningConnections(ctx: Ctx, userId: number): Statement {
  return orphanConnections(ctx, userId);
}

async function renew<Of extends Provider>(
  ctx: PublicCtx,
  row: Connection,
  provider: Of,
  tokens: SealedTokens & { refresh: string },
): Promise<Fresh<Of>> {
  const version = await runPlan(ctx, beginRenewing(ctx, row));
  if (version === null) {
    return { is: 'later', code: 'renewing', retryAfterSeconds: RENEWED_SECONDS };
  }
  const held = { ...row, version };
  const renewed = await renewTokens(ctx, provider, tokens.refresh);
  if (renewed.is === 'done') {
    const kept = renewedTokens(tokens, renewed.value);
    const change = {
      sealedTokens: sealTokens(ctx, row, kept),
      expiresAt: expiryOf(ctx, renewed.value),
    };
    // The tokens before these are over: what is lost now is lost for good.
    await retry(() => writeUnaudited(ctx, [endRenewing(ctx, held, change)]));
    return { is: 'access', access: accessOf(row, provider, kept.access) };
  }
  if (renewed.is === 'token') return lost(ctx, held, renewed.code);
  await writeUnaudited(ctx, [endRenewing(ctx, held, {})]);
  const isGood = row.expiresAt !== null && row.expiresAt.getTime() > ctx.now.getTime();
  if (isGood) return { is: 'access', access: accessOf(row, provider, tokens.access) };
  const wait = renewed.is === 'later' ? renewed.retryAfterSeconds : undefined;
  const code = renewed.is === 'pending' ? 'renewing' : renewed.code;
  return { is: 'later', code, retryAfterSeconds: wait ?? RENEWED_SECONDS };
}

/** A provider that rotates gives a new refresh token; of one that does not, the old one stays good. */
function renewedTokens(before: SealedTokens, now: Tokens): SealedTokens {
  return { ...before, access: now.access, refresh: now.refresh ?? before.refresh };
}

export function expiryOf(ctx: PublicCtx, { expiresInSeconds }: Tokens): Date | null {
  if (expiresInSeconds === null) return null;
  return new Date(ctx.now.getTime() + expiresInSeconds * SECOND_MS);
}

function accessOf<Of extends Provider>(row: Connection, provider: Of, token: string): Access<Of> {
  const { id: connectionId, externalId, username } = row;
  return { connectionId, provider, externalId, username, token };
}

/** Says so, once, to whoever connected it. */
async function lost(
  ctx: PublicCtx,
  row: Connection,
  code: string,
): Promise<{ is: 'none'; code: 'reauth_required' }> {
  const company = tenantContext(ctx, row.companyId);
  const text = mailText('en', 'reconnect', {
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
