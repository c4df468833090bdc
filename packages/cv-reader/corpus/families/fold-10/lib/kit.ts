/** What the layouts of the fold share: headings, periods, languages, addresses. */
import type { School, YearMonth } from '../../../cv.ts';
import type { Sheet } from '../../../family.ts';
import type { HeadingKind } from '../../../words.ts';
import { native } from './words/native.ts';

const chosen = new WeakMap<Sheet, Map<string, string>>();

function once(sheet: Sheet, key: string, make: () => string): string {
  let known = chosen.get(sheet);
  if (!known) chosen.set(sheet, (known = new Map()));
  const had = known.get(key);
  if (had !== undefined) return had;
  const made = make();
  known.set(key, made);
  return made;
}

export const isCjk = ({ cv }: Sheet): boolean => /^(?:ja|ko|zh)/u.test(cv.language);
export const isRtl = ({ wording }: Sheet): boolean => wording.words.isRightToLeft;

/** A heading in one of the natives' wordings, the same throughout a CV. */
export function h(sheet: Sheet, kind: HeadingKind): string {
  return once(sheet, kind, () =>
    sheet.random.pick((native[sheet.cv.language]?.[kind] ?? 'CV').split('|')),
  );
}

export function now(sheet: Sheet): string {
  return once(sheet, 'now', () =>
    sheet.random.pick((native[sheet.cv.language]?.now ?? 'now').split('|')),
  );
}

export const two = (n: number): string => String(n).padStart(2, '0');
const lastDay = ({ year, month }: YearMonth) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export type How =
  | 'wording'
  /** 03/19 */
  | 'two'
  /** 3/2019 */
  | 'bare'
  /** 01.03.2019, 31.05.2021 */
  | 'day'
  /** 01/03/2019 */
  | 'day/'
  /** Mar-2019 */
  | 'mon-'
  /** 2019/03 */
  | 'slash'
  /** 2019년 3월 */
  | 'ko';

export function date(sheet: Sheet, when: YearMonth, how: How = 'wording', isEnd = false): string {
  const { year, month } = when;
  const { wording } = sheet;
  const day = isEnd ? lastDay(when) : 1;
  if (wording.isYearOnly) return wording.date(when);
  switch (how) {
    case 'two':
      if (isCjk(sheet)) return wording.date(when);
      return `${two(month)}/${two(year % 100)}`;
    case 'bare':
      return `${month}/${year}`;
    case 'day':
      return `${two(day)}.${two(month)}.${year}`;
    case 'day/':
      return `${two(day)}/${two(month)}/${year}`;
    case 'mon-':
      return `${wording.words.shortMonths[month - 1]}-${year}`;
    case 'slash':
      return `${year}/${two(month)}`;
    case 'ko':
      return `${year}년 ${month}월`;
    case 'wording':
    default:
      return wording.date(when);
  }
}

/** `A – B`; `join` stands between. */
export function period(
  sheet: Sheet,
  { start, end }: { start: YearMonth; end: YearMonth | null },
  how: How = 'wording',
  join = ' – ',
): string {
  const from = date(sheet, start, how);
  const to = end ? date(sheet, end, how, true) : now(sheet);
  return from === to ? from : `${from}${join}${to}`;
}

/** `from A to B` in words. */
export function fromTo(
  sheet: Sheet,
  { start, end }: { start: YearMonth; end: YearMonth | null },
  how: How = 'wording',
): string {
  const its = native[sheet.cv.language];
  const pattern = end ? its?.fromTo : its?.fromNow;
  return (pattern ?? '{a} – {b}')
    .replace('{a}', date(sheet, start, how))
    .replace('{b}', end ? date(sheet, end, how, true) : '');
}

/** What was studied: `Diplom, Informatik`. */
export function studied({ degree, area }: School, join = ', '): string {
  return [degree, area].filter((one) => one !== '').join(join);
}

export function address({ cv: { address: at, language } }: Sheet, hasCountry = false): string {
  if (language === 'ja') return `${at.postalCode} ${at.city}${at.street}`;
  if (language === 'ko') return `(${at.postalCode}) ${at.city} ${at.street}`;
  if (language === 'zh-CN') return `${at.city}${at.street}号`;
  const city = at.region
    ? `${at.city}, ${at.region} ${at.postalCode}`
    : `${at.postalCode} ${at.city}`.trim();
  return [at.street, city, ...(hasCountry ? [at.country] : [])].join(', ');
}

export function cityOf({ cv: { address: at } }: Sheet): string {
  return at.region ? `${at.city}, ${at.region}` : `${at.city}, ${at.country}`;
}

export function born({ cv }: Sheet, sign = '.'): string {
  const { day, month, year } = cv.birth.date;
  return [two(day), two(month), year].join(sign);
}

export function initials({ cv: { name } }: Sheet): string {
  return `${name.first[0] ?? ''}${name.last?.[0] ?? ''}`;
}

export const tasks = ({
  summary,
  highlights,
}: {
  summary: string;
  highlights: readonly string[];
}): string[] => [summary, ...highlights].filter((one) => one !== '');

export const allSkills = ({ cv }: Sheet): string[] => cv.skills.flatMap(({ names }) => names);

/** Certificates, projects, interests and referees, in the natives' headings. */
export function more(sheet: Sheet): { title: string; lines: string[] }[] {
  const { cv, random } = sheet;
  const all: { kind: HeadingKind; lines: string[] }[] = [
    {
      kind: 'certificates',
      lines: cv.certificates.map(
        ({ name, issuer, date: when }) => `${name}, ${issuer}, ${when.year}`,
      ),
    },
    {
      kind: 'projects',
      lines: cv.projects.map(({ name, description }) => `${name}: ${description}`),
    },
    { kind: 'interests', lines: random.chance(0.4) ? [cv.interests.join(', ')] : [] },
    {
      kind: 'references',
      lines: random.chance(0.15)
        ? cv.references.map((one) => `${one.name}, ${one.position}, ${one.phone.international}`)
        : [],
    },
  ];
  return all
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, lines }) => ({ title: h(sheet, kind), lines }));
}

/** The number as people of the language write it into running text: without spaces where these would turn it round. */
export function phone(sheet: Sheet, national = false): string {
  const { phone: its } = sheet.cv;
  if (isRtl(sheet)) return national ? its.national.replaceAll(' ', '') : its.e164;
  return national ? its.national : its.international;
}
