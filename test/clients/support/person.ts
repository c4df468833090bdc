/** A person at a browser, who signs in and answers consent pages. */
import { inject } from 'vitest';
import { hasForm, openBrowser } from './browser.ts';
import type { Page } from './browser.ts';
import type { Login } from './seed.ts';

export type Person = ReturnType<typeof openPerson>;

export function openPerson({ email, password }: Pick<Login, 'email' | 'password'>) {
  const browser = openBrowser(inject('service').origin);

  async function signedIn(page: Page): Promise<Page> {
    return hasForm(page, '/sign-in') ? browser.submit(page, '/sign-in', { email, password }) : page;
  }

  /** Follows an application's link; returns the redirect to the application. */
  async function decide(url: string | URL, decision: 'allow' | 'deny'): Promise<URL> {
    const page = await signedIn(await browser.open(url));
    // Errors are redirected without a consent page.
    if (page.url.origin !== inject('service').origin) return page.url;
    return (await browser.submit(page, '/authorize', { decision })).url;
  }

  return {
    browser,
    signIn: async () => signedIn(await browser.open('/sign-in')),
    allow: (url: string | URL) => decide(url, 'allow'),
    deny: (url: string | URL) => decide(url, 'deny'),
  };
}
