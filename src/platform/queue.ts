/** Queues as alarm clocks: a message names a row that is due, and the row is the truth. */

/** A batch of the platform's queue. */
const MESSAGES_MAX = 100;

export type Enqueue<Id> = (ids: readonly Id[], delaySeconds?: number) => Promise<void>;

/** Sends a message for each id, after the delay if there is one. */
export function enqueuer<Id extends string | number>(queue: Queue): Enqueue<Id> {
  return async (ids, delaySeconds = 0) => {
    for (let at = 0; at < ids.length; at += MESSAGES_MAX) {
      const messages = ids.slice(at, at + MESSAGES_MAX).map((id) => ({ body: { id } }));
      // oxlint-disable-next-line no-await-in-loop -- A thousand at once would be a thousand connections.
      await queue.sendBatch(messages, { delaySeconds });
    }
  };
}
