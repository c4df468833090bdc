/** The inputs of feeds, sitemaps and the outline: plain values, with HTML already sanitized. */

import type { JobBlock } from './rules.ts';
import type { JobDetail, Site } from '#careers/layout/props.ts';

export type { Site };

/** A job with all that its page shows. */
export interface FeedJob extends JobDetail {
  applyPath: string;
  changedAt: Date;
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
  /** When a job last came, was edited or went; null: none has. */
  changedAt: Date | null;
  jobs: readonly FeedJob[];
}

/** All jobs of the site, or of one of its companies. */
export interface WholeFeed {
  site: Site;
  company: { slug: string; name: string } | null;
  /** Of the list when it began to be read. */
  jobCount: number;
  /** Null: nothing has, since this is known. */
  changedAt: Date | null;
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
