/** Reads the dates of structured CVs into the forms of the reader: `2019-03` and `2019`. */
import type { DateHabit } from '../extract/dates/date-points.ts';
import { isPresentPart, periodsOf } from '../extract/dates/dates.ts';
import type { Period } from '../extract/dates/dates.ts';
import type { PartialDate } from '../resume.ts';

const ISO = /^((?:19|20)\d{2})(?:-(\d{1,2})(?:-\d{1,2}(?:T\S*)?)?)?$/u;

export function dateOf(text: string | undefined, habit: DateHabit): PartialDate | undefined {
  if (text === undefined) return undefined;
  const [whole, year = '', month] = ISO.exec(text.trim()) ?? [];
  if (whole !== undefined) return isMonth(month) ? `${year}-${month.padStart(2, '0')}` : year;
  const [found] = periodsOf(text, habit);
  return found?.start ?? found?.end ?? undefined;
}

function isMonth(text: string | undefined): text is string {
  return text !== undefined && Number(text) >= 1 && Number(text) <= 12;
}

/** `isOpen`: it has no end because it lasts; an end that cannot be read is no such. */
export type Span = { startDate?: PartialDate; endDate?: PartialDate; isOpen: boolean };

export function spanOf(start: string | undefined, end: string | undefined, habit: DateHabit): Span {
  const startDate = dateOf(start, habit);
  const isOpen = end === undefined || isPresentPart(end);
  const endDate = isOpen ? undefined : dateOf(end, habit);
  return {
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    isOpen,
  };
}

/** The span as the extractor has it, for counting months. */
export function periodOf({ startDate, endDate, isOpen }: Span): Period {
  const [start, end] = [startDate ?? null, endDate ?? null];
  return { start, end, isOpen, isSingle: false, from: 0, to: 0 };
}
