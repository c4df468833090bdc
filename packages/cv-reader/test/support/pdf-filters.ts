/** Encoders for the filters of PDF streams. */
import { bytesOf } from './bytes.ts';
import type { Bytes } from './bytes.ts';

/** Encodes LZW as in ISO 32000-1: codes grow from nine to twelve bits, one code early. */
export function lzw(text: string): Bytes {
  const codes = new Map<string, number>();
  let bits = '';
  let width = 9;
  let next = 258;
  let known = '';
  const put = (code: number) => {
    bits += code.toString(2).padStart(width, '0');
  };
  const codeOf = (piece: string) =>
    piece.length === 1 ? piece.charCodeAt(0) : (codes.get(piece) ?? 0);
  put(256);
  for (const letter of text) {
    const longer = known + letter;
    if (longer.length === 1 || codes.has(longer)) {
      known = longer;
      continue;
    }
    put(codeOf(known));
    codes.set(longer, next++);
    if (next === 1 << width) width++;
    if (next === 4094) {
      put(256);
      codes.clear();
      next = 258;
      width = 9;
    }
    known = letter;
  }
  put(codeOf(known));
  put(257);
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Uint8Array.from(padded.match(/.{8}/gu) ?? [], (byte) => Number.parseInt(byte, 2));
}

export function ascii85(text: string): Bytes {
  const bytes = Buffer.from(text, 'latin1');
  let out = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let word = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
    const digits: string[] = [];
    for (let digit = 0; digit < 5; digit++) {
      digits.unshift(String.fromCodePoint(33 + (word % 85)));
      word = Math.floor(word / 85);
    }
    out += digits.join('').slice(0, group.length + 1);
  }
  return bytesOf(`${out}~>`);
}

/** Applies the PNG predictor Up to rows of this many columns. */
export function predicted(text: string, columns: number): number[] {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / columns) * columns));
  const rows: number[] = [];
  for (let at = 0; at < bytes.length; at += columns) {
    rows.push(2);
    for (let column = 0; column < columns; column++) {
      rows.push(((bytes[at + column] ?? 0) - (bytes[at + column - columns] ?? 0)) & 255);
    }
  }
  return rows;
}
