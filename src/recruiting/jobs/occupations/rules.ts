/** Suggests occupations of the German classification KldB 2010 by the title of a job. */
import { searchTokens } from '#lib/fold.ts';
import { withoutGenderMarks } from '#lib/search-forms.ts';

/** Four digits of a sub-group, and one from 1 to 4: what the work demands. */
export const occupationCode = /^\d{4}[1-4]$/u;

export type Occupation = { code: string; name: string };

/** A job title, or the name of a sub-group, and its groups. */
type Entry = { words: readonly string[]; codes: readonly string[]; weight: number };

export type Occupations = {
  names: ReadonlyMap<string, string>;
  entries: readonly Entry[];
  /** How much a word says: rare ones say more. */
  rarity: ReadonlyMap<string, number>;
};

/** The official names of the fifth digit. */
const demands: Readonly<Record<string, string>> = {
  1: 'Helfer-/Anlerntätigkeiten',
  2: 'fachlich ausgerichtete Tätigkeiten',
  3: 'komplexe Spezialistentätigkeiten',
  4: 'hoch komplexe Tätigkeiten',
};
/** Sub-groups that end with 9. */
const leaders: Readonly<Record<string, string>> = { 3: 'Aufsichtskräfte', 4: 'Führungskräfte' };

/** The name of a sub-group says less than a job title of it. */
const NAME_WEIGHT = 0.75;

/** Reads the file, whose first lines say how it is written. */
export function readOccupations(file: string): Occupations {
  const names = new Map<string, string>();
  const entries: Entry[] = [];
  const add = (title: string, codes: readonly string[], weight = 1) => {
    const words = wordsOf(title);
    if (words.length > 0) entries.push({ words, codes, weight });
  };
  for (const line of file.split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    const [code = '', added] = line.split('+');
    if (added !== undefined) {
      for (const title of added.split(';')) add(title, [code]);
      continue;
    }
    const [group = '', name = '', ...parts] = line.split('|');
    for (const part of parts) {
      const [levels = '', titles = ''] = part.split(':');
      const codes = Array.from(levels, (level) => `${group}${level}`);
      for (const one of codes) names.set(one, nameOf(one, name));
      for (const title of titles.split(';')) add(title, codes);
    }
    add(
      name,
      [...names.keys()].filter((one) => one.startsWith(group)),
      NAME_WEIGHT,
    );
  }
  return { names, entries, rarity: rarityOf(entries) };
}

function nameOf(code: string, name: string): string {
  const level = code.slice(4);
  return code[3] === '9' ? `${leaders[level]} – ${name}` : `${name} – ${demands[level]}`;
}

/** Words that name no occupation. */
const silent = new Set(
  'in im und oder der die das des fur mit von zu zum zur bzw am an als auf den the and of for with a m w d f x gn berufe kraft ohne spezialisierung sonstige spezifische tatigkeitsangabe senior junior vollzeit teilzeit befristet job'.split(
    ' ',
  ),
);

/** Of a title, without what tells men and women apart. */
export function wordsOf(title: string): string[] {
  const words = searchTokens(withoutGenderMarks(title)).map(neutral);
  return [...new Set(words.filter((word) => !silent.has(word)))];
}

function neutral(word: string): string {
  return word
    .replace(/innen$/u, '')
    .replace(/(?<=\p{L}{4})in$/u, '')
    .replace(/(?<=kauf|fach|zimmer)(?:frau|leute)$/u, 'mann');
}

function rarityOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of entries) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log(entries.length / count)]));
}

const SUGGESTED = 5;
/** A worse one is no suggestion. */
const SCORE_MIN = 0.3;
/** Of the groups of one title, those of skilled work come first. */
const levelOrder = '2341';

/** The best groups for a title, the best first. */
export function suggestedFor({ names, entries, rarity }: Occupations, title: string): Occupation[] {
  const typed = wordsOf(title).map((word) => ({
    weight: rarity.get(word) ?? UNKNOWN_RARITY,
    likeness: likenessTo(word, rarity),
  }));
  const scores = new Map<string, number>();
  for (const { words, codes, weight } of entries) {
    const score = weight * likenessOf(typed, words, rarity);
    if (score < SCORE_MIN) continue;
    for (const code of codes) {
      const own = score + leaning(title, code) - levelOrder.indexOf(code.slice(4)) / 100;
      if (own > (scores.get(code) ?? 0)) scores.set(code, own);
    }
  }
  return [...scores]
    .toSorted(([code, score], [other, less]) => less - score || (code < other ? -1 : 1))
    .slice(0, SUGGESTED)
    .map(([code]) => ({ code, name: names.get(code) ?? '' }));
}

const helps = /helfer|hilfe|hilfskraft|helper/iu;
const leads = /leiter|leitung|head of|director|direktor|chef\b|meister\b/iu;

/** A title that says who helps or leads means such groups. */
function leaning(title: string, code: string): number {
  const asHelper = helps.test(title) === code.endsWith('1') ? 0 : -0.08;
  const asLeader = leads.test(title) === (code[3] === '9') ? 0 : -0.05;
  return asHelper + asLeader;
}

type TypedWord = { weight: number; likeness: ReadonlyMap<string, number> };

/** Of a word that no entry has. */
const UNKNOWN_RARITY = 3;

/** The words that a word is like, and how much. */
function likenessTo(word: string, rarity: Occupations['rarity']): Map<string, number> {
  const all = [...rarity.keys()].map((other) => [other, alike(word, other)] as const);
  return new Map(all.filter(([, much]) => much > 0));
}

/** How far each of two lists of words says the other; 1: the same. */
function likenessOf(
  typed: readonly TypedWord[],
  words: readonly string[],
  rarity: Occupations['rarity'],
): number {
  const own = words.map((word) => ({
    weight: rarity.get(word) ?? UNKNOWN_RARITY,
    best: best(typed.map(({ likeness }) => likeness.get(word))),
  }));
  const theirs = typed.map(({ weight, likeness }) => ({
    weight,
    best: best(words.map((word) => likeness.get(word))),
  }));
  return 0.55 * mean(own) + 0.45 * mean(theirs);
}

const best = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((most, value = 0) => Math.max(most, value), 0);

function mean(parts: readonly { weight: number; best: number }[]): number {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : parts.reduce((sum, part) => sum + part.weight * part.best, 0) / all;
}

/** A compound is much like its end, and somewhat like its beginning. */
function alike(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 4) return 0;
  const share = short.length / long.length;
  if (long.endsWith(short)) return 0.4 + 0.5 * share;
  if (long.startsWith(short)) return 0.3 + 0.5 * share;
  return short.slice(0, -2) === long.slice(0, short.length - 2) ? 0.9 * share : 0;
}
