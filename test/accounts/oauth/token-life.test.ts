/** The lifetime of tokens, and what ends them at the next request (contract 3.4; decisions: OAuth). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS } from '#lib/time.ts';
import { setClientEnabled } from '#operator/clients/actions.ts';
import type { Browser } from '../../support/browser.ts';
import { call } from '../../support/call.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import {
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
  tokensFor,
} from '../../support/oauth.ts';
import type { TestClient, TokenReply } from '../../support/oauth.ts';
import { db, operator } from '../../support/operator.ts';

const SCOPE = 'jobs:read jobs:write';

let browser: Browser;
let client: TestClient;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
  client = await registerClient();
});

type Tokens = TokenReply['body'];

const refresh = ({ refresh_token: token }: Tokens, by = client) =>
  requestTokens(refreshFields(by, token));

async function refreshTokens(tokens: Tokens): Promise<Tokens> {
  const answer = await refresh(tokens);
  expect(answer.status, answer.body.error_description).toBe(200);
  return answer.body;
}

async function statusOf({ access_token: token }: Tokens): Promise<number> {
  return (await call(token, 'GET', '/api/jobs/index')).status;
}

async function storeJob({ access_token: token }: Tokens): Promise<number> {
  return (await call(token, 'POST', '/api/jobs/store', { title: 'Baker' })).status;
}

function expectOver(answer: TokenReply): void {
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
}

describe('the lifetime of tokens', () => {
  test('an access token is valid for a year, to the millisecond (3.4)', async () => {
    const start = Date.now();
    setClock(start);
    const first = await tokensFor(browser, client, SCOPE);
    setClock(start + 365 * DAY_MS - 1);
    expect(await statusOf(first)).toBe(200);
    setClock(start + 365 * DAY_MS);
    expect(await statusOf(first)).toBe(401);
    // The refresh token lives longer.
    const next = await refreshTokens(first);
    expect([await statusOf(first), await statusOf(next)]).toEqual([401, 200]);
    setClock(start + 2 * 365 * DAY_MS - 1);
    expect(await statusOf(next)).toBe(200);
  });

  test('a refresh token is valid for two years from its own issue, which a refresh begins again (3.4)', async () => {
    const start = Date.now();
    setClock(start);
    const unused = await tokensFor(browser, client, SCOPE);
    let tokens = await tokensFor(browser, client, SCOPE);
    for (const days of [300, 600, 1329]) {
      setClock(start + days * DAY_MS);
      tokens = await refreshTokens(tokens);
    }
    const last = start + 1329 * DAY_MS;
    const hash = await sha256Hex(tokens.refresh_token);
    const [row] = await db.select().from(oauthTokens).where(eq(oauthTokens.hash, hash));
    expect(row?.expiresAt).toEqual(new Date(last + 730 * DAY_MS));
    expectOver(await refresh(unused));
    setClock(last + 730 * DAY_MS - 1);
    tokens = await refreshTokens(tokens);
    setClock(last + 1460 * DAY_MS - 1);
    expectOver(await refresh(tokens));
  });

  test('a changed role applies from the next request on (decisions)', async () => {
    const acme = await openCompany();
    const tokens = await tokensFor(await signedIn(acme, 'Recruiter'), client, SCOPE);
    const become = (role: 'Viewer' | 'Recruiter') =>
      db.update(members).set({ role }).where(eq(members.companyId, acme.id));
    expect(await storeJob(tokens)).toBe(201);
    await become('Viewer');
    expect(await storeJob(tokens)).toBe(403);
    const next = await refreshTokens(tokens);
    expect(next.scope).toBe(SCOPE);
    expect([await storeJob(next), await statusOf(next)]).toEqual([403, 200]);
    await become('Recruiter');
    expect(await storeJob(tokens)).toBe(201);
  });

  test('a removed member, or one who may not sign in, loses access with the next request (decisions)', async () => {
    const acme = await openCompany();
    const tokens = await tokensFor(await signedIn(acme, 'Recruiter'), client, SCOPE);
    const ofAcme = eq(members.companyId, acme.id);
    for (const status of ['hired', 'invited'] as const) {
      await db.update(members).set({ status }).where(ofAcme);
      expect(await statusOf(tokens)).toBe(401);
      expectOver(await refresh(tokens));
    }
    await db.delete(members).where(ofAcme);
    expect(await statusOf(tokens)).toBe(401);
    expectOver(await refresh(tokens));
  });

  test('a disabled client loses access until it is enabled again', async () => {
    const shut = await registerClient();
    const tokens = await tokensFor(browser, shut, SCOPE);
    await setClientEnabled(operator(), shut.client_id, false);
    expect(await statusOf(tokens)).toBe(401);
    expect(await refresh(tokens, shut)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    await setClientEnabled(operator(), shut.client_id, true);
    expect(await statusOf(tokens)).toBe(200);
    expect((await refresh(tokens, shut)).status).toBe(200);
  });
});
