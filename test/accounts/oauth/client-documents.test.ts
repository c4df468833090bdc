/** Clients known by a metadata document (draft-ietf-oauth-client-id-metadata-document; MCP authorization). */
import { env } from 'cloudflare:workers';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findDocumentClient, saveDocumentClient } from '#accounts/client-documents/actions.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { oauthClients } from '#data/tables/oauth.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ConflictError } from '#data/database-errors.ts';
import { sha256Hex } from '#lib/hash.ts';
import {
  allowClientHost,
  denyClientHost,
  listClientHosts,
} from '#operator/client-hosts/actions.ts';
import { listClients, setClientEnabled } from '#operator/clients/actions.ts';
import worker from '../../../src/worker.ts';
import { authorizePath, openBrowser } from '../../support/browser.ts';
import type { Browser, Page } from '../../support/browser.ts';
import { API, call, newAddress } from '../../support/call.ts';
import {
  documentAt,
  documentHost,
  newDocumentUrl,
  publish,
  publishClient,
  requestCount,
} from '../../support/client-documents.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import {
  authorizationQuery,
  newPkce,
  REDIRECT,
  codeFields,
  refreshFields,
  requestTokens,
  sendOAuth,
  signedIn,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { db, operator } from '../../support/operator.ts';
import { shortenTimeouts } from '../../support/timeouts.ts';
import { en } from '../../support/english.ts';

const slow = { timeout: 20_000 };
const JOBS = '/api/jobs/index';

let acme: Company;
let browser: Browser;
beforeAll(async () => {
  await allowClientHost(operator(), documentHost());
  acme = await openCompany();
  browser = await signedIn(acme, 'Recruiter');
});

const { verifier, challenge } = newPkce();
const s256 = { code_challenge: challenge, code_challenge_method: 'S256' };

function ask(client: TestClient, more: Record<string, string> = {}): Promise<Page> {
  return browser.get(
    authorizePath(authorizationQuery(client, 'profile jobs:read', { ...s256, ...more })),
  );
}

async function tokensOf(client: TestClient) {
  const to = await browser.allow(authorizationQuery(client, 'profile jobs:read', s256));
  const code = to.searchParams.get('code') ?? '';
  const { status, body } = await requestTokens(
    codeFields(client, code, { code_verifier: verifier }),
  );
  expect(status, body.error_description).toBe(200);
  return body;
}

async function rowOf({ client_id: clientId }: TestClient) {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return row;
}

/** Waits until the document is cached. */
async function remembered({ client_id: clientId }: TestClient): Promise<void> {
  const key = `client:${await sha256Hex(clientId)}`;
  await vi.waitFor(async () => expect(await env.KV.get(key)).not.toBeNull());
}

async function expectUnfit(page: Page, fault: string): Promise<void> {
  expect(page).toMatchObject({ status: 400, location: '' });
  expect(page.html).toContain(en.messages.client_document.title);
  expect(page.html).toContain(fault);
}

describe('GET /.well-known/oauth-authorization-server', () => {
  test('the metadata announces client documents once the operator has allowed a host', async () => {
    const { body } = await call(null, 'GET', '/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({ client_id_metadata_document_supported: true });
  });
});

describe('GET /authorize', slow, () => {
  test("the consent page shows the client's name and the host of its document", async () => {
    const client = await publishClient({ client_name: 'Claude <b>' });
    const page = await ask(client);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<bdi>Claude &lt;b&gt;</bdi>');
    expect(page.html).toContain(`<dd><bdi>${documentHost()}</bdi></dd>`);
    expect(page.html).toContain('client.example');
    expect(page.html).not.toContain(en.consent.unprovenLoopback);
    // An unanswered request stores nothing.
    expect(await rowOf(client)).toBeUndefined();
  });

  test('the consent page warns about a loopback redirect, at any port', async () => {
    const client = await publishClient({ redirect_uris: ['http://127.0.0.1:3000/callback'] });
    const page = await ask(client, { redirect_uri: 'http://127.0.0.1:50123/callback' });
    expect(page.status).toBe(200);
    expect(page.html).toContain(en.consent.unprovenLoopback);
  });

  test('a redirect URI that is not in the document is refused', async () => {
    const client = await publishClient();
    const page = await ask(client, { redirect_uri: 'https://evil.example/callback' });
    expect(page).toMatchObject({ status: 400, location: '' });
  });

  test.each([
    ['no PKCE', {}],
    ['the method plain', { code_challenge: challenge, code_challenge_method: 'plain' }],
    ['no method, which is plain', { code_challenge: challenge }],
  ])('a client id with %s is refused', async (_, pkce) => {
    const client = await publishClient();
    const page = await browser.get(authorizePath(authorizationQuery(client, 'jobs:read', pkce)));
    expect(page.status).toBe(303);
    expect(new URL(page.location).searchParams.get('error')).toBe('invalid_request');
  });

  test('errors redirect no one before the sign-in (RFC 9700, 4.11.2)', async () => {
    const client = await publishClient({ client_name: 'Recruiting support' });
    const page = await openBrowser().get(authorizePath(authorizationQuery(client, 'jobs:read')));
    expect(page).toMatchObject({ status: 200, location: '' });
    expect(page.html).toContain('action="/sign-in"');
    // A name chosen by the client is not shown where passwords are typed.
    expect(page.html).toContain(documentHost());
    expect(page.html).not.toContain('Recruiting support');
  });

  test('a client with an invisible name is shown by its host', async () => {
    const client = await publishClient({ client_name: '\u3164\u115f\u2800\u200b\u202e' });
    expect((await ask(client)).html).toContain(`<bdi>${documentHost()}</bdi> asks`);
  });

  test('a scope that is not in the document is refused', async () => {
    const client = await publishClient({ scope: 'profile' });
    const page = await ask(client);
    expect(new URL(page.location).searchParams.get('error')).toBe('invalid_scope');
  });

  test.each([
    ['is not there', { status: 404 }, {}, 'The host answered 404.'],
    ['leads elsewhere', { status: 302, headers: { location: '/' } }, {}, 'The host answered 302.'],
    ['is a page', { headers: { 'content-type': 'text/html' } }, {}, 'not application/json'],
    ['is of another client', {}, { client_id: 'https://evil.example/' }, 'client_id is not'],
    ['has a secret', {}, { client_secret: 'a' }, 'client_secret is not allowed'],
    ['names no redirect URI', {}, { redirect_uris: [] }, 'not a valid client ID metadata document'],
    ['is too large', {}, { logo_uri: 'a'.repeat(17_000) }, 'document is too large'],
    ['holds U+0000', {}, { client_name: 'a\0' }, 'not a valid client ID metadata document'],
  ])('a document that %s is refused', async (_, answer, more, fault) => {
    await expectUnfit(await ask(await publishClient(more, answer)), fault);
  });

  test('does not take a document that takes too long', async () => {
    const limits = shortenTimeouts(300);
    const page = await ask(await publishClient({}, { afterMs: 6000 }));
    await expectUnfit(page, 'could not be loaded within five seconds');
    expect(limits).toEqual([5000]);
  });

  test.each(['', '{', '[]', 'null', '"a"', '{"a":'.repeat(100), '<html>'])(
    'does not take what is no document: %j',
    async (text) => {
      const url = newDocumentUrl();
      await publish(url, text);
      await expectUnfit(
        await ask({ client_id: url, client_secret: '' }),
        'not a valid client ID metadata document',
      );
    },
  );

  test('hosts that the operator has not allowed are not contacted', async () => {
    const url = newDocumentUrl().replace('127.0.0.1', 'localhost');
    await publish(url, documentAt(url));
    const page = await ask({ client_id: url, client_secret: '' });
    await expectUnfit(page, 'does not allow its host');
    expect(await requestCount(url)).toBe(0);
  });

  test('in production, private addresses are not contacted even if allowed', async () => {
    const { client_id: url } = await publishClient();
    const execution = createExecutionContext();
    const path = authorizePath(
      authorizationQuery({ client_id: url, client_secret: '' }, 'jobs:read', s256),
    );
    const response = await worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>(`${API}${path}`, {
        headers: { 'cf-connecting-ip': newAddress() },
      }),
      { ...env, WEBHOOK_ALLOW_PRIVATE_TARGETS: '' },
      execution,
    );
    await waitOnExecutionContext(execution);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Must start with https://');
    expect(await requestCount(url)).toBe(0);
  });

  test('the document is fetched once while it is cached, and again afterwards', async () => {
    const start = Date.now();
    const client = await publishClient({}, { headers: { 'cache-control': 'max-age=120' } });
    await ask(client);
    await remembered(client);
    await ask(client);
    expect(await requestCount(client.client_id)).toBe(1);
    setClock(start + 125_000);
    await ask(client);
    expect(await requestCount(client.client_id)).toBe(2);
  });
});

describe('a client that is known by its document', slow, () => {
  test('a client with a document gets tokens without a secret, and no fetch after the consent', async () => {
    const client = await publishClient();
    const tokens = await tokensOf(client);
    const asked = await requestCount(client.client_id);
    expect((await call(tokens.access_token, 'GET', JOBS)).status).toBe(200);
    const { status, body: next } = await requestTokens(refreshFields(client, tokens.refresh_token));
    expect(status).toBe(200);
    await sendOAuth('/api/oauth/revoke', { token: next.access_token, client_id: client.client_id });
    expect((await call(next.access_token, 'GET', JOBS)).status).toBe(401);
    expect(await requestCount(client.client_id)).toBe(asked);
    expect(await rowOf(client)).toMatchObject({
      kind: 'public',
      pkce: 's256',
      host: documentHost(),
      redirectUris: [REDIRECT],
      companyId: null,
    });
  });

  test('a client with a document must send the verifier, and may not send a secret', async () => {
    const client = await publishClient();
    const to = await browser.allow(authorizationQuery(client, 'profile', s256));
    const code = to.searchParams.get('code') ?? '';
    const without = await requestTokens(codeFields(client, code));
    expect(without.body.error).toBe('invalid_grant');
    const secret = { client_secret: 'a secret', code_verifier: verifier };
    expect((await requestTokens(codeFields(client, code, secret))).body.error).toBe(
      'invalid_client',
    );
    expect(
      (await requestTokens(codeFields(client, code, { code_verifier: verifier }))).status,
    ).toBe(200);
  });

  test('a client with a document is listed with its host among connected applications, and by its URL in the audit log', async () => {
    const name = `Agent ${crypto.randomUUID()}`;
    const client = await publishClient({ client_name: name });
    const tokens = await tokensOf(client);
    const page = await browser.get('/settings/applications');
    const row = page.html.split('<li><div>').find((one) => one.includes(`<bdi>${name}</bdi>`));
    expect(row).toContain(`<bdi>${documentHost()}</bdi>`);
    const ids = { client_id: String((await rowOf(client))?.id), company_id: String(acme.id) };
    const path = '/settings/applications/disconnect';
    expect((await browser.submit(page, path, ids)).status).toBe(303);
    expect((await call(tokens.access_token, 'GET', JOBS)).status).toBe(401);
    const entries = await db.select().from(auditEvents).where(eq(auditEvents.companyId, acme.id));
    expect(JSON.stringify(entries)).toContain(client.client_id);
  });

  test('a new authorization updates the stored client from its document', async () => {
    const start = Date.now();
    const short = { headers: { 'cache-control': 'max-age=60' } };
    const client = await publishClient({}, short);
    await tokensOf(client);
    const before = await rowOf(client);
    await publish(client.client_id, documentAt(client.client_id, { client_name: 'New' }), short);
    setClock(start + 65_000);
    await tokensOf(client);
    expect(await rowOf(client)).toEqual({ ...before, name: 'New' });
    await remembered(client);
  });

  test('the operator can disable a client, and lists it by its host', async () => {
    const client = await publishClient();
    const { access_token: token } = await tokensOf(client);
    await setClientEnabled(operator(), client.client_id, false);
    expect((await call(token, 'GET', JOBS)).status).toBe(401);
    await expectUnfit(await ask(client), 'has disabled it');
    expect(await listClients(operator())).toContainEqual(
      expect.objectContaining({
        client_id: client.client_id,
        status: 'disabled',
        owner: documentHost(),
      }),
    );
    // Allowing the host again does not enable a client that was disabled itself.
    await denyClientHost(operator(), documentHost());
    await allowClientHost(operator(), documentHost());
    expect((await call(token, 'GET', JOBS)).status).toBe(401);
  });

  test('denying a host disables its clients, and allowing it enables them', async () => {
    const client = await publishClient();
    const { access_token: token } = await tokensOf(client);
    await denyClientHost(operator(), documentHost());
    expect((await call(token, 'GET', JOBS)).status).toBe(401);
    await expectUnfit(await ask(client), 'does not allow its host');
    expect(await listClientHosts(operator())).toContainEqual(
      expect.objectContaining({ host: documentHost(), status: 'denied' }),
    );
    await allowClientHost(operator(), documentHost());
    expect((await call(token, 'GET', JOBS)).status).toBe(200);
    expect((await ask(client)).status).toBe(200);
  });
});

test('a client that is allowed while its host is denied is not stored', async () => {
  const client = await publishClient();
  const found = await findDocumentClient(operator(), client.client_id, QueryPlan.of(null));
  if (typeof found === 'string') throw new Error(found);
  await denyClientHost(operator(), documentHost());
  await expect(saveDocumentClient(operator(), found)).rejects.toBeInstanceOf(ConflictError);
  await allowClientHost(operator(), documentHost());
  expect(await rowOf(client)).toBeUndefined();
});

describe('client-host allow', () => {
  test.each(['', 'https://claude.ai', 'claude.ai/', 'claude.ai/a', 'a b', 'u@a.b', '*'])(
    "the operator's command rejects a host like %j",
    async (host) => {
      await expect(allowClientHost(operator(), host)).rejects.toMatchObject({
        code: 'invalid_input',
      });
    },
  );

  test("the operator's command does not deny a host that was never allowed", async () => {
    await expect(denyClientHost(operator(), 'nobody.example')).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
