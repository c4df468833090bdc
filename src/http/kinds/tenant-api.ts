/** Serves the tenant API: identify, authorize, validate, run, answer in the envelope of contract 4.0. */
import { $ZodObject } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import type { Ctx, PublicCtx } from '#context.ts';
import { asCaller, callerContext } from '../caller.ts';
import type { Identify } from '../caller.ts';
import { publicContext } from '../context.ts';
import type { TenantEndpoint } from '../endpoint.ts';
import { openPreflight } from '../cors.ts';
import { cursorSeal } from '../cursors.ts';
import { answerBody, answerHeaders, failureAnswer } from '../envelope.ts';
import { IDEMPOTENCY_KEY } from '../headers.ts';
import { claimOf, once } from '../idempotency.ts';
import type { Replayed, Written } from '../idempotency.ts';
import { withIgnoredFields } from '../ignored-fields.ts';
import { inputReader } from '../input.ts';
import { assertUrl } from '../url-input.ts';
import type { ParsedInput } from '../input.ts';
import { rateHeaders } from '../limits.ts';
import { preferenceHeaders, prefersMinimal } from '../prefer.ts';
import { knownParameters, withUnknownParameters } from '../query.ts';
import { encodeBody, isKnown } from '../micro-cache.ts';
import { recordRefusal, requestSource } from '../refusals.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { assertServed, sheddingOf } from '../shedding.ts';
import type { ApiContext, ApiEnv, Caller } from '../env.ts';
import type { Kind } from '../route.ts';

export function tenantApi(identify: Identify): Kind<TenantEndpoint, ApiEnv> {
  return {
    // RFC 6750, 5.3: a token that others could read on the way is refused.
    plainHttp: 'refuse',
    preflight: (_, __, methods) => openPreflight(methods),
    handler(endpoint) {
      const readInput = inputReader(endpoint);
      const known = knownParameters(endpoint.terms.query, ['subdomain']);
      const shedding = sheddingOf(endpoint);
      return async (c) => {
        assertUrl(c);
        assertServed(c.env.services, shedding, c.req.url);
        const { needs, limited } = endpoint.terms;
        const terms = { needs, limited, read: () => readInput(c) };
        const answer = await asCaller(c, identify, terms, (caller, { input, sent }) =>
          answerOnce(c, endpoint, { caller, input, sent }),
        );
        return withUnknown(c, known, await toResponse(c, answer));
      };
    },
    errorResponse(c, error, endpoint) {
      recordRefusal(c, error);
      const response = failureAnswer(error, 'tenant', c.env.services.apiOrigin);
      const known = endpoint && knownParameters(endpoint.terms.query, ['subdomain']);
      return known ? withUnknown(c, known, response) : response;
    },
  };
}

function withUnknown(c: ApiContext, known: ReadonlySet<string>, response: Response): Response {
  return withIgnoredFields(c, withUnknownParameters(c, known, response));
}

type TenantRequest = { caller: Caller; input: ParsedInput; sent: string };

/** A POST with an Idempotency-Key runs once; sent again, it has the same answer. */
async function answerOnce(
  c: ApiContext,
  endpoint: TenantEndpoint,
  { caller, input, sent }: TenantRequest,
): Promise<Written & Partial<Replayed>> {
  const run = (claim: Pick<Ctx, 'claim'> = {}) =>
    runEndpoint(c, endpoint, input, { caller, claim });
  const ctx = callerContext(publicContext(c.env.services, c.var.now), caller);
  const key = c.req.header(IDEMPOTENCY_KEY);
  const claim = endpoint.method === 'POST' ? claimOf(ctx, key) : null;
  if (!claim) return run();
  // The key of one user never replays the answer to another.
  const { userId } = caller.actor;
  const request = JSON.stringify([userId, c.req.path, new URL(c.req.url).search, sent]);
  return once(ctx, claim, request, () => run({ claim }));
}

async function runEndpoint(
  c: ApiContext,
  endpoint: TenantEndpoint,
  input: ParsedInput,
  { caller, claim }: { caller: Caller; claim: Pick<Ctx, 'claim'> },
): Promise<Written> {
  const source = requestSource(c.req.raw);
  const wanted =
    endpoint.terms.minimal && prefersMinimal(c.req.raw) ? { isMinimal: true as const } : {};
  const attempt = (ctx: PublicCtx) =>
    endpoint.run({ ...callerContext(ctx, caller), ...claim, ...wanted, source }, input);
  const lane = `company ${caller.tenant.id}`;
  const seal = cursorSeal(
    [endpoint.path, input.params, caller.tenant.id],
    input.query,
    takesSince(endpoint.terms.query) ? c.var.now : undefined,
  );
  const data = await retryOnConflict(c.env.services, c.var.now, attempt, lane);
  const status = endpoint.terms.status ?? 200;
  const isFinal = endpoint.terms.isFinal?.(data) ?? true;
  return { status, body: answerBody('tenant', status, seal(data)), isFinal };
}

function takesSince(query: $ZodType | undefined): boolean {
  return query instanceof $ZodObject && 'updated-since' in query._zod.def.shape;
}

const tenantHeaders = { ...answerHeaders('tenant'), ...rateHeaders('api') };

/** Of a list: where to go on depends on the time of the request, and is no change of it. */
const OF_THE_WALK = /"next_(?:cursor|since)":"[^"]*"/gu;

/** A read carries an ETag: a client that sends it back gets 304 while nothing has changed. */
async function toResponse(
  c: ApiContext,
  { status, body, isReplayed = false }: Written & Partial<Replayed>,
): Promise<Response> {
  const headers: Record<string, string> = {
    ...tenantHeaders,
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  };
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return new Response(body, {
      status,
      headers: { ...headers, ...preferenceHeaders(c.req.raw, body) },
    });
  }
  const { bytes } = await encodeBody(body);
  const { tag } = await encodeBody(body.replaceAll(OF_THE_WALK, ''));
  headers['ETag'] = tag;
  return isKnown(c.req.raw, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { status, headers });
}
