/** Queues for tests: a queue that keeps its messages, and the Worker as consumer. */
import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test';
import worker from '../../src/worker.ts';

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
export async function consume(
  queue: `recruiting-${'cvs' | 'mail' | 'meetings' | 'posts' | 'transfers' | 'webhooks'}`,
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
