/** A text as the letters that are drawn of it: Arabic in its joined forms, in the fonts that have them. */
import { glyphKey, ligatureKey } from '#lib/outline-font.ts';
import type { LetterForm, OutlineFont } from '#lib/outline-font.ts';

/** The files of `public/fonts`. */
export const fontNames = [
  'latin-regular',
  'latin-bold',
  'arabic-regular',
  'arabic-bold',
  'japanese-bold',
] as const;
export type FontName = (typeof fontNames)[number];
export type Fonts = ReadonlyMap<FontName, OutlineFont>;

export type Weight = 'regular' | 'bold';

export type Letter = {
  text: string;
  font: OutlineFont;
  glyph: number;
  /** In parts of the letter's square. */
  advance: number;
};

const ARABIC = /\p{Script=Arabic}/u;
const JAPANESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Not drawn: pictures in texts, invisible marks, and signs above and below letters, without which Arabic is usually written. */
const UNDRAWN =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}\p{Me}\u{1F1E6}-\u{1F1FF}]|(?![©®™])\p{Extended_Pictographic}/gu;

const LAM = 'ل';
const ALEFS = 'آأإا';

/** What is drawn of a text. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll(UNDRAWN, '').replaceAll(/\s+/gu, ' ').trim();
}

/** The fonts that the texts need. */
export function fontsNeeded(texts: readonly string[]): FontName[] {
  const text = texts.join('');
  const isJapanese = JAPANESE.test(text);
  const isArabic = ARABIC.test(text);
  return fontNames.filter(
    (name) =>
      name.startsWith('latin') ||
      (isArabic && name.startsWith('arabic')) ||
      (isJapanese && name.startsWith('japanese')),
  );
}

/** Null where the fonts have a letter of the text not. */
export function lettersOf(fonts: Fonts, text: string, weight: Weight): Letter[] | null {
  // Japanese is there in bold only, and one line has one weight.
  const isBold = weight === 'bold' || JAPANESE.test(text);
  const arabic = fonts.get(isBold ? 'arabic-bold' : 'arabic-regular');
  const all = [
    fonts.get(isBold ? 'latin-bold' : 'latin-regular'),
    arabic,
    fonts.get('japanese-bold'),
  ].filter((font) => font !== undefined);
  const letters = formsOf(text, arabic).map(
    (form) => drawn(all, form) ?? drawn(all, compatible(form)),
  );
  return letters.every((letter) => letter !== null) ? letters : null;
}

/** A letter of the text, or two that are written as one, and the form it has there. */
type Formed = { text: string; form: LetterForm };

function drawn(fonts: readonly OutlineFont[], { text, form }: Formed): Letter | null {
  const key = keyOf(text, form);
  for (const font of fonts) {
    const glyph = font.find(key);
    if (glyph >= 0) return { text, font, glyph, advance: font.advanceOf(glyph) };
  }
  return null;
}

/** A sign that stands for a letter as that letter: a half-width kana, a letter in a frame. */
function compatible({ text, form }: Formed): Formed {
  const [letter = text, ...others] = Array.from(text.normalize('NFKC'));
  return { text: others.length === 0 ? letter : text, form };
}

/** The font knows which letters join: those that join the one after them have a form for it, and those that join the one before. */
function formsOf(text: string, arabic: OutlineFont | undefined): Formed[] {
  const letters = paired(Array.from(text));
  const has = (letter: string | undefined, form: LetterForm): boolean =>
    letter !== undefined && arabic !== undefined && arabic.find(keyOf(letter, form)) >= 0;
  return letters.map((letter, index) => {
    const isJoined = has(letters[index - 1], 'initial') && has(letter, 'final');
    const joins = has(letter, 'initial') && has(letters[index + 1], 'final');
    return { text: letter, form: formOf(isJoined, joins) };
  });
}

function keyOf(text: string, form: LetterForm): number {
  const [first = 0, second] = Array.from(text, pointOf);
  return second === undefined ? glyphKey(first, form) : ligatureKey(second, form);
}

function pointOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function formOf(isJoined: boolean, joins: boolean): LetterForm {
  if (isJoined) return joins ? 'medial' : 'final';
  return joins ? 'initial' : 'isolated';
}

/** Lam and the alef after it are one letter. */
function paired(letters: readonly string[]): string[] {
  return letters.flatMap((letter, index) => {
    const after = letters[index + 1] ?? '';
    if (letter === LAM && after !== '' && ALEFS.includes(after)) return [letter + after];
    return letters[index - 1] === LAM && ALEFS.includes(letter) ? [] : [letter];
  });
}
