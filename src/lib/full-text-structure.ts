/** Reads the record in which SQLite's FTS5 keeps of what segments a full-text index consists. */

export type FullTextStructure = {
  segments: number;
  /** Of all segments. */
  pages: number;
  /** Whether segments are being merged into one. */
  isMerging: boolean;
};

const COOKIE_BYTES = 4;
/** Follows the cookie where rows can be deleted without their content. */
const SECOND_VERSION = [0xff, 0, 0, 1];
/** What that version adds to a segment: two origins, pages and entries of removed rows, entries. */
const ADDED_NUMBERS = 5;

/** Of the row 10 of an index's `_data` table. */
export function readStructure(record: ArrayLike<number>): FullTextStructure {
  const isSecond = SECOND_VERSION.every((byte, nth) => record[COOKIE_BYTES + nth] === byte);
  const next = numbersOf(record, COOKIE_BYTES + (isSecond ? SECOND_VERSION.length : 0));
  const added = isSecond ? ADDED_NUMBERS : 0;
  const levels = next();
  const segments = next();
  // Pages written since the index was made.
  next();
  let pages = 0;
  let isMerging = false;
  for (let level = 0; level < levels; level += 1) {
    if (next() > 0) isMerging = true;
    for (let left = next(); left > 0; left -= 1) {
      next();
      const first = next();
      pages += next() - first + 1;
      for (let nth = 0; nth < added; nth += 1) next();
    }
  }
  return { segments, pages, isMerging };
}

/** SQLite's variable-length integers: seven bits a byte, and all eight of a ninth. */
function numbersOf(record: ArrayLike<number>, from: number): () => number {
  let at = from;
  return () => {
    let value = 0;
    for (let nth = 1; ; nth += 1) {
      const byte = record[at] ?? 0;
      at += 1;
      if (nth === 9) return value * 256 + byte;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
}
