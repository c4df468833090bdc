/** A browser with cookies and without scripts, over the network. It stops at redirects to other sites. */
import { cookieHeader, hiddenFields as fieldsOf, keepCookie } from '../../support/forms.ts';

const REDIRECTS_MAX = 5;

export type Page = {
  /** The last URL, which may be another site's; that one was not requested. */
  url: URL;
  status: number;
  html: string;
};

export function openBrowser(origin: string) {
  const cookies = new Map<string, string>();
  // Its own address, so that rate limits are not shared.
  const address = newAddress();

  async function go(url: URL, init: RequestInit, redirects = 0): Promise<Page> {
    const headers = new Headers(init.headers);
    headers.set('cf-connecting-ip', address);
    headers.set('cookie', cookieHeader(cookies));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const { status } = response;
    const location = response.headers.get('location');
    const html = await response.text();
    if (location === null) return { url, status, html };
    const next = new URL(location, url);
    if (next.origin !== origin) return { url: next, status, html };
    if (redirects === REDIRECTS_MAX) throw new Error(`Too many redirects: ${next.href}`);
    // After 303, and 302 in browsers, the next request is a GET.
    return go(next, {}, redirects + 1);
  }

  return {
    cookies,

    open: (path: string | URL) => go(new URL(path, origin), {}),

    /** Fills in the form of `page` that posts to `action`, and submits it with its hidden fields. */
    submit: (page: Page, action: string, typed: Readonly<Record<string, string>> = {}) =>
      go(new URL(action, origin), {
        method: 'POST',
        body: new URLSearchParams({ ...hiddenFields(page, action), ...typed }),
        headers: { origin, 'sec-fetch-site': 'same-origin' },
      }),
  };
}

export function newAddress(): string {
  return ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}

export function hasForm({ html }: Page, action: string): boolean {
  return html.includes(`<form method="post" action="${action}">`);
}

function hiddenFields(page: Page, action: string): Record<string, string> {
  if (!hasForm(page, action)) {
    throw new Error(`No form of ${page.url.href} (${page.status}) posts to ${action}.`);
  }
  return fieldsOf(page.html, action);
}
