/** Builds Word documents with properties of characters and paragraphs, and with text boxes. */
import type { Bytes } from './bytes.ts';
import { compoundFile } from './compound.ts';

/** Characters `from` to `to` of the text have these properties: pairs of code and operand, as bytes. */
type Run = { from: number; to: number; list: readonly number[] };
type Box = { anchor: number; from: number; to: number };

const TEXT_AT = 1024;
const PAGE = 512;

/** `boxes` stands after the text; `counts` are of the main text and of the boxes. */
export function formattedDocument(
  text: string,
  {
    characters = [],
    paragraphs = [],
  }: { characters?: readonly Run[]; paragraphs?: readonly Run[] },
  { text: boxText = '', boxes = [] }: { text?: string; boxes?: readonly Box[] } = {},
): Bytes {
  const all = text + boxText;
  const pageAt = Math.ceil((TEXT_AT + all.length) / PAGE);
  const body = Buffer.alloc((pageAt + 2) * PAGE);
  body.writeUInt16LE(0xa5ec, 0);
  body.writeUInt16LE(0xc1, 2);
  body.writeUInt32LE(text.length, 0x4c);
  body.writeUInt32LE(boxText.length, 0x64);
  body.write(all, TEXT_AT, 'latin1');
  body.set(page(characters, 1), pageAt * PAGE);
  body.set(page(paragraphs, 13), (pageAt + 1) * PAGE);
  const parts: [head: number, bytes: Buffer][] = [
    [0x1a2, pieceTable(all.length)],
    [0xfa, pages(all.length, pageAt)],
    [0x102, pages(all.length, pageAt + 1)],
    [
      0x1da,
      places(
        boxes.map(({ anchor }) => anchor),
        26,
        0,
      ),
    ],
    [0x25a, places([...boxes.map(({ from }) => from), boxes.at(-1)?.to ?? 0], 22, 14)],
  ];
  let at = 0;
  for (const [head, bytes] of parts) {
    body.writeUInt32LE(at, head);
    body.writeUInt32LE(bytes.byteLength, head + 4);
    at += bytes.byteLength;
  }
  const table = Buffer.concat(parts.map(([, bytes]) => bytes));
  return compoundFile({ WordDocument: new Uint8Array(body), '0Table': new Uint8Array(table) });
}

function pieceTable(length: number): Buffer {
  const table = Buffer.alloc(5 + 8 + 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(length, 9);
  table.writeUInt32LE(((TEXT_AT * 2) | 0x4000_0000) >>> 0, 15);
  return table;
}

/** One page has all the runs. */
function pages(length: number, number: number): Buffer {
  const table = Buffer.alloc(12);
  table.writeUInt32LE(TEXT_AT, 0);
  table.writeUInt32LE(TEXT_AT + length, 4);
  table.writeUInt32LE(number, 8);
  return table;
}

/** Entries of `size` bytes, each with the number of its shape; the last place is where the last entry ends. */
function places(at: readonly number[], size: number, shapeAt: number): Buffer {
  const count = size === 26 ? at.length : at.length - 1;
  if (count <= 0) return Buffer.alloc(0);
  const table = Buffer.alloc((count + 1) * 4 + count * size);
  for (const [index, place] of at.entries()) table.writeUInt32LE(place, index * 4);
  for (let index = 0; index < count; index++)
    table.writeUInt32LE(1000 + index, (count + 1) * 4 + index * size + shapeAt);
  return table;
}

/** A page of runs; the properties stand at its end. */
function page(runs: readonly Run[], size: number): Buffer {
  const bytes = Buffer.alloc(PAGE);
  bytes.writeUInt8(runs.length, PAGE - 1);
  let end = PAGE - 2;
  for (const [at, { from, to, list }] of runs.entries()) {
    bytes.writeUInt32LE(TEXT_AT + from, at * 4);
    bytes.writeUInt32LE(TEXT_AT + to, (at + 1) * 4);
    const entry = size === 1 ? [list.length, ...list] : paragraphEntry(list);
    end = (end - entry.length) & ~1;
    bytes.set(entry, end);
    bytes.writeUInt8(end / 2, (runs.length + 1) * 4 + at * size);
  }
  return bytes;
}

/** The length in words, the number of the style, the properties. */
function paragraphEntry(list: readonly number[]): number[] {
  const all = [0, 0, ...list];
  const padded = all.length % 2 === 0 ? all : [...all, 0];
  return [0, padded.length / 2, ...padded];
}
