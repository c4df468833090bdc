/** Receivers of webhooks on this machine, which note what comes, and somebody who makes events by the API. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from './service.ts';

const HOST = '127.0.0.1';

/** What came, and when by `performance.now()`. */
export type Receipt = { hook: string; delivery: string; jobId: number; at: number };

export type Receivers = {
  /** Where a receiver with this name is. */
  url: (hook: string) => string;
  receipts: readonly Receipt[];
  close: () => void;
};

/** Who does not answer 2xx at once: never, after a while, or at a second attempt only. */
type Manners = Partial<Record<'hanging' | 'slow' | 'refusing', readonly string[]>>;

const SLOW_MS = 300;

export async function openReceivers(manners: Manners = {}): Promise<Receivers> {
  const receipts: Receipt[] = [];
  const refused = new Set<string>();
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
    const { data } = JSON.parse(body) as { data: { job_id: number } };
    receipts.push({ hook, delivery, jobId: data.job_id, at: performance.now() });
    if (manners.slow?.includes(hook)) await pause(SLOW_MS);
    response.end();
  }

  // Of the five that hang there are many at once.
  server.listen(0, HOST, 4096);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (hook) => `http://${HOST}:${port}/${hook}`,
    receipts,
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

/** An event, by the job it tells of, and when the API had answered. */
export type Published = { jobId: number; askedAt: number; answeredAt: number };

export type Caller = {
  call: (method: string, path: string, body?: object) => Promise<unknown>;
  subscribe: (url: string) => Promise<number>;
  /** Makes one event, `job.published`. */
  publish: () => Promise<Published>;
};

/** The people with these tokens take turns: one alone would meet the rate limit. */
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

/** Waits until it is so; false where it was not in time. */
export async function until(isSo: () => boolean, milliseconds: number): Promise<boolean> {
  const endsAt = performance.now() + milliseconds;
  while (!isSo()) {
    if (performance.now() > endsAt) return false;
    await pause(5);
  }
  return true;
}
