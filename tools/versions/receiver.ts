/** Receives webhooks on a free port of this machine, and remembers of which jobs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HOST } from '../local/address.ts';

export async function openReceiver() {
  const jobs = new Set<number>();
  const server = createServer((request, response) => {
    void take(request).finally(() => response.writeHead(200).end());
  });

  async function take(request: IncomingMessage): Promise<void> {
    const { data } = JSON.parse(await text(request)) as { data: { job_id?: number } };
    if (data.job_id !== undefined) jobs.add(data.job_id);
  }

  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}/`,
    jobs: jobs as ReadonlySet<number>,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
