/** Serves the tool server: checks origin, token and content type, and answers errors both as HTTP and as JSON-RPC has them. */
import { PreconditionError } from '#data/database-errors.ts';
import { ApiError } from '#errors.ts';
import { decodeUtf8, takeBytes } from '../body.ts';
import { asCaller, callerContext } from '../caller.ts';
import type { Identify } from '../caller.ts';
import { preflightHeaders } from '../cors.ts';
import { challenge, closedHeaders } from '../envelope.ts';
import { isLoopbackOrigin } from '../hosts.ts';
import { claimOf, once, onceAfter } from '../idempotency.ts';
import { JSON_BYTES_MAX, rateHeaders, spend } from '../limits.ts';
import { logFailure } from '../log.ts';
import { recordRefusal, requestSource } from '../refusals.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ApiContext, ApiEnv, Caller } from '../env.ts';
import type { Kind } from '../route.ts';
import type { ToolCaller, ToolServer } from '../tool-server.ts';

const TAKEN_HEADERS = [
  'Authorization',
  'Content-Type',
  'Accept',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
];
/** The code that JSON-RPC leaves to its transport. */
const REFUSED = -32_000;

export function toolServer(identify: Identify): Kind<ToolServer, ApiEnv> {
  return {
    plainHttp: 'refuse',
    handler: (server) => async (c) => {
      assertOrigin(c);
      const terms = {
        needs: server.terms.needs,
        // Each tool says whether it is.
        limited: true,
        resource: `${c.env.services.apiOrigin}${server.path}`,
        read: async () => {
          assertJson(c);
          return textOf(c);
        },
      };
      const run = async (caller: Caller, text: string | null) => {
        // What is refused to a caller who turns out to be another one is not recorded.
        const refused: unknown[] = [];
        const answer = await server.run(toolCaller(c, caller, refused), {
          text,
          headers: {
            revision: c.req.header('mcp-protocol-version')?.trim() ?? null,
            method: c.req.header('mcp-method')?.trim() ?? null,
            name: c.req.header('mcp-name') ?? null,
          },
        });
        return { ...answer, refused };
      };
      const { body, status, refused } = await asCaller(c, identify, terms, run);
      for (const error of refused) recordRefusal(c, error);
      return new Response(body, { status, headers: headersOf(c) });
    },
    errorResponse,
    preflight(c, { method }) {
      assertOrigin(c);
      const headers = { ...headersOf(c), ...preflightHeaders([method, 'OPTIONS'], TAKEN_HEADERS) };
      return new Response(null, { status: 204, headers });
    },
  };
}

function toolCaller(c: ApiContext, caller: Caller, refused: unknown[]): ToolCaller {
  const { services } = c.env;
  const { actor } = caller;
  const source = requestSource(c.req.raw);
  return {
    role: actor.role,
    access: actor.access,
    within: (tool, run) =>
      retryOnConflict(
        services,
        c.var.now,
        (ctx) => run({ ...callerContext(ctx, caller), tool, source }),
        `company ${caller.tenant.id}`,
      ),
    claimOf,
    once,
    onceAfter,
    spendOne: () => spend(services, 'api', `${actor.userId}:${actor.clientId}`),
    isAnother: (error) => error instanceof PreconditionError,
    logFailure,
    recordRefusal: (error) => void refused.push(error),
  };
}

/** Browsers name the origin of the calling page; only origins that the operator lists may call (DNS rebinding). */
function assertOrigin(c: ApiContext): void {
  if (!isAllowedOrigin(c)) throw new ApiError('foreign_origin');
}

function isAllowedOrigin({ req, env: { services } }: ApiContext): boolean {
  const origin = req.header('origin');
  if (origin === undefined || origin === services.apiOrigin) return true;
  if (services.toolOrigins.includes(origin)) return true;
  return services.isDevelopment && isLoopbackOrigin(origin);
}

/** The answer is always JSON. */
function assertJson({ req }: ApiContext): void {
  const type = req.header('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) throw new ApiError('unsupported_media_type');
  const accepted = req.header('accept') ?? '*/*';
  if (!/application\/(?:json|\*)|\*\/\*/iu.test(accepted)) throw new ApiError('not_acceptable');
}

/** Null where the body is not UTF-8. */
async function textOf({ req }: ApiContext): Promise<string | null> {
  const bytes = await takeBytes(req.raw, JSON_BYTES_MAX);
  try {
    return decodeUtf8(bytes);
  } catch {
    return null;
  }
}

const plainHeaders = { ...closedHeaders('tenant'), ...rateHeaders('api') };

function headersOf(c: ApiContext): Record<string, string> {
  const origin = c.req.header('origin');
  return {
    ...plainHeaders,
    'X-Request-Id': crypto.randomUUID(),
    ...(origin !== undefined &&
      isAllowedOrigin(c) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
        Vary: 'Origin',
      }),
  };
}

/** The status and headers of HTTP, and an error of JSON-RPC as the body. */
function errorResponse(c: ApiContext, error: unknown, server?: ToolServer): Response {
  const known = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  const { code, message, status, extra } = known;
  recordRefusal(c, known);
  const headers = headersOf(c);
  if (status >= 500) logFailure(headers['X-Request-Id'] ?? '', error);
  const body = {
    jsonrpc: '2.0',
    id: null,
    error: { code: REFUSED, message, data: { code, ...extra } },
  };
  const resource = server && { path: server.path, scope: server.terms.scope };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      ...challenge(known, c.env.services.apiOrigin, resource),
      ...known.headers,
    },
  });
}
