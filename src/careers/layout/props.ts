/** The props of the career pages: plain values, with HTML already sanitized. */

import type { Facets, PostedWithin } from '#careers/facets/rules.ts';
import type { Sort } from '#careers/sorts/rules.ts';
import type { LegalLink } from '#careers/domains/rules.ts';
import type { Pay } from '#careers/words/format.ts';
import type { Radius } from '#lib/geo.ts';
import type {
  benefits,
  categories,
  EmploymentType,
  LegalKind,
  Workplace,
} from '#vocabulary/lists.ts';

export type { Pay };

export type CategoryId = keyof typeof categories;
export type BenefitId = keyof typeof benefits;

/** A career domain as its pages show it. `hue` 0 to 11 selects the colour; other numbers wrap around. */
export interface Site {
  name: string;
  hostname: string;
  /** A BCP 47 tag such as `de-CH`; it determines words, formats and direction. */
  language: string;
  hue: number;
  /** The links in the footer of every page. */
  legal: readonly LegalLink[];
}

/** The same page on another domain, or on this one; `language` is a hreflang value, `x-default` included. */
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

/** The contents of `<head>` besides the title and description. */
export interface Head {
  /** Absolute, always page 1; pages that are not indexed name no other page here. */
  canonicalUrl?: string;
  noindex?: boolean;
  /** A filtered list or a page after the first: alternates are linked for people, not for search engines. */
  isVariant?: boolean;
  /** A page of a place: it has styles for those, and none for forms with errors and texts of a job. */
  isList?: boolean;
  alternates?: readonly Alternate[];
  feeds?: readonly Feed[];
  /** Styles of this page instead of those, which its content policy names. */
  style?: string;
  /** For link previews in place of the site's: a PNG of the same size at a path of the site. */
  image?: { path: string; alt: string };
  /** JSON-LD objects; the layout serializes and escapes them. */
  structuredData?: readonly object[];
}

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
  name: string;
  /** The state or province. */
  region?: string | null;
  /** What tells it from other cities of its name on the site. */
  qualifier?: string | null;
}

export interface WithJobCount {
  jobCount: number;
}

export interface JobCard {
  hashId: string;
  title: string;
  companyName: string;
  /** In the path of the page of the company. */
  companySlug: string | null;
  /** Path of the logo on the site. */
  companyLogo: string | null;
  cityName: string | null;
  regionName: string | null;
  country: Country | null;
  workplace: Workplace | null;
  employmentTypes: readonly EmploymentType[];
  /** Null when the job has neither a minimum nor a maximum. */
  pay: Pay | null;
  postedAt: Date;
  /** When the listing ends. */
  expiresAt: Date;
  skills: readonly string[];
  /** The name of its department. */
  department: string | null;
}

export interface JobDetail extends JobCard {
  companyWebsite: string | null;
  /** The legal texts of the company: URLs by kind. */
  companyLinks: Readonly<Partial<Record<LegalKind, string>>>;
  /** An excerpt of the company's description, plain text. */
  companyAbout: string | null;
  /** Of the office; null for a remote job. */
  street: string | null;
  postalCode: string | null;
  /** Linked only if the job has a country. */
  city: City | null;
  category: CategoryId | null;
  /** One of the suggested seniorities, or any other text. */
  seniority: string | null;
  /** Five digits of KldB 2010. */
  occupationCode: string | null;
  /** Sanitized HTML, as are `tasks` and `requirements`. */
  description: string | null;
  tasks: string | null;
  requirements: string | null;
  benefits: readonly BenefitId[];
  /** Another job of the site has the same title, employer and city. */
  hasNamesake: boolean;
  /** The path of its picture for link previews; null: it has the site's. */
  sharePicture: string | null;
}

export interface Department {
  id: number;
  name: string;
}

/** The filters of a list; `search` is the visitor's text, unchanged. */
export interface Filters {
  search: string;
  /** A job has one of these; none: any. In the order of the vocabulary, as the next two. */
  categories: readonly CategoryId[];
  workplaces: readonly Workplace[];
  employmentTypes: readonly EmploymentType[];
  /** The employer; its slug stands for the name until a job or a facet tells it. */
  company?: { slug: string; name: string };
  /** The department that the jobs are limited to. It has no name where the company of the page has no such department. */
  department?: Department;
  /** Only jobs of the last so many days. */
  postedWithin?: PostedWithin;
  /** Only jobs that pay as much a year, in `currency`. */
  salaryMin?: number;
  /** That of the countries of the list, if they have one: without it pay is not compared. */
  currency?: string;
  /** Another order than that of the list by itself. */
  sort?: Sort;
  /** The visitor's text for a place, or a point: the list is around it. */
  where?: string;
  /** In kilometers; without `where` around the city of the page. */
  radius?: Radius;
  /** Adds remote jobs to those around a place. */
  withRemote?: true;
  /** Searches for misspelt words, too, as they are. */
  isAsTyped?: true;
}

/** Another search that finds a job; `isOfSite`: in all countries of the site. */
export interface Way {
  name: 'everywhere' | 'remote' | 'withoutWords' | 'withoutFilters';
  /** With a gap for the words of the search. */
  text: string;
  filters: Filters;
  isOfSite: boolean;
}

/** One page of a filtered list of jobs. */
export interface JobList {
  jobs: readonly JobCard[];
  /** Jobs that match the filters, on all pages. */
  total: number;
  page: number;
  lastPage: number;
  /** Jobs on the pages before this one. */
  offset: number;
  filters: Filters;
  /** Words of the search that were read as filters, and the search without each; null: it cannot be told apart. */
  read?: readonly {
    name: 'employment_type' | 'workplace';
    values: readonly string[];
    rest: string | null;
  }[];
  /** Which values of the filters have jobs. */
  facets?: Facets;
  /** What was searched for instead of misspelt words. */
  corrected?: string;
  /** The place that is searched around instead of a misspelt one. */
  town?: string;
  /** Words as they were typed that were not searched for. */
  leftOut?: readonly string[];
  /** A place that words of the search were read as, and the search without it. */
  place?: { name: string; rest: string | null };
  /** Of a list without jobs. */
  ways?: readonly Way[];
  /** Of a list around a place: the town that was found, nameless if it is a point; null if no town has the name. */
  near?: { name: string | null; region: string | null; km: Radius } | null;
}

export interface HomePageProps extends PageProps {
  now: Date;
  /** The country of a site with one country; its page has the list of all jobs. */
  onlyCountry: Country | null;
  /** All live jobs of the domain. */
  jobCount: number;
  countries: readonly (Country & WithJobCount & { cities: readonly (City & WithJobCount)[] })[];
  list: JobList;
}

export interface CountryPageProps extends PageProps {
  now: Date;
  /** `jobCount` ignores the filters. */
  country: Country & WithJobCount;
  cities: readonly (City & WithJobCount)[];
  list: JobList;
}

export interface CityPageProps extends PageProps {
  now: Date;
  country: Country;
  /** `jobCount` ignores the filters. */
  city: City & WithJobCount;
  /** Plain text; shown on page 1 only. */
  summary: string | null;
  /** The nearest cities with their distance, or where none is near those with the most jobs. */
  siblings: readonly (City & WithJobCount & { km?: number })[];
  list: JobList;
  /** Adds a JobPosting for each job of the list to the structured data (contract 4.7). */
  listsPostings: boolean;
}

export interface JobPageProps extends PageProps {
  now: Date;
  job: JobDetail;
  similar: readonly JobCard[];
  /** The application form; without it the page has no apply section. */
  applyUrl?: string;
}

/** The page of a job that is closed, expired or unlisted (410). */
export interface GonePageProps {
  site: Site;
  now: Date;
  /** Null where the page does not tell which job it was. */
  job: { title: string; companyName: string; closedAt: Date } | null;
  similar: readonly JobCard[];
}

/** A legal text of the domain. */
export interface LegalPageProps extends PageProps {
  kind: LegalLink['kind'];
  /** Sanitized. */
  html: string;
}

/** The script of the page adds the saved jobs, which only the browser has. */
export interface SavedPageProps {
  site: Site;
}

export interface NotFoundPageProps {
  site: Site;
}
