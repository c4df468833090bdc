/** The token endpoint: a code or a refresh token for new tokens (contract 5.3; RFC 6749, 4.1.3 and 6; RFC 9700, 4.14). */
import type { Scope } from '#access.ts';
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ConflictError } from '#data/database-errors.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newToken, tokenFrom } from '#lib/token.ts';
import { OAuthError } from '#errors.ts';
import {
  ACCESS_TOKEN_MS,
  PARALLEL_MS,
  REFRESH_AGAIN_MS,
  REFRESH_TOKEN_MS,
  resourceOf,
  scopesIn,
  verifierFault,
} from '../rules.ts';
import type { CodeRecord, TokenAnswer } from '../schemas.ts';
import { grantByCode, insertChild, insertGrant, insertToken, rotationOf } from '../store.ts';
import type { Holder, Rotation } from '../store.ts';
import { authenticating } from './client.ts';
import type { Presented } from './client.ts';
import { findCode } from './codes.ts';
import { endGrant } from './grant.ts';

export type Fields = Readonly<Record<string, string>>;
type Request = { fields: Fields; credentials: Presented | null };

export function exchange(ctx: PublicCtx, request: Request): Promise<TokenAnswer> {
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

/** A wrong client, redirect URI or verifier leaves the code as good as it was. */
async function redeem(ctx: PublicCtx, { fields, credentials }: Request): Promise<TokenAnswer> {
  const code = required(fields, 'code');
  const redirectUri = required(fields, 'redirect_uri');
  const authentication = await authenticating(ctx, credentials);
  const [client, found] = await Promise.all([runPlan(ctx, authentication), findCode(ctx, code)]);
  if (!found || found.record.clientId !== client.id)
    throw invalidGrant('The code is unknown or has expired.');
  const { record, hash } = found;
  if (record.redirectUri !== redirectUri)
    throw invalidGrant('redirect_uri differs from the authorization request.');
  const fault = verifierFault(record.challenge, fields['code_verifier']);
  if (fault) throw invalidGrant(`code_verifier is ${fault}.`);
  checkResource(ctx, fields, record.resource);
  try {
    return await grant(ctx, record, hash);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    await endIfReplayed(ctx, hash, error);
    throw invalidGrant('The code has already been used.');
  }
}

/** The insert of the code's digest is what makes it single-use: state and tokens land with it, or nothing does. */
async function grant(ctx: PublicCtx, record: CodeRecord, codeHash: string): Promise<TokenAnswer> {
  const { clientId, userId, tenant, scopes, resource, issuedAt } = record;
  const grantId = ctx.newId();
  const access = newToken('oat_');
  const next = newToken('ort_');
  const company = tenantContext(ctx, tenant.id, { userId, clientId });
  const row = { id: grantId, clientId, userId, scopes, resource, codeHash, issuedAt };
  return commit(company, {
    writes: [
      ...insertGrant(company, row),
      insertToken(ctx, {
        hash: await sha256Hex(access),
        grantId,
        kind: 'access',
        expiresAt: after(ctx.now, ACCESS_TOKEN_MS),
      }),
      insertToken(ctx, {
        hash: await sha256Hex(next),
        grantId,
        kind: 'refresh',
        expiresAt: after(ctx.now, REFRESH_TOKEN_MS),
      }),
    ],
    audit: {
      action: 'grant.create',
      subjectId: grantId,
      changes: changesOf(null, { scopes }),
    },
    answer: QueryPlan.of(shown(access, next, scopes)),
  });
}

/**
 * A code that comes again later was in the hands of somebody else: what it gave ends (RFC 6749, 4.1.2).
 * Of requests that were under way together the slower ones learn only that they were slower.
 */
async function endIfReplayed(ctx: PublicCtx, codeHash: string, race: ConflictError): Promise<void> {
  const holder = await runPlan(ctx, grantByCode(ctx, codeHash));
  if (!holder) {
    // No grant of this code: an id was taken, or the person is no member any more.
    if (race.apiError.code === 'duplicate') throw race;
    return;
  }
  if (ctx.now.getTime() - holder.createdAt > PARALLEL_MS)
    await endGrant(ctx, holder, 'code replayed');
}

/**
 * Rotation that a lost answer does not harm: the next tokens are made from this one, so that the same
 * question within a minute has the same answer. Once the next one was used, this one was stolen.
 */
async function refresh(ctx: PublicCtx, { fields, credentials }: Request): Promise<TokenAnswer> {
  const parent = required(fields, 'refresh_token');
  const next = await nextTokens(ctx, parent);
  const [client, rotation] = await runPlan(
    ctx,
    QueryPlan.all([
      await authenticating(ctx, credentials),
      rotationOf(ctx, next.parentHash, next.accessHash),
    ]),
  );
  if (!rotation || rotation.clientId !== client.id) throw invalidGrant(OVER);
  if (rotation.expiresAt <= ctx.now.getTime() || !rotation.isMember) throw invalidGrant(OVER);
  checkResource(ctx, fields, rotation.resource);
  if (rotation.child) return again(ctx, rotation, next, fields['scope']);
  const scopes = narrowed(rotation, fields['scope']);
  try {
    return await rotate(ctx, rotation, next, scopes);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const winner = await runPlan(ctx, rotationOf(ctx, next.parentHash, next.accessHash));
    if (!winner?.child) throw error.apiError.code === 'duplicate' ? error : invalidGrant(OVER);
    return again(ctx, winner, next, fields['scope']);
  }
}

const OVER = 'The refresh token is unknown, used or expired.';

type Next = {
  parentHash: string;
  access: string;
  accessHash: string;
  refresh: string;
  refreshHash: string;
};

/** Whoever has the parent alone cannot make them: the key is the service's. */
async function nextTokens(ctx: PublicCtx, parent: string): Promise<Next> {
  const access = tokenFrom('oat_', ctx.vault.mac('refresh to access', parent));
  const token = tokenFrom('ort_', ctx.vault.mac('refresh to refresh', parent));
  return {
    parentHash: await sha256Hex(parent),
    access,
    accessHash: await sha256Hex(access),
    refresh: token,
    refreshHash: await sha256Hex(token),
  };
}

async function rotate(
  ctx: PublicCtx,
  rotation: Rotation,
  next: Next,
  scopes: readonly Scope[],
): Promise<TokenAnswer> {
  const { grantId, companyId, userId, clientId, createdAt } = rotation;
  return commit(tenantContext(ctx, companyId, { userId, clientId }), {
    writes: [
      ...insertChild(ctx, {
        hash: next.refreshHash,
        grantId,
        kind: 'refresh',
        parentHash: next.parentHash,
        expiresAt: after(new Date(createdAt), REFRESH_TOKEN_MS),
      }),
      insertToken(ctx, {
        hash: next.accessHash,
        grantId,
        kind: 'access',
        scopes: [...scopes],
        expiresAt: after(ctx.now, ACCESS_TOKEN_MS),
      }),
    ],
    audit: { action: 'token.refresh', subjectId: grantId },
    answer: QueryPlan.of(shown(next.access, next.refresh, scopes)),
  });
}

async function again(
  ctx: PublicCtx,
  rotation: Rotation,
  next: Next,
  asked: string | undefined,
): Promise<TokenAnswer> {
  const { child } = rotation;
  const isLate = !child || ctx.now.getTime() - child.createdAt > REFRESH_AGAIN_MS;
  if (isLate || child.isUsed) {
    await endGrant(ctx, rotation, 'refresh token replayed');
    throw invalidGrant(OVER);
  }
  const given = child.scopes ?? rotation.scopes;
  if (given.join(' ') !== narrowed(rotation, asked).join(' ')) {
    throw new OAuthError('invalid_scope', 'The token was just refreshed with different scopes.');
  }
  return shown(next.access, next.refresh, given);
}

/** RFC 6749, 6: no more than was granted. */
function narrowed({ scopes }: Holder, asked: string | undefined): readonly Scope[] {
  if (asked === undefined) return scopes;
  const wanted = scopesIn(asked);
  if (wanted?.every((scope) => scopes.includes(scope))) return wanted;
  throw new OAuthError('invalid_scope', 'scope contains a scope that was not granted.');
}

/** RFC 8707, 2.2. */
function checkResource(ctx: PublicCtx, fields: Fields, granted: string | null): void {
  const asked = fields['resource'];
  if (asked === undefined) return;
  if (granted !== null && resourceOf(asked, ctx.apiOrigin) === granted) return;
  throw new OAuthError('invalid_target', 'resource differs from the authorization request.');
}

function shown(access: string, refreshToken: string, scopes: readonly Scope[]): TokenAnswer {
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_MS / 1000,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  };
}

function required(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`);
  return value;
}

function invalidGrant(description: string): OAuthError {
  return new OAuthError('invalid_grant', description);
}

function after(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}
