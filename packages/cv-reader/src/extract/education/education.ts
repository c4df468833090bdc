/** Reads the education section: schools, degrees, subjects and periods. */
import type { Period } from '../dates/dates.ts';
import type { DateHabit } from '../dates/date-points.ts';
import { splitDegree } from './degree-text.ts';
import type { School } from '../work/entry.ts';
import { eventSchools } from '../work/event-rows.ts';
import { inEntries } from '../columns/grids.ts';
import { columnKindOf, type LabelKind, schoolLabelOf } from '../labels/labels.ts';
import type { Line } from '../lines.ts';
import { degreeIn, degreeLength, schoolScore } from '../names/names.ts';
import { namedRowsOf, type NamedRow } from '../columns/named-columns.ts';
import { rowsOf } from '../columns/rows.ts';
import type { Row } from '../columns/row.ts';
import { asDegrees, type Part, partsOf } from './school-parts.ts';
import { withToldSchools } from '../work/told-jobs.ts';

/** Schools of a CV. */
const SCHOOLS_MAX = 20;

export function schoolsOf(lines: readonly Line[], habit: DateHabit, language: string): School[] {
  const named = namedRowsOf(lines, 'education', { habit, language });
  if (named) return named.slice(0, SCHOOLS_MAX).map((row) => fromColumns(row));
  const rows = withToldSchools(rowsOf(inEntries(lines), habit));
  const events = eventSchools(rows);
  if (events) return events.map((event) => fromEvent(event)).slice(0, SCHOOLS_MAX);
  return groupsOf(rows, language)
    .map((group) => schoolOf(group))
    .filter(
      ({ institution, studyType, period }) =>
        institution !== null || (studyType !== null && period !== null),
    )
    .slice(0, SCHOOLS_MAX);
}

function fromColumns({ period, values }: NamedRow): School {
  const { studyType, area } = values.degree
    ? splitDegree(values.degree)
    : { studyType: null, area: null };
  return { institution: values.school ?? null, studyType, area: values.area ?? area, period };
}

/** `京都大学 工学部 情報学科`: the first word is the school, the others the subject. */
function fromEvent({
  institution,
  period,
}: {
  institution: string;
  period: Period | null;
}): School {
  const [name = institution, ...others] = institution.split(/\s+/u);
  return {
    institution: name,
    studyType: null,
    area: others.length > 0 ? others.join(' ') : null,
    period,
  };
}

type Group = {
  parts: Part[];
  period: Period | null;
  labels: Partial<Record<LabelKind, string>>;
  /** Whether it begins with a bullet. */
  isBullet: boolean;
};

/** What people are given at a school. */
const award =
  /(?<!\p{L})(?:prizes?|awards?|(?:scholar|fellow)(?:s|ships?)?|medal(?:s|ist)?|honou?rs|dean['’]?s list|valedictorian|preis|stipendi(?:um|en|at|atin)|auszeichnung|bourse|prix|beca|premio|borsa di studio|bolsa|prêmio|prémio|beurs|prijs|nagroda|stypendium|cena|stipendium|ödül|burs|премия|стипендия)(?!\p{L})/iu;

/** Whether a row tells about the school above it: a bullet without a degree, or an award. */
function isAboutSchool(group: Group | null, row: Row, parts: readonly Part[]): boolean {
  if (!group?.parts.some(({ kind }) => kind === 'school')) return false;
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (kinds.has('degree')) return false;
  if (!kinds.has('school') && award.test(row.text)) return true;
  // A bullet with a school and a period is a school: a year abroad.
  return row.isBullet && !group.isBullet && (row.period === null || !kinds.has('school'));
}

/**
 * Groups rows into entries: a row that would be a second school, degree or period begins a new entry, so it does not
 * matter in which order they come or on how many lines.
 */
function groupsOf(rows: readonly Row[], language: string): Group[] {
  const groups: Group[] = [];
  let current: Group | null = null;
  const isForm = areLabelled(rows);
  for (const row of rows.map((one) => withoutInnerLabel(one))) {
    const label = schoolLabelOf(row);
    if (isForm && isUnknownLabel(row)) {
      if (current) current.period ??= row.period;
      continue;
    }
    if (label?.kind === 'about' || isColumnNames(row)) continue;
    const parts = label ? [] : asDegrees(partsOf(row, language), current);
    const isText =
      !label && row.isBullet && row.period === null && !parts.some(({ kind }) => kind !== 'other');
    if (
      isText ||
      (row.isProse && row.period === null && parts.every(({ kind }) => kind === 'other'))
    )
      continue;
    if (!label && isAboutSchool(current, row, parts)) {
      // The period may stand at the right edge of the first line about the school.
      if (current && row.period?.isSingle === false) current.period ??= row.period;
      continue;
    }
    const isNext = current?.period != null && isTitleLike(row, rows[0], rows[1]);
    if (!current || isNext || isSecond(current, row, parts, label?.kind)) {
      current = { parts: [], period: null, labels: {}, isBullet: row.isBullet };
      groups.push(current);
    }
    current.period ??= row.period;
    if (label && label.kind !== 'date') current.labels[label.kind] ??= label.rest;
    for (const part of parts) current.parts.push({ ...part, order: current.parts.length });
  }
  return groups.filter(({ parts, labels }) => parts.length > 0 || Object.keys(labels).length > 0);
}

/** Names of columns that are no label with its value. */
const COLUMNS_MIN = 3;

/** `Institution (date from – date to) | Degree or diploma obtained`: the names of two columns, the first with a remark. */
function isColumnNames({ cells, period }: Row): boolean {
  const [first = '', second] = cells;
  const known = cells.filter((text) => columnKindOf(text, 'education') !== null);
  if (period === null && known.length >= COLUMNS_MIN && known.length === cells.length) return true;
  const [, name = ''] = /^([^()\d]{3,40})\s\([^()\d]+\)?$/u.exec(first) ?? [];
  return period === null && second !== undefined && columnKindOf(name, 'education') === 'school';
}

/** `Diploma, Nursing | School | Leeds City College`: a label within the row of a form says what the cell behind it is. */
function withoutInnerLabel(row: Row): Row {
  const at = row.cells.findIndex(
    (text, index) => index > 0 && columnKindOf(text, 'education') === 'school',
  );
  const value = at < 0 ? undefined : row.cells[at + 1];
  return value !== undefined && schoolScore(value) > 0
    ? { ...row, cells: row.cells.filter((_, index) => index !== at) }
    : row;
}

/** Rows with a known label that make a form. */
const LABELLED_MIN = 3;

/** Whether most rows of two texts are a label and its value. */
function areLabelled(rows: readonly Row[]): boolean {
  const pairs = rows.filter(({ cells, period }) => cells.length + (period ? 1 : 0) === 2);
  const labelled = pairs.filter((row) => schoolLabelOf(row) !== null).length;
  return labelled >= LABELLED_MIN && labelled * 2 > pairs.length;
}

/** In a form, the first of two texts is a label, also one that no list has. */
function isUnknownLabel(row: Row): boolean {
  const [, value] = row.cells;
  const isPair = row.period === null ? row.cells.length === 2 : row.cells.length === 1;
  const isName = row.cells.some((text) => schoolScore(text) > 0 || degreeLength(text) > 0);
  return isPair && schoolLabelOf(row) === null && !isName && (value ?? row.period) !== null;
}

/** Whether a row looks like the first one of the section, and the second one does not: a name that no word tells begins an entry. */
function isTitleLike(row: Row, first: Row | undefined, second: Row | undefined): boolean {
  if (!first || !second || row === first || row.period !== null || row.isBullet) return false;
  const isAlike = (one: Row) =>
    one.isBold === first.isBold && Math.abs(one.size - first.size) < 0.3;
  return (
    first.size > 0 && isAlike(row) && !isAlike(second) && (first.isBold || first.size > second.size)
  );
}

function isSecond(
  group: Group,
  row: Row,
  parts: readonly Part[],
  label: LabelKind | undefined,
): boolean {
  if (label === 'school' || label === 'degree') return group.labels[label] !== undefined;
  const has = (kind: Part['kind']) => group.parts.some((part) => part.kind === kind);
  const brings = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
  if (row.period && group.period) return true;
  // Two names of one school on consecutive rows.
  if (brings('school') && has('school')) {
    return (
      brings('degree') ||
      has('degree') ||
      row.period !== null ||
      group.period !== null ||
      row.gap > 1.9
    );
  }
  if (brings('degree') && has('degree'))
    return row.period !== null || has('school') || group.period !== null
      ? !isMore(group, row)
      : false;
  return false;
}

/** A second degree in a row without a school stays in the entry, as it may be a grade or a thesis. */
function isMore(group: Group, row: Row): boolean {
  const isSchoolless = group.parts.every(({ kind }) => kind !== 'school');
  return (
    row.period === null && (isSchoolless || (row.gap > 0 && row.gap < 1.5)) && group.period === null
  );
}

function schoolOf({ parts, period, labels }: Group): School {
  const degree = parts.find(({ kind }) => kind === 'degree');
  const institution = schoolPart(parts, degree) ?? schoolBehind(degree);
  const rest = parts.filter((part) => part !== degree && part !== institution);
  const isBehind = institution !== undefined && degree?.text.endsWith(`, ${institution.text}`);
  const text = isBehind ? degree?.text.slice(0, -institution.text.length - 2) : degree?.text;
  const { studyType, area } =
    text === undefined ? { studyType: null, area: null } : splitDegree(text);
  return {
    institution:
      schoolIn(labels.school) ?? (institution ? wholeName(institution, rest, area) : null),
    studyType: labels.degree ?? studyType,
    area: labels.area ?? area ?? rest.find(({ kind }) => kind === 'other')?.text ?? null,
    period,
  };
}

/** A school name that contains a dash. */
function wholeName(
  { text, cell, order }: Part,
  rest: readonly Part[],
  area: string | null,
): string {
  const next = rest.find(
    (part) => part.order === order + 1 && part.cell === cell && part.kind === 'other',
  );
  return next && area !== null && cell.startsWith(text) ? cell : text;
}

/** Returns the part that looks most like a school, or else the first that is not a degree. */
function schoolPart(parts: readonly Part[], degree: Part | undefined): Part | undefined {
  const schools = parts.filter(({ kind }) => kind === 'school');
  const [best] = schools.toSorted((a, b) => b.score - a.score || a.order - b.order);
  if (best) return best;
  const others = parts.filter((part) => part !== degree && part.kind === 'other');
  const named = others.find(({ score }) => score > 0);
  if (named) return named;
  return others.find(({ row }) => row !== degree?.row) ?? mostCapital(others);
}

/** A label may stand before the school and the subject: `University: University of Leeds – Physics`. */
function schoolIn(text: string | undefined): string | undefined {
  const parts = text?.split(/\s[–—|-]\s/u) ?? [];
  const schools = parts.filter((part) => schoolScore(part) > 0);
  return parts.length > 1 && schools.length === 1 ? schools[0] : text;
}

/** A school that no word tells, behind a degree with its subject: `VMBO Techniek, Het Hooghuis`. */
function schoolBehind(degree: Part | undefined): Part | undefined {
  if (!degree) return undefined;
  const [, titled = '', name = ''] = /^(.+), ([^,]{3,})$/u.exec(degree.text) ?? [];
  const hasSubject = degreeLength(titled) > 0 && degreeLength(titled) < titled.length - 2;
  const isName = /^\p{Lu}[\p{L}\p{M}\s.'’&-]*$/u.test(name) && capitalsIn(name) === 1;
  return hasSubject && isName && degreeIn(name) === null
    ? { ...degree, text: name, kind: 'other', score: 0 }
    : undefined;
}

/** Of a subject and a school that no word tells, the one with more capitals: `Operatore di sala`, `CFP Valtellina`. */
function mostCapital(others: readonly Part[]): Part | undefined {
  const [first] = others.toSorted(
    (a, b) => capitalsIn(b.text) - capitalsIn(a.text) || a.order - b.order,
  );
  return first;
}

function capitalsIn(text: string): number {
  const words = text.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length);
}
