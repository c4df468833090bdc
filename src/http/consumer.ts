/** Queue consumers and polling: messages are parsed, run, logged where they fail, and acknowledged. */
import * as z from 'zod';
import type { BackgroundServices } from '#platform/background-services.ts';
import type { BackgroundCtx } from '#context.ts';
import { traced } from '#platform/trace.ts';
import { writeUnaudited } from '#data/commit.ts';
import { polledQueues, putProgress } from '#data/overdue.ts';
import type { PolledQueue } from '#data/overdue.ts';
import { takeTurns } from '#data/turns.ts';
import type { TurnQueue } from '#data/turns.ts';
import { SECOND_MS } from '#lib/time.ts';
import { publicContext } from './context.ts';
import { logFailure } from './log.ts';

/** A message that names a row by its id. */
export const RowMessage = z.object({ id: z.int().positive() });

export type Consumer = (services: BackgroundServices, batch: MessageBatch) => Promise<void>;

/** A context with the current time: leases are counted from it. */
export function contextNow(services: BackgroundServices): BackgroundCtx {
  return publicContext(services, new Date());
}

/**
 * Runs each message by itself. The row in the database decides what is due, and polling finds what was missed, so a message
 * is acknowledged whatever its outcome. `inOrder` runs one after the other, where each needs the memory to itself.
 */
export function consumerOf<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  run: (services: BackgroundServices, message: z.output<Schema>) => Promise<unknown>,
  { inOrder = false }: { inOrder?: boolean } = {},
): Consumer {
  const consume = async (services: BackgroundServices, message: Message) => {
    const { success, data } = schema.safeParse(message.body);
    if (success) {
      const line = `${name} ${JSON.stringify(data)}`;
      const consumed = () => logErrors(line, () => run(services, data));
      await traced(traceparentOf(message.body), consumed);
    } else logMalformed(name);
    message.ack();
  };
  return async (services, batch) => {
    const { messages } = batch;
    noteProgress(services, name, batch);
    if (!inOrder) await Promise.all(messages.map((message) => consume(services, message)));
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as asked.
    else for (const message of messages) await consume(services, message);
  };
}

/** A consumer of rows of companies: a message of a company with a surplus may do another company's row in place of its own. */
export function turnConsumerOf(
  queue: TurnQueue,
  run: (services: BackgroundServices, id: number) => Promise<unknown>,
): Consumer {
  return async (services, batch) => {
    const ids = batch.messages.flatMap(({ body }) => RowMessage.safeParse(body).data?.id ?? []);
    const turns = takeTurns(contextNow(services), queue, ids);
    const consume = consumerOf(queue, RowMessage, async (_, { id }) => {
      const taken = await turns;
      const isMine = taken.includes(id);
      const at = taken.findIndex((other) => !ids.includes(other));
      return run(services, isMine || at < 0 ? id : (taken.splice(at, 1)[0] ?? id));
    });
    await consume(services, batch);
  };
}

/** A queue whose oldest message waits longer than this is behind. */
const BEHIND_MS = 2 * SECOND_MS;
/** Of this isolate, by queue. */
const progressWrittenAt = new Map<PolledQueue, number>();

const Delayed = z.object({ delaySeconds: z.number() });

/** Notes what a queue has come to that is behind, so that polling enqueues nothing that waits in it. */
function noteProgress(services: BackgroundServices, queue: string, batch: MessageBatch): void {
  const polled = polledQueues.find((name) => name === queue);
  const dueAt = batch.messages.map(({ timestamp, body }) => {
    const { data } = Delayed.safeParse(body);
    return timestamp.getTime() + (data?.delaySeconds ?? 0) * SECOND_MS;
  });
  const now = Date.now();
  const reachedAt = Math.max(...dueAt);
  if (!polled || now - reachedAt < BEHIND_MS) return;
  if (Math.abs(now - (progressWrittenAt.get(polled) ?? 0)) < BEHIND_MS) return;
  progressWrittenAt.set(polled, now);
  const ctx = contextNow(services);
  const written = () => writeUnaudited(ctx, [putProgress(ctx, polled, new Date(reachedAt))]);
  ctx.defer(logErrors(`${queue} progress`, written));
}

/** Runs the messages of a batch together, where one query claims what all of them name. */
export function batchConsumerOf<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  run: (services: BackgroundServices, messages: readonly z.output<Schema>[]) => Promise<unknown>,
): Consumer {
  return async (services, batch) => {
    noteProgress(services, name, batch);
    const parsed = batch.messages.map(({ body }) => schema.safeParse(body));
    if (!parsed.every(({ success }) => success)) logMalformed(name);
    const messages = parsed.flatMap(({ success, data }) => (success ? [data] : []));
    await logErrors(name, () => run(services, messages));
    batch.ackAll();
  };
}

/** Of the request that has enqueued it. */
function traceparentOf(body: unknown): unknown {
  return body instanceof Object && 'traceparent' in body ? body.traceparent : null;
}

/** Polling between the ticks of the cron, after the answer to a request. */
export function pollOf(
  poll: (ctx: BackgroundCtx) => Promise<unknown>,
): (services: BackgroundServices) => void {
  return (services) => {
    const ctx = contextNow(services);
    ctx.defer(poll(ctx));
  };
}

/** Runs, and logs an error instead of throwing it. */
export async function logErrors(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    logFailure(name, error);
  }
}

function logMalformed(name: string): void {
  logFailure(name, new Error('A queue message is malformed.'));
}
