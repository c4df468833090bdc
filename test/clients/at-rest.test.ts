/** No secret is in the database files in plain text (RFC 6819, 5.1.4.1). */
import { Secret, TOTP } from 'otpauth';
import { describe, expect, inject, test } from 'vitest';
import { sha256Hex } from '#lib/hash.ts';
import { newSecret } from '#lib/token.ts';
import { filesWith, holds, readStore, spellings } from './support/at-rest.ts';
import { openPerson } from './support/person.ts';
import type { Person } from './support/person.ts';
import { codeFor, redeem, refresh } from './support/tokens.ts';

const { links, clients, company, storageDir, secretKeys } = inject('service');
const client = clients.confidential;
const FACTOR = '/settings/second-factor';

/** Uses a secret of every kind. */
async function useEverySecret() {
  const password = newSecret();
  const invited = await acceptInvitation(password);
  const factor = await addSecondFactor(invited, password);
  const before = sessionOf(invited);
  await signInAgain(invited, factor.recoveryCodes[0] ?? '');
  const verifier = newSecret();
  const pkce = { code_challenge: verifier, code_challenge_method: 'plain' };
  const code = await codeFor(invited, client, pkce);
  const { body: first } = await redeem(client, code, { code_verifier: verifier });
  const { body: second } = await refresh(client, first.refresh_token);
  return {
    password,
    'password set by a link': await resetPassword(),
    invitation: secretIn(links.invitation),
    'reset link': secretIn(links.reset),
    'session before': before,
    session: sessionOf(invited),
    'TOTP secret': factor.secret,
    ...Object.fromEntries(
      factor.recoveryCodes.map((one, index) => [`recovery code ${index}`, one]),
    ),
    code,
    verifier,
    'client secret': client.secret,
    'access token': first.access_token,
    'refresh token': first.refresh_token,
    'next access token': second.access_token,
    'next refresh token': second.refresh_token,
    'key of the service': secretKeys,
  };
}

async function acceptInvitation(password: string): Promise<Person> {
  const invited = openPerson({ email: `invited@${company.subdomain}.example`, password });
  const page = await invited.browser.open(links.invitation);
  const names = { first_name: 'Ada', last_name: 'Example' };
  await invited.browser.submit(page, '/invitation', { ...names, password });
  return invited;
}

async function addSecondFactor({ browser }: Person, password: string) {
  const off = await browser.open(FACTOR);
  const pending = await browser.submit(off, FACTOR, { current_password: password });
  const [, secret = ''] = /[?;&]secret=([A-Z2-7]+)/u.exec(pending.html) ?? [];
  const token = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { html } = await browser.submit(pending, `${FACTOR}/confirm`, { code: token });
  const recoveryCodes = [...html.matchAll(/<code>([^<]+)<\/code>/gu)].map(([, one = '']) => one);
  return { secret, recoveryCodes };
}

async function signInAgain({ browser, signIn }: Person, code: string): Promise<void> {
  await browser.submit(await browser.open('/settings'), '/sign-out');
  const page = await signIn();
  await browser.submit(page, '/sign-in/second-factor', { code });
}

async function resetPassword(): Promise<string> {
  const password = newSecret();
  const viewer = openPerson({ email: `viewer@${company.subdomain}.example`, password });
  const page = await viewer.browser.open(links.reset);
  await viewer.browser.submit(page, '/reset-password', { password });
  await viewer.signIn();
  expect(sessionOf(viewer)).not.toBe('');
  return password;
}

function sessionOf({ browser }: Person): string {
  return browser.cookies.get('__Host-session') ?? '';
}

function secretIn(link: string): string {
  return new URL(link).searchParams.get('link') ?? '';
}

test('after all secrets were used, none is in any database file', async () => {
  const secrets = await useEverySecret();
  expect(secrets).toHaveProperty('recovery code 9');
  const store = readStore(storageDir);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(16);
    expect.soft(filesWith(store, secret), name).toEqual([]);
  }
  // The control: a plain value and the digests are found in these files.
  expect(filesWith(store, company.subdomain)).toContainEqual(expect.stringContaining('/d1/'));
  const { code, 'access token': token, session } = secrets;
  for (const secret of [token, session]) {
    const files = filesWith(store, await sha256Hex(secret));
    expect(files).toContainEqual(expect.stringContaining('/d1/'));
  }
  expect(filesWith(store, `code:${await sha256Hex(code)}`)).toContainEqual(
    expect.stringContaining('/kv/'),
  );
});

describe('a secret would be found', () => {
  const secret = 'oat_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

  test.for<[string, Buffer | string]>([
    ['as it is', secret],
    ['in UTF-16', Buffer.from(secret, 'utf16le')],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in base64 behind one byte', Buffer.from(`:${secret}:`).toString('base64')],
    ['in base64url behind two bytes', Buffer.from(`id${secret}?`).toString('base64url')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
    ['without its end', secret.slice(0, -10)],
    ['without its beginning', secret.slice(10)],
  ])('as %s', ([, content]) => {
    const around = Buffer.concat([Buffer.alloc(10, 'x'), Buffer.from(content), Buffer.alloc(10)]);
    expect(holds(around, spellings(secret))).toBe(true);
    expect(holds(around, spellings(secret.toLowerCase()))).toBe(false);
  });
});
