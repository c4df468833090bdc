/** Work that the cron job and the queue consumers do, for the sweep of faults in them. */
import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { createMessageBatch, getQueueResult, waitOnExecutionContext } from 'cloudflare:test';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { documents } from '#data/tables/documents.ts';
import { mails } from '#data/tables/mails.ts';
import { webhookDeliveries } from '#data/tables/webhooks.ts';
import worker from '../../../src/worker.ts';
import { openForm } from '../apply-form.ts';
import { cvFile, pdf } from '../applying.ts';
import { sendingThrough } from '../call.ts';
import { openCompany } from '../company.ts';
import { failPendingCvs } from '../cvs.ts';
import { db } from '../operator.ts';
import { invite, newEmail, userIdOf } from '../team.ts';
import { openBindings, through } from './bindings.ts';
import type { Fault } from './bindings.ts';
import type { Subject } from './store.ts';

export type Work = Subject & {
  /** The addressee of the only email that is due. */
  to: string;
  run: (env: Env, at: number) => Promise<void>;
};

/** Emails that were sent: the addresses, one for each email. */
export type Outgoing = string[];

/** Bindings whose emails go out, to a list. */
export function openWorkBindings(fault: Fault | null, sent: Outgoing) {
  const { env: bindings, calls, messages } = openBindings(fault);
  const EMAIL = {
    send({ to }: { to: string }) {
      sent.push(to);
      return Promise.resolve({ messageId: crypto.randomUUID() });
    },
  };
  const MAIL_FROM = 'no-reply@recruiting.example';
  return { env: { ...bindings, EMAIL: EMAIL as unknown as SendEmail, MAIL_FROM }, calls, messages };
}

/** A failure of one task is thrown after all have ended; the next tick comes back to it. */
export async function tickWith(env: Env, at: number): Promise<void> {
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: at, cron: '* * * * *' });
  await worker.scheduled(controller, env, execution).catch(() => {});
  await waitOnExecutionContext(execution);
}

const queueNames = {
  WEBHOOKS: 'recruiting-webhooks',
  MAIL: 'recruiting-mail',
  CVS: 'recruiting-cvs',
} as const;

async function consumeWith(
  env: Env,
  queue: keyof typeof queueNames,
  bodies: readonly unknown[],
): Promise<void> {
  const timestamp = new Date();
  const batch = createMessageBatch(
    queueNames[queue],
    bodies.map((body, index) => ({ id: `m${index}`, timestamp, attempts: 1, body })),
  );
  const execution = createExecutionContext();
  await worker.queue(batch, env, execution).catch(() => {});
  await getQueueResult(batch, execution);
  await waitOnExecutionContext(execution);
}

/** A tick without faults, and the messages that it enqueues. */
export async function tickAndConsume(sent: Outgoing, at: number): Promise<void> {
  const { env, messages } = openWorkBindings(null, sent);
  await tickWith(env, at);
  // Reading a CV enqueues an email.
  for (const queue of ['WEBHOOKS', 'CVS', 'MAIL'] as const) {
    const bodies = messages.filter((one) => one.queue === queue).map(({ body }) => body);
    if (bodies.length > 0) await consumeWith(env, queue, bodies);
  }
}

/** A company with an invitation to send and an event to deliver, which no consumer has taken yet. */
async function openWork() {
  // A tick sends a limited number of emails, so none of other tests may be due.
  await db.update(mails).set({ nextAttemptAt: null }).where(isNotNull(mails.nextAttemptAt));
  return sendingThrough(through(openBindings()), async () => {
    const acme = await openCompany();
    const to = newEmail();
    const { id } = (await invite(acme, { email: to })).body.data;
    await acme.hook();
    const job = await acme.postJob({ title: 'Baker', description: 'Bakes.' });
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' });
    const mailIds = await db
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.companyId, acme.id))
      .orderBy(asc(mails.id));
    const deliveryIds = await db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.companyId, acme.id));
    const people = [await userIdOf(id)];
    return { companyId: acme.id, people, to, mailIds, deliveryIds };
  });
}

/** An application on a career site whose CV is a picture; its confirmation waits for that to be found out. */
async function openCvWork() {
  await failPendingCvs();
  await db.update(mails).set({ nextAttemptAt: null }).where(isNotNull(mails.nextAttemptAt));
  return sendingThrough(through(openBindings()), async () => {
    const acme = await openCompany();
    const form = await openForm(acme, await acme.postJob({ title: 'Baker', status: 'Live' }));
    await form.submit({}, { files: [cvFile(pdf(''))] });
    const documentIds = await db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.companyId, acme.id));
    return { companyId: acme.id, to: form.email, documentIds };
  });
}

export const works: Record<string, () => Promise<Work>> = {
  async 'a tick of the cron job'() {
    return { ...(await openWork()), run: tickWith };
  },
  async 'a message of the queue of emails'() {
    const { mailIds, ...work } = await openWork();
    return { ...work, run: (env) => consumeWith(env, 'MAIL', mailIds) };
  },
  async 'a message of the queue of webhooks'() {
    const { deliveryIds, ...work } = await openWork();
    return { ...work, run: (env) => consumeWith(env, 'WEBHOOKS', deliveryIds) };
  },
  async 'a message of the queue of CVs'() {
    const { documentIds, ...work } = await openCvWork();
    return { ...work, run: (env) => consumeWith(env, 'CVS', documentIds) };
  },
};
