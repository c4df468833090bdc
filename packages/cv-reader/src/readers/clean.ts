/** Cleans text of what fonts, printing and hyphenation leave in it. */

/** Replacements for the radicals U+2E80 to U+2EF3, which Skia prints in place of the characters they look like. NFKC maps only two of them. */
const RADICALS =
  '⺀厂乛乚乙亻冂⺇刀刂卜㔾小小兀尣尢⺑巳幺彑彐忄心扌攵⺚旡日月歺母民氵氺灬爫爫丬牛犭王⺪目示礻⺮糹纟罓罒㓁冗⺵羊⺷⺸耂肀聿肉⺽艹艹艹虎衤覀西见角⻇讠贝⻊车辶辶辶邑钅長镸长门⻕阝雨青韦页风飞食⻞飠饣⻡马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟';
const RADICALS_FROM = 0x2e80;

/** The characters to normalize by NFKC: ligatures, Arabic presentation forms, wide and narrow forms, radicals, mathematical letters. Not all characters, as NFKC would also change `½` and `™`. */
const FORMS =
  /[\u00a0\u2000-\u200a\u202f\u205f\u2f00-\u2fd5\u3000\u3131-\u318e\u3200-\u32ff\u3300-\u33ff\uf900-\ufaff\ufb00-\ufdfb\ufe30-\ufe6f\ufe70-\ufefc\uff01-\uffee]+|[\u{1d400}-\u{1d7ff}\u{2f800}-\u{2fa1f}]+/gu;
/** Invisible characters: direction marks, word joiners, byte order marks, specials. */
const INVISIBLE =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]/gu;
/** Control characters and line separators. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Fonts of TeX map their hyphen to a soft one. Within a word it is invisible; elsewhere it is printed: `2019 \u00ad 2021`, `Jean\u00adLuc`. */
const PRINTED_HYPHEN =
  /(?<![\p{L}\p{M}])\u00ad|\u00ad(?![\p{L}\p{M}])|(?<=\p{Ll})\u00ad(?=\p{Lu})/gu;
const SOFT_HYPHEN = /\u00ad/gu;
/** The dashes of Windows-1252, where a font gives its bytes as they are. */
const DASHES = /[\u0096\u0097]/gu;

/** Marks on one letter, as the stream-safe format of UAX 15 has it: putting them in order takes time by the square of their number. */
const MARKS = /(\p{M}{30})\p{M}+/gu;
/** What forms may add, as one ligature stands for eighteen letters. A short text may be all ligatures. */
const longest = (text: string) => 2 * text.length + 1000;

export function cleanText(text: string): string {
  const readable = text
    .toWellFormed()
    .replaceAll(MARKS, '$1')
    .replaceAll(FORMS, (found) => found.normalize('NFKC'))
    .slice(0, longest(text))
    .replaceAll(
      /[\u2e80-\u2ef3]/gu,
      (radical) => RADICALS[(radical.codePointAt(0) ?? 0) - RADICALS_FROM] ?? '',
    )
    .replaceAll(DASHES, '–')
    .replaceAll(CONTROLS, ' ')
    // Some fonts map the em dash to a horizontal bar.
    .replaceAll('\u2015', '\u2014')
    .replaceAll(INVISIBLE, '')
    .trim()
    .replaceAll(PRINTED_HYPHEN, '-')
    .replaceAll(SOFT_HYPHEN, '')
    .normalize('NFC');
  return closeLetterSpacing(readable).replaceAll(/\s+/gu, ' ').trim();
}

/** Spaced letters are joined from this many on: `C V` and driving licence classes stay as they are. */
const SPACED_LETTERS_MIN = 5;
/** Spaced ideographs: 履 歴 書. */
const SPACED_CHARACTERS =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}](?: [\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]){2,}$/u;
const SPACED_LETTERS = /^[\p{Lu}\p{Lo}&](?: [\p{Lu}\p{Lo}&])*$/u;

/** Joins letter-spaced words (`L E B E N S L A U F`); two spaces separate words. */
function closeLetterSpacing(text: string): string {
  const words = text.split(/\s{2,}/u);
  const letters = (text.match(/\S/gu) ?? []).length;
  const isSpaced = words.every((word) => SPACED_LETTERS.test(word));
  if ((isSpaced && letters >= SPACED_LETTERS_MIN) || SPACED_CHARACTERS.test(text)) {
    return words.map((word) => word.replaceAll(' ', '')).join(' ');
  }
  return text;
}
