/** Connects accounts of other services, on the settings pages. */
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newSecret } from '#lib/token.ts';
import { ApiError } from '#errors.ts';
import { requestConferences } from '#recruiting/interviews/meetings/actions/conferences.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { authorizeQuery, callbackPath, CONNECTIONS_MAX, lacksScope, terms } from '../rules.ts';
import { SealedChoices } from '../schemas.ts';
import type { Account } from '../schemas.ts';
import {
  attemptWithChoices,
  consumeAttempt,
  deleteAttempt,
  insertAttempt,
  storeChoices,
} from '../store/attempts.ts';
import { accountConnections, connectionsOf, upsertConnection } from '../store/connections.ts';
import { expiryOf } from './access.ts';
import { listAccounts } from './accounts.ts';
import { actAsConnecting } from './member.ts';
import type { MemberCtx, SessionUser } from './member.ts';
import { exchangeCode } from './oauth.ts';
import { sealTokens } from './sealing.ts';

export type ConnectFault =
  | 'not_configured'
  | 'full'
  | 'denied'
  | 'over'
  | 'unreachable'
  | 'refused'
  | 'no_account'
  | 'missing_scope';

/** Returns the provider's authorization URL. */
export async function beginConnecting(
  ctx: PublicCtx,
  user: SessionUser,
  { provider, companyId }: { provider: Provider; companyId: number },
): Promise<{ url: string } | { fault: ConnectFault }> {
  const by = { userId: user.userId, companyId };
  const { result: connections } = await actAsConnecting(ctx, by, connectionsOf);
  const credentials = ctx.providers.credentials(provider);
  if (!credentials) return { fault: 'not_configured' };
  // At the limit, an account of this provider may still be connected again.
  const hasRoom =
    connections.length < CONNECTIONS_MAX || connections.some((row) => row.provider === provider);
  if (!hasRoom) return { fault: 'full' };
  const [state, verifier] = [newSecret(), newSecret()];
  const attempt = {
    ...user,
    id: ctx.newId(),
    stateHash: await sha256Hex(state),
    companyId,
    provider,
    sealedVerifier: ctx.vault.seal(sealedColumns.connectionVerifier.purpose, verifier, state),
    createdAt: ctx.now,
  };
  await writeUnaudited(ctx, insertAttempt(ctx, attempt));
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

/** The parameters of the provider's redirect. */
export type CallbackParams = { state: string | null; code: string | null };

export type ConnectResult =
  | { is: 'connected'; companyId: number }
  | { is: 'choosing'; attemptId: number }
  | { is: 'failed'; fault: ConnectFault; companyId: number | null };

/** A state works once, in the session that it was created for. */
export async function finishConnecting(
  ctx: PublicCtx,
  { userId, sessionId }: SessionUser,
  provider: Provider,
  { state, code }: CallbackParams,
): Promise<ConnectResult> {
  const stateHash = await sha256Hex(state ?? '');
  const attempt = await runPlan(ctx, consumeAttempt(ctx, { stateHash, sessionId, provider }));
  if (!attempt || state === null) return { is: 'failed', fault: 'over', companyId: null };
  const { companyId } = attempt;
  const failed = (fault: ConnectFault): ConnectResult => ({ is: 'failed', fault, companyId });
  if (code === null) return failed('denied');
  const verifier = ctx.vault.open(
    sealedColumns.connectionVerifier.purpose,
    attempt.sealedVerifier,
    state,
  );
  if (verifier === null) return failed('over');
  const by = { userId, companyId };
  const { company } = await actAsConnecting(ctx, by, () => QueryPlan.of(null));
  const choices = await exchangeForChoices(company, provider, { code, verifier });
  if ('fault' in choices) return failed(choices.fault);
  const [only, another] = choices.accounts;
  if (only && !another) {
    const present = await runPlan(company, presentConnections(company, only.externalId));
    const fault = await saveConnection(company, { provider, ...choices }, only, present);
    return fault ? failed(fault) : { is: 'connected', companyId };
  }
  const sealed = ctx.vault.seal(
    sealedColumns.connectionChoices.purpose,
    JSON.stringify(choices),
    String(attempt.id),
  );
  await writeUnaudited(ctx, [storeChoices(ctx, attempt.id, sealed)]);
  return { is: 'choosing', attemptId: attempt.id };
}

async function exchangeForChoices(
  ctx: Ctx,
  provider: Provider,
  codeAndVerifier: { code: string; verifier: string },
): Promise<SealedChoices | { fault: ConnectFault }> {
  const redirectUri = `${ctx.apiOrigin}${callbackPath(provider)}`;
  const tokens = await exchangeCode(ctx, provider, { ...codeAndVerifier, redirectUri });
  if (tokens.is !== 'done') return { fault: toConnectFault(tokens) };
  const { access, refresh } = tokens.value;
  const scopes = tokens.value.scopes ?? [...terms[provider].scopes];
  if (lacksScope(provider, scopes)) return { fault: 'missing_scope' };
  const accounts = await listAccounts(ctx, provider, { token: access, scopes });
  if (accounts.is !== 'done') return { fault: toConnectFault(accounts) };
  return {
    accounts: accounts.value,
    tokens: { access, refresh, grantor: null },
    scopes,
    expiresAt: expiryOf(ctx, tokens.value)?.getTime() ?? null,
  };
}

function toConnectFault(outcome: { is: string; code?: string }): ConnectFault {
  if (outcome.code === 'no_account') return 'no_account';
  return outcome.is === 'later' || outcome.is === 'unknown' ? 'unreachable' : 'refused';
}

/** The accounts to choose from, of the user's own attempt. */
export async function listChoices(
  ctx: PublicCtx,
  { sessionId }: SessionUser,
  attemptId: number,
): Promise<{ provider: Provider; companyId: number; accounts: Account[] }> {
  const attempt = await runPlan(ctx, attemptWithChoices(ctx, { id: attemptId, sessionId }));
  const { provider, companyId } = attempt;
  return { provider, companyId, accounts: openChoices(ctx, attempt).accounts };
}

/** Connects the chosen account. The others are deleted with the attempt. */
export async function chooseAccount(
  ctx: PublicCtx,
  { userId, sessionId }: SessionUser,
  {
    attemptId,
    companyId,
    externalId,
  }: { attemptId: number; companyId: number; externalId: string },
): Promise<{ fault: ConnectFault | null }> {
  const { company, result } = await actAsConnecting(ctx, { userId, companyId }, (tenant) =>
    QueryPlan.all({
      attempt: attemptWithChoices(ctx, { id: attemptId, sessionId }),
      present: presentConnections(tenant, externalId),
    }),
  );
  const { attempt, present } = result;
  if (attempt.companyId !== companyId) throw new ApiError('not_found');
  const choices = openChoices(ctx, attempt);
  const account = choices.accounts.find((one) => one.externalId === externalId);
  if (!account) throw new ApiError('not_found');
  const { provider } = attempt;
  const chosen = { provider, attemptId, ...choices };
  return { fault: await saveConnection(company, chosen, account, present) };
}

function openChoices(
  ctx: PublicCtx,
  { id, sealedChoices }: { id: number; sealedChoices: string | null },
): SealedChoices {
  const text = ctx.vault.open(
    sealedColumns.connectionChoices.purpose,
    sealedChoices ?? '',
    String(id),
  );
  if (text === null) throw new ApiError('not_found');
  return SealedChoices.parse(JSON.parse(text));
}

/** What is read before an account is connected. */
function presentConnections(company: Ctx, externalId: string) {
  return QueryPlan.all({
    ofAccount: accountConnections(company, externalId),
    ofCompany: connectionsOf(company),
  });
}

async function saveConnection(
  company: MemberCtx,
  choices: SealedChoices & { provider: Provider; attemptId?: number },
  chosen: Account,
  { ofAccount, ofCompany }: PlanResult<typeof presentConnections>,
): Promise<'full' | null> {
  const { provider, attemptId, tokens, scopes, expiresAt } = choices;
  const { token, ...account } = chosen;
  const owner = { companyId: company.tenant.id, provider, externalId: account.externalId };
  // A page's own token does not expire. Revoking takes the person's token.
  const sealed = token === null ? tokens : { access: token, refresh: null, grantor: tokens.access };
  // An account that was connected before keeps its row, whoever connects it again.
  const existing = ofAccount.find((row) => row.provider === provider);
  const isNew = existing === undefined || existing.status === 'revoked';
  if (isNew && ofCompany.length >= CONNECTIONS_MAX) return 'full';
  const id = existing?.id ?? company.newId();
  return commit(company, {
    writes: [
      ...upsertConnection(company, {
        ...account,
        id,
        provider,
        scopes,
        sealedTokens: sealTokens(company, owner, sealed),
        expiresAt: token === null && expiresAt !== null ? new Date(expiresAt) : null,
        userId: company.actor.userId,
      }),
      ...(attemptId === undefined ? [] : [deleteAttempt(company, attemptId)]),
      ...requestConferences(company, provider),
    ],
    audit: {
      action: 'connection.create',
      subjectId: id,
      changes: changesOf(null, { provider, account: account.name }),
    },
    answer: QueryPlan.of(null),
  });
}
