/** The MCP protocol over HTTP: stateless and handshake revisions, and malformed messages. */
import { describe, expect, test } from 'vitest';
import { API, call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { callDirectly } from '../support/direct.ts';
import { callStateless, callHandshake, post, REVISION } from '../support/tools.ts';
import type { Company } from '../support/company.ts';

const RPC = { invalidRequest: -32_600, unknownMethod: -32_601, invalidParams: -32_602 };
const HEADER_MISMATCH = -32_020;
const UNSUPPORTED = -32_022;

let acme: Promise<Company> | undefined;

/** One company for all these tests. */
async function token(): Promise<string> {
  acme ??= openCompany();
  return (await acme).token('Viewer', ['mcp']);
}

describe('POST /mcp in the stateless revision', () => {
  test('server/discover answers revisions, capabilities and instructions', async () => {
    const { status, headers, reply } = await callStateless(await token(), 'server/discover');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(reply.result).toEqual({
      resultType: 'complete',
      supportedVersions: [REVISION],
      capabilities: { tools: {} },
      instructions: expect.stringContaining('untrusted'),
      ttlMs: expect.any(Number),
      cacheScope: 'private',
      _meta: {
        'io.modelcontextprotocol/serverInfo': expect.objectContaining({ name: 'recruiting' }),
      },
    });
  });

  test('tools/list is complete, private and in a stable order', async () => {
    const [first, second] = [
      await callStateless(await token(), 'tools/list'),
      await callStateless(await token(), 'tools/list'),
    ];
    expect(first.reply.result).toMatchObject({ resultType: 'complete', cacheScope: 'private' });
    expect(first.reply.result.tools).toEqual(second.reply.result.tools);
    expect(first.reply.result.tools.length).toBeGreaterThan(5);
  });

  test.each(['initialize', 'ping', 'resources/list', 'constructor', ''])(
    'the method %s is unknown (404)',
    async (method) => {
      const { status, reply } = await callStateless(await token(), method);
      expect({ status, code: reply.error.code }).toEqual({ status: 404, code: RPC.unknownMethod });
    },
  );

  test.each<[string, { meta?: object; headers?: Record<string, string> }, number]>([
    [
      'the revision in the header is another',
      { headers: { 'mcp-protocol-version': '2025-11-25' } },
      HEADER_MISMATCH,
    ],
    ['the method in the header is another', { headers: { 'mcp-method': 'x' } }, HEADER_MISMATCH],
    [
      'the revision is of the future',
      {
        meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' },
        headers: { 'mcp-protocol-version': '2099-01-01' },
      },
      UNSUPPORTED,
    ],
    [
      'the revision is no text',
      { meta: { 'io.modelcontextprotocol/protocolVersion': 1 } },
      RPC.invalidParams,
    ],
    [
      'the capabilities are none',
      { meta: { 'io.modelcontextprotocol/clientCapabilities': null } },
      RPC.invalidParams,
    ],
    [
      'the client has no name',
      { meta: { 'io.modelcontextprotocol/clientInfo': {} } },
      RPC.invalidParams,
    ],
  ])('a stateless request is refused where %s (400)', async (_, more, code) => {
    const { status, reply } = await callStateless(await token(), 'tools/list', {}, more);
    expect({ status, code: reply.error.code }).toEqual({ status: 400, code });
    expect(reply.id).not.toBeNull();
  });

  test('a stateless request without one of its headers is refused (400)', async () => {
    const params = {
      name: 'get_company',
      _meta: {
        'io.modelcontextprotocol/protocolVersion': REVISION,
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const whole = {
      'mcp-protocol-version': REVISION,
      'mcp-method': 'tools/call',
      'mcp-name': 'get_company',
    };
    expect((await post(await token(), body, whole)).status).toBe(200);
    const encoded = { ...whole, 'mcp-name': `=?base64?${btoa('get_company')}?=` };
    expect((await post(await token(), body, encoded)).status).toBe(200);
    for (const name of Object.keys(whole)) {
      const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
      const { status, reply } = await post(await token(), body, rest);
      expect({ status, code: reply.error.code }, name).toEqual({
        status: 400,
        code: HEADER_MISMATCH,
      });
    }
  });

  test('a request is refused where the header names the stateless revision and the body does not (400)', async () => {
    const body = { jsonrpc: '2.0', id: 'a', method: 'tools/list' };
    const { status, reply } = await post(await token(), body, { 'mcp-protocol-version': REVISION });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ id: 'a', error: { code: RPC.invalidParams } });
  });
});

describe('POST /mcp in revisions with a handshake', () => {
  test.each(['2025-11-25', '2025-06-18', '2025-03-26'])(
    'initialize negotiates %s',
    async (revision) => {
      const params = {
        protocolVersion: revision,
        capabilities: {},
        clientInfo: { name: 'a', version: '1' },
      };
      const { status, headers, reply } = await callHandshake(
        await token(),
        'initialize',
        params,
        null,
      );
      expect(status).toBe(200);
      expect(headers.get('mcp-session-id')).toBeNull();
      expect(reply.result).toEqual({
        protocolVersion: revision,
        capabilities: { tools: {} },
        serverInfo: expect.objectContaining({ name: 'recruiting' }),
        instructions: expect.any(String),
      });
      const notice = { jsonrpc: '2.0', method: 'notifications/initialized' };
      const noticed = await post(await token(), notice, { 'mcp-protocol-version': revision });
      expect({ status: noticed.status, text: noticed.text }).toEqual({ status: 202, text: '' });
      const listed = await callHandshake(await token(), 'tools/list', undefined, revision);
      expect(listed.reply.result.tools.length).toBeGreaterThan(5);
      expect(listed.reply.result).not.toHaveProperty('resultType');
      const pinged = await callHandshake(await token(), 'ping', undefined, revision);
      expect(pinged.reply.result).toEqual({});
    },
  );

  test.each(['2024-11-05', '2026-07-28', '2099-01-01', 7, undefined])(
    'a client that requests %s gets the newest revision with a handshake',
    async (revision) => {
      const { reply } = await callHandshake(
        await token(),
        'initialize',
        { protocolVersion: revision },
        null,
      );
      expect(reply.result).toMatchObject({ protocolVersion: '2025-11-25' });
    },
  );

  test('an unknown revision in the header is refused (400)', async () => {
    const { status, reply } = await callHandshake(await token(), 'tools/list', {}, '2024-10-07');
    expect({ status, code: reply.error.code }).toEqual({ status: 400, code: UNSUPPORTED });
  });

  test('an unknown method answers an error of the protocol with HTTP 200', async () => {
    const { status, reply } = await callHandshake(await token(), 'server/discover');
    expect({ status, code: reply.error.code }).toEqual({ status: 200, code: RPC.unknownMethod });
  });

  test('only 2025-03-26 answers a batch, in its order', async () => {
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'ping' },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 'b', method: 'tools/call', params: { name: 'get_company' } },
    ];
    for (const headers of [{}, { 'mcp-protocol-version': '2025-03-26' }]) {
      const { status, body } = await post(await token(), batch, headers);
      expect(status).toBe(200);
      expect(body).toMatchObject([{ id: 'a' }, { id: 'b', result: { content: [{}, {}] } }]);
    }
    for (const revision of ['2025-06-18', '2025-11-25', REVISION]) {
      const { status } = await post(await token(), batch, { 'mcp-protocol-version': revision });
      expect(status).toBe(400);
    }
    const notices = [{ jsonrpc: '2.0', method: 'notifications/initialized' }];
    expect((await post(await token(), notices)).status).toBe(202);
  });

  test('a throttled message of a batch fails alone, and the others keep their answers', async () => {
    const batch = Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
    const refusing = { limit: () => Promise.resolve({ success: false }) };
    const { status, body } = await callDirectly(
      { API_LIMIT: refusing },
      await (await openCompany()).token('Viewer', ['mcp']),
      ...(['POST', '/mcp', batch, { accept: 'application/json, text/event-stream' }] as const),
    );
    expect(status).toBe(200);
    const answers = body as unknown as { id: number; result?: object; error?: { data: object } }[];
    expect(answers.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    // The limit is asked once for ten calls.
    const refused = answers.filter(({ error }) => error);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.error?.data).toMatchObject({ code: 'too_many_requests' });
  });

  test.each<[string, unknown[]]>([
    ['nothing', []],
    ['the handshake', [{ jsonrpc: '2.0', id: 1, method: 'initialize' }]],
    ['what is no message', [{ jsonrpc: '2.0', id: 1, method: 'ping' }, 1]],
    ['too many', Array.from({ length: 21 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))],
  ])('a batch with %s is refused (400)', async (_, batch) => {
    const { status, reply } = await post(await token(), batch);
    expect({ status, code: reply.error.code }).toEqual({ status: 400, code: RPC.invalidRequest });
  });
});

describe('POST /mcp with a malformed message', () => {
  test.each<[string, unknown, number, number]>([
    ['no JSON', '{"jsonrpc":', 400, -32_700],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, -32_700],
    ['a text', '"hello"', 400, RPC.invalidRequest],
    ['another version', { jsonrpc: '1.0', id: 1, method: 'ping' }, 400, RPC.invalidRequest],
    ['an id that is null', { jsonrpc: '2.0', id: null, method: 'ping' }, 400, RPC.invalidRequest],
    ['a method that is a number', { jsonrpc: '2.0', id: 1, method: 1 }, 400, RPC.invalidRequest],
    [
      'params in a list',
      { jsonrpc: '2.0', id: 1, method: 'ping', params: [] },
      400,
      RPC.invalidRequest,
    ],
    ['nested too deeply', `${'['.repeat(33)}${']'.repeat(33)}`, 400, -32_700],
    ['too large', `"${'a'.repeat(1_000_001)}"`, 413, -32_000],
  ])('%s is refused', async (_, body, status, code) => {
    const answer = await post(await token(), body, { 'content-type': 'application/json' });
    expect({ status: answer.status, code: answer.reply.error.code }).toEqual({ status, code });
    expect(answer.reply).toMatchObject({ jsonrpc: '2.0', id: null });
  });

  test('another content type answers 415, and a client that does not accept JSON 406', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect((await post(await token(), body, { 'content-type': 'text/plain' })).status).toBe(415);
    const taking = (accept: string) =>
      post(await0, body, { 'content-type': 'application/json', accept });
    const await0 = await token();
    expect((await taking('text/event-stream')).status).toBe(406);
    expect((await taking('application/json, text/event-stream')).status).toBe(200);
    expect((await taking('*/*')).status).toBe(200);
  });

  test('a response without a request is accepted and ignored (202)', async () => {
    const { status } = await post(await token(), { jsonrpc: '2.0', id: 1, result: {} });
    expect(status).toBe(202);
  });
});

describe('other methods of /mcp', () => {
  test('the address with a slash at its end is the same server', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const [plain, slashed] = await Promise.all(
      ['/mcp', '/mcp/'].map(async (path) => (await call(await token(), 'POST', path, ping)).body),
    );
    expect(slashed).toEqual(plain);
    expect((await call(null, 'POST', '/mcp/', ping)).headers.get('www-authenticate')).toContain(
      `${API}/.well-known/oauth-protected-resource/mcp"`,
    );
    expect((await call(null, 'GET', '/mcp/')).status).toBe(405);
    expect((await call(null, 'OPTIONS', '/mcp/', undefined, { origin: API })).status).toBe(204);
    for (const path of ['/mcp//', '/mcp/x', '/api/jobs/index/'])
      expect((await call(await token(), 'POST', path, ping)).status, path).toBe(404);
  });

  test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD'])(
    'the method %s is refused (405)',
    async (method) => {
      const answer = await call(await token(), method, '/mcp');
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    },
  );

  test('career domains have no tool server (404)', async () => {
    const { send } = await import('../support/call.ts');
    const { host } = await openCompany();
    const answer = await send(`https://${host}/mcp`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });
});

describe('pages in browsers', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'ping' };

  test('pages of other origins may not call, whatever token they have (403)', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      `${API}.evil.example`,
      'http://127.0.0.1.evil.example',
    ]) {
      const { status, reply } = await post(await token(), message, { origin });
      expect({ status, code: reply.error.data['code'] }, origin).toEqual({
        status: 403,
        code: 'foreign_origin',
      });
      const { status: preflight, headers } = await call(null, 'OPTIONS', '/mcp', undefined, {
        origin,
      });
      expect(preflight).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('pages of allowed origins may call, and in development those of this machine', async () => {
    for (const origin of [API, 'http://localhost:6274', 'http://127.0.0.1:3000']) {
      const { status, headers } = await post(await token(), message, { origin });
      expect(status, origin).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toBe('Origin');
      const preflight = await call(null, 'OPTIONS', '/mcp', undefined, { origin });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Mcp-Method');
    }
  });
});
