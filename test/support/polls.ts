/** Polling for tests: it goes on behind what another poll has enqueued, and tests share one store. */
import { queuePolls, queueProgress } from '#data/tables/queue-states.ts';
import { db } from './operator.ts';

/** The next poll begins with the oldest row. */
export async function restartPolling(): Promise<void> {
  await db.delete(queuePolls);
  await db.delete(queueProgress);
}
