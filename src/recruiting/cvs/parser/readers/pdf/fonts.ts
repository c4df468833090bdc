/**
 * Writes the fonts of a PDF anew, with what says which characters its codes are and how wide, and without their
 * outlines: reading text needs none, and they are where most of a reader's time and danger lies.
 */
import { Refusal } from '../refusal.ts';
import { typeOneEncoding } from './built-in-encoding.ts';
import type { GlyphNames } from './built-in-encoding.ts';
import { predefinedEncoding } from './cjk.ts';
import { encodingCMap, parseCMap, unicodeCMap } from './cmap.ts';
import type { CidRange, CMap, CodeRange } from './cmap.ts';
import type { PdfFile } from './file.ts';
import { UNREADABLE, withStandIns } from './stand-ins.ts';
import { glyphTexts } from './true-type.ts';
import { dictOf, nameOf, numberOf, Stream } from './values.ts';
import type { Dict, Value } from './values.ts';
import { refTo, written } from './writer.ts';
import type { PdfWriter } from './writer.ts';

/** By the order in which they were written: pdf.js repeats it as the ascent of each font. */
export type FontFacts = { isBold: boolean };

/** A CMap of 65,536 characters has 1 MB. */
const CMAP_BYTES_MAX = 2_000_000;
/** A font program that is looked into: what is larger than this has Chinese characters, and a CMap. */
const PROGRAM_BYTES_MAX = 3_000_000;
const CODES = 256;
const CIDS = 65_536;
/** Widths of glyphs: as many as a font can have, some of them twice. */
const WIDTHS_MAX = 2 * CIDS;
const SYMBOLIC = 4;
const NOT_SYMBOLIC = 32;
const BOLD = 1 << 18;
const BOLD_WEIGHT = 600;
/** The last ones are TeX's. */
const BOLD_NAMES = /bold|black|heavy|demi(?!light)|(?:^|\+)(?:CM|SF|EC)(?:BX|SSBX)/iu;

export class FontWriter {
  readonly facts: FontFacts[] = [];
  readonly #file: PdfFile;
  readonly #writer: PdfWriter;

  constructor(file: PdfFile, writer: PdfWriter) {
    this.#file = file;
    this.#writer = writer;
  }

  /** The number of the font's object. */
  write(font: Dict): number {
    const kind = this.#name(font, 'Subtype');
    if (kind === 'Type0') return this.#composite(font);
    return this.#simple(font, kind === 'Type3');
  }

  #simple(font: Dict, isDrawn: boolean): number {
    const descriptor = dictOf(this.#get(font, 'FontDescriptor'));
    const first = Math.trunc(numberOf(this.#get(font, 'FirstChar')) ?? 0);
    const widths = numbersIn(this.#get(font, 'Widths'), (item) => this.#file.get(item));
    const names = this.#glyphNames(font, descriptor);
    const texts = this.#texts(font);
    for (const [code, text] of spelled(names.differences))
      if (!texts.has(code)) texts.set(code, text);
    const base = (this.#name(font, 'BaseFont') ?? '').replace(/^[A-Z]{6}\+/u, '');
    // By its name pdf.js knows the widths of a standard font, and the signs of one without letters.
    const isKnown = widths.length === 0 || /symbol|dingbats|wingdings/iu.test(base);
    const name = isKnown && base !== '' ? base : `Font${this.facts.length}`;
    const isSymbolic = /symbol|dingbats/iu.test(base) && texts.size === 0;
    const flags =
      this.#name(font, 'Subtype') === 'TrueType'
        ? this.#flags(descriptor)
        : isSymbolic
          ? SYMBOLIC
          : NOT_SYMBOLIC;
    const missing = numberOf(this.#get(descriptor, 'MissingWidth')) ?? 0;
    return this.#writer.add(
      [
        `/Type /Font /Subtype ${isDrawn ? '/Type3' : '/TrueType'} /BaseFont ${written(name)}`,
        widths.length > 0 && first >= 0
          ? `/FirstChar ${first} /LastChar ${first + widths.length - 1}`
          : '',
        widths.length > 0 && first >= 0 ? `/Widths [${widths.slice(0, CODES).join(' ')}]` : '',
        isDrawn ? this.#drawn(font) : '',
        encodingOf(names),
        this.#toUnicode(font, texts),
        `/FontDescriptor ${refTo(this.#descriptor(font, descriptor, name, flags, missing))}`,
      ].join(' '),
    );
  }

  /** Glyphs that are drawn by operators of their own, of which none is carried out. */
  #drawn(font: Dict): string {
    const matrix = numbersIn(this.#get(font, 'FontMatrix'), (item) => this.#file.get(item));
    const box = numbersIn(this.#get(font, 'FontBBox'), (item) => this.#file.get(item));
    return [
      `/FontMatrix [${(matrix.length === 6 ? matrix : [0.001, 0, 0, 0.001, 0, 0]).join(' ')}]`,
      `/FontBBox [${(box.length === 4 ? box : [0, 0, 0, 0]).join(' ')}]`,
      '/CharProcs << >> /Resources << >>',
    ].join(' ');
  }

  #composite(font: Dict): number {
    const parts = this.#get(font, 'DescendantFonts');
    const part = dictOf(this.#file.get(Array.isArray(parts) ? parts[0] : parts)) ?? new Map();
    const descriptor = dictOf(this.#get(part, 'FontDescriptor'));
    const { map, name: encoding } = this.#encoding(font);
    const known = encoding === null ? null : predefinedEncoding(encoding);
    const isVertical = map?.isVertical ?? /(?:^|-)V$/u.test(encoding ?? '');
    const texts = this.#texts(font);
    const isNamed = nameOf(this.#get(font, 'ToUnicode')) !== null;
    const isUnicode = known?.isUnicode === true && texts.size === 0;
    if (texts.size === 0 && !isNamed && !isUnicode) {
      const found = known ? known.texts() : this.#glyphs(part, descriptor);
      for (const [code, text] of found) texts.set(code, withStandIns(text));
    }
    const toUnicode =
      isUnicode || isNamed ? '/ToUnicode /Identity-H' : this.#toUnicode(font, texts);
    const widths = known ? halfWidths(known.isUnicode) : this.#cidWidths(part);
    const name = `Font${this.facts.length}`;
    const own = this.#descriptor(part, descriptor, name, NOT_SYMBOLIC, 0);
    const descendant = this.#writer.add(
      [
        `/Type /Font /Subtype /CIDFontType2 /BaseFont ${written(name)} /DW ${numberOf(this.#get(part, 'DW')) ?? 1000}`,
        `/W [${widths}] /FontDescriptor ${refTo(own)}`,
      ].join(' '),
    );
    const codes = map?.codes ?? known?.codes ?? null;
    return this.#writer.add(
      [
        `/Type /Font /Subtype /Type0 /BaseFont ${written(name)}`,
        `/Encoding ${this.#encodingRef(codes, map?.cids ?? [], isVertical)}`,
        `/DescendantFonts [${refTo(descendant)}]`,
        toUnicode === ''
          ? `/ToUnicode ${refTo(this.#writer.add('', Buffer.from(UNREADABLE)))}`
          : toUnicode,
      ].join(' '),
    );
  }

  #encodingRef(
    codes: readonly CodeRange[] | null,
    cids: readonly CidRange[],
    isVertical: boolean,
  ): string {
    if (!codes || codes.length === 0) return isVertical ? '/Identity-V' : '/Identity-H';
    const text = encodingCMap(codes, cidsWithin(cids), isVertical);
    return refTo(this.#writer.add('/Type /CMap', Buffer.from(text)));
  }

  /** A CMap in the file, or the name of one that everybody is to know. */
  #encoding(font: Dict): { map: CMap | null; name: string | null } {
    const encoding = this.#get(font, 'Encoding');
    if (!(encoding instanceof Stream)) return { map: null, name: nameOf(encoding) };
    const bytes = this.#optional(encoding, CMAP_BYTES_MAX);
    const map = bytes && parseCMap(bytes, this.#file.values);
    const base = map?.base ?? nameOf(this.#get(encoding.dict, 'UseCMap'));
    return { map: map && map.codes.length > 0 ? map : null, name: base };
  }

  /** What the codes are by the file's own words. */
  #texts(font: Dict): Map<number, string> {
    const given = this.#get(font, 'ToUnicode');
    if (!(given instanceof Stream)) return new Map();
    const bytes = this.#optional(given, CMAP_BYTES_MAX);
    const texts = new Map<number, string>();
    for (const [code, text] of bytes ? parseCMap(bytes, this.#file.values).texts : []) {
      if (!/^[\0\ufffd]*$/u.test(text)) texts.set(code, withStandIns(text));
    }
    return texts;
  }

  #toUnicode(font: Dict, texts: ReadonlyMap<number, string>): string {
    const name = nameOf(this.#get(font, 'ToUnicode'));
    if (texts.size > 0) {
      return `/ToUnicode ${refTo(this.#writer.add('', Buffer.from(unicodeCMap(texts))))}`;
    }
    return name?.startsWith('Identity') === true ? '/ToUnicode /Identity-H' : '';
  }

  /** By the font's own table of characters. */
  #glyphs(part: Dict, descriptor: Dict | null): Map<number, string> {
    const program = this.#get(descriptor, 'FontFile2');
    const bytes = program instanceof Stream ? this.#optional(program, PROGRAM_BYTES_MAX) : null;
    const texts = bytes ? glyphTexts(bytes) : new Map<number, string>();
    const given = this.#get(part, 'CIDToGIDMap');
    const glyphs = given instanceof Stream ? this.#optional(given, 2 * CIDS) : null;
    if (!glyphs) return texts;
    const byCid = new Map<number, string>();
    for (let at = 0; at + 1 < glyphs.byteLength; at += 2) {
      const text = texts.get(((glyphs[at] ?? 0) << 8) | (glyphs[at + 1] ?? 0));
      if (text !== undefined) byCid.set(at >> 1, text);
    }
    return byCid;
  }

  #glyphNames(
    font: Dict,
    descriptor: Dict | null,
  ): { base: string | null; differences: GlyphNames } {
    const encoding = this.#get(font, 'Encoding');
    const base = nameOf(encoding) ?? nameOf(this.#get(dictOf(encoding), 'BaseEncoding'));
    const program = this.#get(descriptor, 'FontFile');
    const bytes =
      base === null && program instanceof Stream
        ? this.#optional(program, PROGRAM_BYTES_MAX)
        : null;
    const differences = bytes ? typeOneEncoding(bytes) : new Map<number, string>();
    const given = this.#get(dictOf(encoding), 'Differences');
    let code = 0;
    for (const item of Array.isArray(given) ? given : []) {
      const value = this.#file.get(item);
      if (typeof value === 'number') code = Math.trunc(value);
      const name = nameOf(value);
      if (name === null) continue;
      if (code >= 0 && code < CODES) differences.set(code, name);
      code++;
    }
    return { base, differences };
  }

  /** `c [w w w]` and `c d w`, within bounds: three numbers can claim four thousand million widths. */
  #cidWidths(part: Dict): string {
    const given = this.#get(part, 'W');
    const items = Array.isArray(given) ? given.map((item) => this.#file.get(item)) : [];
    const pieces: string[] = [];
    let left = WIDTHS_MAX;
    for (let at = 0; at + 1 < items.length && left > 0;) {
      const first = numberOf(items[at]);
      const second = items[at + 1] ?? null;
      if (first === null || first < 0 || first >= CIDS) break;
      if (Array.isArray(second)) {
        const widths = numbersIn(second, (item) => this.#file.get(item)).slice(0, left);
        pieces.push(`${first} [${widths.join(' ')}]`);
        left -= widths.length;
        at += 2;
      } else {
        const last = Math.min(numberOf(second) ?? first, CIDS - 1);
        const width = numberOf(items[at + 2]);
        if (width !== null && last >= first) pieces.push(`${first} ${last} ${width}`);
        left -= Math.max(0, last - first);
        at += 3;
      }
    }
    return pieces.join(' ');
  }

  #descriptor(
    font: Dict,
    given: Dict | null,
    name: string,
    flags: number,
    missing: number,
  ): number {
    const weight = numberOf(this.#get(given, 'FontWeight')) ?? 0;
    const names = `${this.#name(font, 'BaseFont')} ${this.#name(given, 'FontName')}`;
    const isBold =
      weight >= BOLD_WEIGHT || (this.#flags(given) & BOLD) !== 0 || BOLD_NAMES.test(names);
    this.facts.push({ isBold });
    const ascent = this.facts.length;
    return this.#writer.add(
      `/Type /FontDescriptor /FontName ${written(name)} /Flags ${flags & (SYMBOLIC | NOT_SYMBOLIC)} /Ascent ${ascent} /MissingWidth ${missing}`,
    );
  }

  #flags(descriptor: Dict | null): number {
    return numberOf(this.#get(descriptor, 'Flags')) ?? 0;
  }

  #get(dict: Dict | null, key: string): Value {
    return this.#file.get(dict?.get(key));
  }

  #name(dict: Dict | null, key: string): string | null {
    return nameOf(this.#get(dict, key));
  }

  /** Null where it is larger than it would be of use. */
  #optional(stream: Stream, bytesMax: number): Uint8Array | null {
    try {
      return this.#file.decoded(stream, bytesMax);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}

function numbersIn(value: Value, get: (item: Value) => Value): number[] {
  return Array.isArray(value) ? value.slice(0, CIDS).map((item) => numberOf(get(item)) ?? 0) : [];
}

function cidsWithin(cids: readonly CidRange[]): CidRange[] {
  let left = CIDS;
  return cids.filter(({ low, high }) => {
    left -= high - low + 1;
    return left >= 0;
  });
}

/** Half of a character's width for Latin letters, as these fonts have it. */
function halfWidths(isUnicode: boolean): string {
  return isUnicode ? '32 126 500 65377 65439 500' : '32 126 500 160 223 500';
}

function encodingOf({
  base,
  differences,
}: {
  base: string | null;
  differences: GlyphNames;
}): string {
  const known = base !== null && /^(?:WinAnsi|MacRoman|MacExpert)Encoding$/u.test(base);
  if (differences.size === 0) return known ? `/Encoding /${base}` : '';
  const pieces = Array.from(differences, ([code, name]) => `${code} ${written(simple(name))}`);
  const start = known ? `/BaseEncoding /${base} ` : '';
  return `/Encoding << /Type /Encoding ${start}/Differences [${pieces.join(' ')}] >>`;
}

/** `one.oldstyle` is a one. */
function simple(name: string): string {
  return /^[^.]/u.test(name) ? name.replace(/\..*$/u, '') : name;
}

/** `f_f_i` is a ligature of these letters. */
function* spelled(names: GlyphNames): Generator<[code: number, text: string]> {
  for (const [code, name] of names) {
    const letters = simple(name).split('_');
    if (letters.length > 1 && letters.every((letter) => /^[A-Za-z]$/u.test(letter))) {
      yield [code, letters.join('')];
    }
  }
}
