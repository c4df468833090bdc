/** Reads the built-in encoding of a Type 1 font program, which TeX documents rely on. */
import { latin1 } from './values.ts';

/** Glyph names by character code. */
export type GlyphNames = Map<number, string>;

/** Reads `dup 65 /A put` in the unencrypted part of the program (Adobe Technical Note 5040). */
export function typeOneEncoding(program: Uint8Array): GlyphNames {
  const names: GlyphNames = new Map();
  const [head = ''] = latin1(program.subarray(0, 100_000)).split('eexec', 1);
  const [, table = ''] = head.split('/Encoding', 2);
  for (const [, code, name = ''] of table.matchAll(/dup\s+(\d{1,3})\s*\/([\w.]+)\s+put/gu)) {
    if (Number(code) < 256) names.set(Number(code), name);
  }
  return names;
}
