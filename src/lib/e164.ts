/** Reads phone numbers with libphonenumber; loaded when the first one is read. */
import { isSupportedCountry, parsePhoneNumber } from '@recruiting/cv-reader/phone-numbers';

/** The number as E.164, or null where it is not a valid one. `country` is an ISO 3166-1 alpha-2 code. */
export function toE164(phone: string, country: string): string | null {
  const number = parsePhoneNumber(phone, isSupportedCountry(country) ? country : undefined);
  return number?.isValid() === true ? number.number : null;
}
