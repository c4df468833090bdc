/**
 * Drives deliveries in tests: a sender with prepared results, a queue that only records messages,
 * and a Worker that does nothing by itself.
 */
import { createMessageBatch } from 'cloudflare:test';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Services } from '#platform/services.ts';
import type { WebhookService } from '#platform/webhooks.ts';
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhooks } from '#data/tables/webhooks.ts';
import { publicContext } from '#http/context.ts';
import { identify } from '#accounts/oauth/actions/identify.ts';
import { createApi } from '#http/api.ts';
import { endpointKinds } from '#http/kinds/endpoints.ts';
import { consumeDeliveries } from '#integrations/webhooks/consumer.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { answerOf, API, newAddress } from './call.ts';
import type { Answer } from './call.ts';
import type { Company } from './company.ts';
import { db, services } from './operator.ts';

type Post = { url: string; body: string; headers: Record<string, string> };
export type AttemptResult = Awaited<ReturnType<WebhookService['post']>>;

export const RECEIVED: AttemptResult = {
  statusCode: 200,
  error: null,
  answer: null,
  durationMs: 7,
};
export const BROKEN: AttemptResult = { statusCode: 500, error: null, answer: 'No.', durationMs: 7 };
export const TIMED_OUT: AttemptResult = {
  statusCode: 0,
  error: 'timeout',
  answer: null,
  durationMs: 7,
};

/**
 * The services with a sender whose POSTs get these results, in order and then success, or those of
 * a function. `wakes` are the recorded messages.
 */
export function openSender(
  answers: AttemptResult[] | WebhookService['post'] = [],
  given: Partial<Services> = {},
) {
  const posts: Post[] = [];
  const wakes: { id: string; delaySeconds: number }[] = [];
  const deferred: Promise<unknown>[] = [];
  const sender: WebhookService = {
    post(url, body, headers) {
      posts.push({ url, body, headers });
      if (typeof answers === 'function') return answers(url, body, headers);
      return Promise.resolve(answers.shift() ?? RECEIVED);
    },
    enqueue(ids, delaySeconds = 0) {
      wakes.push(...ids.map((id) => ({ id, delaySeconds })));
      return Promise.resolve();
    },
    allowsPrivateTargets: true,
  };
  const defer = (work: Promise<unknown>) => void deferred.push(work);
  return {
    services: { ...services, webhooks: sender, defer, ...given },
    posts,
    wakes,
    /** Waits for what continues after a handler has returned. */
    async settled() {
      while (deferred.length > 0) await Promise.all(deferred.splice(0));
    },
  };
}

export type Sender = ReturnType<typeof openSender>;

/** Hands the consumer a message for each delivery, and waits until it is done. */
export async function deliver(sender: Sender, ...ids: unknown[]): Promise<void> {
  const messages = ids.map((id, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body: { id },
  }));
  await consumeDeliveries(sender.services, createMessageBatch('recruiting-webhooks', messages));
  await sender.settled();
}

/** An unreachable receiver. */
export const RECEIVER = 'https://receiver.example/hooks';

/** A webhook for published jobs. Deliveries still open when the test ends are hidden from later polls. */
export async function subscribe(company: Company, given: object = {}): Promise<Webhook> {
  onTestFinished(async () => {
    await db
      .update(webhookDeliveries)
      .set({ dueAt: null })
      .where(and(eq(webhookDeliveries.companyId, company.id), isNotNull(webhookDeliveries.dueAt)));
  });
  return company.hook({ url: RECEIVER, events: ['job.published'], ...given });
}

/** Emits `job.published`; returns its deliveries, oldest webhook first. */
export async function emitJobPublished(
  sender: Pick<Sender, 'services'>,
  company: Company,
  title = 'Baker',
): Promise<string[]> {
  const ctx = companyContext(sender, company);
  const jobId = ctx.newId();
  await commit(ctx, {
    writes: [],
    audit: { action: 'job.update-status', subjectId: jobId },
    events: [
      {
        name: 'job.published',
        subject: 'job',
        subjectId: jobId,
        data: { job_id: jobId, title, status: 'Live' },
      },
    ],
    answer: QueryPlan.of(null),
  });
  // With a fixed clock, ids do not order the events.
  const query = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.companyId, company.id), eq(events.subjectId, jobId)));
  const rows = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.eventId, query))
    .orderBy(asc(webhookDeliveries.webhookId));
  return rows.map(({ id }) => id);
}

/** A context of the company itself. */
export function companyContext(sender: Pick<Sender, 'services'>, company: Company): Ctx {
  const { id, subdomain } = company;
  const tenant = { id, subdomain };
  return { ...publicContext(sender.services, new Date()), tenant, actor: null };
}

const api = createApi(endpoints, endpointKinds(identify));

/** A request of the company's Admin, answered by the sender's services. */
export async function requestAsAdmin<Data = unknown>(
  { services: bound }: Pick<Sender, 'services'>,
  company: Company,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Data>> {
  const request = new Request(`${API}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await company.token('Admin')}`,
      'cf-connecting-ip': newAddress(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answerOf(await api.fetch(request, { services: bound }));
}

export async function deliveryRow(id = '') {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return row;
}

export async function webhookRow({ id }: Pick<Webhook, 'id'>) {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}
