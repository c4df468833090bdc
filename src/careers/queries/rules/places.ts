/** How the name of a place may be written: as it is declined, with another letter at its end, or with the word for a city. */
import { slugsOfPlace } from '#careers/locations/rules/near.ts';
import type { Reading } from './terms.ts';

const PLACE_WORDS_MAX = 3;
/** Names that are looked up for one search. */
const KEYS_MAX = 60;

/** A name, and the ends that stand for its own after a preposition. */
const endings: readonly (readonly [end: RegExp, own: readonly string[]])[] = [
  // Polish: w Lublinie, w Warszawie, w Krakowie, w Gdańsku, w Łodzi, w Katowicach, w Bydgoszczy, w Gdyni.
  [/(?<=[a-z]{3})nie$/u, ['n', 'na', 'no']],
  [/(?<=[a-z]{3})(?<=[^n])ie$/u, ['', 'a', 'o']],
  [/(?<=[a-z]{3})u$/u, ['', 'o']],
  [/(?<=[a-z]{2})zi$/u, ['z', 'dz']],
  [/(?<=[a-z]{3})ach$/u, ['e', 'y', 'a']],
  [/(?<=[a-z]{3})czy$/u, ['cz']],
  [/(?<=[a-z]{3})i$/u, ['', 'ia']],
  [/(?<=[a-z]{3})ej-([a-z]+)$/u, ['a-$1']],
];

/** Of the United States, Canada and Australia: no other country writes a code behind its towns. */
const stateCodes: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN ' +
    'TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT'
  ).split(' '),
);

export function isStateCode(text: string): boolean {
  return stateCodes.has(text);
}

/** The same with the endings that a name has after a preposition. */
export function declined(slugs: readonly string[]): string[] {
  const others = slugs.flatMap((one) =>
    endings.flatMap(([end, own]) =>
      end.test(one) ? own.map((last) => one.replace(end, last)) : [],
    ),
  );
  return [...new Set([...slugs, ...others])];
}

/** Terms that may be a place: by their slugs, or as a postal code. */
export type PlaceRun = {
  from: number;
  to: number;
  slugs: readonly string[];
  isMarked: boolean;
  code?: string;
};

/** Those that are marked first, then the longest. */
export function placeRuns({ terms, marked }: Reading): PlaceRun[] {
  const runs: PlaceRun[] = marked ? [{ ...marked, isMarked: true }] : [];
  for (let length = Math.min(PLACE_WORDS_MAX, terms.length); length > 0; length--) {
    for (let from = 0; from + length <= terms.length; from++) {
      const words = terms.slice(from, from + length);
      if (words.some(({ filter, isCode }) => filter || isCode)) continue;
      const code = length === 1 ? words[0]?.postalCode : undefined;
      const slugs = slugsOfPlace(words.map(({ text }) => text).join(' '));
      // The beginning of what is marked is marked: a town with its quarter.
      const isMarked = marked !== null && from === marked.from && from + length <= marked.to;
      const run = { from, to: from + length, slugs, isMarked };
      if (code !== undefined) runs.push({ ...run, slugs: [], code });
      else if (slugs.length > 0) runs.push(run);
    }
  }
  return runs;
}

/** The slugs of the places that may be meant. */
export function placeSlugs(reading: Reading): string[] {
  return [...new Set(placeRuns(reading).flatMap(({ slugs }) => slugs))].slice(0, KEYS_MAX);
}

/** The beginnings of the postal codes, the longest first. */
export function codePrefixes({ terms }: Reading): string[] {
  return terms.flatMap(({ postalCode: code = '' }) =>
    Array.from({ length: Math.max(0, code.length - 1) }, (_, cut) =>
      code.slice(0, code.length - cut),
    ),
  );
}

export function textOfRun({ terms }: Reading, { from, to }: PlaceRun): string {
  const words = terms.slice(from, to).filter(({ isCode }) => !isCode);
  return words.map(({ text }) => text).join(' ');
}
