/** A browser with cookies and without scripts, and a person who uses it. */
import { expect } from 'vitest';
import { API, newAddress, send } from './call.ts';
import { cookieHeader, hiddenFields as fieldsOf, keepCookie } from './forms.ts';

export type Page = {
  status: number;
  headers: Headers;
  html: string;
  /** The redirect's target, or an empty text. */
  location: string;
};

export type Browser = ReturnType<typeof openBrowser>;

/** Each browser has its own address, so that rate limits are not shared. */
export function openBrowser(address: string = newAddress()) {
  const cookies = new Map<string, string>();

  async function request(url: string, init: RequestInit): Promise<Page> {
    const headers = new Headers(init.headers);
    if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', address);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', cookieHeader(cookies));
    }
    const response = await send(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const location = response.headers.get('location') ?? '';
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      location,
    };
  }

  const browser = {
    cookies,
    address,

    get: (path: string, headers: Record<string, string> = {}) =>
      request(new URL(path, API).href, { headers }),

    /** Sends exactly these fields; as multipart if they are given as such. */
    post: (
      path: string,
      fields: Record<string, string> | FormData,
      headers: Record<string, string> = {},
    ) =>
      request(new URL(path, API).href, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { origin: API, 'sec-fetch-site': 'same-origin', ...headers },
      }),

    /** Fills in the form of `page` that posts to `action`, and submits it with its hidden fields. */
    submit: (page: Page, action: string, typed: Record<string, string> = {}) =>
      browser.post(action, { ...hiddenFields(page, action), ...typed }),

    /** Signs in; `location` is the page it redirects to. */
    async signIn(email: string, password: string, next = '/settings'): Promise<Page> {
      const page = await browser.get(`/sign-in?next=${encodeURIComponent(next)}`);
      return browser.submit(page, '/sign-in', { email, password });
    },

    /** Allows an authorization request while signed in. Returns the redirect. */
    async allow(query: Record<string, string>, companyId?: number): Promise<URL> {
      const page = await browser.get(authorizePath(query));
      expect(page.status, page.html).toBe(200);
      const company = companyId === undefined ? {} : { company_id: String(companyId) };
      const sent = await browser.submit(page, '/authorize', { decision: 'allow', ...company });
      expect(sent.status, sent.html).toBe(303);
      return new URL(sent.location);
    },
  };
  return browser;
}

export function authorizePath(query: Record<string, string>): string {
  return `/authorize?${new URLSearchParams(query).toString()}`;
}

/** The hidden fields of the first form that posts to `action`. */
export function hiddenFields({ html }: Page, action: string): Record<string, string> {
  return fieldsOf(html, action);
}

/** The headers of an answer without its own id, as pairs. */
export function ownHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => name !== 'x-request-id');
}
