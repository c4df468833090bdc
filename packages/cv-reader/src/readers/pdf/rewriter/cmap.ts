/** Reads and writes CMaps, which map bytes to codes and codes to text (ISO 32000-1, 9.7.5 and 9.10.3). */
import type { Budget } from '../../../unreadable-error.ts';
import { Keyword, Lexer } from './lexer.ts';
import { Name } from './values.ts';
import type { Value } from './values.ts';

/** A range of codes of `bytes` bytes each. */
export type CodeRange = { bytes: number; low: number; high: number };
/** Maps the codes from `low` to `high` to glyphs from `cid` on. */
export type CidRange = { low: number; high: number; cid: number };

export type CMap = {
  codes: CodeRange[];
  cids: CidRange[];
  texts: Map<number, string>;
  /** The predefined CMap that this one extends. */
  base: string | null;
  isVertical: boolean;
};

const CODE_MAX = 0xffff;
const RANGES_MAX = 10_000;
/** Ranges of codes, all of which pdf.js looks at for each character. The encodings of East Asia have up to ten. */
const CODE_RANGES_MAX = 100;
/** Text of one code, such as a ligature. */
const TEXT_LENGTH_MAX = 20;

type Token = Value | Keyword;

/** `textsMax` limits the texts read: one range of 30 bytes can claim 16 million. */
export function parseCMap(bytes: Uint8Array, values: Budget, textsMax: number): CMap {
  const lexer = new Lexer(bytes, 0, values);
  // Ranges may name the same codes again and again.
  const left = { texts: textsMax };
  const map: CMap = { codes: [], cids: [], texts: new Map(), base: null, isVertical: false };
  let before: Token = null;
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    if (token instanceof Keyword) {
      if (token.text === 'usecmap' && before instanceof Name) map.base = before.text;
      if (token.text === 'endcmap') break;
      const section = /^begin(codespacerange|bfchar|bfrange|cidchar|cidrange)$/u.exec(token.text);
      if (section) addSection(map, section[1] ?? '', operands(lexer), left);
    } else if (before instanceof Name && before.text === 'WMode') map.isVertical = token === 1;
    before = token;
  }
  return map;
}

/** Reads the operands of a section, up to `end…`. */
function operands(lexer: Lexer): Value[] {
  const found: Value[] = [];
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    if (!(token instanceof Keyword)) found.push(token);
    else if (token.text.startsWith('end')) break;
  }
  return found;
}

type Left = { texts: number };

function addSection(map: CMap, kind: string, given: readonly Value[], left: Left): void {
  const width = kind === 'bfrange' || kind === 'cidrange' ? 3 : 2;
  for (let at = 0; at + width <= given.length; at += width) {
    const [first, second, third] = given.slice(at, at + width);
    const low = codeOf(first);
    if (low === null) continue;
    const last = kind.endsWith('range') ? codeOf(second) : low;
    const high = Math.min(last ?? low, CODE_MAX);
    const isCodes = kind === 'codespacerange' && map.codes.length < CODE_RANGES_MAX;
    if (isCodes && first instanceof Uint8Array) {
      map.codes.push({ bytes: first.byteLength, low, high: last ?? low });
    }
    if (kind === 'bfchar') addText(map, low, textOf(second), left);
    if (kind === 'bfrange') addTexts(map, low, high, third, left);
    const cid = kind === 'cidrange' ? third : second;
    if (kind.startsWith('cid') && typeof cid === 'number' && map.cids.length < RANGES_MAX) {
      if (low <= high) map.cids.push({ low, high, cid });
    }
  }
}

function addTexts(
  map: CMap,
  low: number,
  high: number,
  given: Value | undefined,
  left: Left,
): void {
  if (Array.isArray(given)) {
    for (const [at, text] of given.entries()) {
      if (low + at <= high) addText(map, low + at, textOf(text), left);
    }
    return;
  }
  const text = textOf(given);
  const last = text.codePointAt(text.length - (/[\udc00-\udfff]$/u.test(text) ? 2 : 1)) ?? 0;
  const start = text.slice(0, text.length - String.fromCodePoint(last).length);
  for (let code = low; code <= high && left.texts > 0; code++) {
    addText(map, code, start + String.fromCodePoint(Math.min(last + code - low, 0x10_ffff)), left);
  }
}

function addText(map: CMap, code: number, text: string, left: Left): void {
  if (code > CODE_MAX || left.texts <= 0) return;
  left.texts--;
  map.texts.set(code, text);
}

function codeOf(value: Value | undefined): number | null {
  if (!(value instanceof Uint8Array) || value.byteLength === 0 || value.byteLength > 4) return null;
  return value.reduce((sum, byte) => sum * 256 + byte, 0);
}

function textOf(value: Value | undefined): string {
  if (typeof value === 'number') return String.fromCodePoint(Math.min(Math.abs(value), CODE_MAX));
  if (!(value instanceof Uint8Array)) return '';
  const [only = 0] = value;
  if (value.byteLength === 1) return String.fromCodePoint(only);
  return new TextDecoder('utf-16be').decode(value.subarray(0, 2 * TEXT_LENGTH_MAX));
}

/** Writes an encoding CMap. */
export function encodingCMap(
  codes: readonly CodeRange[],
  cids: readonly CidRange[],
  isVertical: boolean,
): string {
  return [
    `/WMode ${isVertical ? 1 : 0} def`,
    ...codes.map(
      ({ bytes, low, high }) =>
        `1 begincodespacerange ${hex(low, bytes)} ${hex(high, bytes)} endcodespacerange`,
    ),
    ...cids.map(
      ({ low, high, cid }) => `1 begincidrange ${hex(low, 2)} ${hex(high, 2)} ${cid} endcidrange`,
    ),
    'endcmap',
  ].join('\n');
}

/** Writes a ToUnicode CMap. */
export function unicodeCMap(texts: ReadonlyMap<number, string>): string {
  const lines = ['1 begincodespacerange <0000> <ffff> endcodespacerange', '1 beginbfchar'];
  for (const [code, text] of texts) {
    const utf16 = Buffer.from(text, 'utf16le').swap16().toString('hex');
    lines.push(`${hex(code, 2)} <${utf16}>`);
  }
  return [...lines, 'endbfchar', 'endcmap'].join('\n');
}

function hex(code: number, bytes: number): string {
  return `<${code.toString(16).padStart(2 * bytes, '0')}>`;
}
