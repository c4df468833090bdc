/** Tests phone numbers that have a slash within them, and those of people from another country than the company's. */
import { describe, expect, test } from 'vitest';
import { phoneIn } from '../src/extract/contact/phones.ts';
import { linesIn, resumeOf } from './support/lines.ts';

function numberIn(text: string, language: string, company?: string): string | null {
  return phoneIn(linesIn(text), [], company, language)?.number ?? null;
}

describe('a slash with spaces', () => {
  test.each([
    ['Mobil: 0160 / 98 76 54 3', 'de', '+491609876543'],
    ['Mobil: +49 160 / 98 76 54 3', 'de', '+491609876543'],
    ['Mobil: +49 (0) 2203 / 45 67 89', 'de', '+492203456789'],
    ['Mobil: 0049 2203 / 45 67 89', 'de', '+492203456789'],
    ['Telefon (02203) / 45 67 89', 'de', '+492203456789'],
    ['Tel. +49 34207 / 1234567', 'de', '+49342071234567'],
    ['Tél. 06 / 39 / 98 / 55 / 21', 'fr', '+33639985521'],
    ['Phone 415 / 555-0133', 'en', '+14155550133'],
  ])('stands within the number of %j (%s), %s', (text, language, expected) => {
    expect(numberIn(text, language)).toBe(expected);
  });

  test.each([
    ['Tel. 0221 / 45 67 89 / Fax 0221 / 45 67 80', '+49221456789'],
    ['Tel. 0221 / 45 67 89 / 0160 / 98 76 54 3', '+49221456789'],
    ['Tel. 0221 456789 / 80', '+49221456789'],
    ['Tel. 0221 456789 / +49 160 9876543', '+49221456789'],
    ['Tel. +49 221 456789 / 0160 9876543', '+49221456789'],
    ['51149 / 0221 456789', '+49221456789'],
  ])('stands behind the first number of %j, %s', (text, expected) => {
    expect(numberIn(text, 'de')).toBe(expected);
  });

  test.each(['1 / ', '1234567 / ', '0160 / 98 '])(
    'may stand in a line a hundred thousand times: %j',
    (part) => {
      const before = process.cpuUsage();
      numberIn(part.repeat(100_000), 'de');
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(8);
    },
  );

  test('leaves a period without a number', () => {
    expect(numberIn('03 / 2019 – 04 / 2021', 'de')).toBeNull();
  });
});

describe('a number without a country code', () => {
  test.each([
    ['(415) 555-0133', 'en', 'FR', '+14155550133'],
    ['415.555.0133', 'en', 'DE', '+14155550133'],
    ['(415) 555 0133', 'en', 'NL', '+14155550133'],
    ['tel. 512 555 019', 'pl', 'DE', '+48512555019'],
    ['655 12 34 09', 'es', 'DE', '+34655123409'],
    ['06 39 98 55 21', 'fr', 'DE', '+33639985521'],
    ['Mobil 0171 3920087', 'de', 'FR', '+491713920087'],
    ['09121234567', 'fa', 'DE', '+989121234567'],
  ])('is of the CV: %j (%s) for a company in %s is %s', (text, language, company, expected) => {
    expect(numberIn(text, language, company)).toBe(expected);
  });

  test.each([
    ['0664 1234567', 'de', 'AT', '+436641234567'],
    ['0512 123456', 'de', 'AT', '+43512123456'],
    ['0171 3920087', 'en', 'DE', '+491713920087'],
    ['0171 3920087', 'pl', 'DE', '+491713920087'],
    ['98123 45678', 'en', 'IN', '+919812345678'],
    ['655 12 34 09', 'de', 'ES', '+34655123409'],
  ])('may be of the company: %j (%s) in %s is %s', (text, language, company, expected) => {
    expect(numberIn(text, language, company)).toBe(expected);
  });

  test('is of nobody where no country of the language has it, and the company’s writes a zero', () => {
    expect(numberIn('512 555 019', 'en', 'DE')).toBeNull();
  });
});

describe('the company’s country', () => {
  const cv = (language: 'en' | 'de') => `Anna Weber
${language === 'en' ? 'Work experience' : 'Berufserfahrung'}
${language === 'en' ? 'Nurse' : 'Krankenpflegerin'}, Hotel Park GmbH
01/06/2019 – 01/03/2021`;

  test.each([
    ['en', 'US', '2019-01'],
    ['en', 'FR', '2019-06'],
    ['de', 'US', '2019-06'],
  ] as const)('in a CV in %s for %s, a job begins in %s', (language, countryIso2, expected) => {
    expect(resumeOf(cv(language), { countryIso2 }).work[0]?.startDate).toBe(expected);
  });

  test('does not turn the dates of an American', () => {
    const american = cv('en').replace('Weber', 'Weber\n(415) 555-0133');
    expect(resumeOf(american, { countryIso2: 'FR' }).work[0]?.startDate).toBe('2019-01');
  });
});
