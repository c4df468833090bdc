/** Records of a bench's company: which there are, how they are numbered, and the columns that all of them have. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { EventName } from '#events.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { JobStatus } from '#vocabulary/lists.ts';

/** The largest number of offices, pipelines and members. */
export const FEW_MAX = 1000;
/** Between two records of a kind; 100,000 records cover the months of a very busy company. */
export const EVERY_MS = 2 * MINUTE_MS;
/** The age of the newest record. */
export const NEWEST_MS = 120 * MINUTE_MS;
/** This many records were changed within the last hour: the oldest, which lists reach last. */
export const CHANGED_LATELY = 5;
/** Ids of one millisecond belong to different companies, and ids of stages are this far apart. */
export const COMPANIES_MAX = 8;
/** The status of each tenth of the jobs, the oldest first. Some old jobs are live again, which makes lists hard. */
const statuses: readonly JobStatus[] = [
  'Live',
  'Expired',
  'Archived',
  'Closed',
  'Closed',
  'Closed',
  'Draft',
  'Live',
  'Live',
  'Live',
];

/** In the title of every tenth job, and of the oldest alone. */
export const COMMON_WORD = 'nurse';
export const RARE_WORD = 'lamplighter';
/** Of every audit event, and of the oldest alone. */
export const COMMON_ACTION = 'job.update';
export const RARE_ACTION = 'office.delete';
/** Of every event and attempt, and of the oldest alone. */
export const COMMON_EVENT: EventName = 'job.published';
export const RARE_EVENT: EventName = 'job.closed';

/** Records are numbered from 1, the oldest; each kind has its own. */
export type BenchCompany = {
  id: number;
  token: string;
  size: number;
  /** The number of offices, pipelines and members. */
  few: number;
  /** The id of the nth record of any kind. */
  idOf: (nth: number) => number;
  /** The id of a pipeline's stage; the first is 1. */
  stageOf: (pipeline: number, position: number) => number;
  /** The id of the nth delivery. */
  deliveryOf: (nth: number) => string;
  /** The nth of the jobs that have this status. */
  jobOf: (status: JobStatus, nth: number) => number;
};

/** The numbers of records with a purpose. No other office or pipeline is used. */
export const fixtures = {
  /** With all applications. */
  job: 1,
  /** Of all live and draft jobs; has a country. */
  office: 1,
  /** Of all other jobs; has no country. */
  closedOffice: 2,
  /** Of all jobs and all applications. */
  pipeline: 1,
  /** Of all deliveries and logs; the others subscribe to test events only. */
  webhook: 1,
  /** Its position; it has an email template. */
  writingStage: 2,
} as const;

export type Rows = [SQLiteTable, object[]][];
export type CreatedAtOf = (n: number) => number;

/** Returns a function that adds the columns of every record to those of one. */
export function rowsOf({ id, idOf }: BenchCompany, createdAtOf: CreatedAtOf, now: Date) {
  return (n: number, fields: object) => ({
    id: idOf(n),
    companyId: id,
    createdAt: createdAtOf(n),
    updatedAt: n <= CHANGED_LATELY ? now.getTime() - n * MINUTE_MS : createdAtOf(n),
    ...fields,
  });
}

/** Live jobs within the days of their listing, others before; each at its own millisecond. */
export function publishedAt(n: number, status: JobStatus, now: Date): number {
  const days = status === 'Live' ? n % 30 : 40;
  return now.getTime() - days * DAY_MS - n;
}

export function statusOf(n: number, size: number): JobStatus {
  return statuses[Math.floor(((n - 1) * statuses.length) / size)] ?? 'Draft';
}

export function titleOf(n: number): string {
  if (n === fixtures.job) return RARE_WORD;
  return n % 10 === 0 ? COMMON_WORD : 'Baker';
}

export function eventOf(n: number): EventName {
  return n === 1 ? RARE_EVENT : COMMON_EVENT;
}

export function hasFailed(n: number): boolean {
  return n % 10 === 0;
}
