/** Splits a section into one block per job, by the dates in it. */
import { isDuration } from '../dates/dates.ts';
import { jobScore, organisationScore } from '../names/names.ts';
import { sentenceCost } from './pieces.ts';
import type { Row } from './row.ts';

export type Block = {
  /** Rows that may name the job: before the date, with it, and after it until the description begins. */
  head: Row[];
  /** The index in `head` of the row with the date, or -1. */
  dated: number;
  body: Row[];
};

/** Rows of an entry above its date. */
const ROWS_ABOVE_MAX = 3;
/** Rows below the date that may name the job. */
const ROWS_BELOW_MAX = 3;
/** A date in the middle of at most this many words separates two names. */
const NAME_WORDS_MAX = 5;
/** Words of a line with job, employer and place. */
const ENTRY_WORDS_MAX = 15;
/** Words beside a lone date. */
const DATED_WORDS_MAX = 8;
/** Rows further right than this are centred, not indented. */
const INDENT_MAX = 60;
/** Rows indented by at least this many points belong to an entry's description. */
const INDENT_MIN = 9;

export function blocksOf(rows: readonly Row[]): Block[] {
  const anchors = anchorsOf(rows);
  const [first] = anchors;
  if (first === undefined) return rows.length > 0 ? undatedBlocks(rows) : [];
  const above = rowsAbove(rows, first);
  const starts = anchors.map((anchor, index) => {
    const before = index === 0 ? -1 : (anchors[index - 1] ?? -1);
    return startOf(rows, anchor, before, above, rows[first - above]);
  });
  return anchors.map((anchor, index) => {
    const from = starts[index] ?? anchor;
    const to = starts[index + 1] ?? rows.length;
    return blockOf(rows.slice(from, to), anchor - from);
  });
}

/** Returns the indexes of the rows whose dates begin an entry. */
export function anchorsOf(rows: readonly Row[]): number[] {
  const spans = indices(rows, (row) => row.period?.isSingle === false && isAnchor(row));
  const [first] = spans;
  const lone = indices(rows, (row) => row.period?.isSingle === true && isAnchor(row));
  if (first === undefined) return lone;
  const outer = spans.filter(
    (at) => at === first || !isInside(rows[at], rows[first]) || isRole(rows[at]),
  );
  return [...outer, ...lone.filter((at) => isDatedAlike(rows, at, outer))].sort((a, b) => a - b);
}

/** Words of a position below its employer. */
const ROLE_WORDS_MAX = 8;

/** Whether a row names a position, and may be indented below its employer. */
function isRole(row: Row | undefined): boolean {
  if (!row || row.isProse || row.isBullet || row.dateIs === 'within') return false;
  return row.cells.join(' ').split(' ').length <= ROLE_WORDS_MAX && namesJob(row);
}

function namesJob({ cells }: Row): boolean {
  return jobScore(cells.join(' ')) > 1;
}

function indices(rows: readonly Row[], test: (row: Row) => boolean): number[] {
  return rows.flatMap((row, at) => (test(row) ? [at] : []));
}

/** Whether a date stands beside a name and not in a sentence. */
function isAnchor({ period, cells, isProse, isBullet, dateIs }: Row): boolean {
  if (!period) return false;
  const words = cells.join(' ').split(' ').length;
  if (period.isSingle) return !isProse && !isBullet && dateIs !== 'within';
  if (dateIs === 'within') return words <= NAME_WORDS_MAX && !isBullet;
  return !isProse || words <= ENTRY_WORDS_MAX;
}

/** Among periods, a lone date only counts if it stands alone and in the same place of the row. */
function isDatedAlike(rows: readonly Row[], at: number, spans: readonly number[]): boolean {
  const row = rows[at];
  if (!row || row.dateIs !== 'apart' || isInside(row, rows[spans[0] ?? at])) return false;
  if (row.cells.join(' ').split(' ').length > DATED_WORDS_MAX) return false;
  return spans.some((span) => {
    const other = rows[span];
    const isAlike = other && other.size === row.size && other.isBold === row.isBold;
    return (
      isAlike &&
      (other.period?.from === 0) === (row.period?.from === 0) &&
      row.cells.length === other.cells.length
    );
  });
}

/** The number of rows above the first date, which is how entries of the section begin. */
function rowsAbove(rows: readonly Row[], first: number): number {
  let count = 0;
  while (count < ROWS_ABOVE_MAX && first - count > 0) {
    const row = rows[first - count - 1];
    if (!row || row.isProse || row.isBullet || row.cells.length === 0) break;
    count++;
  }
  return count;
}

/** Weight of beginning like the first entry, above that of any single look. */
const AS_USUAL = 2;
const UNUSUAL = 0.5;
/** Weight of the widest gap, which usually precedes an entry. */
const APART = 1.5;
/** Tolerances for equal gaps (in font sizes) and equal places (in points). */
const SAME_GAP = 0.05;
const SAME_SIZE = 0.3;
const SAME_PLACE = 4;

/** Finds the first row of an entry: as many rows above the date as in the first entry, unless the rows' looks say otherwise. */
function startOf(
  rows: readonly Row[],
  anchor: number,
  before: number,
  usual: number,
  model: Row | undefined,
): number {
  if (before < 0) return anchor - usual;
  let best = { at: anchor, score: -Infinity };
  for (let count = 0; count <= ROWS_ABOVE_MAX && anchor - count > before; count++) {
    const row = rows[anchor - count];
    if (!row || (count > 0 && (row.isProse || row.isBullet || isIndented(row, rows[anchor]))))
      break;
    const isWidest = row.gap > 0 && row.gap >= widestGap(rows, before, anchor) - SAME_GAP;
    const score =
      (count === usual ? AS_USUAL : 0) -
      Math.abs(count - usual) * UNUSUAL +
      (model ? likeness(row, model) : 0) +
      (isWidest ? APART : 0);
    if (score > best.score) best = { at: anchor - count, score };
  }
  return best.at;
}

/** Whether a row is indented relative to the row of the date. */
function isIndented(row: Row, anchor: Row | undefined): boolean {
  return isRightOf(row.x, anchor?.x ?? null);
}

/** Whether a date belongs to the description of an entry. */
function isInside(row: Row | undefined, anchor: Row | undefined): boolean {
  return isRightOf(row?.left ?? null, anchor?.left ?? null);
}

function isRightOf(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && a > b + INDENT_MIN && a < b + INDENT_MAX;
}

/** Scores how much two rows look alike: every attribute counts for or against it. */
function likeness(a: Row, b: Row): number {
  const looks = [
    a.isBold === b.isBold ? 0.6 : -0.6,
    Math.abs(a.size - b.size) < SAME_SIZE ? 0.4 : -0.8,
    a.x === null || b.x === null ? 0 : Math.abs(a.x - b.x) < SAME_PLACE ? 0.6 : -0.8,
    (a.period === null) === (b.period === null) ? 0.5 : -0.5,
  ];
  return looks.reduce((sum, look) => sum + look, 0);
}

function widestGap(rows: readonly Row[], before: number, anchor: number): number {
  return Math.max(...rows.slice(before + 1, anchor + 1).map(({ gap }) => gap));
}

function blockOf(rows: readonly Row[], dated: number): Block {
  const left = Math.min(...rows.slice(0, dated + 2).flatMap(({ x }) => (x === null ? [] : [x])));
  let end = dated + 1;
  let durations = 0;
  while (end < rows.length && end - dated - durations <= ROWS_BELOW_MAX) {
    const row = rows[end];
    const isFirst = end === dated + 1 + durations;
    if (row && isDuration(row.text)) durations++;
    if (!row || row.isBullet || row.isProse || row.cells.length === 0) break;
    const isIndentedText = row.x !== null && row.x > left + INDENT_MIN;
    const isInner = isFirst && isRole(row) && !rows.slice(0, end).some((above) => namesJob(above));
    const isEmployer = isFirst && isEmployerBelow(row, rows[end + 1], rows.slice(0, end));
    const isNamed = !isFirst || hasName(rows.slice(0, end));
    if (isIndentedText && !isInner && !isEmployer && isNamed) break;
    end++;
  }
  return { head: rows.slice(0, end), dated, body: rows.slice(end) };
}

/** Words of an employer with its town. */
const EMPLOYER_WORDS_MAX = 8;

/** A town behind a name: `Hotel Park, Bern`. */
const town = /^\p{Lu}[^,]*, \p{Lu}[^,.]*$/u;

/** Below a title, an indented line may be the employer: short, no sentence, and above the description. */
function isEmployerBelow(row: Row, next: Row | undefined, above: readonly Row[]): boolean {
  const isTitled = above.some((one) => namesJob(one)) || town.test(row.text);
  // `Store Manager` names a store, and no employer.
  const others = above.filter((one) => !namesJob(one));
  const known = Math.max(0, ...others.map(({ cells }) => organisationScore(cells.join(' '))));
  const score = organisationScore(row.text);
  const words = row.text.split(' ').length;
  if (!isTitled || row.period !== null || words > EMPLOYER_WORDS_MAX) return false;
  if (score >= 1 || known >= 1) return score > known;
  if (namesJob(row)) return false;
  const isPlaced = town.test(row.text) && next !== undefined && !town.test(next.text);
  const isAbove =
    next === undefined || next.isProse || next.isBullet || next.period !== null || isPlaced;
  return isAbove && /^\p{Lu}/u.test(row.text) && sentenceCost(row.text) === 0;
}

function hasName(rows: readonly Row[]): boolean {
  return rows.some(({ cells }) => cells.length > 0);
}

/** Without dates, every row that is not prose begins or continues an entry. */
function undatedBlocks(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  let current: Block | null = null;
  for (const row of rows) {
    const isHead = !row.isBullet && !row.isProse;
    if (isHead && (!current || current.body.length > 0 || current.head.length >= 2)) {
      current = { head: [row], dated: -1, body: [] };
      blocks.push(current);
    } else if (isHead && current) current.head.push(row);
    else current?.body.push(row);
  }
  return blocks;
}
