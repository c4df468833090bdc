/** The ids of subdivisions (ISO 3166-2, `state_id` on the wire): a code and its number, either from the other. */
import { countryById, countryByIso2 } from '#lib/countries.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One more than the digits: zero is "no character", so that 1, 01 and 001 differ. */
const base = digits.length + 1;
const SUFFIX_LENGTH_MAX = 3;
const SUFFIXES_PER_COUNTRY = base ** SUFFIX_LENGTH_MAX;

/**
 * The id of a subdivision: its country's numeric code times 37^3, plus the one to three characters
 * after the hyphen as base-37 digits, filled up with "no character". DE-BY is 276 * 50,653 + 17,020.
 * Throws a RangeError for what is no code; whether ISO has assigned it is for the table `states`.
 */
export function stateId(code: string): number {
  const [, iso2, suffix] = /^([A-Z]{2})-([0-9A-Z]{1,3})$/.exec(code) ?? [];
  const country = iso2 === undefined ? null : countryByIso2(iso2);
  if (!country || suffix === undefined) throw new RangeError(`no ISO 3166-2 code: ${code}`);
  let value = 0;
  for (let place = 0; place < SUFFIX_LENGTH_MAX; place++) {
    value = value * base + digits.indexOf(suffix.charAt(place) || ' ') + 1;
  }
  return country.id * SUFFIXES_PER_COUNTRY + value;
}

/** The code an id stands for; null when it is the id of none. */
export function stateCode(id: number): string | null {
  if (!Number.isSafeInteger(id) || id < 0) return null;
  const country = countryById(Math.floor(id / SUFFIXES_PER_COUNTRY));
  if (!country) return null;
  let suffix = '';
  for (let rest = id % SUFFIXES_PER_COUNTRY; rest > 0; rest = Math.floor(rest / base)) {
    suffix = (digits[(rest % base) - 1] ?? ' ') + suffix;
  }
  suffix = suffix.trimEnd();
  return /^[0-9A-Z]{1,3}$/.test(suffix) && stateId(`${country.iso2}-${suffix}`) === id
    ? `${country.iso2}-${suffix}`
    : null;
}
