/** Search keys of texts in any script: folded text, slugs, and what the full-text index holds and is asked. */

/** A query is cut to this many UTF-16 units before anything else looks at it. */
const QUERY_LENGTH_MAX = 1_000;
/** More words than this narrow no search any further. */
const QUERY_TOKENS_MAX = 12;
/** A longer word is indexed and asked for by its first characters. */
const TOKEN_LENGTH_MAX = 64;

/**
 * Letters that carry their mark inside, so that no decomposition takes it off; and the final sigma,
 * which lower-casing writes by context.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const bearers = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

// Each pattern is a function: those of Unicode properties take milliseconds to create, and few requests need them.

/** Everything written for an apostrophe, the transliterated hamza and ayn among them. */
const apostrophes = () => /[`‘’‛′ʹʻʼʽʾʿ]/gu;

const zeroWidthSpace = () => /\u200B/gu;

/** Soft hyphens, joiners, direction and variation selectors: they change the look, not the word. */
const invisible = () => /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Tatweel, harakat and Quranic marks. The madda and the hamzas (0653 to 0655) belong to their letter
 * and are not among them.
 */
const arabicVowels = () =>
  /[\u0640\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/gu;

/** A mark is an accent after a Latin or Greek letter only; in Hindi, Thai or й it is part of the word. */
const accents = () => /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** Thai and Lao am, which NFKD takes apart and NFKC does not put together again. */
const am: Readonly<Record<string, string>> = { '\u0E4D\u0E32': '\u0E33', '\u0ECD\u0EB2': '\u0EB3' };

const marksWithoutLetter = () => /(?<![\p{L}\p{M}])\p{M}+/gu;

/**
 * A word; `+` and `#` belong to it only where they name a language (c++, c#), as elsewhere they stand
 * between words (Vertrieb+Marketing).
 */
const wordPattern = () =>
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?<=(?<![\p{L}\p{N}\p{M}])[a-z]{1,2})(?:\+{1,2}|#)(?![\p{L}\p{M}+#]))?/gu;

/** Scripts written without spaces whose every character means something. */
const ideographs = () => /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu;
const ideographic = () => /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/**
 * The key under which spellings of one text meet: `ZÜRICH`, `Zürich` and `Zurich` give `zurich`,
 * vocalized and plain Arabic the same, 東京 stays itself. Folding a key again changes nothing.
 */
export function fold(text: string): string {
  return text
    .replace(/´/gu, "'") // NFKD would make a space of it
    .normalize('NFKD')
    .replace(apostrophes(), "'")
    .replace(zeroWidthSpace(), ' ')
    .replace(invisible(), '')
    .replace(arabicVowels(), '')
    .replace(accents(), '')
    .replace(marksWithoutLetter(), '')
    .normalize('NFKC')
    .replace(/\u0E4D\u0E32|\u0ECD\u0EB2/gu, (parts) => am[parts] ?? parts)
    .toLowerCase()
    .replace(bearers, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The part of a path that names `text`: folded, apostrophes dropped, every other run that is no letter
 * or number one hyphen. Native scripts stay. Empty when the text has no letter or number.
 */
export function slug(text: string): string {
  return fold(text)
    .replace(/'/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .normalize('NFC'); // what an apostrophe kept apart
}

/** The folded words of a text, in order; a run of Chinese or Japanese characters is a word of its own. */
export function searchTokens(text: string): string[] {
  return fold(text).replace(ideographs(), ' $& ').match(wordPattern()) ?? [];
}

/** The overlapping pairs of a text's characters: 東京都 gives 東京 and 京都, a lone character itself. */
export function bigrams(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * What the full-text index holds for a title. It expects the tokenizer
 * `unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '+#'`.
 */
export function indexText(text: string): string {
  return searchTokens(text)
    .flatMap((token) => (isIdeographic(token) ? indexedPairs(token) : [cutWord(token)]))
    .join(' ');
}

/**
 * The FTS5 query that finds the texts holding every word of `text` in `columns`, the last one as a beginning; null
 * when the text has no word. It names its column, so `... AND scope : (...)` may follow it. Words are
 * letters, numbers, marks, `+` and `#` within quotes: nothing in `text` reaches the query's syntax.
 */
export function matchQuery(text: string, columns: string = 'title'): string | null {
  const tokens = queryTokens(text);
  if (tokens.length === 0) return null;
  const terms = tokens.map((token, index) => term(cutWord(token), index === tokens.length - 1));
  return `${columns} : (${terms.join(' AND ')})`;
}

/**
 * The same for an index that knows no order of words (`detail=column`): neighbouring characters are looked for one pair at a
 * time. The name of the column is left to the caller.
 */
export function matchWords(text: string): string | null {
  const tokens = queryTokens(text);
  if (tokens.length === 0) return null;
  const terms = tokens.flatMap((token, index) =>
    isIdeographic(token) && Array.from(token).length > 1
      ? bigrams(token).map((pair) => `"${pair}"`)
      : [term(cutWord(token), index === tokens.length - 1)],
  );
  return terms.join(' AND ');
}

/** The words of a query that count. */
export function queryTokens(text: string): string[] {
  return searchTokens(text.slice(0, QUERY_LENGTH_MAX)).slice(0, QUERY_TOKENS_MAX);
}

/** Whether a word is written in Chinese or Japanese characters. */
export function isIdeographic(word: string): boolean {
  return ideographic().test(word);
}

/** The pairs, and the last character alone: no pair begins with it, yet it may be searched for. */
function indexedPairs(run: string): string[] {
  const characters = Array.from(run);
  return characters.length < 2 ? characters : [...bigrams(run), ...characters.slice(-1)];
}

function term(token: string, isLast: boolean): string {
  if (!isIdeographic(token)) return isLast ? `"${token}"*` : `"${token}"`;
  const pairs = bigrams(token);
  return Array.from(token).length === 1 ? `"${token}"*` : `"${pairs.join(' ')}"`;
}

/** Cut by characters: half a surrogate pair is not text. */
export function cutWord(token: string): string {
  return Array.from(token).slice(0, TOKEN_LENGTH_MAX).join('');
}

/** Whether a text has all words, also inside its own. A key without letters and digits is in none. */
export function hasWords(text: string, words: string): boolean {
  const tokens = searchTokens(words);
  const folded = fold(text);
  return tokens.length > 0 && tokens.every((token) => folded.includes(token));
}
