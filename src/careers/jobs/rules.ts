/** What the page of a job shows, and whether it has one on a career domain. */
import type { ListedJob } from '#careers/locations/rules.ts';
import { visibleFrom } from '#recruiting/jobs/rules.ts';

/** What only the page of a job shows. */
export type JobDetails = {
  companyWebsite: string | null;
  companyDescription: string | null;
  /** The city in the path of its page. */
  cityPath: string | null;
  /** Of the office. */
  street: string | null;
  postalCode: string | null;
  seniority: string | null;
  /** Ids of the vocabulary. */
  benefits: readonly number[];
  /** Sanitized HTML, as the other texts. */
  description: string | null;
  tasks: string | null;
  requirements: string | null;
};

/** A listed job with all that its page shows. */
export type WholeJob = ListedJob & JobDetails;

type JobState = {
  /** Whether the job has a row in `job_pages`: it is or was listed, and does not wait for approval. */
  wasListed: boolean;
  listedAt: number | null;
  company: { isTest: boolean };
  domain: { hostname: string; isTest: boolean };
};

/** The state of a job on the career domain `hostname`. A job that was never listed is `unknown`, as if it did not exist. */
export function standingOf(
  { wasListed, listedAt, company, domain }: JobState,
  hostname: string,
  now: Date,
): 'public' | 'over' | 'elsewhere' | 'unknown' {
  if (!wasListed || company.isTest || domain.isTest) return 'unknown';
  if (domain.hostname !== hostname) return 'elsewhere';
  return listedAt !== null && listedAt >= visibleFrom(now) ? 'public' : 'over';
}
