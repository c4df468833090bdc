/** Loads the sitemaps, feeds and outline of a career domain. Null means that the file does not exist. */
import { companyNamed } from '#careers/companies/actions.ts';
import { isSubdomain } from '#careers/companies/rules.ts';
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { CITY_SLUG_LENGTH_MAX, findSiteCountry, toCountry } from '#careers/layout/schemas.ts';
import { ReadPlan, runRead } from '#data/read-plan.ts';
import { lastPage } from '#lib/pagination.ts';
import type {
  CitiesSitemap,
  CompaniesSitemap,
  JobFeed,
  JobsSitemap,
  Outline,
  PlaceFeed,
  PlacesSitemap,
  SitemapIndex,
} from './props.ts';
import { jobBlocks, JOB_FEED_JOBS, parseJobFeedPage, partCount } from './rules.ts';
import type { SitemapName } from './rules.ts';
import { toFeedJob } from './schemas.ts';
import {
  allJobs,
  companyJobs,
  jobsOfBlock,
  newestOfCities,
  newestOfCompanies,
  newestOfCountries,
  outlineCounts,
  placeJobs,
  sitemapCounts,
} from './store.ts';

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
  const rows = ReadPlan.all([companyNamed(ctx, slug), companyJobs(ctx, ctx.site, slug)]);
  const [company, { total, jobs }] = await runRead(ctx, rows);
  return (
    company && {
      site: siteOf(ctx),
      country: null,
      city: null,
      company: { slug, name: company.name },
      jobCount: total,
      jobs: jobs.map(({ job, texts }) => toFeedJob(job, texts, ctx.site.language)),
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
  const where = { ...(country && { countryId: country.id }), ...(pathSlug && { pathSlug }) };
  const { total, jobs, place } = await runRead(ctx, placeJobs(ctx, ctx.site, where));
  if (pathSlug !== undefined && !place) return null;
  return {
    site: siteOf(ctx),
    country: country && { iso2: country.iso2, name: country.name },
    city: place && { slug: place.pathSlug, name: place.name },
    jobCount: total,
    jobs: jobs.map(({ job, texts }) => toFeedJob(job, texts, ctx.site.language)),
  };
}

export async function loadJobFeed(ctx: SiteCtx, query: URLSearchParams): Promise<JobFeed | null> {
  const page = parseJobFeedPage(query);
  if (page === null) return null;
  const { total, jobs } = await runRead(ctx, allJobs(ctx, ctx.site, page));
  const last = lastPage(total, JOB_FEED_JOBS);
  if (page > last) return null;
  return {
    site: siteOf(ctx),
    jobs: jobs.map(({ job, texts }) => toFeedJob(job, texts, ctx.site.language)),
    page,
    lastPage: last,
  };
}

export async function loadOutline(ctx: SiteCtx): Promise<Outline> {
  const counts = await runRead(ctx, outlineCounts(ctx, ctx.site));
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
