/** Reads DOC, the binary format of Word 97 to 2003 ([MS-DOC]): text and tables. */
import { openCompoundFile } from './compound-file.ts';
import type { Segment } from '../segment.ts';
import { textOf } from './doc/pieces.ts';
import { Flow } from './flow.ts';
import { BYTES_MAX } from '../limits.ts';
import { UnreadableError } from '../unreadable-error.ts';

const PLAIN = { size: 0, isBold: false };

export function readDoc(bytes: Uint8Array): Segment[] {
  const file = openCompoundFile(bytes);
  // An encrypted DOCX is stored as a compound file.
  if (file?.names.has('EncryptedPackage')) throw new UnreadableError('encrypted');
  const document = file?.stream('WordDocument', BYTES_MAX);
  if (!file || !document) throw new UnreadableError('corrupt');
  const { parts, text } = textOf(document, (name) => file.stream(name, BYTES_MAX));
  const headersAt = parts.main + parts.notes;
  const boxesAt = headersAt + parts.headers + parts.rest;
  const flow = new Flow();
  // Headers and text boxes often hold the contact details; the file stores them after the text.
  writeText(flow, text.slice(headersAt, headersAt + parts.headers), true);
  writeText(flow, text.slice(0, parts.main), false);
  writeText(flow, text.slice(boxesAt, boxesAt + parts.boxes), false);
  return flow.segments();
}

function writeText(flow: Flow, text: string, isOnce: boolean): void {
  const seen = new Set<string>();
  for (const block of textBlocks(resolveFields(text))) {
    if (isOnce && (seen.has(block.text) || block.text.trim() === '')) continue;
    seen.add(block.text);
    if (block.isTable) writeTable(flow, block.text);
    else writeLine(flow, block.text);
  }
}

const FIELD_BEGINS = '\u0013';
const FIELD_SHOWS = '\u0014';
const FIELD_ENDS = '\u0015';
const HYPHEN = '\u001e';
const SOFT_HYPHEN = '\u001f';

const FIELD_SIGNS = new RegExp(`([${FIELD_BEGINS}${FIELD_SHOWS}${FIELD_ENDS}])`, 'u');

/** Replaces fields by their results and drops their instructions. */
function resolveFields(text: string): string {
  // For each open field, whether the position is inside its instruction.
  const fields: boolean[] = [];
  const pieces: string[] = [];
  let hidden = 0;
  for (const piece of text.split(FIELD_SIGNS)) {
    if (piece === FIELD_BEGINS) {
      fields.push(true);
      hidden++;
    } else if (piece === FIELD_SHOWS || piece === FIELD_ENDS) {
      if (fields.pop()) hidden--;
      if (piece === FIELD_SHOWS) fields.push(false);
    } else if (hidden === 0) pieces.push(piece);
  }
  return pieces.join('').replaceAll(HYPHEN, '-').replaceAll(SOFT_HYPHEN, '\u00ad');
}

type Block = { text: string; isTable: boolean };

const PARAGRAPH = '\r';
const CELL = '\u0007';
const PAGE = '\f';

const PARAGRAPHS = new RegExp(`[^${PARAGRAPH}${CELL}${PAGE}]*[${PARAGRAPH}${CELL}${PAGE}]`, 'gu');
/** Word's own limit. */
const CELLS_MAX = 63;

/** Splits text into paragraphs and table rows. A row is a run of cells followed by an empty cell mark. */
function* textBlocks(text: string): Generator<Block> {
  let row: string[] = [];
  for (const [paragraph] of `${text}${PARAGRAPH}`.matchAll(PARAGRAPHS)) {
    const isCell = paragraph.endsWith(CELL);
    const isRowEnd = paragraph === CELL && row.at(-1)?.endsWith(CELL) === true;
    if (isRowEnd || row.length > CELLS_MAX) {
      yield { text: row.join(''), isTable: true };
      row = [];
    }
    if (isRowEnd) continue;
    if (isCell || (row.length > 0 && paragraph.endsWith(PARAGRAPH))) row.push(paragraph);
    else yield { text: paragraph.slice(0, -1), isTable: false };
  }
  if (row.length > 0) yield { text: row.join(''), isTable: true };
}

function writeTable(flow: Flow, row: string): void {
  flow.openTable();
  for (const cell of row.split(CELL).slice(0, -1)) {
    flow.openCell();
    for (const paragraph of cell.split(PARAGRAPH)) writeLine(flow, paragraph);
  }
  flow.closeTable();
}

const LINE_BREAK = '\u000b';

function writeLine(flow: Flow, text: string): void {
  for (const line of text.split(LINE_BREAK)) {
    flow.add(line, PLAIN);
    flow.endLine();
  }
}
