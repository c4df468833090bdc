/** A host of client documents on this machine: it serves what tests publish, and counts the requests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

const HOST = '127.0.0.1';

/** The response at a path. */
export type Published = {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** How long the response takes, in milliseconds. */
  afterMs?: number;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** `HOST:PORT`. */
    clientDocuments: string;
  }
}

/** Vitest calls it before the first test, and its result after the last. */
export default async function start(project: TestProject): Promise<() => void> {
  const published = new Map<string, Published>();
  const requestCounts = new Map<string, number>();

  /** `PUT` publishes at a path, `POST` returns the number of requests, `GET` is the client's request. */
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'PUT') {
      published.set(path, JSON.parse(await text(request)) as Published);
      response.end();
      return;
    }
    const count = requestCounts.get(path) ?? 0;
    if (request.method === 'POST') {
      response.end(String(count));
      return;
    }
    requestCounts.set(path, count + 1);
    const { status = 200, headers, body, afterMs = 0 } = published.get(path) ?? missing;
    if (afterMs > 0) await pause(afterMs, undefined, { ref: false });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  project.provide('clientDocuments', `${HOST}:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

const missing: Published = { status: 404, body: '{}' };
