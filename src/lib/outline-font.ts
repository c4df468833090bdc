/**
 * The letters of a script as outlines, in files that `npm run picture:fonts` makes of Noto Sans. They are read where they lie: nothing is
 * parsed but the outlines that are drawn.
 *
 * A file, little endian: three counts (glyphs, kerning pairs, bytes of outlines) as u32; the keys of the glyphs, sorted, as u32; where
 * their outlines begin and the last one ends, as u32; the pairs, sorted, as u32; the advances as u16; the kerning as i16; the outlines.
 * An outline is a series of commands: a byte with the kind of segment in its two lower bits and how many follow above them, then
 * coordinates, each from the point before it as a varint with the sign in its lowest bit.
 */

/** How finely outlines are drawn: the side of a letter's square. A seventh of a pixel in the largest title. */
export const UNITS_PER_EM = 512;

/** Kinds of segments, by the number of their points less one; a move begins a contour. */
export const segmentPoints = [1, 1, 2, 3] as const;
export const MOVE = 0;

/** Of an Arabic letter: alone, at the beginning, in the middle and at the end of what is joined. */
export const letterForms = ['isolated', 'initial', 'medial', 'final'] as const;
export type LetterForm = (typeof letterForms)[number];

const FORM_FACTOR = 0x200000;
/** Of the pairs that are written as one: lam with an alef of any kind. */
const LIGATURE = 0x80000000;

export function glyphKey(codePoint: number, form: LetterForm = 'isolated'): number {
  return codePoint + letterForms.indexOf(form) * FORM_FACTOR;
}

export function ligatureKey(codePoint: number, form: LetterForm): number {
  return LIGATURE + glyphKey(codePoint, form);
}

/** Of letters of the Basic Multilingual Plane. */
export function pairKey(left: number, right: number): number {
  return left * 0x10000 + right;
}

/** Where it is drawn to, in pixels. */
export type Pen = {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  quadraticTo: (x1: number, y1: number, x: number, y: number) => void;
  cubicTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
};

/** Where the base line begins, and the side of a letter's square there. */
export type Placement = { x: number; y: number; size: number };

const COUNTS = 3;

export class OutlineFont {
  readonly #keys: Uint32Array;
  readonly #begins: Uint32Array;
  readonly #pairs: Uint32Array;
  readonly #advances: Uint16Array;
  readonly #kernings: Int16Array;
  readonly #outlines: Uint8Array;

  constructor(bytes: ArrayBuffer) {
    const [glyphs = 0, pairs = 0, outlineBytes = 0] = new Uint32Array(bytes, 0, COUNTS);
    let at = COUNTS * Uint32Array.BYTES_PER_ELEMENT;
    const next = (length: number, size: number) => {
      const begin = at;
      at += length * size;
      return begin;
    };
    this.#keys = new Uint32Array(bytes, next(glyphs, 4), glyphs);
    this.#begins = new Uint32Array(bytes, next(glyphs + 1, 4), glyphs + 1);
    this.#pairs = new Uint32Array(bytes, next(pairs, 4), pairs);
    this.#advances = new Uint16Array(bytes, next(glyphs, 2), glyphs);
    this.#kernings = new Int16Array(bytes, next(pairs, 2), pairs);
    this.#outlines = new Uint8Array(bytes, next(outlineBytes, 1), outlineBytes);
  }

  /** The number of a glyph in this file, or -1. */
  find(key: number): number {
    return indexOfSorted(this.#keys, key);
  }

  /** In parts of the letter's square. */
  advanceOf(glyph: number): number {
    return (this.#advances[glyph] ?? 0) / UNITS_PER_EM;
  }

  /** By how much two letters stand nearer to each other, or farther. */
  kerningOf(left: number, right: number): number {
    if (left > 0xff_ff || right > 0xff_ff) return 0;
    const index = indexOfSorted(this.#pairs, pairKey(left, right));
    return (this.#kernings[index] ?? 0) / UNITS_PER_EM;
  }

  draw(glyph: number, pen: Pen, { x, y, size }: Placement): void {
    const scale = size / UNITS_PER_EM;
    const bytes = this.#outlines;
    const end = this.#begins[glyph + 1] ?? 0;
    let at = this.#begins[glyph] ?? end;
    // The position in the letter's square.
    let [across, up] = [0, 0];

    const step = (): number => {
      let [value, shift, byte] = [0, 0, 0];
      do {
        byte = bytes[at++] ?? 0;
        value += (byte & 0x7f) << shift;
        shift += 7;
      } while (byte > 0x7f);
      return value & 1 ? -((value + 1) >> 1) : value >> 1;
    };
    const point = (): [number, number] => {
      across += step();
      up += step();
      return [x + across * scale, y - up * scale];
    };
    const segments = [
      () => pen.moveTo(...point()),
      () => pen.lineTo(...point()),
      () => pen.quadraticTo(...point(), ...point()),
      () => pen.cubicTo(...point(), ...point(), ...point()),
    ];
    while (at < end) {
      const command = bytes[at++] ?? 0;
      for (let count = command >> 2; count > 0; count--) segments[command & 3]?.();
    }
  }
}

function indexOfSorted(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
