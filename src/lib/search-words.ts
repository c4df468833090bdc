/** The words that a misspelt word of a search may have meant. */
import { indexText, searchTokens } from './fold.ts';
import { withoutGenderMarks } from './search-forms.ts';
import { stemOf } from './word-stem.ts';

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

/** The skills of a job in the full-text index. */
export function skillsText(skills: readonly string[]): string {
  return indexText(skills.join(' ').slice(0, TEXT_LENGTH_MAX));
}
