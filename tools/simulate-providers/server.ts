/**
 * Stand-ins for Google, Zoom and five networks on one port of this machine: the first part of a path is the host that
 * is meant. `POST /control/{provider}/{account}` says how the next answers shall be; `GET /control/asked` what was asked.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { providers } from '#vocabulary.ts';
import type { Provider } from '#vocabulary.ts';
import { record, refused } from './answer.ts';
import type { Bearing, Question, Reply } from './answer.ts';
import { calendar, userinfo, zoom } from './meetings.ts';
import { graph, linkedIn, tiktok, x } from './networks.ts';
import { answerOAuth, oauthDoor } from './oauth.ts';
import { State } from './state.ts';
import type { Order } from './state.ts';

const HOST = '127.0.0.1';

type Api = { provider: Provider; answer: (asked: Bearing) => Reply };

const apis: Readonly<Record<string, Api>> = {
  'www.googleapis.com': { provider: 'google', answer: calendar },
  'openidconnect.googleapis.com': { provider: 'google', answer: userinfo },
  'api.zoom.us': { provider: 'zoom', answer: zoom },
  'api.linkedin.com': { provider: 'linkedin', answer: linkedIn },
  'graph.facebook.com': { provider: 'facebook', answer: graph },
  'api.x.com': { provider: 'twitter', answer: x },
  'open.tiktokapis.com': { provider: 'tiktok', answer: tiktok },
};

/** On a free port unless one is named. */
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
  const question: Question = {
    state,
    method: request.method ?? 'GET',
    host,
    path: `/${rest.join('/')}`,
    query: searchParams,
    headers: new Map(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    text,
    json: record(parsed(text)),
    form: new URLSearchParams(text),
  };
  const { reply, order } = answered(question);
  if (order?.lost === true || order?.dropped === true) response.destroy();
  else send(response, reply);
}

function answered(question: Question): { reply: Reply; order: Order | null } {
  const { host, path, state } = question;
  const door = oauthDoor(`${host}${path}`);
  if (door) {
    const reply = answerOAuth(door, question);
    noted(question, door.provider, null, reply);
    return { reply, order: null };
  }
  const api = apis[host];
  if (!api) return { reply: refused(404, { error: 'no such host' }, 'host'), order: null };
  const bearer = /^Bearer (\S+)$/u.exec(question.headers.get('authorization') ?? '')?.[1] ?? '';
  const token = state.tokens.get(bearer);
  const isGood = token?.kind === 'access' || token?.kind === 'short';
  if (!token || !isGood || token.expiresAt <= Date.now()) {
    const reply = unauthorized(api.provider);
    noted(question, api.provider, null, reply);
    return { reply, order: null };
  }
  const { provider, account } = token;
  const order = state.take(provider, account.id, path, 'answer');
  // What is refused is not done; what is lost was.
  const isRefused = order?.status !== undefined || order?.dropped === true;
  const reply = isRefused
    ? {
        status: order?.status ?? 0,
        headers: { ...order?.headers, ...(order?.body !== undefined && { 'x-raw': order.body }) },
      }
    : api.answer({ ...question, token });
  noted(question, provider, account.id, reply);
  return { reply, order };
}

/** As each says that a token is none. */
function unauthorized(provider: Provider): Reply {
  const said = refusals[provider] ?? ([401, { status: 401, title: 'Unauthorized' }] as const);
  return refused(said[0], said[1], 'token');
}

const graphRefusal = [400, { error: { type: 'OAuthException', code: 190, message: 'x' } }] as const;
const refusals: Partial<Record<Provider, readonly [status: number, body: object]>> = {
  facebook: graphRefusal,
  instagram: graphRefusal,
  tiktok: [401, { error: { code: 'access_token_invalid', message: 'x' } }],
  zoom: [401, { code: 124, message: 'Invalid access token.' }],
};

function noted(question: Question, provider: Provider, account: string | null, reply: Reply): void {
  const { state, method, path, json } = question;
  const fault = reply.fault ?? null;
  // A token request is secrets.
  const body = account === null ? null : json;
  state.asked.push({ provider, account, method, path, body, status: reply.status, fault });
}

function control(state: State, parts: readonly string[], method: string, text: string): Reply {
  const [first = '', account = '', verb = ''] = parts;
  if (method === 'GET' && first === 'asked') {
    const asked = state.asked.filter((one) => account === '' || one.account?.startsWith(account));
    return { status: 200, json: asked };
  }
  const provider = providers.find((one) => one === first);
  if (method !== 'POST' || !provider || account === '') return refused(404, {}, 'control');
  if (verb === 'expire' || verb === 'revoke') {
    for (const [key, token] of state.tokens) {
      const isTheirs = token.provider === provider && token.account.id === account;
      if (isTheirs && (verb === 'revoke' || token.kind === 'access')) state.tokens.delete(key);
    }
    return { status: 204 };
  }
  const orders = parsed(text);
  const key = `${provider} ${account}`;
  const given: Order[] = Array.isArray(orders) ? orders : [];
  state.orders.set(key, [...(state.orders.get(key) ?? []), ...given]);
  return { status: 204 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `x-raw` is sent as it is, whatever it is. */
function send(response: ServerResponse, { status, headers = {}, json }: Reply): void {
  const { 'x-raw': raw, ...others } = headers;
  const type = raw?.startsWith('<') === true ? 'application/xml' : 'application/json';
  const body = raw ?? (json === undefined ? '' : JSON.stringify(json));
  response.writeHead(status, { 'content-type': type, ...others }).end(body);
}
