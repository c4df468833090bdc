/** The encoding that a Type 1 font brings in its program, where the PDF does not repeat it: TeX leaves it there. */
import { latin1 } from './values.ts';

/** By code. */
export type GlyphNames = Map<number, string>;

/** Adobe Technical Note 5040: `dup 65 /A put` in the part that is not encrypted. */
export function typeOneEncoding(program: Uint8Array): GlyphNames {
  const names: GlyphNames = new Map();
  const [head = ''] = latin1(program.subarray(0, 100_000)).split('eexec', 1);
  const [, table = ''] = head.split('/Encoding', 2);
  for (const [, code, name = ''] of table.matchAll(/dup\s+(\d{1,3})\s*\/([\w.]+)\s+put/gu)) {
    if (Number(code) < 256) names.set(Number(code), name);
  }
  return names;
}
