/** What the words of a name tell against it. */
import type { Line } from '../lines.ts';
import { isSmallWord } from '../names/names.ts';
import { compact, isIdeographic, wordsOf } from '../text-folding.ts';
import { documentTitles, headings } from '../words/headings.ts';
import * as labels from '../words/labels.ts';
import {
  addressLabels,
  emailLabels,
  nameLabels,
  phoneLabels,
  privateLabels,
} from '../words/labels-of-persons.ts';
import { phrases } from '../words/phrases.ts';

/** Shorter words are parts of many names. */
const WORD_MIN = 3;

const vocabulary: ReadonlySet<string> = new Set(
  [
    ...documentTitles,
    ...Object.values(headings).flatMap((one) =>
      Object.values(one).flatMap((list) => phrases(list)),
    ),
    ...Object.values(labels).flat(),
    ...addressLabels,
    ...emailLabels,
    ...nameLabels,
    ...phoneLabels,
    ...privateLabels,
  ]
    .flatMap((phrase) => wordsOf(phrase))
    .filter((word) => word.length >= WORD_MIN),
);

/** Whether half of the words are those of headings and labels: `Application Form`, `Sơ yếu`. */
export function isOfVocabulary(name: string): boolean {
  if (isIdeographic.test(name)) return vocabulary.has(compact(name));
  const words = wordsOf(name).filter((word) => !isSmallWord(word));
  const known = words.filter((word) => vocabulary.has(word)).length;
  return known > 0 && known * 2 >= words.length;
}

/** `McDonald`, `DeVito` and `O'Neill` have a capital within. */
const inner =
  /(?<!(?<![\p{L}])(?:Mc|Mac|Fitz|[DdLl][aeiu]|[Vv]an|[Vv]on|[Dd]e[lr]|[Ss]t))(?<=\p{Ll})\p{Lu}/u;

export function isRunTogether(name: string): boolean {
  return inner.test(name.normalize('NFC'));
}

/** Whether a word is one letter without a point. */
export function hasLettersApart(name: string): boolean {
  if (isIdeographic.test(name)) return false;
  return name.split(/\s+/u).some((word) => /^\p{L}\p{M}*$/u.test(word) && !isSmallWord(word));
}

/** Whether the text around a name goes on right before or behind it. */
export function isPartOfText(name: string, { cells }: Line): boolean {
  const cell = cells.find(({ text }) => text.includes(name))?.text;
  if (cell === undefined || isIdeographic.test(name)) return false;
  const at = cell.indexOf(name);
  return /\p{L}\s?$/u.test(cell.slice(0, at)) || /^\s?\p{L}/u.test(cell.slice(at + name.length));
}

/** A word in small letters, and no part of an address. */
const smallWord = /(?<![\p{L}\p{M}\p{N}@._/-])\p{Ll}[\p{L}\p{M}]{2,}(?!\p{L}|[@_/]|[.-]\p{L})/gu;
const wordsByCv = new WeakMap<readonly Line[], ReadonlySet<string>>();

/** Whether half of the words stand elsewhere in small letters: those of a slogan, and not those of a name. */
export function hasUsualWords(name: string, all: readonly Line[]): boolean {
  const words = wordsOf(name).filter((word) => word.length >= WORD_MIN && !isSmallWord(word));
  const known = smallWordsIn(all);
  const usual = words.filter((word) => known.has(word)).length;
  return usual > 0 && usual * 2 >= words.length;
}

function smallWordsIn(all: readonly Line[]): ReadonlySet<string> {
  const kept = wordsByCv.get(all);
  if (kept) return kept;
  const words = all.flatMap(({ text }) => text.match(smallWord) ?? []);
  const found = new Set(words.map((word) => compact(word)));
  wordsByCv.set(all, found);
  return found;
}
