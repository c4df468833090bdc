/** How often an action runs that loses conflicts (decisions: Conflicts). */
import { expect, test } from 'vitest';
import type { PublicCtx } from '#context.ts';
import { ConflictError } from '#data/database-errors.ts';
import { ApiError } from '#errors.ts';
import { retryOnConflict } from '#http/retry-on-conflict.ts';

/** Ahead of the clock, so that the first attempt has the time of the request. */
const now = new Date(Date.now() + 60_000);
const services = {} as Parameters<typeof retryOnConflict>[0];
const staleWrite = new ApiError('stale_write');

/** An action that loses its first `losses` conflicts, and the contexts it ran in. */
function contested(losses: number, error: () => Error = () => new ConflictError(staleWrite)) {
  const contexts: PublicCtx[] = [];
  const run = (ctx: PublicCtx) => {
    contexts.push(ctx);
    return contexts.length > losses ? Promise.resolve('done') : Promise.reject(error());
  };
  return { contexts, result: retryOnConflict(services, now, run) };
}

test('an action without a conflict runs once, at the time of the request', async () => {
  const { contexts, result } = contested(0);
  expect(await result).toBe('done');
  expect(contexts.map((ctx) => ctx.now)).toEqual([now]);
});

test('an action whose request took long to arrive has the time at which it begins', async () => {
  const before = Date.now();
  const times: Date[] = [];
  await retryOnConflict(services, new Date(before - 30_000), (ctx) => {
    times.push(ctx.now);
    return Promise.resolve('done');
  });
  expect(times).toHaveLength(1);
  expect(times[0]?.getTime()).toBeGreaterThanOrEqual(before);
});

test.each([1, 2])('an action that loses %i conflicts runs again and answers', async (losses) => {
  const { contexts, result } = contested(losses);
  expect(await result).toBe('done');
  expect(contexts).toHaveLength(losses + 1);
});

test('an action that loses three conflicts is not run again, and throws their error', async () => {
  const { contexts, result } = contested(3);
  await expect(result).rejects.toBe(staleWrite);
  expect(contexts).toHaveLength(3);
});

test('each attempt has a context of its own, at a later time and with later ids', async () => {
  const { contexts, result } = contested(2);
  await result;
  expect(new Set(contexts).size).toBe(3);
  const times = contexts.map((ctx) => ctx.now.getTime());
  const ids = contexts.map((ctx) => ctx.newId());
  for (const values of [times, ids]) {
    expect(new Set(values).size).toBe(3);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
});

test('an attempt is later even where the clock was set back', async () => {
  const future = new Date(Date.now() + 60_000);
  const times: Date[] = [];
  const run = (ctx: PublicCtx) => {
    times.push(ctx.now);
    return Promise.reject(new ConflictError(staleWrite));
  };
  await expect(retryOnConflict(services, future, run)).rejects.toBe(staleWrite);
  expect(times.map((time) => time.getTime() - future.getTime())).toEqual([0, 1, 2]);
});

test('any other error is thrown at once', async () => {
  const { contexts, result } = contested(1, () => new ApiError('storage_unavailable'));
  await expect(result).rejects.toMatchObject({ code: 'storage_unavailable' });
  expect(contexts).toHaveLength(1);
});

test('all attempts share what the throttles of the request have counted', async () => {
  const { contexts, result } = contested(2);
  await result;
  const [first] = contexts;
  expect(first?.counted).toBeInstanceOf(Map);
  for (const ctx of contexts) expect(ctx.counted).toBe(first?.counted);
  const another = contested(0);
  await another.result;
  expect(another.contexts[0]?.counted).not.toBe(first?.counted);
});

test('an action without a lane does not wait for another one that runs again', async () => {
  const events: string[] = [];
  const slow = (attempt: { n: number }) => async () => {
    attempt.n += 1;
    if (attempt.n === 1) throw new ConflictError(staleWrite);
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    events.push('slow');
    return 'done';
  };
  const first = retryOnConflict(services, now, slow({ n: 0 }));
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  await contested(1).result;
  events.push('other');
  await first;
  expect(events).toEqual(['other', 'slow']);
});
