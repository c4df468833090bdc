/** What Today looks at, and how much of it. */
import { DAY_MS } from '#lib/time.ts';
import type { CardCursor } from '#recruiting/pipeline/board/rules.ts';

/** The lines of a list. */
export const LINES_MAX = 6;

/** The lines of a page of a list that has pages. */
export const LIST_MAX = 50;

/** Counted no further: a list says "99+" then. */
export const COUNT_MAX = 99;
/** As many new and as many late applications are counted for the list of jobs, the newest and those of the first stages. */
export const WORK_COUNTED_MAX = 250;

/** Stages of which the longest waiting applications are read. */
export const STAGES_READ = 40;
/** Of all of these stages together, of each equally many. */
export const LATE_READ = 160;

type Waiting = { id: number; since: number; stage_id: number; read: number };

/**
 * A page of what waits, merged from the stages. A stage of which as many were read as possible may go on behind its last one,
 * so what comes later than that is left to the next page.
 */
export function mergeStages<Row extends Waiting>(
  rows: readonly Row[],
): { rows: Row[]; next: CardCursor | null } {
  const inOrder = (a: Waiting, b: Waiting) => a.since - b.since || a.id - b.id;
  const sorted = rows.toSorted(inOrder);
  const lasts = [...Map.groupBy(sorted, (row) => row.stage_id).values()].flatMap((ofStage) =>
    ofStage.length < (ofStage[0]?.read ?? 0) ? [] : ofStage.slice(-1),
  );
  const [end] = lasts.toSorted(inOrder);
  const page = sorted.filter((row) => !end || inOrder(row, end) < 0).slice(0, LIST_MAX);
  const last = page.length < sorted.length ? page.at(-1) : undefined;
  return { rows: page, next: last ? { since: last.since, id: last.id } : null };
}

/** Jobs of which it is read when they expire, the newest of those that are old enough. */
export const JOBS_READ = 300;

/** Applications that nobody has opened in this time wait in their stage, and are listed by that. */
export const UNVIEWED_MS = 30 * DAY_MS;

/** Jobs with new applications, and the faces beside each. */
export const REVIEW_JOBS_MAX = 6;
export const FACES_MAX = 4;

/** Failures are shown for this long. */
export const FAILURE_MS = 14 * DAY_MS;

/** An email that was stopped is shown for as long. */
export const STOPPED_MS = DAY_MS;

/** A job that expires within this time is about to. */
export const EXPIRING_MS = 5 * DAY_MS;

/** A request of a candidate that is due within this time is shown. */
export const DUE_MS = 14 * DAY_MS;

/** What of it a member may see. */
export type Sight = {
  applicants: boolean;
  /** What is of the company as a whole: not for members who see only their own jobs. */
  company: boolean;
  posts: boolean;
  webhooks: boolean;
  requests: boolean;
};

/** Of the jobs of a member who sees no others. */
export const OWN_JOBS_MAX = 50;

/** Of these, the newest that are theirs, it is read which nobody has opened. */
export const OWN_READ = 300;

/** From midnight to midnight in the time zone of the member. */
export type Day = { from: Date; to: Date };

export const firstSteps = ['profile', 'office', 'pipeline', 'job', 'member'] as const;
export type FirstStep = (typeof firstSteps)[number];
