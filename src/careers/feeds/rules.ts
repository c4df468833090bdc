/** The sizes of feeds and sitemaps, and the names of sitemap files. */
import { DAY_MS } from '#lib/time.ts';

/** URLs per sitemap: a fifth of the sitemaps.org limit, so that one is built quickly. */
export const SITEMAP_URLS = 10_000;
/** Jobs per place feed: more than a place publishes in the time between two polls. */
export const FEED_JOBS = 50;
/** Jobs that are read together for a file of all jobs: with the longest texts some 30 MB in an isolate of 128. */
export const CHUNK_JOBS = 250;
/** Jobs of one file: a request may ask D1 five hundred times (`subrequests`). */
export const FILE_JOBS_MAX = 100_000;

/** Bounds the offset that a file name can request; far more than any site has. */
const PARTS_MAX = 100;

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

/** What a file of all jobs is asked for: all, or a page of `max` jobs, those after a job. */
export type FileQuery = {
  max: number | null;
  /** The hash id of the last job of the page before. */
  after: string | null;
  /** The employer's number at LinkedIn. */
  companyId: string | null;
};

export const FILE_PARAMETERS = ['max', 'after', 'company-id'];

/** The name of what cannot be asked in `refused`. */
export function parseFileQuery(query: URLSearchParams): FileQuery | { refused: string } {
  const given = (name: string) => query.get(name) || null;
  const [max, after, companyId] = [given('max'), given('after'), given('company-id')];
  if (max !== null && !(/^[1-9]\d{0,2}$/u.test(max) && Number(max) <= CHUNK_JOBS)) {
    return { refused: 'max' };
  }
  if (after !== null && !/^[\w-]{1,64}$/u.test(after)) return { refused: 'after' };
  if (companyId !== null && !/^\d{1,20}$/u.test(companyId)) return { refused: 'company-id' };
  return { max: max === null ? null : Number(max), after, companyId };
}
