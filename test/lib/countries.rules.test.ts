/** The list of countries against ISO 3166-1, and finding a country by code or name (contract 4.7). */
import { iso31661 } from 'iso-3166';
import { describe, expect, it } from 'vitest';
import {
  countryById,
  countryByIso2,
  countryName,
  everyName,
  findCountry,
  nameKey,
  nameLanguages,
} from '#lib/countries.ts';

describe('the list', () => {
  it.each(iso31661)('has $alpha2 with the number of ISO 3166-1', ({ alpha2, numeric }) => {
    const country = { id: Number(numeric), iso2: alpha2 };
    expect(countryById(country.id)).toEqual(country);
    expect(countryByIso2(alpha2)).toEqual(country);
    expect(countryByIso2(alpha2.toLowerCase())).toEqual(country);
  });

  it('has no country that is not in ISO 3166-1', () => {
    const ids = Array.from({ length: 1_000 }, (_, id) => countryById(id)).filter(Boolean);
    expect(ids).toHaveLength(iso31661.length);
    expect(countryByIso2('XK')).toBeNull();
    expect(countryByIso2('UK')).toBeNull();
    expect(countryByIso2('ß')).toBeNull();
  });
});

describe('countryName', () => {
  it.each([
    [276, undefined, 'Germany'],
    [276, 'de-CH', 'Deutschland'],
    [276, 'fr-FR', 'Allemagne'],
    [276, 'ar', 'ألمانيا'],
    [392, 'ja-JP', '日本'],
    [276, 'no tag at all', 'Germany'],
    [276, '', 'Germany'],
    [276, 'tlh', 'Germany'],
    [0, 'en-US', null],
    [Number.NaN, 'en-US', null],
  ])('names %j in %j as %j', (id, language, name) => {
    expect(countryName(id, language)).toBe(name);
  });
});

describe('findCountry', () => {
  it.each([
    ['DE', 276],
    ['de', 276],
    [' De ', 276],
    ['Germany', 276],
    ['germany', 276],
    ['GERMANY', 276],
    ['Deutschland', 276],
    ['Allemagne', 276],
    ['Alemania', 276],
    ['Alemanha', 276],
    ['Germania', 276],
    ['Duitsland', 276],
    ['Niemcy', 276],
    ['ألمانيا', 276],
    ['المانيا', 276],
    ['ドイツ', 276],
    ['UK', 826],
    ['Great Britain', 826],
    ['the United Kingdom', 826],
    ['USA', 840],
    ['U.S.A.', 840],
    ['Estados Unidos', 840],
    ['アメリカ合衆国', 840],
    ['Holland', 528],
    ['The Netherlands', 528],
    ['UAE', 784],
    ['الإمارات', 784],
    ['KSA', 682],
    ['Czech Republic', 203],
    ['Türkiye', 792],
    ['Turkey', 792],
    ['Ivory Coast', 384],
    ["Cote d'Ivoire", 384],
    ['Côte d’Ivoire', 384],
    ['South Korea', 410],
    ['Korea, Republic of', 410],
    ['Hong Kong', 344],
    ['Trinidad and Tobago', 780],
    ['O\u0308sterreich', 40],
    ['Österreich', 40],
  ])('finds %j by code or name', (text, id) => {
    expect(findCountry(text)).toBe(id);
  });

  it.each([
    '',
    ' ',
    '-',
    'England',
    'America',
    'Atlantis',
    'ZZ',
    '276',
    '\uD800',
    '\uDC00\uD800',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    'Germany'.padEnd(10_000),
  ])('finds nothing for %j', (text) => {
    expect(findCountry(text)).toBeNull();
  });

  it('finds every country by its name in every language of the career domains', () => {
    const missed = iso31661.flatMap(({ numeric }) =>
      nameLanguages
        .map((language) => countryName(Number(numeric), language) ?? '')
        .filter((name) => findCountry(name) !== Number(numeric)),
    );
    expect(missed).toEqual([]);
  });

  it('has no name that two countries share, and none that is the code of another', () => {
    const owners = new Map<string, number>();
    const shared: string[] = [];
    for (const [name, id] of everyName()) {
      const key = nameKey(name);
      if ((owners.get(key) ?? id) !== id || (countryByIso2(key)?.id ?? id) !== id)
        shared.push(name);
      owners.set(key, id);
    }
    expect(shared).toEqual([]);
    expect(owners.has('')).toBe(false);
  });
});
