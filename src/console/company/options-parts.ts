/** What can be chosen, in the language of the reader and in its order. */
import type { Option } from '#console/layout/fields.tsx';
import { allCountries, countryName } from '#lib/countries.ts';

export function countryOptions(language: string): Option[] {
  return allCountries()
    .map(({ id, name }) => [id, countryName(id, language) ?? name] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
}

export function languageOptions(language: string, codes: readonly string[]): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
}

export function languageText(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
