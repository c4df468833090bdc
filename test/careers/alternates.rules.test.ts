/** The hreflang alternates of a page (contract 4.7). */
import { describe, expect, test } from 'vitest';
import { alternatesOf } from '#careers/landing/rules.ts';

function domain(id: number, language: string, countryIds: number[], more: object = {}) {
  const hostname = `d${id}.example`;
  return { id, hostname, language, countryIds, isDefault: false, isTest: false, ...more };
}

const us = domain(1, 'en-US', [840], { isDefault: true });
const alps = domain(2, 'de-CH', [40, 756]);
const france = domain(3, 'fr-FR', [250, 756]);
const italy = domain(4, 'it-IT', [380, 756]);
const latam = domain(5, 'es-419', [484]);
const spain = domain(6, 'es-ES', [724]);
const domains = [us, alps, france, italy, latam, spain];
const swiss = { path: '/ch', country: { id: 756, iso2: 'CH' } };

describe('the alternates of a country', () => {
  test('list each domain that shows the country and has jobs there, including the domain itself', () => {
    expect(alternatesOf(swiss, alps, domains, [2, 3, 4, 1])).toEqual([
      { language: 'de-CH', url: 'https://d2.example/ch' },
      { language: 'fr-CH', url: 'https://d3.example/ch' },
      { language: 'it-CH', url: 'https://d4.example/ch' },
    ]);
  });

  test('are the same on all listed domains', () => {
    const [one, ...others] = [alps, france, italy].map((site) =>
      alternatesOf(swiss, site, domains, [2, 3, 4]),
    );
    for (const other of others) expect(other).toEqual(one);
  });

  test('are empty for fewer than two domains, and on a domain without jobs there', () => {
    expect(alternatesOf(swiss, alps, domains, [2])).toEqual([]);
    expect(alternatesOf(swiss, italy, domains, [2, 3])).toEqual([]);
  });

  test('leave out test domains', () => {
    const test7 = domain(7, 'en', [756], { isTest: true });
    const alternates = alternatesOf(swiss, alps, [...domains, test7], [2, 3, 7]);
    expect(alternates.map(({ language }) => language)).toEqual(['de-CH', 'fr-CH']);
  });

  test('list only the older of two domains in one language', () => {
    const second = domain(8, 'de-AT', [756]);
    const all = [second, ...domains];
    const counts = [2, 3, 8];
    expect(alternatesOf(swiss, france, all, counts).map(({ url }) => url)).toEqual([
      'https://d2.example/ch',
      'https://d3.example/ch',
    ]);
    expect(alternatesOf(swiss, second, all, counts)).toEqual([]);
  });

  test('have an x-default if the default domain is listed', () => {
    const both = [us, domain(9, 'es-419', [840])];
    const place = { path: '/us', country: { id: 840, iso2: 'US' } };
    expect(alternatesOf(place, us, both, [1, 9])).toEqual([
      { language: 'en-US', url: 'https://d1.example/us' },
      { language: 'es-US', url: 'https://d9.example/us' },
      { language: 'x-default', url: 'https://d1.example/us' },
    ]);
  });
});

test('home pages are listed by language, in tags that search engines support', () => {
  const home = { path: '/', country: null };
  const alternates = alternatesOf(home, us, domains, [1, 2, 5, 6]);
  expect(alternates.map(({ language }) => language)).toEqual([
    'en-US',
    'de-CH',
    'es',
    'es-ES',
    'x-default',
  ]);
});
