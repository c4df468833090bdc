/** Who may open each screen of the console, and send each command: every role, other companies, other sites, nobody. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { permissions, roles } from '#access.ts';
import type { Role } from '#access.ts';
import { newSecret } from '#lib/token.ts';
import { consoleRoutes } from '../../src/workers/api/console-screens.tsx';
import { openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { newAddress } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { signedIn } from '../support/oauth.ts';
import { services } from '../support/operator.ts';
import { consolePath, openStage } from '../support/console-records.ts';
import type { Stage } from '../support/console-records.ts';

const slow = { timeout: 30_000 };

let opened: Promise<Stage> | undefined;
const stage = () => (opened ??= openStage());

const browsers = new Map<Role, Promise<Browser>>();
async function browserOf(role: Role): Promise<Browser> {
  const { company } = await stage();
  const found = browsers.get(role) ?? signedIn(company, role);
  browsers.set(role, found);
  return found;
}

/** Other people ask: what one may ask in a minute is less than all of this file. */
function withOthers(): void {
  opened = undefined;
  browsers.clear();
}

/** The key of the forms of a screen, for the session of the browser. */
function keyOf(browser: Browser, path: string): string {
  const session = browser.cookies.get('__Host-session') ?? '';
  const code = services.vault.mac('form', JSON.stringify([session, path, '']));
  return Buffer.from(code).toString('base64url');
}

const routes = consoleRoutes.map(({ method, path, terms }) => ({
  method,
  path,
  terms,
  name: `${method} ${path}`,
  needs: terms.needs,
}));
const commands = routes.filter(({ method }) => method === 'POST');
const screens = routes.filter(({ method }) => method === 'GET');

async function ask(browser: Browser, { method, path, terms }: (typeof routes)[number], more = {}) {
  const made = await stage();
  const [address, screen] = [consolePath(made, path), consolePath(made, terms.of)];
  const headers = { 'cf-connecting-ip': newAddress() };
  return method === 'GET'
    ? browser.get(address, headers)
    : browser.post(
        address,
        formOf(terms, { form_token: keyOf(browser, screen), ...more }),
        headers,
      );
}

/** The fields as the form of the route sends them. */
function formOf({ files }: (typeof routes)[number]['terms'], fields: Record<string, string>) {
  if (!files) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const isAllowed = (role: Role, needs: keyof typeof permissions) =>
  roles.indexOf(role) >= roles.indexOf(permissions[needs].role);

/** The least role that may, and the highest that may not: a role can what those before it can (test/matrix/access.rules.test.ts). */
function rolesAt(needs: keyof typeof permissions): readonly Role[] {
  const least = roles.indexOf(permissions[needs].role);
  return roles.slice(Math.max(0, least - 1), least + 1);
}

/** Of each permission one route, which is asked by every role and with every forged key. */
const one = new Set(
  routes.filter(
    (route, at) =>
      routes.findIndex(({ needs, method }) => needs === route.needs && method === route.method) ===
      at,
  ),
);

describe('the roles', slow, () => {
  test.each(routes)('$name is for those who have $needs', async (route) => {
    for (const role of one.has(route) ? roles : rolesAt(route.needs)) {
      const answer = await ask(await browserOf(role), route);
      if (isAllowed(role, route.needs)) {
        expect(answer.status, `${role} ${answer.html}`).toBeLessThan(500);
        expect(answer.status, role).not.toBe(403);
      } else expect(answer.status, role).toBe(403);
    }
  });
});

describe('without a session', slow, () => {
  test.each(screens)('$name leads to sign-in and back', async (route) => {
    const answer = await ask(openBrowser(), route);
    expect(answer.status).toBe(303);
    const next = new URL(answer.location, 'https://host').searchParams.get('next');
    expect(next).toBe(consolePath(await stage(), route.path));
  });

  test.each(commands)('$name leads to sign-in', async (route) => {
    const answer = await ask(openBrowser(), route);
    expect(answer).toMatchObject({ status: 303, location: '/sign-in' });
  });
});

describe('another company', slow, () => {
  test.each(routes)('$name is not found by its members', async (route) => {
    const browser = await outsider();
    const answer = await ask(browser, route);
    expect(answer.status).toBe(404);
    expect(answer.html).not.toContain('Acme');
  });

  test('is answered like one that does not exist', async () => {
    const browser = await outsider();
    const { company } = await stage();
    const [own, unknown] = await Promise.all([
      browser.get(`/console/${company.subdomain}/jobs/x/board`),
      browser.get('/console/unknown-company/jobs/x/board'),
    ]);
    expect(own.status).toBe(unknown.status);
    expect(own.html).toBe(unknown.html);
  });
});

let others: Promise<Browser> | undefined;
const outsider = () => (others ??= openCompany().then((company) => signedIn(company)));

describe('forged forms', slow, () => {
  // Each test sends five forms, and one person may ask 300 times a minute.
  let tests = 0;
  beforeEach(() => {
    if (tests % 40 === 0) withOthers();
    tests += 1;
  });

  test.each(commands)('$name is refused without the key of its screen', async (route) => {
    const browser = await browserOf('Admin');
    const made = await stage();
    const session = browser.cookies.get('__Host-session') ?? '';
    const another = Buffer.from(
      services.vault.mac('form', JSON.stringify([newSecret(), consolePath(made, route.path), ''])),
    ).toString('base64url');
    const forged = ['x'.repeat(43), another, keyOf(browser, '/settings'), session];
    const tried = one.has(route) ? forged : [forged[commands.indexOf(route) % forged.length] ?? ''];
    for (const form_token of ['', ...tried]) {
      const answer = await ask(browser, route, { form_token });
      expect(answer.status).toBe(403);
    }
  });
});

describe('forms of another site', slow, () => {
  beforeAll(withOthers);

  test.each(commands)('$name is refused from a page of another site', async (route) => {
    const browser = await browserOf('Admin');
    const made = await stage();
    const fields = { form_token: keyOf(browser, consolePath(made, route.terms.of)) };
    for (const headers of [
      { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await browser.post(consolePath(made, route.path), fields, {
        'cf-connecting-ip': newAddress(),
        ...headers,
      });
      expect(answer.status).toBe(403);
    }
  });
});

describe('answers', slow, () => {
  beforeAll(withOthers);

  test.each(screens)('$name is not stored, framed, or given a foreign script', async (route) => {
    const { headers, status } = await ask(await browserOf('Admin'), route);
    expect(headers.get('cache-control'), String(status)).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/frame-ancestors '(?:none|self)'/u);
    expect(policy).not.toMatch(/unsafe|https?:|\*/u);
  });

  test.each(routes)('$name answers records of other companies as unknown', async (route) => {
    const foreign = await openOther();
    const own = await stage();
    if (!/\{(?!company)/u.test(route.path)) return;
    const browser = await browserOf('Admin');
    const address = consolePath({ ...foreign, company: own.company }, route.path);
    const screen = consolePath({ ...foreign, company: own.company }, route.terms.of);
    const headers = { 'cf-connecting-ip': newAddress() };
    const answer = await (route.method === 'GET'
      ? browser.get(address, headers)
      : browser.post(
          address,
          formOf(route.terms, { form_token: keyOf(browser, screen) }),
          headers,
        ));
    expect(answer.html).not.toContain(foreign.secret);
    expect([204, 303, 404, 422]).toContain(answer.status);
  });
});

let foreignStage: Promise<Stage> | undefined;
const openOther = () => (foreignStage ??= openStage());
