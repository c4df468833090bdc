/** CSV (RFC 4180): written so that no spreadsheet runs a cell as a formula, and read within bounds. */

const NEEDS_QUOTES = /[",;\t\r\n]/u;
/** What makes a formula of a cell (OWASP): the wide forms are read as the others where such scripts are typed. */
const SIGNS = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20`;
/**
 * Where a formula can begin within a text: where a spreadsheet splits it that separates cells by semicolons or tabs. To such a one, quotes
 * within a line hold nothing together.
 */
const CELL_START = String.raw`([;\t\r\n]"*)`;
// Apostrophes that stand there already are counted in, so that one more can be taken away again.
const formula = new RegExp(String.raw`^(?='*[${SIGNS}\t\r\n])`, 'u');
/** A phone number as E.164 writes it: nothing is run, and a spreadsheet shows it as it is read. */
const E164 = /^\+\d+$/u;
const innerFormulas = new RegExp(`${CELL_START}(?='*[${SIGNS}])`, 'gu');
const markedFormula = new RegExp(String.raw`^'(?='*[${SIGNS}\t\r\n])`, 'u');
const markedInnerFormulas = new RegExp(`${CELL_START}'(?='*[${SIGNS}])`, 'gu');

export type CsvValue = string | number | boolean | null;

/** The first line of a file. Without a byte order mark, Excel on Windows reads the file in the code page of the computer. */
export function csvHeader(names: readonly string[]): string {
  return `\uFEFF${csvLine(names)}`;
}

/** A line with its end. What would be a formula gets an apostrophe, which `plainCell` takes away. */
export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = E164.test(value)
    ? value
    : value.replaceAll(innerFormulas, "$1'").replace(formula, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What is wrong with a CSV file. `row` counts from 1, the header included. */
export class CsvFault extends Error {
  readonly row: number;

  constructor(message: string, row: number) {
    super(message);
    this.row = row;
  }
}

export const delimiters = [',', ';', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

/** What Excel understands as the delimiter of the file. */
const DECLARED = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n|$)/iu;

/** The rows of a file, without a first line that says what separates them, and what does. */
export function openCsv(text: string): { text: string; delimiter: Delimiter } {
  const [line = '', declared] = DECLARED.exec(text) ?? [];
  const rest = text.slice(line.length);
  const delimiter = delimiters.find((one) => one === declared) ?? delimiterOf(rest);
  return { text: rest, delimiter };
}

/** The delimiter that the first line has most of, outside of quotes. */
export function delimiterOf(text: string): Delimiter {
  const [line = ''] = /^[^\r\n]*/u.exec(text.slice(0, HEADER_LENGTH_MAX)) ?? [];
  const plain = line.replaceAll(/"[^"]*"/gu, '');
  const counts = delimiters.map((one) => plain.split(one).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Longer than any header of any export. */
const HEADER_LENGTH_MAX = 100_000;

export type CsvBounds = { columnsMax: number; cellLengthMax: number };

/**
 * The rows of a text, one at a time, so that a file of commas or a cell without an end costs no more than the bounds. Throws
 * `CsvFault`. A row without any text is left out.
 */
export function* readCsv(
  text: string,
  delimiter: Delimiter,
  { columnsMax, cellLengthMax }: CsvBounds,
): Generator<string[]> {
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'uy');
  let at = 0;
  for (let row = 1; at < text.length; row++) {
    const cells: string[] = [];
    for (let isEnd = false; !isEnd;) {
      const cell = text[at] === '"' ? quoted(text, at, row, cellLengthMax) : { text: '', at };
      plain.lastIndex = cell.at;
      const rest = plain.exec(text)?.[0] ?? '';
      const value = cell.text + rest;
      if (value.length > cellLengthMax) throw new CsvFault('A cell is too long.', row);
      if (cells.length >= columnsMax) throw new CsvFault('A row has too many columns.', row);
      cells.push(value);
      at = cell.at + rest.length;
      isEnd = text[at] !== delimiter;
      at += isEnd && text.startsWith('\r\n', at) ? 2 : 1;
    }
    if (cells.some((cell) => cell.trim() !== '')) yield cells;
  }
}

/** A cell in quotes, and what follows it. */
function quoted(text: string, start: number, row: number, lengthMax: number) {
  let value = '';
  let from = start + 1;
  for (;;) {
    const end = text.indexOf('"', from);
    if (end === -1 || end - from > lengthMax) throw new CsvFault('A quote is not closed.', row);
    value += text.slice(from, end);
    if (value.length > lengthMax) throw new CsvFault('A cell is too long.', row);
    if (text[end + 1] !== '"') return { text: value, at: end + 1 };
    value += '"';
    from = end + 2;
  }
}

/** The text of a file in UTF-8 or UTF-16, with or without a byte order mark, or else in Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark, the letters of a header in UTF-16 have a zero byte each.
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a cell without the apostrophes that keep a spreadsheet from running it. */
export function plainCell(cell: string): string {
  return cell.replace(markedFormula, '').replaceAll(markedInnerFormulas, '$1').trim();
}
