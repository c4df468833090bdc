/** Queues for tests: a queue that keeps its messages, and the Worker as consumer. */
import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import worker from '../../src/worker.ts';

/** Generous, because the test machine may be busy. */
const WORK_MS_MAX = 15_000;

declare global {
  namespace Cloudflare {
    interface Env {
      KEPT_QUEUES: Fetcher;
    }
  }
}

type QueueName =
  `recruiting-${'cvs' | 'mail' | 'meetings' | 'posts' | 'replies' | 'reports' | 'summaries' | 'transfers' | 'webhooks'}`;

/** A queue that keeps its messages and their delays. */
export type KeptQueue = { messages: { body: unknown; delaySeconds: number }[]; binding: Queue };

export function keptQueue(): KeptQueue {
  const messages: KeptQueue['messages'] = [];
  const binding = {
    send(body: unknown, { delaySeconds = 0 }: QueueSendOptions = {}) {
      messages.push({ body, delaySeconds });
      return Promise.resolve();
    },
    sendBatch(
      batch: Iterable<MessageSendRequest>,
      { delaySeconds = 0 }: QueueSendBatchOptions = {},
    ) {
      for (const { body } of batch) messages.push({ body, delaySeconds });
      return Promise.resolve();
    },
  };
  return { messages, binding: binding as unknown as Queue };
}

/**
 * Delivers messages to the Worker as the platform does and waits for all work. Returns the result
 * of each message.
 */
export async function consume(queue: QueueName, bodies: readonly unknown[], bindings: Env) {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, index) => ({ id: `m${index}`, timestamp: new Date(), attempts: 1, body })),
  );
  const execution = createExecutionContext();
  await worker.queue(batch, bindings, execution);
  const result = await getQueueResult(batch, execution);
  await waitOnExecutionContext(execution);
  return result;
}

/**
 * Does the work that waits in the queues, and what that work enqueues, until `reached` throws nothing, and returns its
 * result. A message may be sent after the response that it belongs to.
 */
export function workUntil<Result>(
  reached: () => Promise<Result>,
  bindings: Env = env,
): Promise<Result> {
  return vi.waitFor(
    async () => {
      for (const { queue, body } of await waiting()) await consume(queue, [body], bindings);
      return reached();
    },
    { timeout: WORK_MS_MAX, interval: 20 },
  );
}

/** Takes the messages of all queues, oldest first. */
async function waiting(): Promise<{ queue: QueueName; body: unknown }[]> {
  const response = await env.KEPT_QUEUES.fetch('http://kept-queues/');
  return response.json();
}
