/** The metadata of the authorization server (RFC 8414; contract 5.6) and of the resources (RFC 9728). */
import { env } from 'cloudflare:workers';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { API, call, newAddress, send } from '../../support/call.ts';
import worker from '../../../src/worker.ts';

const SERVER = '/.well-known/oauth-authorization-server';
const RESOURCE = '/.well-known/oauth-protected-resource';
const paths = [SERVER, RESOURCE, `${RESOURCE}/mcp`];
const scopes = [
  'profile',
  'company',
  'jobs:read',
  'jobs:write',
  'applicants:read',
  'applicants:write',
  'mcp',
];
const methods = ['client_secret_basic', 'client_secret_post', 'none'];

/** The ten members of the contract, and those that current clients read. */
const server = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/api/oauth/token`,
  revocation_endpoint: `${origin}/api/oauth/revoke`,
  userinfo_endpoint: `${origin}/api/oauth/userinfo`,
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256', 'plain'],
  token_endpoint_auth_methods_supported: methods,
  revocation_endpoint_auth_methods_supported: methods,
  authorization_response_iss_parameter_supported: true,
  // Depends on the operator's hosts, which another test may have changed.
  client_id_metadata_document_supported: expect.any(Boolean),
  service_documentation: `${origin}/docs`,
});

const resource = (origin: string, path: string, supported: string[]) => ({
  resource: `${origin}${path}`,
  authorization_servers: [origin],
  scopes_supported: supported,
  bearer_methods_supported: ['header'],
  resource_name: expect.stringMatching(/\w/u),
  resource_documentation: `${origin}/docs`,
});

const expected = (origin: string): [string, unknown][] => [
  [SERVER, server(origin)],
  [RESOURCE, resource(origin, '', scopes)],
  [`${RESOURCE}/mcp`, resource(origin, '/mcp', ['mcp'])],
  [`${RESOURCE}/mcp/`, resource(origin, '/mcp', ['mcp'])],
  [`${RESOURCE}/`, resource(origin, '', scopes)],
];

async function read(path: string, headers: Record<string, string> = {}, origin = API) {
  const response = await send(`${origin}${path}`, {
    headers: { 'cf-connecting-ip': newAddress(), ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('GET /.well-known', () => {
  test.each(expected(API))('%s has exactly these members (5.6)', async (path, document) => {
    const { status, headers, body } = await read(path);
    expect(status).toBe(200);
    expect(body).toEqual(document);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test.each(expected(API))(
    '%s names the issuer, whatever host was asked (RFC 8414, 2)',
    async (path, document) => {
      const foreign = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
      for (const [headers, origin] of [
        [foreign, API],
        // Answered on this machine in development only.
        [{}, 'https://127.0.0.1:8787'],
        [{ host: 'evil.example' }, 'http://localhost:8787'],
      ] as const) {
        expect((await read(path, headers, origin)).body).toEqual(document);
      }
      expect((await read(`${path}?issuer=https://evil.example`)).body).toEqual(document);
    },
  );

  test.each(expected('https://jobs.example'))(
    '%s follows the configuration',
    async (path, document) => {
      const execution = createExecutionContext();
      const request = new Request<unknown, IncomingRequestCfProperties>(
        `https://jobs.example${path}`,
      );
      const configured = { ...env, API_ORIGIN: 'https://jobs.example' };
      const response = await worker.fetch(request, configured, execution);
      await waitOnExecutionContext(execution);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(document);
    },
  );

  test.each(paths)('%s may be cached for an hour by anyone, and read by any site', async (path) => {
    const { headers } = await read(path, { origin: 'https://spa.example' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['access-control-allow-credentials', 'set-cookie', 'vary']) {
      expect(headers.get(name), name).toBeNull();
    }
  });

  test.each(paths)('%s does not forbid old caches what it allows (RFC 9111, 5.4)', async (path) => {
    expect((await read(path)).headers.get('pragma')).toBeNull();
  });

  test.each(paths)('%s is the same with a token or a cookie', async (path) => {
    const expectedAnswer = await read(path);
    const headers = { authorization: 'Bearer junk', cookie: '__Host-session=junk' };
    expect((await read(path, headers)).body).toEqual(expectedAnswer.body);
  });

  test.each(paths)(
    '%s: OPTIONS allows scripts, HEAD has no body, POST is refused (405)',
    async (path) => {
      const answer = await call(null, 'OPTIONS', path);
      expect(answer.status).toBe(204);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': expect.stringContaining('MCP-Protocol-Version'),
      });
      expect(await call(null, 'HEAD', path)).toMatchObject({ status: 200, text: '' });
      const posted = await call(null, 'POST', path);
      expect(posted.status).toBe(405);
      expect(posted.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    },
  );

  test('every endpoint of the metadata exists', async () => {
    const { body } = await read(SERVER);
    const { authorization_endpoint: authorize, ...others } = body as ReturnType<typeof server>;
    const there = { authorize, token: others.token_endpoint, docs: others.service_documentation };
    for (const [name, url] of Object.entries({ ...there, revoke: others.revocation_endpoint })) {
      expect(url.startsWith(`${others.issuer}/`), name).toBe(true);
      const { status } = await send(url, { method: 'GET' });
      expect({ name, status }).not.toEqual({ name, status: 404 });
    }
  });

  test('a 401 of the API names its metadata (RFC 9728, 5.1)', async () => {
    const { headers } = await call(null, 'GET', '/api/jobs/index');
    const [, url = ''] =
      /resource_metadata="([^"]+)"/u.exec(headers.get('www-authenticate') ?? '') ?? [];
    const { body } = await read(new URL(url).pathname);
    expect(body).toMatchObject({ resource: API, authorization_servers: [API] });
  });
});
