/** Connecting accounts and disconnecting them, by people at the settings. */
import { memberships } from '#accounts/people/actions.ts';
import { roles } from '#access.ts';
import type { Role } from '#access.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { timestamp } from '#lib/time.ts';
import { newSecret } from '#lib/token.ts';
import { ApiError } from '#errors.ts';
import { conferencesToAsk } from '#recruiting/meetings/actions/conferences.ts';
import { providers } from '#vocabulary.ts';
import type { ConnectionStatus, Provider } from '#vocabulary.ts';
import { authorizeQuery, callbackPath, CONNECTIONS_MAX, lacksScope, terms } from '../rules.ts';
import { SealedChoices } from '../schemas.ts';
import type { Account } from '../schemas.ts';
import {
  accountConnection,
  attemptWithChoices,
  beginAttempt,
  connect,
  connectionsOf,
  connectionStore,
  disconnect,
  endAttempt,
  keepChoices,
  sharesGrant,
  useAttempt,
} from '../store.ts';
import { expiryOf } from './access.ts';
import { accountsOf } from './accounts.ts';
import { exchangeCode, revokeTokens } from './oauth.ts';
import { openTokens, sealTokens } from './sealing.ts';

/** Who is at the settings: a person, in a session. */
export type Visiting = { userId: number; sessionId: number };

export type Company = { id: number; name: string; role: Role };

export type Shown = {
  id: number;
  name: string;
  username: string | null;
  person: 'you' | 'other';
  status: ConnectionStatus;
  /** ISO timestamp. */
  since: string;
  mayDisconnect: boolean;
};

export type ShownProvider = {
  provider: Provider;
  name: string;
  isConfigured: boolean;
  connections: Shown[];
};

/** The companies of the person, by name. */
export async function companiesOf(ctx: PublicCtx, userId: number): Promise<Company[]> {
  const found = await runPlan(ctx, memberships(ctx, userId));
  return found.map(({ companyId: id, name, role }) => ({ id, name, role }));
}

export async function listConnections(
  ctx: PublicCtx,
  { userId }: Visiting,
  { id, role }: Company,
): Promise<ShownProvider[]> {
  const company = tenantContext(ctx, id, { userId, clientId: null, role });
  const found = await runPlan(company, connectionsOf(company));
  return providers.map((provider) => ({
    provider,
    name: terms[provider].name,
    isConfigured: ctx.providers.credentials(provider) !== null,
    connections: found
      .filter((row) => row.provider === provider)
      .map((row) => ({
        id: row.id,
        name: row.name,
        username: row.username,
        person: row.userId === userId ? 'you' : 'other',
        status: row.status,
        since: timestamp(row.connectedAt),
        mayDisconnect: mayDisconnect(role, row.userId === userId),
      })),
  }));
}

/** Whoever may post and hold meetings may connect what that takes. */
export function mayConnect(role: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf('Recruiter');
}

function mayDisconnect(role: Role, isTheirs: boolean): boolean {
  return role === 'Admin' || (isTheirs && mayConnect(role));
}

export type ConnectFault =
  | 'not_configured'
  | 'full'
  | 'denied'
  | 'over'
  | 'unreachable'
  | 'refused'
  | 'no_account'
  | 'missing_scope';

/** Where the person goes to allow it. */
export async function beginConnecting(
  ctx: PublicCtx,
  visiting: Visiting,
  { provider, companyId }: { provider: Provider; companyId: number },
): Promise<{ url: string } | { fault: ConnectFault }> {
  const company = await working(ctx, visiting.userId, companyId);
  const credentials = ctx.providers.credentials(provider);
  if (!credentials) return { fault: 'not_configured' };
  const known = await runPlan(company, connectionsOf(company));
  // One that is there may be connected again.
  const isOfUse = known.length < CONNECTIONS_MAX || known.some((row) => row.provider === provider);
  if (!isOfUse) return { fault: 'full' };
  const [state, verifier] = [newSecret(), newSecret()];
  const attempt = {
    ...visiting,
    id: ctx.newId(),
    stateHash: await sha256Hex(state),
    companyId,
    provider,
    sealedVerifier: ctx.vault.seal('connection verifier', verifier, state),
    createdAt: ctx.now,
  };
  await writeUnaudited(ctx, beginAttempt(ctx, attempt));
  const query = authorizeQuery(provider, {
    clientId: credentials.clientId,
    redirectUri: `${ctx.apiOrigin}${callbackPath(provider)}`,
    state,
    verifier,
    extraScopes: ctx.providers.extraScopes(provider),
  });
  const url = ctx.providers.addressOf(terms[provider].authorizeUrl);
  return { url: `${url}?${query.toString()}` };
}

/** What the provider sends the person back with. */
export type Returned = { state: string | null; code: string | null };

export type Finished =
  | { is: 'connected'; companyId: number }
  | { is: 'choosing'; attemptId: number }
  | { is: 'failed'; fault: ConnectFault; companyId: number | null };

/** A state is good once, in the session it was made for. */
export async function finishConnecting(
  ctx: PublicCtx,
  { userId, sessionId }: Visiting,
  provider: Provider,
  { state, code }: Returned,
): Promise<Finished> {
  const stateHash = await sha256Hex(state ?? '');
  const attempt = await runPlan(ctx, useAttempt(ctx, { stateHash, sessionId, provider }));
  if (!attempt || state === null) return { is: 'failed', fault: 'over', companyId: null };
  const { companyId } = attempt;
  const failed = (fault: ConnectFault): Finished => ({ is: 'failed', fault, companyId });
  if (code === null) return failed('denied');
  const verifier = ctx.vault.open('connection verifier', attempt.sealedVerifier, state);
  if (verifier === null) return failed('over');
  const company = await working(ctx, userId, companyId);
  const found = await choicesFor(company, provider, { code, verifier });
  if ('fault' in found) return failed(found.fault);
  const [only, another] = found.accounts;
  if (only && !another) {
    const fault = await keep(company, provider, only, found);
    return fault ? failed(fault) : { is: 'connected', companyId };
  }
  const sealed = ctx.vault.seal('connection choices', JSON.stringify(found), String(attempt.id));
  await writeUnaudited(ctx, [keepChoices(ctx, attempt.id, sealed)]);
  return { is: 'choosing', attemptId: attempt.id };
}

async function choicesFor(
  ctx: Ctx,
  provider: Provider,
  given: { code: string; verifier: string },
): Promise<SealedChoices | { fault: ConnectFault }> {
  const redirectUri = `${ctx.apiOrigin}${callbackPath(provider)}`;
  const tokens = await exchangeCode(ctx, provider, { ...given, redirectUri });
  if (tokens.is !== 'done') return { fault: faultOf(tokens) };
  const { access, refresh } = tokens.value;
  const scopes = tokens.value.scopes ?? [...terms[provider].scopes];
  if (lacksScope(provider, scopes)) return { fault: 'missing_scope' };
  const accounts = await accountsOf(ctx, provider, { token: access, scopes });
  if (accounts.is !== 'done') return { fault: faultOf(accounts) };
  return {
    accounts: accounts.value,
    tokens: { access, refresh, grantor: null },
    scopes,
    expiresAt: expiryOf(ctx, tokens.value)?.getTime() ?? null,
  };
}

function faultOf(outcome: { is: string; code?: string }): ConnectFault {
  if (outcome.code === 'no_account') return 'no_account';
  return outcome.is === 'later' || outcome.is === 'unknown' ? 'unreachable' : 'refused';
}

/** What there is to choose from, of this person's attempt. */
export async function listChoices(
  ctx: PublicCtx,
  { sessionId }: Visiting,
  attemptId: number,
): Promise<{ provider: Provider; companyId: number; accounts: Account[] }> {
  const attempt = await runPlan(ctx, attemptWithChoices(ctx, { id: attemptId, sessionId }));
  const { provider, companyId } = attempt;
  return { provider, companyId, accounts: choicesIn(ctx, attempt).accounts };
}

/** The other accounts found are forgotten. */
export async function chooseAccount(
  ctx: PublicCtx,
  { userId, sessionId }: Visiting,
  { attemptId, externalId }: { attemptId: number; externalId: string },
): Promise<{ companyId: number; fault: ConnectFault | null }> {
  const attempt = await runPlan(ctx, attemptWithChoices(ctx, { id: attemptId, sessionId }));
  const found = choicesIn(ctx, attempt);
  const chosen = found.accounts.find((one) => one.externalId === externalId);
  if (!chosen) throw new ApiError('not_found');
  const company = await working(ctx, userId, attempt.companyId);
  const fault = await keep(company, attempt.provider, chosen, found, attempt.id);
  return { companyId: attempt.companyId, fault };
}

function choicesIn(
  ctx: PublicCtx,
  { id, sealedChoices }: { id: number; sealedChoices: string | null },
): SealedChoices {
  const text = ctx.vault.open('connection choices', sealedChoices ?? '', String(id));
  if (text === null) throw new ApiError('not_found');
  return SealedChoices.parse(JSON.parse(text));
}

async function keep(
  company: Ctx,
  provider: Provider,
  chosen: Account,
  { tokens, scopes, expiresAt }: SealedChoices,
  attemptId: number | null = null,
): Promise<'full' | null> {
  const { token, ...account } = chosen;
  const owner = { companyId: company.tenant.id, provider, externalId: account.externalId };
  // A page's own token is not over; the person's takes it all back.
  const sealed = token === null ? tokens : { access: token, refresh: null, grantor: tokens.access };
  // Connected anew it is the same one, whoever does.
  const [known, all] = await runPlan(
    company,
    QueryPlan.all([accountConnection(company, owner), connectionsOf(company)]),
  );
  const isNew = known === null || known.status === 'revoked';
  if (isNew && all.length >= CONNECTIONS_MAX) return 'full';
  const id = known?.id ?? company.newId();
  return commit(company, {
    writes: [
      ...connect(company, {
        ...account,
        id,
        provider,
        scopes,
        sealedTokens: sealTokens(company, owner, sealed),
        expiresAt: token === null && expiresAt !== null ? new Date(expiresAt) : null,
        userId: company.actor?.userId ?? 0,
      }),
      ...(attemptId === null ? [] : [endAttempt(company, attemptId)]),
      ...conferencesToAsk(company, provider),
    ],
    audit: {
      action: 'connection.create',
      subjectId: id,
      changes: changesOf(null, { provider, account: account.name }),
    },
    answer: QueryPlan.of(null),
  });
}

export type Disconnected = { isRevoked: boolean };

/** Taken back at the provider, unless something else lives by it; forgotten here in any case. */
export async function disconnectAccount(
  ctx: PublicCtx,
  { userId }: Visiting,
  { id, companyId }: { id: number; companyId: number },
): Promise<Disconnected> {
  const company = await working(ctx, userId, companyId);
  const row = await runPlan(company, connectionStore.one(company, id));
  if (row.status === 'revoked' || !mayDisconnect(company.actor.role, row.userId === userId)) {
    throw new ApiError('not_found');
  }
  const isShared = await runPlan(company, sharesGrant(company, row));
  const tokens = openTokens(company, row);
  const { revokes } = terms[row.provider];
  const token =
    tokens && (tokens.grantor ?? (revokes === 'refresh' ? tokens.refresh : null) ?? tokens.access);
  const isRevoked = !isShared && token !== null && (await revokeTokens(ctx, row.provider, token));
  await commit(company, {
    writes: disconnect(company, row),
    audit: {
      action: 'connection.delete',
      subjectId: id,
      changes: changesOf(
        { provider: row.provider, account: row.name, status: row.status },
        { status: 'revoked' },
      ),
    },
    answer: QueryPlan.of(null),
  });
  return { isRevoked };
}

type MemberCtx = Ctx & { actor: { role: Role } };

/** Returns the company's context, or throws `not_found` where the user may not connect accounts to it. */
async function working(ctx: PublicCtx, userId: number, companyId: number): Promise<MemberCtx> {
  const found = (await companiesOf(ctx, userId)).find(({ id }) => id === companyId);
  if (!found || !mayConnect(found.role)) throw new ApiError('not_found');
  // No client: a member at our own page.
  return tenantContext(ctx, companyId, { userId, clientId: null, role: found.role });
}
