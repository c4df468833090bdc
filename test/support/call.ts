/** Requests to the Worker, as the world sends them. */
import { exports } from 'cloudflare:workers';
import { expect } from 'vitest';

export const API = 'https://api.recruiting.example';

/** What came back. `body` is what the JSON said; a test claims the shape of `data` and asserts on the rest. */
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

/** One who calls with the same credentials every time. */
export type Caller = <Data = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Data>>;

/**
 * Calls the API from an address nobody has called from. Text, bytes and streams are sent as they are,
 * anything else as JSON; `undefined` is no body.
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
  // Every refusal of every test is looked at for what must never leave the service.
  if (response.status >= 400) expect(text).not.toMatch(inside);
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

/** A page, or any other answer, of any host. */
export function visit(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  return send(`https://${host}${path}`, { method, headers });
}

/** Stack traces, SQL, and the names of what we are built from. */
const inside =
  /\.tsx?\b|node_modules|\bat \w+ \(|\bselect .* from\b|insert into|update .* set |D1_|sqlite|drizzle|zod/iu;

let addresses = 0;

export function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', newAddress());
  return exports.default.fetch(new Request(url, { redirect: 'manual', ...init, headers }));
}

/** An address of the documentation's network, in another /64 every time. */
export function newAddress(): string {
  addresses += 1;
  return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`;
}

/** The same question at a URL nobody has asked: a public answer that is not remembered. */
export function fresh(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}nonce=${crypto.randomUUID()}`;
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
