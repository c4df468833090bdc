/** The inputs of the pages of companies: plain values, with HTML already sanitized. */

import type { BenefitId, Department, JobList, PageProps, Site } from '#careers/layout/props.ts';
import type { MappedOffice } from '#careers/layout/office-map.tsx';
import type { LegalKind } from '#vocabulary/lists.ts';

export interface Picture {
  path: string;
  alt: string;
  width: number;
  height: number;
}

export interface Person {
  name: string;
  role: string | null;
  quote: string | null;
  picture: Picture | null;
}

/** What the page shows below its head, in this order. `heading` replaces that of the language. */
export type Section = { heading: string | null } & (
  | { kind: 'text'; html: string; picture: Picture | null }
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'benefits'; benefits: readonly BenefitId[] }
  | { kind: 'people'; people: readonly Person[] }
  | { kind: 'pictures'; pictures: readonly Picture[] }
  | { kind: 'offices'; offices: readonly MappedOffice[] }
  | { kind: 'jobs' }
);

export interface CompanyDetail {
  /** In the path of the page. */
  slug: string;
  name: string;
  logo: string | null;
  cover: string | null;
  headline: string | null;
  website: string | null;
  /** Its legal texts: URLs by kind. */
  links: Readonly<Partial<Record<LegalKind, string>>>;
  /** Paragraphs of plain text. */
  about: readonly string[];
  sections: readonly Section[];
}

export interface CompanyPageProps extends PageProps {
  now: Date;
  company: CompanyDetail;
  /** All jobs of the company, regardless of filters. */
  jobCount: number;
  /** Those that have jobs, in their order. */
  departments: readonly Department[];
  list: JobList;
  /** Whether the jobs may be in several countries. */
  withCountry: boolean;
}

export interface ClosingPageProps {
  site: Site;
  /** Of the company. */
  name: string;
}

export interface CompanyItem {
  slug: string;
  name: string;
  logo: string | null;
  jobCount: number;
}

export interface CompaniesPageProps extends PageProps {
  companies: readonly CompanyItem[];
  page: number;
  hasMore: boolean;
}

export type { Site };
