/**
 * Writes the fonts of a PDF anew, with what says which characters its codes are and how wide, and without their
 * outlines: reading text needs none, and they are where most of a reader's time and danger lies.
 */
import { predefinedEncoding } from './cjk.ts';
import { encodingCMap, unicodeCMap } from './cmap.ts';
import type { CMap, CodeRange } from './cmap.ts';
import type { PdfFile } from './file.ts';
import { FontSource } from './font-source.ts';
import { encodingEntry, ligatureTexts } from './glyph-names.ts';
import type { Dict } from './values.ts';
import { refTo, pdfName } from './writer.ts';
import type { PdfWriter } from './writer.ts';

/** By the order in which they were written: pdf.js repeats it as the ascent of each font. */
export type FontFacts = { isBold: boolean };

const CODES = 256;
const SYMBOLIC = 4;
const NOT_SYMBOLIC = 32;
const BOLD = 1 << 18;
const BOLD_WEIGHT = 600;
/** The last ones are TeX's. */
const BOLD_NAMES = /bold|black|heavy|demi(?!light)|(?:^|\+)(?:CM|SF|EC)(?:BX|SSBX)/iu;
/** Fonts of signs, which have no letters under the codes of letters. */
const SIGNS = /symbol|dingbats/iu;

export class FontWriter {
  readonly facts: FontFacts[] = [];
  readonly #source: FontSource;
  readonly #writer: PdfWriter;

  constructor(file: PdfFile, writer: PdfWriter) {
    this.#source = new FontSource(file);
    this.#writer = writer;
  }

  /** The number of the font's object. */
  write(font: Dict): number {
    return this.#source.name(font, 'Subtype') === 'Type0'
      ? this.#composite(font)
      : this.#simple(font);
  }

  #simple(font: Dict): number {
    const source = this.#source;
    const isDrawn = source.name(font, 'Subtype') === 'Type3';
    const { base, differences } = source.glyphNames(font);
    const texts = source.texts(font);
    for (const [code, text] of ligatureTexts(differences))
      if (!texts.has(code)) texts.set(code, text);
    const family = (source.name(font, 'BaseFont') ?? '').replace(/^[A-Z]{6}\+/u, '');
    const widths = this.#widths(font);
    // By its name pdf.js knows the widths of a standard font, and the signs of one without letters.
    const isKnown = widths === '' || SIGNS.test(family) || /wingdings/iu.test(family);
    const name = isKnown && family !== '' ? family : `Font${this.facts.length}`;
    return this.#writer.add(
      [
        `/Type /Font /Subtype ${isDrawn ? '/Type3' : '/TrueType'} /BaseFont ${pdfName(name)}`,
        widths,
        isDrawn ? this.#drawn(font) : '',
        encodingEntry(base, differences),
        texts.size > 0 ? this.#toUnicode(texts) : this.#namedUnicode(font),
        this.#descriptor(font, name, this.#kindOf(font, family, texts.size > 0)),
      ].join(' '),
    );
  }

  #widths(font: Dict): string {
    const first = Math.trunc(this.#source.number(font, 'FirstChar') ?? 0);
    const widths = this.#source.numbers(font, 'Widths').slice(0, CODES);
    if (widths.length === 0 || first < 0) return '';
    return `/FirstChar ${first} /LastChar ${first + widths.length - 1} /Widths [${widths.join(' ')}]`;
  }

  /** Whether its codes are letters where nothing else says so. */
  #kindOf(font: Dict, family: string, isSaid: boolean): number {
    const flags = this.#flags(font) & (SYMBOLIC | NOT_SYMBOLIC);
    if (this.#source.name(font, 'Subtype') === 'TrueType') return flags;
    return SIGNS.test(family) && !isSaid ? SYMBOLIC : NOT_SYMBOLIC;
  }

  /** Glyphs that are drawn by operators of their own, of which none is carried out. */
  #drawn(font: Dict): string {
    const matrix = this.#source.numbers(font, 'FontMatrix');
    const box = this.#source.numbers(font, 'FontBBox');
    return [
      `/FontMatrix [${(matrix.length === 6 ? matrix : [0.001, 0, 0, 0.001, 0, 0]).join(' ')}]`,
      `/FontBBox [${(box.length === 4 ? box : [0, 0, 0, 0]).join(' ')}]`,
      '/CharProcs << >> /Resources << >>',
    ].join(' ');
  }

  #composite(font: Dict): number {
    const part = this.#source.descendant(font);
    const { map, name: encoding } = this.#source.encoding(font);
    const known = encoding === null ? null : predefinedEncoding(encoding);
    const toUnicode = this.#compositeUnicode(font, known);
    // pdf.js shows nothing in a font without a kind, and what nobody can read is better not shown.
    if (toUnicode === '') return this.#writer.add('/Type /Font');
    const isVertical = map?.isVertical ?? /(?:^|-)V$/u.test(encoding ?? '');
    const name = `Font${this.facts.length}`;
    const widths = known ? halfWidths(known.isUnicode) : this.#source.widths(part);
    const descendant = this.#writer.add(
      [
        `/Type /Font /Subtype /CIDFontType2 /BaseFont ${pdfName(name)}`,
        `/DW ${this.#source.number(part, 'DW') ?? 1000} /W [${widths}]`,
        this.#descriptor(part, name, NOT_SYMBOLIC),
      ].join(' '),
    );
    return this.#writer.add(
      [
        `/Type /Font /Subtype /Type0 /BaseFont ${pdfName(name)} /DescendantFonts [${refTo(descendant)}]`,
        `/Encoding ${this.#encodingRef(map, known?.codes ?? [], isVertical)}`,
        toUnicode,
      ].join(' '),
    );
  }

  #encodingRef(map: CMap | null, codes: readonly CodeRange[], isVertical: boolean): string {
    const ranges = map?.codes ?? codes;
    if (ranges.length === 0) return isVertical ? '/Identity-V' : '/Identity-H';
    const text = encodingCMap(ranges, map?.cids ?? [], isVertical);
    return refTo(this.#writer.add('/Type /CMap', Buffer.from(text)));
  }

  /** Empty where nothing says which characters the codes are. */
  #compositeUnicode(font: Dict, known: ReturnType<typeof predefinedEncoding>): string {
    const source = this.#source;
    const texts = source.texts(font);
    if (texts.size > 0) return this.#toUnicode(texts);
    const isUnicode = this.#namedUnicode(font) !== '' || known?.isUnicode === true;
    if (isUnicode) return source.mayBeUnicode() ? '/ToUnicode /Identity-H' : '';
    return known ? this.#toUnicode(source.bounded(known.texts())) : '';
  }

  #toUnicode(texts: ReadonlyMap<number, string>): string {
    return `/ToUnicode ${refTo(this.#writer.add('', Buffer.from(unicodeCMap(texts))))}`;
  }

  /** The codes are Unicode, says a name in the place of a table. */
  #namedUnicode(font: Dict): string {
    const name = this.#source.name(font, 'ToUnicode');
    return name?.startsWith('Identity') === true ? '/ToUnicode /Identity-H' : '';
  }

  #descriptor(font: Dict, name: string, flags: number): string {
    const source = this.#source;
    const given = source.dict(font, 'FontDescriptor');
    const isHeavy = (source.number(given, 'FontWeight') ?? 0) >= BOLD_WEIGHT;
    const names = `${source.name(font, 'BaseFont')} ${source.name(given, 'FontName')}`;
    const isBold = isHeavy || (this.#flags(font) & BOLD) !== 0 || BOLD_NAMES.test(names);
    this.facts.push({ isBold });
    const missing = source.number(given, 'MissingWidth') ?? 0;
    const number = this.#writer.add(
      [
        `/Type /FontDescriptor /FontName ${pdfName(name)} /Flags ${flags}`,
        `/Ascent ${this.facts.length} /MissingWidth ${missing}`,
      ].join(' '),
    );
    return `/FontDescriptor ${refTo(number)}`;
  }

  #flags(font: Dict): number {
    return this.#source.number(this.#source.dict(font, 'FontDescriptor'), 'Flags') ?? 0;
  }
}

/** Half of a character's width for Latin letters, as these fonts have it. */
function halfWidths(isUnicode: boolean): string {
  return isUnicode ? '32 126 500 65377 65439 500' : '32 126 500 160 223 500';
}
