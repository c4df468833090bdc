/** Reads headings that no list has by the one word that says what they are about: `Vivência profissional`. */
import type { Heading } from './headings.ts';
import { isIdeographic, plain, wordsOf } from './text-folding.ts';
import type { SectionKind } from './words/headings.ts';
import {
  educationStems,
  languageStems,
  otherStems,
  skillStems,
  stemsWithoutSpaces,
  workStems,
} from './words/heading-stems.ts';

type Kind = keyof typeof stemsWithoutSpaces;

const WORDS_MAX = 6;
const LENGTH_MAX = 50;

const folded = (list: readonly string[]) => list.map((stem) => plain(stem));
const stems: Readonly<Record<Kind, readonly string[]>> = {
  languages: folded(languageStems),
  skills: folded(skillStems),
  work: folded(workStems),
  education: folded(educationStems),
};
const others = folded(otherStems);

/** For lines that are set apart as the known headings are: other text has these words as well. */
export function stemHeadingOf(text: string): Heading | null {
  if (text.length > LENGTH_MAX || /\d/u.test(text)) return null;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > WORDS_MAX || words.some((word) => begins(word, others)))
    return null;
  const kinds = kindsOf(text, words);
  return kinds.length > 0 ? { kinds, languages: [] } : null;
}

function kindsOf(text: string, words: readonly string[]): SectionKind[] {
  const about = (kind: Kind) =>
    isIdeographic.test(text)
      ? stemsWithoutSpaces[kind].some((stem) => text.includes(stem))
      : words.some((word) => begins(word, stems[kind]));
  // `Language skills` and `Professional skills` say twice what they are about.
  if (about('languages')) return ['languages'];
  if (about('skills')) return ['skills'];
  return (['work', 'education'] as const).filter((kind) => about(kind));
}

function begins(word: string, list: readonly string[]): boolean {
  return list.some((stem) => word.startsWith(stem));
}
