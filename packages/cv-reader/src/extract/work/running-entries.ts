/** Splits entries that are one running paragraph: `2019 – 2021: Cook, Hotel Park, Bern. Cooked for 80 guests; trained two cooks.` */
import { hasLegalForm, jobScore, organisationScore } from '../names/names.ts';
import type { Row } from '../columns/row.ts';
import { isIdeographic } from '../text-folding.ts';
import { tellsJob } from './told-jobs.ts';

/** Characters and words of the names before the first sentence. */
const HEAD_LENGTH_MAX = 160;
const HEAD_WORDS_MAX = 16;
/** Rows over which the names may go on, and the length of a row without a place that is full. */
const HEAD_ROWS_MAX = 3;
const FULL_LENGTH = 60;
/** Longer rows are paragraphs. */
const LINE_LENGTH_MAX = 130;
/** Length of a paragraph with names and a sentence. */
const PARAGRAPH_MIN = 45;
/** Distance of the rows of one paragraph, in font sizes. */
const LEADING = 1.9;
/** Tolerance for one place, in points. */
const SAME_PLACE = 3;
/** The width of a letter, in font sizes. */
const LETTER = 0.5;

const sentenceEnd = /(?<=[^\s.])(?:\.{1,2}(?=\s)|。)\s*/gu;
/** Words with a point that end no sentence. */
const abbreviation =
  /(?:^|[\s(&])(?:\p{L}|\p{L}\p{Ll}|Str|Prof|Univ|Abt|Inst|Hosp|Dept|Jun|Sen|Mgr|Ing|zgr)$/u;
const ended = /[.。!?…]$/u;
const broken = /\p{Ll}-$/u;
/** A word before a period at the beginning: `From May 2019 to June 2021`. */
const fromWord = /^(?:\p{L}{1,6}\s)?$/u;

export function withRunningEntries(rows: readonly Row[]): Row[] {
  const right = Math.max(0, ...rows.map((row) => row.right ?? 0));
  const split: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row) continue;
    const found = beginsEntry(rows, at) ? headFrom(rows, at, right) : headBeforePeriod(row);
    if (!found) {
      split.push(row);
      continue;
    }
    split.push({ ...row, cells: [found.head], isProse: false });
    if (found.rest !== '') split.push(proseOf(row, found.rest));
    at += found.rows - 1;
    while (isContinued(rows, at)) split.push(proseOf(rows[++at] ?? row));
  }
  return split;
}

/** Whether a row has the period of an entry and its names, or stands below a period alone. */
function beginsEntry(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!row || row.isBullet || row.cells.length === 0) return false;
  if (row.period) return fromWord.test(row.text.slice(0, row.period.from));
  return above?.period != null && above.cells.length === 0 && !isNamedAbove(rows[at - 2], row);
}

/** Whether the row above a period has the names: it looks like a title, and not like the text below. */
function isNamedAbove(names: Row | undefined, text: Row): boolean {
  if (!names || names.isProse || names.isBullet || names.period || names.size === 0) return false;
  return (names.isBold && !text.isBold) || names.size > text.size;
}

/** `Cook, Hotel Park, Bern, 2019 – 2021. Cooked for 80 guests`: names and period before the first sentence. */
function headBeforePeriod({ period, text, isBullet }: Row): {
  head: string;
  rest: string;
  rows: number;
} | null {
  if (!period || period.isSingle || isBullet || period.from === 0) return null;
  const head = text.slice(0, period.from).replace(/[\s,(]+$/u, '');
  const [, rest] = /^\)?\.\s+(\p{Lu}.*)$/u.exec(text.slice(period.to)) ?? [];
  const isShort = head.length <= HEAD_LENGTH_MAX && head.split(' ').length <= HEAD_WORDS_MAX;
  return rest !== undefined && isShort && /,\s\S/u.test(head) ? { head, rest, rows: 1 } : null;
}

/** The names before the first sentence of the paragraph that begins at a row. */
function headFrom(
  rows: readonly Row[],
  at: number,
  right: number,
): { head: string; rest: string; rows: number } | null {
  let text = rows[at]?.cells.join(', ') ?? '';
  let count = 1;
  let end = endOfHead(text);
  while (end === null && count < HEAD_ROWS_MAX && isFull(rows, at + count - 1, right)) {
    const next = rows[at + count];
    if (!next || !isSameParagraph(next) || isBelowCells(rows[at], next)) break;
    text = joined(text, next.cells.join(', '));
    count++;
    end = endOfHead(text);
  }
  if (end === null && !rows[at]?.period) return namesAlone(text, count);
  const least = isIdeographic.test(text) ? PARAGRAPH_MIN / 2 : PARAGRAPH_MIN;
  if (end === null || text.length < least) return null;
  const parts = { head: text.slice(0, end.from), rest: text.slice(end.to) };
  // Names stand beside their period; below it, sentences may follow the names above it.
  const { head, rest } = rows[at]?.period ? withTitle(parts) : parts;
  const isNamed =
    /[,|–·-]|\s\/\s/u.test(head) ||
    jobScore(head) > 1 ||
    organisationScore(head) >= 1 ||
    tellsJob(head);
  return isNamed ? { head, rest, rows: count } : null;
}

/** Below its period, a line of names may end as a sentence does: `Head chef, Hotel Park, Bern.` */
function namesAlone(
  text: string,
  count: number,
): { head: string; rest: string; rows: number } | null {
  const [, head = ''] = /^(.*[^.\s])[.。]$/u.exec(text) ?? [];
  const isShort = head.split(' ').length <= HEAD_WORDS_MAX && head.length <= HEAD_LENGTH_MAX / 2;
  const areNames = /,\s\S/u.test(head) && (jobScore(head) > 1 || organisationScore(head) >= 1);
  return head !== '' && isShort && areNames ? { head, rest: '', rows: count } : null;
}

/** Words of a job title that is a sentence of its own. */
const TITLE_WORDS_MAX = 6;

/** `Hotel Park, Bern. Head Chef. Cooked for 80 guests.`: the title is a sentence of its own. */
function withTitle({ head, rest }: Record<'head' | 'rest', string>): {
  head: string;
  rest: string;
} {
  const [title = '', ...others] = rest.split(/\.(?:\s+|$)/u);
  const isTitle = title.split(' ').length <= TITLE_WORDS_MAX && jobScore(title) > 1;
  if (!isTitle || jobScore(head) > 1) return { head, rest };
  return { head: `${head} | ${title}`, rest: others.join('. ') };
}

function joined(above: string, below: string): string {
  return broken.test(above) && /^\p{Ll}/u.test(below)
    ? `${above.slice(0, -1)}${below}`
    : `${above} ${below}`;
}

/** Where the names end and the first sentence begins, or null. */
function endOfHead(text: string): { from: number; to: number } | null {
  for (const { index, 0: sign } of text.slice(0, HEAD_LENGTH_MAX).matchAll(sentenceEnd)) {
    const [head, rest] = [text.slice(0, index), text.slice(index + sign.length)];
    const isLong = isIdeographic.test(head)
      ? head.length > HEAD_LENGTH_MAX / 4
      : head.split(' ').length > HEAD_WORDS_MAX;
    if (isLong) return null;
    if (!/^[\p{Lu}\p{Lo}\p{Nd}]/u.test(rest)) continue;
    const isForm = hasLegalForm(`${head}.`);
    // `GmbH & Co. KG`: the form goes on.
    const isInner = hasLegalForm(`x ${rest.split(/[\s,.]/u)[0] ?? ''}`);
    if (isInner || (abbreviation.test(head) && !isForm)) continue;
    return { from: index + (isForm && !hasLegalForm(head) ? 1 : 0), to: index + sign.length };
  }
  return null;
}

/** Whether the first word of the next row had no room on a row. */
function isFull(rows: readonly Row[], at: number, right: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next) return false;
  // Without places, rows may be paragraphs, of which none goes on in the next.
  if (row.right === null)
    return (
      row.text.length >= FULL_LENGTH && rows.every(({ text }) => text.length <= LINE_LENGTH_MAX)
    );
  const [word = ''] = next.text.split(' ');
  return row.right + (word.length + 1) * LETTER * row.size > right;
}

/** Whether a row begins below the first of several cells of the one above, whose last cell may reach the margin as well. */
function isBelowCells(above: Row | undefined, { x }: Row): boolean {
  if (!above || above.cells.length < 2 || x === null || above.x === null) return false;
  return Math.abs(x - above.x) < SAME_PLACE;
}

function isSameParagraph({ period, isBullet, cells, gap }: Row): boolean {
  return period === null && !isBullet && cells.length === 1 && gap < LEADING;
}

/** Whether the row below a row goes on with its sentence. */
function isContinued(rows: readonly Row[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next || !isSameParagraph(next)) return false;
  return !ended.test(row.text) || /^\p{Ll}/u.test(next.text);
}

function proseOf(row: Row, text: string = row.text): Row {
  return {
    ...row,
    cells: [text],
    text,
    period: null,
    isBullet: false,
    dateIs: 'apart',
    isProse: true,
    isBold: false,
    gap: 0,
  };
}
