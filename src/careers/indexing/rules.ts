/** Selects the jobs to submit to a search engine, and its next position in the event log. */
import { standingOf } from '#careers/jobs/rules.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';

/**
 * Events of the last minute are left to the next run: ids are minted when a request starts, so a slow request can
 * commit an older id later.
 */
export const SETTLE_MS = 60_000;
/** Events read per run, of any kind. */
export const EVENTS_MAX = 1000;
/** Jobs submitted per run. IndexNow takes 10,000 URLs per request; Google takes one, and 200 requests per day. */
export const jobsPerRun: Readonly<Record<SearchEngine, number>> = { indexnow: 500, google: 20 };
/** After this many runs that a search engine refuses, the jobs are skipped; it finds them in the sitemap. */
const REFUSALS_MAX = 2;
/** A search engine that does not answer, or asks to wait, is asked every minute for a day. */
export const FAILURES_MAX = DAY_MS / MINUTE_MS;

/** An event with the current state of its job; `job` is null for other events and for deleted jobs. */
export type JobEvent = {
  eventId: number;
  job: {
    hashId: string;
    listedAt: number | null;
    wasListed: boolean;
  } | null;
  company: { isTest: boolean };
  domain: { hostname: string; isTest: boolean };
};

/** A job whose page has changed. `isOver`: the page now answers 410. */
export type ChangedJob = { hostname: string; hashId: string; isOver: boolean; eventId: number };

/**
 * The jobs to submit, each once and in its current state, and the last event that they cover. Jobs that were never
 * public are skipped.
 */
export function changedJobs(
  events: readonly JobEvent[],
  { jobsMax, now }: { jobsMax: number; now: Date },
): { changes: ChangedJob[]; lastEventId: number | null } {
  const changes = new Map<string, ChangedJob>();
  let lastEventId: number | null = null;
  for (const { eventId, job, company, domain } of events) {
    const { hostname } = domain;
    const standing = job ? standingOf({ ...job, company, domain }, hostname, now) : 'unknown';
    if (job && standing !== 'unknown' && !changes.has(job.hashId)) {
      if (changes.size === jobsMax) break;
      const { hashId } = job;
      changes.set(hashId, { hostname, hashId, isOver: standing === 'over', eventId });
    }
    lastEventId = eventId;
  }
  return { changes: [...changes.values()], lastEventId };
}

/**
 * How many of the jobs were submitted, in their order, and the error that stopped it, which may pass. `skipped` is the error of jobs
 * that are not submitted again, because the others would be submitted twice.
 */
export type SubmitResult = {
  count: number;
  error: string | null;
  mayPass?: boolean;
  skipped?: string;
};

/** The position of the next run. */
export function nextProgress(
  { changes, lastEventId }: { changes: readonly ChangedJob[]; lastEventId: number },
  { count, error, mayPass = false }: SubmitResult,
  { lastEventId: before, failures }: { lastEventId: number; failures: number },
): { lastEventId: number; failures: number } {
  const most = mayPass ? FAILURES_MAX : REFUSALS_MAX;
  if (error === null || failures + 1 >= most) return { lastEventId, failures: 0 };
  const reached = changes[count - 1]?.eventId ?? before;
  return { lastEventId: reached, failures: failures + 1 };
}
