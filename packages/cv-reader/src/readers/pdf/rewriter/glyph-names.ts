/** Writes encodings of glyph names, and reads ligatures from them. */
import type { GlyphNames } from './built-in-encoding.ts';
import { pdfName } from './writer.ts';

/** The Encoding entry of a simple font; an empty string for the standard encoding. */
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

/** `one.oldstyle` is `one`. */
function baseGlyphName(name: string): string {
  const end = name.indexOf('.', 1);
  return end === -1 ? name : name.slice(0, end);
}

/** Texts of ligatures by code: `f_f_i` is `ffi`. */
export function* ligatureTexts(names: GlyphNames): Generator<[code: number, text: string]> {
  for (const [code, name] of names) {
    if (/^[A-Za-z](?:_[A-Za-z])+(?:\.|$)/u.test(name)) {
      yield [code, baseGlyphName(name).replaceAll('_', '')];
    }
  }
}
