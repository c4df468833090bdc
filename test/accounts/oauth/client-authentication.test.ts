/** Client authentication at the token endpoint (RFC 6749, 2.3 and 5.2). */
import { beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '#lib/token.ts';
import { createClient, setClientEnabled } from '#operator/clients/actions.ts';
import type { Browser } from '../../support/browser.ts';
import { openCompany } from '../../support/company.ts';
import {
  codeFor,
  newPkce,
  REDIRECT,
  codeFields,
  registerClient,
  requestTokens,
  signedIn,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { operator } from '../../support/operator.ts';

let browser: Browser;
let client: TestClient;
let other: TestClient;
let publicClient: TestClient;
/** This code stays valid throughout, because refused requests do not use it up. */
let code: string;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
  [client, other] = [await registerClient(), await registerClient()];
  publicClient = await registerClient({ isPublic: true });
  code = await codeFor(browser, client);
});

function basic(id: string, secret: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}

/** Encodes every character as application/x-www-form-urlencoded allows (RFC 6749, 2.3.1). */
function escaped(text: string): string {
  const bytes = [...Buffer.from(text)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `%${bytes.join('%')}`;
}

const without = (fields: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

describe('POST /api/oauth/token, a client', () => {
  const anonymous = () => without(codeFields(client, code), 'client_id', 'client_secret');

  test('a client authenticates by HTTP Basic, with or without its id in the body (RFC 6749, 2.3.1)', async () => {
    const { client_id: id, client_secret: secret } = client;
    for (const [headers, more] of [
      [basic(id, secret), {}],
      [basic(id, secret), { client_id: id }],
      [{ authorization: basic(id, secret).authorization.replace('Basic', 'bASIC ') }, {}],
      [basic(escaped(id), escaped(secret)), {}],
    ] as const) {
      const fields = { ...anonymous(), ...more, code: await codeFor(browser, client) };
      expect(await requestTokens(fields, { headers })).toMatchObject({ status: 200 });
    }
  });

  test('a client id with special characters is form-encoded in HTTP Basic (RFC 6749, 2.3.1, appendix B)', async () => {
    const special = `${crypto.randomUUID()} a:b+c%2Bd&é=日`;
    const secret = newToken('ocs_');
    const named = { clientId: special, secret, name: 'Special', redirectUris: [REDIRECT] };
    await createClient(operator(), named);
    const odd = { client_id: special, client_secret: secret };
    const encoded = new URLSearchParams([['', special]]).toString().slice(1);
    for (const id of [encoded, encoded.replaceAll('+', '%20'), escaped(special)]) {
      const fields = without(
        codeFields(odd, await codeFor(browser, odd)),
        'client_id',
        'client_secret',
      );
      const headers = basic(id, secret);
      expect(await requestTokens(fields, { headers })).toMatchObject({ status: 200 });
    }
  });

  test('a public client sends no secret, or an empty one (RFC 6749, 2.3.1)', async () => {
    for (const headers of [{}, basic(publicClient.client_id, '')]) {
      const { verifier, challenge } = newPkce();
      const fields = codeFields(
        publicClient,
        await codeFor(browser, publicClient, undefined, {
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }),
        { code_verifier: verifier },
      );
      expect(await requestTokens(fields, { headers })).toMatchObject({ status: 200 });
    }
  });

  test('a client that authenticates in two ways is refused (RFC 6749, 2.3)', async () => {
    const { client_id: id, client_secret: secret } = client;
    for (const more of [{ client_secret: secret }, { client_id: other.client_id }]) {
      const answer = await requestTokens(
        { ...anonymous(), ...more },
        { headers: basic(id, secret) },
      );
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    }
  });

  test('wrong client credentials answer 401 with a Basic challenge (RFC 6749, 5.2)', async () => {
    const shut = await registerClient();
    await setClientEnabled(operator(), shut.client_id, false);
    const { client_id: id, client_secret: secret } = client;
    const wrong: [string, string][] = [
      [id, other.client_secret],
      [id, newToken('ocs_')],
      [id, secret.toLowerCase()],
      [id, `${secret} `],
      [id, secret.slice(0, -1)],
      [id, 'junk'],
      [id, ''],
      ['oci_0000000000000000000000', secret],
      [id.toUpperCase(), secret],
      [`${id}\0`, secret],
      ["' or 1=1 --", secret],
      [publicClient.client_id, secret],
      [publicClient.client_id, 'junk'],
      [shut.client_id, shut.client_secret],
    ];
    for (const [name, password] of wrong) {
      const inBody = { ...anonymous(), client_id: name, client_secret: password };
      const byBody = name.includes('\0') ? null : await requestTokens(inBody);
      const byHeader = await requestTokens(anonymous(), {
        headers: basic(escaped(name), password === '' ? '' : escaped(password)),
      });
      for (const answer of [byHeader, ...(byBody ? [byBody] : [])]) {
        expect(answer.status, name).toBe(401);
        // The same answer for an unknown client and a wrong secret.
        expect(answer.body).toEqual({
          error: 'invalid_client',
          error_description: 'The client is unknown or its secret is wrong.',
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      // Every 401 has a challenge (RFC 9110, 15.5.2).
      for (const { headers } of [byHeader, ...(byBody ? [byBody] : [])]) {
        expect(headers.get('www-authenticate')).toBe('Basic realm="recruiting"');
      }
    }
  });

  test('missing or unreadable client credentials answer 401', async () => {
    expect(await requestTokens(anonymous())).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    const { client_id: id, client_secret: secret } = client;
    for (const authorization of [
      'Basic',
      'Basic ',
      'Basic !!!',
      'Basic bm8gY29sb24=',
      `Basic ${Buffer.from(`:${secret}`).toString('base64')}`,
      basic(id, '%zz').authorization,
      basic('%E0%A4', secret).authorization,
      `Bearer ${newToken('oat_')}`,
      `Basic ${id}:${secret}`,
    ]) {
      const answer = await requestTokens(anonymous(), { headers: { authorization } });
      expect(answer, authorization).toMatchObject({
        status: 401,
        body: { error: 'invalid_client' },
      });
      const challenge = answer.headers.get('www-authenticate');
      expect(challenge, authorization).toBe('Basic realm="recruiting"');
    }
  });

  test('a code survives all refused requests', async () => {
    expect(await requestTokens(codeFields(client, code))).toMatchObject({ status: 200 });
  });
});
