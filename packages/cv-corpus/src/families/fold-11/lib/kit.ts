/** What the layouts of several folds share: periods, addresses, lists. */
import type { Job, YearMonth } from '../../../cv.ts';
import type { Sheet } from '../../../family.ts';

export const isRtl = ({ wording }: Sheet): boolean => wording.words.isRightToLeft;

export const two = (n: number): string => String(n).padStart(2, '0');
type When = { start: YearMonth; end: YearMonth | null };
type Format = 'own' | 'short' | 'slash' | 'dot' | 'iso' | 'dash' | 'day' | 'slashed' | 'year';

/** A month in the way of a layout; years alone where the person writes no months. */
export function on(sheet: Sheet, when: YearMonth, format: Format = 'own', isEnd = false): string {
  const { wording } = sheet;
  const { year, month } = when;
  if (format === 'own' || wording.isYearOnly) return wording.date(when);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const written: Record<Exclude<Format, 'own'>, string> = {
    short: `${wording.words.shortMonths[month - 1]} ${year}`,
    slash: `${two(month)}/${year}`,
    dot: `${two(month)}.${year}`,
    iso: `${year}-${two(month)}`,
    dash: `${two(month)}-${year}`,
    day: `${two(isEnd ? last : 1)}/${two(month)}/${year}`,
    slashed: `${year}/${two(month)}`,
    year: String(year),
  };
  return written[format];
}

/** `A – B`. Without a format, all that the person's wording does, such as `since A`. */
export function span(
  sheet: Sheet,
  { start, end }: When,
  format: Format = 'own',
  join = ' – ',
): string {
  if (format === 'own' && join === ' – ') return sheet.wording.period(start, end);
  const from = on(sheet, start, format);
  const to = end ? on(sheet, end, format, true) : sheet.wording.present;
  return from === to ? from : `${from}${join}${to}`;
}

export const tasks = ({ summary, highlights }: Job): string[] =>
  [summary, ...highlights].filter((one) => one !== '');

export const skillList = ({ cv }: Sheet): string[] => cv.skills.flatMap(({ names }) => names);

/** Street, postcode and town on one line, in the order of the country. */
export function place({ cv: { address: at, language } }: Sheet): string {
  if (language === 'ja') return `〒${at.postalCode} ${at.city}${at.street}`;
  if (language === 'zh-CN') return `${at.city}${at.street}`;
  if (language === 'ko') return `${at.city} ${at.street} (${at.postalCode})`;
  return `${at.street}, ${town({ cv: { address: at } })}`;
}

/** `10115 Berlin`, or `Austin, TX 78701`. */
export function town({ cv: { address: at } }: { cv: Pick<Sheet['cv'], 'address'> }): string {
  const { city, region, postalCode } = at;
  return region ? `${city}, ${region} ${postalCode}`.trim() : `${postalCode} ${city}`.trim();
}

export function home({ cv: { address: at } }: Sheet): string {
  return `${at.city}, ${at.region ?? at.country}`;
}

export function birthday({ cv }: Sheet, sign = '.'): string {
  const { day, month, year } = cv.birth.date;
  return [two(day), two(month), year].join(sign);
}

/** A number in running text; without spaces where the direction would turn its groups round. */
export function number(sheet: Sheet, isNational = false): string {
  const { international, national, e164 } = sheet.cv.phone;
  if (isRtl(sheet)) return isNational ? national.replaceAll(' ', '') : e164;
  return isNational ? national : international;
}

export const profile = ({ cv }: Sheet): string[] => cv.links.slice(0, 1).map(({ url }) => url);

/** Spoken languages with their levels, each on a line. */
export function spoken({ cv, random }: Sheet, join = random.pick([' – ', ': ', ' '])): string[] {
  return cv.languages.map(({ name, level }) => `${name}${join}${level}`);
}

/** How long, as boards count it: `{y}` years and `{m}` months, of patterns such as `2 años 3 meses`. */
export function months({ start, end }: When): number {
  const to = end ?? { year: 2026, month: 11 };
  return (to.year - start.year) * 12 + to.month - start.month + 1;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
