/** The Worker with SMTP as its transport, and the mailboxes it writes to. */
import { env } from 'cloudflare:workers';
import { and, lte, notInArray } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { inject } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { db } from './operator.ts';
import { consume, keptQueue } from './queue.ts';
import type { KeptQueue } from './queue.ts';
import type { Taken } from './smtp-server.ts';

export const FROM = { name: 'Recruiting', address: 'no-reply@recruiting.example' };

export type SmtpSettings = Partial<
  Pick<Env, 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_SECURE' | 'SMTP_USER' | 'MAIL_FROM'>
> & { SMTP_PASSWORD?: string };

/** The bindings of the Worker, its mail going to the plain server unless told otherwise. */
export function withSmtp(settings: SmtpSettings = {}): { env: Env; queue: KeptQueue } {
  const { host, plain } = inject('smtp');
  const queue = keptQueue();
  const bindings = {
    ...env,
    MAIL: queue.binding,
    MAIL_TRANSPORT: 'smtp',
    SMTP_HOST: host,
    SMTP_PORT: String(plain),
    SMTP_SECURE: 'none',
    ...settings,
  };
  return { env: bindings, queue };
}

/** Hands messages to the Worker as the platform does. Answers what it said to each. */
export function deliver(bodies: readonly unknown[], bindings: Env) {
  return consume('recruiting-mail', bodies, bindings);
}

/** What the servers took for an address, as it came and as a mail program reads it. */
export async function mailbox(to: string): Promise<(Taken & { email: Email })[]> {
  const response = await fetch(`${inject('smtp').inbox}/?to=${encodeURIComponent(to)}`);
  const found: (Taken & { email: Email })[] = await response.json();
  for (const one of found) one.email = await PostalMime.parse(Buffer.from(one.raw, 'latin1'));
  return found;
}

/** Mail of other tests waits too: none of it is to be due, but these. */
export async function putOff(except: readonly number[] = []): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: null })
    .where(and(lte(mails.nextAttemptAt, new Date()), notInArray(mails.id, [...except])));
}
