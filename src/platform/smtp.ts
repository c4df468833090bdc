/** Sends a message to a mail server (RFC 5321). With TLS configured, nothing is sent without it. */
import { connect } from 'cloudflare:sockets';
import { mimeMessage } from '#lib/email-message.ts';
import type { Delivery, EmailMessage, Mailbox } from '#lib/email-message.ts';

export type SmtpServer = {
  host: string;
  port: number;
  /** `tls`: from the first byte; `starttls`: before any other command; `none`: a server in the same network. */
  security: 'starttls' | 'tls' | 'none';
  credentials: { user: string; password: string } | null;
};

/** The stage of the dialogue. Until `sender` a refusal is about the connection, not the message. */
type Stage = 'connect' | 'tls' | 'auth' | 'sender' | 'recipient' | 'data';
const aboutUs: ReadonlySet<Stage> = new Set(['connect', 'tls', 'auth']);

/** The server refused, as with `550 5.1.1`, or its reply is malformed. */
class SmtpFault extends Error {
  readonly stage: Stage;
  readonly status: string;

  constructor(stage: Stage, status = '') {
    super(`smtp ${stage} ${status}`.trim());
    this.stage = stage;
    this.status = status;
  }
}

/** Resolves when the signal aborts, at the latest. */
export async function sendBySmtp(
  server: SmtpServer,
  from: Mailbox,
  message: EmailMessage,
  signal: AbortSignal,
): Promise<Delivery> {
  let line: Line | null = null;
  const hangUp = () => line?.hangUp();
  signal.addEventListener('abort', hangUp, { once: true });
  const name = from.email.slice(from.email.indexOf('@') + 1);
  try {
    line = dial(server);
    await line.hear('connect', '2');
    let offers = await line.ask('connect', `EHLO ${name}`);
    if (server.security === 'starttls') {
      if (!offers.some((offer) => /^STARTTLS\b/iu.test(offer))) throw new SmtpFault('tls');
      await line.ask('tls', 'STARTTLS');
      line = line.secured();
      offers = await line.ask('tls', `EHLO ${name}`);
    }
    if (server.credentials) await signIn(line, offers, server.credentials);
    await line.ask('sender', `MAIL FROM:<${message.returnPath ?? from.email}>`);
    await line.ask('recipient', `RCPT TO:<${message.to}>`);
    await line.ask('data', 'DATA', '3');
    await line.ask('data', `${stuffed(mimeMessage(from, message))}.`);
    // The server has accepted the message: the reply to QUIT changes nothing.
    await line.say('QUIT').catch(() => {});
    return { is: 'sent', messageId: message.messageId };
  } catch (error) {
    if (!(error instanceof SmtpFault)) throw error;
    const { stage, status } = error;
    const isPermanent = status.startsWith('5') && !aboutUs.has(stage);
    return { is: isPermanent ? 'refused' : 'later', code: error.message };
  } finally {
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}

type Credentials = NonNullable<SmtpServer['credentials']>;

async function signIn(
  line: Line,
  offers: readonly string[],
  { user, password }: Credentials,
): Promise<void> {
  const kinds = offers.find((offer) => /^AUTH[ =]/iu.test(offer)) ?? '';
  if (/\bPLAIN\b/iu.test(kinds)) {
    await line.ask('auth', `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`);
  } else if (/\bLOGIN\b/iu.test(kinds)) {
    await line.ask('auth', 'AUTH LOGIN', '3');
    await line.ask('auth', base64(user), '3');
    await line.ask('auth', base64(password));
  } else {
    throw new SmtpFault('auth');
  }
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** A dot alone would end the message (RFC 5321, 4.5.2). */
function stuffed(message: string): string {
  return message.replaceAll(/(^|\r\n)\./gu, '$1..');
}

type Line = {
  say: (text: string) => Promise<void>;
  /** Sends a command and returns the text of the reply, whose code must begin with this digit. */
  ask: (stage: Stage, text: string, wanted?: '2' | '3') => Promise<string[]>;
  hear: (stage: Stage, wanted: '2' | '3') => Promise<string[]>;
  /** The same connection, from here on under TLS. */
  secured: () => Line;
  hangUp: () => void;
};

function dial({ host, port, security }: SmtpServer): Line {
  const secureTransport = ({ tls: 'on', starttls: 'starttls', none: 'off' } as const)[security];
  try {
    const options = { secureTransport, allowHalfOpen: false };
    return lineOf(connect({ hostname: host, port }, options));
  } catch {
    // An address that the platform refuses to connect to.
    throw new SmtpFault('connect');
  }
}

/** Far above the longest reply of the standard (RFC 5321, 4.5.3.1.5). */
const LINE_LENGTH_MAX = 4096;
const REPLY_LINES_MAX = 100;

function lineOf(socket: Socket): Line {
  // Both reject when the connection breaks, as reads and writes do.
  void Promise.allSettled([socket.opened, socket.closed]);
  const reader: ReadableStreamDefaultReader<Uint8Array> = socket.readable.getReader();
  const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter();
  const decoder = new TextDecoder();
  let unread = '';

  async function nextLine(): Promise<string> {
    for (;;) {
      const end = unread.indexOf('\n');
      if (end !== -1) {
        const found = unread.slice(0, end).trimEnd();
        unread = unread.slice(end + 1);
        return found;
      }
      if (unread.length > LINE_LENGTH_MAX) throw new Error('A line without an end.');
      const { value, done } = await reader.read();
      if (done) throw new Error('The server hung up.');
      unread += decoder.decode(value, { stream: true });
    }
  }

  async function reply(): Promise<{ status: string; texts: string[] }> {
    const texts: string[] = [];
    for (let count = 0; count < REPLY_LINES_MAX; count++) {
      const [, status, more, text = ''] = /^([2-5]\d\d)([ -]?)(.*)$/u.exec(await nextLine()) ?? [];
      if (status === undefined) break;
      texts.push(text);
      if (more !== '-') return { status, texts };
    }
    throw new Error('Not what a mail server says.');
  }

  const line: Line = {
    say: (text) => writer.write(new TextEncoder().encode(`${text}\r\n`)),

    async hear(stage, wanted) {
      const { status, texts } = await during(stage, reply());
      if (status.startsWith(wanted)) return texts;
      const [detail = ''] = /^[245]\.\d{1,3}\.\d{1,3}\b/u.exec(texts.at(-1) ?? '') ?? [];
      throw new SmtpFault(stage, `${status} ${detail}`.trim());
    },

    async ask(stage, text, wanted = '2') {
      await during(stage, line.say(text));
      return line.hear(stage, wanted);
    },

    secured() {
      // Bytes from before TLS may come from a man in the middle.
      if (unread !== '') throw new SmtpFault('tls');
      reader.releaseLock();
      writer.releaseLock();
      return lineOf(socket.startTls());
    },

    // Closing is not awaited: under TLS the platform may never resolve it.
    hangUp: () => void socket.close().catch(() => {}),
  };
  return line;
}

/** A broken connection is reported as its stage; the error's message may hold personal data. */
async function during<Result>(stage: Stage, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new SmtpFault(stage);
  }
}
