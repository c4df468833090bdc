/** Requests without a valid client or redirect URI show an error page and never redirect (RFC 6749, 4.1.2.1). */
import { beforeAll, describe, expect, test } from 'vitest';
import { setClientEnabled } from '#operator/clients/actions.ts';
import { openBrowser } from '../../support/browser.ts';
import type { Page } from '../../support/browser.ts';
import { authorizationQuery, REDIRECT, registerClient } from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { operator } from '../../support/operator.ts';

let client: TestClient;
let native: TestClient;
beforeAll(async () => {
  const withQuery = 'https://client.example:8443/cb?tenant=1&x=%20y';
  client = await registerClient({ redirectUris: [REDIRECT, withQuery] });
  native = await registerClient({
    redirectUris: ['http://127.0.0.1/cb', 'http://[::1]:4000/cb?a=1', 'http://localhost/other'],
  });
});

/** No user is signed in: errors are reported before the sign-in. */
function ask(query: Record<string, string> | [string, string][]): Promise<Page> {
  return openBrowser().get(`/authorize?${new URLSearchParams(query).toString()}`);
}

function expectErrorPage(page: Page): void {
  expect(page.status).toBe(400);
  expect(page.location).toBe('');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('refresh')).toBeNull();
  expect(page.html).not.toMatch(/<meta http-equiv|<script|<a [^>]*href="(?!#main)/u);
}

function expectToSignIn(page: Page): void {
  expect(page.status).toBe(200);
  expect(page.html).toContain('action="/sign-in"');
}

describe('GET /authorize', () => {
  test.each([
    ['unknown', 'oci_0000000000000000000000'],
    ['with a line break', 'oci_\r\nLocation: https://evil.example/'],
    ['with U+0000', 'oci_\0'],
    ['of SQL', "' or 1=1 --"],
    ['very long', 'x'.repeat(4000)],
    ['empty', ''],
  ])(
    'a client id that is %s shows an error page and no redirect (RFC 6749, 4.1.2.1)',
    async (_, id) => {
      expectErrorPage(await ask({ ...authorizationQuery(client), client_id: id }));
    },
  );

  test('a missing client id, or one in another case, shows an error page and no redirect (RFC 6749, 4.1.2.1)', async () => {
    const { client_id: id, ...others } = authorizationQuery(client);
    expectErrorPage(await ask(others));
    expectErrorPage(await ask({ ...others, client_id: id?.toUpperCase() ?? '' }));
    expectErrorPage(await ask({}));
  });

  test('values of the request are escaped on the error page', async () => {
    const hostile = `"'><script>alert(1)</script><a href="https://evil.example/">x</a>&amp;`;
    for (const name of ['client_id', 'redirect_uri']) {
      const page = await ask({ ...authorizationQuery(client), [name]: hostile });
      expectErrorPage(page);
      expect(page.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page.html).toContain('&amp;amp;');
    }
  });

  test('a disabled client is unknown until it is enabled again', async () => {
    const shut = await registerClient();
    await setClientEnabled(operator(), shut.client_id, false);
    expectErrorPage(await ask(authorizationQuery(shut)));
    await setClientEnabled(operator(), shut.client_id, true);
    expectToSignIn(await ask(authorizationQuery(shut)));
  });

  test.each([
    ['the case of the path', 'https://client.example/Callback'],
    ['the case of the host', 'https://CLIENT.example/callback'],
    ['the case of the scheme', 'HTTPS://client.example/callback'],
    ['the scheme', 'http://client.example/callback'],
    ['a trailing slash', 'https://client.example/callback/'],
    ['one character more', 'https://client.example/callback2'],
    ['one character less', 'https://client.example/callbac'],
    ['a path below', 'https://client.example/callback/evil'],
    ['a path above', 'https://client.example/'],
    ['a path that leads back', 'https://client.example/x/../callback'],
    ['a path that is encoded', 'https://client.example/%63allback'],
    ['a query', 'https://client.example/callback?a=1'],
    ['an empty query', 'https://client.example/callback?'],
    ['a fragment', 'https://client.example/callback#a'],
    ['an empty fragment', 'https://client.example/callback#'],
    ['the port that is meant anyway', 'https://client.example:443/callback'],
    ['the port', 'https://client.example:8443/callback'],
    ['a user', 'https://client.example@client.example/callback'],
    ['a user that looks like the host', 'https://client.example@evil.example/callback'],
    ['a user and a password', 'https://a:b@client.example/callback'],
    ['a host that begins alike', 'https://client.example.evil.example/callback'],
    ['a host that ends alike', 'https://evilclient.example/callback'],
    ['a dot after the host', 'https://client.example./callback'],
    ['backslashes', 'https:\\\\client.example\\callback'],
    ['a space after it', 'https://client.example/callback '],
    ['a space before it', ' https://client.example/callback'],
    ['a line break', 'https://client.example/callback\r\nSet-Cookie: a=b'],
    ['U+0000', 'https://client.example/callback\0'],
    ['no scheme', '//client.example/callback'],
    ['a scheme that runs', 'javascript:alert(1)//https://client.example/callback'],
    ['two of them', `${REDIRECT} ${REDIRECT}`],
    ['another registered one’s query', 'https://client.example/callback?tenant=1&x=%20y'],
    ['its own query in another order', 'https://client.example:8443/cb?x=%20y&tenant=1'],
    ['everything: it is empty', ''],
  ])(
    'a redirect URI that differs by %s is told here, nowhere else (RFC 9700, 4.1.3)',
    async (_, uri) => {
      expectErrorPage(await ask({ ...authorizationQuery(client), redirect_uri: uri }));
    },
  );

  test('a redirect URI is required even if only one is registered (contract 5.2)', async () => {
    const only = await registerClient();
    const { redirect_uri: _, ...others } = authorizationQuery(only);
    expectErrorPage(await ask(others));
  });

  test('the redirect URI of another client is refused (RFC 6749, 4.1.2.1)', async () => {
    const foreign = { redirect_uri: 'http://127.0.0.1/cb' };
    expectErrorPage(await ask({ ...authorizationQuery(client), ...foreign }));
    expectToSignIn(await ask({ ...authorizationQuery(native), ...foreign }));
  });

  test.each([
    'http://127.0.0.1/cb',
    'http://127.0.0.1:1/cb',
    'http://127.0.0.1:65535/cb',
    'http://[::1]:4000/cb?a=1',
    'http://[::1]:51004/cb?a=1',
    'http://[::1]/cb?a=1',
    'http://localhost:3000/other',
  ])('a loopback redirect URI may have any port: %s (RFC 8252, 7.3)', async (uri) => {
    expectToSignIn(await ask({ ...authorizationQuery(native), redirect_uri: uri }));
  });

  test.each([
    'http://127.0.0.1:5000/cb/',
    'http://127.0.0.1:5000/CB',
    'http://127.0.0.1:5000/',
    'http://127.0.0.1:5000/cb?a=1',
    'http://127.0.0.1:5000/cb#a',
    'http://127.0.0.1:5000/other',
    'http://localhost:5000/cb',
    'http://[::1]:5000/cb',
    'http://127.0.0.2:5000/cb',
    'http://127.1:5000/cb',
    'http://0x7f000001:5000/cb',
    'http://[::ffff:127.0.0.1]:5000/cb',
    'http://localhost.evil.example:5000/other',
    'http://127.0.0.1.evil.example:5000/cb',
    'http://127.0.0.1:5000@evil.example/cb',
    'http://a@127.0.0.1:5000/cb',
    'https://127.0.0.1:5000/cb',
    'HTTP://127.0.0.1:5000/cb',
    'http://127.0.0.1:/cb',
    'http://127.0.0.1:http/cb',
    'http://127.0.0.1:65536/cb',
    'http://127.0.0.1:99999/cb',
    'http://127.0.0.1:500000/cb',
  ])('a loopback redirect URI may differ in its port only: %s (RFC 8252, 7.3)', async (uri) => {
    expectErrorPage(await ask({ ...authorizationQuery(native), redirect_uri: uri }));
  });

  test.each(['client_id', 'redirect_uri'])(
    'a repeated %s shows an error page, even with equal values (RFC 6749, 3.1)',
    async (name) => {
      const query = authorizationQuery(client);
      expectErrorPage(await ask([...Object.entries(query), [name, query[name] ?? '']]));
      expectErrorPage(await ask([[name, ''], ...Object.entries(query)]));
    },
  );
});
