/** Exchanging a code for tokens (RFC 6749, 4.1.3; RFC 7636, 4.6; RFC 9700, 2.1). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { sha256Base64Url } from '#lib/code-challenge.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import { setClientEnabled } from '#operator/clients/actions.ts';
import type { Browser } from '../../support/browser.ts';
import { call } from '../../support/call.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import {
  authorizationQuery,
  codeFor,
  newPkce,
  REDIRECT,
  codeFields,
  registerClient,
  requestTokens,
  signedIn,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { db, operator } from '../../support/operator.ts';

const NATIVE = 'http://127.0.0.1/cb';

let acme: Company;
let browser: Browser;
let client: TestClient;
let other: TestClient;
beforeAll(async () => {
  acme = await openCompany();
  browser = await signedIn(acme);
  client = await registerClient({ redirectUris: [REDIRECT, `${REDIRECT}/other`, NATIVE] });
  other = await registerClient();
});

const redeem = (code: string, more?: Record<string, string>, by: TestClient = client) =>
  requestTokens(codeFields(by, code, more));

function expectOver(answer: Awaited<ReturnType<typeof redeem>>): void {
  expect(answer, answer.body.error_description).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
}

describe('POST /api/oauth/token with a code', () => {
  test('only digests of the code and of both tokens are stored', async () => {
    const code = await codeFor(browser, client, 'jobs:read');
    const { body } = await redeem(code);
    const codeHash = await sha256Hex(code);
    const grants = await db.select().from(oauthGrants).where(eq(oauthGrants.codeHash, codeHash));
    expect(grants).toMatchObject([
      { companyId: acme.id, userId: await acme.user('Admin'), scopes: ['jobs:read'] },
    ]);
    const grantId = grants[0]?.id ?? 0;
    const tokens = await db.select().from(oauthTokens).where(eq(oauthTokens.grantId, grantId));
    const digests = await Promise.all([body.access_token, body.refresh_token].map(sha256Hex));
    expect(new Set(tokens.map(({ hash }) => hash))).toEqual(new Set(digests));
    for (const secret of [code, body.access_token, body.refresh_token]) {
      expect(JSON.stringify([grants, tokens])).not.toContain(secret);
    }
    const audited = (await acme.audited()).filter(({ subjectId }) => subjectId === grantId);
    expect(audited).toMatchObject([{ action: 'grant.create', userId: await acme.user('Admin') }]);
  });

  test('a refused request does not use up the code', async () => {
    const { verifier, challenge } = newPkce();
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const code = await codeFor(browser, client, undefined, pkce);
    const right = { code_verifier: verifier };
    for (const redirectUri of [
      `${REDIRECT}/other`,
      `${REDIRECT}/`,
      `${REDIRECT}?`,
      REDIRECT.toUpperCase(),
      encodeURIComponent(REDIRECT),
      NATIVE,
    ]) {
      expectOver(await redeem(code, { ...right, redirect_uri: redirectUri }));
    }
    const wrong = [newPkce().verifier, challenge, verifier.toLowerCase(), 'a'.repeat(42), ''];
    for (const one of [...wrong, `${verifier} `, `${verifier}=`, 'a'.repeat(129)]) {
      expectOver(await redeem(code, { code_verifier: one }));
    }
    expectOver(await redeem(code));
    expectOver(await redeem(code, right, other));
    expectOver(await redeem(code, right, await registerClient({ isPublic: true })));
    expect((await redeem(code, right)).status).toBe(200);
  });

  test('a verifier without a challenge is refused as a downgrade (RFC 9700, 4.8.2)', async () => {
    const code = await codeFor(browser, client);
    expectOver(await redeem(code, { code_verifier: newPkce().verifier }));
    expect((await redeem(code)).status).toBe(200);
  });

  test.each([
    ['S256', 'a'.repeat(43), sha256Base64Url('a'.repeat(43))],
    ['S256', '~'.repeat(128), sha256Base64Url('~'.repeat(128))],
    ['plain', 'b'.repeat(43), 'b'.repeat(43)],
    [null, 'c'.repeat(128), 'c'.repeat(128)],
    // The example of RFC 7636, appendix B.
    [
      'S256',
      'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    ],
  ])(
    'the method %s accepts the verifier %s (RFC 7636, 4.6)',
    async (method, verifier, challenge) => {
      const pkce = {
        code_challenge: challenge,
        ...(method !== null && { code_challenge_method: method }),
      };
      const code = await codeFor(browser, client, undefined, pkce);
      expectOver(await redeem(code, { code_verifier: sha256Base64Url(verifier) }));
      expect((await redeem(code, { code_verifier: verifier })).status).toBe(200);
    },
  );

  test('a native application redeems with the port it was redirected to (RFC 8252, 7.3)', async () => {
    const used = 'http://127.0.0.1:51004/cb';
    const to = await browser.allow({ ...authorizationQuery(client), redirect_uri: used });
    expect(to.href.startsWith(`${used}?`)).toBe(true);
    const code = to.searchParams.get('code') ?? '';
    for (const wrong of [NATIVE, 'http://127.0.0.1:51005/cb', 'http://localhost:51004/cb']) {
      expectOver(await redeem(code, { redirect_uri: wrong }));
    }
    expect((await redeem(code, { redirect_uri: used })).status).toBe(200);
  });

  test('a code is valid for ten minutes, to the millisecond (3.4)', async () => {
    const issued = Date.now();
    setClock(issued);
    const codes = [await codeFor(browser, client), await codeFor(browser, client)] as const;
    setClock(issued + 10 * MINUTE_MS - 1);
    expect((await redeem(codes[0])).status).toBe(200);
    setClock(issued + 10 * MINUTE_MS);
    expectOver(await redeem(codes[1]));
  });

  test('a malformed or unknown code is refused', async () => {
    const code = await codeFor(browser, client);
    const { body } = await redeem(await codeFor(browser, client));
    const last = code.endsWith('0') ? '1' : '0';
    const swapped = `${code.slice(0, 10)}${code[11]}${code[10]}${code.slice(12)}`;
    for (const junk of [
      code.slice(0, -1) + last,
      ...(swapped === code ? [] : [swapped]),
      code.toUpperCase(),
      `${code} `,
      `${code}0`,
      code.replace('oac_', 'oat_'),
      newToken('oac_'),
      body.access_token,
      body.refresh_token,
      'x'.repeat(10_000),
      'ключ',
      '../code',
    ]) {
      expectOver(await redeem(junk));
    }
    expect((await redeem(code)).status).toBe(200);
  });

  test('a client that was disabled meanwhile gets no tokens until it is enabled (2.1)', async () => {
    const shut = await registerClient();
    const code = await codeFor(browser, shut);
    await setClientEnabled(operator(), shut.client_id, false);
    expect(await redeem(code, {}, shut)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    await setClientEnabled(operator(), shut.client_id, true);
    expect((await redeem(code, {}, shut)).status).toBe(200);
  });

  test('a person who has left the company or may not sign in yields no tokens (decisions)', async () => {
    const left = await openCompany();
    const person = await signedIn(left, 'Recruiter');
    const code = await codeFor(person, client);
    const ofLeft = eq(members.companyId, left.id);
    for (const status of ['hired', 'invited'] as const) {
      await db.update(members).set({ status }).where(ofLeft);
      expectOver(await redeem(code));
    }
    await db.delete(members).where(ofLeft);
    expectOver(await redeem(code));
    const grants = db.select().from(oauthGrants).where(eq(oauthGrants.companyId, left.id));
    expect(await grants).toEqual([]);
  });

  test("a token has the person's present role, not that of the consent (decisions)", async () => {
    const demoted = await openCompany();
    const person = await signedIn(demoted, 'Admin');
    const code = await codeFor(person, client, 'jobs:read jobs:write');
    await db.update(members).set({ role: 'Viewer' }).where(eq(members.companyId, demoted.id));
    const { body } = await redeem(code);
    expect(body.scope).toBe('jobs:read jobs:write');
    expect((await call(body.access_token, 'GET', '/api/jobs/index')).status).toBe(200);
    const stored = await call(body.access_token, 'POST', '/api/jobs/store', { title: 'Baker' });
    expect(stored).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
  });
});
