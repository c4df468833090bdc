/** Lets one caller of an isolate run at a time, where two would need more memory than it has. */
import { SECOND_MS } from './time.ts';

/** What runs longer than this was given up by its caller: the isolate's limit of processor time ends it earlier. */
const HELD_MS_MAX = 10 * SECOND_MS;
const POLL_MS = 10;

export type OneAtATime = {
  /** Runs `work` once no other is running; null if that takes longer than `waitMs`. */
  run: <T>(work: () => Promise<T>, waitMs: number) => Promise<T | null>;
};

/** Callers look whether it is their turn, as a promise of one request may not be waited for by another. */
export function oneAtATime(): OneAtATime {
  let holder: { since: number } | null = null;
  const isFree = () => holder === null || Date.now() - holder.since > HELD_MS_MAX;
  return {
    async run(work, waitMs) {
      const until = Date.now() + waitMs;
      while (!isFree()) {
        if (Date.now() >= until) return null;
        // oxlint-disable-next-line no-await-in-loop -- Until it is free.
        await pause();
      }
      const own = { since: Date.now() };
      holder = own;
      try {
        return await work();
      } finally {
        if (holder === own) holder = null;
      }
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });
}
