/** The data points of queue batches: how old their oldest message was, how long they took, and whether one of them failed. */
import { measured } from '#platform/metrics.ts';
import type { MetricsBindings, Point } from '#platform/metrics.ts';

/** A consumer logs the failure of a message, and goes on with the next: so a logged failure is one of the batch. */
export function measuredBatch(
  bindings: MetricsBindings,
  queue: string,
  { messages }: MessageBatch,
  consume: () => Promise<void>,
): Promise<void> {
  const sentAt = messages.map(({ timestamp }) => timestamp.getTime());
  const point: Point = {
    kind: 'batch',
    worker: 'background',
    name: queue,
    messages: messages.length,
    lag_ms: Math.max(0, Date.now() - Math.min(...sentAt)),
  };
  return measured(bindings, point, async () => {
    await consume();
    point.outcome = point.errors ? 'failed' : 'ok';
  });
}
