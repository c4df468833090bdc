/** The cron trigger of this machine. */

export type Clock = {
  /** Begins no more runs; resolves when the one in progress has ended. */
  pause: () => Promise<void>;
  resume: () => void;
};

/**
 * The first run begins after `firstMs`, each of the others `everyMs` after the last has ended: never two at a time. Failures are
 * printed.
 */
export function startClock(
  run: () => Promise<void>,
  { firstMs, everyMs }: { firstMs: number; everyMs: number },
): Clock {
  let isPaused = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function tick(): Promise<void> {
    try {
      await run();
    } catch (error) {
      // What stops the service stops a run, too.
      if (!isPaused) process.stderr.write(`The cron run failed. ${String(error)}\n`);
    }
    if (!isPaused) wait(everyMs);
  }

  function begin(): void {
    running = tick();
  }

  function wait(milliseconds: number): void {
    timer = setTimeout(begin, milliseconds);
  }

  wait(firstMs);
  return {
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
      return running;
    },
    resume: () => {
      isPaused = false;
      wait(everyMs);
    },
  };
}
