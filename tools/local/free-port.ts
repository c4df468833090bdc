/** Ports of this machine on which nothing listens. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { HOST } from './address.ts';

/** For a service whose origin must be configured before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Why nothing can listen there, as the system names it; null: something can. It does not matter what the other speaks. */
export async function portFault(port: number): Promise<string | null> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  }
  server.close();
  await once(server, 'close');
  return null;
}
