/** What the full-text index of jobs holds beside the words as they are written: their forms, so that other forms find them. */
import { bigrams, cutWord, fold, isIdeographic, searchTokens } from './fold.ts';
import { evenLetters, isLatinWord, stemOf } from './word-stem.ts';

/** Word ends of fewer letters say nothing: "rat" must not find an operator. */
const WORD_END_LETTERS_MIN = 4;
/** A bound for titles that are one long word. */
const FORMS_MAX = 400;

// Each pattern is a function: those of Unicode properties take milliseconds to create, and few requests need them.

/** (m/w/d), (H/F), [gn], (all genders) */
const genderMarks = () =>
  /[([]\s*(?:(?:[mwfdhxv]|div|gn|i|all|genders?)[\s/|,*.]+)*(?:[mwfdhxv]|div|gn|i|genders?)[\s.*]*[)\]]/giu;

/** Feminine endings after a mark: Koch/Köchin stays two words, Pfleger*in, Entwickler:innen and cocinero/a lose theirs. */
const genderEndings = () =>
  /(?<=\p{L})(?:[*:_·]|\/-?|\()(?:innen|in|r|a|o|as|os|trice|e|ne|euse|ère)\)?(?!\p{L})/giu;

const joinedWords = () => /[\p{L}\p{N}]+(?:[-‐‑'’][\p{L}\p{N}]+)+/gu;
const joints = () => /[^\p{L}\p{N}]+/gu;

/** A title without the marks that say whom it means: they stand in titles and in searches, and in neither for a word. */
export function withoutGenderMarks(text: string): string {
  return text.replaceAll(genderMarks(), ' ').replaceAll(genderEndings(), '');
}

/** Words that a hyphen or an apostrophe joins, as one word: Back-Office gives backoffice. */
export function joinedTokens(text: string): string[] {
  const words = fold(text).match(joinedWords()) ?? [];
  return words.map((word) => cutWord(word.replaceAll(joints(), '')));
}

/** Two vowels that stand for a letter with dots: mueller is also muller. Empty for words without them. */
export function withoutDigraphs(word: string): string[] {
  const plain = isLatinWord(word) ? word.replaceAll(/([aou])e/gu, '$1') : word;
  return plain === word ? [] : [plain];
}

/**
 * The tokens of the column `forms` for a title: the stem of every word, every end of a word as it is and its stem, which finds
 * the parts of compounds, and Japanese in one syllabary.
 */
export function formsText(title: string): string {
  const text = withoutGenderMarks(title);
  const tokens = searchTokens(text).map(cutWord);
  const forms = new Set<string>();
  for (const word of [...tokens, ...joinedTokens(text)]) {
    if (isIdeographic(word)) continue;
    for (const spelling of [word, ...withoutDigraphs(word)]) forms.add(stemOf(spelling));
    if (!isLatinWord(word)) continue;
    for (const end of wordEnds(word)) forms.add(stemOf(end)).add(end);
  }
  for (const word of joinedTokens(text)) forms.add(word);
  // Pairs make a phrase, so they are neither sorted out nor among others.
  const pairs = tokens.filter(isIdeographic).flatMap((run) => {
    const even = evenLetters(run);
    return even === run ? [] : bigrams(even);
  });
  return [...forms].slice(0, FORMS_MAX).concat(pairs).join(' ');
}

/** pfleger of krankenpfleger: every proper end of at least four letters, the longest first. */
function wordEnds(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - WORD_END_LETTERS_MIN) }, (_, at) =>
    word.slice(at + 1),
  );
}
