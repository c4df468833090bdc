/** The fonts of an RTF file: the encoding of their letters, and whether these are pictures. */
import { isSymbolFont } from '../symbol-fonts.ts';

/** Encodings of fonts, by `\fcharset`. */
const CHARSETS: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const SYMBOLS = 2;
const NAME_LENGTH_MAX = 60;
/** Fonts of a file. */
const FONTS_MAX = 5_000;

type Font = { name: string; charset: number | null };

export class RtfFonts {
  readonly #fonts = new Map<number, Font>();

  setCharset(font: number, charset: number): void {
    this.#of(font).charset = charset;
  }

  /** Adds a letter of the font's name. */
  addByte(font: number, byte: number): void {
    const known = this.#of(font);
    if (known.name.length < NAME_LENGTH_MAX) known.name += String.fromCharCode(byte);
  }

  encodingOf(font: number): string | null {
    return CHARSETS[this.#fonts.get(font)?.charset ?? -1] ?? null;
  }

  isSymbol(font: number): boolean {
    const known = this.#fonts.get(font);
    return known !== undefined && (known.charset === SYMBOLS || isSymbolFont(known.name));
  }

  #of(font: number): Font {
    const known = this.#fonts.get(font) ?? { name: '', charset: null };
    if (this.#fonts.size < FONTS_MAX) this.#fonts.set(font, known);
    return known;
  }
}
