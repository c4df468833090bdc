/** Ids: those that one isolate mints, whatever its clock says. */
import { expect, test } from 'vitest';
import { firstIdAt, idSource } from '#lib/ids.ts';

const AT = new Date('2027-03-04T05:06:07Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

/** As many ids of each source, in turn. */
function minted(times: readonly Date[], each: number): number[] {
  const sources = times.map((at) => idSource(at));
  return Array.from({ length: each }, () => sources.map((newId) => newId())).flat();
}

test.each([
  ['200 requests of one millisecond', Array.from({ length: 200 }, () => AT), 5],
  [
    'requests of the milliseconds beside each other',
    Array.from({ length: 40 }, (_, at) => later(at % 20)),
    50,
  ],
])('%s draw no id twice', (_, times, each) => {
  const ids = minted(times, each);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a millisecond that comes again draws no id of the first time', () => {
  const times = Array.from({ length: 60 }, (_, nth) => (nth % 2 === 0 ? AT : later(90_000)));
  const ids = times.flatMap((at) => minted([at], 20));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the ids of a request rise, also where others mint beside it', () => {
  const [mine, other] = [idSource(AT), idSource(later(1))];
  const ids = Array.from({ length: 5000 }, () => {
    other();
    return mine();
  });
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('the ids of a request sort after those of the request before, also within one millisecond', () => {
  const ids = Array.from({ length: 1000 }, () => minted([AT], 7)).flat();
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('an id tells the millisecond of its request', () => {
  const first = idSource(later(5_000))();
  expect(first).toBeGreaterThanOrEqual(firstIdAt(later(5_000)));
  expect(first).toBeLessThan(firstIdAt(later(5_001)));
});
