/** Tells what a part of a form is about by its questions, where its heading is not known. */
import { hasDate } from '../dates/dates.ts';
import { endOf } from '../dates/from-and-to.ts';
import { headingOf } from './headings.ts';
import { columnKindOf, labelOf, schoolLabelOf } from '../labels/labels.ts';
import { hasBullet, type Line } from '../lines.ts';
import type { Section } from './section.ts';

type Kind = 'work' | 'education';

/** Columns that a row must name. */
const NAMES_MIN = 3;
/** Lines below the label of an employer or a school, in which the title or the degree stands. */
const WITHIN = 3;
/** Words of a heading above such a part. */
const HEADING_WORDS_MAX = 10;

const asked: readonly (readonly [Kind, string, readonly string[]])[] = [
  ['work', 'employer', ['title']],
  ['education', 'school', ['degree', 'area']],
];

/** Parts in which questions about jobs and schools open another one; about a person, they ask for the current job. */
const others: ReadonlySet<Section['kind']> = new Set<Section['kind']>([
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'other',
]);

/** What the lines from `at` on are about, if it is something else than the section they stand in. */
export function formKindAt(
  lines: readonly Line[],
  at: number,
  { kind, alsoKinds }: Section,
): Kind | null {
  const line = lines[at];
  if (!line) return null;
  const found = columnsKind(line) ?? (others.has(kind) ? labelsKind(lines, at, kind) : null);
  return found === kind || (found !== null && alsoKinds.includes(found)) ? null : found;
}

/** The names of columns: `Employer | Post held | From | To`. */
function columnsKind({ cells, text }: Line): Kind | null {
  if (cells.length < NAMES_MIN || /[\d:：]/u.test(text)) return null;
  for (const [kind, main, beside] of asked) {
    const kinds = cells.map((cell) => columnKindOf(cell.text, kind));
    const known = cells.filter(
      ({ text: name }, at) => kinds[at] !== null || endOf(name) !== null,
    ).length;
    const isMain =
      kinds.some((one) => one === main) && kinds.some((one) => beside.includes(one ?? ''));
    if (isMain && known >= NAMES_MIN && known >= cells.length - 1) return kind;
  }
  return null;
}

/** `Employer: Hotel Park` near `Position: Head Chef`. */
function labelsKind(lines: readonly Line[], at: number, current: Section['kind']): Kind | null {
  // `Institution` asks for an employer or a school.
  if (asked.some(([kind, main]) => kind === current && labelled(lines[at], kind) === main))
    return null;
  for (const [kind, main, beside] of asked) {
    const kindOf = (line: Line | undefined) => labelled(line, kind);
    if (kindOf(lines[at]) !== main) continue;
    const below = lines.slice(at + 1, at + 1 + WITHIN);
    const end = below.findIndex(({ text }) => headingOf(text) !== null);
    const near = end < 0 ? below : below.slice(0, end);
    if (near.some((line) => beside.includes(kindOf(line) ?? ''))) return kind;
  }
  return null;
}

function labelled(line: Line | undefined, kind: Kind): string | null {
  const [first, ...rest] = line?.cells ?? [];
  if (!first || hasBullet(first.text)) return null;
  if (rest.length === 0 && !/[:：]\s*\S/u.test(first.text)) return null;
  const row = { cells: [first, ...rest].map(({ text }) => text), period: null };
  const label = kind === 'work' ? labelOf(row) : schoolLabelOf(row);
  return label && label.rest !== '' ? label.kind : null;
}

/** Whether a line above such a part is its heading. */
export function isHeadOfForm(line: Line | undefined, below: Line): boolean {
  if (!line || line.cells.length > 1 || line.page > below.page) return false;
  const { text } = line;
  if (/[:：.;]$|@/u.test(text) || hasBullet(text) || hasDate(text)) return false;
  return text.split(' ').length <= HEADING_WORDS_MAX;
}
