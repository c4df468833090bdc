/** Sends requests to the Worker as clients do. */
import { exports } from 'cloudflare:workers';
import { expect } from 'vitest';

export const API = 'https://api.recruiting.example';

/** A response. `body` is the parsed JSON; tests declare the type of `data`. */
export type Answer<Data> = {
  status: number;
  headers: Headers;
  text: string;
  body: {
    success: boolean;
    data: Data;
    message: string;
    detail: string;
    code: string;
    errors: Record<string, string[]>;
    request_id: string;
    retry_after: number;
  };
};

/** Sends requests with fixed credentials. */
export type Caller = <Data = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Data>>;

/**
 * Calls the API from a new IP address. Text, bytes and streams are sent as they are, anything else
 * as JSON; `undefined` sends no body.
 */
export async function call<Data = unknown>(
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  const response = await send(`${API}${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  return answerOf(response);
}

export async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  // No error response of any test may contain internals.
  if (response.status >= 400) expect(text).not.toMatch(inside);
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

/** Requests a page or any other resource of any host. */
export function visit(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  return send(`https://${host}${path}`, { method, headers });
}

/** Stack traces, SQL, and the names of dependencies. */
const inside =
  /\.tsx?\b|node_modules|\bat \w+ \(|\bselect .* from\b|insert into|update .* set |D1_|sqlite|drizzle|zod/iu;

let addresses = 0;

type Transport = (request: Request) => Promise<Response>;

const toWorker: Transport = (request) => exports.default.fetch(request);
let transport = toWorker;

/** Sends every request that `work` makes, by any helper, through `through`. */
export async function sendingThrough<Result>(
  through: Transport,
  work: () => Promise<Result>,
): Promise<Result> {
  transport = through;
  try {
    return await work();
  } finally {
    transport = toWorker;
  }
}

export function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const asked = withPort(url);
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', newAddress());
  return transport(new Request(asked, { redirect: 'manual', ...init, headers }));
}

/** Returns an address of the documentation network, in another /64 every time. */
export function newAddress(): string {
  addresses += 1;
  return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`;
}

/** Returns the path with a query parameter by which `send` requests it anew, so that the response is not one from the cache. */
export function fresh(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}nonce=${crypto.randomUUID()}`;
}

/**
 * Parameters that an address does not know are ignored, also in the cache. A host is the same on any port, while the
 * cache tells the ports apart.
 */
export function withPort(text: string): string {
  const url = new URL(text);
  const nonce = url.searchParams.get('nonce');
  if (nonce === null) return text;
  url.port = String(1024 + (Number.parseInt(nonce.slice(0, 8), 16) % 60_000));
  return url.href.replace(/([?&])nonce=[\w-]*&?/u, '$1').replace(/[?&]$/u, '');
}

type Raw = string | Uint8Array | ReadableStream;

function isRaw(body: unknown): body is Raw {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
