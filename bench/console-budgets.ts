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
/** What the search reads to write one application of a person with a tag and a value. */
const TOKEN_ROWS = 14;

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
    budget: { rowsRead: 1000 + 250 },
    reason:
      'the newest hundred applications are of one person, who is listed once: each of them is found, read and compared with the next, and all are counted for the line, some 380 rows that a list of others does not read',
  },
  'candidates, type of stage': {
    budget: { rowsRead: 1000 + 150 },
    reason: 'as of those who are active, of the applications of that person in these stages',
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
    budget: { rowsRead: 100 * TOKEN_ROWS },
    reason:
      'the search finds each application of a person by the tag, so what it finds of 100 is written anew: 14 rows read for each, of its own row, the person, their tags and the fields that lists are filtered by',
  },
  export: {
    budget: { rowsRead: 2 * 60 + 70 },
    reason:
      'the file holds all there is of a person, some 60 rows for each of two applications, and checks which of the fields of the company are missing, 30 rows',
  },
  erase: {
    budget: { rowsRead: 210 },
    reason:
      'what the search finds of the person is written anew as their tags, fields and name go, some 20 rows each, every table that has something of them is read for it, and each of two events, where they had asked for it, looks at the 20 webhooks of the company',
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
