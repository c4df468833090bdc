/** What a screen or a command of the console may cost, and which may cost more, with the reason. */
import type { Step } from './console-steps.ts';

export type Budget = Record<'trips' | 'rowsRead' | 'bytes', number>;

/** Compressed. */
const PAGE_BYTES = 15_000;
/** An answer to the script: the elements that changed. */
const PARTS_BYTES = 3000;
/** Applications that a bulk action changes in one batch, and what each may read. */
const BULK_BATCH = 25;
const BULK_ROWS = 60;

/** A command is counted without the screen that has its key. */
export function budgetOf(step: Step): Budget {
  const bytes = step.headers === undefined ? PAGE_BYTES : PARTS_BYTES;
  return { ...generalBudget(step, bytes), ...exceptions[step.name]?.budget };
}

function generalBudget({ kind, items = 0 }: Step, bytes: number): Budget {
  switch (kind) {
    case 'screen':
      return { trips: 2, rowsRead: 1000, bytes };
    case 'command':
      return { trips: 3, rowsRead: 150, bytes };
    case 'poll':
      return { trips: 2, rowsRead: 20, bytes: 0 };
    case 'bulk':
      return { trips: 2 + Math.ceil(items / BULK_BATCH), rowsRead: BULK_ROWS * items, bytes };
  }
}

export type Exception = { budget: Partial<Budget>; reason: string };

/** By the name of the step. A measure of 250,000 candidates is close below each. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'candidates, active': {
    budget: { rowsRead: 1100 },
    reason:
      'the newest hundred applications are of one person, who is listed once, so that more are read for a page of people',
  },
  company: {
    budget: { bytes: 15_500 },
    reason: 'its form offers all currencies and time zones, some 600 options',
  },
  'what others changed': {
    budget: { bytes: 3500 },
    reason: 'the bench asks since the beginning, which is 20 cards; a board asks every ten seconds',
  },
  'undo a rejection': {
    budget: { trips: 4 },
    reason:
      'the first action on an application that was not viewed yet records the view, in one more round trip; with the script, the page has recorded it before',
  },
  'tag, of 100 applications': {
    budget: { rowsRead: 900 },
    reason:
      'the search finds each application of a person by the tag, so the rows of 100 are written',
  },
  export: {
    budget: { rowsRead: 170 },
    reason: 'the file holds all there is of a person, some 50 rows for each application',
  },
  merge: {
    budget: { rowsRead: 210 },
    reason:
      'where both applied to one job, as in the small company, all that belongs to two applications becomes that of one',
  },
  'preview of the career page': {
    budget: { trips: 4, rowsRead: 3400 },
    reason:
      'it reads what visitors read: a company with 480 jobs has them counted by its filters, which are then kept for a while, and the career domains are read once in ten seconds',
  },
  'preview of its form': {
    budget: { rowsRead: 550 },
    reason: 'it reads what visitors read, with the filters of the preview before it',
  },
};
