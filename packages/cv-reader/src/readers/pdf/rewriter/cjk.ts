/**
 * The predefined encodings of Chinese, Japanese and Korean fonts that are not embedded. Their codes are Unicode or a legacy
 * encoding that TextDecoder knows, so Adobe's tables are not needed.
 */
import type { CodeRange } from './cmap.ts';

type Encoding = { codes: CodeRange[]; texts: () => Map<number, string>; isUnicode: boolean };

const TWO_BYTES: CodeRange = { bytes: 2, low: 0, high: 0xffff };
const ASCII: CodeRange = { bytes: 1, low: 0, high: 0x80 };

/** Legacy encodings by the beginnings of their names (ISO 32000-1, table 118). */
const LEGACY: readonly [name: RegExp, label: string, codes: CodeRange[]][] = [
  [
    /^(?:90ms|90msp|90pv|83pv|Add|Ext)-RKSJ-/u,
    'shift_jis',
    [
      ASCII,
      { bytes: 1, low: 0xa0, high: 0xdf },
      doubleBytes(0x8140, 0x9ffc),
      doubleBytes(0xe040, 0xfcfc),
    ],
  ],
  [/^EUC-/u, 'euc-jp', [ASCII, doubleBytes(0x8ea0, 0x8edf), doubleBytes(0xa1a1, 0xfefe)]],
  [/^(?:GB|GBpc)-EUC-/u, 'gbk', [ASCII, doubleBytes(0xa1a1, 0xfefe)]],
  [/^(?:GBK|GBKp)-EUC-|^GBK2K-/u, 'gbk', [ASCII, doubleBytes(0x8140, 0xfefe)]],
  [/^(?:KSC|KSCpc)-EUC-|^KSCms-UHC-/u, 'euc-kr', [ASCII, doubleBytes(0x8141, 0xfefe)]],
  [/^(?:B5pc|ETen-B5|ETenms-B5|HKscs-B5)-/u, 'big5', [ASCII, doubleBytes(0x8740, 0xfefe)]],
];

/** Returns null for names that are not predefined, and for `Identity-H`. */
export function predefinedEncoding(name: string): Encoding | null {
  if (/^Uni\w+-(?:UCS2|UTF16)-/u.test(name)) {
    return { codes: [TWO_BYTES], texts: () => new Map(), isUnicode: true };
  }
  if (name === 'H' || name === 'V') {
    return { codes: [TWO_BYTES], texts: () => jisTexts(), isUnicode: false };
  }
  const found = LEGACY.find(([pattern]) => pattern.test(name));
  if (!found) return null;
  const [, label, codes] = found;
  return { codes, texts: () => textsIn(label, codes), isUnicode: false };
}

function doubleBytes(low: number, high: number): CodeRange {
  return { bytes: 2, low, high };
}

function textsIn(label: string, codes: readonly CodeRange[]): Map<number, string> {
  const decoder = new TextDecoder(label);
  const texts = new Map<number, string>();
  for (const { bytes, low, high } of codes) {
    for (let code = low; code <= high; code++) {
      if (bytes === 2 && (code & 0xff) < 0x40) continue;
      const given = bytes === 1 ? [code] : [code >> 8, code & 0xff];
      const text = decoder.decode(Uint8Array.from(given));
      if (!text.includes('\ufffd')) texts.set(code, text);
    }
  }
  return texts;
}

/** JIS X 0208 codes: EUC-JP without its high bits. */
function jisTexts(): Map<number, string> {
  const euc = textsIn('euc-jp', [doubleBytes(0xa1a1, 0xfefe)]);
  return new Map([...euc].map(([code, text]) => [code & 0x7f7f, text]));
}
