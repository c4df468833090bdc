/** What each public page is given to show: plain values, already read, judged and sanitised. */

import type { Pay } from '#careers/words/format.ts';
import type { benefits, categories, EmploymentType, Workplace } from '#vocabulary.ts';

export type { Pay };

export type CategoryId = keyof typeof categories;
export type BenefitId = keyof typeof benefits;

/** One career domain. `hue` 0 to 11 picks its colour; other numbers wrap around. */
export interface Site {
  name: string;
  hostname: string;
  /** A BCP 47 tag such as `de-CH`; it decides words, formats and direction. */
  language: string;
  hue: number;
}

/** The page on a sibling domain, or itself; `language` is a hreflang value, `x-default` included. */
export interface Alternate {
  language: string;
  url: string;
}

export interface Feed {
  title: string;
  /** A media type such as `application/rss+xml`. */
  type: string;
  url: string;
}

/** What goes into <head> beside the title and description, which the page words itself. */
export interface Head {
  /** Absolute, always page 1; pages that are not found have none. */
  canonicalUrl?: string;
  noindex?: boolean;
  /** Page 2 of a list, or a filtered one: its siblings are linked for people only. */
  isVariant?: boolean;
  alternates?: readonly Alternate[];
  feeds?: readonly Feed[];
  /** JSON-LD objects; the layout serialises and escapes them. */
  structuredData?: readonly object[];
}

/** What every page is given. */
export interface PageProps {
  site: Site;
  head: Head;
}

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  iso2: string;
  /** In the language of the site. */
  name: string;
}

export interface City {
  slug: string;
  /** In its stored spelling. */
  name: string;
  /** The state or province. */
  region?: string | null;
}

export interface Counted {
  jobCount: number;
}

export interface JobCard {
  hashId: string;
  title: string;
  companyName: string;
  /** Path of the logo on the site. */
  companyLogo: string | null;
  cityName: string | null;
  regionName: string | null;
  country: Country | null;
  workplace: Workplace | null;
  employmentTypes: readonly EmploymentType[];
  /** null when the job names neither end of the range. */
  pay: Pay | null;
  postedAt: Date;
  /** When it will be listed no more. */
  expiresAt: Date;
  skills: readonly string[];
}

export interface JobDetail extends JobCard {
  companyWebsite: string | null;
  /** A few plain sentences of its own. */
  companyAbout: string | null;
  /** Linked only together with its country. */
  city: City | null;
  category: CategoryId | null;
  /** One of the suggested seniorities or any other text. */
  seniority: string | null;
  /** Sanitised HTML: put on the page as it is. */
  description: string | null;
  tasks: string | null;
  requirements: string | null;
  benefits: readonly BenefitId[];
}

/** The filters of a list as the visitor set them; `search` is shown back unchanged. */
export interface Filters {
  search: string;
  category: CategoryId | null;
  workplace: Workplace | null;
  employmentType: EmploymentType | null;
}

/** One page of a filtered list of jobs. */
export interface JobList {
  jobs: readonly JobCard[];
  /** How many jobs match the filters, over all pages. */
  total: number;
  page: number;
  lastPage: number;
  /** How many stand on the pages before this one. */
  before: number;
  filters: Filters;
}

export interface HomePageProps extends PageProps {
  now: Date;
  /** Every live job of the domain. */
  jobCount: number;
  countries: readonly (Country & Counted & { cities: readonly (City & Counted)[] })[];
  list: JobList;
}

export interface CountryPageProps extends PageProps {
  now: Date;
  /** `jobCount` ignores the filters. */
  country: Country & Counted;
  cities: readonly (City & Counted)[];
  list: JobList;
}

export interface CityPageProps extends PageProps {
  now: Date;
  country: Country;
  /** `jobCount` ignores the filters. */
  city: City & Counted;
  /** Plain text; shown on page 1 only. */
  summary: string | null;
  siblings: readonly (City & Counted)[];
  list: JobList;
  /** Whether each job of the list is described to machines too (contract 4.7). */
  listsPostings: boolean;
}

export interface JobPageProps extends PageProps {
  now: Date;
  job: JobDetail;
  similar: readonly JobCard[];
  /** Where to apply; without it the page shows no apply section. */
  applyUrl?: string;
}

/** A job that is closed, expired or unlisted (410). */
export interface GonePageProps {
  site: Site;
  now: Date;
  similar: readonly JobCard[];
}

/** What the visitor has saved is known to the browser only. */
export interface SavedPageProps {
  site: Site;
}

/** A path that leads nowhere (404). */
export interface NotFoundPageProps {
  site: Site;
}
