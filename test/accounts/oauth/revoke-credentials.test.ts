/**
 * Revocation with client credentials, which must be right and belong to the token's client (RFC
 * 7009, 2.1; decisions: OAuth).
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { setClientEnabled } from '#operator/clients/actions.ts';
import type { Browser } from '../../support/browser.ts';
import { call } from '../../support/call.ts';
import { openCompany } from '../../support/company.ts';
import {
  codeFor,
  newPkce,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  sendOAuth,
  signedIn,
  tokensFor,
} from '../../support/oauth.ts';
import type { TestClient, TokenReply } from '../../support/oauth.ts';
import { operator } from '../../support/operator.ts';

const PATH = '/api/oauth/revoke';
const kinds = ['access_token', 'refresh_token'] as const;

let browser: Browser;
let client: TestClient;
let other: TestClient;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
  [client, other] = [await registerClient(), await registerClient()];
});

type Tokens = TokenReply['body'];
type Options = Parameters<typeof sendOAuth>[2];

const newTokens = (of: TestClient = client) => tokensFor(browser, of, 'profile jobs:read');
const revoke = (fields: Record<string, string>, options?: Options) =>
  sendOAuth(PATH, fields, options);

function basic({ client_id: id, client_secret: secret }: TestClient) {
  const credentials = Buffer.from(`${id}:${secret}`).toString('base64');
  return { headers: { authorization: `Basic ${credentials}` } };
}

function expectTaken(answer: TokenReply): void {
  expect(answer.status, answer.body.error_description).toBe(200);
  expect(answer.body).toEqual({ success: true, data: null });
}

async function statusesOf({ access_token: token }: Tokens): Promise<number[]> {
  const paths = ['/api/jobs/index', '/api/oauth/userinfo'];
  const answers = await Promise.all(paths.map((path) => call(token, 'GET', path)));
  return answers.map(({ status }) => status);
}

async function expectOver(tokens: Tokens, of: TestClient = client): Promise<void> {
  expect(await statusesOf(tokens)).toEqual([401, 401]);
  expect(await requestTokens(refreshFields(of, tokens.refresh_token))).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
}

async function expectAlive(tokens: Tokens): Promise<void> {
  expect(await statusesOf(tokens)).toEqual([200, 200]);
}

describe('POST /api/oauth/revoke', () => {
  test('a client with its credentials, sent in any way, revokes its token', async () => {
    const { client_id, client_secret } = client;
    const ways: [Record<string, string>, Options][] = [
      [{ client_id, client_secret }, {}],
      [{ client_id, client_secret }, { asJson: true }],
      [{}, basic(client)],
      [{ client_id }, basic(client)],
      // A client id alone proves nothing, and need not.
      [{ client_id }, {}],
    ];
    for (const [more, options] of ways) {
      const tokens = await newTokens();
      expectTaken(await revoke({ token: tokens.access_token, ...more }, options));
      await expectOver(tokens);
    }
  });

  test('a public client revokes its token with its client id', async () => {
    const native = await registerClient({ isPublic: true });
    const { verifier, challenge } = newPkce();
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const code = await codeFor(browser, native, 'profile jobs:read', pkce);
    const { body } = await requestTokens(codeFields(native, code, { code_verifier: verifier }));
    await expectAlive(body);
    expectTaken(await revoke({ token: body.refresh_token, client_id: native.client_id }));
    await expectOver(body, native);
  });

  test('wrong credentials answer invalid_client (401), and the token stays valid (decisions)', async () => {
    const tokens = await newTokens();
    const { client_id, client_secret } = client;
    const wrong: [Record<string, string>, Options][] = [
      [{ client_id, client_secret: other.client_secret }, {}],
      [{ client_id, client_secret: 'junk' }, {}],
      [{ client_id: 'oci_0000000000000000000000' }, {}],
      [{ client_id: 'oci_0000000000000000000000', client_secret }, {}],
      [{}, basic({ client_id, client_secret: other.client_secret })],
      [{}, basic({ client_id: 'nobody', client_secret })],
      [{}, { headers: { authorization: 'Basic junk' } }],
    ];
    for (const [more, options] of wrong) {
      for (const kind of kinds) {
        const answer = await revoke({ token: tokens[kind], ...more }, options);
        expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
        expect(answer.headers.get('www-authenticate')).toBe('Basic realm="recruiting"');
      }
    }
    // Wrong credentials reveal nothing, not even that a token is unknown.
    const unknown = { token: 'junk', client_id, client_secret: 'junk' };
    expect((await revoke(unknown)).status).toBe(401);
    await expectAlive(tokens);
  });

  test('credentials sent in two ways answer invalid_request, and the token stays valid (RFC 6749, 2.3)', async () => {
    const tokens = await newTokens();
    const both = { token: tokens.access_token, client_secret: client.client_secret };
    expect(await revoke(both, basic(client))).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    await expectAlive(tokens);
  });

  test('credentials of another client are refused, and the token stays valid (RFC 7009, 2.1)', async () => {
    const tokens = await newTokens();
    const { client_id, client_secret } = other;
    for (const [more, options] of [
      [{ client_id, client_secret }, {}],
      [{}, basic(other)],
      [{ client_id }, {}],
    ] as [Record<string, string>, Options][]) {
      for (const kind of kinds) {
        const answer = await revoke({ token: tokens[kind], ...more }, options);
        expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      }
    }
    await expectAlive(tokens);
  });

  test('credentials of a disabled client are refused, but the token alone can be revoked for good', async () => {
    const shut = await registerClient();
    const tokens = await newTokens(shut);
    await setClientEnabled(operator(), shut.client_id, false);
    expect((await revoke({ token: tokens.access_token }, basic(shut))).status).toBe(401);
    expectTaken(await revoke({ token: tokens.access_token }));
    await setClientEnabled(operator(), shut.client_id, true);
    await expectOver(tokens, shut);
  });
});
