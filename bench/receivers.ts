/** Local receivers of webhooks that record deliveries, and a client that causes events by the API. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from './service.ts';

const HOST = '127.0.0.1';

/** A delivery, and its time by `performance.now()`. */
export type Receipt = { hook: string; delivery: string; jobId: number; at: number };

export type Receivers = {
  /** The URL of the receiver with this name. */
  url: (hook: string) => string;
  receipts: readonly Receipt[];
  /** The delivery of each attempt that a failing receiver has answered. */
  refusals: readonly string[];
  close: () => void;
};

/** Receivers that never answer, answer late, accept the second attempt only, or none. */
type Manners = Partial<Record<'hanging' | 'slow' | 'refusing' | 'failing', readonly string[]>>;

const SLOW_MS = 300;

export async function openReceivers(manners: Manners = {}): Promise<Receivers> {
  const receipts: Receipt[] = [];
  const refused = new Set<string>();
  const refusals: string[] = [];
  const server = createServer((request, response) => void receive(request, response));

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const hook = request.url?.slice(1) ?? '';
    if (manners.hanging?.includes(hook)) return;
    const body = await bodyOf(request).catch(() => null);
    // The sender was killed.
    if (body === null) return;
    const delivery = String(request.headers['x-service-delivery']);
    if (manners.refusing?.includes(hook) && !refused.has(delivery)) {
      refused.add(delivery);
      response.writeHead(503).end();
      return;
    }
    if (manners.failing?.includes(hook)) {
      refusals.push(delivery);
      response.writeHead(503).end();
      return;
    }
    const { data } = JSON.parse(body) as { data: { job_id: number } };
    receipts.push({ hook, delivery, jobId: data.job_id, at: performance.now() });
    if (manners.slow?.includes(hook)) await pause(SLOW_MS);
    response.end();
  }

  // Hanging receivers hold many connections at once.
  server.listen(0, HOST, 4096);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (hook) => `http://${HOST}:${port}/${hook}`,
    receipts,
    refusals,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** An event, by its job, and the time of the API's answer. */
export type Published = { jobId: number; askedAt: number; answeredAt: number };

export type Caller = {
  call: (method: string, path: string, body?: object) => Promise<unknown>;
  subscribe: (url: string) => Promise<number>;
  /** Causes one event, `job.published`. */
  publish: () => Promise<Published>;
};

/** Uses the tokens in turn, because of the rate limit per user. */
export function openCaller(service: Service, tokens: readonly string[]): Caller {
  let turn = 0;

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const token = tokens[turn++ % tokens.length];
    const response = await fetch(`${service.addresses().api}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} is answered ${response.status}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  }

  return {
    call,
    async subscribe(url) {
      const asked = { name: 'Bench', url, events: ['job.published'] };
      return ((await call('POST', '/api/plugins/webhooks', asked)) as { id: number }).id;
    },
    async publish() {
      const askedAt = performance.now();
      const job = await call('POST', '/api/jobs/store', { title: 'Baker', status: 'Live' });
      return { jobId: (job as { id: number }).id, askedAt, answeredAt: performance.now() };
    },
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, milliseconds));
  });
}

/** Waits for the condition; returns false after the timeout. */
export async function until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
  const endsAt = performance.now() + milliseconds;
  while (!isSo()) {
    if (performance.now() > endsAt) return false;
    await pause(5);
  }
  return true;
}
