/** The rules of job statuses, their events, and public URLs (contract 3.1). */
import { DAY_MS } from '#lib/time.ts';
import type { DomainEvent } from '#events.ts';
import { invalidField, ApiError } from '#errors.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { employmentTypes } from '#vocabulary/lists.ts';
import type { JobStatus } from '#vocabulary/lists.ts';

type Published = { status: JobStatus; publishedAt: Date | null };
type Job = Published & { id: number; title: string };

export const SENIORITY_LENGTH_MAX = 50;
export const SKILLS_MAX = 50;
export const SALARY_MAX = 1e12;

/** The texts of a job without long texts. */
export const noTexts = { description: null, tasks: null, requirements: null };

/** How long a job stays Live and public after it is published. */
export const LISTED_DAYS = 35;

/** Returns when a job expires. */
export function expiryOf(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + LISTED_DAYS * DAY_MS);
}

/** Returns the cutoff: jobs published at or before it have expired. */
export function cutoff(now: Date): Date {
  return new Date(now.getTime() - LISTED_DAYS * DAY_MS);
}

/** Returns the smallest `jobs.listed_at`, in microseconds, of a job that has not expired. */
export function visibleFrom(now: Date): number {
  return (cutoff(now).getTime() + 1) * 1000;
}

/** Returns the status as of `now`: a live job expires on time, whether or not the cron job has run. */
export function statusAt({ status, publishedAt }: Published, now: Date): JobStatus {
  return status === 'Live' && publishedAt !== null && expiryOf(publishedAt) <= now
    ? 'Expired'
    : status;
}

/**
 * Returns the columns that a new status changes. A job is published when it first becomes Live, and again only after it
 * has expired: closing and reopening does not move it to the top of the list.
 */
export function statusChange(
  { publishedAt }: Pick<Published, 'publishedAt'>,
  status: JobStatus,
  now: Date,
): { status: JobStatus; publishedAt?: Date; listedAt?: null } {
  // A trigger would take it off the listing as well, with one more write of the row.
  if (status !== 'Live') return { status, listedAt: null };
  const isListable = publishedAt !== null && expiryOf(publishedAt) > now;
  return isListable ? { status } : { status, publishedAt: now };
}

/** Returns the events of a status change. An unchanged status and a job created as closed emit none. */
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

/** The event of a change of other fields than the status: their names, without the values. */
export function updatedEvents(
  id: number,
  names: readonly string[],
  customKeys: readonly string[],
): DomainEvent[] {
  const fields = [
    ...names.filter((name) => name !== 'status' && name !== 'custom'),
    ...customKeys.map((key) => `custom.${key}`),
  ];
  if (fields.length === 0) return [];
  return [{ name: 'job.updated', subject: 'job', subjectId: id, data: { job_id: id, fields } }];
}

export function assertRepublishable(job: Job, now: Date): void {
  if (statusAt(job, now) !== 'Expired') throw new ApiError('job_not_expired');
}

export function assertPay(pay: { minSalary: number | null; maxSalary: number | null }): void {
  const { minSalary, maxSalary } = pay;
  if (minSalary !== null && maxSalary !== null && minSalary > maxSalary) {
    throw invalidField('max_salary', 'Must not be less than min_salary.');
  }
}

/** Throws 422 if the referenced record does not belong to the company. */
export function assertOwn(field: string, id: number | null | undefined, isOwn: boolean): void {
  if (typeof id === 'number' && !isOwn)
    throw invalidField(field, 'No such record in this company.');
}

/** Returns employment types as a bit mask: type n is bit n - 1. */
export function maskOf(ids: readonly number[]): number {
  return ids.reduce((mask, id) => mask | (1 << (id - 1)), 0);
}

export function typesOf(mask: number): { id: number; name: string }[] {
  return types.filter(({ id }) => (mask & (1 << (id - 1))) !== 0);
}

const types = Object.entries(employmentTypes).map(([id, name]) => ({ id: Number(id), name }));

/** Returns the URL of a job on the career domain of its company. */
export function jobUrl(hostname: string, hashId: string): string {
  return `${careerOrigin(hostname)}/jobs/${hashId}`;
}

export function applyUrl(hostname: string, hashId: string): string {
  return `${careerOrigin(hostname)}${applyPath(hashId)}`;
}

/** Returns the path of `applyUrl`, for links within the career domain. */
export function applyPath(hashId: string): string {
  return `/jobs/${encodeURIComponent(hashId)}/apply`;
}
