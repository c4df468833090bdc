/** Whether a job has public pages on a career domain. */
import { visibleFrom } from '#recruiting/jobs/rules.ts';

type Found = {
  job: { publishedAt: Date | null; statusByAdmin: string; listedAt: number | null };
  company: { isTest: boolean };
  domain: { hostname: string; isTest: boolean };
};

/** How a job stands on a career domain. One that never was public is as unknown as one that never was. */
export function standingOf(
  { job, company, domain }: Found,
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
