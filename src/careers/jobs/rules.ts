/** What the page of a job shows, and whether it has one on a career domain. */
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import { expiryOf, visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import type { LegalKind } from '#vocabulary/lists.ts';

/** What only the page of a job shows. */
export type JobDetails = {
  companyWebsite: string | null;
  companyDescription: string | null;
  /** The legal texts of the company: URLs by kind. */
  companyLinks: Readonly<Partial<Record<LegalKind, string>>>;
  /** The city in the path of its page. */
  cityPath: string | null;
  /** Of the office. */
  street: string | null;
  postalCode: string | null;
  /** Of the town that the city is, where the city has no state. */
  townState: string | null;
  seniority: string | null;
  /** Five digits of KldB 2010. */
  occupationCode: string | null;
  /** Ids of the vocabulary. */
  benefits: readonly number[];
  /** Sanitized HTML, as the other texts. */
  description: string | null;
  tasks: string | null;
  requirements: string | null;
  /** The key in R2 of its picture for link previews, where it has been made. */
  sharePicture: string | null;
};

/** A listed job with all that its page shows. */
export type WholeJob = ListedJob &
  JobDetails & {
    /** Whether another job of the domain has the same title, employer and city. */
    hasNamesake: boolean;
  };

/** What the page of a job that is over tells of it. */
export type ClosedJob = { title: string; companyName: string; closedAt: Date };

/** When the listing of a job ended: when it was closed, or at its age. The cron notices that later. */
export function closingOf({
  listedAt,
  closedAt,
}: {
  listedAt: number;
  closedAt: number | null;
}): Date {
  const expiry = expiryOf(new Date(listedAt / 1000));
  return closedAt === null || closedAt > expiry.getTime() ? expiry : new Date(closedAt);
}

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
