/** Sends emails by `MAIL_TRANSPORT`: not at all, by the platform's binding, by SMTP, or to the terminal of a development machine. */
import { parseMailbox } from '#lib/email-message.ts';
import type { Delivery, EmailMessage, Mailbox } from '#lib/email-message.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { lazily } from '#lib/lazy.ts';
import { transportName } from './mail-queue.ts';
import type { SmtpServer } from './smtp.ts';

export type Sender = {
  /** The domain of the sender: the right side of a Message-ID. */
  domain: string;
  /** One attempt. Resolves within `SEND_MS_MAX`, and does not throw. */
  send: (message: EmailMessage) => Promise<Delivery>;
};

export type SenderBindings = Pick<
  Env,
  'EMAIL' | 'MAIL_TRANSPORT' | 'MAIL_FROM' | 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_SECURE' | 'SMTP_USER'
> & {
  /** A secret; absent where SMTP is not used. */
  SMTP_PASSWORD?: string;
};

/** Half of the lease under which an email is sent: an attempt ends before the email can be claimed again. */
const SEND_MS_MAX = MINUTE_MS;

/** Null where nothing is sent: emails stay in the outbox. */
export function openSender(env: SenderBindings): Sender | null {
  const transport = transportName(env);
  return transport === null ? null : senderOf(env, transport);
}

type Transport = (from: Mailbox, message: EmailMessage, signal: AbortSignal) => Promise<Delivery>;

function senderOf(env: SenderBindings, name: string): Sender {
  const from = parseMailbox(env.MAIL_FROM);
  const transport = transportOf(env, name);
  if (!from || !transport) {
    return { domain: 'localhost', send: () => Promise.resolve(notConfigured) };
  }
  return {
    domain: from.email.slice(from.email.indexOf('@') + 1),
    async send(message) {
      const signal = AbortSignal.timeout(SEND_MS_MAX);
      const named = { name: message.from ?? from.name, email: from.email };
      const sent = transport(named, message, signal).catch(
        () => ({ is: 'later', code: name }) as const,
      );
      return Promise.race([sent, timeoutOf(signal)]);
    },
  };
}

/** Tried again, as the configuration may be corrected meanwhile. */
const notConfigured: Delivery = { is: 'later', code: 'not_configured' };

function timeoutOf(signal: AbortSignal): Promise<Delivery> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ is: 'later', code: 'timeout' }));
  });
}

/** Most isolates never use SMTP. */
const smtp = lazily(() => import('./smtp.ts'));

function transportOf(env: SenderBindings, name: string): Transport | null {
  if (name === 'cloudflare') return (from, message) => sendByBinding(env.EMAIL, from, message);
  if (name === 'terminal') return (_, message) => Promise.resolve(print(message));
  const server = name === 'smtp' ? serverOf(env) : null;
  if (!server) return null;
  return async (from, message, signal) => {
    const { sendBySmtp } = await smtp();
    return sendBySmtp(server, from, message, signal);
  };
}

/** A deployed service does not start with this transport: emails have addresses and links that grant access. */
function print({ messageId, to, subject, text }: EmailMessage): Delivery {
  const time = new Date().toISOString().slice(11, 19);
  // oxlint-disable-next-line no-console -- The terminal of a development machine.
  console.warn(
    `\n  Mail to ${to}, ${time} UTC: ${subject}\n\n${text.replaceAll(/^/gmu, '    ')}\n`,
  );
  return { is: 'sent', messageId };
}

const securities: readonly SmtpServer['security'][] = ['starttls', 'tls', 'none'];

function serverOf(env: SenderBindings): SmtpServer | null {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password } = env;
  const port = Number(env.SMTP_PORT);
  const security = securities.find((known) => known === env.SMTP_SECURE);
  const isPort = Number.isInteger(port) && port > 0 && port <= 65_535;
  if (!host || !isPort || !security) return null;
  if (!user) return { host, port, security, credentials: null };
  return password ? { host, port, security, credentials: { user, password } } : null;
}

/** Codes of temporary failures; the others are about the message or the account. */
const temporary: ReadonlySet<string> = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
]);

/** The service sets the Message-ID itself and refuses ours. */
async function sendByBinding(
  binding: SendEmail,
  from: Mailbox,
  message: EmailMessage,
): Promise<Delivery> {
  const { to, subject, text, html, headers, replyTo, calendar } = message;
  try {
    const { messageId } = await binding.send({
      from: toAddress(from),
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      headers: { ...headers },
      ...(replyTo && { replyTo: toAddress(replyTo) }),
      ...(calendar && { attachments: [attachmentOf(calendar)] }),
    });
    return { is: 'sent', messageId };
  } catch (error) {
    const code = codeOf(error);
    if (code === null) return { is: 'later', code: 'cloudflare' };
    return { is: temporary.has(code) ? 'later' : 'refused', code };
  }
}

/** The binding takes no third body part; calendars also find an invitation in an attachment. */
function attachmentOf({ method, text }: NonNullable<EmailMessage['calendar']>) {
  return {
    disposition: 'attachment',
    filename: 'invite.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  } as const;
}

function toAddress({ name, email }: Mailbox): string | { name: string; email: string } {
  return name === undefined ? email : { name, email };
}

/** The error's code. Its message may hold personal data. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && /^E_[A-Z_]{1,40}$/u.test(error.code) ? error.code : null;
}
