/** The hosts and connections on which the OAuth provider does not answer (decisions: OAuth; contract 5.1). */
import { beforeAll, describe, expect, test } from 'vitest';
import { authorizePath } from '../../support/browser.ts';
import { API, newAddress, send } from '../../support/call.ts';
import { CAREER_HOST, openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import { authorizationQuery, registerClient } from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';

const HTTP = API.replace('https:', 'http:');

const paths = [
  ['GET', '/authorize'],
  ['POST', '/authorize'],
  ['GET', '/sign-in'],
  ['POST', '/sign-in'],
  ['GET', '/settings'],
  ['POST', '/api/oauth/token'],
  ['OPTIONS', '/api/oauth/token'],
  ['POST', '/api/oauth/revoke'],
  ['GET', '/api/oauth/userinfo'],
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/.well-known/oauth-protected-resource'],
  ['GET', '/.well-known/oauth-protected-resource/mcp'],
] as const;

let acme: Company;
let client: TestClient;
beforeAll(async () => {
  acme = await openCompany();
  client = await registerClient();
});

async function visit(origin: string, method: string, path: string, token?: string) {
  const response = await send(`${origin}${path}`, {
    method,
    headers: {
      'cf-connecting-ip': newAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: new URLSearchParams({ grant_type: 'refresh_token' }) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a career domain', () => {
  test.each(paths)('a career domain has no %s %s (404)', async (method, path) => {
    const query = path === '/authorize' ? authorizePath(authorizationQuery(client)) : path;
    const secure = `https://${CAREER_HOST}`;
    const plain = await visit(`http://${CAREER_HOST}`, method, query);
    const redirect = method === 'OPTIONS' ? [404, null] : [308, `${secure}${query}`];
    expect([plain.status, plain.headers.get('location')]).toEqual(redirect);
    const { status, headers, text } = await visit(secure, method, query);
    expect([status, headers.get('location')]).toEqual([404, null]);
    for (const answer of [plain, { headers, text }]) {
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.text).not.toMatch(/issuer|authorization_servers|password|form_token/u);
    }
  });

  test('a career domain does not accept tokens (404)', async () => {
    const token = await acme.token('Admin');
    const answer = await visit(`https://${CAREER_HOST}`, 'GET', '/api/oauth/userinfo', token);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(acme.subdomain);
  });
});

describe('an unknown host', () => {
  test.each(paths)('an unknown host has no %s %s (404)', async (method, path) => {
    for (const host of ['evil.example', `${new URL(API).hostname}.evil.example`, '192.0.2.1']) {
      expect((await visit(`https://${host}`, method, path)).status).toBe(404);
    }
  });
});

describe('a connection over http', () => {
  test('GET /authorize over http redirects to https with the same query (308)', async () => {
    const path = `${authorizePath(authorizationQuery(client))}&x=a+b%20%2B`;
    const { status, headers } = await visit(HTTP, 'GET', path);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(`${API}${path}`);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.each(['/authorize', '/sign-in'])('POST %s over http is refused (403)', async (path) => {
    const { status, headers } = await visit(HTTP, 'POST', path);
    expect(status).toBe(403);
    expect(headers.get('location')).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['POST', '/api/oauth/token'],
    ['POST', '/api/oauth/revoke'],
    ['GET', '/api/oauth/userinfo'],
  ])('%s %s over http is refused (403), whatever it carries', async (method, path) => {
    const { status, headers, text } = await visit(HTTP, method, path, await acme.token('Admin'));
    expect(status).toBe(403);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(text)).toEqual({
      error: 'invalid_request',
      error_description: expect.stringContaining('HTTPS'),
    });
  });

  test.each(paths.map(([, path]) => path).filter((path) => path.startsWith('/.well-known')))(
    'GET %s is not answered over it (5.1)',
    async (path) => {
      // A manipulated answer would send clients and their secrets elsewhere.
      const { status, text } = await visit(HTTP, 'GET', path);
      expect([308, 403]).toContain(status);
      expect(text).not.toMatch(/issuer|authorization_servers/u);
    },
  );

  test('a token that was sent over http to be revoked stays valid', async () => {
    const token = await acme.token('Viewer');
    const body = new URLSearchParams({ token });
    expect((await send(`${HTTP}/api/oauth/revoke`, { method: 'POST', body })).status).toBe(403);
    expect((await acme.viewer('GET', '/api/oauth/userinfo')).status).toBe(200);
  });
});
