/** Declares the account pages: pages of the API's own host on which people sign in and decide, and the forms that post to them. */
import type * as z from 'zod';
import type { OAuthCtx } from '#context.ts';
import type { ApiError } from '#errors.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import type { Method, Route } from './route.ts';

/** Who is signed in: a user with a session in a cookie. */
export type CurrentUser = {
  sessionId: number;
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  /** The language that the user chose; null: that of the browser. */
  language: string | null;
  /** An IANA time zone; null: UTC. */
  timezone: string | null;
};

/** Proves that this service made the form, for the browser that sends it. */
export type FormKey = { token: string };

export type AccountPageCtx = OAuthCtx & {
  user: CurrentUser | null;
  /** The network the request comes from, for throttles. */
  address: string;
  /** The whole IP address, for the sign-in log. */
  ip: string | undefined;
  userAgent: string;
  /** The cookie by which a browser that has signed in before is known. */
  deviceCookie: string | undefined;
  /** BCP 47. Its dictionary is loaded. */
  language: string;
  /** The language that pages have for a user who chose none. */
  browserLanguage: SiteLanguage;
  /** Whether the client prefers a page to JSON. */
  prefersHtml: boolean;
  /** The key of a form that posts to `path`, and of its hidden field `request` if it has one. */
  formKey: (path: string, request?: string) => FormKey;
};

export type SignedInCtx = AccountPageCtx & { user: CurrentUser };

/** `session` and `device` are new cookies; null ends the session. `language` is kept in this browser. */
export type AccountPageAnswer = {
  session?: string | null;
  device?: string;
  language?: string;
  headers?: Record<string, string>;
} & (
  | { status: 200 | 400 | 403 | 404 | 409 | 410 | 422 | 429; html: string }
  | { status: 303; location: string }
);

type Terms = {
  /** `user` needs a session; without one, the browser is redirected to sign in. */
  needs: 'anyone' | 'user';
  /** Its forms may end in a redirect to another site, which browsers hold against `form-action`. */
  leavesSite?: true;
  /** Does nothing without a session, and then needs no key either. */
  needsNoKeyAlone?: true;
};

type PageInput = { query: URLSearchParams; search: string };

export type AccountPage = Route<'account-page'> & {
  method: 'GET' | 'POST';
  terms: Terms & { body?: z.ZodType };
  run(ctx: AccountPageCtx, input: PageInput & { body: unknown }): Promise<AccountPageAnswer>;
};

/** How account pages look where they share something. */
export type AccountPageLook = {
  /** Loads the dictionary of a language, before a message is shown in it. `readFile` answers a file of `public/`. */
  loadLanguage: (language: string, readFile: ReadFile) => Promise<void>;
  /** As `loadLanguage`. Throws where pages have no words, before anything is done. */
  requireLanguage: (language: string, readFile: ReadFile) => Promise<void>;
  /** The whole page that explains an error. */
  errorPage: (language: string, error: ApiError, requestId: string) => string;
  /** The one stylesheet, as a source of the content policy. */
  styleSource: string;
};

type Options = Omit<Terms, 'needs'>;
type PageBuilder<Ctx> = (
  path: string,
  run: (ctx: Ctx, input: PageInput) => Promise<AccountPageAnswer>,
  options?: Options,
) => AccountPage;
type FormBuilder<Ctx> = <Body extends z.ZodType>(
  path: string,
  body: Body,
  run: (ctx: Ctx, input: PageInput & { body: z.output<Body> }) => Promise<AccountPageAnswer>,
  options?: Options,
) => AccountPage;

const account = (method: Extract<Method, 'GET' | 'POST'>, path: string) =>
  ({ kind: 'account-page', method, path }) as const;

function pageFor(needs: Terms['needs']): PageBuilder<SignedInCtx> {
  return (path, run, options = {}) => ({
    ...account('GET', path),
    terms: { ...options, needs },
    run,
  });
}

function formFor(needs: Terms['needs']): FormBuilder<SignedInCtx> {
  return (path, body, run, options = {}) => ({
    ...account('POST', path),
    terms: { ...options, needs, body },
    run,
  });
}

export const page: PageBuilder<AccountPageCtx> = pageFor('anyone');
export const form: FormBuilder<AccountPageCtx> = formFor('anyone');
export const signedInPage: PageBuilder<SignedInCtx> = pageFor('user');
export const signedInForm: FormBuilder<SignedInCtx> = formFor('user');
