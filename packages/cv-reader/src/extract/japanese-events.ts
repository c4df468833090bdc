/** Reads Japanese tables of events (履歴書), with one row for the beginning of a job or school and one for its end. */
import type { Period } from './dates.ts';
import type { Job } from './entry.ts';
import type { Row } from './rows.ts';

const joined = /\s*(?:に)?(?:入社|入職|入行|入庁|入局|入店|着任|就職|転職)(?:\s|。|$|[((])/u;
const left = /\s*(?:を)?(?:退社|退職|退行|依願退職|離職)/u;
const entered = /\s*(?:に)?(?:入学|編入学|編入)(?:\s|。|$)/u;
const graduated = /\s*(?:を)?(?:卒業見込み?|卒業|修了見込み?|修了|中退|中途退学|退学)/u;

type Span = { name: string; start: Period | null; end: Period | null; rows: Row[] };

/** Returns the jobs of such a table, or null if the section is not one. */
export function eventJobs(rows: readonly Row[]): Job[] | null {
  if (!rows.some(({ text, period }) => period !== null && joined.test(text))) return null;
  return spansOf(rows, joined, left).map(({ name, start, end, rows: about }) => ({
    name,
    position: null,
    period: spanBetween(start, end),
    summary: about.length === 0 ? null : about.map(({ cells }) => cells.join(' ')).join('\n'),
    highlights: [],
  }));
}

export type EventSchool = { institution: string; period: Period | null };

/** Returns the schools of such a table, or null if the section is not one. */
export function eventSchools(rows: readonly Row[]): EventSchool[] | null {
  if (
    !rows.some(
      ({ text, period }) => period !== null && (entered.test(text) || graduated.test(text)),
    )
  )
    return null;
  return spansOf(rows, entered, graduated).map(({ name, start, end }) => ({
    institution: name,
    period: start && end ? spanBetween(start, end) : (end ?? start),
  }));
}

function spansOf(rows: readonly Row[], begins: RegExp, ends: RegExp): Span[] {
  const spans: Span[] = [];
  for (const row of rows) {
    const text = row.cells.join(' ');
    const last = spans.at(-1);
    if (ends.test(text)) {
      const name = text.replace(ends, '\u0001').split('\u0001')[0]?.trim() ?? '';
      const open = spans.findLast(
        (span) => span.end === null && (name === '' || isSame(span.name, name)),
      );
      if (open) open.end = row.period;
      else if (name !== '') spans.push({ name, start: null, end: row.period, rows: [] });
    } else if (begins.test(text)) {
      const name = text.replace(begins, '\u0001').split('\u0001')[0]?.trim() ?? '';
      if (name !== '') spans.push({ name, start: row.period, end: null, rows: [] });
    } else if (last && !/^(?:現在に至る|以上)$/u.test(text) && text !== '') last.rows.push(row);
  }
  return spans;
}

/** `同社 退社` and `一身上の都合により退社` refer to the previous entry. */
function isSame(known: string, name: string): boolean {
  return (
    /^(?:同社|同校|同大学|同学|一身上|会社都合|契約)/u.test(name) ||
    known.startsWith(name.slice(0, 4)) ||
    name.startsWith(known.slice(0, 4))
  );
}

function spanBetween(start: Period | null, end: Period | null): Period | null {
  const first = start ?? end;
  if (!first) return null;
  return {
    ...first,
    start: start?.start ?? null,
    end: end?.end ?? null,
    isOpen: end === null,
    isSingle: false,
  };
}
