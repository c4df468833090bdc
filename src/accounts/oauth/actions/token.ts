/**
 * The token endpoint: exchanges a code or a refresh token for new tokens (contract 5.3; RFC 6749,
 * 4.1.3 and 6; RFC 9700, 4.14).
 */
import type { Scope } from '#access.ts';
import { allowedEmail } from '#accounts/connected-apps/actions/connections.ts';
import { labelCompany, tenantContext } from '#context.ts';
import type { OAuthCtx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ConflictError } from '#data/database-errors.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newToken } from '#lib/token.ts';
import { OAuthError } from '#errors.ts';
import {
  ACCESS_TOKEN_MS,
  CONCURRENT_MS,
  REFRESH_RETRY_MS,
  REFRESH_TOKEN_MS,
  canonicalResource,
  parseScopes,
  verifierFault,
} from '../rules.ts';
import type { CodeRecord, TokenAnswer } from '../schemas.ts';
import {
  grantByCode,
  insertSuccessor,
  insertGrant,
  insertToken,
  refreshTokenByHash,
} from '../store/provider.ts';
import type { Grant, RefreshToken } from '../store/provider.ts';
import { clientAuthentication } from './client.ts';
import type { ClientCredentials } from './client.ts';
import { findCode } from './codes.ts';
import { endGrant } from './grant.ts';
import { nextTokens } from './next-tokens.ts';
import type { NextTokens } from './next-tokens.ts';

export type Fields = Readonly<Record<string, string>>;
type TokenEndpointRequest = { fields: Fields; credentials: ClientCredentials | null };

export function exchange(ctx: OAuthCtx, request: TokenEndpointRequest): Promise<TokenAnswer> {
  switch (request.fields['grant_type']) {
    case 'authorization_code':
      return redeem(ctx, request);
    case 'refresh_token':
      return refresh(ctx, request);
    case undefined:
      throw new OAuthError('invalid_request', 'grant_type is missing.');
    default:
      throw new OAuthError(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token.',
      );
  }
}

/** A wrong client, redirect URI or verifier does not use up the code. */
async function redeem(
  ctx: OAuthCtx,
  { fields, credentials }: TokenEndpointRequest,
): Promise<TokenAnswer> {
  const code = requiredField(fields, 'code');
  const redirectUri = requiredField(fields, 'redirect_uri');
  const authentication = await clientAuthentication(ctx, credentials);
  const [client, stored] = await Promise.all([runPlan(ctx, authentication), findCode(ctx, code)]);
  if (!stored || stored.record.clientId !== client.id)
    throw invalidGrant('The code is unknown or has expired.');
  const { record, hash } = stored;
  labelCompany(record.tenant.id);
  if (record.redirectUri !== redirectUri)
    throw invalidGrant('redirect_uri differs from the authorization request.');
  const fault = verifierFault(record.challenge, fields['code_verifier']);
  if (fault) throw invalidGrant(`code_verifier is ${fault}.`);
  const resource = narrowResource(ctx, fields, record.resource);
  try {
    const issued = { record, codeHash: hash, clientName: client.name, narrowed: resource };
    return await issueTokens(ctx, issued);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    await revokeIfReplayed(ctx, hash, error);
    throw invalidGrant('The code has already been used, or the user has no access any more.');
  }
}

type Issued = {
  record: CodeRecord;
  codeHash: string;
  clientName: string;
  /** The resource of the access token alone. */
  narrowed: string | null;
};

/** The unique digest of the code makes it single-use: the grant and its tokens are stored with it or not at all. */
async function issueTokens(
  ctx: PublicCtx,
  { record, codeHash, clientName, narrowed }: Issued,
): Promise<TokenAnswer> {
  const { clientId, userId, tenant, scopes, resource, issuedAt, language } = record;
  const grantId = ctx.newId();
  const access = newToken('oat_');
  const refreshToken = newToken('ort_');
  const company = tenantContext(ctx, tenant.id, { userId, clientId });
  const row = { id: grantId, clientId, userId, scopes, resource, codeHash, issuedAt };
  return commit(company, {
    writes: [
      ...insertGrant(company, row),
      insertToken(ctx, {
        hash: await sha256Hex(access),
        grantId,
        kind: 'access',
        resource: narrowed,
        expiresAt: addMilliseconds(ctx.now, ACCESS_TOKEN_MS),
      }),
      insertToken(ctx, {
        hash: await sha256Hex(refreshToken),
        grantId,
        kind: 'refresh',
        expiresAt: addMilliseconds(ctx.now, REFRESH_TOKEN_MS),
      }),
    ],
    audit: {
      action: 'grant.create',
      subjectId: grantId,
      changes: changesOf(null, { scopes }),
    },
    mails: [
      await allowedEmail(company, row, {
        language,
        application: clientName,
        company: tenant.name ?? tenant.subdomain,
      }),
    ],
    answer: QueryPlan.of(toTokenAnswer(access, refreshToken, scopes)),
  });
}

/**
 * A code that is replayed later was stolen, so its grant is revoked (RFC 6749, 4.1.2). Of
 * concurrent requests with one code, the slower ones only get an error.
 */
async function revokeIfReplayed(
  ctx: PublicCtx,
  codeHash: string,
  conflict: ConflictError,
): Promise<void> {
  const holder = await runPlan(ctx, grantByCode(ctx, codeHash));
  if (!holder) {
    // No grant has this code: a generated id was taken, or the person has left the company.
    if (conflict.apiError.code === 'duplicate') throw conflict;
    return;
  }
  if (ctx.now.getTime() - holder.createdAt > CONCURRENT_MS)
    await endGrant(ctx, holder, 'code replayed');
}

/**
 * Refresh token rotation that survives a lost answer: the next tokens are derived from this one, so
 * a retry within a minute gets the same tokens. A refresh token that comes back after its successor
 * was used was stolen.
 */
async function refresh(
  ctx: PublicCtx,
  { fields, credentials }: TokenEndpointRequest,
): Promise<TokenAnswer> {
  const parent = requiredField(fields, 'refresh_token');
  const [next, ...older] = await nextTokens(ctx, parent);
  const accessHashes = [next, ...older].map(({ accessHash }) => accessHash);
  const [client, rotation] = await runPlan(
    ctx,
    QueryPlan.all([
      await clientAuthentication(ctx, credentials),
      refreshTokenByHash(ctx, next.parentHash, accessHashes),
    ]),
  );
  if (!rotation || rotation.clientId !== client.id) throw invalidGrant(REFRESH_TOKEN_INVALID);
  labelCompany(rotation.companyId);
  if (rotation.expiresAt <= ctx.now.getTime() || !rotation.isMember)
    throw invalidGrant(REFRESH_TOKEN_INVALID);
  // Before anything is rotated: if the company stays after all, the same token works again.
  if (rotation.isClosing) throw invalidGrant(COMPANY_CLOSING);
  const resource = narrowResource(ctx, fields, rotation.resource);
  const asked = { scope: fields['scope'], resource };
  if (rotation.child) return repeatAnswer(ctx, rotation, [next, ...older], asked);
  const scopes = narrowScopes(rotation, asked.scope);
  try {
    return await rotate(ctx, rotation, next, { scopes, resource });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const winner = await runPlan(ctx, refreshTokenByHash(ctx, next.parentHash, accessHashes));
    if (!winner?.child)
      throw error.apiError.code === 'duplicate' ? error : invalidGrant(REFRESH_TOKEN_INVALID);
    return repeatAnswer(ctx, winner, [next, ...older], asked);
  }
}

const REFRESH_TOKEN_INVALID = 'The refresh token is unknown, used or expired.';
const COMPANY_CLOSING =
  'The company is being deleted. The token is valid again if that is canceled.';

async function rotate(
  ctx: PublicCtx,
  rotation: RefreshToken,
  next: NextTokens,
  { scopes, resource }: { scopes: readonly Scope[]; resource: string | null },
): Promise<TokenAnswer> {
  const { grantId, companyId, userId, clientId } = rotation;
  return commit(tenantContext(ctx, companyId, { userId, clientId }), {
    writes: [
      ...insertSuccessor(ctx, {
        hash: next.refreshHash,
        grantId,
        kind: 'refresh',
        parentHash: next.parentHash,
        expiresAt: addMilliseconds(ctx.now, REFRESH_TOKEN_MS),
      }),
      insertToken(ctx, {
        hash: next.accessHash,
        grantId,
        kind: 'access',
        scopes: [...scopes],
        resource,
        expiresAt: addMilliseconds(ctx.now, ACCESS_TOKEN_MS),
      }),
    ],
    audit: { action: 'token.refresh', subjectId: grantId },
    answer: QueryPlan.of(toTokenAnswer(next.access, next.refresh, scopes)),
  });
}

async function repeatAnswer(
  ctx: PublicCtx,
  rotation: RefreshToken,
  candidates: readonly NextTokens[],
  asked: { scope: string | undefined; resource: string | null },
): Promise<TokenAnswer> {
  const { child } = rotation;
  const isLate = !child || ctx.now.getTime() - child.createdAt > REFRESH_RETRY_MS;
  if (isLate || child.isUsed) {
    await endGrant(ctx, rotation, 'refresh token replayed');
    throw invalidGrant(REFRESH_TOKEN_INVALID);
  }
  const scopes = child.scopes ?? rotation.scopes;
  if (scopes.join(' ') !== narrowScopes(rotation, asked.scope).join(' ')) {
    throw new OAuthError('invalid_scope', 'The token was just refreshed with different scopes.');
  }
  if (child.resource !== asked.resource) {
    throw new OAuthError('invalid_target', 'The token was just refreshed for another resource.');
  }
  const made = candidates.find(({ refreshHash }) => refreshHash === child.hash);
  if (!made) throw invalidGrant(REFRESH_TOKEN_INVALID);
  return toTokenAnswer(made.access, made.refresh, scopes);
}

/** The scopes of a refresh, which cannot exceed the granted ones (RFC 6749, 6). */
function narrowScopes({ scopes }: Grant, requestedScope: string | undefined): readonly Scope[] {
  if (requestedScope === undefined) return scopes;
  const requested = parseScopes(requestedScope);
  if (requested?.every((scope) => scopes.includes(scope))) return requested;
  throw new OAuthError('invalid_scope', 'scope contains a scope that was not granted.');
}

/** The resource that is asked for, which must be of those that were authorized (RFC 8707, 2.2); null: no other than the grant's. */
function narrowResource(ctx: PublicCtx, fields: Fields, granted: string | null): string | null {
  const requested = fields['resource'];
  if (requested === undefined) return null;
  const resource = canonicalResource(requested, ctx.apiOrigin);
  if (resource !== null && (granted ?? resource) === resource) return resource;
  throw new OAuthError('invalid_target', 'resource differs from the authorization request.');
}

function toTokenAnswer(
  access: string,
  refreshToken: string,
  scopes: readonly Scope[],
): TokenAnswer {
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_MS / 1000,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  };
}

function requiredField(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`);
  return value;
}

function invalidGrant(description: string): OAuthError {
  return new OAuthError('invalid_grant', description);
}

function addMilliseconds(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}
