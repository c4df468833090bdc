/**
 * Sets accents apart that TeX prints as signs of their own. pdf.js joins what stands close and puts a space where an accent
 * is narrower than its letter, which cannot be told from a space between words afterwards. An empty span ends a piece of
 * text, so each accent is a piece with its place.
 */
import { skipToken } from './tokens.ts';

/** Moves back by at least this many thousandths of the font size: kerning is less. */
const BACK_MIN = 200;
const BACK_MAX = 1000;
/** Places in one content; a page of accented text has a few hundred. */
const PLACES_MAX = 5_000;

const END = Buffer.from('/A BMC EMC ');
const SPLIT = Buffer.concat([Buffer.from(']TJ '), END, Buffer.from('[')]);

/** A sign that was moved back within an array, or one that was raised and lowered again. */
const mayHave = /\)\s?\d{3}(?:\.\d+)?\s?\(|\(\\?.{1,3}\)\]\s?TJ\s?-/su;

export function splitAccents(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!mayHave.test(bytes.toString('latin1'))) return content;
  const cuts = cutsIn(bytes);
  if (cuts.length === 0) return content;
  const pieces: Buffer[] = [];
  let copied = 0;
  for (const { at, insert } of cuts) {
    if (at < copied) continue;
    pieces.push(bytes.subarray(copied, at), insert);
    copied = at;
  }
  pieces.push(bytes.subarray(copied));
  return Buffer.concat(pieces);
}

type Cut = { at: number; insert: Buffer };
type Shown = { from: number; to: number };

function cutsIn(bytes: Buffer): Cut[] {
  const cuts: Cut[] = [];
  /** The last string of the open array, and the number after it. */
  let last: Shown | null = null;
  let move = 0;
  /** The strings of the open array, and where it begins. */
  let count = 0;
  let opened = -1;
  /** The array that was shown last, if it has one sign. */
  let sole: number | null = null;
  /** The last two numbers outside arrays. */
  let numbers: readonly number[] = [];
  for (let at = 0; at < bytes.length && cuts.length < PLACES_MAX;) {
    const { to, isWord } = skipToken(bytes, at);
    const byte = bytes[at];
    if (byte === 0x5b) {
      opened = at;
      last = null;
      count = 0;
    } else if (byte === 0x28) {
      const shown = { from: at, to };
      if (last && opened >= 0 && move >= BACK_MIN && move <= BACK_MAX)
        cutAround(cuts, bytes, last, shown);
      last = shown;
      move = 0;
      count++;
    } else if (isWord) {
      const word = bytes.toString('latin1', at, Math.min(to, at + 12));
      const number = Number(word);
      if (Number.isFinite(number)) {
        if (opened >= 0) move = number;
        else numbers = [...numbers.slice(-1), number];
      } else {
        if (word === 'TJ') {
          sole = count === 1 && last && lengthOf(bytes, last) === 1 ? opened : null;
          if (sole !== null) cuts.push({ at: sole, insert: END });
          opened = -1;
        } else if (word === 'Td' && sole !== null) {
          const [x = 0] = numbers;
          if (x < 0) cuts.push({ at: to, insert: Buffer.concat([Buffer.from(' '), END]) });
          sole = null;
        } else sole = null;
        numbers = [];
      }
    }
    at = to;
  }
  return cuts;
}

/** Cuts before the last sign of a text that is followed by a move back, and after a single sign that follows it. */
function cutAround(cuts: Cut[], bytes: Buffer, before: Shown, after: Shown): void {
  const sign = lastSign(bytes, before);
  if (sign === null) return;
  if (sign > before.from + 1)
    cuts.push({ at: sign, insert: Buffer.concat([Buffer.from(')'), SPLIT, Buffer.from('(')]) });
  else cuts.push({ at: before.from, insert: SPLIT });
  cuts.push({ at: after.from, insert: SPLIT });
  if (lengthOf(bytes, after) === 1) cuts.push({ at: after.to, insert: SPLIT });
}

/** The characters of a string, up to two. */
function lengthOf(bytes: Buffer, { from, to }: Shown): number {
  const text = bytes.toString('latin1', from + 1, Math.min(to - 1, from + 10));
  return text.replaceAll(/\\(?:[0-7]{1,3}|[^0-7])/gsu, 'x').length;
}

/** Where the last character of a string begins. */
function lastSign(bytes: Buffer, { from, to }: Shown): number | null {
  const start = Math.max(from + 1, to - 9);
  const text = bytes.toString('latin1', start, to - 1);
  const found = /(?<!\\)(?:\\\\)*(?<sign>\\[0-7]{1,3}|\\[^0-7]|[^\\])$/su.exec(text);
  const sign = found?.groups?.['sign'];
  return sign === undefined ? null : to - 1 - sign.length;
}
