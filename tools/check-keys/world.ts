/** What the service of the check talks to: a receiver of webhooks that verifies signatures, and a Zoom that knows its tokens. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bodySignature } from '#lib/webhook-signature.ts';
import { HOST } from '../local/address.ts';

export type World = {
  origin: string;
  /** The secrets of webhooks, by the paths of their URLs. */
  secrets: Map<string, string>;
  /** The tokens of connected accounts. */
  tokens: Set<string>;
  /** By webhook and job. */
  delivered: Set<string>;
  /** By the topic of the meeting. */
  conferences: Set<string>;
  /** Tokens that made a meeting. */
  used: Set<string>;
  /** Requests with a signature or a token that is not right. */
  faults: string[];
  close: () => void;
};

export async function openWorld(): Promise<World> {
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => '');
    const path = request.url ?? '';
    if (path.startsWith('/hooks/')) take(path, request, body);
    else if (path.endsWith('/meetings')) return meet(request, response, body);
    response.writeHead(200).end();
  }

  function take(path: string, { headers }: IncomingMessage, body: string): void {
    const signature = bodySignature(world.secrets.get(path) ?? '', body);
    if (headers['x-service-signature'] !== signature) world.faults.push(`signature of ${path}`);
    const { data } = JSON.parse(body) as { data: { job_id: number } };
    world.delivered.add(`${path} ${data.job_id}`);
  }

  function meet({ headers }: IncomingMessage, response: ServerResponse, body: string): void {
    const token = String(headers.authorization).replace(/^Bearer /u, '');
    const { topic } = JSON.parse(body) as { topic: string };
    if (world.tokens.has(token)) world.used.add(token);
    else world.faults.push('token of Zoom');
    world.conferences.add(topic);
    const id = world.conferences.size + 10_000;
    const meeting = { ...JSON.parse(body), id, join_url: `https://zoom.us/j/${id}` };
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(meeting));
  }

  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const world: World = {
    origin: `http://${HOST}:${port}`,
    secrets: new Map(),
    tokens: new Set(),
    delivered: new Set(),
    conferences: new Set(),
    used: new Set(),
    faults: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return world;
}
