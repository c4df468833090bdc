/** Estimates how hard a password is to guess for an attacker who tries common words, years, rows of keys and repetitions first. */

/** The words of the list, which stand between spaces and line breaks. */
export function parseCommonPasswords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** Bits of each part of a password. An attacker's list of passwords has about as many entries. */
const bits = { word: 12, ownWord: 6, year: 7, row: 8, run: 6, repetition: 1, digit: 3.5, other: 6 };

const WORD_LENGTH_MIN = 4;
const OWN_WORD_LENGTH_MIN = 3;
const WORD_LENGTH_MAX = 24;
const ROW_LENGTH_MIN = 3;
/** The alphabet. A longer row counts as several. */
const ROW_LENGTH_MAX = 26;

/** Words that every password of this service might have. */
const serviceWords = [
  'recruiting',
  'recruiter',
  'recruitment',
  'recruit',
  'hiring',
  'career',
  'careers',
  'spring',
  'summer',
  'autumn',
  'winter',
  'sommer',
  'herbst',
  'passwort',
  'willkommen',
];

const keyRows = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The words of names and addresses, as people put them into passwords. */
export function ownWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join('')];
  });
  return words.filter(({ length }) => length >= OWN_WORD_LENGTH_MIN);
}

/** Words that an attacker tries first. */
export type Guesses = {
  /** Those of the person. */
  own: readonly string[];
  /** Common passwords. */
  common: ReadonlySet<string>;
};

/** The bits of the cheapest way to spell a text, which is in lower case. */
export function guessBits(text: string, { own, common }: Guesses): number {
  const plain = Array.from(text, (one) => leet[one] ?? one).join('');
  const known = new Set([...own, ...serviceWords]);
  const cheapest = [0];
  for (let end = 1; end <= text.length; end++) {
    cheapest.push(Infinity);
    for (let start = Math.max(0, end - PART_LENGTH_MAX); start < end; start++) {
      const part = { whole: text, start, end, plain: plain.slice(start, end), known, common };
      const cost = (cheapest[start] ?? Infinity) + bitsOfPart(part);
      cheapest[end] = Math.min(cheapest[end] ?? Infinity, cost);
    }
  }
  return cheapest[text.length] ?? 0;
}

/** No word or repetition is longer. */
const PART_LENGTH_MAX = 64;

type Part = {
  whole: string;
  start: number;
  end: number;
  plain: string;
  known: ReadonlySet<string>;
  common: ReadonlySet<string>;
};

function bitsOfPart({ whole, start, end, plain, known, common }: Part): number {
  const text = whole.slice(start, end);
  const { length } = text;
  if (length === 1) return /\d/u.test(text) ? bits.digit : bits.other;
  if (whole.slice(Math.max(0, start - length), start) === text) return bits.repetition;
  if (length <= WORD_LENGTH_MAX) {
    if (known.has(text) || known.has(plain)) return bits.ownWord;
    const isWord = common.has(text) || common.has(plain);
    if (isWord && length >= WORD_LENGTH_MIN) return bits.word;
  }
  if (length === 4 && /^(?:19|20)\d\d$/u.test(text)) return bits.year;
  if (/^(.)\1+$/u.test(text)) return bits.run;
  const mayBeRow = length >= ROW_LENGTH_MIN && length <= ROW_LENGTH_MAX;
  return mayBeRow && isRow(text) ? bits.row : Infinity;
}

/** Letters or digits in a row, as `abcd`, `4321` or `qwertz`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (one) => one.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  const isEven = codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
  if (isEven && Math.abs(step) === 1) return true;
  return keyRows.some((row) => row.includes(text) || reversed(row).includes(text));
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}
