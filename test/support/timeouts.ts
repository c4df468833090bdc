/** Time limits of requests to other services, cut short: a test of what happens when one is over does not wait for it. */
import { onTestFinished, vi } from 'vitest';

/** Until the test ends, every `AbortSignal.timeout` is over after so long. Returns the limits in milliseconds that were asked for. */
export function shortenTimeouts(milliseconds: number): number[] {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout(milliseconds);
  });
  onTestFinished(() => spy.mockRestore());
  return limits;
}
