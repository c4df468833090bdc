/** What Today looks at, and how much of it. */
import { DAY_MS } from '#lib/time.ts';

/** The lines of a list. */
export const LINES_MAX = 20;

/** Counted no further: a list says "99+" then. */
export const COUNT_MAX = 99;

/** Stages of which the longest waiting applications are read. */
export const STAGES_READ = 40;
/** Of all of these stages together, of each equally many. */
export const LATE_READ = 160;

/** Jobs of which it is read when they expire, the newest of those that are old enough. */
export const JOBS_READ = 300;

/** Applications that nobody has opened in this time wait in their stage, and are listed by that. */
export const UNVIEWED_MS = 30 * DAY_MS;

/** Failures are shown for this long. */
export const FAILURE_MS = 14 * DAY_MS;

/** A job that expires within this time is about to. */
export const EXPIRING_MS = 5 * DAY_MS;

/** A request of a candidate that is due within this time is shown. */
export const DUE_MS = 14 * DAY_MS;

/** What of it a member may see. */
export type Sight = { applicants: boolean; posts: boolean; webhooks: boolean; requests: boolean };

/** From midnight to midnight in the time zone of the member. */
export type Day = { from: Date; to: Date };

export const firstSteps = ['profile', 'office', 'pipeline', 'job', 'member'] as const;
export type FirstStep = (typeof firstSteps)[number];
