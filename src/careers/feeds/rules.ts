/** How the files for machines are cut into parts, and what their names ask for. */
import { DAY_MS } from '#lib/time.ts';

/** Of a sitemap; a fifth of what sitemaps.org allows, so that one is read and made in a moment. */
export const SITEMAP_URLS = 10_000;
/** The newest of a place: what a reader who looks daily can have missed. */
export const FEED_JOBS = 50;
/** Of a page of the feed of all jobs, texts and all. */
export const JOB_FEED_JOBS = 1000;
/** Of each text of a job, in characters: a thousand jobs must fit into an isolate. Few are longer. */
export const TEXT_LENGTH_MAX = 8000;

/** Far more than there can be; it bounds what the name of a file can ask for. */
const PARTS_MAX = 100;
const JOB_FEED_PAGES_MAX = 1000;

export type SitemapName =
  | { is: 'places' }
  | { is: 'cities'; iso2: string; part: number }
  /** Those listed on the day that begins then. */
  | { is: 'jobs'; day: Date; part: number };

/** Null for the name of no sitemap. */
export function sitemapNamed(file: string): SitemapName | null {
  if (file === 'pages.xml') return { is: 'places' };
  const [, iso2, cityPart] = /^cities-([a-z]{2})-(\d{1,3})\.xml$/u.exec(file) ?? [];
  if (iso2 !== undefined) return inParts(cityPart, (part) => ({ is: 'cities', iso2, part }));
  const [, text, jobPart] = /^jobs-(\d{4}-\d{2}-\d{2})-(\d{1,3})\.xml$/u.exec(file) ?? [];
  const day = new Date(`${text}T00:00:00Z`);
  // The 31st of February is read as a day of March.
  if (text === undefined || Number.isNaN(day.getTime()) || dayName(day) !== text) return null;
  return inParts(jobPart, (part) => ({ is: 'jobs', day, part }));
}

function inParts(
  text: string | undefined,
  make: (part: number) => SitemapName,
): SitemapName | null {
  const part = Number(text);
  return String(part) === text && part >= 1 && part <= PARTS_MAX ? make(part) : null;
}

/** `2026-11-20`, of the UTC day. */
export function dayName(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The day that has this number, counted from the Unix epoch. */
export function dayNumbered(number: number): Date {
  return new Date(number * DAY_MS);
}

export function partsOf(urls: number): number {
  return Math.min(Math.ceil(urls / SITEMAP_URLS), PARTS_MAX);
}

/** The page of the feed of all jobs, or null when there can be no such page. */
export function jobFeedPage(query: URLSearchParams): number | null {
  const text = query.get('page') ?? '1';
  const page = Number(text);
  return /^[1-9]\d{0,3}$/u.test(text) && page <= JOB_FEED_PAGES_MAX ? page : null;
}
