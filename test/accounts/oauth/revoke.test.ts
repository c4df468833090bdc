/** Revocation: any holder of either token can revoke the grant (RFC 7009; contract 5.4; decisions: OAuth). */
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import type { Browser } from '../../support/browser.ts';
import { API, call, newAddress, send } from '../../support/call.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import {
  codeFor,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  sendOAuth,
  signedIn,
  tokensFor,
} from '../../support/oauth.ts';
import type { TestClient, TokenReply } from '../../support/oauth.ts';

const PATH = '/api/oauth/revoke';
const kinds = ['access_token', 'refresh_token'] as const;

let acme: Company;
let browser: Browser;
let client: TestClient;
beforeAll(async () => {
  acme = await openCompany();
  browser = await signedIn(acme);
  client = await registerClient();
});

type Tokens = TokenReply['body'];
type Options = Parameters<typeof sendOAuth>[2];

const newTokens = () => tokensFor(browser, client, 'profile jobs:read');
const revoke = (fields: Record<string, string>, options?: Options) =>
  sendOAuth(PATH, fields, options);

function expectTaken(answer: TokenReply): void {
  expect(answer.status, answer.body.error_description).toBe(200);
  expect(answer.body).toEqual({ success: true, data: null });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    pragma: 'no-cache',
    'access-control-allow-origin': '*',
    'x-ratelimit-limit': '120',
  });
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
}

async function statusesOf({ access_token: token }: Tokens): Promise<number[]> {
  const paths = ['/api/jobs/index', '/api/oauth/userinfo'];
  const answers = await Promise.all(paths.map((path) => call(token, 'GET', path)));
  return answers.map(({ status }) => status);
}

async function expectOver(tokens: Tokens): Promise<void> {
  expect(await statusesOf(tokens)).toEqual([401, 401]);
  expect(await requestTokens(refreshFields(client, tokens.refresh_token))).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
}

async function expectAlive(tokens: Tokens): Promise<void> {
  expect(await statusesOf(tokens)).toEqual([200, 200]);
}

describe('POST /api/oauth/revoke', () => {
  test.each(kinds.flatMap((kind) => [true, false].map((asJson) => [kind, asJson] as const)))(
    'by the %s, as JSON %s, ends everything of the grant at once (RFC 7009, 2.1)',
    async (kind, asJson) => {
      const first = await newTokens();
      const { body: next } = await requestTokens(refreshFields(client, first.refresh_token));
      const apart = await newTokens();
      for (const tokens of [first, next, apart]) await expectAlive(tokens);
      expectTaken(await revoke({ token: next[kind] }, { asJson }));
      await expectOver(first);
      await expectOver(next);
      // Another grant of the same person is kept.
      await expectAlive(apart);
    },
  );

  test('revoking an exchanged refresh token revokes its successors', async () => {
    const first = await newTokens();
    const { body: next } = await requestTokens(refreshFields(client, first.refresh_token));
    expectTaken(await revoke({ token: first.refresh_token }));
    await expectOver(next);
  });

  test('revoking again, or an expired token, answers 200 and changes nothing (RFC 7009, 2.2)', async () => {
    const start = Date.now();
    setClock(start);
    const tokens = await newTokens();
    setClock(start + 400 * DAY_MS);
    for (const kind of [...kinds, ...kinds]) expectTaken(await revoke({ token: tokens[kind] }));
    await expectOver(tokens);
    const { length } = await acme.audited();
    expectTaken(await revoke({ token: tokens.access_token }));
    expect(await acme.audited()).toHaveLength(length);
  });

  test('an unknown token answers 200 and changes nothing (RFC 7009, 2.2)', async () => {
    const tokens = await newTokens();
    const code = await codeFor(browser, client);
    const { access_token: access } = tokens;
    for (const token of [
      newToken('oat_'),
      newToken('ort_'),
      'junk',
      ' ',
      'x'.repeat(10_000),
      access.slice(0, -1),
      `${access} `,
      access.toUpperCase(),
      access.replace('oat_', 'ort_'),
      code,
      client.client_secret,
      "' or 1=1 --",
      'ключ',
    ]) {
      for (const asJson of [true, false]) expectTaken(await revoke({ token }, { asJson }));
    }
    await expectAlive(tokens);
    expect((await requestTokens(codeFields(client, code))).status).toBe(200);
  });

  test('a request without a token answers invalid_request (RFC 7009, 2.2.1)', async () => {
    for (const fields of [{}, { token: '' }, { access_token: newToken('oat_') }]) {
      for (const asJson of [true, false]) {
        const answer = await revoke(fields, { asJson });
        expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
      }
    }
  });

  test.each(['{"token":7}', '{"token":["a"]}', '{"token":{}}', '[]', 'null', '', '{', '"oat_"'])(
    'the JSON %s answers invalid_request',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await send(`${API}${PATH}`, { method: 'POST', body, headers });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'invalid_request' });
    },
  );

  test('the query and a bearer token are ignored', async () => {
    const tokens = await newTokens();
    const query = `${PATH}?token=${tokens.access_token}`;
    expect(await sendOAuth(query, {})).toMatchObject({ status: 400 });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const byBearer = await revoke({ token: tokens.access_token }, { headers });
    expect(byBearer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    await expectAlive(tokens);
  });

  test.each(['access_token', 'refresh_token', 'id_token', '', 'junk'])(
    'with the hint %j the token is found anyway (RFC 7009, 2.1)',
    async (hint) => {
      for (const kind of kinds) {
        const tokens = await newTokens();
        expectTaken(await revoke({ token: tokens[kind], token_type_hint: hint }));
        await expectOver(tokens);
      }
    },
  );

  test('a token that the operator created can be revoked', async () => {
    const globex = await openCompany();
    expectTaken(await revoke({ token: await globex.token('Viewer') }));
    expect((await globex.viewer('GET', '/api/jobs/index')).status).toBe(401);
    expect((await globex.admin('GET', '/api/jobs/index')).status).toBe(200);
  });

  test('the audit log names the person and the client of a revocation', async () => {
    const globex = await openCompany();
    const tokens = await tokensFor(await signedIn(globex, 'Viewer'), client);
    expectTaken(await revoke({ token: tokens.access_token }));
    const [made, ended] = await globex.audited();
    expect(made).toMatchObject({ action: 'grant.create' });
    expect(ended).toMatchObject({
      action: 'grant.revoke',
      subjectId: made?.subjectId,
      userId: await globex.user('Viewer'),
      clientId: made?.clientId,
    });
  });
});

describe('/api/oauth/revoke', () => {
  test.each(['GET', 'PUT', 'DELETE'])('the method %s answers 405', async (method) => {
    const token = await acme.token('Viewer');
    const response = await send(`${API}${PATH}?token=${token}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect((await acme.viewer('GET', '/api/jobs/index')).status).toBe(200);
  });

  test('OPTIONS allows scripts of any site, without cookies (Fetch, 3.2)', async () => {
    const headers = { 'cf-connecting-ip': newAddress(), origin: 'https://spa.example' };
    const response = await send(`${API}${PATH}`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
