/** The language and the countries of a career domain, as the operator names them. */
import { countryByIso2 } from '#lib/countries.ts';
import { invalidField } from '#errors.ts';
import { siteLanguages } from '#vocabulary/lists.ts';

/** Returns the tag in canonical case, as the dictionaries are looked up by it, or throws `invalid_input`. */
export function toSiteLanguage(tag: string): string {
  const locale = parseLocale(tag);
  if (!locale) throw invalidField('language', 'Must be a BCP 47 language tag, such as de-CH.');
  if (!siteLanguages.some((language) => language === locale.language)) {
    const choice = siteLanguages.join(', ');
    throw invalidField('language', `Career sites have no texts in ${tag}. Choose from: ${choice}.`);
  }
  return locale.toString();
}

/** Each once. Throws `invalid_input` for an unknown code, and for none. */
export function toCountryIds(codes: readonly string[]): number[] {
  const ids = codes.map((code) => {
    const country = countryByIso2(code.trim().toUpperCase());
    if (!country) throw invalidField('countries', `${code} is not an ISO 3166-1 alpha-2 code.`);
    return country.id;
  });
  if (ids.length === 0) throw invalidField('countries', 'Must contain at least one country.');
  return [...new Set(ids)];
}

/** `Intl` throws a RangeError at a malformed tag. */
function parseLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
