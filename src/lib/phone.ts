/** Phone numbers: which are accepted, and their form in E.164. */
import { countryById } from './countries.ts';
import { lazily } from './lazy.ts';
import { foldSpaces, lineFault, typedLine } from './text.ts';
import { SingleLine } from './text-schemas.ts';

export const PHONE_LENGTH_MAX = 40;
/** Extensions and short numbers of a town have as few. */
const DIGITS_MIN = 3;

const PHONE = /^[\d ()+./x-]*$/iu;
const PHONE_FAULT = `Must be a phone number of digits, spaces and + ( ) - . / x, with at least ${DIGITS_MIN} digits.`;

/** Says what is wrong with a phone number in its plain form, or returns null. */
export function phoneFault(phone: string): string | null {
  const digits = phone.replaceAll(/\D/gu, '');
  return PHONE.test(phone) && digits.length >= DIGITS_MIN ? null : PHONE_FAULT;
}

/**
 * The phone number with ASCII digits and signs, and without invisible direction marks: keyboards and address books put them
 * in, and callers mean the same number.
 */
export function plainPhone(text: string): string {
  return foldSpaces(
    text
      .normalize('NFKC')
      .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
      // Arabic digits begin at a multiple of 16.
      .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll(/\p{Pd}/gu, '-'),
  );
}

/** The phone field of a form, cut to `lengthMax`. */
export function typedPhone(text: string | undefined, lengthMax: number): string {
  const line = typedLine(text, lengthMax);
  return lineFault(line) === null ? plainPhone(line) : line;
}

/** A phone number on the wire. An empty one counts as none. */
export const Phone = SingleLine.overwrite(plainPhone)
  .max(PHONE_LENGTH_MAX)
  .superRefine((phone, issues) => {
    const isChecked = phone !== '' && phone.length <= PHONE_LENGTH_MAX;
    const fault = isChecked ? phoneFault(phone) : null;
    if (fault !== null) issues.addIssue(fault);
  })
  .transform((phone) => (phone === '' ? null : phone))
  .describe('Digits, spaces and `+ ( ) - . / x`.');
export const OptionalPhone = Phone.nullable().optional();

const library = lazily(() => import('./e164.ts'));

/**
 * The number as E.164, or null where it is not a valid number. `countryId` is the country of a number without a country
 * code, such as that of the job's office, else of the company.
 */
export async function phoneE164(
  phone: string | null | undefined,
  countryId: number | null,
): Promise<string | null> {
  if (phone === null || phone === undefined) return null;
  const { toE164 } = await library();
  const { iso2 = '' } = (countryId === null ? null : countryById(countryId)) ?? {};
  return toE164(phone, iso2);
}
