/** Runs the parts of the cron beside each other: one that fails does not stop the others. */
import { label, measured } from '#platform/metrics.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { logFailure } from './log.ts';

export type PartRun = {
  part: string;
  milliseconds: number;
  error?: unknown;
};

/** Logs the failures: the platform's log has only the message of what is thrown. */
export async function runParts<Tick>(
  bindings: MetricsBindings,
  parts: Readonly<Record<string, (tick: Tick) => Promise<unknown>>>,
  tick: Tick,
): Promise<PartRun[]> {
  const all = Object.entries(parts);
  return Promise.all(
    all.map(async ([part, run]) => {
      const start = Date.now();
      try {
        await measured(bindings, { kind: 'cron', worker: 'background', name: part }, async () => {
          await run(tick);
          label({ outcome: 'ok' });
        });
        return { part, milliseconds: Date.now() - start };
      } catch (error) {
        logFailure(`cron ${part}`, error);
        return { part, milliseconds: Date.now() - start, error: error ?? new Error('Unknown') };
      }
    }),
  );
}
