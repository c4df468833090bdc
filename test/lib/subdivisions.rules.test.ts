/** The ids of subdivisions for every ISO 3166-2 code, and the states of the seed's cities. */
import { iso31662 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import { slug } from '#lib/fold.ts';
import { stateCode, stateId } from '#lib/subdivisions.ts';
import { cities } from '../../tools/seed/cities.ts';

describe('stateId', () => {
  it.each([
    ['DE-BY', 276 * 37 ** 3 + 12 * 37 ** 2 + 35 * 37],
    ['AT-1', 40 * 37 ** 3 + 2 * 37 ** 2],
    ['ZW-MW', 716 * 37 ** 3 + 23 * 37 ** 2 + 33 * 37],
    ['FR-75C', 250 * 37 ** 3 + 8 * 37 ** 2 + 6 * 37 + 13],
  ])('converts %s to %d', (code, id) => {
    expect(stateId(code)).toBe(id);
  });

  it('converts every code of ISO 3166-2 to a unique id and back', () => {
    const ids = new Set(iso31662.map(({ code }) => stateId(code)));
    expect(ids.size).toBe(iso31662.length);
    expect(Math.max(...ids)).toBeLessThan(2 ** 31);
    expect(iso31662.filter(({ code }) => stateCode(stateId(code)) !== code)).toEqual([]);
  });

  it('distinguishes 1, 01, 001 and 10', () => {
    expect(new Set(['DE-1', 'DE-01', 'DE-001', 'DE-10'].map(stateId)).size).toBe(4);
  });

  it.each([
    '',
    'DE',
    'DE-',
    'de-by',
    'DE-by',
    'DE-ABCD',
    'XK-1',
    'ZZ-A',
    'DE_BY',
    'DE-B Y',
    ' DE-BY',
  ])('rejects %j', (code) => {
    expect(() => stateId(code)).toThrow(RangeError);
  });
});

describe('stateCode', () => {
  const germany = 276 * 37 ** 3;

  it.each([
    [germany, 'no character at all'],
    [germany + 5, 'a third character without a first'],
    [germany + 5 * 37, 'a second without a first'],
    [germany + 5 * 37 ** 2 + 5, 'a third without a second'],
    [37 ** 3 + 37 ** 2, 'a country that is none'],
    [-1, 'negative'],
    [1.5, 'a fraction'],
    [Number.NaN, 'no number'],
    [Number.MAX_SAFE_INTEGER, 'far too large'],
  ])('returns null for %d: %s', (id) => {
    expect(stateCode(id)).toBeNull();
  });
});

describe('the cities of the seed', () => {
  const codes = new Set(iso31662.map(({ code }) => code));

  it.each(Object.entries(cities))(
    'are in existing states for %s, with unique slugs',
    (iso2, some) => {
      expect(some.filter(({ state }) => !codes.has(state) || !state.startsWith(iso2))).toEqual([]);
      expect(new Set(some.map(({ name, state }) => `${slug(name)} ${state}`)).size).toBe(
        some.length,
      );
      expect(some.filter(({ name }) => slug(name) === '')).toEqual([]);
      expect(some.length).toBeGreaterThanOrEqual(6);
    },
  );

  it('contain names that occur in two states of one country', () => {
    const springfields = cities.US.filter(({ name }) => name === 'Springfield');
    expect(new Set(springfields.map(({ state }) => state)).size).toBe(3);
  });
});
