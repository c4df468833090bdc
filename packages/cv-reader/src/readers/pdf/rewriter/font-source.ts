/** Reads what a font says about its characters: texts, encoding, widths; all fonts share one limit. */
import { UnreadableError } from '../../../unreadable-error.ts';
import { typeOneEncoding } from './built-in-encoding.ts';
import type { GlyphNames } from './built-in-encoding.ts';
import { parseCMap } from './cmap.ts';
import type { CidRange, CMap } from './cmap.ts';
import type { PdfFile } from './file.ts';
import { withStandIns } from '../stand-ins.ts';
import { dictOf, nameOf, numberOf, Stream } from './values.ts';
import type { Dict, Value } from './values.ts';

/** A CMap of 65,536 characters takes 1 MB. */
const CMAP_BYTES_MAX = 2_000_000;
/** The largest font program that is read; larger fonts have a CMap. */
const PROGRAM_BYTES_MAX = 3_000_000;
/** Codes of one byte, and of two. */
const CODES = 256;
const CIDS = 65_536;
/** Characters, widths and glyphs of all fonts together, as three numbers can claim four billion. */
const ENTRIES_MAX = 3 * CIDS;

export class FontSource {
  readonly #file: PdfFile;
  #left = ENTRIES_MAX;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  get(dict: Dict | null, key: string): Value {
    return this.#file.get(dict?.get(key));
  }

  dict(dict: Dict | null, key: string): Dict | null {
    return dictOf(this.get(dict, key));
  }

  name(dict: Dict | null, key: string): string | null {
    return nameOf(this.get(dict, key));
  }

  number(dict: Dict | null, key: string): number | null {
    return numberOf(this.get(dict, key));
  }

  numbers(dict: Dict | null, key: string): number[] {
    return this.#numbersIn(this.get(dict, key));
  }

  /** Whether the file has lost what the font says of its characters. */
  isCutOff(font: Dict): boolean {
    const isLost = (key: string) => font.has(key) && this.get(font, key) === null;
    return this.#file.isCutOff && (isLost('ToUnicode') || isLost('Encoding'));
  }

  /** The descendant of a composite font. */
  descendant(font: Dict): Dict {
    const parts = this.get(font, 'DescendantFonts');
    return dictOf(this.#file.get(Array.isArray(parts) ? parts[0] : parts)) ?? new Map();
  }

  /** Whether one more font may use Unicode codes directly, for which pdf.js loops over all codes. */
  mayBeUnicode(): boolean {
    this.#left -= CIDS / 8;
    return this.#left >= 0;
  }

  /** Texts by code, from the font's ToUnicode CMap. */
  texts(font: Dict): Map<number, string> {
    const map = this.#cmap(this.get(font, 'ToUnicode'));
    const texts = new Map<number, string>();
    for (const [code, text] of map?.texts ?? []) {
      if (!/^[\0\ufffd]*$/u.test(text)) texts.set(code, withStandIns(text));
    }
    return texts;
  }

  /** Returns the texts of a predefined encoding, within the limit. */
  bounded(known: ReadonlyMap<number, string>): Map<number, string> {
    const texts = new Map<number, string>();
    for (const [code, text] of known) {
      if (this.#left-- > 0) texts.set(code, withStandIns(text));
    }
    return texts;
  }

  /** The encoding of a composite font: an embedded CMap, or the name of a predefined one. */
  encoding(font: Dict): { map: CMap | null; name: string | null } {
    const encoding = this.get(font, 'Encoding');
    if (!(encoding instanceof Stream)) return { map: null, name: nameOf(encoding) };
    const map = this.#cmap(encoding);
    const name = map?.base ?? this.name(encoding.dict, 'UseCMap');
    if (!map || map.codes.length === 0) return { map: null, name };
    return { map: { ...map, cids: this.#within(map.cids) }, name };
  }

  /** The glyph names of a simple font: the base encoding and the differences from it. */
  glyphNames(font: Dict): { base: string | null; differences: GlyphNames } {
    const encoding = this.get(font, 'Encoding');
    const base = nameOf(encoding) ?? this.name(dictOf(encoding), 'BaseEncoding');
    const program = base === null ? this.get(this.dict(font, 'FontDescriptor'), 'FontFile') : null;
    const bytes = this.#optional(program, PROGRAM_BYTES_MAX);
    const differences = bytes ? typeOneEncoding(bytes) : new Map<number, string>();
    const given = this.get(dictOf(encoding), 'Differences');
    let code = 0;
    for (const item of Array.isArray(given) ? given : []) {
      const value = this.#file.get(item);
      const name = nameOf(value);
      if (typeof value === 'number') code = Math.trunc(value);
      if (name !== null && code >= 0 && code < CODES) differences.set(code, name);
      if (name !== null) code++;
    }
    return { base, differences };
  }

  /** Glyph widths in PDF notation: `c [w w w]` and `c d w`. */
  widths(font: Dict): string {
    const given = this.get(font, 'W');
    const items = Array.isArray(given) ? given.map((item) => this.#file.get(item)) : [];
    const pieces: string[] = [];
    for (let at = 0; at + 1 < items.length && this.#left > 0;) {
      const first = numberOf(items[at]) ?? -1;
      const second = items[at + 1] ?? null;
      if (first < 0 || first >= CIDS) break;
      if (Array.isArray(second)) {
        const widths = this.#numbersIn(second);
        pieces.push(`${first} [${widths.join(' ')}]`);
        this.#left -= widths.length;
        at += 2;
      } else {
        const last = Math.min(numberOf(second) ?? first, CIDS - 1);
        const width = numberOf(items[at + 2]);
        if (width !== null && last >= first) pieces.push(`${first} ${last} ${width}`);
        this.#left -= Math.max(1, last - first);
        at += 3;
      }
    }
    return pieces.join(' ');
  }

  #numbersIn(value: Value): number[] {
    const items = Array.isArray(value) ? value.slice(0, CIDS) : [];
    return items.map((item) => numberOf(this.#file.get(item)) ?? 0);
  }

  #cmap(value: Value): CMap | null {
    const bytes = this.#optional(value, CMAP_BYTES_MAX);
    if (!bytes) return null;
    const map = parseCMap(bytes, this.#file.values, Math.min(CIDS, Math.max(0, this.#left)));
    this.#left -= map.texts.size;
    return map;
  }

  #within(cids: readonly CidRange[]): CidRange[] {
    return cids.filter(({ low, high }) => {
      this.#left -= high - low + 1;
      return this.#left >= 0;
    });
  }

  /** Returns null if the value is not a stream or is too large. */
  #optional(value: Value, bytesMax: number): Uint8Array | null {
    if (!(value instanceof Stream)) return null;
    try {
      return this.#file.decoded(value, bytesMax);
    } catch (error) {
      if (error instanceof UnreadableError) return null;
      throw error;
    }
  }
}
