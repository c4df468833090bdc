/** What the website plugin shows: plain values. */

import type { CategoryId, Filters, JobCard, Site } from '#careers/layout/props.ts';
import type { EmploymentType, LegalKind, Workplace } from '#vocabulary/lists.ts';

export type EmbedJob = JobCard & {
  /** Of the career domain that the job is on. */
  hostname: string;
};

/** Jobs that are alike in what they can be filtered by. */
export interface JobKind {
  city: { value: string; name: string; country: string } | null;
  category: CategoryId | null;
  workplace: Workplace;
  employmentTypes: readonly EmploymentType[];
  department: { id: number; name: string } | null;
  n: number;
}

export interface EmbedProps {
  /** The site that serves the plugin, in the language of the host's page. */
  site: Site;
  company: { subdomain: string; name: string; links: Readonly<Partial<Record<LegalKind, string>>> };
  /** The jobs of the list, or so many and more. */
  total: number;
  isMore: boolean;
  filters: Filters;
  /** Of the filter by city. */
  city: string | null;
  kinds: readonly JobKind[];
  /** By which the jobs are grouped, in this order: none for fewer than two. */
  departments: readonly { id: number; name: string }[];
  jobs: readonly EmbedJob[];
  /** Asks for the next part; null at the end. */
  nextQuery: string | null;
  hasPostings: boolean;
}
