/** Writes the marked text of a DOC: paragraphs, rows of tables, and the text boxes before the paragraph that they are anchored in. */
import type { Segment } from '../../segment.ts';
import { Flow } from '../flow.ts';
import type { Look } from '../flow.ts';
import { LINK, LINK_END } from './fields.ts';
import {
  BOX,
  CELL,
  CELL_PARAGRAPH,
  LINE_BREAK,
  LOOK,
  PAGE,
  PARAGRAPH,
  ROW_END,
} from './marked-text.ts';

type Block = { text: string; isTable: boolean };

const PLAIN: Look = { size: 0, isBold: false };
/** Word's own limit. */
const CELLS_MAX = 63;
const ENDS = `${PARAGRAPH}${CELL}${PAGE}${CELL_PARAGRAPH}${ROW_END}`;
const PARAGRAPHS = new RegExp(`[^${ENDS}]*[${ENDS}]`, 'gu');
const IN_CELL = new RegExp(`[${PARAGRAPH}${CELL_PARAGRAPH}]`, 'u');
const BOXES = new RegExp(`${BOX}(\\d+)${BOX}`, 'gu');
const MARKS = new RegExp(`(${LOOK}\\d+${LOOK}|${LINK}[^${LINK}]*${LINK}|${LINK_END})`, 'u');

export class DocWriter {
  readonly #flow = new Flow();
  readonly #looks: readonly Look[];
  /** The marked texts of the boxes; a box is written once. */
  readonly #boxes: (string | null)[];
  #look = PLAIN;

  constructor(looks: readonly Look[], boxes: readonly string[]) {
    this.#looks = looks;
    this.#boxes = [...boxes];
  }

  /** `isOnce`: whether to leave out what is empty or was written before in the same text. */
  write(text: string, isOnce: boolean): void {
    const seen = new Set<string>();
    for (const block of textBlocks(text)) {
      if (isOnce && (seen.has(block.text) || isBlank(block.text))) continue;
      seen.add(block.text);
      this.#writeBlock(block);
    }
  }

  segments(): Segment[] {
    return this.#flow.segments();
  }

  #writeBlock({ text, isTable }: Block): void {
    for (const [, number] of text.matchAll(BOXES)) {
      const box = this.#boxes[Number(number)];
      this.#boxes[Number(number)] = null;
      if (box != null) this.write(box, false);
    }
    const own = text.replaceAll(BOXES, '');
    if (isTable) this.#writeRow(own);
    else this.#writeParagraph(own);
  }

  #writeRow(row: string): void {
    this.#flow.openTable();
    for (const cell of row.split(CELL).slice(0, -1)) {
      this.#flow.openCell();
      for (const paragraph of cell.split(IN_CELL)) this.#writeParagraph(paragraph);
    }
    this.#flow.closeTable();
  }

  #writeParagraph(text: string): void {
    for (const line of text.split(LINE_BREAK)) {
      for (const piece of line.split(MARKS)) this.#writePiece(piece);
      this.#flow.endLine();
    }
  }

  #writePiece(piece: string): void {
    if (piece.startsWith(LOOK)) this.#look = this.#looks[Number(piece.slice(1, -1))] ?? PLAIN;
    else if (piece.startsWith(LINK)) this.#flow.openLink(piece.slice(1, -1));
    else if (piece === LINK_END) this.#flow.closeLink();
    else this.#flow.add(piece, this.#look);
  }
}

function isBlank(text: string): boolean {
  return text.split(MARKS).every((piece) => piece.startsWith(LOOK) || piece.trim() === '');
}

/**
 * Splits text into paragraphs and table rows. Where the file does not say which cell mark ends a row, a row is a run
 * of cells followed by an empty cell mark.
 */
function* textBlocks(text: string): Generator<Block> {
  const isMarked = text.includes(ROW_END);
  let row: string[] = [];
  for (const [paragraph] of `${text}${PARAGRAPH}`.matchAll(PARAGRAPHS)) {
    const isCell = paragraph.endsWith(CELL) || paragraph.endsWith(CELL_PARAGRAPH);
    const isRowEnd = isMarked
      ? paragraph.endsWith(ROW_END)
      : paragraph === CELL && row.at(-1)?.endsWith(CELL) === true;
    const isAfter = isMarked && !isCell && row.length > 0;
    if (isRowEnd || isAfter || row.length > CELLS_MAX) {
      yield { text: row.join(''), isTable: true };
      row = [];
    }
    if (isRowEnd) continue;
    if (isCell || (row.length > 0 && paragraph.endsWith(PARAGRAPH))) row.push(paragraph);
    else yield { text: paragraph.slice(0, -1), isTable: false };
  }
  if (row.length > 0) yield { text: row.join(''), isTable: true };
}
