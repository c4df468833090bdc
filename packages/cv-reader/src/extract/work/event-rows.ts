/**
 * Reads tables of events, with one row for the beginning of a job or school and one for its end:
 * 入社 and 退職 (Japanese), 입사 and 퇴사 (Korean), 入职 and 离职 (Chinese).
 */
import type { Period } from '../dates/dates.ts';
import type { Job } from './entry.ts';
import { labelOf } from '../labels/labels.ts';
import { jobScore } from '../names/names.ts';
import type { Row } from '../columns/row.ts';

const joined =
  /\s*(?:へ|に|を)?(?:(?:正社員|契約社員|派遣社員|嘱託社員?|アルバイト|パート|中途)(?:として|で)?)?\s*(?:入社|入職|入行|入庁|入局|入店|着任|就職|転職|入职|입사)(?:\s|[。、,，]|$|[(（])/u;
const left =
  /\s*(?:を|から)?\s*(?:(?:一身上の都合|会社都合|会社の都合|契約期間満了|自己都合)(?:により|のため|にて|で)?)?\s*(?:退社|退職|退行|依願退職|離職|离职|離职|퇴사|퇴직)/u;
const entered = /\s*(?:へ|に)?(?:入学|編入学|編入|입학|편입)(?:\s|[。、]|$)/u;
const graduated =
  /\s*(?:を)?(?:卒業見込み?|卒業|修了見込み?|修了|中退|中途退学|退学|毕业|畢業|졸업예정|졸업|수료|중퇴)/u;

/** Rows that end such a table or say that the last job goes on. */
const closing =
  /^(?:(?:同社|現職)?[、,\s]*現在に?至る|現在に至ります|現在在職中|在職中|現職|現在|至今|在职|재직\s?중|현재 재직\s?중|以上|이상)[。.]?$/u;

type Span = { name: string; start: Period | null; end: Period | null; rest: string; rows: Row[] };

/** Returns the jobs of such a table, or null if the section is not one. */
export function eventJobs(rows: readonly Row[]): Job[] | null {
  if (!rows.some(({ text, period }) => period !== null && joined.test(text))) return null;
  return spansOf(rows, joined, left).map(({ name, start, end, rest, rows: about }) => {
    const texts = about.map(({ cells }) => cells.join(' '));
    const position = [rest, ...texts].map(positionIn).find((title) => title !== null) ?? null;
    return {
      name,
      position,
      period: spanBetween(start, end),
      summary: texts.length === 0 ? null : texts.join('\n'),
      highlights: [],
    };
  });
}

/** `経理担当として勤務` and `(営業職)` name a position; a row of more words is a sentence. */
function positionIn(text: string): string | null {
  const label = labelOf({ cells: [text], period: null });
  if (label?.kind === 'title') return label.rest;
  const title = text
    .replace(/^[\s、,。(（]+|[\s)）。]+$/gu, '')
    .replace(/(?:として.*|に配属.*|へ配属.*|配属|に従事.*|に任命.*|に就任.*|を担当.*)$/u, '');
  return title.length > 0 && title.length <= 30 && jobScore(title) > 1 ? title : null;
}

export type EventSchool = { institution: string; period: Period | null };

/** Returns the schools of such a table, or null if the section is not one. */
export function eventSchools(rows: readonly Row[]): EventSchool[] | null {
  // `졸업` beside a whole period tells the degree, and begins no event.
  const isEvent = ({ text, period }: Row) =>
    period?.isSingle === true && (entered.test(text) || graduated.test(text));
  if (!rows.some((row) => isEvent(row))) return null;
  return spansOf(rows, entered, graduated).map(({ name, start, end }) => ({
    institution: name,
    period: start && end ? spanBetween(start, end) : (end ?? start),
  }));
}

function spansOf(rows: readonly Row[], begins: RegExp, ends: RegExp): Span[] {
  const spans: Span[] = [];
  for (const row of rows) {
    const text = row.cells.join(' ');
    if (ends.test(text)) endSpan(spans, row, partsAround(text, ends).name);
    else if (begins.test(text)) {
      const { name, rest } = partsAround(text, begins);
      const isGoingOn = closing.test(rest);
      if (name !== '')
        spans.push({ name, start: row.period, end: null, rest: isGoingOn ? '' : rest, rows: [] });
    } else if (!closing.test(text) && text !== '') spans.at(-1)?.rows.push(row);
  }
  return spans;
}

/** Ends the job or school that a row names; a row without a name ends the last one. */
function endSpan(spans: Span[], { period }: Row, name: string): void {
  const open = spans.findLast(
    (span) => span.end === null && (name === '' || isSame(span.name, name)),
  );
  if (open) open.end = period;
  else if (name !== '') spans.push({ name, start: null, end: period, rest: '', rows: [] });
}

function partsAround(text: string, sign: RegExp): { name: string; rest: string } {
  const [name = '', rest = ''] = text.replace(sign, '\u0001').split('\u0001');
  return { name: name.trim(), rest: rest.trim() };
}

/** `同社 退社` and `一身上の都合により退社` refer to the previous entry. */
function isSame(known: string, name: string): boolean {
  return (
    /^(?:同社|同校|同大学|同学|一身上|会社都合|自己都合|契約|同)/u.test(name) ||
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
