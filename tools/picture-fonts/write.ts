/** Shapes letters with HarfBuzz, and writes their outlines in the form that `src/lib/outline-font.ts` reads. */
import { readFileSync } from 'node:fs';
import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import { MOVE, segmentPoints, UNITS_PER_EM } from '#lib/outline-font.ts';

export type Letter = { key: number; text: string };

type Glyph = { advance: number; outline: number[] };

type Segment = { kind: number; points: (readonly [number, number])[] };

const COUNT_MAX = 63;
const kindOf: Readonly<Record<string, number>> = { M: MOVE, L: 1, Q: 2, C: 3 };

export function openFont(path: string, index = 0): Font {
  const font = new Font(new Face(new Blob(new Uint8Array(readFileSync(path))), index));
  font.setScale(UNITS_PER_EM * FINE, UNITS_PER_EM * FINE);
  return font;
}

/** Outlines are rounded once, after they were put together. */
const FINE = 16;

/** The text as one drawing, or null where the font has a letter of it not. */
export function glyphOf(font: Font, text: string): Glyph | null {
  const shaped = shapedGlyphs(font, text);
  if (shaped.some(({ codepoint }) => codepoint === 0)) return null;
  const segments: Segment[] = [];
  let x = 0;
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const kind = kindOf[type];
      if (kind === undefined) continue;
      const points = Array.from({ length: values.length / 2 }, (_, at) => {
        const [px = 0, py = 0] = values.slice(at * 2);
        return [rounded(px + x + xOffset), rounded(py + yOffset)] as const;
      });
      segments.push({ kind, points });
    }
    x += xAdvance;
  }
  return { advance: Math.max(0, rounded(x)), outline: encoded(segments) };
}

export function shapedGlyphs(font: Font, text: string) {
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** How much nearer the letters of the pair stand than their advances say. */
export function kerningOf(font: Font, left: string, right: string): number {
  const advanceOf = (text: string) =>
    shapedGlyphs(font, text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return rounded(advanceOf(left + right) - advanceOf(left) - advanceOf(right));
}

export function fontFile(
  glyphs: ReadonlyMap<number, Glyph>,
  kernings: ReadonlyMap<number, number>,
): Uint8Array {
  const sorted = [...glyphs].sort(([a], [b]) => a - b);
  const pairs = [...kernings].sort(([a], [b]) => a - b);
  const begins = [0];
  for (const [, { outline }] of sorted) begins.push((begins.at(-1) ?? 0) + outline.length);
  const outlines = Uint8Array.from(sorted.flatMap(([, { outline }]) => outline));
  const parts = [
    Uint32Array.of(sorted.length, pairs.length, outlines.length),
    Uint32Array.from(sorted, ([key]) => key),
    Uint32Array.from(begins),
    Uint32Array.from(pairs, ([key]) => key),
    Uint16Array.from(sorted, ([, { advance }]) => advance),
    Int16Array.from(pairs, ([, kerning]) => kerning),
    outlines,
  ];
  return Buffer.concat(parts.map((part) => new Uint8Array(part.buffer)));
}

function rounded(value: number): number {
  return Math.round(value / FINE);
}

function encoded(segments: readonly Segment[]): number[] {
  const bytes: number[] = [];
  let before = [0, 0] as readonly [number, number];
  for (let at = 0; at < segments.length;) {
    const kind = segments[at]?.kind ?? MOVE;
    let count = 1;
    while (count < COUNT_MAX && segments[at + count]?.kind === kind) count++;
    bytes.push((count << 2) | kind);
    for (const { points } of segments.slice(at, at + count)) {
      if (points.length !== segmentPoints[kind]) throw new Error(`a segment of ${points.length}`);
      for (const point of points) {
        bytes.push(...varint(point[0] - before[0]), ...varint(point[1] - before[1]));
        before = point;
      }
    }
    at += count;
  }
  return bytes;
}

function varint(value: number): number[] {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  const bytes = [];
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>= 7;
  } while (rest > 0);
  return bytes;
}
