/** Serves the account pages: HTML without any script, for a session in a cookie. */
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { DEVICE_AGE_MS_MAX, SESSION_AGE_MS_MAX } from '#lib/session-lifetime.ts';
import { ApiError } from '#errors.ts';
import type { PublicCtx } from '#context.ts';
import type {
  AccountPage,
  AccountPageAnswer,
  AccountPageLook,
  CurrentUser,
} from '../account-pages.ts';
import type { UnknownPathPage } from '../api.ts';
import { publicContext } from '../context.ts';
import { documentHeaders, PRIVATE_CACHING, securityHeaders } from '../headers.ts';
import { LANGUAGE_COOKIE, prefersHtml, requestLanguage } from '../language.ts';
import { clientAddress, rateHeaders, spend } from '../limits.ts';
import { logFailure } from '../log.ts';
import { recordRefusedForm, requestSource } from '../refusals.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { ApiContext, ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';
import { cookieOptions, FormSecrets, readAccountForm } from './account-form.ts';
import { refererPath } from './referer.ts';

/** The longest time for which browsers keep a cookie: 400 days. */
const LANGUAGE_AGE_SECONDS = 34_560_000;

/** The user of a session cookie, or null. */
export type FindCurrentUser = (
  ctx: PublicCtx,
  cookie: string | undefined,
) => Promise<CurrentUser | null>;

export function accountPages(
  look: AccountPageLook,
  findCurrentUser: FindCurrentUser,
): Kind<AccountPage, ApiEnv> {
  return {
    // What is typed over a connection that others can read is refused.
    plainHttp: 'redirect',
    handler: (page) => async (c) => {
      const { services } = c.env;
      const secrets = new FormSecrets(c);
      await spend(services, 'oauth', clientAddress(c.req.raw));
      const user = await findCurrentUser(publicContext(services, c.var.now), secrets.session);
      if (!user && page.terms.needs === 'user') return redirectToSignIn(c);
      c.set('language', user?.language ?? requestLanguage(c));
      await look.requireLanguage(languageOf(c), services.readFile);
      const answer = await runPage(c, page, secrets, user);
      return toResponse(answer, pageHeaders(look, page), secrets);
    },
    errorResponse: (c, error, page) => toErrorResponse(c, error, look, pageHeaders(look, page)),
  };
}

/** The page for a path of the API's host that does not exist. */
export function unknownPathPage(look: AccountPageLook): UnknownPathPage {
  return (c, error) => toErrorResponse(c, error, look, pageHeaders(look, undefined));
}

async function runPage(
  c: ApiContext,
  page: AccountPage,
  secrets: FormSecrets,
  user: CurrentUser | null,
): Promise<AccountPageAnswer> {
  const { services } = c.env;
  const body = page.method === 'POST' ? await readForm(c, page, secrets, user) : undefined;
  const { search } = new URL(c.req.url);
  const input = { search, query: new URLSearchParams(search), body };
  const source = requestSource(c.req.raw);
  const pagePart = {
    user,
    address: clientAddress(c.req.raw),
    source,
    ip: source.ip,
    userAgent: source.userAgent,
    deviceCookie: getCookie(c, 'device', 'host'),
    language: languageOf(c),
    browserLanguage: requestLanguage(c),
    prefersHtml: prefersHtml(c),
    formKey: secrets.formKeys(services.vault, user),
  };
  return retryOnConflict(services, c.var.now, (ctx) => page.run({ ...ctx, ...pagePart }, input));
}

async function readForm(
  ...[c, page, secrets, user]: Parameters<typeof readAccountForm>
): Promise<unknown> {
  try {
    return await readAccountForm(c, page, secrets, user);
  } catch (error) {
    recordRefusedForm(c, error, user?.userId ?? null);
    throw error;
  }
}

function toResponse(
  answer: AccountPageAnswer,
  pageHeadersOf: Record<string, string>,
  secrets: FormSecrets,
): Response {
  const headers = new Headers({ ...pageHeadersOf, ...answer.headers });
  if (answer.session !== undefined) headers.append('Set-Cookie', sessionCookie(answer.session));
  if (answer.device !== undefined) headers.append('Set-Cookie', deviceCookie(answer.device));
  if (answer.language !== undefined) headers.append('Set-Cookie', languageCookie(answer.language));
  if ('location' in answer) {
    headers.set('Location', answer.location);
    // The next site must not learn the address of this page.
    headers.set('Referrer-Policy', 'no-referrer');
    return new Response(null, { status: answer.status, headers });
  }
  if (secrets.issued !== undefined) {
    headers.append('Set-Cookie', generateCookie('form', secrets.issued, cookieOptions));
  }
  return new Response(answer.html, { status: answer.status, headers });
}

function sessionCookie(session: string | null): string {
  const maxAge = session === null ? 0 : SESSION_AGE_MS_MAX / 1000;
  return generateCookie('session', session ?? '', { ...cookieOptions, maxAge });
}

function deviceCookie(device: string): string {
  return generateCookie('device', device, { ...cookieOptions, maxAge: DEVICE_AGE_MS_MAX / 1000 });
}

function languageCookie(language: string): string {
  return generateCookie(LANGUAGE_COOKIE, language, {
    ...cookieOptions,
    maxAge: LANGUAGE_AGE_SECONDS,
  });
}

/** The user's own language where the user is known, else that of the request. */
function languageOf(c: ApiContext): string {
  return c.get('language') ?? requestLanguage(c);
}

function pageHeaders(
  { styleSource }: AccountPageLook,
  page: AccountPage | undefined,
): Record<string, string> {
  const leavesSite = page?.terms.leavesSite ?? false;
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
    Vary: 'Accept-Language, Cookie',
  };
}

/** The page that explains an error; logged where the fault is ours. */
export async function toErrorResponse(
  c: ApiContext,
  error: unknown,
  { errorPage, loadLanguage }: Pick<AccountPageLook, 'errorPage' | 'loadLanguage'>,
  headers: Record<string, string>,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const known = error instanceof ApiError ? error : new ApiError('unexpected', { cause: error });
  if (known.status >= 500) logFailure(requestId, error);
  const language = languageOf(c);
  await loadLanguage(language, c.env.services.readFile);
  return new Response(errorPage(language, known, requestId), {
    status: known.status,
    headers: { ...headers, ...known.headers, 'X-Request-Id': requestId },
  });
}

export function redirectToSignIn(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  // After a form, back to the page it was on.
  const back = c.req.method === 'GET' ? pathname + search : refererPath(c.req.raw);
  return new Response(null, {
    status: 303,
    headers: {
      ...securityHeaders,
      Location: back === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(back)}`,
      'Cache-Control': PRIVATE_CACHING,
    },
  });
}
