/**
 * Finds the objects of a PDF by scanning the file. The cross-reference table is not used: it may be wrong or huge,
 * and readers have to manage without it anyway.
 */
import { UnreadableError } from '../../../unreadable-error.ts';

export type Found = {
  number: number;
  generation: number;
  /** Offset of the value. */
  at: number;
  /** Offsets of the stream's bytes. */
  stream: { from: number; to: number } | null;
};

export type Scan = { objects: Found[]; trailers: number[] };

/** Objects; an illustrated brochure has about 10,000. */
const OBJECTS_MAX = 60_000;
/** Occurrences of `obj` examined; every object has at least two. */
const PLACES_MAX = 4 * OBJECTS_MAX;
/** How far before `stream` its dictionary is searched for the length. */
const DICT_REACH = 2000;

export function scanObjects(bytes: Uint8Array): Scan {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const next = { stream: forwardFinder(text, 'stream'), end: forwardFinder(text, 'endobj') };
  const objects: Found[] = [];
  let places = 0;
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at)) {
    const header = headerBefore(text, at);
    at += 'obj'.length;
    places++;
    if (places > PLACES_MAX) throw new UnreadableError('too_large');
    if (!header) continue;
    const found: Found = { ...header, at, stream: null };
    const end = next.end(at);
    let mark = next.stream(at);
    while (mark < end && !isStreamMark(text, mark)) mark = next.stream(mark + 1);
    if (mark < end) {
      found.stream = streamExtent(text, at, mark);
      at = found.stream.to;
    }
    objects.push(found);
    if (objects.length > OBJECTS_MAX) throw new UnreadableError('too_large');
  }
  return { objects, trailers: trailersIn(text) };
}

/** Finds the next occurrence of a word. Called with growing offsets, it reads the bytes once. */
function forwardFinder(text: Buffer, word: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const at = text.indexOf(word, from);
      known = at === -1 ? text.length : at;
    }
    return known;
  };
}

const BLANKS = new Set(Buffer.from(' \r\n\t'));
const DIGITS = new Set(Buffer.from('0123456789'));

/** `12 0 ` before `obj`. */
function headerBefore(text: Buffer, at: number): { number: number; generation: number } | null {
  let last = at - 1;
  while (last > at - 20 && BLANKS.has(text[last] ?? 0)) last--;
  if (!DIGITS.has(text[last] ?? 0)) return null;
  const before = text.toString('latin1', Math.max(0, at - 20), at);
  const found = /(?:^|\D)(\d{1,8})\s+(\d{1,5})\s*$/u.exec(before);
  return found ? { number: Number(found[1]), generation: Number(found[2]) } : null;
}

/** Whether `stream` follows a dictionary and ends the line. */
function isStreamMark(text: Buffer, at: number): boolean {
  const after = text[at + 'stream'.length];
  const before = text.toString('latin1', Math.max(0, at - 12), at);
  return (after === 10 || after === 13 || after === 32) && /(?:>>|\bR|\d)\s*$/u.test(before);
}

function streamExtent(text: Buffer, dictAt: number, mark: number): { from: number; to: number } {
  let from = mark + 'stream'.length;
  while (text[from] === 32) from++;
  if (text[from] === 13) from++;
  if (text[from] === 10) from++;
  const dict = text.toString('latin1', Math.max(dictAt, mark - DICT_REACH), mark);
  const [, length] = /\/Length\s+(\d{1,8})(?!\s+\d+\s+R|\d)/u.exec(dict) ?? [];
  if (length !== undefined) {
    const to = from + Number(length);
    const after = text.toString('latin1', to, to + 'endstream'.length + 4);
    if (/^\s{0,4}endstream/u.test(after)) return { from, to };
  }
  const end = text.indexOf('endstream', from);
  return { from, to: end === -1 ? text.length : end };
}

/** Every incremental update appends a trailer; the last one counts. */
const TRAILERS_MAX = 100;

function trailersIn(text: Buffer): number[] {
  const trailers: number[] = [];
  for (let at = text.lastIndexOf('trailer'); at !== -1; at = text.lastIndexOf('trailer', at - 1)) {
    trailers.push(at + 'trailer'.length);
    if (at === 0 || trailers.length >= TRAILERS_MAX) break;
  }
  return trailers;
}
