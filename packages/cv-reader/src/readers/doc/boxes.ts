/** Where in the text of a DOC its text boxes are anchored ([MS-DOC], 2.8.37 and 2.9.101). */
import type { PartAt } from './formats.ts';

const ANCHORS = 0x1_da;
const BOXES = 0x2_5a;
/** Bytes of an anchor, which begins with the shape's number. */
const ANCHOR = 26;
/** Bytes of a box, and where the shape's number stands in them. */
const BOX = 22;
const BOX_SHAPE = 14;
const COUNT_MAX = 2_000;

/** A box, from the character `from` to `to` of the text of all boxes, anchored at a character of the main text. */
export type Box = { anchor: number; from: number; to: number };

/** Returns the boxes that are anchored in the main text, in the order of their anchors. */
export function boxesIn(partAt: PartAt): Box[] {
  const ranges = new Map<number, { from: number; to: number }>();
  let end = 0;
  for (const { shape, from, to } of entriesOf(partAt(BOXES), BOX, BOX_SHAPE)) {
    // The boxes stand one after another, so no text is read twice.
    if (from < end || to < from) continue;
    end = to;
    if (!ranges.has(shape)) ranges.set(shape, { from, to });
  }
  return entriesOf(partAt(ANCHORS), ANCHOR, 0).flatMap(({ shape, from: anchor }) => {
    const range = ranges.get(shape);
    ranges.delete(shape);
    return range ? [{ anchor, ...range }] : [];
  });
}

type Entry = { shape: number; from: number; to: number };

/** A table of places in the text, followed by an entry of `size` bytes for each but the last. */
function entriesOf(bytes: Uint8Array, size: number, shapeAt: number): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.min(Math.floor((bytes.byteLength - 4) / (4 + size)), COUNT_MAX);
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    shape: view.getUint32((count + 1) * 4 + at * size + shapeAt, true),
    from: view.getUint32(at * 4, true),
    to: view.getUint32((at + 1) * 4, true),
  }));
}
