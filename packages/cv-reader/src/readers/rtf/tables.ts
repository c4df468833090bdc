/** The tables of an RTF file, whose rows are marked by words between the texts, and those within their cells. */
import type { Flow } from '../flow.ts';

/** Twentieths of a point. */
const TWIPS = 20;
/** Word's own limit. */
const COLUMNS_MAX = 63;
/** Tables within each other. */
const DEPTH_MAX = 10;

/** `isRowEnded`: whether the next text begins a row. */
type Table = { isRowEnded: boolean };

export class RtfTables {
  readonly #flow: Flow;
  /** The open tables, the outer first. */
  readonly #open: Table[] = [];
  /** How deep in tables the paragraph is. */
  #depth = 1;
  #edges: number[] = [0];

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  read(word: string, number: number | null): void {
    if (word === 'trowd') this.#beginRow();
    else if (word === 'cellx') this.#addEdge(number ?? 0);
    else if (word === 'itap') this.#depth = Math.min(Math.max(1, number ?? 1), DEPTH_MAX);
    else if (word === 'cell') this.#endCell(1);
    else if (word === 'nestcell') this.#endCell(2);
    else if (word === 'row') this.#endRow(1);
    else if (word === 'nestrow') this.#endRow(2);
    else if (word === 'pard') this.#endParagraphs();
  }

  /** Opens or closes the tables within cells, so that the text stands where its paragraph says. */
  beforeText(): void {
    if (this.#open.length === 0) return;
    this.#closeTo(this.#depth);
    while (this.#open.length < this.#depth) this.#openTable();
    this.#continue();
  }

  end(): void {
    this.#closeTo(0);
  }

  #beginRow(): void {
    // The rows of an inner table are described after their cells.
    if (this.#depth > 1) return;
    this.#edges.length = 1;
    if (this.#open.length === 0) this.#openTable(this.#edges);
    else if (this.#open.length === 1) this.#continue();
  }

  #addEdge(right: number): void {
    if (this.#depth === 1 && this.#edges.length < COLUMNS_MAX) this.#edges.push(right / TWIPS);
  }

  #endCell(depth: number): void {
    if (this.#open.length === 0) {
      this.#flow.tab();
      return;
    }
    if (depth > 1) this.beforeText();
    else this.#closeTo(1);
    this.#continue();
    this.#flow.closeCell();
    this.#flow.openCell();
  }

  #endRow(depth: number): void {
    if (this.#open.length === 0) {
      this.#flow.endLine();
      return;
    }
    if (depth === 1) this.#closeTo(1);
    this.#flow.closeCell();
    this.#flow.closeRow();
    const table = this.#open.at(-1);
    if (table) table.isRowEnded = true;
  }

  /** A paragraph outside of the table ends it. */
  #endParagraphs(): void {
    this.#depth = 1;
    if (this.#open.length === 1 && this.#open[0]?.isRowEnded) this.#closeTo(0);
  }

  #openTable(edges?: readonly number[]): void {
    this.#flow.openTable(edges);
    this.#flow.openCell();
    this.#open.push({ isRowEnded: false });
  }

  #continue(): void {
    const table = this.#open.at(-1);
    if (!table?.isRowEnded) return;
    table.isRowEnded = false;
    this.#flow.openCell();
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) {
      this.#open.pop();
      this.#flow.closeTable();
    }
  }
}
