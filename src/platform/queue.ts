/** Queues: a message names a row that is due, and the row decides what is done. */

import { passedTrace } from './trace.ts';

/** The platform's limit of a batch. */
const MESSAGES_MAX = 100;

export type Enqueue<Id> = (ids: readonly Id[], delaySeconds?: number) => Promise<void>;

/** Returns a function that sends a message for each id, with a delay if given: the message names it, as its time is that of sending. */
export function enqueuer<Id extends string | number>(queue: Queue): Enqueue<Id> {
  return async (ids, delaySeconds = 0) => {
    const delay = delaySeconds > 0 ? { delaySeconds } : {};
    for (let at = 0; at < ids.length; at += MESSAGES_MAX) {
      const messages = ids
        .slice(at, at + MESSAGES_MAX)
        .map((id) => ({ body: { id, ...delay, ...passedTrace() } }));
      // oxlint-disable-next-line no-await-in-loop -- A thousand at once would be a thousand connections.
      await queue.sendBatch(messages, { delaySeconds });
    }
  };
}
