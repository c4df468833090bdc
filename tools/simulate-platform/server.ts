/**
 * Simulates the platform's REST API on one port of this machine, as far as setup and release use it. Statements of a database run
 * in Miniflare. `POST /control/orders` makes a later request fail, `GET /control/state` lists what the account has.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { askPoints } from './analytics.ts';
import { failure, success } from './answer.ts';
import type { ApiRequest, Reply } from './answer.ts';
import { openDatabases } from './databases.ts';
import type { Databases, Engine } from './databases.ts';
import { objectEndpoints } from './objects.ts';
import { resourceEndpoints } from './resources.ts';
import { scriptEndpoints } from './scripts.ts';
import { zoneEndpoints } from './zones.ts';
import { ACCOUNT, State } from './state.ts';
import type { Order, Script } from './state.ts';
import type { Endpoints } from './answer.ts';

const HOST = '127.0.0.1';
const ROOT = '/client/v4';
const TOO_MANY = 429;

export type Platform = {
  /** For `CLOUDFLARE_API_BASE_URL`. */
  baseUrl: string;
  state: State;
  databases: Databases;
  close: () => Promise<void>;
};

/** Listens on a free port if none is given. */
export async function openPlatform(port = 0, engine?: Engine): Promise<Platform> {
  const state = new State();
  const databases = openDatabases(engine);
  const endpoints = endpointsOf(databases);
  const server = createServer((request, response) => {
    void serve(request, response);
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = incoming;
    const url = new URL(incoming.url ?? '/', `http://${HOST}`);
    const headers = new Headers(incoming.headers as Record<string, string>);
    const body = await buffer(incoming);
    const read = {
      state,
      method,
      headers,
      query: url.searchParams,
      at: {},
      bytes: body,
      ...(await bodyOf(headers, body)),
    };
    send(response, await answer(url.pathname, read).catch(toFailure));
  }

  async function answer(path: string, request: ApiRequest): Promise<Reply> {
    if (path === '/control/orders') return order(state, request.json as unknown as Order);
    if (path === '/control/state') return success(toListed(state));
    if (!request.headers.has('authorization')) return failure(403, 9109, 'Unauthorized');
    if (path === `${ROOT}/accounts`) return success([ACCOUNT]);
    const root = `${ROOT}/accounts/${ACCOUNT.id}`;
    const asked = `${request.method} ${path.slice((path.startsWith(root) ? root : ROOT).length)}`;
    if (state.isRefused(request.headers))
      return failure(429, 971, 'Please wait and consider throttling.');
    const ordered = state.takeOrder(asked);
    if (ordered) return failure(ordered.status, 10_000, 'A failure that was ordered.');
    for (const { pattern, reply } of endpoints) {
      const match = pattern.exec(asked);
      if (!match) continue;
      if (request.method !== 'GET' && !isRead(request)) state.changes.push(asked);
      return reply({ ...request, at: { ...match.groups } });
    }
    process.stderr.write(`Not simulated: ${asked}\n`);
    return failure(404, 7003, `Not simulated: ${asked}`);
  }

  server.listen(port, HOST);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    baseUrl: `http://${HOST}:${bound}${ROOT}`,
    state,
    databases,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await databases.close();
    },
  };
}

function endpointsOf(databases: Databases) {
  const all: Endpoints = {
    ...resourceEndpoints,
    ...scriptEndpoints,
    ...objectEndpoints,
    ...zoneEndpoints,
    'POST /d1/database/:id/query': databases.query,
    'POST /d1/database/:id/raw': databases.raw,
    'POST /analytics_engine/sql': askPoints,
  };
  return Object.entries(all).map(([name, reply]) => ({ pattern: patternOf(name), reply }));
}

/** `GET /queues/:id` as an expression over the method and the path below the account. `*` is the rest of the path. */
function patternOf(name: string): RegExp {
  const pattern = name.replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)').replace('*', '(?<rest>.+)');
  return new RegExp(`^${pattern}$`, 'u');
}

async function bodyOf(
  headers: Headers,
  body: Buffer,
): Promise<Pick<ApiRequest, 'json' | 'form' | 'text'>> {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return { json: {}, form, text: '' };
  }
  const text = isText(type) ? body.toString() : '';
  // Wrangler sends some of its JSON as text.
  const json = /^[[{]/u.test(text) ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { json, form: null, text };
}

/** Statements that only read, and questions about figures, change nothing. */
function isRead({ json, text }: ApiRequest): boolean {
  if (text.startsWith('SELECT')) return true;
  const { query, sql, batch } = json as { query?: string; sql?: string; batch?: { sql: string }[] };
  if (query !== undefined) return true;
  const statements = batch?.map((one) => one.sql) ?? (sql === undefined ? [] : [sql]);
  return (
    statements.length > 0 && statements.every((one) => /^\s*(?:select|pragma|with)\b/iu.test(one))
  );
}

function order(state: State, { request, status, skip }: Order): Reply {
  state.orders.push({ request, status, skip });
  return success({});
}

function toListed({ databases, buckets, namespaces, queues, scripts, changes }: State): object {
  return {
    databases,
    buckets,
    namespaces,
    queues,
    changes,
    scripts: [...scripts.values()].map(toListedScript),
  };
}

/** Without the values of secrets, and the code. */
function toListedScript(script: Script): object {
  return {
    ...script,
    secrets: [...script.secrets.keys()],
    versions: script.versions.map(({ id, tag }) => ({ id, tag })),
  };
}

function toFailure(error: unknown): Reply {
  return failure(500, 10_001, String(error));
}

function send(response: ServerResponse, reply: Reply): void {
  if ('file' in reply) {
    response.writeHead(200, { 'content-type': reply.contentType }).end(reply.file);
    return;
  }
  const { status, body } = reply;
  const isRefused = status === TOO_MANY;
  const headers = { 'content-type': 'application/json', ...(isRefused && { 'retry-after': '0' }) };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

/** SQL is sent as text, or by curl with the type that it gives all it sends. */
function isText(type: string): boolean {
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
  return type === '' || types.some((one) => type.startsWith(one));
}
