/** Serves the OAuth endpoints: bare JSON, errors as RFC 6749 has them, open to scripts of any site (contract 5). */
import { ApiError, OAuthError } from '#errors.ts';
import type { OAuthErrorCode } from '#errors.ts';
import { asCaller, callerContext } from '../caller.ts';
import type { Identify } from '../caller.ts';
import { openHeaders, openPreflight } from '../cors.ts';
import { challenge } from '../envelope.ts';
import { JSON_POLICY, JSON_TYPE, PRIVATE_CACHING, securityHeaders } from '../headers.ts';
import { clientAddress, rateHeaders, spend } from '../limits.ts';
import { logFailure } from '../log.ts';
import type { OAuthBearer, OAuthEndpoint, OAuthForm, OAuthMetadata } from '../oauth.ts';
import { keepIgnoredFields, withIgnoredFields } from '../ignored-fields.ts';
import { recordRefusal } from '../refusals.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ApiContext, ApiEnv, Caller } from '../env.ts';
import type { Kind } from '../route.ts';
import { credentialsOf, readFields } from './oauth-fields.ts';

const METADATA_SECONDS = 3600;

const shared = {
  plainHttp: 'refuse',
  errorResponse: (c: ApiContext, error: unknown) => withIgnoredFields(c, errorResponse(c, error)),
  preflight,
} as const;

const metadata: Kind<OAuthMetadata, ApiEnv> = {
  ...shared,
  handler: (endpoint) => async (c) => {
    const body = await retryOnConflict(c.env.services, c.var.now, async (ctx) => endpoint.run(ctx));
    return toResponse(body, { 'Cache-Control': `public, max-age=${METADATA_SECONDS}` });
  },
};

const form: Kind<OAuthForm, ApiEnv> = {
  ...shared,
  handler(endpoint) {
    const known = Object.keys(endpoint.terms.body?.shape ?? {});
    return async (c) => {
      const { services } = c.env;
      await spend(services, 'oauth', clientAddress(c.req.raw));
      const { fields, unknown } = await readFields(c.req.raw, known);
      keepIgnoredFields(c, unknown);
      const credentials = credentialsOf(c.req.header('authorization'), fields);
      const run = endpoint.run;
      const body = await retryOnConflict(services, c.var.now, (ctx) =>
        run(ctx, { fields, credentials }),
      );
      return withIgnoredFields(c, toResponse(body));
    };
  },
};

function bearer(identify: Identify): Kind<OAuthBearer, ApiEnv> {
  return {
    ...shared,
    handler: (endpoint) => async (c) => {
      const { services } = c.env;
      await spend(services, 'oauth', clientAddress(c.req.raw));
      const run = (caller: Caller) =>
        retryOnConflict(services, c.var.now, (ctx) => endpoint.run(callerContext(ctx, caller)));
      // Members learn who they are, whatever they see.
      const terms = { needs: endpoint.terms.needs, limited: true, read: async () => null };
      return toResponse(await asCaller(c, identify, terms, run));
    },
  };
}

export function oauthKinds(identify: Identify) {
  return { 'oauth-metadata': metadata, 'oauth-form': form, 'oauth-bearer': bearer(identify) };
}

const oauthHeaders = {
  ...securityHeaders,
  ...openHeaders,
  'Content-Type': JSON_TYPE,
  'Content-Security-Policy': JSON_POLICY,
};

/** RFC 6749, 5.1. */
const privateCaching = { 'Cache-Control': PRIVATE_CACHING, Pragma: 'no-cache' };

function toResponse(body: unknown, headers: Record<string, string> = privateCaching): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...oauthHeaders, ...rateHeaders('oauth'), ...headers },
  });
}

/** These endpoints read no cookie, so scripts of any site may call them. */
function preflight(_: ApiContext, { method }: OAuthEndpoint): Response {
  return openPreflight([method], ['Authorization', 'Content-Type', 'MCP-Protocol-Version', '*']);
}

/** RFC 6749, 5.2: 400, or 401 where the client is not authenticated. */
function errorResponse(c: ApiContext, error: unknown): Response {
  if (error instanceof OAuthError) {
    // RFC 9110, 15.5.2: a 401 names a way to authenticate.
    return error.error === 'invalid_client'
      ? toErrorResponse(error, 401, { 'WWW-Authenticate': 'Basic realm="recruiting"' })
      : toErrorResponse(error, 400, {});
  }
  const known = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  recordRefusal(c, known);
  return toErrorResponse(
    new OAuthError(errorCodeOf(known), descriptionOf(known)),
    known.status,
    { ...challenge(known, c.env.services.apiOrigin), ...known.headers },
    known.status >= 500 ? error : null,
  );
}

function errorCodeOf({ code, status }: ApiError): OAuthErrorCode {
  if (code === 'insufficient_scope') return code;
  if (status === 401) return 'invalid_token';
  if (status >= 500) return code === 'unexpected' ? 'server_error' : 'temporarily_unavailable';
  return status === 429 ? 'temporarily_unavailable' : 'invalid_request';
}

function descriptionOf({ code, message, headers }: ApiError): string {
  return code === 'method_not_allowed' ? `This takes ${headers['Allow'] ?? ''} only.` : message;
}

/** `cause` is logged where the fault is ours. */
function toErrorResponse(
  { error, message }: OAuthError,
  status: number,
  headers: Record<string, string>,
  cause: unknown = null,
): Response {
  const requestId = crypto.randomUUID();
  if (cause !== null) logFailure(requestId, cause);
  return new Response(JSON.stringify({ error, error_description: message }), {
    status,
    headers: {
      ...oauthHeaders,
      ...privateCaching,
      ...rateHeaders('oauth'),
      ...headers,
      'X-Request-Id': requestId,
    },
  });
}
