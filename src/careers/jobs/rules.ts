/** Decides whether a job has a public page on a career domain. */
import { visibleFrom } from '#recruiting/jobs/rules.ts';

type JobState = {
  job: { publishedAt: Date | null; statusByAdmin: string; listedAt: number | null };
  company: { isTest: boolean };
  domain: { hostname: string; isTest: boolean };
};

/** The state of a job on the career domain `hostname`. A job that was never public is `unknown`, as if it did not exist. */
export function standingOf(
  { job, company, domain }: JobState,
  hostname: string,
  now: Date,
): 'public' | 'over' | 'elsewhere' | 'unknown' {
  const wasPublic =
    job.publishedAt !== null &&
    job.statusByAdmin !== 'pending' &&
    !company.isTest &&
    !domain.isTest;
  if (!wasPublic) return 'unknown';
  if (domain.hostname !== hostname) return 'elsewhere';
  return job.listedAt !== null && job.listedAt >= visibleFrom(now) ? 'public' : 'over';
}
