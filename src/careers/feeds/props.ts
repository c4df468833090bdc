/** The inputs of feeds, sitemaps and the outline: plain values, with HTML already sanitized. */

import type { JobBlock } from './rules.ts';
import type { CategoryId, JobCard, Site } from '#careers/layout/props.ts';

export type { Site };

export interface FeedJob extends JobCard {
  category: CategoryId | null;
  changedAt: Date;
  /** Sanitized HTML. */
  description: string | null;
  tasks: string | null;
  requirements: string | null;
}

/** The newest jobs of the site, of one of its countries, or of a city. */
export interface PlaceFeed {
  site: Site;
  /** Null for the whole site. */
  country: { iso2: string; name: string } | null;
  city: { slug: string; name: string } | null;
  /** The employer of all jobs, of a feed without a place. */
  company?: { slug: string; name: string } | null;
  /** All jobs of the place, not only those in the feed. */
  jobCount: number;
  jobs: readonly FeedJob[];
}

/** A page of all jobs of the site. */
export interface JobFeed {
  site: Site;
  jobs: readonly FeedJob[];
  page: number;
  lastPage: number;
}

/** The number of parts of each sitemap. */
export interface SitemapIndex {
  site: Site;
  companies: number;
  cities: readonly { iso2: string; parts: number }[];
  /** Newest first. */
  jobs: readonly JobBlock[];
}

/** `newest` is when the newest job of the place was listed. */
export interface PlacesSitemap {
  site: Site;
  countries: readonly { iso2: string; newest: Date }[];
}

export interface CompaniesSitemap {
  site: Site;
  companies: readonly { slug: string; newest: Date }[];
}

export interface CitiesSitemap {
  site: Site;
  iso2: string;
  cities: readonly { slug: string; newest: Date }[];
}

export interface JobsSitemap {
  site: Site;
  jobs: readonly { hashId: string; changedAt: Date }[];
}

export interface Outline {
  site: Site;
  jobCount: number;
  /** Most jobs first. */
  countries: readonly { iso2: string; name: string; jobCount: number }[];
}
