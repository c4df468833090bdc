/**
 * Refresh token rotation: retries get the same tokens, and replays revoke the grant (RFC 6749, 6;
 * RFC 9700, 4.14.2).
 */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
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
import { db } from '../../support/operator.ts';

const SCOPE = 'profile company jobs:read jobs:write';

let browser: Browser;
let client: TestClient;
let other: TestClient;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
  [client, other] = [await registerClient(), await registerClient()];
});

type Tokens = TokenReply['body'];

const refresh = ({ refresh_token: token }: Tokens, more?: Record<string, string>, by = client) =>
  requestTokens(refreshFields(by, token, more));

async function refreshed(tokens: Tokens, more?: Record<string, string>): Promise<Tokens> {
  const answer = await refresh(tokens, more);
  expect(answer.status, answer.body.error_description).toBe(200);
  return answer.body;
}

async function statusOf({ access_token: token }: Tokens): Promise<number> {
  return (await call(token, 'GET', '/api/jobs/index')).status;
}

function expectOver(answer: TokenReply): void {
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
}

async function grantOf({ access_token: token }: Tokens) {
  const [row] = await db
    .select({ grant: oauthGrants })
    .from(oauthGrants)
    .innerJoin(oauthTokens, eq(oauthTokens.grantId, oauthGrants.id))
    .where(eq(oauthTokens.hash, await sha256Hex(token)));
  if (!row) throw new Error('The token has no grant.');
  return row.grant;
}

describe('POST /api/oauth/token with a refresh token', () => {
  test('a refresh answers like the code exchange, with new tokens (decisions)', async () => {
    const first = await tokensFor(browser, client, SCOPE);
    const { status, headers, body: next } = await refresh(first);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
    expect(next).toEqual({
      access_token: expect.stringMatching(/^oat_\w{49}$/u),
      token_type: 'Bearer',
      expires_in: 31_536_000,
      refresh_token: expect.stringMatching(/^ort_\w{49}$/u),
      scope: SCOPE,
    });
    const all = [first, next].flatMap((one) => [one.access_token, one.refresh_token]);
    expect(new Set(all).size).toBe(4);
    // The old access token stays valid: several workers of one application may hold it.
    expect([await statusOf(first), await statusOf(next)]).toEqual([200, 200]);
  });

  test('a chain of refreshes stays within one grant, and each token is new', async () => {
    let tokens = await tokensFor(browser, client, SCOPE);
    const { id } = await grantOf(tokens);
    const seen = new Set<string>([tokens.refresh_token]);
    for (let step = 1; step <= 5; step++) {
      tokens = await refreshed(tokens);
      seen.add(tokens.refresh_token);
      expect((await grantOf(tokens)).id).toBe(id);
    }
    expect(seen.size).toBe(6);
    expect(await statusOf(tokens)).toBe(200);
  });

  test('a retry within 60 seconds gets the same tokens, byte for byte', async () => {
    const start = Date.now();
    setClock(start);
    const first = await tokensFor(browser, client, SCOPE);
    const next = await refreshed(first);
    for (const later of [0, 1, 30_000, MINUTE_MS]) {
      setClock(start + later);
      expect(await refreshed(first)).toEqual(next);
    }
    expect(await statusOf(next)).toBe(200);
    await refreshed(next);
  });

  test('a retry after 60 seconds is a replay and revokes the grant (RFC 9700, 4.14.2)', async () => {
    const start = Date.now();
    setClock(start);
    const first = await tokensFor(browser, client, SCOPE);
    const apart = await tokensFor(browser, client, SCOPE);
    const next = await refreshed(first);
    setClock(start + MINUTE_MS + 1);
    expect(await statusOf(next)).toBe(200);
    expectOver(await refresh(first));
    expect([await statusOf(first), await statusOf(next)]).toEqual([401, 401]);
    expectOver(await refresh(next));
    expectOver(await refresh(first));
    expect(await grantOf(next)).toMatchObject({ revokedReason: 'refresh token replayed' });
    // Another grant of the same person and client is kept.
    expect(await statusOf(apart)).toBe(200);
  });

  test('a retry after the successor was used is a replay at once (RFC 9700, 4.14.2)', async () => {
    const first = await tokensFor(browser, client, SCOPE);
    const second = await refreshed(first);
    const third = await refreshed(second);
    expectOver(await refresh(first));
    for (const tokens of [first, second, third]) {
      expect(await statusOf(tokens)).toBe(401);
      expectOver(await refresh(tokens));
    }
  });

  test('ten concurrent refreshes get ten equal answers and one pair of tokens', async () => {
    const first = await tokensFor(browser, client, SCOPE);
    const { id } = await grantOf(first);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
    expect(bodies.size).toBe(1);
    const rows = await db.select().from(oauthTokens).where(eq(oauthTokens.grantId, id));
    const kinds = rows.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b));
    expect(kinds).toEqual(['access', 'access', 'refresh', 'refresh']);
    expect(rows.filter(({ parentHash }) => parentHash !== null)).toMatchObject([
      { kind: 'refresh', parentHash: await sha256Hex(first.refresh_token) },
    ]);
    for (const { access_token: access, refresh_token: token } of answers.map(({ body }) => body)) {
      expect(JSON.stringify(rows)).not.toContain(access);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect((await grantOf(first)).revokedAt).toBeNull();
    expect(await statusOf(await refreshed(answers[0]?.body ?? first))).toBe(200);
  });

  test('a refresh may request fewer scopes; the next one has all of them again (RFC 6749, 6)', async () => {
    const first = await tokensFor(browser, client, SCOPE);
    const narrow = await refreshed(first, { scope: 'jobs:read' });
    expect(narrow.scope).toBe('jobs:read');
    expect(await statusOf(narrow)).toBe(200);
    const store = (tokens: Tokens) =>
      call(tokens.access_token, 'POST', '/api/jobs/store', { title: 'Baker' });
    expect((await store(narrow)).status).toBe(403);
    expect((await store(first)).status).toBe(201);
    expect(await refreshed(first, { scope: 'jobs:read' })).toEqual(narrow);
    const wide = await refreshed(narrow);
    expect(wide.scope).toBe(SCOPE);
    expect((await store(wide)).status).toBe(201);
  });

  test('a refresh that requests more scopes is refused, and the token stays valid (RFC 6749, 6)', async () => {
    const first = await tokensFor(browser, client, 'profile jobs:read');
    for (const scope of ['profile jobs:read mcp', 'jobs:write', 'everything', 'PROFILE', ' ']) {
      const answer = await refresh(first, { scope });
      expect(answer, scope).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    }
    expect((await refreshed(first, { scope: 'jobs:read  profile' })).scope).toBe(
      'profile jobs:read',
    );
  });

  test('a retry with other scopes within 60 seconds is refused', async () => {
    const first = await tokensFor(browser, client, SCOPE);
    const narrow = await refreshed(first, { scope: 'profile' });
    expect(await refresh(first)).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    expect(await refreshed(first, { scope: 'profile' })).toEqual(narrow);
  });

  test('a refresh token of another client is refused and stays valid (RFC 6749, 5.2)', async () => {
    const first = await tokensFor(browser, client, SCOPE);
    expectOver(await refresh(first, {}, other));
    expectOver(await refresh(first, {}, await registerClient({ isPublic: true })));
    const otherClient = { ...client, client_secret: other.client_secret };
    expect((await refresh(first, {}, otherClient)).status).toBe(401);
    const next = await refreshed(first);
    const later = await refreshed(next);
    // A replay by another client revokes nothing.
    expectOver(await refresh(first, {}, other));
    expect(await statusOf(later)).toBe(200);
  });

  test('an unknown refresh token is refused, and a missing one is invalid_request', async () => {
    const { access_token: access, refresh_token: token } = await tokensFor(browser, client, SCOPE);
    for (const junk of [
      access,
      newToken('ort_'),
      newToken('oat_'),
      token.toUpperCase(),
      `${token}0`,
      token.slice(0, -1),
      'junk',
    ]) {
      expectOver(await requestTokens(refreshFields(client, junk)));
    }
    for (const fields of [
      refreshFields(client, ''),
      { ...refreshFields(client, ''), code: token },
    ]) {
      expect(await requestTokens(fields)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request' },
      });
    }
    expect((await requestTokens(refreshFields(client, token))).status).toBe(200);
  });
});
