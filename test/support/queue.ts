/** Queues in the hands of a test: one that keeps its messages, and the Worker as their consumer. */
import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test';
import worker from '../../src/worker.ts';

/** A queue that keeps its messages, with the delay each was given. */
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
 * Hands messages to the Worker as the platform does, and waits for all it does with them. Answers
 * what it said to each.
 */
export async function consume(
  queue: 'recruiting-posts' | 'recruiting-mail' | 'recruiting-webhooks' | 'recruiting-meetings',
  bodies: readonly unknown[],
  bindings: Env,
) {
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
