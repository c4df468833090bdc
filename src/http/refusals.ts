/** Records in the sign-in log who was refused: by token, and by a form that this service did not make. */
import { recordSecurityEvent, writeUnaudited } from '#data/commit.ts';
import { insertSecurityEvent } from '#data/security-events.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken } from '#lib/token.ts';
import type { RequestSource } from '#context.ts';
import { ApiError } from '#errors.ts';
import type { ErrorCode } from '#errors.ts';
import { publicContext } from './context.ts';
import { fullAddress } from './limits.ts';
import { isSameOrigin } from './origin.ts';
import type { ApiContext } from './env.ts';

const USER_AGENT_LENGTH_MAX = 255;

/** Errors that refuse authorization. A request without a token is none: it is how clients find out where to get one. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'invalid_token',
  'insufficient_scope',
  'insufficient_role',
  'tenant_mismatch',
  'foreign_origin',
]);

export function requestSource(request: Request): RequestSource {
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, USER_AGENT_LENGTH_MAX);
  return { ip: fullAddress(request), userAgent };
}

/** Records the refusal of a token, with the user and the client where they are known. Other errors are not recorded. */
export function recordRefusal(c: ApiContext, error: unknown): void {
  if (!(error instanceof ApiError) || !refusals.has(error.code)) return;
  const ctx = publicContext(c.env.services, c.var.now);
  const source = requestSource(c.req.raw);
  const event = {
    kind: 'authorization',
    outcome: 'refused',
    method: 'token',
    detail: error.code,
    source,
  } as const;
  const { caller } = c.var;
  if (caller) {
    const { userId, clientId } = caller.actor;
    const companyId = caller.tenant.id;
    recordSecurityEvent(ctx, { ...event, of: { userId }, companyId, clientId });
    return;
  }
  const [, token = ''] = /^Bearer +(\S+) *$/iu.exec(c.req.header('authorization') ?? '') ?? [];
  const isKnowable = isToken('oat_', token);
  // Text that cannot be a token, by its checksum, costs no write.
  if (error.code === 'invalid_token' && !isKnowable) return;
  // An expired or revoked token tells whose it was.
  const write = async () => {
    const of = { tokenHash: await sha256Hex(token) };
    await writeUnaudited(ctx, [insertSecurityEvent(ctx, isKnowable ? { ...event, of } : event)]);
  };
  ctx.defer(write());
}

/** Records a form without our key, or from a page of another site. Other errors are not recorded. */
export function recordRefusedForm(c: ApiContext, error: unknown, userId: number | null): void {
  if (!(error instanceof ApiError) || error.code !== 'form_expired') return;
  recordSecurityEvent(publicContext(c.env.services, c.var.now), {
    kind: 'form',
    outcome: 'refused',
    detail: isSameOrigin(c.req.raw) ? 'form_key' : 'form_origin',
    ...(userId !== null && { of: { userId } }),
    source: requestSource(c.req.raw),
  });
}
