/** The Worker's clock, for tests in which days pass. Rate limits and stored things keep real time. */
import { onTestFinished, vi } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';

/** Sets the time of everything this test does from here on; may be called again. */
export function setClock(now: Date | number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Waits for the next minute if this one has too little left: rate limits count by the real minute. */
export async function roomInMinute(milliseconds: number): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left >= milliseconds) return;
  await new Promise((resolve) => {
    setTimeout(resolve, left);
  });
}
