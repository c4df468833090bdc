/** What may happen to a job, and what the world is told of it (contract 3.1). */
import { expiryOf } from '#careers/locations/rules.ts';
import type { DomainEvent } from '#events.ts';
import { invalid, Problem } from '#errors.ts';
import { employmentTypes } from '#vocabulary.ts';
import type { JobStatus } from '#vocabulary.ts';

type Published = { status: JobStatus; publishedAt: Date | null };
type Job = Published & { id: number; title: string };

export const SENIORITY_LENGTH_MAX = 50;
export const SKILLS_MAX = 50;
export const SALARY_MAX = 1e12;

/** The status as of `now`: a live job is over at its expiry, whether or not the cron has passed. */
export function statusAt({ status, publishedAt }: Published, now: Date): JobStatus {
  return status === 'Live' && publishedAt !== null && expiryOf(publishedAt) <= now
    ? 'Expired'
    : status;
}

/** The columns a new status changes. A job is published anew each time it becomes Live. */
export function statusChange(
  status: JobStatus,
  now: Date,
): { status: JobStatus; publishedAt?: Date } {
  return status === 'Live' ? { status, publishedAt: now } : { status };
}

/** What is told when a job comes to have a status: to keep it is no news, nor is a job made closed. */
export function eventsOf(
  job: { id: number; title: string },
  before: JobStatus | null,
  after: JobStatus,
): DomainEvent[] {
  if (before === after || (before === null && after !== 'Live')) return [];
  const { id, title } = job;
  const about = { subject: 'job', subjectId: id } as const;
  switch (after) {
    case 'Live':
      return [{ name: 'job.published', ...about, data: { job_id: id, title, status: after } }];
    case 'Closed':
    case 'Archived':
      return [{ name: 'job.closed', ...about, data: { job_id: id, title, status: after } }];
    case 'Draft':
    case 'Expired':
      return [];
  }
}

export function assertRepublishable(job: Job, now: Date): void {
  if (statusAt(job, now) !== 'Expired') throw new Problem('job_not_expired');
}

export function assertPay(pay: { minSalary: number | null; maxSalary: number | null }): void {
  const { minSalary, maxSalary } = pay;
  if (minSalary !== null && maxSalary !== null && minSalary > maxSalary) {
    throw invalid('max_salary', 'Must not be less than min_salary.');
  }
}

/** What a job refers to must be its company's own. */
export function assertOwn(field: string, given: number | null | undefined, found: boolean): void {
  if (typeof given === 'number' && !found) throw invalid(field, 'No such record in this company.');
}

/** Employment types are kept as bits: type n is bit n - 1. */
export function maskOf(ids: readonly number[]): number {
  return ids.reduce((mask, id) => mask | (1 << (id - 1)), 0);
}

export function typesOf(mask: number): { id: number; name: string }[] {
  return types.filter(({ id }) => (mask & (1 << (id - 1))) !== 0);
}

const types = Object.entries(employmentTypes).map(([id, name]) => ({ id: Number(id), name }));
