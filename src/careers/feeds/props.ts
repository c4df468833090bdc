/** What the files for machines are made of: plain values, already read and judged. */

import type { CategoryId, JobCard, Site } from '#careers/layout/props.ts';

export type { Site };

/** A job with its texts. */
export interface FeedJob extends JobCard {
  category: CategoryId | null;
  /** When anything of it was last changed. */
  changedAt: Date;
  /** Sanitised HTML. */
  description: string | null;
  tasks: string | null;
  requirements: string | null;
}

/** The newest jobs of the site, of one of its countries, or of a city there. */
export interface PlaceFeed {
  site: Site;
  /** Null: the whole site. */
  country: { iso2: string; name: string } | null;
  city: { slug: string; name: string } | null;
  /** How many jobs the place has. */
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

/** Which sitemaps there are. */
export interface SitemapIndex {
  site: Site;
  /** How many parts the cities of a country take, by its code. */
  cities: readonly { iso2: string; parts: number }[];
  /** How many parts the jobs of a day take, the newest first; `2026-11-20`, UTC. */
  days: readonly { day: string; parts: number }[];
}

/** `newest`: when the newest job there was listed. */
export interface PlacesSitemap {
  site: Site;
  countries: readonly { iso2: string; newest: Date }[];
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

/** The site in short. */
export interface Outline {
  site: Site;
  jobCount: number;
  /** Most jobs first. */
  countries: readonly { iso2: string; name: string; jobCount: number }[];
}
