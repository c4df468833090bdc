/** The API, mounted from its declarations: identify, guard, check, run, answer. */
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { permissions, refusalOf } from '#access.ts';
import type { Permission } from '#access.ts';
import type { Services } from '#platform/services.ts';
import type { Claim } from '#context.ts';
import { View } from '#lib/view.ts';
import { ApiError } from '#errors.ts';
import { callerContext, publicContext } from './context.ts';
import type { Endpoint, PublicEndpoint, TenantEndpoint } from './endpoint.ts';
import { answerBody, answerHeaders, failureAnswer } from './envelope.ts';
import { answer, isKnown } from './micro-cache.ts';
import { claimOf, IDEMPOTENCY_KEY, once } from './idempotency.ts';
import type { Replayed, Written } from './idempotency.ts';
import { checkSubdomain, identify } from './identify.ts';
import type { Caller } from './identify.ts';
import {
  checkForm,
  checkInput,
  checkUrl,
  isOptional,
  sources,
  takeJson,
  takeJsonIfAny,
} from './input.ts';
import type { InputName } from './input.ts';
import { clientAddress, rateHeaders, spend, tooManyRequests, URL_LENGTH_MAX } from './limits.ts';
import { isHttps } from './hosts.ts';
import { takeFiles } from './multipart.ts';
import type { UploadedFiles } from './multipart.ts';
import { bodyOf, render } from './render-cache.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

export type ApiEnv = {
  Bindings: { services: Services };
  Variables: { caller: Caller; now: Date; files?: UploadedFiles };
};
type ApiContext = Context<ApiEnv>;

/** Serves `endpoints`; give it the services as Hono's bindings. */
export function createApi(endpoints: readonly Endpoint[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();

  api.use(async (c, next) => {
    c.set('now', new Date());
    if (c.req.url.length > URL_LENGTH_MAX) throw new ApiError('too_large');
    await next();
  });

  for (const [path, known] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    for (const endpoint of known) mount(api, endpoint);
    // Before a path that takes this one's last segment for an id.
    refuseOtherMethods(api, path, known);
  }

  api.notFound(() => {
    throw new ApiError('unknown_path');
  });
  api.onError((error, c) => {
    const known = isMalformedJson(error) ? new ApiError('malformed_json') : error;
    return failureAnswer(known, audienceOf(c.req.path), c.env.services.apiOrigin);
  });
  return api;
}

function mount(api: Hono<ApiEnv>, endpoint: Endpoint): void {
  const { terms } = endpoint;
  const brought = Object.keys(sources).filter((name): name is InputName => name in terms);
  const checks: MiddlewareHandler[] = brought.flatMap((name) => {
    const schema = terms[name];
    if (!schema) return [];
    return [name === 'body' && terms.files ? checkForm(schema) : checkInput(name, schema)];
  });
  if (terms.body && !terms.files) {
    checks.unshift(isOptional(terms.body) ? takeJsonIfAny : takeJson);
  }
  if (terms.files) checks.unshift(takeFiles(terms.files, terms.body !== undefined));
  const doors: MiddlewareHandler<ApiEnv>[] =
    endpoint.audience === 'tenant' ? [checkUrl, authenticate, guard(endpoint)] : [checkUrl];
  api.on(endpoint.method, [routeOf(endpoint.path)], ...doors, ...checks, (c) => {
    const input = inputOf(c, brought);
    return endpoint.audience === 'tenant'
      ? serveTenant(c, endpoint, input)
      : servePublic(c, endpoint, input);
  });
}

/** `{id}` in the contract's paths is `:id` in Hono's. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}

const authenticate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('caller', await callerOf(c));
  await next();
};

/** Who calls by a token, within what a user and client may. `resource`: what the token must be for, where it is not the API. */
export async function callerOf(c: ApiContext, resource?: string): Promise<Caller> {
  // RFC 6750, 5.3: a token that others could read on the way is not taken.
  if (!isHttps(c.req.raw)) throw new ApiError('https_required');
  const caller = await identifyWithin(c, resource);
  checkSubdomain(caller.tenant, c.req.query('subdomain'));
  await spend(c.env.services, 'api', `${caller.actor.userId}:${caller.actor.clientId}`);
  return caller;
}

/** Whoever sends tokens that are none is asked to wait before the store is asked again. */
async function identifyWithin(c: ApiContext, resource?: string): Promise<Caller> {
  const { services } = c.env;
  const address = `unknown tokens ${clientAddress(c.req.raw)}`;
  if (services.isSpent('public', address)) throw tooManyRequests('public');
  try {
    const ctx = publicContext(services, c.var.now);
    return await identify(ctx, c.req.header('authorization'), resource);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_token') {
      await spend(services, 'public', address);
    }
    throw error;
  }
}

function guard({ terms }: TenantEndpoint): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    refuse(terms.needs, refusalOf(c.var.caller.actor, terms.needs));
    await next();
  };
}

function refuse(permission: Permission, refusal: ReturnType<typeof refusalOf>): void {
  if (!refusal) return;
  const scope = permissions[permission].scopes[0].join(' ');
  throw new ApiError(refusal, refusal === 'insufficient_scope' ? { extra: { scope } } : {});
}

/** What the checks have parsed, by its name in the declaration. */
function inputOf(c: ApiContext, brought: readonly InputName[]): never {
  const checked = brought.map((name) => [name, c.req.valid(sources[name] as never)] as const);
  return { ...Object.fromEntries(checked), files: c.var.files } as never;
}

async function serveTenant(
  c: ApiContext,
  endpoint: TenantEndpoint,
  input: never,
): Promise<Response> {
  const ctx = callerContext(publicContext(c.env.services, c.var.now), c.var.caller);
  const key = c.req.header(IDEMPOTENCY_KEY);
  const claim = endpoint.method === 'POST' ? claimOf(ctx, key) : null;
  if (!claim) return tenantAnswer(c, await runTenant(c, endpoint, input));
  const { body, files } = endpoint.terms;
  // What nobody asked for is not read.
  const brought = body || files ? await c.req.text() : '';
  // Another person's answer is not this one's, whatever key they chose.
  const { userId } = c.var.caller.actor;
  const request = JSON.stringify([userId, c.req.path, new URL(c.req.url).search, brought]);
  const answered = await once(ctx, claim, request, () => runTenant(c, endpoint, input, claim));
  return tenantAnswer(c, answered);
}

async function runTenant(
  c: ApiContext,
  { terms, run }: TenantEndpoint,
  input: never,
  claim?: Claim,
): Promise<Written> {
  const data = await retryOnConflict(c.env.services, c.var.now, (ctx) =>
    run({ ...callerContext(ctx, c.var.caller), ...(claim && { claim }) }, input),
  );
  const status = terms.status ?? 200;
  return { status, body: answerBody('tenant', status, data) };
}

const tenantHeaders = { ...answerHeaders('tenant'), ...rateHeaders('api') };

/** A read carries a tag: whoever syncs asks with it, and is sent nothing that they have. */
function tenantAnswer(c: ApiContext, { status, body, isReplayed }: Partial<Replayed> & Written) {
  const headers: Record<string, string> = {
    ...tenantHeaders,
    'X-Request-Id': crypto.randomUUID(),
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  };
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return new Response(body, { status, headers });
  }
  const made = bodyOf(body);
  headers['ETag'] = made.tag;
  return isKnown(c.req.raw, made.tag)
    ? new Response(null, { status: 304, headers })
    : new Response(made.bytes, { status, headers });
}

const publicHeaders = { ...answerHeaders('public'), ...rateHeaders('public') };

/** A public GET is answered from the isolate's memory where it can be; only work that is done counts against the limit. */
async function servePublic(
  c: ApiContext,
  endpoint: PublicEndpoint,
  input: never,
): Promise<Response> {
  const { limit } = endpoint.terms;
  const address = clientAddress(c.req.raw);
  const make = async () => {
    if (limit) await spend(c.env.services, limit, `${address}:${c.req.path}`);
    await spend(c.env.services, 'public', address);
    const data = await retryOnConflict(c.env.services, c.var.now, (ctx) =>
      endpoint.run(ctx, input),
    );
    const status = endpoint.terms.status ?? 200;
    const body =
      data instanceof View
        ? render(data.as(endpoint.path, (shown) => answerBody('public', status, shown)))
        : bodyOf(answerBody('public', status, data));
    return { status, headers: publicHeaders, body };
  };
  if (endpoint.method === 'GET') return answer(c.req.raw, c.env.services.defer, make);
  const { status, headers, body } = await make();
  return new Response(body.bytes, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'X-Request-Id': crypto.randomUUID() },
  });
}

function refuseOtherMethods(api: Hono<ApiEnv>, path: string, known: readonly Endpoint[]): void {
  const allowed = known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  api.all(routeOf(path), () => {
    throw new ApiError('method_not_allowed', { headers: { Allow: allowed.join(', ') } });
  });
}

/** Hono's own complaint about a body. */
function isMalformedJson(error: unknown): boolean {
  return error instanceof HTTPException && error.status === 400;
}

/** The locations answer errors in the manner of contract 4.7. */
function audienceOf(path: string): 'public' | 'tenant' {
  return /^\/api\/(?:locations|central)\//u.test(path) ? 'public' : 'tenant';
}
