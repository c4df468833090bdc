/** The endpoints that OAuth clients know by RFC: bare JSON, errors as RFC 6749 has them, open to scripts of any site (contract 5). */
import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { permissions, refusalOf } from '#access.ts';
import type { Permission } from '#access.ts';
import { callerContext } from './context.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import { jsonDepth, textFault } from '#lib/text.ts';
import { OAuthError, ApiError } from '#errors.ts';
import type { OAuthErrorCode } from '#errors.ts';
import { callerOf } from './api.ts';
import type { ApiEnv } from './api.ts';
import { challenge } from './envelope.ts';
import { JSON_POLICY, JSON_TYPE, PRIVATE_CACHING, securityHeaders } from './headers.ts';
import { isHttps } from './hosts.ts';
import { decodeUtf8, takeBytes } from './input.ts';
import { clientAddress, rateHeaders, spend } from './limits.ts';
import { logFailure } from './log.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

const FORM_BYTES_MAX = 64_000;
const FORM_DEPTH_MAX = 4;
/** How long a browser may remember that scripts of other sites may ask (Chromium remembers two hours at most). */
const PREFLIGHT_SECONDS = 7200;
const METADATA_SECONDS = 3600;

/** What a client says of itself (RFC 6749, 2.3). A public client has no secret. */
export type Credentials = { clientId: string; secret: string | null; isBasic: boolean };

export type OAuthInput = {
  fields: Readonly<Record<string, string>>;
  credentials: Credentials | null;
};

type Terms = {
  about: string;
  /** The bare answer. */
  returns: z.ZodType;
  /** The fields, for the API's document: each is text, and unknown ones are ignored. */
  body?: z.ZodObject;
  errors: readonly OAuthErrorCode[];
};

export type OAuthEndpoint =
  | {
      kind: 'metadata';
      path: string;
      terms: Terms;
      run: (ctx: PublicCtx) => unknown;
    }
  | {
      kind: 'form';
      path: string;
      terms: Terms;
      run: (ctx: PublicCtx, input: OAuthInput) => Promise<unknown>;
    }
  | {
      kind: 'bearer';
      path: string;
      terms: Terms & { needs: Permission };
      run: (ctx: CallerCtx) => Promise<unknown>;
    };

export function mountOAuth(api: Hono<ApiEnv>, endpoints: readonly OAuthEndpoint[]): void {
  for (const endpoint of endpoints) {
    const method = methodOf(endpoint);
    api.on(method, [endpoint.path], (c) => serve(c, endpoint));
    api.options(endpoint.path, () => preflight(method));
    api.all(endpoint.path, () => {
      const Allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
      const problem = new OAuthError('invalid_request', `This endpoint only supports ${Allow}.`);
      return failed(problem, 405, { Allow });
    });
  }
}

export function methodOf({ kind }: OAuthEndpoint): 'GET' | 'POST' {
  return kind === 'form' ? 'POST' : 'GET';
}

async function serve(c: Context<ApiEnv>, endpoint: OAuthEndpoint): Promise<Response> {
  const { services } = c.env;
  try {
    if (!isHttps(c.req.raw)) throw new ApiError('https_required');
    if (endpoint.kind === 'metadata') {
      const caching = `public, max-age=${METADATA_SECONDS}`;
      return answered(
        await retryOnConflict(services, c.var.now, async (ctx) => endpoint.run(ctx)),
        {
          'Cache-Control': caching,
        },
      );
    }
    await spend(services, 'oauth', clientAddress(c.req.raw));
    if (endpoint.kind === 'bearer') {
      const { terms, run } = endpoint;
      const caller = await callerOf(c);
      const refusal = refusalOf(caller.actor, terms.needs);
      if (refusal) {
        throw new ApiError(refusal, {
          extra: { scope: permissions[terms.needs].scopes[0].join(' ') },
        });
      }
      return answered(
        await retryOnConflict(services, c.var.now, (ctx) => run(callerContext(ctx, caller))),
      );
    }
    const fields = await takeFields(c.req.raw, Object.keys(endpoint.terms.body?.shape ?? {}));
    const input = { fields, credentials: credentialsOf(c.req.header('authorization'), fields) };
    return answered(await retryOnConflict(services, c.var.now, (ctx) => endpoint.run(ctx, input)));
  } catch (error) {
    return refused(c, error);
  }
}

function answered(body: unknown, headers: Record<string, string> = privateCaching): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...oauthHeaders, ...rateHeaders('oauth'), ...headers },
  });
}

const openHeaders = { 'Access-Control-Allow-Origin': '*' } as const;

const oauthHeaders = {
  ...securityHeaders,
  ...openHeaders,
  // What a script of another site may read of an answer.
  'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
  'Content-Type': JSON_TYPE,
  'Content-Security-Policy': JSON_POLICY,
};

/** RFC 6749, 5.1. */
const privateCaching = { 'Cache-Control': PRIVATE_CACHING, Pragma: 'no-cache' };

/** No cookie is ever looked at here, so any site may ask. */
function preflight(method: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...securityHeaders,
      ...openHeaders,
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, MCP-Protocol-Version',
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    },
  });
}

/** RFC 6749, 5.2: 400, but 401 for who the client is. */
function refused(c: Context<ApiEnv>, error: unknown): Response {
  if (error instanceof OAuthError) {
    // RFC 9110, 15.5.2: a 401 says how to do better.
    return error.error === 'invalid_client'
      ? failed(error, 401, { 'WWW-Authenticate': 'Basic realm="recruiting"' })
      : failed(error, 400, {});
  }
  const problem = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  const known = new OAuthError(errorOf(problem), problem.message);
  return failed(
    known,
    problem.status,
    { ...challenge(problem, c.env.services.apiOrigin), ...problem.headers },
    problem.status >= 500 ? error : null,
  );
}

function errorOf({ code, status }: ApiError): OAuthErrorCode {
  if (code === 'insufficient_scope') return code;
  if (status === 401) return 'invalid_token';
  if (status >= 500) return code === 'unexpected' ? 'server_error' : 'temporarily_unavailable';
  return status === 429 ? 'temporarily_unavailable' : 'invalid_request';
}

function failed(
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

/** A form or JSON (contract 5.3), each field a text given once. */
async function takeFields(
  request: Request,
  known: readonly string[],
): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  const text = decodeUtf8(await takeBytes(request, FORM_BYTES_MAX));
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(type))
    return collected([...new URLSearchParams(text)], known);
  if (/^application\/json\s*(?:;|$)/iu.test(type)) return ofJson(text, known);
  throw malformed('The body must be application/json or application/x-www-form-urlencoded.');
}

function ofJson(text: string, known: readonly string[]): Record<string, string> {
  if (jsonDepth(text) > FORM_DEPTH_MAX) throw malformed('The body is nested too deeply.');
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformed('The body must be a JSON object.');
  }
  return collected(Object.entries(body), known);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('The body is not valid JSON.');
  }
}

/** RFC 6749, 3.2: a parameter without a value is as one that is not there, an unknown one is ignored; none comes twice. */
function collected(
  entries: readonly (readonly [string, unknown])[],
  known: readonly string[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of entries) {
    if (seen.has(name)) throw malformed('A parameter was sent more than once.');
    seen.add(name);
    if (!known.includes(name) || value === null) continue;
    if (typeof value !== 'string') throw malformed('Every parameter must be a string.');
    if (textFault(value) !== null) throw malformed('A parameter is not valid text.');
    if (value !== '') fields[name] = value;
  }
  return fields;
}

/** RFC 6749, 2.3.1: by HTTP Basic or in the body, never both. */
function credentialsOf(
  authorization: string | undefined,
  fields: Readonly<Record<string, string>>,
): Credentials | null {
  const { client_id: clientId, client_secret: secret } = fields;
  if (authorization === undefined) {
    return clientId === undefined ? null : { clientId, secret: secret ?? null, isBasic: false };
  }
  const basic = basicOf(authorization);
  if (!basic) throw new OAuthError('invalid_client', 'The Authorization header is malformed.');
  if (secret !== undefined)
    throw malformed('Client credentials must not be sent in both the header and the body.');
  if (clientId !== undefined && clientId !== basic.clientId) {
    throw malformed('client_id differs from the Authorization header.');
  }
  return basic;
}

function basicOf(authorization: string): Credentials | null {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/iu.exec(authorization) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const [, id, secret] = /^([^:]+):(.*)$/su.exec(text) ?? [];
  if (id === undefined || secret === undefined) return null;
  const [clientId, password] = [unescaped(id), unescaped(secret)];
  return clientId === null || password === null
    ? null
    : { clientId, secret: password, isBasic: true };
}

/** Both halves were form-encoded before they were put together. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function malformed(description: string): OAuthError {
  return new OAuthError('invalid_request', description);
}
