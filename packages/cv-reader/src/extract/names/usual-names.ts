/** Tells what could be the name of a person from slogans, companies and sentences. */
import { isSmallWord } from './names.ts';
import { compact, isIdeographic } from '../text-folding.ts';
import { firstNames } from '../words/first-names.ts';
import { familyNames } from '../words/surnames.ts';

const firsts: ReadonlySet<string> = new Set(firstNames.map((name) => compact(name)));
const families: ReadonlySet<string> = new Set(familyNames);
/** Characters of a whole name. */
const NAME_LENGTHS = { least: 2, most: 5 } as const;

/** Whether one of the words is a usual first name. */
export function hasFirstName(text: string): boolean {
  return text.split(/[\s‐-]+/u).some((word) => firsts.has(compact(word)));
}

/** A hyphen or an apostrophe of a name whose letters are set apart: `Anna - Lena Weber`, `Dell ' Acqua`. */
export function withoutGaps(text: string): string {
  return text
    .replace(/(?<=\p{L})\s(['’])\s(?=\p{Lu})/gu, '$1')
    .replace(/(?<![\p{L}-])(\p{L}+)\s-\s(\p{L}+)(?!\p{L})/u, (whole, one: string, other: string) =>
      hasFirstName(one) && hasFirstName(other) ? `${one}-${other}` : whole,
    );
}

/** Whether a name in Chinese characters or in Hangul begins with a usual family name. */
export function hasFamilyName(text: string): boolean {
  const bare = text.replaceAll(/\s/gu, '');
  if (!isIdeographic.test(bare)) return false;
  if (bare.length < NAME_LENGTHS.least || bare.length > NAME_LENGTHS.most) return false;
  return [3, 2, 1].some((count) => count < bare.length && families.has(bare.slice(0, count)));
}

const latin = /\p{Script=Latin}/u;
/** Languages that are not written in Latin letters. */
const isOtherwiseWritten: ReadonlySet<string> = new Set(
  'ja zh ko ar fa he hi el ru uk bg'.split(' '),
);

/** Whether a text is in Latin letters where the language has others: rather a product or a company than a name. */
export function isForeign(text: string, language: string): boolean {
  return isOtherwiseWritten.has(language) && latin.test(text);
}

/** `d'Angelo`, `al-Sayed`. */
const prefixed = /^\p{Ll}{1,2}['’-]\p{Lu}/u;

/** Whether words with a capital and words without one stand beside each other, as in `Get in touch`. */
export function isMixed(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => !isSmallWord(word) && !prefixed.test(word));
  return words.some((word) => /^\p{Lu}/u.test(word)) && words.some((word) => /^\p{Ll}/u.test(word));
}
