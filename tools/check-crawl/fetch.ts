/** Requests addresses of the career domains from a service on this machine. */
import { Agent, request } from 'node:http';
import type { Answer } from './page.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** The domains answer by the Host header, so that no name has to lead to this machine. */
export function openFetch(base: URL): (url: string) => Promise<Answer> {
  return (url) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = new URL(url);
      const asked = request(
        {
          agent,
          host: base.hostname,
          port: base.port,
          path: `${pathname}${search}`,
          headers: { Host: hostname.replace(/\.example$/u, '.localhost') },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const headers = Object.entries(answer.headers).map(([name, value]) => [
              name,
              String(value),
            ]);
            const body = Buffer.concat(chunks).toString('utf8');
            resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), body });
          });
        },
      );
      asked.on('error', reject);
      asked.end();
    });
}
