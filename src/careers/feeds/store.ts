/** The queries of feeds and sitemaps: one D1 round trip each, reading about as many rows as it returns. */
import { countryCounts, jobTotal, placeByPath } from '#careers/locations/store/counts.ts';
import { wholeJobs } from '#careers/jobs/store/whole.ts';
import type { Clock } from '#careers/locations/store/where.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import { FEED_JOBS, SITEMAP_URLS } from './rules.ts';

type Site = { id: number; countryIds: readonly number[] };

const DAY_MICROSECONDS = DAY_MS * 1000;

/** Of a site, its jobs in a country or city, or those of a company. */
type Of = {
  countryId?: number | undefined;
  pathSlug?: string | undefined;
  company?: string | undefined;
};

/** How many jobs a list has, and when a job last came to it or went; of a company or a whole site also when one was edited. */
export function listFacts(
  clock: Clock,
  site: Site,
  { countryId, pathSlug, company }: Of,
): ReadPlan<{ total: number; changedAt: number }> {
  const countryIds = countryId === undefined ? undefined : [countryId];
  const count = jobTotal(clock, { domain: site.id, countryIds, pathSlug, company });
  const place =
    pathSlug === undefined
      ? publicSql.raw('0')
      : publicSql`(select id from places where country_id = ${countryId ?? 0} and path_slug = ${pathSlug})`;
  const changed = ReadPlan.cells<{ changedAt: number | null }>({
    changedAt:
      company === undefined
        ? publicSql`select changed_at from job_counts
            where domain_id = ${number(site.id)} and place_id = ${place} and country_id = ${number(countryId ?? 0)}`
        : publicSql`select l.changed_at from company_profiles c cross join listed_companies l on l.company_id = c.id
            where c.subdomain = ${company}`,
  });
  return ReadPlan.map(ReadPlan.all([count, changed]), ([total, { changedAt }]) => ({
    total,
    changedAt: changedAt ?? 0,
  }));
}

/** The newest jobs of a list. */
export function newestJobs(clock: Clock, site: Site, { countryId, ...of }: Of) {
  const countryIds = countryId === undefined ? undefined : [countryId];
  return wholeJobs(clock, { domain: site.id, countryIds, ...of }, { limit: FEED_JOBS });
}

/** Jobs of a site or company, those after `before`, where they stand in the order. */
export function jobsAfter(
  clock: Clock,
  site: Site,
  {
    company,
    before,
    limit,
  }: { company?: string | undefined; before: number | null; limit: number },
) {
  const part = { limit, ...(before !== null && { before: { listedAt: before } }) };
  return wholeJobs(clock, { domain: site.id, company }, part);
}

/** The place in the order of a job that is or was listed; null for an unknown one. */
export function placeInOrder(hashId: string): ReadPlan<number | null> {
  const cells = ReadPlan.cells<{ listedAt: number | null }>({
    listedAt: publicSql`select listed_at from job_pages where hash_id = ${hashId}`,
  });
  return ReadPlan.map(cells, ({ listedAt }) => listedAt);
}

export function placeOf(countryId: number, pathSlug: string) {
  return placeByPath(countryId, pathSlug);
}

export function outlineCounts(clock: Clock, { id, countryIds }: Site) {
  const total = jobTotal(clock, { domain: id });
  return ReadPlan.all([countryCounts(clock, { domain: id, countryIds }), total] as const);
}

/** The number of companies with jobs, of cities with jobs per country, and of jobs listed per day. Reads one index row per job. */
export function sitemapCounts(clock: Clock, site: Site) {
  const cities = ReadPlan.rows<{ countryId: number; n: number }>(publicSql`
    select country_id as countryId, count(*) as n from job_counts
    where domain_id = ${number(site.id)} and place_id > 0 and n > 0
      and country_id in (${numbers(site.countryIds)})
    group by country_id
  `);
  const days = ReadPlan.rows<{ day: number; n: number }>(publicSql`
    select listed_at / ${number(DAY_MICROSECONDS)} as day, count(*) as n
    from listed_jobs indexed by listed_jobs_in_domain_country
    where domain_id = ${number(site.id)} and listed_at >= ${number(visibleFrom(clock.now))}
    group by day order by day desc
  `);
  const companies = ReadPlan.cells<{ n: number }>({
    n: publicSql`select count(*) from listed_companies indexed by listed_companies_of_domain
      where domain_id = ${number(site.id)} and has_jobs = 1`,
  });
  return ReadPlan.all({
    companies: ReadPlan.map(companies, ({ n }) => n),
    countries: cities,
    days,
  });
}

/** The countries of the site that have jobs, with the time of their newest listing. */
export function newestOfCountries(
  clock: Clock,
  site: Site,
): ReadPlan<{ countryId: number; newest: Date }[]> {
  const answer = ReadPlan.rows<{ countryId: number; newest: number | null }>(publicSql`
    select c.country_id as countryId, (
      select max(listed_at) from listed_jobs
      where domain_id = ${number(site.id)} and country_id = c.country_id
        and listed_at >= ${number(visibleFrom(clock.now))}
    ) as newest
    from job_counts c
    where c.domain_id = ${number(site.id)} and c.place_id = 0
      and c.country_id in (${numbers(site.countryIds)})
  `);
  return ReadPlan.map(answer, (rows) =>
    rows.flatMap(({ countryId, newest }) =>
      newest === null ? [] : [{ countryId, newest: listingTime(newest) }],
    ),
  );
}

/** A path of the maximum length is 2 kB, and D1 takes no text longer than 2 MB. */
const CITIES_PER_TEXT = 1000;

/** A part of the cities of a country that have jobs, in the order they were added. */
export function newestOfCities(
  clock: Clock,
  site: Site,
  { countryId, part }: { countryId: number; part: number },
): ReadPlan<{ slug: string; newest: Date }[]> {
  const answer = ReadPlan.rows<{ cities: string }>(publicSql`
    select json_group_array(json_array(p.path_slug, (
      select max(listed_at) from listed_jobs
      where domain_id = ${number(site.id)} and place_id = p.id
        and listed_at >= ${number(visibleFrom(clock.now))}
    ))) as cities
    from (
      select place_id, row_number() over (order by place_id) as n from (
        select place_id from job_counts
        where domain_id = ${number(site.id)} and country_id = ${number(countryId)}
          and place_id > 0 and n > 0
        order by place_id limit ${number(SITEMAP_URLS)} offset ${number((part - 1) * SITEMAP_URLS)}
      )
    ) c cross join places p on p.id = c.place_id
    group by (c.n - 1) / ${number(CITIES_PER_TEXT)}
  `);
  return ReadPlan.map(answer, (texts) => {
    const listed = texts.flatMap((row): [slug: string, newest: number | null][] =>
      JSON.parse(row.cities),
    );
    return listed.flatMap(([slug, newest]) =>
      newest === null ? [] : [{ slug, newest: listingTime(newest) }],
    );
  });
}

/** A part of the companies that have jobs, by name, with the time of their newest one. */
export function newestOfCompanies(
  clock: Clock,
  site: Site,
  part: number,
): ReadPlan<{ slug: string; newest: Date }[]> {
  const answer = ReadPlan.rows<{ slug: string; newest: number | null }>(publicSql`
    select c.subdomain as slug, (
      select rowid from listing_search
      where listing_search match 'scope : o' || l.company_id
        and rowid >= cast(${visibleFrom(clock.now)} as integer)
      order by rowid desc limit 1
    ) as newest
    from (
      select company_id from listed_companies indexed by listed_companies_of_domain
      where domain_id = ${number(site.id)} and has_jobs = 1
      order by sort_name, company_id
      limit ${number(SITEMAP_URLS)} offset ${number((part - 1) * SITEMAP_URLS)}
    ) l cross join company_profiles c on c.id = l.company_id
  `);
  return ReadPlan.map(answer, (rows) =>
    rows.flatMap(({ slug, newest }) =>
      newest === null ? [] : [{ slug, newest: listingTime(newest) }],
    ),
  );
}

/** A part of the jobs that were listed in a block of days, newest first. */
export function jobsOfBlock(
  clock: Clock,
  site: Site,
  { day, days, part }: { day: Date; days: number; part: number },
): ReadPlan<{ hashId: string; changedAt: Date }[]> {
  const from = day.getTime() * 1000;
  const answer = ReadPlan.rows<{ jobs: string }>(publicSql`
    select json_group_array(json_array(j.hash_id, max(j.updated_at, coalesce(j.shown_at, 0)))) as jobs
    from (
      select rowid as listed_at from listing_search
      where listing_search match ${`scope : d${site.id}`}
        and rowid >= ${number(Math.max(from, visibleFrom(clock.now)))}
        and rowid < ${number(from + days * DAY_MICROSECONDS)}
      order by rowid desc
      limit ${number(SITEMAP_URLS)} offset ${number((part - 1) * SITEMAP_URLS)}
    ) page cross join listed_jobs j on j.listed_at = page.listed_at
  `);
  return ReadPlan.map(answer, ([row]) => {
    const jobs: [hashId: string, changedAt: number][] = JSON.parse(row?.jobs ?? '[]');
    return jobs.map(([hashId, changedAt]) => ({ hashId, changedAt: new Date(changedAt) }));
  });
}

function listingTime(listedAt: number): Date {
  return new Date(listedAt / 1000);
}

/** An integer literal: D1 binds numbers as REAL, which breaks integer division, LIMIT and full-text rowids. */
function number(value: number): PublicSql {
  return publicSql.raw(String(Math.trunc(value)));
}

function numbers(values: readonly number[]): PublicSql {
  return publicSql.join(values.map(number), ', ');
}
