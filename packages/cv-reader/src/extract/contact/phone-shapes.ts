/** How people of a country group the digits of national numbers, which tells countries apart that have the same numbers. */
import type { CountryCode } from '../../phone-numbers.ts';

/** Between two groups. */
const g = String.raw`[\s.-]`;

const shapes: Partial<Readonly<Record<CountryCode, string>>> = {
  US: String.raw`(?:1${g})?\(?\d{3}\)?${g}?\d{3}${g}\d{4}`,
  CA: String.raw`(?:1${g})?\(?\d{3}\)?${g}?\d{3}${g}\d{4}`,
  GB: String.raw`\(?0\d{4}\)?${g}?\d{6}|\(?0\d{4}\)?${g}\d{3}${g}\d{3}|\(?0(?:1\d1|11\d)\)?${g}\d{3}${g}\d{4}|\(?02\d\)?${g}\d{4}${g}\d{4}`,
  IE: String.raw`\(?08\d\)?${g}\d{3}${g}\d{4}|\(?01\)?${g}\d{3}${g}\d{4}`,
  AU: String.raw`04\d{2}${g}\d{3}${g}\d{3}|\(?0[2378]\)?${g}\d{4}${g}\d{4}`,
  NZ: String.raw`02\d${g}\d{3,4}${g}\d{3,4}`,
  IN: String.raw`0?[6-9]\d{4}${g}?\d{5}`,
  ZA: String.raw`0[1-8]\d${g}\d{3}${g}\d{4}`,
  NG: String.raw`0[789][01]\d${g}\d{3}${g}\d{4}`,
  GH: String.raw`0[235]\d${g}\d{3}${g}\d{4}`,
  KE: String.raw`0[17]\d{2}${g}\d{6}|0[17]\d{2}${g}\d{3}${g}\d{3}`,
  SG: String.raw`[3689]\d{3}${g}\d{4}`,
  PH: String.raw`09\d{2}${g}\d{3}${g}\d{4}`,
  PK: String.raw`03\d{2}${g}\d{7}`,
  DE: String.raw`\(?01[567]\d{1,2}\)?[\s/-]{1,3}[\d\s]{6,10}|\(?0[2-9]\d{1,4}\)?[\s/-]{1,3}[\d\s-]{4,10}`,
  AT: String.raw`\(?06\d{2}\)?[\s/-]{1,3}[\d\s]{6,10}`,
  CH: String.raw`0\d{2}${g}\d{3}${g}\d{2}${g}\d{2}`,
  FR: String.raw`0[1-9](?:${g}\d{2}){4}`,
  BE: String.raw`04\d{2}[\s./-]\d{2}${g}\d{2}${g}\d{2}`,
  ES: String.raw`[6789]\d{2}(?:${g}\d{3}){2}|[6789]\d{2}(?:${g}\d{2}){3}`,
  MX: String.raw`\(?\d{2}\)?${g}\d{4}${g}\d{4}`,
  PT: String.raw`[29]\d{2}${g}\d{3}${g}\d{3}`,
  BR: String.raw`\(?\d{2}\)?${g}9?\d{4}${g}\d{4}`,
  CN: String.raw`1[3-9]\d${g}?\d{4}${g}?\d{4}`,
  TW: String.raw`09\d{2}${g}?\d{3}${g}?\d{3}`,
  HK: String.raw`[569]\d{3}${g}?\d{4}`,
};

const known = new Map(
  Object.entries(shapes).map(([country, shape]) => [country, new RegExp(`^(?:${shape})$`, 'u')]),
);

/** Countries whose landline numbers are grouped as those of a neighbour, which is larger. */
const alike: Readonly<Record<string, CountryCode>> = { AT: 'DE' };

/** Whether numbers of a country are usually written so; if it is expected, also as in its neighbour. */
export function isWrittenAsIn(text: string, country: string, isExpected = false): boolean {
  const written = text.replaceAll('·', ' ').trim();
  const others = isExpected ? [alike[country] ?? country] : [];
  return [country, ...others].some((one) => known.get(one)?.test(written) ?? false);
}
