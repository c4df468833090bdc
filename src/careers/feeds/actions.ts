/** Gathers what each file for machines says. Null means that there is no such file. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { toCountry } from '#careers/layout/schemas.ts';
import { runPlan } from '#data/query-plan.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { lastPage } from '#lib/pagination.ts';
import type {
  CitiesSitemap,
  JobFeed,
  JobsSitemap,
  Outline,
  PlaceFeed,
  PlacesSitemap,
  SitemapIndex,
} from './props.ts';
import { dayName, dayNumbered, JOB_FEED_JOBS, jobFeedPage, partsOf } from './rules.ts';
import type { SitemapName } from './rules.ts';
import { showFeedJob } from './schemas.ts';
import {
  allJobs,
  jobsOfDay,
  newestOfCities,
  newestOfCountries,
  outlineCounts,
  placeJobs,
  sitemapCounts,
} from './store.ts';

/** No city is called longer. */
const PATH_LENGTH_MAX = 300;

/** A test domain has nothing that is to be found. */
export async function gatherSitemaps(ctx: SiteCtx): Promise<SitemapIndex | null> {
  if (ctx.site.isTest) return null;
  const { countries, days } = await runPlan(ctx, sitemapCounts(ctx, ctx.site));
  return {
    site: siteOf(ctx),
    cities: countries.flatMap(({ countryId, n }) => {
      const country = toCountry(countryId, ctx.site.language);
      return country ? [{ iso2: country.iso2, parts: partsOf(n) }] : [];
    }),
    days: days.map(({ day, n }) => ({ day: dayName(dayNumbered(day)), parts: partsOf(n) })),
  };
}

export async function gatherPlaces(ctx: SiteCtx): Promise<PlacesSitemap> {
  const countries = await runPlan(ctx, newestOfCountries(ctx, ctx.site));
  return {
    site: siteOf(ctx),
    countries: countries.flatMap(({ countryId, newest }) => {
      const country = toCountry(countryId, ctx.site.language);
      return country ? [{ iso2: country.iso2, newest }] : [];
    }),
  };
}

export async function gatherCities(
  ctx: SiteCtx,
  { iso2, part }: Extract<SitemapName, { is: 'cities' }>,
): Promise<CitiesSitemap | null> {
  const country = countryOf(ctx, iso2);
  if (!country) return null;
  const cities = await runPlan(ctx, newestOfCities(ctx, ctx.site, { countryId: country.id, part }));
  return cities.length === 0 ? null : { site: siteOf(ctx), iso2, cities };
}

export async function gatherJobsOfDay(
  ctx: SiteCtx,
  asked: Extract<SitemapName, { is: 'jobs' }>,
): Promise<JobsSitemap | null> {
  const jobs = await runPlan(ctx, jobsOfDay(ctx, ctx.site, asked));
  return jobs.length === 0 ? null : { site: siteOf(ctx), jobs };
}

/** Of the whole site, where no country is named. */
export async function gatherFeed(
  ctx: SiteCtx,
  { country: iso2, city: pathSlug }: { country?: string; city?: string },
): Promise<PlaceFeed | null> {
  const country = iso2 === undefined ? null : countryOf(ctx, iso2);
  if (iso2 !== undefined && !country) return null;
  if (pathSlug !== undefined && pathSlug.length > PATH_LENGTH_MAX) return null;
  const where = { ...(country && { countryId: country.id }), ...(pathSlug && { pathSlug }) };
  const { total, jobs, place } = await runPlan(ctx, placeJobs(ctx, ctx.site, where));
  if (pathSlug !== undefined && !place) return null;
  return {
    site: siteOf(ctx),
    country: country && country.shown,
    city: place && { slug: place.pathSlug, name: place.name },
    jobCount: total,
    jobs: jobs.map(({ job, texts }) => showFeedJob(job, texts, ctx.site.language)),
  };
}

export async function gatherJobFeed(ctx: SiteCtx, query: URLSearchParams): Promise<JobFeed | null> {
  const page = jobFeedPage(query);
  if (page === null) return null;
  const { total, jobs } = await runPlan(ctx, allJobs(ctx, ctx.site, page));
  const last = lastPage(total, JOB_FEED_JOBS);
  if (page > last) return null;
  return {
    site: siteOf(ctx),
    jobs: jobs.map(({ job, texts }) => showFeedJob(job, texts, ctx.site.language)),
    page,
    lastPage: last,
  };
}

export async function gatherOutline(ctx: SiteCtx): Promise<Outline> {
  const counts = await runPlan(ctx, outlineCounts(ctx, ctx.site));
  return {
    site: siteOf(ctx),
    jobCount: counts.reduce((sum, { n }) => sum + n, 0),
    countries: counts
      .toSorted((one, other) => other.n - one.n)
      .flatMap(({ countryId, n }) => {
        const country = toCountry(countryId, ctx.site.language);
        return country ? [{ ...country, jobCount: n }] : [];
      }),
  };
}

/** A country of this site, by the lower-case code of its path. */
function countryOf(ctx: SiteCtx, iso2: string) {
  const id = /^[a-z]{2}$/u.test(iso2) ? countryByIso2(iso2)?.id : undefined;
  if (id === undefined || !ctx.site.countryIds.includes(id)) return null;
  const shown = toCountry(id, ctx.site.language);
  return shown && { id, shown };
}
