/** Phone numbers with the reduced data are read as with libphonenumber's own. */
import examples from 'libphonenumber-js/examples.mobile.json';
import * as whole from 'libphonenumber-js/min';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCountries, isSupportedCountry, parsePhoneNumber } from '../src/phone-numbers.ts';

const countries = whole.getCountries();

function read(number: whole.PhoneNumber | undefined) {
  return number && [number.number, number.country, number.isValid(), number.isPossible()];
}

test('the countries are the same', () => {
  expect(getCountries()).toEqual(countries);
  expect(isSupportedCountry('DE')).toBe(true);
  expect(['', 'XX', 'de', 'constructor'].filter((code) => isSupportedCountry(code))).toEqual([]);
});

describe('a number is read as by the whole library', () => {
  test.each(countries)('with and without the code of %s', (country) => {
    const national = examples[country];
    const code = whole.getCountryCallingCode(country);
    for (const text of [national, `+${code}${national}`, `0${national}`, national.slice(1)]) {
      const expected = read(whole.parsePhoneNumberFromString(text, country));
      expect(read(parsePhoneNumber(text, country)), text).toEqual(expected);
      expect(read(parsePhoneNumber(text)), text).toEqual(
        read(whole.parsePhoneNumberFromString(text)),
      );
    }
    expect(read(parsePhoneNumber(national, country))?.[2]).toBe(true);
  });

  test('whatever its digits', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789+ -()/x')),
      maxLength: 20,
    });
    fc.assert(
      fc.property(digits, fc.constantFrom(...countries), (text, country) => {
        const expected = read(whole.parsePhoneNumberFromString(text, country));
        expect(read(parsePhoneNumber(text, country))).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });
});
