/** Readings that take turns in an isolate. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oneAtATime } from '#lib/one-at-a-time.ts';

const WAIT_MS = 5000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work that runs one at a time', () => {
  test('begins when the work before it has ended', async () => {
    const turns = oneAtATime();
    const first = Promise.withResolvers<string>();
    const begun: string[] = [];
    const run = (name: string, work: Promise<string>) =>
      turns.run(() => (begun.push(name), work), WAIT_MS);
    const running = run('first', first.promise);
    const waiting = run('second', Promise.resolve('read'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual(['first']);
    first.resolve('read');
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['first', 'second']);
    expect(await Promise.all([running, waiting])).toEqual(['read', 'read']);
  });

  test('is given up by a caller that has waited for its time, and never begins', async () => {
    const turns = oneAtATime();
    void turns.run(() => new Promise(() => undefined), WAIT_MS);
    const work = vi.fn<() => Promise<string>>(() => Promise.resolve('read'));
    const waiting = turns.run(work, WAIT_MS);
    await vi.advanceTimersByTimeAsync(WAIT_MS + 100);
    expect(await waiting).toBeNull();
    expect(work).not.toHaveBeenCalled();
  });

  test('goes on after work that failed', async () => {
    const turns = oneAtATime();
    const failed = turns.run(() => Promise.reject(new Error('corrupt')), WAIT_MS);
    await expect(failed).rejects.toThrow('corrupt');
    expect(await turns.run(() => Promise.resolve('read'), WAIT_MS)).toBe('read');
  });

  test('goes on after work whose caller has ended without a result', async () => {
    const turns = oneAtATime();
    void turns.run(() => new Promise(() => undefined), WAIT_MS);
    const waiting = turns.run(() => Promise.resolve('read'), 3 * WAIT_MS);
    await vi.advanceTimersByTimeAsync(3 * WAIT_MS);
    expect(await waiting).toBe('read');
  });
});
