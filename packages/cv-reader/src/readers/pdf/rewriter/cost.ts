/**
 * Estimates the work of reading page content before pdf.js does it. Forms may use forms, so short content may be long to
 * read, and pdf.js cannot be interrupted.
 */
import { UnreadableError } from '../../../unreadable-error.ts';
import { imageEnd, skipToken } from './tokens.ts';

export type Cost = {
  /** Bytes of operators and operands. */
  bytes: number;
  /** Strings shown and spans begun, and the total length of the strings below. */
  strings: number;
  stringBytes: number;
};

export type Content = { cost: Cost; calls: ReadonlyMap<string, number> };

/** The limits for one document: about one second of CPU. */
const COST_MAX: Cost = { bytes: 8_000_000, strings: 200_000, stringBytes: 500_000 };
/** Nested graphics states. Drawing programs use a dozen; some programs leave a few open on every page. */
const SAVED_MAX = 20_000;
const NAMES_MAX = 10_000;

const SPANS = new Set(['BDC', 'BMC']);
const CALL = 'Do';
const IMAGE = 'BI';
const IMAGE_DATA = 'ID';

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
    const { to, isWord } = skipToken(text, at);
    if (byte === 0x28) addString(at, to, 1);
    else if (byte === 0x3c && text[at + 1] !== 0x3c) addString(at, to, 2);
    else if (byte === 0x2f) name = text.toString('latin1', at + 1, Math.min(to, at + 200));
    else if (isWord) {
      const length = to - at;
      if (length === 1 && byte === 0x71) saved++;
      if (length === 1 && byte === 0x51) saved--;
      if (saved > SAVED_MAX) throw new UnreadableError('too_large');
      const word = length === 2 || length === 3 ? text.toString('latin1', at, to) : '';
      if (SPANS.has(word)) cost.strings++;
      if (word === CALL && calls.size < NAMES_MAX) calls.set(name, (calls.get(name) ?? 0) + 1);
      if (word === IMAGE) isImage = true;
      if (word === IMAGE_DATA && isImage) {
        isImage = false;
        const stop = imageEnd(text, to);
        // Counted as a string, as pdf.js may find an earlier end and text after it.
        addString(to, stop, 1);
        at = stop;
        continue;
      }
    }
    at = to;
  }
  return { cost, calls };
}
