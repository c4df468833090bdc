/** Sends mail when a message of the queue names it, and by the clock what no message named. */
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { findDue, sendMail } from '#mail/actions.ts';
import { Wake } from '#mail/schemas.ts';

/** At a time: each has a connection to a mail server, and a Worker has six of any kind. */
const LANES = 5;
/** A tick. */
const SWEPT_MAX = 100;
/** Nothing more is begun then: the next tick comes in a minute. */
const SWEEP_MS_MAX = 45_000;

/** The row is the truth, so every message is done with, whatever came of it: what is due the clock finds. */
export async function consumeMail(services: Services, batch: MessageBatch): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const wake = Wake.safeParse(message.body);
      if (wake.success) await sendNow(services, wake.data.id);
      else logFailure('mail', new Error('A message names no mail.'));
      message.ack();
    }),
  );
}

/** What is due, whether its message was lost, refused or never sent. */
export async function pollMail(services: Services): Promise<void> {
  const startedAt = Date.now();
  const due = await findDue(publicContext(services, new Date()), SWEPT_MAX);
  const ids = due.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const id of ids) {
        if (Date.now() - startedAt > SWEEP_MS_MAX) return;
        await sendNow(services, id);
      }
    }),
  );
}

/** At the time of now: a lease is counted from it. */
async function sendNow(services: Services, id: number): Promise<void> {
  try {
    await sendMail(publicContext(services, new Date()), id);
  } catch (error) {
    logFailure(`mail ${id}`, error);
  }
}
