/** Meetings with a connected account, and a consumer that runs on demand with prepared provider answers. */
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import type { BackgroundServices } from '#platform/background-services.ts';
import { connections } from '#data/tables/connections.ts';
import { meetings } from '#data/tables/meetings.ts';
import { sealTokens } from '#recruiting/interviews/connections/actions/sealing.ts';
import type { Exchange, ProviderRequest } from '#lib/http-exchange.ts';
import { DAY_MS } from '#lib/time.ts';
import { consumeMeetings } from '#recruiting/interviews/meetings/consumer.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import type { ConferenceProvider } from '#vocabulary/lists.ts';
import type { Company } from './company.ts';
import { callDirectly } from './direct.ts';
import { db, operator, services } from './operator.ts';
import { keptQueue } from './queue.ts';

/** Connects an account of the recruiter, with tokens valid for a year. */
export async function connectAccount(
  acme: Company,
  provider: ConferenceProvider,
): Promise<{ id: number; token: string }> {
  const ctx = operator();
  const token = `token-${crypto.randomUUID()}`;
  const id = ctx.newId();
  const owner = { companyId: acme.id, provider, externalId: `x${id}` };
  await db.insert(connections).values({
    ...owner,
    id,
    userId: await acme.user('Recruiter'),
    grantorId: owner.externalId,
    name: 'Grace Hopper',
    sealedTokens: sealTokens(ctx, owner, { access: token, refresh: null, grantor: null }),
    scopes: [],
    expiresAt: new Date(Date.now() + 365 * DAY_MS),
    connectedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return { id, token };
}

/** Calls the API without running the queue, so that only the test calls the provider. */
export async function callWithoutQueue(acme: Company, method: string, path: string, body?: object) {
  const queue = keptQueue();
  const token = await acme.token('Recruiter');
  const answer = await callDirectly<Meeting>(
    { MEETINGS: queue.binding },
    token,
    method,
    path,
    body,
  );
  await answer.settled();
  // No later poll must find it.
  onTestFinished(async () => {
    await db.update(meetings).set({ dueAt: null }).where(eq(meetings.companyId, acme.id));
  });
  return { ...answer, woken: queue.messages };
}

export async function scheduleWithoutQueue(acme: Company, meeting: object = {}): Promise<Meeting> {
  const start = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const input = { title: 'Interview', start_time: start, type: 'zoom', ...meeting };
  const answer = await callWithoutQueue(acme, 'POST', '/api/meet/store', input);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.data;
}

export function answerOf(
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): Exchange {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { is: 'answered', status, headers: new Headers(headers), text };
}

export const LOST: Exchange = { is: 'lost', code: 'timeout' };

type ProviderAnswer = Exchange | (() => Exchange | Promise<Exchange>);

/** A provider that gives these answers in order, and records its requests. */
export function openProvider(...answers: ProviderAnswer[]) {
  const requests: ProviderRequest[] = [];
  const wakes: { ids: readonly number[]; delaySeconds: number }[] = [];
  const waiting: Promise<unknown>[] = [];
  const own: BackgroundServices = {
    ...services,
    defer: (work) => void waiting.push(work),
    providers: {
      ...services.providers,
      async send(request) {
        requests.push(request);
        const next = answers.shift();
        if (!next) throw new Error('The provider was called more often than expected.');
        return typeof next === 'function' ? next() : next;
      },
    },
    enqueueMeeting(ids, delaySeconds = 0) {
      wakes.push({ ids, delaySeconds });
      return Promise.resolve();
    },
  };
  return {
    services: own,
    requests,
    wakes,
    /** Passes messages to the consumer, and returns the outcome of each. */
    async tell(...bodies: unknown[]) {
      const messages = bodies.map((body, index) => ({
        id: `m${index}`,
        timestamp: new Date(),
        attempts: 1,
        body,
      }));
      const batch = createMessageBatch('recruiting-meetings', messages);
      await consumeMeetings(own, batch);
      await Promise.all(waiting);
      return getQueueResult(batch, createExecutionContext());
    },
  };
}

export async function conferenceRow({ id }: Pick<Meeting, 'id'>) {
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id));
  return row ?? expect.fail('There is no such meeting.');
}
