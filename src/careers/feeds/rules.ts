/** The sizes of feeds and sitemaps, and the names of sitemap files. */
import { DAY_MS } from '#lib/time.ts';

/** URLs per sitemap: a fifth of the sitemaps.org limit, so that one is built quickly. */
export const SITEMAP_URLS = 10_000;
/** Jobs per place feed: more than a place publishes in the time between two polls. */
export const FEED_JOBS = 50;
/** Jobs per page of the feed of all jobs. */
export const JOB_FEED_JOBS = 1000;
/** Characters of each text of a job: a page of the feed must fit into the memory of an isolate. Few texts are longer. */
export const TEXT_LENGTH_MAX = 8000;

/** Bounds the offset that a file name can request; far more than any site has. */
const PARTS_MAX = 100;
const JOB_FEED_PAGES_MAX = 1000;

export type SitemapName =
  | { is: 'places' }
  | { is: 'companies'; part: number }
  | { is: 'cities'; code: string; part: number }
  /** Jobs that were listed in the `days` days from `day` (UTC). */
  | { is: 'jobs'; day: Date; days: number; part: number };

/** Null if the file is not a sitemap. */
export function parseSitemapName(file: string): SitemapName | null {
  if (file === 'pages.xml') return { is: 'places' };
  const [, companyPart] = /^companies-(\d{1,3})\.xml$/u.exec(file) ?? [];
  if (companyPart !== undefined)
    return withPart(companyPart, (part) => ({ is: 'companies', part }));
  const [, code, cityPart] = /^cities-([a-z]{2})-(\d{1,3})\.xml$/u.exec(file) ?? [];
  if (code !== undefined) return withPart(cityPart, (part) => ({ is: 'cities', code, part }));
  const [, text, size, jobPart] =
    /^jobs-(\d{4}-\d{2}-\d{2})-(\d{1,2})-(\d{1,3})\.xml$/u.exec(file) ?? [];
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` reads the 31st of February as a day in March.
  if (text === undefined || Number.isNaN(day.getTime()) || dayName(day) !== text) return null;
  const days = Number(size);
  const isBlock = blockSizes.includes(days) && String(days) === size;
  if (!isBlock || (day.getTime() / DAY_MS) % days !== 0) return null;
  return withPart(jobPart, (part) => ({ is: 'jobs', day, days, part }));
}

/** Days per sitemap of jobs: a block begins where its number of days divides the days since the Unix epoch. */
const blockSizes = [64, 32, 16, 8, 4, 2, 1];

export type JobBlock = {
  /** `2026-11-20`, UTC. */
  day: string;
  days: number;
  parts: number;
};

/**
 * The sitemaps that hold the jobs of these days, newest first: the largest blocks with few enough jobs. A block depends on
 * its own days only, so that a job stays in its sitemap, and a day with too many jobs has several parts.
 */
export function jobBlocks(counts: readonly { day: number; n: number }[]): JobBlock[] {
  const blocks = (among: typeof counts, [days = 1, ...smaller]: readonly number[]): JobBlock[] =>
    [...Map.groupBy(among, ({ day }) => day - (day % days))]
      .toSorted(([one], [other]) => other - one)
      .flatMap(([start, held]) => {
        const jobs = held.reduce((sum, { n }) => sum + n, 0);
        if (jobs > SITEMAP_URLS && smaller.length > 0) return blocks(held, smaller);
        return [{ day: dayName(dateOfDay(start)), days, parts: partCount(jobs) }];
      });
  return blocks(counts, blockSizes);
}

function withPart(
  text: string | undefined,
  toName: (part: number) => SitemapName,
): SitemapName | null {
  const part = Number(text);
  return String(part) === text && part >= 1 && part <= PARTS_MAX ? toName(part) : null;
}

/** `2026-11-20`, UTC. */
export function dayName(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The start of a day that is given in days since the Unix epoch. */
function dateOfDay(day: number): Date {
  return new Date(day * DAY_MS);
}

export function partCount(urls: number): number {
  return Math.min(Math.ceil(urls / SITEMAP_URLS), PARTS_MAX);
}

/** The page number of the feed of all jobs, or null for what cannot be one. */
export function parseJobFeedPage(query: URLSearchParams): number | null {
  // Without a value it is as if it was not sent, as in cache keys.
  const text = query.get('page') || '1';
  const page = Number(text);
  return /^[1-9]\d{0,3}$/u.test(text) && page <= JOB_FEED_PAGES_MAX ? page : null;
}
