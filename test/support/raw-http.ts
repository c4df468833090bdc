/** Requests over a socket of their own, as no client library sends them: in pieces, and broken off. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

type Raw = {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** What is sent of the body. */
  body: string | Uint8Array;
  /** `end` closes the sending half, `reset` the whole connection. */
  ending: 'end' | 'reset' | 'nothing';
};

const SENT_MS = 200;

/** What arrives until the service closes the connection. */
export async function sendRaw({ port, path, headers, body, ending }: Raw): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const all = { Host: `127.0.0.1:${port}`, Connection: 'close', ...headers };
  const lines = Object.entries(all).map((line) => line.join(': '));
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  if (ending === 'end') socket.end();
  if (ending === 'reset') {
    await pause(SENT_MS);
    socket.resetAndDestroy();
  }
  socket.on('end', () => socket.destroy());
  await closed;
  return text;
}
