/** Reads DOC, the binary format of Word 97 to 2003 ([MS-DOC]): text, its looks, tables and text boxes. */
import { openCompoundFile } from '../compound-file.ts';
import type { Segment } from '../../segment.ts';
import { boxesIn } from './boxes.ts';
import type { Box } from './boxes.ts';
import { resolveFields } from './fields.ts';
import { readFormats } from './formats.ts';
import type { PartAt } from './formats.ts';
import { MarkedText } from './marked-text.ts';
import { textOf } from './pieces.ts';
import type { Parts } from './pieces.ts';
import { DocWriter } from './writer.ts';
import { BYTES_MAX } from '../../limits.ts';
import { UnreadableError } from '../../unreadable-error.ts';

export function readDoc(bytes: Uint8Array): Segment[] {
  const file = openCompoundFile(bytes);
  // An encrypted DOCX is stored as a compound file.
  if (file?.names.has('EncryptedPackage')) throw new UnreadableError('encrypted');
  const document = file?.stream('WordDocument', BYTES_MAX);
  if (!file || !document) throw new UnreadableError('corrupt');
  const { parts, text, places, tables } = textOf(document, (name) => file.stream(name, BYTES_MAX));
  const partAt: PartAt = (head) => partOf(document, tables, head);
  const marked = new MarkedText(text, places, readFormats(document, partAt));
  return writeParts(marked, parts, places.length === 0 ? [] : boxesIn(partAt));
}

function partOf(document: Uint8Array, tables: Uint8Array, head: number): Uint8Array {
  const view = new DataView(document.buffer, document.byteOffset, document.byteLength);
  if (head + 8 > document.byteLength) return new Uint8Array();
  const from = view.getUint32(head, true);
  return tables.subarray(from, from + view.getUint32(head + 4, true));
}

function writeParts(marked: MarkedText, parts: Parts, boxes: readonly Box[]): Segment[] {
  const headersAt = parts.main + parts.notes;
  const boxesAt = headersAt + parts.headers + parts.rest;
  const boxesEnd = boxesAt + parts.boxes;
  const texts = boxes.map(({ from, to }) =>
    resolveFields(marked.between(boxesAt + from, Math.min(boxesAt + to, boxesEnd))),
  );
  const anchors = new Map(boxes.map(({ anchor }, at) => [anchor, at]));
  const writer = new DocWriter(marked.looks, texts);
  const write = (from: number, to: number, isOnce: boolean) =>
    writer.write(resolveFields(marked.between(from, to, isOnce ? undefined : anchors)), isOnce);
  // Headers often hold the contact details; the file stores them and the boxes after the text.
  write(headersAt, headersAt + parts.headers, true);
  write(boxesEnd, boxesEnd + parts.headerBoxes, true);
  write(0, parts.main, false);
  for (const { from, to } of between(boxes, parts.boxes)) write(boxesAt + from, boxesAt + to, true);
  return writer.segments();
}

/** The text of the boxes that are anchored nowhere in the main text. */
function between(boxes: readonly Box[], end: number): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let at = 0;
  for (const { from, to } of boxes.toSorted((one, other) => one.from - other.from)) {
    if (from > at) gaps.push({ from: at, to: Math.min(from, end) });
    at = Math.max(at, to);
  }
  return at < end ? [...gaps, { from: at, to: end }] : gaps;
}
