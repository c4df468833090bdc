/** Normalizes and folds text, so that different spellings of the same words compare equal. */
import { rememberLines } from './labels/line-memory.ts';

/** Longer pieces are cut, which bounds the work of every later step. */
const SEGMENT_LENGTH_MAX = 2_000;

/** Control characters, soft hyphens, direction and byte order marks, private use characters. Joiners stay, as Hindi needs them. */
const invisible =
  // oxlint-disable-next-line no-control-regex -- It removes control characters.
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF0-\uFFFD\uE000-\uF8FF]/gu;

/** Normalizes characters and spaces and removes what is not text. Idempotent. */
export function tidy(text: string): string {
  return text
    .slice(0, SEGMENT_LENGTH_MAX)
    .toWellFormed()
    .replace(invisible, '')
    .replace(/[∕⁄]/gu, '／')
    .replaceAll('‧', '・')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Folds beyond case and accents. */
const others: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
  ۀ: 'ه',
  '״': '"',
  '׳': "'",
  '’': "'",
  '‘': "'",
  '`': "'",
  ʼ: "'",
  ʹ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '﹣': '-',
  '〜': '~',
  '～': '~',
  '∼': '~',
  '：': ':',
};

/** Single letters. */
const known = new Map<string, string>();
const KNOWN_MAX = 20_000;

function foldedUnit(unit: string): string {
  const kept = known.get(unit);
  if (kept !== undefined) return kept;
  const folded = foldUnit(unit);
  if (known.size < KNOWN_MAX) known.set(unit, folded);
  return folded;
}

function foldUnit(unit: string): string {
  const lower = unit.toLowerCase();
  const start = lower.length === 1 ? lower : (lower[0] ?? unit);
  const other = others[start];
  if (other !== undefined) return other;
  const digit = digitOf(unit);
  if (digit !== null) return digit;
  if (!/[\p{Script=Latin}\p{Script=Greek}]/u.test(start)) return start;
  return start.normalize('NFD')[0] ?? start;
}

/** The zeros of Arabic, Persian, Devanagari and Bengali digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

function digitOf(unit: string): string | null {
  const code = unit.charCodeAt(0);
  const zero = zeros.find((at) => code >= at && code <= at + 9);
  return zero === undefined ? null : String(code - zero);
}

/** Folds to lower case without accents, with plain dashes, quotes and digits. The length stays the same, so indexes are valid in both texts. */
export function plain(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) folded += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text[at];
    else folded += foldedUnit(text[at] ?? '');
  }
  return folded;
}

/** Returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Vowel signs and lengthened letters, which Arabic and Hebrew may leave out. */
const optional = /[\u0591-\u05C7\u0640\u064B-\u0652\u0670]/gu;

const KEY_LENGTH_MAX = 100;
/** A short text is compared with many lists. */
const keyOfShort = rememberLines(keyOf);

/** A key for comparing phrases, without separators. */
export function compact(text: string): string {
  return text.length > KEY_LENGTH_MAX ? keyOf(text) : keyOfShort(text);
}

function keyOf(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(optional, '');
}

/** Removes separators at both ends; matching brackets stay. */
export function unframed(text: string): string {
  const bare = text.replace(/^[\s,;:·•|)\]/~–—-]+(?!\p{N})|[\s,;:·•|([/~–—-]+$/gu, '');
  return /^[([]/u.test(bare) && !/[)\]]/u.test(bare) ? bare.slice(1).trim() : bare;
}

/** Scripts without spaces between words. */
export const isIdeographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Alternatives of a regular expression, the longest first. */
export function alternatives(list: readonly string[]): string {
  return [...new Set(list.map((phrase) => plain(phrase)))]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&'))
    .join('|');
}
