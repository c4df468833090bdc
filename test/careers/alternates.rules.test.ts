/** Who names whom as the same page in another language (contract 4.7). */
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

function having(...ids: number[]) {
  return ids.map((domainId) => ({ domainId, n: 3 }));
}

describe('the alternates of a country', () => {
  test('name each domain that shows it and has jobs there, itself among them', () => {
    expect(alternatesOf(swiss, alps, domains, having(2, 3, 4, 1))).toEqual([
      { language: 'de-CH', url: 'https://d2.example/ch' },
      { language: 'fr-CH', url: 'https://d3.example/ch' },
      { language: 'it-CH', url: 'https://d4.example/ch' },
    ]);
  });

  test('are the same on all of them', () => {
    const [one, ...others] = [alps, france, italy].map((site) =>
      alternatesOf(swiss, site, domains, having(2, 3, 4)),
    );
    for (const other of others) expect(other).toEqual(one);
  });

  test('are none for fewer than two, and none on a domain without jobs there', () => {
    expect(alternatesOf(swiss, alps, domains, having(2))).toEqual([]);
    expect(alternatesOf(swiss, italy, domains, having(2, 3))).toEqual([]);
  });

  test('leave test domains out', () => {
    const test7 = domain(7, 'en', [756], { isTest: true });
    const found = alternatesOf(swiss, alps, [...domains, test7], having(2, 3, 7));
    expect(found.map(({ language }) => language)).toEqual(['de-CH', 'fr-CH']);
  });

  test('name of two domains in one language the older only', () => {
    const second = domain(8, 'de-AT', [756]);
    const all = [second, ...domains];
    const counts = having(2, 3, 8);
    expect(alternatesOf(swiss, france, all, counts).map(({ url }) => url)).toEqual([
      'https://d2.example/ch',
      'https://d3.example/ch',
    ]);
    expect(alternatesOf(swiss, second, all, counts)).toEqual([]);
  });

  test('have a default where the default domain is among them', () => {
    const both = [us, domain(9, 'es-419', [840])];
    const place = { path: '/us', country: { id: 840, iso2: 'US' } };
    expect(alternatesOf(place, us, both, having(1, 9))).toEqual([
      { language: 'en-US', url: 'https://d1.example/us' },
      { language: 'es-US', url: 'https://d9.example/us' },
      { language: 'x-default', url: 'https://d1.example/us' },
    ]);
  });
});

test('home pages are told apart by language, in tags that search engines know', () => {
  const home = { path: '/', country: null };
  const found = alternatesOf(home, us, domains, having(1, 2, 5, 6));
  expect(found.map(({ language }) => language)).toEqual([
    'en-US',
    'de-CH',
    'es',
    'es-ES',
    'x-default',
  ]);
});
