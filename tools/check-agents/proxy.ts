/** A proxy that adds a bearer token to the suite's requests, because the suite has no option for one. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

export async function openProxy(base: URL, token: string) {
  const server = createServer((incoming, answer) => {
    const { host = '' } = incoming.headers;
    // A host that is not of this machine must arrive: that it is refused is part of the suite.
    const headers = {
      ...incoming.headers,
      authorization: `Bearer ${token}`,
      host: local.test(host) ? base.host : host,
    };
    const { url, method } = incoming;
    const outgoing = request(
      { hostname: base.hostname, port: base.port, path: url, method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/mcp`, close: () => server.close() };
}
