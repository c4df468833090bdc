/** What the names of glyphs say, and how a PDF says them. */
import type { GlyphNames } from './built-in-encoding.ts';
import { pdfName } from './writer.ts';

/** The encoding of a font of 256 characters, as an entry of its dictionary; empty for the usual one. */
export function encodingEntry(base: string | null, differences: GlyphNames): string {
  const isKnown = base !== null && /^(?:WinAnsi|MacRoman|MacExpert)Encoding$/u.test(base);
  if (differences.size === 0) return isKnown ? `/Encoding /${base}` : '';
  const pieces = Array.from(
    differences,
    ([code, name]) => `${code} ${pdfName(baseGlyphName(name))}`,
  );
  const start = isKnown ? `/BaseEncoding /${base} ` : '';
  return `/Encoding << /Type /Encoding ${start}/Differences [${pieces.join(' ')}] >>`;
}

/** `one.oldstyle` is a one. */
function baseGlyphName(name: string): string {
  const end = name.indexOf('.', 1);
  return end === -1 ? name : name.slice(0, end);
}

/** `f_f_i` is a ligature of these letters. */
export function* ligatureTexts(names: GlyphNames): Generator<[code: number, text: string]> {
  for (const [code, name] of names) {
    if (/^[A-Za-z](?:_[A-Za-z])+(?:\.|$)/u.test(name)) {
      yield [code, baseGlyphName(name).replaceAll('_', '')];
    }
  }
}
