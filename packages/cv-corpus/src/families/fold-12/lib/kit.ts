/** What the layouts of the fold share: headings, names, the sections at the end. Months, places and lists are those of fold 11. */
import type { School } from '../../../cv.ts';
import type { Sheet } from '../../../family.ts';
import type { HeadingKind } from '../../../words.ts';
import { number, place } from '../../fold-11/lib/kit.ts';
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
const OWN_SHARE = 0.7;
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

/** Mail, number and address, in one of the orders that people use. */
export function contacts(sheet: Sheet, withLink = true): string[] {
  const { cv, random } = sheet;
  const link = withLink ? cv.links.slice(0, 1).map(({ url }) => url) : [];
  const [mail, phone, where] = [cv.email, number(sheet, random.chance(0.4)), place(sheet)];
  return random.pick([
    [where, phone, mail, ...link],
    [mail, phone, where, ...link],
    [phone, mail, ...link, where],
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
            `${name}, ${issuer} (${wording.date(date)})`,
            `${wording.date(date)}: ${name} – ${issuer}`,
            `${name} | ${issuer} | ${date.year}`,
            `${issuer}: ${name}`,
          ][shape] ?? name,
      ),
    ],
    ['projects', cv.projects.map(({ name, description }) => `${name}: ${description}`)],
    ['interests', random.chance(0.4) ? [cv.interests.join(random.pick([', ', ' · ', ' / ']))] : []],
    [
      'references',
      random.chance(0.15)
        ? cv.references.map(
            (one) => `${one.name} – ${one.position} – ${one.email} – ${one.phone.international}`,
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
