/** Builds segments for formats without positions: lines of text one after another, with tables laid out in columns. */
import type { Segment } from '../segment.ts';
import { cleanText } from './clean.ts';
import { completeLink, contactOf } from './links.ts';
import { TEXT_MAX } from '../limits.ts';

export type Look = { size: number; isBold: boolean };

type Part = { text: string; x: number; size: number; bold: number };
type Line = Part[];
type Cell = { lines: Line[]; x: number };
/** `outer`: the lines around the table, while a cell is open. */
type Table = { edges: readonly number[]; cells: Cell[]; column: number; outer: Line[] | null };

/** Word's default distance between tab stops, in points. */
const TAB = 36;
/** An assumed letter width in points, as the format gives none. */
const LETTER = 5;
/** The assumed width of a table column, in points. */
const COLUMN = 100;
/** Nested tables. */
const DEPTH_MAX = 20;
/** Lines, cells and tab stops, including empty ones; a long CV has a few hundred. */
const PIECES_MAX = 20_000;
/** Cells with the same number of lines, up to this many, are read line by line. */
const PARALLEL_MAX = 4;
const BULLET = /^\s*[\u2022\u25cf\u25cb\u25a0\u25aa\u25e6\u00b7*\u2013-]\s*$/u;

export class Flow {
  #left = TEXT_MAX;
  #count = 0;
  #lines: Line[] = [];
  #line: Line = [];
  readonly #tables: Table[] = [];
  #link: { contact: string; part: Part; from: number } | null = null;

  /** Whether the limits are reached; further text is ignored. */
  get isFull(): boolean {
    return this.#left <= 0 || this.#count >= PIECES_MAX;
  }

  /** Appends text to the line; tab characters act as tabs. */
  add(text: string, look: Look): void {
    if (!text.includes('\t')) {
      this.#add(text, look);
      return;
    }
    for (const [at, piece] of text.split('\t').entries()) {
      if (at > 0) this.tab();
      this.#add(piece, look);
    }
  }

  #add(text: string, { size, isBold }: Look): void {
    if (text === '' || this.isFull) return;
    const taken = text.slice(0, this.#left);
    this.#left -= taken.length;
    const part = this.#part();
    part.text += taken;
    if (isBold) part.bold += taken.length;
    if (taken.trim() !== '') part.size = Math.max(part.size, size);
  }

  openLink(target: string | null): void {
    const contact = target === null ? null : contactOf(target);
    const part = this.#part();
    this.#link = contact === null ? null : { contact, part, from: part.text.length };
  }

  /** Completes the text since the link was opened, unless it has gone over to another line. */
  closeLink(): void {
    const link = this.#link;
    this.#link = null;
    if (!link || link.part !== this.#line.at(-1)) return;
    const { part, from, contact } = link;
    part.text = part.text.slice(0, from) + completeLink(part.text.slice(from), contact);
  }

  /** Starts a new segment on the same line, except directly after a bullet. */
  tab(): void {
    const part = this.#part();
    if (BULLET.test(part.text)) part.text += ' ';
    else if (part.text.trim() === '') part.x += TAB;
    else if (this.#isCounted())
      this.#line.push({ text: '', x: part.x + part.text.length * LETTER + TAB, size: 0, bold: 0 });
  }

  endLine(): void {
    if (this.#isCounted() || this.#line.length > 0) this.#lines.push(this.#line);
    this.#line = [];
  }

  /** Ends the line unless it is blank. */
  endText(): void {
    if (this.#line.some(({ text }) => text.trim() !== '')) this.endLine();
    this.#line = [];
  }

  /** `edges`: the left edges of the columns, in points. */
  openTable(edges: readonly number[] = []): void {
    this.endText();
    if (this.#tables.length >= DEPTH_MAX || !this.#isCounted()) return;
    this.#tables.push({ edges, cells: [], column: 0, outer: null });
  }

  closeTable(): void {
    this.closeRow();
    this.#tables.pop();
  }

  /** Also closes the previous cell, whose end tag HTML may omit. */
  openCell(): void {
    this.closeCell();
    const table = this.#tables.at(-1);
    if (!table || !this.#isCounted()) return;
    this.endText();
    table.outer = this.#lines;
    this.#lines = [];
    table.cells.push({ lines: this.#lines, x: table.edges[table.column] ?? table.column * COLUMN });
    table.column++;
  }

  /** Makes the cell span several columns. */
  widenCell(columns: number): void {
    const table = this.#tables.at(-1);
    if (table && columns > 1) table.column += columns - 1;
  }

  closeCell(): void {
    const table = this.#tables.at(-1);
    if (!table?.outer) return;
    this.endText();
    this.#lines = table.outer;
    table.outer = null;
  }

  closeRow(): void {
    this.closeCell();
    const table = this.#tables.at(-1);
    if (!table) return;
    this.#lines.push(...rowOf(table.cells));
    table.cells = [];
    table.column = 0;
  }

  segments(): Segment[] {
    while (this.#tables.length > 0) this.closeTable();
    this.endText();
    return this.#lines.flatMap((line, at) => segmentsOf(line, at + 1));
  }

  #isCounted(): boolean {
    this.#count++;
    return this.#count <= PIECES_MAX;
  }

  #part(): Part {
    const known = this.#line.at(-1);
    if (known) return known;
    const part = { text: '', x: 0, size: 0, bold: 0 };
    this.#line.push(part);
    return part;
  }
}

/**
 * Lays out a table row. Cells of one line stand beside the first line of the others; cells with many lines, as in
 * a table used for columns, are read one after the other.
 */
function rowOf(cells: readonly Cell[]): Line[] {
  const filled = cells
    .map(({ lines, x }) => ({ lines: trimLines(lines).map((line) => moveBy(line, x)) }))
    .filter(({ lines }) => lines.length > 0);
  const long = filled.filter(({ lines }) => lines.length > 1);
  const lengths = new Set(long.map(({ lines }) => lines.length));
  const isParallel =
    (lengths.size === 1 && (long[0]?.lines.length ?? 0) <= PARALLEL_MAX) || isInMargin(filled);
  const row: Line[] = [];
  let after = 0;
  for (const { lines } of filled) {
    const isAfter = lines.length > 1 && !isParallel;
    const from = isAfter ? after : 0;
    for (const [at, line] of lines.entries()) (row[from + at] ??= []).push(...line);
    if (isAfter) after = from + lines.length;
  }
  return row.map((line) => line.sort((one, other) => one.x - other.x));
}

/** Lines of a margin, and the length of each. */
const MARGIN_LINES_MAX = 3;
const MARGIN_LENGTH_MAX = 40;

/** Whether the last of two cells has only the period of what the first tells, and the town. */
function isInMargin(cells: readonly { lines: Line[] }[]): boolean {
  const [wide, margin, ...others] = cells.map(({ lines }) => lines);
  if (!wide || !margin || others.length > 0) return false;
  if (margin.length > MARGIN_LINES_MAX || margin.length >= wide.length) return false;
  const texts = margin.map((line) => line.map(({ text }) => text).join(' '));
  const areShort = texts.every((text) => text.length <= MARGIN_LENGTH_MAX && !text.includes('@'));
  return areShort && texts.some((text) => /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u.test(text));
}

/** A stroke that templates draw above a heading, also as a vowel of Korean. */
const STROKE = /^\s*[\u3161\u1173\u2500\u2501\u2014\u2015\u2013_-]*\s*$/u;

/** Removes empty lines and strokes at both ends; a stroke alone stands for nothing, or between two dates. */
function trimLines(lines: readonly Line[]): Line[] {
  const hasText = lines.some((line) => line.some(({ text }) => !STROKE.test(text)));
  const isFull = (line: Line) =>
    line.some(({ text }) => (hasText ? !STROKE.test(text) : text.trim() !== ''));
  const from = lines.findIndex(isFull);
  return from === -1 ? [] : lines.slice(from, lines.findLastIndex(isFull) + 1);
}

function moveBy(line: Line, x: number): Line {
  return line.map((part) => ({ ...part, x: part.x + x }));
}

/** Runs of spaces that people type to align columns, and those between the items of a list. */
const GAP = / {4,}/u;
const ITEM_GAP = / {3,}/u;

function segmentsOf(line: Line, y: number): Segment[] {
  return line.flatMap(({ text, x, size, bold }) => {
    let at = 0;
    return text.split(GAP).flatMap((piece) => {
      at = text.indexOf(piece, at);
      const clean = cleanText(piece);
      const from = x + at * LETTER;
      at += piece.length;
      if (clean === '') return [];
      const isBold = bold * 2 > text.length;
      const parts = piece.split(ITEM_GAP).flatMap((part) => cleanText(part) || []);
      const place = { page: 1, x: from, width: clean.length * LETTER, y, size, isBold };
      return [{ text: clean, ...place, ...(parts.length > 1 && { parts }) }];
    });
  });
}
