/** Today as it is shown: lists of what needs somebody, and the first steps of a new company. */
import type { EmailReason } from '#vocabulary/emails.ts';
import { LISTED_DAYS } from '#recruiting/jobs/jobs/rules.ts';
import { reasonOfFailure } from '#mail/rules.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { toRequest } from '#recruiting/interviews/feedback/schemas.ts';
import type { FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import { toTask } from '#recruiting/pipeline/tasks/schemas.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { COUNT_MAX, firstSteps } from './rules.ts';
import type { FirstStep } from './rules.ts';
import type { ApplicationLine, LateRow, UnviewedRow } from './store/lists.ts';
import type { ReviewRow } from './store/reviews.ts';
import type { TodayRows } from './store/today.ts';

/** Somebody who applied to a job. */
export type Applicant = {
  id: number;
  candidateId: number;
  hashId: string;
  job: string;
  name: string;
};

export type Unviewed = Applicant & { at: Date };
export type Late = Applicant & { stage: string; since: Date; daysLimit: number };

/** A job with new applications. */
export type Review = {
  hashId: string;
  title: string;
  office: string | null;
  /** Of those that are counted. */
  count: number;
  /** There may be more. */
  isCapped: boolean;
  /** The latest first. */
  applicants: readonly Unviewed[];
};

export type Listed<Line> = {
  lines: Line[];
  /** One more than the most that is counted: there are more. */ count: number;
};

export type Today = {
  reviews: Listed<Review>;
  late: Listed<Late>;
  meetings: Listed<{
    title: string;
    at: Date;
    isOver: boolean;
    url: string | null;
    /** Null: it is about no application. */
    applicant: Applicant | null;
  }>;
  /** Feedback that the member is asked for, the newest first. */
  asked: Listed<FeedbackRequest>;
  /** Open ones of the member, those that are due first. */
  tasks: Listed<Task>;
  mails: (Applicant & { at: Date; reason: EmailReason })[];
  /** To candidates: those that wait, with the time when each goes out, then those that were stopped lately. */
  emails: (Applicant & { emailId: number; dueAt: Date | null })[];
  posts: { platform: string; job: { hashId: string; title: string } | null; at: Date }[];
  jobs: { hashId: string; title: string; expiresAt: Date }[];
  /** `application`: the one that created it. */
  webhooks: {
    id: number;
    name: string;
    application: string | null;
    since: Date;
    isActive: boolean;
  }[];
  requests: { candidateId: number; name: string; dueAt: Date }[];
  /** Null where they are done, or were put away. */
  steps: { name: FirstStep; isDone: boolean }[] | null;
  /** The jobs of a member who sees no others; `count`: who is not rejected. */
  own: { hashId: string; title: string; count: number }[];
};

export function toToday(rows: TodayRows, now: Date): Today {
  return {
    reviews: {
      count: rows.reviews.count,
      lines: [...Map.groupBy(rows.reviews.rows, (row) => row.job_id).values()].flatMap((ofJob) =>
        toReview(ofJob, rows.reviews.count > COUNT_MAX),
      ),
    },
    late: {
      count: rows.late.count,
      lines: rows.late.rows.map(toLate),
    },
    meetings: {
      count: rows.meetings.count,
      lines: rows.meetings.rows.map((row) => toMeeting(row, now)),
    },
    asked: { count: rows.asked.count, lines: rows.asked.rows.map(toRequest) },
    tasks: { count: rows.tasks.count, lines: rows.tasks.rows.map(toTask) },
    mails: rows.mails.map((row) =>
      Object.assign(toApplicant(row), {
        at: new Date(row.at),
        reason: reasonOfFailure(row.error),
      }),
    ),
    emails: [...rows.emails.waiting, ...rows.emails.stopped].map((row) =>
      Object.assign(toApplicant(row), {
        emailId: row.email_id,
        dueAt: row.due_at === null ? null : new Date(row.due_at),
      }),
    ),
    posts: rows.posts.map(({ platform, hash_id: hashId, title, at }) => ({
      platform,
      job: hashId !== null && title !== null ? { hashId, title } : null,
      at: new Date(at),
    })),
    jobs: rows.jobs.map(({ hash_id: hashId, title, published_at: publishedAt }) => ({
      hashId,
      title,
      expiresAt: new Date(publishedAt + LISTED_DAYS * DAY_MS),
    })),
    own: rows.own.map(({ hash_id: hashId, title, n: count }) => ({ hashId, title, count })),
    webhooks: rows.webhooks.map(
      ({ id, name, application, failing_since: since, is_active: isActive }) => ({
        id,
        name,
        application,
        since: new Date(since),
        isActive: isActive === 1,
      }),
    ),
    requests: rows.requests.map((row) => ({
      candidateId: row.candidate_id,
      name: nameOf(row),
      dueAt: new Date(row.due_at),
    })),
    steps: toSteps(rows.steps),
  };
}

function toApplicant(row: ApplicationLine): Applicant {
  return {
    id: row.id,
    candidateId: row.candidate_id,
    hashId: row.hash_id,
    job: row.title,
    name: nameOf(row),
  };
}

export function toUnviewed(row: UnviewedRow): Unviewed {
  return { ...toApplicant(row), at: new Date(row.created_at) };
}

export function toLate(row: LateRow): Late {
  return {
    ...toApplicant(row),
    stage: row.stage,
    since: new Date(row.since),
    daysLimit: row.days_limit,
  };
}

function toReview(rows: readonly ReviewRow[], isCapped: boolean): Review[] {
  const [first] = rows;
  if (!first) return [];
  const { hash_id: hashId, title, office, n: count } = first;
  return [{ hashId, title, office, count, isCapped, applicants: rows.map(toUnviewed) }];
}

function nameOf(row: { first_name: string; last_name: string }): string {
  return `${row.first_name} ${row.last_name}`.trim();
}

function toMeeting(row: TodayRows['meetings']['rows'][number], now: Date) {
  const {
    id,
    candidate_id: candidateId,
    hash_id: hashId,
    job_title: job,
    first_name: first,
    last_name: last,
  } = row;
  const isAbout = id !== null && candidateId !== null && hashId !== null && job !== null;
  const name = `${first ?? ''} ${last ?? ''}`.trim();
  return {
    title: row.title,
    at: new Date(row.starts_at),
    isOver: row.starts_at + row.minutes * MINUTE_MS < now.getTime(),
    url: row.url,
    applicant: isAbout ? { id, candidateId, hashId, job, name } : null,
  };
}

function toSteps(row: TodayRows['steps']): Today['steps'] {
  if (!row || row.is_hidden === 1) return null;
  const steps = firstSteps.map((name) => ({ name, isDone: row[name] === 1 }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
