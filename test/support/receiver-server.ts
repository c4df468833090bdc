/** A webhook receiver on this machine: it answers as the path says, and records its requests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { CERTIFICATE } from './certificate.ts';

const HOST = '127.0.0.1';
const MB = 1024 * 1024;
const BIG_BYTES = 64 * MB;
const TRICKLE_EVERY_MS = 200;
const CHUNK = Buffer.alloc(MB, 'x');

/** A request at a path, and the fate of its answer. */
export type TakenPost = {
  method: string;
  /** With the query. */
  path: string;
  /** In lower case, as Node returns them. */
  headers: Record<string, string>;
  /** Raw: each character is a byte (Latin-1). */
  body: string;
  /** Milliseconds since 1970, by the real clock. */
  at: number;
  /** The bytes of the answer's body that the network took. */
  sentBytes: number;
  /** Null while the answer continues. */
  endedAt: number | null;
  /** Whether the answer was cut off. */
  wasCutOff: boolean;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://HOST:PORT`. */
    receiver: string;
    /** The same over TLS, with an untrusted certificate. */
    untrustedReceiver: string;
  }
}

/** Vitest calls it before the first test, and its result after the last. */
export default async function start(project: TestProject): Promise<() => void> {
  const { origin, close } = await openReceiver();
  const pem = readFileSync(CERTIFICATE);
  const untrusted = createSecureServer({ key: pem, cert: pem }, (_, response) => response.end());
  project.provide('receiver', origin);
  project.provide('untrustedReceiver', `https://${HOST}:${await listen(untrusted)}`);
  return () => {
    close();
    untrusted.close();
  };
}

/** A receiver for use outside of Vitest. */
export async function openReceiver(): Promise<{ origin: string; close: () => void }> {
  const records = new Map<string, TakenPost[]>();
  const server = createServer((request, response) => {
    void serve(records, request, response).catch(() => response.destroy());
  });
  server.requestTimeout = 0;
  const port = await listen(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://${HOST}:${port}`, close };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type Taken = Map<string, TakenPost[]>;

/** `GET /taken?at=PATH` returns the records; every other request is recorded by its path without the query. */
async function serve(
  taken: Taken,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`);
  if (pathname === '/taken') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(taken.get(searchParams.get('at') ?? '') ?? []));
    return;
  }
  const body = await buffer(request);
  const post: TakenPost = {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers as Record<string, string>,
    body: body.toString('latin1'),
    at: Date.now(),
    sentBytes: 0,
    endedAt: null,
    wasCutOff: false,
  };
  const before = taken.get(pathname) ?? [];
  taken.set(pathname, [...before, post]);
  response.on('close', () => {
    post.endedAt = Date.now();
    post.wasCutOff = !response.writableFinished;
  });
  const [, name = '', argument = ''] = pathname.split('/');
  const behave = behaviours[name] ?? behaviours['status'];
  await behave?.({ response, post, argument, asked: searchParams, count: before.length });
}

type Answering = {
  response: ServerResponse;
  post: TakenPost;
  /** The second segment of the path. */
  argument: string;
  /** `status` and `body` set most answers. */
  asked: URLSearchParams;
  /** How many requests came to this path before. */
  count: number;
};

/** Chosen by the first segment of the path; further segments tell receivers apart. */
const behaviours: Record<string, (answering: Answering) => Promise<void> | void> = {
  /** `/status/500`, or a sequence: `/status/500,503,200`, whose last one stays. */
  status(answering) {
    const statuses = answering.argument.split(',').map(Number);
    const status = statuses[answering.count] ?? statuses.at(-1) ?? 0;
    end(answering, isStatus(status) ? status : 200);
  },

  /** `/hang/20000` answers after this many milliseconds. */
  async hang(answering) {
    await pause(Number(answering.argument), undefined, { ref: false });
    end(answering);
  },

  /** Sends a body that never ends. */
  async trickle(answering) {
    sendHead(answering);
    while (!answering.response.destroyed) {
      await send(answering, Buffer.from('.'));
      await pause(TRICKLE_EVERY_MS, undefined, { ref: false });
    }
  },

  /** Sends a header that never ends. */
  async 'trickle-head'({ response: { socket } }) {
    if (!socket) return;
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    while (!socket.destroyed) {
      socket.write('.');
      await pause(TRICKLE_EVERY_MS, undefined, { ref: false });
    }
  },

  /** Reads everything, and resets the connection. */
  reset({ response }) {
    const socket: Socket | null = response.socket;
    socket?.resetAndDestroy();
  },

  /** Reads everything, and closes the connection without an answer. */
  silence({ response }) {
    response.socket?.end();
  },

  /** Announces 1000 bytes, sends ten, and closes the connection. */
  async 'close-early'(answering) {
    sendHead(answering, { 'content-length': '1000' });
    await send(answering, Buffer.alloc(10, 'x'));
    answering.response.socket?.end();
  },

  /** Sends 64 MB as fast as they are read. */
  async big(answering) {
    sendHead(answering, { 'content-length': String(BIG_BYTES) });
    for (let sent = 0; sent < BIG_BYTES && !answering.response.destroyed; sent += CHUNK.length) {
      await send(answering, CHUNK);
    }
    answering.response.end();
  },

  /** Sends 64 MB compressed to 64 kB. */
  bomb(answering) {
    const packed = gzipSync(Buffer.alloc(BIG_BYTES));
    sendHead(answering, { 'content-encoding': 'gzip', 'content-length': String(packed.length) });
    answering.response.end(packed);
  },

  /** `/redirect?to=URL&status=307`; without `to` it redirects to `/redirected` and the rest of the path. */
  redirect(answering) {
    const { post, asked } = answering;
    const rest = (post.path.split('?')[0] ?? '').slice('/redirect'.length);
    const location = asked.get('to') ?? `/redirected${rest}`;
    answering.response.setHeader('location', location);
    end(answering, Number(asked.get('status') ?? 302));
  },

  /** Sends something that is not HTTP. */
  garbage({ response }) {
    response.socket?.end('220 mail.example ESMTP\r\n');
  },
};

/** Sends the head of an answer. */
function sendHead({ response, asked }: Answering, headers: Record<string, string> = {}): void {
  response.writeHead(Number(asked.get('status') ?? 200), headers);
}

/**
 * Sends a whole answer; its body is `?body=TEXT` or `?base64=BYTES`, else the status.
 * `?retry-after=SECONDS` sets the header.
 */
function end(
  { response, post, asked }: Answering,
  status = Number(asked.get('status') ?? 200),
): void {
  const base64 = asked.get('base64');
  const body =
    base64 === null
      ? Buffer.from(asked.get('body') ?? `status ${status}`)
      : Buffer.from(base64, 'base64');
  const retryAfter = asked.get('retry-after');
  if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
  post.sentBytes = body.length;
  response.writeHead(status).end(body);
}

/** As fast as it is read. */
async function send({ response, post }: Answering, bytes: Buffer): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  try {
    if (!response.write(bytes)) await once(response, 'drain', { signal: gone.signal });
    post.sentBytes += bytes.length;
  } catch {
    // The sender closed the connection.
  } finally {
    response.off('close', leave);
  }
}

function isStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}
