/** Finds employers with several positions below them, each position with a period of its own. */
import { anchorsOf } from '../columns/blocks.ts';
import { isDuration, type Period } from '../dates/dates.ts';
import { isRowAlike } from '../labels/looks.ts';
import { hasLegalForm, jobScore, organisationScore, schoolScore } from '../names/names.ts';
import { piecesOf, sentenceCost } from '../columns/pieces.ts';
import type { Row } from '../columns/row.ts';

/** Rows from `from` to before `to` are positions at `employer`; the rows from `head` to before `from` name it. */
export type EmployerGroup = { employer: string; head: number; from: number; to: number };

/** A position, and a place or a sentence about the employer, stand between the employer and the first period. */
const ROWS_BETWEEN_MAX = 3;
/** Words of an employer's name. */
const EMPLOYER_WORDS_MAX = 6;
/** A score that makes a job title. */
const TITLE_MIN = 1;
/** Rows further apart, in points, are indented. */
const SAME_PLACE = 4;

export function employerGroupsOf(rows: readonly Row[], language: string): EmployerGroup[] {
  const anchors = anchorsOf(rows);
  const groups: EmployerGroup[] = [];
  let free = 0;
  for (let at = 0; at < rows.length; at++) {
    if (at < free) continue;
    const group =
      lastedGroup(rows, anchors, at, language) ??
      datedGroup(rows, anchors, at, language) ??
      bannerGroup(rows, anchors, at, language);
    if (!group || group.head < free) continue;
    groups.push(group);
    free = group.to;
  }
  return groups;
}

/** The employer has a period, and those of the positions lie within it. */
function datedGroup(
  rows: readonly Row[],
  anchors: readonly number[],
  at: number,
  language: string,
): EmployerGroup | null {
  const order = anchors.indexOf(at);
  const next = anchors[order + 1];
  const period = rows[at]?.period ?? null;
  if (order < 0 || next === undefined || !period || period.isSingle) return null;
  if (!isWithin(rows[next]?.period ?? null, period)) return null;
  const head = rows[at]?.cells.length === 0 ? at - 1 : at;
  const employer = employerIn(rows[head], language);
  if (employer === null || !beginsPosition(rows, at, next)) return null;
  const after = anchors
    .slice(order + 1)
    .find((anchor) => !isWithin(rows[anchor]?.period ?? null, period));
  return { employer, head, from: at + 1, to: endBefore(rows, after, head, at + 1) };
}

/** The employer has a duration instead of a period: `5 years 3 months`. */
function lastedGroup(
  rows: readonly Row[],
  anchors: readonly number[],
  at: number,
  language: string,
): EmployerGroup | null {
  const duration = rows[at + 1];
  if (!duration || duration.period || !isDuration(duration.text) || !isNameRow(rows[at]))
    return null;
  const employer = employerIn(rows[at], language);
  const isDescription = anchors.some((anchor) => anchor < at && anchor >= at - ROWS_BETWEEN_MAX);
  if (employer === null || (isDescription && sentenceCost(employer) > 0)) return null;
  const from = at + 2;
  const following = rows.findIndex(
    (row, index) =>
      index > from && !row.period && isDuration(row.text) && isNameRow(rows[index - 1]),
  );
  const limit = following < 0 ? rows.length : following - 1;
  const inside = anchors.filter((anchor) => anchor >= from && anchor < limit);
  const starts = inside.slice(1).map((anchor) => employerAbove(rows, anchor, from, rows[at]));
  const to = starts.find((start) => start !== null) ?? limit;
  return inside.length === 0 ? null : { employer, head: at, from, to };
}

/** The employer has neither: `Lowell Trust` above `Auditor, Group Risk` and `Clerk, Payments`, each with a period. */
function bannerGroup(
  rows: readonly Row[],
  anchors: readonly number[],
  at: number,
  language: string,
): EmployerGroup | null {
  const banner = rows[at];
  const order = anchors.indexOf(at + 1);
  if (order < 0 || !isNameRow(banner) || banner?.cells.length !== 1) return null;
  const employer = employerIn(banner, language);
  if (employer === null || jobScore(employer) > TITLE_MIN || sentenceCost(employer) > 0)
    return null;
  const from = at + 1;
  const following = anchors.slice(order);
  const strange = following.find((anchor) => !isPosition(rows, anchor, from));
  const positions = following.slice(
    0,
    strange === undefined ? undefined : following.indexOf(strange),
  );
  if (
    positions.length < 2 ||
    !isBanner(
      banner,
      positions.map((anchor) => rows[anchor]),
    )
  )
    return null;
  const to = strange === undefined ? rows.length : strange - namesAbove(rows, strange, from).length;
  return { employer, head: at, from, to };
}

/** Whether a row is a position with its department, below the text about the one before. */
function isPosition(rows: readonly Row[], anchor: number, first: number): boolean {
  const row = rows[anchor];
  if (!row || row.isBullet || row.period?.isSingle || row.cells.length !== 1) return false;
  if (isNameRow(rows[anchor + 1]) || (anchor > first && isNameRow(rows[anchor - 1]))) return false;
  const [title = '', department = ''] = (row.cells[0] ?? '').split(/,\s|\s[–—-]\s/u);
  return jobScore(title) > TITLE_MIN && !hasLegalForm(department) && schoolScore(department) === 0;
}

/** Whether a row heads the rows of positions: it names an organisation, or they look otherwise. */
function isBanner(banner: Row, positions: readonly (Row | undefined)[]): boolean {
  if (organisationScore(banner.text) >= TITLE_MIN) return true;
  return positions.every(
    (row) =>
      row !== undefined &&
      (isRightOf(row, banner) || (banner.isBold && !row.isBold) || banner.size > row.size + 1),
  );
}

function isRightOf(row: Row, above: Row): boolean {
  return row.x !== null && above.x !== null && row.x > above.x + SAME_PLACE;
}

/** The row above a position that looks like the employer's row, or null. */
function employerAbove(
  rows: readonly Row[],
  anchor: number,
  from: number,
  model: Row | undefined,
): number | null {
  const above = namesAbove(rows, anchor, from).slice(0, -1);
  const alike = above.findIndex(
    (row) => isAlike(row, model) && row.text.split(' ').length <= EMPLOYER_WORDS_MAX,
  );
  return alike < 0 ? null : anchor - above.length - 1 + alike;
}

/** Short rows directly above a date. */
function namesAbove(rows: readonly Row[], anchor: number, from: number): readonly Row[] {
  let first = anchor;
  while (first > from && isNameRow(rows[first - 1])) first--;
  return rows.slice(first, anchor);
}

function isNameRow(row: Row | undefined): boolean {
  return row !== undefined && !row.period && !row.isProse && !row.isBullet && row.cells.length > 0;
}

/** A row that names an employer and no position. */
function employerIn(row: Row | undefined, language: string): string | null {
  if (!row || row.isProse || row.isBullet) return null;
  const pieces = piecesOf([row], 0, language).filter(({ whole }) => whole === null);
  if (pieces.some(({ job, organisation }) => job > TITLE_MIN && job > organisation)) return null;
  const [best] = pieces.toSorted(
    (a, b) => b.organisation - b.cost - (a.organisation - a.cost) || a.order - b.order,
  );
  return best?.text ?? null;
}

/** Whether the rows after an employer's row begin a position, and nothing describes the employer's own. */
function beginsPosition(rows: readonly Row[], at: number, next: number): boolean {
  const dated = rows[next];
  // Lines of labels tell about the employer, as does the header of a table.
  const between = rows.slice(at + 1, next).filter(({ text }) => !/[:：]|^期間/u.test(text));
  if (!dated || between.length >= ROWS_BETWEEN_MAX || between.some(({ isBullet }) => isBullet))
    return false;
  const titled = dated.cells.length > 0 ? dated : rows[next - 1];
  if (!titled || titled === rows[at] || jobScore(titled.cells.join(' ')) <= TITLE_MIN) return false;
  if (dated.cells.length > 0 && between.some((row) => jobScore(row.text) > TITLE_MIN)) return false;
  const below = rows[next + 1];
  const isIndented = below?.x != null && dated.x !== null && below.x > dated.x + SAME_PLACE;
  const isNextEmployer =
    !isIndented && isNameRow(below) && organisationScore(below?.text ?? '') > TITLE_MIN;
  return !isNextEmployer || dated.cells.length === 0;
}

/** The end of a group: the first row of the entry that follows it. */
function endBefore(
  rows: readonly Row[],
  after: number | undefined,
  head: number,
  from: number,
): number {
  if (after === undefined) return rows.length;
  const model = rows[head];
  const above = namesAbove(rows, after, from);
  const alike = above.findIndex((row) => model !== undefined && isAlike(row, model));
  const isItself = rows[after]?.cells.length !== 0 && model?.period != null;
  if (isItself && (alike < 0 || isAlike(rows[after], model))) return after;
  return alike < 0 ? after - Math.min(above.length, 1) : after - above.length + alike;
}

function isAlike(a: Row | undefined, b: Row | undefined): boolean {
  return a !== undefined && b !== undefined && isRowAlike(a, b);
}

/** Whether a period lies within another one; a year alone counts as far as it is known. */
function isWithin(inner: Period | null, outer: Period): boolean {
  if (!inner || inner.start === null || outer.start === null || inner.isSingle) return false;
  if (before(inner.start, outer.start)) return false;
  if (outer.end === null) return true;
  return inner.end !== null && !before(outer.end, inner.end);
}

/** Whether a date is before another one, compared as exactly as both are given. */
function before(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}
