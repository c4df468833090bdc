/**
 * Simulates Google, Zoom and five networks on one port of this machine; the first part of a path is the host it stands for.
 * `POST /control/{provider}/{account}` orders the next replies, `GET /control/asked` lists the received requests.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { providers } from '#vocabulary/lists.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { toRecord, refuse } from './answer.ts';
import type { AuthorizedRequest, ProviderRequest, Reply } from './answer.ts';
import { calendar, userinfo, zoom } from './meetings.ts';
import { graph } from './meta.ts';
import { linkedIn, tiktok, x } from './networks.ts';
import { answerOAuth, findOAuthEndpoint } from './oauth.ts';
import { State } from './state.ts';
import type { Order } from './state.ts';

const HOST = '127.0.0.1';

type Api = { provider: Provider; answer: (request: AuthorizedRequest) => Reply };

const apis: Readonly<Record<string, Api>> = {
  'www.googleapis.com': { provider: 'google', answer: calendar },
  'openidconnect.googleapis.com': { provider: 'google', answer: userinfo },
  'api.zoom.us': { provider: 'zoom', answer: zoom },
  'api.linkedin.com': { provider: 'linkedin', answer: linkedIn },
  'graph.facebook.com': { provider: 'facebook', answer: graph },
  'api.x.com': { provider: 'twitter', answer: x },
  'open.tiktokapis.com': { provider: 'tiktok', answer: tiktok },
};

/** Listens on a free port if none is given. */
export async function openSimulator(port = 0): Promise<{ origin: string; close: () => void }> {
  const state = new State();
  const server = createServer((request, response) => {
    void serve(state, request, response);
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${bound}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`);
  const [, host = '', ...rest] = pathname.split('/');
  const text = await textOf(request);
  if (host === 'control') {
    send(response, control(state, rest, request.method ?? 'GET', text));
    return;
  }
  const call: ProviderRequest = {
    state,
    method: request.method ?? 'GET',
    host,
    path: `/${rest.join('/')}`,
    query: searchParams,
    headers: new Map(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    text,
    json: toRecord(parseJson(text)),
    form: new URLSearchParams(text),
  };
  const { reply, order } = answer(call);
  if (order?.lost === true || order?.dropped === true) response.destroy();
  else send(response, reply);
}

function answer(call: ProviderRequest): { reply: Reply; order: Order | null } {
  const { host, path, state } = call;
  const endpoint = findOAuthEndpoint(`${host}${path}`);
  if (endpoint) {
    const reply = answerOAuth(endpoint, call);
    recordRequest(call, endpoint.provider, null, reply);
    return { reply, order: null };
  }
  const api = apis[host];
  if (!api) return { reply: refuse(404, { error: 'no such host' }, 'host'), order: null };
  const bearer = /^Bearer (\S+)$/u.exec(call.headers.get('authorization') ?? '')?.[1] ?? '';
  const token = state.tokens.get(bearer);
  const isGood = token?.kind === 'access' || token?.kind === 'short';
  if (!token || !isGood || token.expiresAt <= Date.now()) {
    const reply = unauthorized(api.provider);
    recordRequest(call, api.provider, null, reply);
    return { reply, order: null };
  }
  const { provider, account } = token;
  const order = state.takeOrder(provider, account.id, path, 'answer');
  // An ordered refusal is not carried out; a lost reply is.
  const isRefused = order?.status !== undefined || order?.dropped === true;
  const reply = isRefused
    ? {
        status: order?.status ?? 0,
        headers: { ...order?.headers, ...(order?.body !== undefined && { 'x-raw': order.body }) },
      }
    : api.answer({ ...call, token });
  recordRequest(call, provider, account.id, reply);
  return { reply, order };
}

/** Each provider's reply to an invalid token. */
function unauthorized(provider: Provider): Reply {
  const [status, body] = refusals[provider] ?? [401, { status: 401, title: 'Unauthorized' }];
  return refuse(status, body, 'token');
}

const graphRefusal = [400, { error: { type: 'OAuthException', code: 190, message: 'x' } }] as const;
const refusals: Partial<Record<Provider, readonly [status: number, body: object]>> = {
  facebook: graphRefusal,
  instagram: graphRefusal,
  tiktok: [401, { error: { code: 'access_token_invalid', message: 'x' } }],
  zoom: [401, { code: 124, message: 'Invalid access token.' }],
};

function recordRequest(
  call: ProviderRequest,
  provider: Provider,
  account: string | null,
  reply: Reply,
): void {
  const { state, method, path, json } = call;
  const fault = reply.fault ?? null;
  // Token requests consist of secrets.
  const body = account === null ? null : json;
  state.requests.push({ provider, account, method, path, body, status: reply.status, fault });
}

function control(state: State, parts: readonly string[], method: string, text: string): Reply {
  const [first = '', account = '', verb = ''] = parts;
  if (method === 'GET' && first === 'asked') {
    const requests = state.requests.filter(
      (one) => account === '' || one.account?.startsWith(account),
    );
    return { status: 200, json: requests };
  }
  const provider = providers.find((one) => one === first);
  if (method !== 'POST' || !provider || account === '') return refuse(404, {}, 'control');
  if (verb === 'expire' || verb === 'revoke') {
    for (const [key, token] of state.tokens) {
      const isTheirs = token.provider === provider && token.account.id === account;
      if (isTheirs && (verb === 'revoke' || token.kind === 'access')) state.tokens.delete(key);
    }
    return { status: 204 };
  }
  const orders = parseJson(text);
  const key = `${provider} ${account}`;
  const added: Order[] = Array.isArray(orders) ? orders : [];
  state.orders.set(key, [...(state.orders.get(key) ?? []), ...added]);
  return { status: 204 };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header `x-raw` is the body, as it is. */
function send(response: ServerResponse, { status, headers = {}, json }: Reply): void {
  const { 'x-raw': raw, ...others } = headers;
  const type = raw?.startsWith('<') === true ? 'application/xml' : 'application/json';
  const body = raw ?? (json === undefined ? '' : JSON.stringify(json));
  response.writeHead(status, { 'content-type': type, ...others }).end(body);
}
