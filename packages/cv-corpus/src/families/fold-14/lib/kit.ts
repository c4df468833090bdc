/** What the layouts of the fold share: headings, contacts, the sections at the end. Dates, places and lists are those of fold 11. */
import type { School } from '../../../cv.ts';
import type { Sheet } from '../../../family.ts';
import type { HeadingKind } from '../../../words.ts';
import { number, skillList, spoken, town } from '../../fold-11/lib/kit.ts';
import { headings } from './headings.ts';

export {
  birthday,
  home,
  isRtl,
  months,
  number,
  on,
  place,
  profile,
  skillList,
  span,
  spoken,
  tasks,
  town,
  utf8,
} from '../../fold-11/lib/kit.ts';

const OWN = ['summary', 'work', 'education', 'skills', 'languages'];
const OWN_SHARE = 0.6;
const known = new WeakMap<Sheet, Map<HeadingKind, string>>();

/** A heading, in the words of this fold or of the corpus, the same throughout a CV. */
export function h(sheet: Sheet, kind: HeadingKind): string {
  let its = known.get(sheet);
  if (!its) known.set(sheet, (its = new Map()));
  const had = its.get(kind);
  if (had !== undefined) return had;
  const own = headings[sheet.cv.language]?.[OWN.indexOf(kind)]?.split('|');
  const made =
    own && sheet.random.chance(OWN_SHARE) ? sheet.random.pick(own) : sheet.wording.heading(kind);
  its.set(kind, made);
  return made;
}

/** The subject with the degree, as `BSc, Biology` or, with `isTurned`, `Biology (BSc)`. */
export function course({ degree, area }: School, join = ', ', isTurned = false): string {
  if (degree === '' || area === '') return degree + area;
  return isTurned ? `${area} (${degree})` : `${degree}${join}${area}`;
}

/** In capitals, as the language has them. */
export const upper = (sheet: Sheet, text: string): string =>
  text.toLocaleUpperCase(sheet.cv.language);

/** Names and titles in capitals where these still say how the word is written: they lose accents, dots and ß in Greek, Turkish and German. */
export function capitals(sheet: Sheet, text: string): string {
  const isLossy = /^(?:el|tr)$/u.test(sheet.cv.language) || /[ßı]/u.test(text);
  return isLossy ? text : upper(sheet, text);
}

/** Town and country, as people write who apply abroad. */
export function townAndCountry({ cv: { address: at } }: Sheet): string {
  return [at.city, at.region, at.country].filter((one) => one !== null && one !== '').join(', ');
}

/** The address in full with the country, in the order of the language. */
export function whole({ cv: { address: at, language } }: Sheet): string {
  if (language === 'ja') return `〒${at.postalCode} ${at.city}${at.street}`;
  if (language === 'zh-CN') return `${at.country}${at.city}${at.street}`;
  if (language === 'ko') return `${at.country} ${at.city} ${at.street} (${at.postalCode})`;
  return `${at.street}, ${town({ cv: { address: at } })}, ${at.country}`;
}

/** The name under which the person has pages. */
export const handle = ({ cv }: Sheet): string =>
  (cv.links[0]?.url.split('/').at(-1) ?? 'me').replaceAll(/[^a-z0-9]/gu, '');

const PROGRAMS = /^(?:Git|Python|Java|JavaScript|TypeScript|SQL|Go|PHP|C#|React|Docker)$/u;

/** The page of the network, and one with code of those who program. */
export function pages(sheet: Sheet): string[] {
  const own = skillList(sheet).some((one) => PROGRAMS.test(one))
    ? [`github.com/${handle(sheet)}`]
    : [];
  return [...sheet.cv.links.slice(0, 1).map(({ url }) => url), ...own];
}

/** Mail, number, town and pages, in one of the orders that people use; the address is short or whole. */
export function contacts(sheet: Sheet, isWhole = false, withLinks = true): string[] {
  const { cv, random } = sheet;
  const where = isWhole ? whole(sheet) : townAndCountry(sheet);
  const links = withLinks ? cv.links.slice(0, random.integer(0, 1)).map(({ url }) => url) : [];
  const phone = number(sheet, random.chance(0.3));
  return random.pick([
    [cv.email, phone, ...links, where],
    [phone, cv.email, where, ...links],
    [where, cv.email, phone, ...links],
  ]);
}

type Part = { title: string; lines: string[] };

/** Certificates, projects and, of some people, interests and referees. */
export function rest(sheet: Sheet, without: readonly HeadingKind[] = []): Part[] {
  const { cv, random, wording } = sheet;
  const shape = random.integer(0, 3);
  const parts: [HeadingKind, string[]][] = [
    [
      'certificates',
      cv.certificates.map(
        ({ name, issuer, date }) =>
          [
            `${name} (${issuer}, ${date.year})`,
            `${name} | ${issuer} | ${wording.date(date)}`,
            `${date.year} – ${name}, ${issuer}`,
            `${name}, ${issuer}`,
          ][shape] ?? name,
      ),
    ],
    ['projects', cv.projects.map(({ name, description }) => `${name} – ${description}`)],
    ['interests', random.chance(0.4) ? [cv.interests.join(random.pick([', ', ' | ', ' • ']))] : []],
    [
      'references',
      random.chance(0.15)
        ? cv.references.map(
            (one) => `${one.name} (${one.position}), ${one.phone.international}, ${one.email}`,
          )
        : [],
    ],
  ];
  return parts
    .filter(([kind, lines]) => lines.length > 0 && !without.includes(kind))
    .map(([kind, lines]) => ({ title: h(sheet, kind), lines }));
}

/** The sections at the end as one list: `head` of the title, then what `inside` makes of the lines. */
export function ends<T>(
  sheet: Sheet,
  head: (title: string) => T | readonly T[],
  inside: (lines: readonly string[]) => readonly T[],
  without: readonly HeadingKind[] = [],
): T[] {
  return rest(sheet, without).flatMap(
    ({ title, lines }) => [head(title), inside(lines)].flat() as T[],
  );
}

/** Skills by group, `Group: a, b`, or all of them in one run. */
export function skillLines(sheet: Sheet, join = ', '): string[] {
  const { cv, random } = sheet;
  return random.chance(0.7)
    ? cv.skills.map(({ label, names }) => `${label}: ${names.join(join)}`)
    : [skillList(sheet).join(join)];
}

/** Spoken languages in one line, as people do who have little room. */
export const spokenLine = (sheet: Sheet): string =>
  sheet.random.chance(0.5)
    ? spoken(sheet).join(', ')
    : sheet.cv.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
