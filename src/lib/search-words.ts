/** The words that a misspelt word of a search may have meant. */
import { indexText, searchTokens } from './fold.ts';
import { withoutGenderMarks } from './search-forms.ts';
import { isLatinWord, stemOf } from './word-stem.ts';

/** Shorter words have too many neighbours, longer ones are none. */
const WORD_LETTERS_MIN = 4;
const WORD_LETTERS_MAX = 64;
/** More text than this in the skills of a job, and in the name of a company, is not searched. */
const TEXT_LENGTH_MAX = 1_000;

const wordOfLetters = () =>
  new RegExp(`^[\\p{L}\\p{M}]{${WORD_LETTERS_MIN},${WORD_LETTERS_MAX}}$`, 'u');

/** The words of texts, and their stems, as a stem often is a word of its own. */
export function spellableWords(texts: readonly string[]): string[] {
  const isWord = wordOfLetters();
  const tokens = texts.flatMap((text) =>
    searchTokens(withoutGenderMarks(text.slice(0, TEXT_LENGTH_MAX))),
  );
  return [...new Set(tokens.flatMap((word) => [word, stemOf(word)]))].filter((word) =>
    isWord.test(word),
  );
}

/** As the trigger `search_words_ended` has it. */
const COMPOUND_LETTERS_MIN = 9;
const END_LETTERS_MIN = 6;
const END_LETTERS_MAX = 30;
const BEFORE_END_MIN = 3;

/** The ends of a compound that may have become words of the vocabulary: `pfleger` of `altenpfleger`. */
export function compoundEnds(word: string): string[] {
  if (word.length < COMPOUND_LETTERS_MIN || !isLatinWord(word)) return [];
  const longest = Math.min(END_LETTERS_MAX, word.length - BEFORE_END_MIN);
  const lengths = Array.from(
    { length: longest - END_LETTERS_MIN + 1 },
    (_, at) => END_LETTERS_MIN + at,
  );
  return lengths.map((length) => word.slice(-length));
}

/** The skills of a job in the full-text index. */
export function skillsText(skills: readonly string[]): string {
  return indexText(skills.join(' ').slice(0, TEXT_LENGTH_MAX));
}
