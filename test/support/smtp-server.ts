/** Mail servers on this machine, for the tests of sending: they take, refuse or hang up as the address says, and show what they took. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { TestProject } from 'vitest/node';
import { CERTIFICATE } from './certificate.ts';

const HOST = '127.0.0.1';

/** What a server took. */
export type Taken = {
  from: string;
  to: string[];
  user: string | null;
  /** Whether it came under TLS. */
  isSecure: boolean;
  /** How the sender called itself. */
  name: string;
  /** As it came, the dots unstuffed; bytes as Latin-1. */
  raw: string;
};

export type SmtpPlace = {
  host: string;
  /** Without TLS. Takes anybody, and who signs in as `ada` only with `right`. */
  plain: number;
  /** Offers STARTTLS, with a certificate that nobody was told to trust. */
  untrusted: number;
  /** Greets, and hangs up at the first word. */
  rude: number;
  /** Greets, and says nothing more. */
  silent: number;
  /** Answers `GET /?to=ADDRESS` with what was taken for it, as JSON. */
  inbox: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    smtp: SmtpPlace;
  }
}

/** By all servers of this process. */
export const taken: Taken[] = [];

/** Vitest runs it before the first test, and what it answers after the last. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const plain = mailServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
  });
  const untrusted = mailServer({ authOptional: true });
  const rude = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end());
    socket.write('220 rude.example\r\n');
  });
  const silent = createServer((socket) => {
    socket.on('error', () => {}).resume();
    socket.write('220 silent.example\r\n');
  });
  const inbox = createHttpServer((request, response) => {
    const to = new URL(request.url ?? '/', `http://${HOST}`).searchParams.get('to') ?? '';
    response.end(JSON.stringify(taken.filter((one) => one.to.includes(to))));
  });
  const servers: Server[] = [plain.server, untrusted.server, rude, silent, inbox];
  const ports = await Promise.all(servers.map(listen));
  const [plainPort = 0, untrustedPort = 0, rudePort = 0, silentPort = 0, inboxPort = 0] = ports;
  project.provide('smtp', {
    host: HOST,
    plain: plainPort,
    untrusted: untrustedPort,
    rude: rudePort,
    silent: silentPort,
    inbox: `http://${HOST}:${inboxPort}`,
  });
  return async () => {
    inbox.closeAllConnections();
    for (const server of [plain, untrusted, rude, silent, inbox]) server.close();
  };
}

/** Answers its port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export function mailServer(options: SMTPServerOptions): SMTPServer {
  const pem = readFileSync(CERTIFICATE);
  const server = new SMTPServer({
    key: pem,
    cert: pem,
    authMethods: ['PLAIN', 'LOGIN'],
    ...options,
    // Its own words name the address, as those of many servers do.
    onRcptTo({ address }, _, done) {
      const [, status] = /^refused-(\d{3})/u.exec(address) ?? [];
      done(status === undefined ? null : refusal(Number(status), `5.1.1 <${address}> is unknown`));
    },
    onAuth({ username = '', password = '' }, _, done) {
      if (username === 'ada' && password === 'right') done(null, { user: username });
      else done(refusal(535, '5.7.8 Who are you?'));
    },
    onData(stream, session, answer) {
      void taking(stream, session).then(answer);
    },
  });
  // A client that does not trust the certificate ends the connection.
  server.on('error', () => {});
  return server;
}

/** Answers why it was not taken. */
async function taking(stream: Readable, session: SMTPServerSession): Promise<Error | null> {
  const { secure: isSecure, hostNameAppearsAs: name } = session;
  const { mailFrom, rcptTo } = session.envelope;
  taken.push({
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    user: typeof session.user === 'string' ? session.user : null,
    isSecure,
    name,
    raw: await text(stream.setEncoding('latin1')),
  });
  return null;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
