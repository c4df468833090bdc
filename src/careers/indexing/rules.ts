/** Which pages a search engine is notified of next, and what becomes of those that it did not take. */
import { DAY_MS, HOUR_MS } from '#lib/time.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';

/** Pages submitted per run. IndexNow takes 10,000 in one request; Google takes one. */
export const pagesPerRun: Readonly<Record<SearchEngine, number>> = { indexnow: 500, google: 20 };
/** A search engine that refuses a page as often, each time a day later, finds it in the sitemap. */
export const REFUSALS_MAX = 3;
export const REFUSED_FOR_MS = DAY_MS;
/** A search engine that asks for patience, or does not take the key, is asked again so much later. */
export const PATIENCE_MS = HOUR_MS;

/** The order in which pages are submitted: one that is over leads people nowhere, one that is edited is found and wrong. */
export const urgencies = { over: 0, edited: 1, published: 2 } as const;

/** A page that has changed. Without a hostname: its domain is gone, or a test. */
export type Submission = {
  id: number;
  changes: number;
  urgency: number;
  refusals: number;
  hostname: string | null;
  hashId: string;
  /** The page answers 410 now. */
  isOver: boolean;
};

/** The notifications of a day. */
export type Spent = { day: string; sent: number };

const pacificTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Google's quota renews at midnight in California. `gone`: how much of the day is over, from 0 to 1. */
export function quotaDay(now: Date): { day: string; gone: number } {
  const parts = Object.fromEntries(
    pacificTime.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, gone: minutes / 1440 };
}

/**
 * The pages that a run submits. Pages that are over may use all notifications of a day. The others may use half of them at once and the
 * rest as the day goes on, so that a job that closes in the evening finds some left. `perDay` null: there is no quota.
 */
export function nextPages(
  submissions: readonly Submission[],
  perDay: number | null,
  { sent, gone }: { sent: number; gone: number },
): Submission[] {
  const pages = submissions.filter(({ hostname }) => hostname !== null);
  if (perDay === null) return pages;
  const left = perDay - sent;
  const ofOthers = Math.floor((perDay * (1 + gone)) / 2) - sent;
  return pages.filter(
    ({ urgency }, index) => index < (urgency === urgencies.over ? left : ofOthers),
  );
}

/** How each page ended; those in neither list are submitted again by the next run. */
export type SubmitResult = {
  taken: readonly Submission[];
  refused: readonly Submission[];
  errors: readonly string[];
  /** Nothing is submitted for so long. */
  waitMs?: number;
};

/** Pages that are not submitted any more: taken, refused too often, or of a domain that is not public. */
export function doneWith(
  submissions: readonly Submission[],
  { taken, refused }: SubmitResult,
): Submission[] {
  return [
    ...submissions.filter(({ hostname }) => hostname === null),
    ...taken,
    ...refused.filter(({ refusals }) => refusals + 1 >= REFUSALS_MAX),
  ];
}
