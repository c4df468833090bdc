/** The country of the company that a CV is scored for: always another one than the CV's, as applicants come from anywhere. */
import { parsePhoneNumber } from '../../src/phone-numbers.ts';
import type { Expected } from './score-card.ts';

const instead = ['DE', 'FR', 'PL'] as const;

/** `asked`, or another country if the phone number or the place of the CV is there. */
export function companyCountry({ phone, location }: Expected, asked: string): string {
  const own = new Set([location?.countryCode, phone && parsePhoneNumber(phone)?.country]);
  return [asked, ...instead].find((country) => !own.has(country)) ?? asked;
}
