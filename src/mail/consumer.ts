/** Sends emails that queue messages name, and those that polling finds due; takes reports of their delivery. */
import type { BackgroundServices } from '#platform/background-services.ts';
import { contextNow, logErrors, turnConsumerOf } from '#http/consumer.ts';
import type { Consumer } from '#http/consumer.ts';
import { takeReport } from '#mail/actions/failures.ts';
import { DeliveryEvent } from '#lib/delivery-event.ts';
import { findDue, sendMail } from '#mail/actions/outbox.ts';
import { deleteOldContents } from '#mail/actions/contents.ts';

/** Emails at a time: each has a connection to a mail server, and a Worker has six of any kind. */
const LANES = 5;
/** Emails per tick of the cron. */
const POLLED_MAX = 100;
/** No email is begun later in a tick: the next tick comes after a minute. */
const POLL_MS_MAX = 45_000;

export const consumeMail = turnConsumerOf('mail', (services, id) =>
  sendMail(contextNow(services), id),
);

/** A report that is faster than the outcome of sending finds nothing. After these attempts, the message is of another service. */
const UNKNOWN_ATTEMPTS_MAX = 3;
const RETRY_SECONDS = 60;

/** No row says what is due, so a report stays in the queue until it is stored. */
export const consumeReports: Consumer = async (services, { messages }) => {
  for (const message of messages) {
    let isDone = false;
    // oxlint-disable-next-line no-await-in-loop -- One after the other: there are few.
    await logErrors('reports', async () => {
      const { data } = DeliveryEvent.safeParse(message.body);
      const isKnown = data === undefined || (await takeReport(contextNow(services), data));
      isDone = isKnown || message.attempts >= UNKNOWN_ATTEMPTS_MAX;
    });
    if (isDone) message.ack();
    else message.retry({ delaySeconds: RETRY_SECONDS });
  }
};

/** Every minute. */
export async function maintainMails(services: BackgroundServices): Promise<void> {
  await deleteOldContents(contextNow(services));
}

/** Sends what is due, whether its message was lost, refused or never sent. */
export async function pollMail(services: BackgroundServices): Promise<void> {
  const startedAt = Date.now();
  const ids = (await findDue(contextNow(services), POLLED_MAX)).values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const id of ids) {
        if (Date.now() - startedAt > POLL_MS_MAX) return;
        // oxlint-disable-next-line no-await-in-loop -- A lane sends one email after the other.
        await logErrors(`mail ${id}`, () => sendMail(contextNow(services), id));
      }
    }),
  );
}
