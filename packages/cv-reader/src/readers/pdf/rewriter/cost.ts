/**
 * Estimates the work of reading page content before pdf.js does it. Forms may use forms, so short content may be long to
 * read, and pdf.js cannot be interrupted.
 */
import { UnreadableError } from '../../../unreadable-error.ts';

export type Cost = {
  /** Bytes of operators and operands. */
  bytes: number;
  /** Strings shown, and their total length below. */
  strings: number;
  stringBytes: number;
};

export type Content = { cost: Cost; calls: ReadonlyMap<string, number> };

/** The limits for one document: about one second of CPU. */
const COST_MAX: Cost = { bytes: 8_000_000, strings: 200_000, stringBytes: 500_000 };
/** Nested graphics states. Drawing programs use a dozen; some programs leave a few open on every page. */
const SAVED_MAX = 20_000;
const NAMES_MAX = 10_000;

const CALL = 'Do';
const IMAGE = 'BI';
const IMAGE_DATA = 'ID';
const IMAGE_ENDS = Buffer.from('EI');

export function addCosts(sum: Cost, { bytes, strings, stringBytes }: Cost, times = 1): void {
  sum.bytes += times * bytes;
  sum.strings += times * strings;
  sum.stringBytes += times * stringBytes;
}

export function checkCost({ bytes, strings, stringBytes }: Cost): void {
  const isWithin =
    bytes <= COST_MAX.bytes && strings <= COST_MAX.strings && stringBytes <= COST_MAX.stringBytes;
  if (!isWithin) throw new UnreadableError('too_large');
}

export function scanContent(bytes: Uint8Array): Content {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cost: Cost = { bytes: bytes.byteLength, strings: 0, stringBytes: 0 };
  const calls = new Map<string, number>();
  let saved = 0;
  let name = '';
  let isImage = false;
  const addString = (from: number, to: number, each: number) => {
    cost.strings++;
    cost.stringBytes += (to - from) / each;
  };
  for (let at = 0; at < text.length;) {
    const byte = text[at];
    if (byte === 0x28) {
      const end = stringEnd(text, at);
      addString(at, end, 1);
      at = end;
    } else if (byte === 0x3c && text[at + 1] !== 0x3c) {
      const end = indexAfter(text, 0x3e, at);
      addString(at, end, 2);
      at = end;
    } else if (byte === 0x25) at = lineEnd(text, at);
    else if (byte === 0x2f) {
      const end = wordEnd(text, at + 1);
      name = text.toString('latin1', at + 1, Math.min(end, at + 200));
      at = end;
    } else {
      const end = wordEnd(text, at);
      const length = end - at;
      if (length === 1 && byte === 0x71) saved++;
      if (length === 1 && byte === 0x51) saved--;
      if (saved > SAVED_MAX) throw new UnreadableError('too_large');
      if (length === 2) {
        const word = text.toString('latin1', at, end);
        if (word === CALL && calls.size < NAMES_MAX) calls.set(name, (calls.get(name) ?? 0) + 1);
        if (word === IMAGE) isImage = true;
        if (word === IMAGE_DATA && isImage) {
          isImage = false;
          const stop = imageEnd(text, end);
          // Counted as a string, as pdf.js may find an earlier end and text after it.
          addString(end, stop, 1);
          at = stop;
          continue;
        }
      }
      at = Math.max(end, at + 1);
    }
  }
  return { cost, calls };
}

const ENDS_WORD = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%'));

function wordEnd(text: Buffer, from: number): number {
  let at = from;
  while (at < text.length && !ENDS_WORD.has(text[at] ?? 0)) at++;
  return at;
}

function lineEnd(text: Buffer, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== 10 && text[at] !== 13) at++;
  return at;
}

function indexAfter(text: Buffer, byte: number, from: number): number {
  const found = text.indexOf(byte, from);
  return found === -1 ? text.length : found + 1;
}

function stringEnd(text: Buffer, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const byte = text[at];
    if (byte === 0x5c) at++;
    else if (byte === 0x28) open++;
    else if (byte === 0x29 && --open === 0) return at + 1;
  }
  return text.length;
}

/** The end of an inline image as pdf.js finds it: `EI` and white space. */
function imageEnd(text: Buffer, from: number): number {
  for (let at = text.indexOf(IMAGE_ENDS, from); at !== -1; at = text.indexOf(IMAGE_ENDS, at + 1)) {
    const next = text[at + 2];
    if (next === undefined || next === 32 || next === 10 || next === 13) return at + 2;
  }
  return text.length;
}
