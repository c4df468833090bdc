/** Works on a backup until it has ended, beside the service, which may work on it too. */
import { setTimeout } from 'node:timers/promises';

const WAIT_MS = 500;

type Running = { state: string; leaseUntil: Date; progress: object };

/**
 * Each step frees its lease when it ends. A signal ends the process after the step that runs, so that nothing waits for a lease of a
 * process that is gone.
 */
export async function toItsEnd<Row extends Running>({
  step,
  read,
}: {
  step: () => Promise<void>;
  read: () => Promise<Row | undefined>;
}): Promise<Row> {
  const stopped: NodeJS.Signals[] = [];
  let [before, isSaid] = ['', false];
  const stop = (name: NodeJS.Signals) => void stopped.push(name);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    for (;;) {
      await step();
      const row = await read();
      if (row && row.state !== 'running') return row;
      if (stopped[0]) throw new Error(`Stopped by ${stopped[0]}. What is copied stays.`);
      const after = JSON.stringify(row?.progress);
      // Another process has the lease: it works on the same backup, or was killed.
      if (after === before) {
        if (!isSaid)
          process.stderr.write(
            `Another process works on this backup. Waiting, until ${row?.leaseUntil.toISOString()} at most.\n`,
          );
        isSaid = true;
        await setTimeout(WAIT_MS);
      }
      before = after;
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
