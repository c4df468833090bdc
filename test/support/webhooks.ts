/** The Worker with a recording queue, and the rows of webhooks. */
import { env } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import { runBatch } from '#data/query-plan.ts';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhookLogs } from '#data/tables/webhooks.ts';
import { bodyOf } from '#data/outbox.ts';
import { db, operator } from './operator.ts';
import { consume, keptQueue } from './queue.ts';
import type { KeptQueue } from './queue.ts';

/** The Worker's bindings, with a queue that records its messages. */
export function withWebhooks(settings: Partial<Env> = {}): { env: Env; queue: KeptQueue } {
  const queue = keptQueue();
  return { env: { ...env, WEBHOOKS: queue.binding, ...settings }, queue };
}

/** As in production: https and public addresses only. */
export const productionTargets = { WEBHOOK_ALLOW_PRIVATE_TARGETS: '' } as const;

/** Sends the Worker messages for these deliveries, and waits until it is done. */
export function deliverNow(ids: readonly string[], bindings: Env) {
  return consume(
    'recruiting-webhooks',
    ids.map((id) => ({ id })),
    bindings,
  );
}

/** All deliveries of a company, oldest event first. */
export function deliveriesOf({ id }: { id: number }) {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.companyId, id))
    .orderBy(asc(webhookDeliveries.eventId), asc(webhookDeliveries.id));
}

/** All attempts at a company's deliveries, oldest first. */
export function logsOf({ id }: { id: number }) {
  return db
    .select()
    .from(webhookLogs)
    .where(eq(webhookLogs.companyId, id))
    .orderBy(asc(webhookLogs.id));
}

type Planted = Partial<typeof webhookDeliveries.$inferInsert>;

/** A delivery of `job.closed`, ended without success by default; returns its id. */
export async function insertDelivery(
  company: { id: number },
  webhookId: number,
  given: Planted = {},
): Promise<string> {
  const { newId, now } = operator();
  const [id, eventId] = [crypto.randomUUID(), newId()];
  const data = { job_id: 7, title: 'Baker', status: 'Closed' };
  await runBatch({ db }, [
    db.insert(events).values({
      id: eventId,
      companyId: company.id,
      name: 'job.closed',
      body: bodyOf('job.closed', now, data),
      subject: 'job',
      subjectId: 7,
      createdAt: now,
    }),
    db.insert(webhookDeliveries).values({
      id,
      companyId: company.id,
      webhookId,
      eventId,
      openedAt: now,
      attempts: 4,
      ...given,
    }),
  ]);
  return id;
}
