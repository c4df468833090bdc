/** Emails of Email Routing, handed to the Worker as the platform does, and what becomes of them. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { receivedEmails } from '#data/tables/received-emails.ts';
import { openVault } from '#lib/vault.ts';
import { replyAddress } from '#lib/reply-address.ts';
import worker from '../../src/worker.ts';
import type { Company } from './company.ts';
import { db } from './operator.ts';
import { consume, keptQueue } from './queue.ts';
import type { KeptQueue } from './queue.ts';

export const REPLY_DOMAIN = 'reply.recruiting.example';

export function withReplies(): { env: Env; queue: KeptQueue } {
  const queue = keptQueue();
  return { env: { ...env, MAIL_REPLY_DOMAIN: REPLY_DOMAIN, REPLIES: queue.binding }, queue };
}

export function addressOf(companyId: number, applicationId: number, keys = env.SECRET_KEYS) {
  return replyAddress(openVault(keys), { companyId, applicationId }, REPLY_DOMAIN);
}

type Mail = { from?: string; to: string; raw: string | Uint8Array; rawSize?: number };

/** Answers what the sender was told, or null where the email was taken. */
export async function arrive(
  mail: Mail,
  bindings: Env = withReplies().env,
): Promise<string | null> {
  const bytes = typeof mail.raw === 'string' ? Buffer.from(mail.raw) : mail.raw;
  let refusal: string | null = null;
  const head = Buffer.from(bytes.subarray(0, 20_000))
    .toString('latin1')
    .split(/\r?\n\r?\n/u, 1)[0];
  const message = {
    from: mail.from ?? 'ada@people.example',
    to: mail.to,
    headers: {
      get: (name: string) =>
        new RegExp(`^${name}:[ \t]*(.*)$`, 'imu').exec(head ?? '')?.[1]?.trim() ?? null,
    },
    raw: new Blob([bytes]).stream(),
    rawSize: mail.rawSize ?? bytes.byteLength,
    setReject: (reason: string) => {
      refusal = reason;
    },
  };
  const execution = createExecutionContext();
  await worker.email(message as unknown as ForwardableEmailMessage, bindings, execution);
  await waitOnExecutionContext(execution);
  return refusal;
}

/** Parses what has arrived. */
export async function parseAll({ env: bindings, queue }: ReturnType<typeof withReplies>) {
  await consume(
    'recruiting-replies',
    queue.messages.splice(0).map(({ body }) => body),
    bindings,
  );
}

/** A message as a mail program writes it. */
export function rawReply(
  headers: Readonly<Record<string, string>> = {},
  body = 'Yes, gladly.\r\n',
): string {
  const all = {
    From: 'Ada <ada@people.example>',
    Subject: 'Re: Your application',
    'Message-ID': `<${crypto.randomUUID()}@people.example>`,
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Answers the row and what the application shows of it. */
export async function reply(
  acme: Company,
  { id }: { id: number },
  raw: string | Uint8Array = rawReply(),
  from?: string,
) {
  const bindings = withReplies();
  const to = addressOf(acme.id, id);
  expect(await arrive({ to, raw, ...(from !== undefined && { from }) }, bindings.env)).toBeNull();
  await parseAll(bindings);
  const shown = (await acme.showApplication({ id })).emails.find(
    ({ direction }) => direction === 'received',
  );
  return shown ?? expect.fail('The email is not shown.');
}

export function rowsOf(applicationId: number) {
  return db.select().from(receivedEmails).where(eq(receivedEmails.applicationId, applicationId));
}
