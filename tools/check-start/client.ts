/** Requests to a service on this machine, on any of its hosts. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const ADDRESS = '127.0.0.1';

export type Answer = { status: number; location: string; cookies: string[]; text: string };

export type Sent = {
  method?: string;
  /** Sent as JSON. */
  json?: object;
  /** Sent as a form, as a browser does from a page of the same host. */
  form?: FormData | URLSearchParams;
  token?: string;
  cookie?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Sends a request to a host; Node finds no address for `*.localhost` on every machine. */
export async function ask(port: number, host: string, path: string, sent: Sent = {}) {
  const { json, form, token, cookie, headers: given } = sent;
  const body = new Response(json === undefined ? form : JSON.stringify(json));
  const headers = {
    host: `${host}:${port}`,
    'user-agent': 'Mozilla/5.0',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(form !== undefined && {
      'content-type': body.headers.get('content-type') ?? '',
      origin: `http://${host}:${port}`,
      'sec-fetch-site': 'same-origin',
    }),
    ...given,
  };
  const hasBody = json !== undefined || form !== undefined;
  const method = sent.method ?? (hasBody ? 'POST' : 'GET');
  const asked = request({ host: ADDRESS, port, path, method, headers });
  asked.end(Buffer.from(await body.arrayBuffer()));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const answer: Answer = {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? '',
    cookies: response.headers['set-cookie'] ?? [],
    text: (await buffer(response)).toString(),
  };
  return answer;
}
