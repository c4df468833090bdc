/**
 * The queues of the tests keep their messages: no consumer runs by itself, beside a test or after it. A test lets the work
 * be done where it needs that (`workUntil` of `queue.ts`).
 */
import { unstable_readConfig } from 'wrangler';

const producers: readonly { binding: string; queue: string }[] =
  unstable_readConfig({ config: './wrangler.toml' }).queues.producers ?? [];
const kept = (queue: string) => `kept-${queue}`;

/** Keeps what arrives in each queue, and gives it to the first who asks. */
const script = `
  const messages = [];
  export default {
    queue(batch) {
      const queue = batch.queue.slice('kept-'.length);
      for (const { body } of batch.messages) messages.push({ queue, body });
    },
    fetch: () => Response.json(messages.splice(0)),
  };
`;

/** Bindings of the Worker under test. */
export const keptQueueBindings = {
  queueProducers: Object.fromEntries(
    producers.map(({ binding, queue }) => [binding, { queueName: kept(queue) }]),
  ),
  serviceBindings: { KEPT_QUEUES: 'kept-queues' },
};

/** The Worker beside it. */
export const keptQueues = {
  name: 'kept-queues',
  modules: true,
  script,
  compatibilityDate: '2026-01-01',
  queueConsumers: Object.fromEntries(
    producers.map(({ queue }) => [kept(queue), { maxBatchSize: 100, maxBatchTimeout: 0 }]),
  ),
};
