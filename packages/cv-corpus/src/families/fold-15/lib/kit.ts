/** What the layouts of the fold share: headings and the sections at the end. Dates, places, contacts and lists are those of folds 11 and 14. */
import type { Sheet } from '../../../family.ts';
import type { HeadingKind } from '../../../words.ts';
import { headings } from './headings.ts';

export {
  birthday,
  capitals,
  contacts,
  course,
  isRtl,
  number,
  on,
  place,
  profile,
  skillLines,
  skillList,
  span,
  spoken,
  spokenLine,
  tasks,
  townAndCountry,
  upper,
  utf8,
  whole,
} from '../../fold-14/lib/kit.ts';

const OWN = ['summary', 'work', 'education', 'skills', 'languages'];
const OWN_SHARE = 0.65;
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

/** The words of a layout in the language of the CV, written with `|`, by their place in the list. */
export function wordsIn(
  words: Readonly<Record<string, string>>,
  { cv }: Sheet,
): (at: number) => string {
  const its = (words[cv.language] ?? '').split('|');
  return (at) => its[at] ?? '';
}

/** A label with its colon, as the language writes it. */
export function labelled({ cv }: Sheet, label: string, value: string): string {
  if (/^(?:ja|zh-CN)$/u.test(cv.language)) return `${label}：${value}`;
  return `${label}${cv.language === 'fr' ? ' ' : ''}: ${value}`;
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
            `${name} – ${issuer} (${date.year})`,
            `${wording.date(date)} – ${name}, ${issuer}`,
            `${name}; ${issuer}; ${date.year}`,
            `${name} (${issuer})`,
          ][shape] ?? name,
      ),
    ],
    ['projects', cv.projects.map(({ name, description }) => `${name} — ${description}`)],
    ['interests', random.chance(0.4) ? [cv.interests.join(random.pick([', ', '; ', ' · ']))] : []],
    [
      'references',
      random.chance(0.15)
        ? cv.references.map(
            (one) => `${one.name}, ${one.position}; ${one.phone.international}; ${one.email}`,
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
