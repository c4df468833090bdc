/** The account pages: pages of our own host at which people sign in and decide. Declared like endpoints, answered as HTML, without any script. */
import type { Context, Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type * as z from 'zod';
import type { PublicCtx } from '#context.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';
import { SESSION_AGE_MS_MAX } from '#lib/session-lifetime.ts';
import { textFault } from '#lib/text.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import type { Vault } from '#lib/vault.ts';
import { ApiError } from '#errors.ts';
import type { ApiEnv } from './api.ts';
import { documentHeaders, PRIVATE_CACHING } from './headers.ts';
import { isHttps } from './hosts.ts';
import { decodeUtf8, takeBytes } from './input.ts';
import { clientAddress, rateHeaders, spend } from './limits.ts';
import { logFailure } from './log.ts';
import { assertSameOrigin } from './origin.ts';
import { publicContext } from './context.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { findCurrentUser } from './current-user.ts';
import type { CurrentUser } from './current-user.ts';

/** The longest form is a consent with its authorization request, which is no longer than a URL. */
const FORM_BYTES_MAX = 64_000;
const USER_AGENT_LENGTH_MAX = 255;

/** Proves that a form was made by us for whoever sends it. */
export type FormKey = { token: string };

export type AccountPageCtx = PublicCtx & {
  user: CurrentUser | null;
  /** The network the request comes from, for throttles. */
  address: string;
  userAgent: string;
  /** BCP 47. */
  language: string;
  /** The key of a form that posts to `path`; of its hidden field `request` too, if it has one. */
  formKey: (path: string, request?: string) => FormKey;
};

export type SignedInCtx = AccountPageCtx & { user: CurrentUser };

/** `session` is the new cookie; null ends the one there is. */
export type AccountPageAnswer = { session?: string | null; headers?: Record<string, string> } & (
  | { status: 200 | 400 | 403 | 404 | 410 | 422 | 429; html: string }
  | { status: 303; location: string }
);

type Terms = {
  /** Who may see it: `user` needs a session; a visitor without one is redirected to sign in. */
  needs: 'anyone' | 'user';
  /** What its forms lead to may redirect to another site, which browsers hold against `form-action`. */
  leavesSite?: true;
  /** Does nothing without a session, so that then it needs no key either. */
  needsNoKeyAlone?: true;
};

type Input = { query: URLSearchParams; search: string; body: never };

/** The declaration of a page, or of a form that posts to one. */
export type AccountPage = {
  method: 'GET' | 'POST';
  path: string;
  terms: Terms & { body?: z.ZodType };
  run: (ctx: never, input: Input) => Promise<AccountPageAnswer>;
};

type Query = Omit<Input, 'body'>;

type Options = Omit<Terms, 'needs'>;
type Looks<Ctx> = (
  path: string,
  run: (ctx: Ctx, input: Query) => Promise<AccountPageAnswer>,
  options?: Options,
) => AccountPage;
type Sends<Ctx> = <Body extends z.ZodType>(
  path: string,
  body: Body,
  run: (ctx: Ctx, input: { body: z.output<Body> }) => Promise<AccountPageAnswer>,
  options?: Options,
) => AccountPage;

function looks(needs: Terms['needs']): Looks<never> {
  return (path, run, options = {}) => ({
    method: 'GET',
    path,
    terms: { ...options, needs },
    run,
  });
}

function sends(needs: Terms['needs']): Sends<never> {
  return (path, body, run, options = {}) => ({
    method: 'POST',
    path,
    terms: { ...options, needs, body },
    run,
  });
}

export const page: Looks<AccountPageCtx> = looks('anyone');
export const form: Sends<AccountPageCtx> = sends('anyone');
export const signedInPage: Looks<SignedInCtx> = looks('user');
export const signedInForm: Sends<SignedInCtx> = sends('user');

export type AccountPages = {
  pages: readonly AccountPage[];
  /** The whole of a page that says what went wrong. */
  failure: (language: string, problem: ApiError, requestId: string) => string;
  /** The one stylesheet, as a source of the content policy. */
  styleSource: string;
};

export function mountAccountPages(api: Hono<ApiEnv>, pages: AccountPages): void {
  const byPath = Map.groupBy(pages.pages, ({ path }) => path);
  for (const [path, ofPath] of byPath) {
    for (const one of ofPath) api.on(one.method, [path], (c) => serve(c, pages, one));
    const methods = ofPath.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method));
    api.all(path, () => {
      const headers = { Allow: methods.join(', ') };
      return failed(new ApiError('method_not_allowed', { headers }), pages, false);
    });
  }
}

async function serve(c: Context<ApiEnv>, pages: AccountPages, one: AccountPage): Promise<Response> {
  const { services } = c.env;
  const { leavesSite = false } = one.terms;
  const secrets = new FormSecrets(c);
  try {
    if (!isHttps(c.req.raw)) return toPrivate(c);
    await spend(services, 'oauth', clientAddress(c.req.raw));
    const user = await findCurrentUser(publicContext(services, c.var.now), secrets.session);
    if (!user && one.terms.needs === 'user') return toSignIn(c);
    const known = { ...accountPart(c, secrets, user), user };
    const body = one.method === 'POST' ? await takeForm(c, one, secrets, user) : undefined;
    const { search } = new URL(c.req.url);
    const input = { search, query: new URLSearchParams(search), body: body as never };
    const answer = await retryOnConflict(services, c.var.now, (ctx) =>
      one.run({ ...ctx, ...known } as never, input),
    );
    return respond(answer, pages, leavesSite, secrets);
  } catch (error) {
    return failed(error, pages, leavesSite);
  }
}

/** Everything of a `AccountPageCtx` that is not of a `PublicCtx`. */
function accountPart(c: Context<ApiEnv>, secrets: FormSecrets, user: CurrentUser | null) {
  const { vault } = c.env.services;
  const secret = user ? (secrets.session ?? '') : secrets.anonymous();
  return {
    address: clientAddress(c.req.raw),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH_MAX),
    language: 'en',
    formKey: (path: string, request = '') => ({ token: keyOf(vault, secret, path, request) }),
  };
}

/** Whom a form is made for: the session, or before there is one a cookie of its own. */
class FormSecrets {
  readonly session: string | undefined;
  private readonly found: string | undefined;
  /** An anonymous cookie that the browser does not have yet. */
  made: string | undefined;

  constructor(c: Context<ApiEnv>) {
    this.session = getCookie(c, 'session', 'host');
    const found = getCookie(c, 'form', 'host');
    this.found = found !== undefined && isSecret(found) ? found : undefined;
  }

  anonymous(): string {
    this.made ??= this.found === undefined ? newSecret() : undefined;
    return this.found ?? this.made ?? '';
  }

  /** Whose forms are taken. Somebody who signed in meanwhile may still send the form from before. */
  secrets(user: CurrentUser | null, needs: Terms['needs']): string[] {
    const session = user && this.session !== undefined ? [this.session] : [];
    return needs === 'user' || this.found === undefined ? session : [...session, this.found];
  }
}

function keyOf(vault: Vault, secret: string, path: string, request: string): string {
  const code = vault.mac('form', JSON.stringify([secret, path, request]));
  return Buffer.from(code).toString('base64url');
}

async function takeForm(
  c: Context<ApiEnv>,
  { path, terms }: AccountPage,
  secrets: FormSecrets,
  user: CurrentUser | null,
): Promise<unknown> {
  assertSameOrigin(c.req.raw);
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(type)) {
    throw new ApiError('unsupported_media_type');
  }
  const fields = formFields(decodeUtf8(await takeBytes(c.req.raw, FORM_BYTES_MAX)));
  const { form_token: given = '', request = '' } = fields;
  const isOurs = secrets
    .secrets(user, terms.needs)
    .some((secret) => isTimingSafeEqual(keyOf(c.env.services.vault, secret, path, request), given));
  const isHarmless = terms.needsNoKeyAlone === true && user === null;
  if (!isOurs && !isHarmless) throw new ApiError('form_expired');
  const parsed = terms.body?.safeParse(fields);
  if (!parsed?.success) throw new ApiError('invalid_input');
  return parsed.data;
}

/** A field that is given twice is no form of ours. */
export function formFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name)) throw new ApiError('repeated_parameter');
    if (textFault(value) !== null) throw new ApiError('invalid_input');
    fields[name] = value;
  }
  return fields;
}

function respond(
  answer: AccountPageAnswer,
  pages: AccountPages,
  leavesSite: boolean,
  secrets: FormSecrets,
): Response {
  const headers = new Headers({ ...pageHeaders(pages, leavesSite), ...answer.headers });
  if (answer.session !== undefined) headers.append('Set-Cookie', sessionCookie(answer.session));
  if ('location' in answer) {
    headers.set('Location', answer.location);
    // What follows must not learn what was asked here.
    headers.set('Referrer-Policy', 'no-referrer');
    return new Response(null, { status: answer.status, headers });
  }
  if (secrets.made !== undefined) {
    headers.append('Set-Cookie', generateCookie('form', secrets.made, cookieOptions));
  }
  return new Response(answer.html, { status: answer.status, headers });
}

const cookieOptions = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const;

function sessionCookie(session: string | null): string {
  const maxAge = session === null ? 0 : SESSION_AGE_MS_MAX / 1000;
  return generateCookie('session', session ?? '', { ...cookieOptions, maxAge });
}

function pageHeaders({ styleSource }: AccountPages, leavesSite: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${styleSource}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Chromium holds `form-action` against every redirect that follows a form.
    ...(leavesSite ? [] : ["form-action 'self'"]),
  ];
  const { 'Cross-Origin-Opener-Policy': opener, ...headers } = documentHeaders;
  return {
    ...headers,
    ...rateHeaders('oauth'),
    // An application may have opened the page in a window it waits for.
    ...(!leavesSite && { 'Cross-Origin-Opener-Policy': opener }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    // With `no-referrer` a form's Origin would be `null`.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': PRIVATE_CACHING,
  };
}

function failed(error: unknown, pages: AccountPages, leavesSite: boolean): Response {
  const requestId = crypto.randomUUID();
  const problem = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  if (problem.status >= 500) logFailure(requestId, error);
  const headers = {
    ...pageHeaders(pages, leavesSite),
    ...problem.headers,
    'X-Request-Id': requestId,
  };
  return new Response(pages.failure('en', problem, requestId), {
    status: problem.status,
    headers,
  });
}

/** What was typed over a connection that others can read is not taken. */
function toPrivate(c: Context<ApiEnv>): Response {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new ApiError('https_required');
  const { pathname, search } = new URL(c.req.url);
  const location = `${c.env.services.apiOrigin}${pathname}${search}`;
  return new Response(null, { status: 308, headers: { Location: location } });
}

function toSignIn(c: Context<ApiEnv>): Response {
  const { pathname, search } = new URL(c.req.url);
  const next = c.req.method === 'GET' ? `?next=${encodeURIComponent(pathname + search)}` : '';
  return new Response(null, {
    status: 303,
    headers: { Location: `/sign-in${next}`, 'Cache-Control': PRIVATE_CACHING },
  });
}
