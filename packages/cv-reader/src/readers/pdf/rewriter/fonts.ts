/**
 * Rewrites the fonts of a PDF with their character maps and widths, and without outlines: reading text does not need them,
 * and they take most of the time and risk.
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

/** Facts by the number of the font, which is stored as its ascent, as pdf.js returns that. */
export type FontFacts = { isBold: boolean };

const CODES = 256;
const SYMBOLIC = 4;
const NOT_SYMBOLIC = 32;
const BOLD = 1 << 18;
const BOLD_WEIGHT = 600;
/** The last alternative matches TeX's bold fonts. */
const BOLD_NAMES = /bold|black|heavy|demi(?!light)|(?:^|\+)(?:CM|SF|EC)(?:BX|SSBX)/iu;
/** Symbol fonts, whose codes are not letters. */
const SIGNS = /symbol|dingbats/iu;

export class FontWriter {
  readonly facts: FontFacts[] = [];
  readonly #source: FontSource;
  readonly #writer: PdfWriter;

  constructor(file: PdfFile, writer: PdfWriter) {
    this.#source = new FontSource(file);
    this.#writer = writer;
  }

  /** Writes the font and returns its object number. */
  write(font: Dict): number {
    if (this.#source.isCutOff(font)) return this.writeUnknown();
    return this.#source.name(font, 'Subtype') === 'Type0'
      ? this.#composite(font)
      : this.#simple(font);
  }

  /** A font whose characters are unknown: pdf.js skips text in a font without a subtype, which would be garbage. */
  writeUnknown(): number {
    return this.#writer.add('/Type /Font');
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
    // pdf.js knows standard fonts by name: their widths, and the characters of symbol fonts.
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

  /** The descriptor flags that tell pdf.js whether codes without a map are letters. */
  #kindOf(font: Dict, family: string, isSaid: boolean): number {
    const flags = this.#flags(font) & (SYMBOLIC | NOT_SYMBOLIC);
    if (this.#source.name(font, 'Subtype') === 'TrueType') return flags;
    return SIGNS.test(family) && !isSaid ? SYMBOLIC : NOT_SYMBOLIC;
  }

  /** Entries of a Type 3 font, without its glyph procedures. */
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
    if (toUnicode === '') return this.writeUnknown();
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

  /** The ToUnicode entry, or an empty string if the codes are unknown. */
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

  /** A name instead of a CMap says that the codes are Unicode. */
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

/** Half-width Latin letters, as is usual in these fonts. */
function halfWidths(isUnicode: boolean): string {
  return isUnicode ? '32 126 500 65377 65439 500' : '32 126 500 160 223 500';
}
