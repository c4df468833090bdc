/** Turns the lines of a section into rows with text, date and look. */
import { withoutColumnNames } from './column-names.ts';
import { isPresentPart, type Period, periodsOf, withoutPeriods } from '../dates/dates.ts';
import { type DateHabit, isMonth } from '../dates/date-points.ts';
import { withoutEmployerBullets } from '../work/employer-bullets.ts';
import { isIdeographic } from '../text-folding.ts';
import { withJoinedEnds, withPairedDates } from '../dates/from-and-to.ts';
import { isLabelled, isLabelStart } from '../labels/labels.ts';
import { withPairs } from '../labels/label-pairs.ts';
import { type Cell, type Line, hasBullet, lineOf, withoutBullet } from '../lines.ts';
import { hasLegalForm } from '../names/names.ts';
import { withParagraphs } from './paragraphs.ts';
import { joinWrappedCells } from './wrapped-cells.ts';
import { withDate } from '../dates/year-and-month.ts';
import type { Row } from './row.ts';

/** Rows of a section, about six pages. */
const ROWS_MAX = 300;

export function rowsOf(section: readonly Line[], habit: DateHabit): Row[] {
  const wrapped = joinWrappedCells(
    withoutEmployerBullets(withoutColumnNames(section.slice(0, ROWS_MAX))),
  );
  const lines = withPairedDates(withJoinedEnds(withPairs(wrapped), habit), habit);
  const dated = habit.isJapanese ? lines.map((line) => withDate(line)) : lines;
  const joined = joinSplitPeriods(joinSplitLabels(joinSplitNames(dated)), habit);
  return withParagraphs(joined.map((line, index) => rowOf(line, joined[index - 1], habit)));
}

function rowOf(line: Line, above: Line | undefined, habit: DateHabit): Row {
  const periods = periodsOf(line.text, habit);
  const period = periods.find(({ isSingle }) => !isSingle) ?? periods[0] ?? null;
  const kept = periods.filter(({ isSingle }) => !isSingle || period?.isSingle);
  const isBullet = hasBullet(line.text) && !beginsWithPeriod(line.text, period);
  const rest = withoutPeriods(line.text, kept);
  const cells = rest
    .split('\t')
    .map((cell) => withoutBullet(cell).trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const named = line.cells.find(
    (cell) => periodsOf(cell.text, habit).length === 0 || cells.includes(cell.text),
  );
  const isFollowing = above !== undefined && above.page === line.page && line.y > above.y;
  return {
    cells,
    period,
    text: withoutBullet(line.text).replaceAll('\t', ' '),
    isBullet,
    dateIs: placeOfDate(line.text, period),
    isProse: isLabelled(cells, period) ? false : isProse(textOf(cells)),
    left: line.isPlaced ? line.x : null,
    right: line.isPlaced ? endOf(line) : null,
    x: line.isPlaced ? (named?.x ?? (cells.length > 0 ? line.x : null)) : null,
    size: line.size,
    isBold: named?.isBold ?? line.isBold,
    gap: isFollowing && line.isPlaced && line.size > 0 ? (line.y - above.y) / line.size : 0,
  };
}

/** `□2019年4月~2021年3月 株式会社` begins a job: its sign is no bullet. */
function beginsWithPeriod(text: string, period: Period | null): boolean {
  if (!period || period.from === 0) return period !== null;
  const before = text.slice(0, period.from);
  return !period.isSingle && hasBullet(before) && withoutBullet(before) === before;
}

function endOf({ cells }: Line): number {
  const last = cells.at(-1);
  return last ? last.x + last.width : 0;
}

/** In a row of a table, the first cell tells: the last may be a description. */
function textOf(cells: readonly string[]): string {
  return cells.length < TABLE_CELLS_MIN ? cells.join(' ') : (cells[0] ?? '');
}

/** Cells, apart from the date, that make a row of a table. */
const TABLE_CELLS_MIN = 3;

const separating = /[\s,;:|·•()[\]/–—~-]$/u;

function placeOfDate(text: string, period: Period | null): Row['dateIs'] {
  if (!period) return 'apart';
  const before = text.slice(0, period.from).replace(/ $/u, '');
  const after = text.slice(period.to).replace(/^ /u, '');
  const isOpen = before !== '' && !separating.test(before);
  const isFollowed = after !== '' && !separating.test(after[0] ?? '');
  if (isOpen && isFollowed) return 'within';
  return isOpen || isFollowed ? 'at an end' : 'apart';
}

/** A sentence ends with a full stop, begins in lower case, or is long. */
export function isProse(text: string): boolean {
  if (isIdeographic.test(text)) {
    return /[。、]\S{0,40}$/u.test(text) && text.length > 22
      ? true
      : text.length > 45 || /(?:ました|です|ます|した|する|습니다|함|했음)[。.]?$/u.test(text);
  }
  const words = text.split(' ').length;
  if (/^\p{Ll}/u.test(text) && words > 3 && !/^(?:de|van|von|la|el|le|al)\s/u.test(text))
    return true;
  if (/\p{L}{3}(?:[.;!]$|;\s\p{L})/u.test(text) && words > 5 && !endsShort(text)) return true;
  return words > 12 || text.length > 100;
}

/** Words of names and places that people shorten with a full stop, beside legal forms. */
const shortened =
  /(?:^|\s)(?:Assoc|Assn|Ave|Blvd|Bros|Dept|Dist|Div|Eng|Hosp|Inst|Intl|Mfg|Tech|Univ|Tel|Abt|Str|Inh|Verw|Cía|Dpto|Depto|Hnos|Avda|Ets|Sté|Dép|Fa|Prof|Esq|Capt|Col|Gen|Sgt|Maj)\.$/iu;

/** Whether the full stop at the end is that of a shortened word, and ends no sentence: `Head of Payroll, Lakeside Dairy Inc.` */
function endsShort(text: string): boolean {
  return (
    text.endsWith('.') && (hasLegalForm(text.split(/[,;]\s/u).at(-1) ?? '') || shortened.test(text))
  );
}

/** Joins bold names that continue in lower case on the next line. */
function joinSplitNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [first] = line.cells;
    const at = above?.cells.findIndex((cell) => isNameAbove(cell, line)) ?? -1;
    if (!above || !first || at < 0) {
      joined.push(line);
      continue;
    }
    const cells = above.cells.map((cell, index) =>
      index === at ? { ...cell, text: `${cell.text} ${first.text}` } : cell,
    );
    joined.splice(-1, 1, lineOf(cells, above.isPlaced));
  }
  return joined;
}

function isNameAbove(cell: Cell, line: Line): boolean {
  const [first, ...others] = line.cells;
  if (!first || others.length > 0 || !line.isPlaced || !cell.isBold || !first.isBold) return false;
  const isBelow = line.page === cell.page && line.y - cell.y < cell.size * 2;
  return (
    isBelow &&
    Math.abs(cell.x - first.x) < 2 &&
    /^\p{Ll}/u.test(first.text) &&
    !/[.:]$/u.test(cell.text)
  );
}

/** Joins labels broken by a narrow column: `Name and address of` above `employer`. */
function joinSplitLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [label] = above?.cells ?? [];
    const [first, ...others] = line.cells;
    if (above && label && first && above.cells.length > 1 && isLabelStart(label.text, first.text)) {
      const text = `${label.text} ${first.text}`;
      joined.splice(-1, 1, lineOf([{ ...label, text }, ...above.cells.slice(1)], above.isPlaced));
      if (others.length > 0) joined.push(lineOf(others, line.isPlaced));
    } else joined.push(line);
  }
  return joined;
}

const dash = String.raw`(?:[-–—~〜]|(?<![\p{L}])(?:bis|to|à|au|a|al|até|tot|do|till|til|по|до|έως|ως|עד|إلى|حتى)(?![\p{L}]))`;
const openEnd = new RegExp(String.raw`${dash}\s*$`, 'u');
const openStart = new RegExp(String.raw`^\s*${dash}`, 'u');
/** Cells further apart than this, in points, are in two columns. */
const SAME_COLUMN = 40;
/** Lines of a broken period. */
const BROKEN_LINES_MAX = 5;

/** Joins periods broken by a narrow column, in their first line. */
function joinSplitPeriods(lines: readonly Line[], habit: DateHabit): Line[] {
  const joined: Line[] = [];
  let begun: number | null = null;
  let count = 0;
  for (const line of lines) {
    const above = begun === null ? undefined : joined[begun];
    const together = above && count < BROKEN_LINES_MAX ? joinPeriod(above, line, habit) : null;
    if (together && begun !== null) {
      joined[begun] = together.above;
      if (together.below) joined.push(together.below);
      count++;
      continue;
    }
    joined.push(line);
    begun = line.cells.some((cell) => isBeginning(cell.text, habit)) ? joined.length - 1 : null;
    count = 0;
  }
  return joined;
}

function joinPeriod(
  above: Line,
  line: Line,
  habit: DateHabit,
): { above: Line; below: Line | null } | null {
  const [given, ...rest] = line.cells;
  const cut = given ? yearBefore(given, above, habit) : null;
  const [first, ...others] = cut ? [...cut, ...rest] : line.cells;
  if (!first || !isGoingOn(first.text, habit)) return null;
  const below = others.length > 0 ? lineOf(others, line.isPlaced) : null;
  if (yearSign.test(first.text)) return { above, below };
  const at = above.cells.findIndex((cell) => isBeginning(cell.text, habit));
  const head = above.cells[at];
  if (
    !head ||
    (line.isPlaced && Math.abs(head.x - first.x) > SAME_COLUMN && !openEnd.test(head.text))
  )
    return null;
  const begun = periodsOf(head.text, habit)[0] ?? { from: 0, to: head.text.length };
  const left = head.text.slice(begun.to).replace(openStart, '').trim();
  const isHalf = (isPresentPart(left) && !openEnd.test(head.text)) || isMonth(left);
  const date = head.text.slice(begun.from, isHalf ? undefined : begun.to);
  const isDashed =
    openEnd.test(date) || openStart.test(first.text) || openStart.test(head.text.slice(begun.to));
  if (!isDashed && !endsInMonth(head.text)) return null;
  const isWhole =
    openEnd.test(date) || openStart.test(first.text) || isHalf || endsInMonth(head.text);
  const ended = `${date}${isWhole ? ' ' : ' – '}${first.text}`;
  const named = isHalf || left === '' ? [] : [{ ...head, text: left, x: others[0]?.x ?? head.x }];
  const before = head.text.slice(0, begun.from).trim();
  const dated = [
    ...(before === '' ? [] : [{ ...head, text: before }]),
    { ...head, text: ended },
    ...named,
  ];
  const cells: Cell[] = above.cells.flatMap((cell, index) => (index === at ? dated : [cell]));
  return { above: lineOf(cells, above.isPlaced), below };
}

const openMonth = new RegExp(String.raw`${dash}\s*([\p{L}\p{M}.]{3,12})$`, 'u');

/** Splits a year from the text after it, if the line above ends with the month of that year: `… – September` above `2019: University`. */
function yearBefore(cell: Cell, above: Line, habit: DateHabit): [Cell, Cell] | null {
  const [, year = '', rest = ''] =
    /^(\p{Nd}{4})(?:\s*[:,|–-]\s*|\s+)(\S.*)$/u.exec(cell.text) ?? [];
  const head = above.cells.find(({ text }) => isBeginning(text, habit));
  const [, month = ''] = openMonth.exec(head?.text ?? '') ?? [];
  if (year === '' || !isMonth(month)) return null;
  return [
    { ...cell, text: year },
    { ...cell, text: withoutBullet(rest) },
  ];
}

/** Abbreviations after years in Russian and Ukrainian. */
const yearSign = /^[гр]\.?$/u;

/** A month, or one behind a word such as "since". */
function endsInMonth(text: string): boolean {
  const words = text.trim().split(' ');
  return words.length <= 2 && isMonth(words.at(-1) ?? '');
}

/** Whether a line begins a broken period: a date with a dash, or a single date or month in a narrow column. */
function isBeginning(text: string, habit: DateHabit): boolean {
  const periods = periodsOf(text, habit);
  const [period] = periods;
  if (!period) return endsInMonth(text);
  if (periods.length > 1 || period.start === null || !(period.isSingle || period.isOpen))
    return false;
  const isDashed = openEnd.test(text) || openStart.test(text.slice(period.to));
  const isOpenMonth = isMonth(openMonth.exec(text)?.[1] ?? '');
  return period.from === 0 || (isDashed && (openEnd.test(text) || isOpenMonth));
}

/** Whether a line only continues a period: a dash, a month, a year, a word for "present". */
function isGoingOn(text: string, habit: DateHabit): boolean {
  if (text.length > 40) return false;
  const bare = text.replace(openStart, '').replace(openEnd, '').trim();
  if (bare === '' || isMonth(bare) || isPresentPart(bare) || yearSign.test(bare)) return true;
  const [period] = periodsOf(`2000/01 – ${bare}`, habit);
  return period !== undefined && !period.isSingle && period.to === `2000/01 – ${bare}`.length;
}
