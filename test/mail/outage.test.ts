/** A mail server that is away: what is written meanwhile is sent once it is back, or fails with its reason and is sent by one command. */
import { eq, inArray, min } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runBatch } from '#data/query-plan.ts';
import { mails } from '#data/tables/mails.ts';
import type { Delivery } from '#lib/email-message.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { retryFailedMails } from '#mail/actions/retry.ts';
import { pollMail } from '#mail/consumer.ts';
import type { Sender } from '#platform/mail.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { db, operator, services } from '../support/operator.ts';
import { putOff } from '../support/smtp.ts';

const HOUR_MS = 60 * MINUTE_MS;
const MAILS = 5;

/** Takes emails from `backAt` on. */
function openServer(code: string, backAt: number) {
  const sent: string[] = [];
  const sender: Sender = {
    domain: 'recruiting.example',
    send({ to, messageId }): Promise<Delivery> {
      if (Date.now() < backAt) return Promise.resolve({ is: 'later', code });
      sent.push(to);
      return Promise.resolve({ is: 'sent', messageId });
    },
  };
  const mail = { isSending: true, enqueue: () => Promise.resolve() };
  return { services: { ...services, sender, mail }, sent };
}

async function write(companyId: number): Promise<number[]> {
  const ctx = operator();
  const frame = { language: 'en', from: 'company' } as const;
  const written = Array.from({ length: MAILS }, (_, nth) =>
    outgoingMail(
      ctx,
      {
        to: `person-${nth}-${companyId}@people.example`,
        subject: 'A mail',
        text: 'A line.\n',
        frame,
      },
      { kind: 'test', companyId },
    ),
  );
  await runBatch(
    ctx,
    written.map(({ row }) => row),
  );
  return written.map(({ id }) => id);
}

/** Lets the cron find what is due, until nothing of `ids` waits any more. */
async function passTime(ids: readonly number[], server: ReturnType<typeof openServer>) {
  for (;;) {
    const [next] = await db
      .select({ at: min(mails.nextAttemptAt) })
      .from(mails)
      .where(inArray(mails.id, [...ids]));
    if (!next?.at) return;
    setClock(next.at.getTime());
    await putOff(ids);
    await pollMail(server.services);
  }
}

const rowsOf = (ids: readonly number[]) =>
  db
    .select({ status: mails.status, error: mails.error })
    .from(mails)
    .where(inArray(mails.id, [...ids]));

test.each([
  ['twelve minutes', 12 * MINUTE_MS],
  ['three hours', 3 * HOUR_MS],
  ['twenty-three hours', 23 * HOUR_MS],
])('a mail server that is away for %s loses no email and doubles none', async (name, awayMs) => {
  const acme = await openCompany();
  const start = Date.now();
  setClock(start);
  const server = openServer(`smtp connect ${name}`, start + awayMs);
  const ids = await write(acme.id);
  await passTime(ids, server);
  expect(new Set(server.sent).size).toBe(MAILS);
  expect(server.sent).toHaveLength(MAILS);
  expect(new Set((await rowsOf(ids)).map(({ status }) => status))).toEqual(new Set(['sent']));
});

test('a mail server that is away for 25 hours fails each email with its reason, and one command sends them all', async () => {
  const [acme, other] = [await openCompany(), await openCompany()];
  const start = Date.now();
  setClock(start);
  const code = `smtp connect ${crypto.randomUUID()}`;
  const server = openServer(code, start + 25 * HOUR_MS);
  const ids = await write(acme.id);
  const others = await write(other.id);
  await passTime([...ids, ...others], server);
  expect(server.sent).toEqual([]);
  const failed = { status: 'failed', error: code };
  expect(await rowsOf(ids)).toEqual(ids.map(() => failed));

  setClock(start + 26 * HOUR_MS);
  const ctx = operator();
  const since = new Date(start + 23 * HOUR_MS);
  const filter = { error: code, companyId: acme.id, since };
  const counted = { found: MAILS, by_error: { [code]: MAILS } };
  expect(await retryFailedMails(ctx, filter, true)).toEqual({ ...counted, queued: 0 });
  expect(await rowsOf(ids)).toEqual(ids.map(() => failed));
  const early = { ...filter, until: new Date(start + 2 * HOUR_MS) };
  expect(await retryFailedMails(ctx, early, false)).toEqual({ found: 0, queued: 0, by_error: {} });

  expect(await retryFailedMails(ctx, filter, false)).toEqual({ ...counted, queued: MAILS });
  await passTime(ids, server);
  expect(new Set(server.sent).size).toBe(MAILS);
  expect(server.sent).toHaveLength(MAILS);
  // Those of another company stay as they are.
  expect(await rowsOf(others)).toEqual(others.map(() => failed));
  await db.delete(mails).where(eq(mails.companyId, other.id));
});
