/** How the operator registers OAuth clients, whose secret is shown once (contract 2.1, 5.1). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import { oauthClients } from '#data/tables/oauth.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken } from '#lib/token.ts';
import { createClient, listClients, setClientEnabled } from '#operator/clients/actions.ts';
import { openBrowser, authorizePath } from '../../support/browser.ts';
import { authorizationQuery, REDIRECT, registerClient } from '../../support/oauth.ts';
import { storedRows, isSecretAccepted } from '../../support/oauth-clients.ts';
import { db, operator } from '../../support/operator.ts';

const newClient = (given: Partial<Parameters<typeof createClient>[1]>) =>
  createClient(operator(), { name: 'Test', redirectUris: [REDIRECT], ...given });

describe('createClient', () => {
  test('creating a client answers the four fields of 2.1, and the secret only there', async () => {
    const redirectUris = [REDIRECT, 'http://127.0.0.1/cb'];
    const client = await newClient({
      name: '  Acme “HR” ',
      redirectUris,
      scopes: ['profile', 'mcp'],
    });
    const { client_secret: secret = '' } = client;
    expect(client).toEqual({
      client_id: expect.stringMatching(/^oci_[0-9A-Za-z]{22}$/u),
      client_secret: expect.stringMatching(/^ocs_[0-9A-Za-z]{49}$/u),
      redirect_uris: redirectUris,
      allowed_scopes: ['profile', 'mcp'],
    });
    expect(isToken('ocs_', secret)).toBe(true);
    const rest = await storedRows(client.client_id);
    expect(rest).toMatchObject({
      client: { name: 'Acme “HR”', kind: 'confidential', pkce: 'optional', redirectUris },
      secrets: [{ hash: await sha256Hex(secret), expiresAt: null }],
      events: [{ action: 'client.create', userId: null }],
    });
    expect(JSON.stringify(rest)).not.toContain(secret);
    expect(JSON.stringify(await listClients(operator()))).not.toContain(secret);
    expect(await isSecretAccepted({ client_id: client.client_id, client_secret: secret })).toBe(
      true,
    );
  });

  test('a public client has no secret and must use PKCE', async () => {
    const client = await newClient({ isPublic: true });
    expect(client).not.toHaveProperty('client_secret');
    expect(await storedRows(client.client_id)).toMatchObject({
      client: { kind: 'public', pkce: 'required' },
      secrets: [],
    });
    const strict = await newClient({ isPublic: true, pkce: 's256' });
    expect((await storedRows(strict.client_id)).client).toMatchObject({ pkce: 's256' });
  });

  test('a client gets all scopes where none are named, and a unique id', async () => {
    const [one, two] = [await newClient({}), await newClient({})];
    expect(one.allowed_scopes).toEqual(scopes);
    expect(one.client_id).not.toBe(two.client_id);
    expect(one.client_secret).not.toBe(two.client_secret);
  });

  test.each([
    ['http', 'http://client.example/cb'],
    ['http on a computer that looks like this one', 'http://127.0.0.1.evil.example/cb'],
    ['http on the network', 'http://192.168.0.1/cb'],
    ['a fragment', 'https://client.example/cb#a'],
    ['an empty fragment', 'https://client.example/cb#'],
    ['a wildcard host', 'https://*.client.example/cb'],
    ['a wildcard path', 'https://client.example/*'],
    ['a user', 'https://user@client.example/cb'],
    ['a user and a password', 'https://user:pass@client.example/cb'],
    ['a user on this computer', 'http://user@127.0.0.1/cb'],
    ['an impossible port', 'http://127.0.0.1:99999/cb'],
    ['a space', 'https://client.example/c b'],
    ['a line break', 'https://client.example/cb\r\n'],
    ['a backslash', 'https://client.example\\cb'],
    ['no scheme', 'client.example/cb'],
    ['no scheme but slashes', '//client.example/cb'],
    ['a path alone', '/cb'],
    ['a scheme that runs', 'javascript:alert(1)'],
    ['a scheme that shows', 'data:text/html,x'],
    ['a scheme of a program', 'com.example.app:/cb'],
    ['no slashes', 'https:client.example/cb'],
    ['a slash too many', 'https:///client.example/cb'],
    ['an empty user', 'https://@client.example/cb'],
    ['letters beyond ASCII', 'https://client.example/zurück'],
    ['a host beyond ASCII', 'https://münchen.example/cb'],
    ['a control character', 'https://client.example/\u0001'],
    ['U+0000', 'https://client.example/\0'],
    ['no host', 'https://'],
    ['nothing', ''],
  ])(
    'a redirect URI with %s is rejected and no client created (RFC 6749, 3.1.2)',
    async (_, uri) => {
      const name = crypto.randomUUID();
      for (const redirectUris of [[uri], [REDIRECT, uri]]) {
        await expect(newClient({ name, redirectUris })).rejects.toMatchObject({
          code: 'invalid_input',
          errors: { redirect: [expect.any(String)] },
        });
      }
      expect(await db.select().from(oauthClients).where(eq(oauthClients.name, name))).toEqual([]);
    },
  );

  test.each([
    ['redirect', { redirectUris: [] }],
    ['redirect', { redirectUris: Array.from({ length: 21 }, (_, at) => `${REDIRECT}/${at}`) }],
    ['name', { name: '' }],
    ['name', { name: ' \t ' }],
    ['name', { name: 'x'.repeat(256) }],
    ['pkce', { isPublic: true, pkce: 'optional' }],
  ] as const)('rejects %s of %j', async (field, given) => {
    await expect(newClient(given)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { [field]: [expect.any(String)] },
    });
  });

  test.each([
    'https://client.example',
    'https://client.example:8443/a/b?c=d&e=%20',
    'https://xn--mnchen-3ya.example/zur%C3%BCck',
    'https://[2001:db8::1]/cb',
    'http://localhost:3000/',
    'http://[::1]/cb',
    'http://127.0.0.1',
  ])('people are redirected to any redirect URI that can be registered: %s', async (uri) => {
    const client = await registerClient({ redirectUris: [uri] });
    const path = authorizePath({ ...authorizationQuery(client, 'none'), redirect_uri: uri });
    const page = await openBrowser().get(path);
    expect(page.status).toBe(303);
    const sent = new URL(page.location);
    expect(sent.searchParams.get('error')).toBe('invalid_scope');
    expect(sent.origin).toBe(new URL(uri).origin);
  });
});

describe('listClients', () => {
  test('the list of clients shows everything but secrets', async () => {
    const { client_id: id } = await newClient({ name: 'Listed', scopes: ['mcp'], pkce: 's256' });
    const listedText = async () =>
      (await listClients(operator())).find(({ client_id: one }) => one === id);
    expect(await listedText()).toEqual({
      client_id: id,
      name: 'Listed',
      kind: 'confidential',
      pkce: 's256',
      status: 'enabled',
      redirect_uris: [REDIRECT],
      allowed_scopes: ['mcp'],
      owner: null,
    });
    await setClientEnabled(operator(), id, false);
    expect(await listedText()).toMatchObject({ status: 'disabled' });
  });
});
