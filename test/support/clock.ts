/** Sets the Worker's clock for tests in which days pass. Rate limits and storage keep real time. */
import { onTestFinished, vi } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';

/** Sets the time for the rest of the test. Can be called again. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/**
 * Returns what `spend` returns, once all of it ran in one minute of the real clock: rate limits are
 * counted by that. It runs anew where a minute ended meanwhile, so it spends a budget of its own.
 */
export async function withinOneMinute<Result>(spend: () => Promise<Result>): Promise<Result> {
  const minute = () => Math.floor(Date.now() / MINUTE_MS);
  for (;;) {
    const started = minute();
    const result = await spend();
    if (minute() === started) return result;
  }
}
