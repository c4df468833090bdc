/** Phone numbers by libphonenumber: which are valid, and in E.164. It has no data for writing a number as its country does. */
import { getCountries as countriesOf, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata.ts';

export type { CountryCode };

const countries: ReadonlySet<string> = new Set(getCountries());

export function getCountries(): CountryCode[] {
  return countriesOf(phoneMetadata);
}

export function isSupportedCountry(code: string): code is CountryCode {
  return countries.has(code);
}

/** `country` is that of a number without a country code. */
export function parsePhoneNumber(text: string, country?: CountryCode): PhoneNumber | undefined {
  return country === undefined
    ? parsePhoneNumberFromString(text, phoneMetadata)
    : parsePhoneNumberFromString(text, country, phoneMetadata);
}

/** Countries whose people leave out the zero, of mobile numbers at least. */
const zeroless: ReadonlySet<string> = new Set(['BR', 'CN', 'IN', 'IT', 'LT', 'MX']);

/** The place of the trunk prefix in a country's data. */
const TRUNK = 5;

/** Whether people of a country write a zero before a national number. */
export function hasTrunkZero(country: CountryCode): boolean {
  const data: readonly unknown[] = phoneMetadata.countries[country] ?? [];
  return data[TRUNK] === '0' && !zeroless.has(country);
}
