/** What the service reaches in a bench: a mail server that takes everything, and Zoom and LinkedIn, who do what they are asked. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

const HOST = '127.0.0.1';
const END_OF_MAIL = '\r\n.\r\n';

export type Outside = { settings: Readonly<Record<string, string>>; close: () => void };

export async function openOutside(): Promise<Outside> {
  const mail = createServer((socket) => {
    let [said, isMail] = ['', false];
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 bench');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
      for (;;) {
        const end = said.indexOf(isMail ? END_OF_MAIL : '\r\n');
        if (end < 0) return;
        const line = said.slice(0, end).toUpperCase();
        said = said.slice(end + (isMail ? END_OF_MAIL.length : 2));
        if (isMail) answer('250 taken');
        else if (line === 'DATA') answer('354 go on');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else answer('250 ok');
        isMail = !isMail && line === 'DATA';
      }
    });
  });
  let made = 0;
  const providers = createHttpServer((request, response) => {
    request.resume();
    request.on('end', () => {
      made += 1;
      response.writeHead(201, {
        'content-type': 'application/json',
        'x-restli-id': `urn:li:share:${made}`,
      });
      response.end(JSON.stringify({ id: made, join_url: `https://zoom.example/j/${made}` }));
    });
  });
  const [mailPort, providersPort] = [await portOf(mail), await portOf(providers)];
  return {
    settings: {
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: 'Bench <no-reply@bench.example>',
      SMTP_HOST: HOST,
      SMTP_PORT: String(mailPort),
      SMTP_SECURE: 'none',
      PROVIDER_BASE_URLS: JSON.stringify({ '*': `http://${HOST}:${providersPort}` }),
    },
    close: () => {
      mail.close();
      providers.close();
      providers.closeAllConnections();
    },
  };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, HOST, 1024);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
