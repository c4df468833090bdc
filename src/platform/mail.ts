/** How mail leaves, by `MAIL_TRANSPORT`: not at all, by the platform's binding, or by SMTP; and the queue that wakes whoever sends. */
import { parseMailbox } from '#lib/email-message.ts';
import type { Delivery, EmailMessage, Mailbox } from '#lib/email-message.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { lazily } from '#lib/lazy.ts';
import type { SmtpServer } from './smtp.ts';

export type MailService = {
  /** Null where nothing leaves: mail rests in the outbox. */
  sender: Sender | null;
  /** Has the mail with this id sent, after the delay if there is one. */
  enqueue: (id: number, delaySeconds?: number) => Promise<void>;
};

export type Sender = {
  /** Whose mail it is: the right side of a Message-ID. */
  domain: string;
  /** Once. Answers within `SEND_MS_MAX`, and does not throw. */
  send: (letter: EmailMessage) => Promise<Delivery>;
};

export type MailEnv = Pick<
  Env,
  | 'MAIL'
  | 'EMAIL'
  | 'MAIL_TRANSPORT'
  | 'MAIL_FROM'
  | 'SMTP_HOST'
  | 'SMTP_PORT'
  | 'SMTP_SECURE'
  | 'SMTP_USER'
> & {
  /** A secret, and none where SMTP is not used. */
  SMTP_PASSWORD?: string;
};

/** Half of the lease under which a mail is sent: who is late has ended before somebody else takes it up. */
const SEND_MS_MAX = MINUTE_MS;

/** Nothing leaves, and so nobody is woken. */
export const outboxOnly: MailService = { sender: null, enqueue: () => Promise.resolve() };

export function openMail(env: MailEnv): MailService {
  const transport = env.MAIL_TRANSPORT;
  if (!transport || transport === 'outbox') return outboxOnly;
  return {
    sender: senderOf(env, transport),
    async enqueue(id, delaySeconds = 0) {
      await env.MAIL.send({ id }, { delaySeconds });
    },
  };
}

type Transport = (from: Mailbox, letter: EmailMessage, signal: AbortSignal) => Promise<Delivery>;

function senderOf(env: MailEnv, name: string): Sender {
  const from = parseMailbox(env.MAIL_FROM);
  const transport = transportOf(env, name);
  if (!from || !transport) {
    return { domain: 'localhost', send: () => Promise.resolve(notConfigured) };
  }
  return {
    domain: from.email.slice(from.email.indexOf('@') + 1),
    async send(letter) {
      const signal = AbortSignal.timeout(SEND_MS_MAX);
      const sent = transport(from, letter, signal).catch(
        () => ({ is: 'later', code: name }) as const,
      );
      return Promise.race([sent, late(signal)]);
    },
  };
}

/** Worth another try: somebody may be setting it right. */
const notConfigured: Delivery = { is: 'later', code: 'not_configured' };

function late(signal: AbortSignal): Promise<Delivery> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ is: 'later', code: 'timeout' }));
  });
}

/** Most isolates never speak SMTP. */
const smtp = lazily(() => import('./smtp.ts'));

function transportOf(env: MailEnv, name: string): Transport | null {
  if (name === 'cloudflare') return (from, letter) => sendByBinding(env.EMAIL, from, letter);
  const server = name === 'smtp' ? serverOf(env) : null;
  if (!server) return null;
  return async (from, letter, signal) => {
    const { sendBySmtp } = await smtp();
    return sendBySmtp(server, from, letter, signal);
  };
}

const securities: readonly SmtpServer['security'][] = ['starttls', 'tls', 'none'];

function serverOf(env: MailEnv): SmtpServer | null {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password } = env;
  const port = Number(env.SMTP_PORT);
  const security = securities.find((known) => known === env.SMTP_SECURE);
  const isPort = Number.isInteger(port) && port > 0 && port <= 65_535;
  if (!host || !isPort || !security) return null;
  if (!user) return { host, port, security, credentials: null };
  return password ? { host, port, security, credentials: { user, password } } : null;
}

/** What the service says that may be otherwise in a minute; its other codes are about the letter or the account. */
const passing: ReadonlySet<string> = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
]);

/** The service makes the Message-ID itself, and refuses ours. */
async function sendByBinding(
  binding: SendEmail,
  from: Mailbox,
  letter: EmailMessage,
): Promise<Delivery> {
  const { to, subject, text, html, headers, replyTo, calendar } = letter;
  try {
    const { messageId } = await binding.send({
      from: named(from),
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      headers: { ...headers },
      ...(replyTo && { replyTo: named(replyTo) }),
      ...(calendar && { attachments: [attachmentOf(calendar)] }),
    });
    return { is: 'sent', messageId };
  } catch (error) {
    const code = codeOf(error);
    if (code === null) return { is: 'later', code: 'cloudflare' };
    return { is: passing.has(code) ? 'later' : 'refused', code };
  }
}

/** It has no room for a third kind of body; calendars find an invitation in an attachment too. */
function attachmentOf({ method, text }: NonNullable<EmailMessage['calendar']>) {
  return {
    disposition: 'attachment',
    filename: 'invite.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  } as const;
}

function named({ name, email }: Mailbox): string | { name: string; email: string } {
  return name === undefined ? email : { name, email };
}

/** Its codes are words; what else it says may name somebody. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^E_[A-Z_]{1,40}$/u.test(error.code) ? error.code : null;
}
