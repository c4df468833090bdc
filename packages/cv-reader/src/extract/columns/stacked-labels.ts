/** Sets labels that stand above their values beside them, as forms print them: `Employer` above `Hotel Park`. */
import { endOf } from '../dates/from-and-to.ts';
import { headingOf } from '../sections/headings.ts';
import { columnKindOf, type LabelKind, personLabelOf } from '../labels/labels.ts';
import { type Cell, type Line, lineOf } from '../lines.ts';

/** Lines of known labels above a value that make such a form. */
const STACKED_MIN = 4;
/** The share of the lines with the look of labels that must hold a known one. */
const KNOWN_SHARE = 0.5;
/** Length of a label. */
const LABEL_LENGTH_MAX = 60;
/** A value may begin this many points left of its label. */
const OVERHANG = 6;

/** `lines` are those of a column. */
export function withStackedLabels(lines: readonly Line[]): readonly Line[] {
  const look = lookOfLabels(lines);
  if (look === null) return lines;
  const set: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, values] = [lines[at], lines[at + 1]];
    if (!line) continue;
    if (values && isLabelLine(line, look) && !isTableHead(lines, at, look) && !isList(line)) {
      const isValue = lookOf(values) !== look;
      set.push(...pairsOf(line, isValue ? values : undefined));
      if (isValue) at++;
    } else set.push(line);
  }
  return set;
}

/** The look that lines of labels have in common and their values do not; null if the lines are no such form. */
function lookOfLabels(lines: readonly Line[]): string | null {
  const above = lines.filter((line, at) => {
    const below = lines[at + 1];
    const isAbove = below?.page === line.page && lookOf(below) !== lookOf(line);
    return isAbove && areLabels(line);
  });
  const looks = Map.groupBy(above, lookOf);
  const [look = '', stacked = []] = [...looks].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const alike = lines.filter((line) => lookOf(line) === look);
  const known = alike.filter(({ cells }) => cells.some(({ text }) => isKnown(text)));
  const kinds = new Set(known.flatMap(({ cells }) => cells.map(({ text }) => kindOf(text))));
  const named = [...naming].filter((kind) => kinds.has(kind)).length;
  const min = areSmaller(lines, look) ? SMALLER_MIN : STACKED_MIN;
  if (stacked.length < min || named < NAMING_MIN) return null;
  return known.length >= KNOWN_SHARE * alike.length ? look : null;
}

/** Labels that are printed smaller than their values: so many are enough, and the values by which they must be smaller. */
const SMALLER_MIN = 2;
const SMALLER = 0.9;

/** Whether each line with a look is smaller than the value right below it. */
function areSmaller(lines: readonly Line[], look: string): boolean {
  return lines.every((line, at) => {
    const below = lines[at + 1];
    if (lookOf(line) !== look || !below || below.page !== line.page) return true;
    return line.size > 0 && line.size <= below.size * SMALLER;
  });
}

/** Whether a line holds labels only, one of which tells what its value is. */
function areLabels({ cells }: Line): boolean {
  return (
    cells.every(({ text }) => isKnown(text)) && cells.some(({ text }) => telling.has(kindOf(text)))
  );
}

/** Labels of names, of which such a form has several: `Period` above dates may as well be the name of a column. */
const naming: ReadonlySet<Kind | null> = new Set<Kind>([
  'title',
  'employer',
  'school',
  'degree',
  'name',
  'email',
]);
const NAMING_MIN = 2;
/** Labels of facts about jobs, schools and the person. */
const telling: ReadonlySet<Kind | null> = new Set<Kind | null>([
  ...naming,
  'date',
  'from',
  'to',
  'phone',
  'address',
]);

type Kind = LabelKind | 'from' | 'to';

function isKnown(text: string): boolean {
  return kindOf(text) !== null;
}

function kindOf(text: string): Kind | null {
  if (text.length > LABEL_LENGTH_MAX) return null;
  const person = personLabelOf([text]);
  return (
    columnKindOf(text, 'work') ??
    columnKindOf(text, 'education') ??
    endOf(text) ??
    (person?.rest === '' ? person.kind : null)
  );
}

function isLabelLine(line: Line, look: string): boolean {
  if (lookOf(line) !== look || line.cells.some(({ text }) => text.length > LABEL_LENGTH_MAX))
    return false;
  return line.cells.some(({ text }) => isKnown(text)) || headingOf(line.text) === null;
}

/** A question that names several things is no label of one: `Programs, machines and skills`. */
function isList({ cells, text }: Line): boolean {
  return cells.length === 1 && /[,;、،]/u.test(text) && !isKnown(text);
}

/** Whether several rows of values stand below the labels, which are the names of columns then. */
function isTableHead(lines: readonly Line[], at: number, look: string): boolean {
  const [line, first, second] = [lines[at], lines[at + 1], lines[at + 2]];
  if (!line || !first || !second || line.cells.length < 2) return false;
  const isRow = (one: Line) => lookOf(one) !== look && one.cells.length > 1;
  return isRow(first) && isRow(second);
}

/** A line for each label with its value. */
function pairsOf(line: Line, values: Line | undefined): Line[] {
  const [only, ...others] = line.cells;
  if (!only) return [];
  if (others.length === 0) return [besideOf(only, values?.cells ?? [], line)];
  return line.cells.map((label, at) => {
    const next = line.cells[at + 1];
    const own = values?.cells.filter((value, index) =>
      line.isPlaced
        ? (at === 0 || value.x >= label.x - OVERHANG) && (!next || value.x < next.x - OVERHANG)
        : index === at,
    );
    return besideOf(label, own ?? [], line);
  });
}

function besideOf(label: Cell, values: readonly Cell[], { isPlaced }: Line): Line {
  const right = label.x + label.width;
  return lineOf(
    [label, ...values.map((value) => ({ ...value, y: label.y, x: Math.max(value.x, right) }))],
    isPlaced,
  );
}

function lookOf({ size, isBold }: Line): string {
  return `${size} ${isBold}`;
}
