/** What a person sees on the API host outside the account pages: the start page, unknown paths, the icon. */
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { API, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { signedIn } from '../support/oauth.ts';
import { en } from '../support/english.ts';

/** What Chromium sends for a page. */
const page = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
};

describe('GET / on the API host', () => {
  test('leads a person to sign-in and to the API reference', async () => {
    const start = await openBrowser().get('/', page);
    expect(start.status).toBe(200);
    expect(start.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const href of ['/sign-in', '/docs']) expect(start.html).toContain(`href="${href}"`);
  });

  test('leads who is signed in to the settings', async () => {
    const browser = await signedIn(await openCompany());
    const { html } = await browser.get('/', page);
    expect(html).toContain('<a class="button primary" href="/settings">');
    expect(html).not.toContain('href="/sign-in"');
  });

  test.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5'])(
    'redirects a client that sends Accept: %s to the API reference',
    async (accept) => {
      const { status, headers } = await send(`${API}/`, { headers: accept ? { accept } : {} });
      expect([status, headers.get('location')]).toEqual([303, '/docs']);
    },
  );
});

describe('an unknown path on the API host', () => {
  test('is a page with status 404 for a browser', async () => {
    const { status, html, headers } = await openBrowser().get('/nothing/here', page);
    expect(status).toBe(404);
    expect(html).toContain(`<h1>${en.messages.unknown_path.title}</h1>`);
    expect(html).toContain('<a class="button primary" href="/">');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  test.each([
    ['/nothing/here', 'application/json'],
    ['/nothing/here', '*/*'],
    // An address of the API says to a person what it says to a program.
    ['/api/nothing', page.accept],
    ['/mcp/nothing', page.accept],
  ])('%s with Accept: %s is JSON', async (path, accept) => {
    const response = await send(`${API}${path}`, { headers: { accept } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'unknown_path' });
  });
});

test('the API host has an icon and a robots.txt', async () => {
  const icon = await send(`${API}/favicon.ico`, {});
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const robots = await send(`${API}/robots.txt`, {});
  expect(robots.status).toBe(200);
  expect(await robots.text()).toContain('User-agent: *\n');
});
