/** Where a job's public pages are, on the career domain of its company, and when there are any. */
import { visibleFrom } from '#careers/locations/rules.ts';

export function jobUrl(hostname: string, hashId: string): string {
  return `https://${hostname}/jobs/${hashId}`;
}

export function applyUrl(hostname: string, hashId: string): string {
  return `https://${hostname}${applyPath(hashId)}`;
}

/** The same on the site the visitor is on already. */
export function applyPath(hashId: string): string {
  return `/jobs/${encodeURIComponent(hashId)}/apply`;
}

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
