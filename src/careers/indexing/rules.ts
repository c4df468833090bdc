/** Which jobs a search engine is told of, and how far that brings it. */
import { standingOf } from '#careers/jobs/rules.ts';
import type { SearchEngine } from '#vocabulary.ts';

/**
 * Events of the last minute are left for the next tick: an id is minted when a request begins, and a slow one commits
 * a small id late.
 */
export const SETTLED_MS = 60_000;
/** How many events are looked at in a tick, whatever they tell of. */
export const EVENTS_MAX = 1000;
/** How many jobs are told in a tick: IndexNow takes 10,000 at once, Google a job a request and 200 a day. */
export const told: Readonly<Record<SearchEngine, number>> = { indexnow: 500, google: 20 };
/** What could not be told in so many ticks is left to the sitemap. */
const FAILURES_MAX = 2;

/** An event, and the job it tells of as it is now, if it tells of one that is still there. */
export type Happened = {
  eventId: number;
  job: {
    hashId: string;
    publishedAt: Date | null;
    statusByAdmin: string;
    listedAt: number | null;
  } | null;
  company: { isTest: boolean };
  domain: { hostname: string; isTest: boolean };
};

/** A page of a job that is another than it was. `isOver`: it answers 410 now. */
export type Changed = { hostname: string; hashId: string; isOver: boolean; eventId: number };

/**
 * What is to be told, each job once and as it stands now, and the last event that is done with when it has been told.
 * Jobs that never were public are told to nobody.
 */
export function changesAmong(
  happened: readonly Happened[],
  { jobsMax, now }: { jobsMax: number; now: Date },
): { changes: Changed[]; lastEventId: number | null } {
  const changes = new Map<string, Changed>();
  let lastEventId: number | null = null;
  for (const { eventId, job, company, domain } of happened) {
    const { hostname } = domain;
    const standing = job ? standingOf({ job, company, domain }, hostname, now) : 'unknown';
    if (job && standing !== 'unknown' && !changes.has(job.hashId)) {
      if (changes.size === jobsMax) break;
      const { hashId } = job;
      changes.set(hashId, { hostname, hashId, isOver: standing === 'over', eventId });
    }
    lastEventId = eventId;
  }
  return { changes: [...changes.values()], lastEventId };
}

/** How telling went: how many of the first have been told, and if not all, why. */
export type Went = { count: number; trouble: string | null };

/** Where the next tick goes on. */
export function judge(
  { changes, lastEventId }: { changes: readonly Changed[]; lastEventId: number },
  { count, trouble }: Went,
  { lastEventId: before, failures }: { lastEventId: number; failures: number },
): { lastEventId: number; failures: number } {
  if (trouble === null || failures + 1 >= FAILURES_MAX) return { lastEventId, failures: 0 };
  const reached = changes[count - 1]?.eventId ?? before;
  return { lastEventId: reached, failures: failures + 1 };
}
