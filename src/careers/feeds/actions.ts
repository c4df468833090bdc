/** Loads the sitemaps, feeds and outline of a career domain. Null means that the file does not exist. */
import { companyNamed } from '#careers/companies/actions.ts';
import { isSubdomain } from '#careers/companies/rules.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import type { ChangingJob } from '#careers/jobs/store/whole.ts';
import {
  CITY_SLUG_LENGTH_MAX,
  findSiteCountry,
  pageParameters,
  toCountry,
} from '#careers/layout/schemas.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import type {
  CitiesSitemap,
  CompaniesSitemap,
  FeedJob,
  JobsSitemap,
  Outline,
  PlaceFeed,
  PlacesSitemap,
  SitemapIndex,
  WholeFeed,
} from './props.ts';
import { CHUNK_JOBS, FILE_JOBS_MAX, jobBlocks, partCount } from './rules.ts';
import type { FileQuery, SitemapName } from './rules.ts';
import { toFeedJob } from './schemas/jobs.ts';
import {
  jobsAfter,
  jobsOfBlock,
  listFacts,
  newestOfCities,
  newestOfCompanies,
  newestJobs,
  newestOfCountries,
  outlineCounts,
  placeInOrder,
  placeOf,
  sitemapCounts,
} from './store.ts';

/**
 * The first parameter that lists of the site take and the feed does not, or null. Ignoring `?company=` would answer with the jobs of all
 * companies.
 */
export function foreignParameter(query: URLSearchParams, own: readonly string[]): string | null {
  const isForeign = (name: string) =>
    pageParameters.has(name) && query.get(name) !== '' && !own.includes(name);
  return [...query.keys()].find(isForeign) ?? null;
}

/** Test domains have no sitemap. */
export async function loadSitemapIndex(ctx: SiteCtx): Promise<SitemapIndex | null> {
  if (ctx.site.isTest) return null;
  const { companies, countries, days } = await runRead(ctx, sitemapCounts(ctx, ctx.site));
  return {
    site: siteOf(ctx),
    companies: partCount(companies),
    cities: countries.flatMap(({ countryId, n }) => {
      const country = toCountry(countryId, ctx.site.language);
      return country ? [{ iso2: country.iso2, parts: partCount(n) }] : [];
    }),
    jobs: jobBlocks(days),
  };
}

export async function loadPlacesSitemap(ctx: SiteCtx): Promise<PlacesSitemap> {
  const countries = await runRead(ctx, newestOfCountries(ctx, ctx.site));
  return {
    site: siteOf(ctx),
    countries: countries.flatMap(({ countryId, newest }) => {
      const country = toCountry(countryId, ctx.site.language);
      return country ? [{ iso2: country.iso2, newest }] : [];
    }),
  };
}

export async function loadCompaniesSitemap(
  ctx: SiteCtx,
  { part }: Extract<SitemapName, { is: 'companies' }>,
): Promise<CompaniesSitemap | null> {
  const companies = await runRead(ctx, newestOfCompanies(ctx, ctx.site, part));
  return companies.length === 0 ? null : { site: siteOf(ctx), companies };
}

export async function loadCitiesSitemap(
  ctx: SiteCtx,
  { code, part }: Extract<SitemapName, { is: 'cities' }>,
): Promise<CitiesSitemap | null> {
  const country = findSiteCountry(ctx.site, code);
  if (!country) return null;
  const cities = await runRead(ctx, newestOfCities(ctx, ctx.site, { countryId: country.id, part }));
  return cities.length === 0 ? null : { site: siteOf(ctx), iso2: code, cities };
}

export async function loadJobsSitemap(
  ctx: SiteCtx,
  part: Extract<SitemapName, { is: 'jobs' }>,
): Promise<JobsSitemap | null> {
  const jobs = await runRead(ctx, jobsOfBlock(ctx, ctx.site, part));
  return jobs.length === 0 ? null : { site: siteOf(ctx), jobs };
}

/** The feed of a company of the site. */
export async function loadCompanyFeed(ctx: SiteCtx, slug: string): Promise<PlaceFeed | null> {
  if (!isSubdomain(slug)) return null;
  const of = { company: slug };
  const rows = ReadPlan.all([
    companyNamed(ctx, slug),
    listFacts(ctx, ctx.site, of),
    newestJobs(ctx, ctx.site, of),
  ]);
  const [company, facts, jobs] = await runRead(ctx, rows);
  return (
    company && {
      ...feedOf(ctx, facts, jobs),
      country: null,
      city: null,
      company: { slug, name: company.name },
    }
  );
}

/** The feed of the whole site, of a country, or of a city. */
export async function loadPlaceFeed(
  ctx: SiteCtx,
  { country: code, city: pathSlug }: { country?: string; city?: string },
): Promise<PlaceFeed | null> {
  const country = code === undefined ? null : findSiteCountry(ctx.site, code);
  if (code !== undefined && !country) return null;
  if (pathSlug !== undefined && pathSlug.length > CITY_SLUG_LENGTH_MAX) return null;
  const of = { countryId: country?.id, pathSlug };
  const city =
    country && pathSlug !== undefined ? placeOf(country.id, pathSlug) : ReadPlan.of(null);
  const rows = ReadPlan.all([listFacts(ctx, ctx.site, of), newestJobs(ctx, ctx.site, of), city]);
  const [facts, jobs, place] = await runRead(ctx, rows);
  if (pathSlug !== undefined && !place) return null;
  return {
    ...feedOf(ctx, facts, jobs),
    country: country && { iso2: country.iso2, name: country.name },
    city: place && { slug: place.pathSlug, name: place.name },
  };
}

function feedOf(
  ctx: SiteCtx,
  { total, changedAt }: { total: number; changedAt: number },
  jobs: readonly ChangingJob[],
) {
  return {
    site: siteOf(ctx),
    jobCount: total,
    changedAt: lastChange(changedAt, jobs),
    jobs: jobs.map((job) => toFeedJob(job, ctx.site.language)),
  };
}

/** A job that is edited changes the list of its country and city, too. */
function lastChange(changedAt: number, jobs: readonly ChangingJob[]): Date | null {
  const last = Math.max(changedAt, ...jobs.map((job) => job.changedAt.getTime()));
  return last === 0 ? null : new Date(last);
}

/** A file of all jobs of the site or of a company: what is known of the list, and its jobs, which are read while they are sent. */
export type JobFile = WholeFeed & {
  jobs: () => AsyncGenerator<readonly FeedJob[]>;
  /** The hash id of the last job of a page that is not the last one. */
  next: string | null;
};

export async function loadJobFile(
  ctx: SiteCtx,
  slug: string | undefined,
  { max, after }: FileQuery,
): Promise<JobFile | null> {
  if (slug !== undefined && !isSubdomain(slug)) return null;
  const start = after === null ? null : await runRead(ctx, placeInOrder(after));
  if (after !== null && start === null) return null;
  const jobsFrom = (before: number | null, limit: number) =>
    jobsAfter(ctx, ctx.site, { company: slug, before, limit });
  // The first jobs are read now: where the database does not answer, it is known before a byte is sent.
  const [company, facts, first] = await runRead(
    ctx,
    ReadPlan.all([
      slug === undefined ? ReadPlan.of(null) : companyNamed(ctx, slug),
      listFacts(ctx, ctx.site, { company: slug }),
      jobsFrom(start, max === null ? CHUNK_JOBS : max + 1),
    ]),
  );
  if (slug !== undefined && !company) return null;
  const read = (before: number, limit: number) => runRead(ctx, jobsFrom(before, limit));
  const page = first.slice(0, max ?? CHUNK_JOBS);
  return {
    site: siteOf(ctx),
    company: company && slug !== undefined ? { slug, name: company.name } : null,
    jobCount: facts.total,
    changedAt: lastChange(facts.changedAt, page),
    next: max !== null && first.length > max ? (page.at(-1)?.job.hashId ?? null) : null,
    jobs: () => sentInChunks(page, max === null ? read : null, ctx.site.language),
  };
}

/** `read`: what follows the first chunk; null: nothing. */
async function* sentInChunks(
  first: readonly ChangingJob[],
  read: ((before: number, limit: number) => Promise<ChangingJob[]>) | null,
  language: string,
): AsyncGenerator<readonly FeedJob[]> {
  let chunk = first;
  for (let sent = 0; chunk.length > 0;) {
    yield chunk.map((job) => toFeedJob(job, language));
    sent += chunk.length;
    const last = chunk.at(-1);
    const isMore = last && chunk.length === CHUNK_JOBS && sent < FILE_JOBS_MAX;
    chunk = isMore && read ? await read(last.job.listedAt, CHUNK_JOBS) : [];
  }
}

export async function loadOutline(ctx: SiteCtx): Promise<Outline> {
  const [counts, jobCount] = await runRead(ctx, outlineCounts(ctx, ctx.site));
  return {
    site: siteOf(ctx),
    jobCount,
    countries: counts
      .toSorted((one, other) => other.n - one.n)
      .flatMap(({ countryId, n }) => {
        const country = toCountry(countryId, ctx.site.language);
        return country ? [{ ...country, jobCount: n }] : [];
      }),
  };
}
