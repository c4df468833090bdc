/** CSV (RFC 4180): written so that no spreadsheet runs a cell as a formula, and read within bounds. */

const NEEDS_QUOTES = /[",\r\n]/u;
/** A cell that begins with one of these is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/u;

export type CsvValue = string | number | boolean | null;

/** A line with its end. Texts that would be formulas get an apostrophe. */
export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
