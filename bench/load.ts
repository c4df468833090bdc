/** A load generator that needs little CPU: raw sockets, one request at a time on each. */
import { connect } from 'node:net';

const CONNECTIONS = 32;

export type Target = {
  port: number;
  /** The Host header of the next request. */
  host: () => string;
  path: string;
};

/** Sends so many requests, and returns how long they took. All answers must be 200. */
export async function load(target: Target, requests: number): Promise<{ seconds: number }> {
  let index = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      converse(target.port, () => {
        if (index >= requests) return null;
        const n = index++;
        // Every request has another address, because of the rate limit.
        const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
        return `GET ${target.path} HTTP/1.1\r\nHost: ${target.host()}\r\nCF-Connecting-IP: ${address}\r\n\r\n`;
      }),
    ),
  );
  return { seconds: (performance.now() - startedAt) / 1000 };
}

function converse(port: number, next: () => string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let received = Buffer.alloc(0);
    const send = () => {
      const request = next();
      if (request === null) {
        socket.end();
        resolve();
      } else socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/content-length: (\d+)/iu.exec(head)?.[1]);
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
        reject(new Error(head));
        socket.destroy();
        return;
      }
      if (received.length < headEnd + 4 + length) return;
      received = Buffer.alloc(0);
      send();
    });
  });
}
