/** What the API sheds while the database is slow. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#errors.ts';
import { assertServed, sheddingOf, withinShare } from '#http/shedding.ts';
import type { Shedding } from '#http/shedding.ts';
import { loadOf, watchDatabase } from '#platform/database-load.ts';
import type { Batch, DatabaseLoad } from '#platform/database-load.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';

const NOW = 1_000_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Never settles, as work of a request that the runtime has ended. */
const never = () => new Promise<never>(() => {});

/** Batches of the last seconds. */
function batches(count: number, milliseconds: number, isFailed = false): Batch[] {
  return Array.from({ length: count }, (_, index) => ({
    at: NOW - index * 100,
    milliseconds,
    isFailed,
  }));
}

describe('the load of the database', () => {
  test.each<[string, Batch[], DatabaseLoad]>([
    ['nothing', [], 'normal'],
    ['quick batches', batches(50, 20), 'normal'],
    ['one slow batch of fifty', [...batches(49, 20), ...batches(1, 4000)], 'normal'],
    ['few batches, all slow', batches(9, 4000), 'normal'],
    ['a tenth slower than a second', [...batches(45, 20), ...batches(5, 1200)], 'slow'],
    ['a tenth that fails', [...batches(45, 20), ...batches(5, 20, true)], 'slow'],
    ['two seconds each', batches(20, 2000), 'failing'],
    ['three of ten that fail', [...batches(35, 20), ...batches(15, 20, true)], 'failing'],
  ])('%s: %s', (_, given, load) => {
    expect(loadOf(given, NOW)).toBe(load);
  });

  test('is normal again half a minute after batches that never ended', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { database, load } = watchDatabase({ batch: never } as unknown as D1Database);
    for (let nth = 0; nth < 20; nth++) void database.batch([]);
    vi.advanceTimersByTime(5000);
    expect(load()).toBe('failing');
    vi.advanceTimersByTime(26_000);
    expect(load()).toBe('normal');
  });

  test('is normal again half a minute later, without a request', () => {
    expect(loadOf(batches(50, 2000), NOW + 31_000)).toBe('normal');
  });
});

describe('an endpoint', () => {
  const tenant = endpoints.filter((endpoint) => endpoint.kind === 'tenant');
  const sheddingAt = (method: string, path: string, query = 'page=2') => {
    const found = tenant.find((one) => one.method === method && one.path === path);
    return found && sheddingOf(found)(new URLSearchParams(query));
  };

  test.each([
    ['GET', '/api/exports/index', 'slow'],
    ['POST', '/api/exports/store', 'slow'],
    ['POST', '/api/imports/start/{id}', 'slow'],
    ['GET', '/api/jobs/{hash_id}/analytics', 'slow'],
    ['POST', '/api/candidate-job/bulk', 'slow'],
    ['GET', '/api/candidate-job/index', 'failing'],
    ['GET', '/api/jobs/index', 'failing'],
    ['POST', '/api/candidate-job/store', 'never'],
    ['GET', '/api/candidate-job/show/{id}', 'never'],
    ['POST', '/api/candidate-job/reject/{id}', 'never'],
    ['POST', '/api/jobs/store', 'never'],
  ])('%s %s is shed from: %s', (method, path, load) => {
    expect(sheddingAt(method, path)).toBe(load);
  });

  test('that lists is shed earlier where it filters', () => {
    const shedding = (query: string) => sheddingAt('GET', '/api/jobs/index', query);
    expect(shedding('max=10&cursor=abc')).toBe('failing');
    expect(shedding('max=10&search-key=cook')).toBe('slow');
  });

  test('that shows, creates or changes one record is never shed', () => {
    const single = tenant.filter(
      ({ path }) =>
        /\/(?:show|store|update|destroy)(?:\/|$)/u.test(path) &&
        !/^\/api\/(?:exports|imports)\//u.test(path),
    );
    const shed = single.filter((one) => sheddingOf(one)(new URLSearchParams('page=2')) !== 'never');
    expect(shed.map(({ path }) => path)).toEqual([]);
  });
});

describe('a request', () => {
  const isServed = (load: DatabaseLoad, from: ReturnType<Shedding>) => {
    try {
      assertServed({ databaseLoad: () => load }, () => from, 'https://api.example/api/jobs/index');
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'storage_unavailable', headers: { 'Retry-After': '5' } });
      return false;
    }
  };

  test.each<[DatabaseLoad, ReturnType<Shedding>[]]>([
    ['normal', ['slow', 'failing', 'never']],
    ['slow', ['failing', 'never']],
    ['failing', ['never']],
  ])('is answered while the database is %s if it is shed from: %j', (load, served) => {
    const all = ['slow', 'failing', 'never'] as const;
    expect(all.filter((from) => isServed(load, from))).toEqual(served);
  });

  test('of a company with ten others waits while the database is slow, and other companies do not', async () => {
    const open: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => open.push(resolve));
    let load: DatabaseLoad = 'normal';
    const begin = (company: number) => withinShare({ databaseLoad: () => load }, company, run);
    const ten = Array.from({ length: 11 }, () => begin(1));
    load = 'slow';
    await expect(begin(1)).rejects.toBeInstanceOf(ApiError);
    const other = begin(2);
    for (const end of open) end();
    await Promise.all([...ten, other]);
    const next = begin(1);
    open.at(-1)?.();
    await next;
  });

  test('that never ended counts for its company for a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const begin = (run: () => Promise<unknown>) =>
      withinShare({ databaseLoad: () => 'failing' }, 3, run);
    for (let nth = 0; nth < 10; nth++) void begin(never);
    await expect(begin(never)).rejects.toBeInstanceOf(ApiError);
    vi.advanceTimersByTime(61_000);
    await expect(begin(() => Promise.resolve('served'))).resolves.toBe('served');
  });
});
