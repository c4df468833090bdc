/** Parses the values of PDFs and CMaps, with limits on depth and number. */
import type { Budget } from '../../../unreadable-error.ts';
import { UnreadableError } from '../../../unreadable-error.ts';
import { Name, Ref } from './values.ts';
import type { Dict, Value } from './values.ts';

/** A bare word such as `obj`, `stream` or `beginbfchar`. */
export class Keyword {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Nesting of arrays and dictionaries, as parsing is recursive. */
const DEPTH_MAX = 40;
/** Bytes of a name or keyword; ISO 32000-1, annex C allows 127. */
const WORD_MAX = 300;
/** Bytes kept of a string; ISO 32000-1, annex C allows 32,767. */
const STRING_MAX = 100_000;
/** So many bytes count as one value more: objects of a hostile file may all be read to its end. */
const BYTES_PER_VALUE_SHIFT = 4;

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
/** ( ) < > [ ] { } / % */
const DELIMITER = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25]);
const DIGIT = new Set([0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39]);
const R = 0x52;
const ESCAPES = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

export class Lexer {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #text: Buffer;
  readonly #values: Budget;

  constructor(bytes: Uint8Array, at: number, values: Budget) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#values = values;
    this.at = at;
  }

  /** Returns the next value or keyword, or undefined at the end. */
  next(depth = 0): Value | Keyword | undefined {
    if (depth > DEPTH_MAX) throw new UnreadableError('too_large');
    this.#values.spend(1);
    this.#skipSpace();
    const byte = this.#bytes[this.at];
    if (byte === undefined) return undefined;
    const follows = this.#bytes[this.at + 1];
    if (byte === 0x2f) return new Name(this.#name());
    if (byte === 0x28) return this.#string();
    if (byte === 0x5b) return this.#array(depth);
    if (byte === 0x3c) return follows === 0x3c ? this.#dict(depth) : this.#hexString();
    if (byte === 0x3e && follows === 0x3e) return this.#bracket('>>');
    if (DELIMITER.has(byte)) return this.#bracket(String.fromCodePoint(byte));
    return this.#word();
  }

  /** Returns the next value, or null if there is none. */
  value(): Value {
    const found = this.next();
    return found === undefined || found instanceof Keyword ? null : found;
  }

  #skipSpace(): void {
    const begin = this.at;
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === 0x25) {
        while (this.at < this.#bytes.length && !this.#isLineEnd()) this.at++;
      } else if (byte !== undefined && SPACE.has(byte)) this.at++;
      else break;
    }
    this.#spendBytes(this.at - begin);
  }

  #spendBytes(count: number): void {
    this.#values.spend(count >> BYTES_PER_VALUE_SHIFT);
  }

  #isLineEnd(): boolean {
    return this.#bytes[this.at] === 10 || this.#bytes[this.at] === 13;
  }

  #bracket(text: string): Keyword {
    this.at += text.length;
    return new Keyword(text);
  }

  /** Reads up to the next space or delimiter. */
  #letters(): string {
    const begin = this.at;
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at] ?? 0;
      if (SPACE.has(byte) || DELIMITER.has(byte)) break;
      this.at++;
    }
    this.#spendBytes(this.at - begin);
    const end = Math.min(this.at, begin + WORD_MAX);
    return this.#text.toString('latin1', begin, end);
  }

  #name(): string {
    this.at++;
    return this.#letters().replaceAll(/#([\da-f]{2})/giu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  }

  #word(): Value | Keyword {
    const text = this.#letters();
    if (/^\d{1,9}$/u.test(text)) {
      const whole = Number(text);
      return this.#isReference() ? new Ref(whole) : whole;
    }
    if (text === 'true') return true;
    if (text === 'false') return false;
    if (text === 'null') return null;
    return numberIn(text) ?? new Keyword(text);
  }

  /** Consumes `generation R` after a number; returns whether it was there. */
  #isReference(): boolean {
    const generation = this.#past(this.at, SPACE);
    const space = this.#past(generation, DIGIT);
    const letter = this.#past(space, SPACE);
    const isOne =
      generation > this.at && space > generation && letter > space && this.#bytes[letter] === R;
    const after = this.#bytes[letter + 1] ?? 0;
    if (!isOne || !(SPACE.has(after) || DELIMITER.has(after))) return false;
    this.at = letter + 1;
    return true;
  }

  /** The end of a run of bytes of one class. */
  #past(from: number, kind: ReadonlySet<number>): number {
    let at = from;
    while (at < this.#bytes.length && kind.has(this.#bytes[at] ?? 0)) at++;
    return at;
  }

  #array(depth: number): Value[] {
    this.at++;
    const items: Value[] = [];
    for (;;) {
      const item = this.next(depth + 1);
      if (item === undefined) return items;
      if (!(item instanceof Keyword)) items.push(item);
      else if (item.text === ']') return items;
      else if (item.text === '>>' || item.text === 'endobj') return items;
    }
  }

  #dict(depth: number): Dict {
    this.at += 2;
    const dict: Dict = new Map();
    for (;;) {
      const key = this.next(depth + 1);
      if (key === undefined || (key instanceof Keyword && /^(?:>>|endobj)$/u.test(key.text))) break;
      if (!(key instanceof Name)) continue;
      const value = this.next(depth + 1);
      if (value === undefined || (value instanceof Keyword && value.text === '>>')) break;
      if (!(value instanceof Keyword)) dict.set(key.text, value);
    }
    return dict;
  }

  #hexString(): Uint8Array {
    const end = this.#bytes.indexOf(0x3e, this.at);
    const stop = end === -1 ? this.#bytes.length : end;
    this.#spendBytes(stop - this.at);
    const from = this.at + 1;
    this.at = stop + 1;
    const kept = this.#text.toString('latin1', from, Math.min(stop, from + 2 * STRING_MAX));
    const digits = kept.replaceAll(/[^\da-f]/giu, '');
    return new Uint8Array(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
  }

  #string(): Uint8Array {
    const bytes: number[] = [];
    const begin = this.at;
    let open = 1;
    for (this.at++; this.at < this.#bytes.length; this.at++) {
      const byte = this.#bytes[this.at] ?? 0;
      if (byte === 0x5c) this.#escaped(bytes);
      else {
        if (byte === 0x28) open++;
        if (byte === 0x29) open--;
        if (open === 0) break;
        if (bytes.length < STRING_MAX) bytes.push(byte);
      }
    }
    this.at++;
    this.#spendBytes(this.at - begin);
    return new Uint8Array(bytes);
  }

  #escaped(bytes: number[]): void {
    this.at++;
    const byte = this.#bytes[this.at] ?? 0;
    const isKept = bytes.length < STRING_MAX;
    if (byte >= 0x30 && byte <= 0x37) {
      const ahead = String.fromCodePoint(...this.#bytes.subarray(this.at, this.at + 3));
      const [digits = '0'] = /^[0-7]{1,3}/u.exec(ahead) ?? [];
      if (isKept) bytes.push(Number.parseInt(digits, 8) & 0xff);
      this.at += digits.length - 1;
    } else if (byte === 13) {
      if (this.#bytes[this.at + 1] === 10) this.at++;
    } else if (byte !== 10 && isKept) bytes.push(ESCAPES.get(byte) ?? byte);
  }
}

/** Parses a number; some producers write `--5` or `.`. */
function numberIn(text: string): number | null {
  if (!/^[+-]*\d*\.?\d*(?:-\d*)?$/u.test(text)) return null;
  const number = Number.parseFloat(text.replace(/^[+-]*(?=[+-])/u, ''));
  return Number.isFinite(number) ? number : 0;
}
