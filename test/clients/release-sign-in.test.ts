/** What a release asks of a version as a person: sign-in, consent, exchange of the code, revocation, sign-out. */
import { expect, inject, test } from 'vitest';
import { askingVersion } from '../../packages/operator/tools/deployment/smoke.ts';
import type { Ask } from '../../packages/operator/tools/deployment/smoke-sign-in.ts';
import { signInFaults } from '../../packages/operator/tools/deployment/smoke-sign-in.ts';
import { newAddress } from './support/browser.ts';

const { origin, clients, recruiter } = inject('service');
const { host } = new URL(origin);
const user = { email: recruiter.email, password: recruiter.password, client: clients.public.id };

/** Through the requests that a release makes, as somebody whose rate limits are their own. */
function asking(seen: string[] = []): Ask {
  const ask = askingVersion('any', 'any', origin);
  const address = newAddress();
  return (asked, path, init = {}) => {
    seen.push(`${init.method ?? 'GET'} ${path.replace(/\?.*$/u, '')}`);
    return ask(asked, path, {
      ...init,
      headers: { ...init.headers, 'cf-connecting-ip': address },
    });
  };
}

test('a version that signs people in has no faults, and leaves neither session nor token', async () => {
  const seen: string[] = [];
  expect(await signInFaults(asking(seen), host, user, 'allow')).toEqual([]);
  expect(seen).toEqual([
    'GET /authorize',
    'POST /sign-in',
    'GET /authorize',
    'POST /authorize',
    'POST /api/oauth/token',
    'GET /api/oauth/userinfo',
    'POST /api/oauth/revoke',
    'GET /api/oauth/userinfo',
    'POST /sign-out',
  ]);
});

test('where the person denies, no code is exchanged, so they get no email', async () => {
  const seen: string[] = [];
  expect(await signInFaults(asking(seen), host, user, 'deny')).toEqual([]);
  expect(seen).toEqual([
    'GET /authorize',
    'POST /sign-in',
    'GET /authorize',
    'POST /authorize',
    'POST /sign-out',
  ]);
});

test('the step that fails is named, and no secret with it', async () => {
  const wrong = { ...user, password: `${user.password}x` };
  const [fault = '', ...others] = await signInFaults(asking(), host, wrong, 'allow');
  expect(others).toEqual([]);
  expect(fault).toMatch(/^signing in at \S+: the sign-in is answered 422/u);
  expect(fault).not.toContain(user.password);
  const unknown = { ...user, client: 'oci_NoSuchClient' };
  const [second = ''] = await signInFaults(asking(), host, unknown, 'allow');
  expect(second).toMatch(/: the sign-in is answered \d+/u);
});

test('a version that does not exchange the code is found', async () => {
  const ask = asking();
  const broken: Ask = (asked, path, init) =>
    path === '/api/oauth/token'
      ? Promise.resolve({ status: 500, body: '{"access_token": "x"}', location: null, cookies: [] })
      : ask(asked, path, init);
  expect(await signInFaults(broken, host, user, 'allow')).toEqual([
    `signing in at ${host}: the exchange of the code is answered 500`,
  ]);
});

test('a version that still takes a revoked token is found', async () => {
  const ask = asking();
  const broken: Ask = (asked, path, init) =>
    path === '/api/oauth/revoke'
      ? Promise.resolve({ status: 200, body: '{}', location: null, cookies: [] })
      : ask(asked, path, init);
  expect(await signInFaults(broken, host, user, 'allow')).toEqual([
    `signing in at ${host}: a revoked token is answered 200`,
  ]);
});
