/** The way to the tools: who may come in. What is behind it is loaded when somebody comes. */
import type { Context, Hono } from 'hono';
import { permissions, refusalOf, scopes } from '#access.ts';
import { MCP_PATH } from '#accounts/oauth/rules.ts';
import { callerContext } from '#http/context.ts';
import type { ApiEnv } from '#http/api.ts';
import { callerOf } from '#http/api.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { answerHeaders, challenge } from '#http/envelope.ts';
import { loopbackOrigin } from '#http/hosts.ts';
import { once } from '#http/idempotency.ts';
import { decodeUtf8, takeBytes } from '#http/input.ts';
import { JSON_BYTES_MAX, rateHeaders, spend } from '#http/limits.ts';
import { logFailure } from '#http/log.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';
import { ApiError } from '#errors.ts';
import type { Caller } from './call.ts';
import { answerTools } from './transport.ts';

const METHODS = 'POST, OPTIONS';
/** How long a browser may remember that it may ask (Chromium remembers two hours at most). */
const PREFLIGHT_SECONDS = 7200;
/** JSON-RPC leaves this one to whoever carries its messages. */
const REFUSED = -32_000;

/** On the API's host only: career domains have other doors. */
export function mountTools(api: Hono<ApiEnv>, endpoints: readonly Endpoint[]): void {
  api.post(MCP_PATH, async (c) => {
    try {
      assertOrigin(c);
      const calling = await callingBy(c);
      assertJson(c);
      const text = await textOf(c);
      const { body, status } = await answerTools(calling, endpoints, text, {
        revision: c.req.header('mcp-protocol-version')?.trim() ?? null,
        method: c.req.header('mcp-method')?.trim() ?? null,
        name: c.req.header('mcp-name') ?? null,
      });
      return new Response(body, { status, headers: headersOf(c) });
    } catch (error) {
      return refused(c, error);
    }
  });
  api.options(MCP_PATH, (c) =>
    isOrigin(c)
      ? new Response(null, { status: 204, headers: { ...headersOf(c), ...preflightHeaders } })
      : refused(c, new ApiError('foreign_origin')),
  );
  api.all(MCP_PATH, (c) =>
    refused(c, new ApiError('method_not_allowed', { headers: { Allow: METHODS } })),
  );
}

const preflightHeaders = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
};

/** `mcp` opens every tool (contract 5.5), so that inside only the role decides. */
async function callingBy(c: Context<ApiEnv>): Promise<Caller> {
  const { services } = c.env;
  const { tenant, actor } = await callerOf(c, `${services.apiOrigin}${MCP_PATH}`);
  const refusal = refusalOf(actor, 'tools.use');
  if (refusal) {
    throw new ApiError(refusal, { extra: { scope: permissions['tools.use'].scopes[0].join(' ') } });
  }
  const inside = { tenant, actor: { ...actor, scopes } };
  return {
    role: actor.role,
    within: (tool, run) =>
      retryOnConflict(services, c.var.now, (ctx) => run({ ...callerContext(ctx, inside), tool })),
    once,
    spendOne: () => spend(services, 'api', `${actor.userId}:${actor.clientId}`),
    logFailure,
  };
}

/** A browser says whose page asks; only pages that the operator knows may, whatever a name resolves to. */
function assertOrigin(c: Context<ApiEnv>): void {
  if (!isOrigin(c)) throw new ApiError('foreign_origin');
}

function isOrigin({ req, env: { services } }: Context<ApiEnv>): boolean {
  const origin = req.header('origin');
  if (origin === undefined || origin === services.apiOrigin) return true;
  if (services.toolOrigins.includes(origin)) return true;
  return services.isDevelopment && loopbackOrigin(origin);
}

/** The answer is JSON, whatever else a client would take. */
function assertJson({ req }: Context<ApiEnv>): void {
  const type = req.header('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) throw new ApiError('unsupported_media_type');
  const accepted = req.header('accept') ?? '*/*';
  if (!/application\/(?:json|\*)|\*\/\*/iu.test(accepted)) throw new ApiError('not_acceptable');
}

/** Null: it is not UTF-8. */
async function textOf({ req }: Context<ApiEnv>): Promise<string | null> {
  const bytes = await takeBytes(req.raw, JSON_BYTES_MAX);
  try {
    return decodeUtf8(bytes);
  } catch {
    return null;
  }
}

const plainHeaders = { ...answerHeaders('tenant'), ...rateHeaders('api') };

function headersOf(c: Context<ApiEnv>): Record<string, string> {
  const origin = c.req.header('origin');
  return {
    ...plainHeaders,
    'X-Request-Id': crypto.randomUUID(),
    ...(origin !== undefined &&
      isOrigin(c) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
        Vary: 'Origin',
      }),
  };
}

/** As HTTP says it, for whoever signs in; and in the words of JSON-RPC, for whoever reads. */
function refused(c: Context<ApiEnv>, error: unknown): Response {
  const problem = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  const { code, message, status, extra } = problem;
  const headers = headersOf(c);
  if (status >= 500) logFailure(headers['X-Request-Id'] ?? '', error);
  const known = { code: REFUSED, message, data: { code, ...extra } };
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error: known }), {
    status,
    headers: {
      ...headers,
      ...challenge(problem, c.env.services.apiOrigin, { path: MCP_PATH, scope: 'mcp' }),
      ...problem.headers,
    },
  });
}
