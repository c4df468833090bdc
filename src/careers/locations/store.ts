/**
 * The public listing as it is read: counts from `job_counts`, jobs from `job_search`, each in one statement that reads about as
 * many rows as it answers. Jobs over age that the cron has not swept are subtracted or left out, so nothing is late.
 */
import { and, asc, eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { places } from '#data/tables/places.ts';
import { DAY_MS } from '#lib/time.ts';
import type { PayPeriod, Workplace } from '#vocabulary.ts';
import { cutoff, visibleFrom } from '#recruiting/jobs/rules.ts';
import type { CityCount, CountryCount, DomainCount, ListedJob, ListedTexts } from './rules.ts';

/** D1 takes 100 values a statement, and ids are named more than once in ours. */
const BOUND_IDS_MAX = 20;

/** Which jobs: those of a domain and of places, narrowed by filters. What is absent does not restrict. */
export type Where = {
  /** The tenants' career domain: its id, or its hostname in lower case. */
  domain?: number | string | undefined;
  /** In any of these countries; ISO 3166-1 numeric. */
  countryIds?: readonly number[] | undefined;
  /** In any city of this slug. */
  citySlug?: string | undefined;
  /** In the city that has this in the path of its page; of one country. */
  pathSlug?: string | undefined;
  /** In this city; of one country. */
  placeId?: number | undefined;
  /** By `filterExpression`; empty: no filter. */
  filter?: string | undefined;
};

/** Which part of a list, newest first. */
export type Part = {
  /** At most so many jobs. */
  limit: number;
  offset?: number | undefined;
  /** Only those listed before this one: `listedAt` of the last job of the part before. */
  before?: number | undefined;
  /** Only those published since; milliseconds. */
  since?: number | undefined;
};

export type Place = typeof places.$inferSelect;

/** The countries that have jobs, of all or of those asked for; in no order. */
export function countryCounts(
  ctx: PublicCtx,
  where: Pick<Where, 'domain' | 'countryIds'>,
): QueryPlan<CountryCount[]> {
  const among = where.countryIds
    ? publicSql`country_id ${oneOf(where.countryIds)}`
    : publicSql`country_id > 0`;
  const statement = rawStatement<{ counts: string }>(
    ctx,
    publicSql`
    select json_group_array(json_array(country_id, n)) as counts from (
      select country_id, n from job_counts
      where domain_id = ${domainId(where)} and place_id = 0 and ${among}
      union all
      select country_id, -count(*) from ${overdue}
      where ${isOver(ctx)} and ${isOfDomain(where)} and ${among} group by country_id
    )
  `,
  );
  return queryPlan([statement], ([[row]]) => {
    const counts: [countryId: number, n: number][] = JSON.parse(row?.counts ?? '[]');
    const sums = summed(
      counts.map(([countryId, n]) => ({ countryId, n })),
      countryOf,
    );
    return Array.from(sums, ([countryId, n]) => ({ countryId, n }));
  });
}

function countryOf({ countryId }: CountryCount): number {
  return countryId;
}

type CityValues = [
  placeId: number,
  name: string | null,
  slug: string,
  pathSlug: string,
  stateName: string | null,
  n: number,
];

/** The `limit` cities of a country that have the most jobs; most first, then by place. */
export function cityCounts(
  ctx: PublicCtx,
  where: Pick<Where, 'domain'> & { countryId: number; limit: number },
): QueryPlan<CityCount[]> {
  // A city may lose its rank to jobs that are over: as many more are read as there are such cities.
  const statement = rawStatement<{ cities: string }>(
    ctx,
    publicSql`
    with over(place_id, n) as materialized (
      select place_id, count(*) from ${overdue}
      where ${isOver(ctx)} and ${isOfDomain(where)} and country_id = ${where.countryId}
        and place_id > 0
      group by place_id
    ),
    top(place_id, n) as (
      select place_id, n from job_counts
      where domain_id = ${domainId(where)} and country_id = ${where.countryId}
        and place_id > 0 and n > 0
      order by n desc, place_id limit ${where.limit} + (select count(*) from over)
    )
    select json_group_array(json_array(id, name, slug, path_slug, state_name, n)) as cities from (
      select p.id, p.name, p.slug, p.path_slug, p.state_name, top.n
      from top cross join places p on p.id = top.place_id
      union all
      select place_id, null, null, null, null, -n from over
    )
  `,
  );
  return queryPlan([statement], ([[row]]) => {
    const values: CityValues[] = JSON.parse(row?.cities ?? '[]');
    const counts = summed(
      values.map(([placeId, , , , , n]) => ({ placeId, n })),
      ({ placeId }) => placeId,
    );
    return values
      .flatMap(([placeId, name, slug, pathSlug, stateName]) => {
        const n = counts.get(placeId) ?? 0;
        return name === null || n === 0 ? [] : [{ placeId, name, slug, pathSlug, stateName, n }];
      })
      .toSorted((one, other) => other.n - one.n || one.placeId - other.placeId)
      .slice(0, where.limit);
  });
}

/** Which domains have jobs: anywhere, in a country, or in one of its places; ids and counts, in no order. */
export function domainCounts(
  ctx: PublicCtx,
  where: Pick<Where, 'placeId' | 'pathSlug'> & { countryId?: number | undefined },
): QueryPlan<DomainCount[]> {
  const { countryId, placeId, pathSlug } = where;
  const place =
    placeId === undefined && pathSlug !== undefined
      ? publicSql`(select id from places where country_id = ${countryId ?? 0} and path_slug = ${pathSlug})`
      : publicSql`${placeId ?? 0}`;
  const isThere =
    placeId === undefined && pathSlug === undefined
      ? countryId === undefined
        ? publicSql.raw('true')
        : publicSql`country_id = ${countryId}`
      : publicSql`place_id = ${place}`;
  const statement = rawStatement<DomainCount>(
    ctx,
    publicSql`
    select c.domain_id as domainId, c.n as n from career_domains d cross join job_counts c
    where c.domain_id = d.id and c.place_id = ${place} and c.country_id = ${countryId ?? 0}
    union all
    select domain_id, -count(*) from ${overdue}
    where ${isOver(ctx)} and ${isThere} group by domain_id
  `,
  );
  return queryPlan([statement], ([rows]) =>
    Array.from(
      summed(rows, (row) => row.domainId),
      ([id, n]) => ({ domainId: id, n }),
    ),
  );
}

/** The city with this in the path of its page. */
export function placeByPath(
  ctx: PublicCtx,
  countryId: number,
  pathSlug: string,
): QueryPlan<Place | null> {
  const found = ctx.db
    .select()
    .from(places)
    .where(and(eq(places.countryId, countryId), eq(places.pathSlug, pathSlug)))
    .orderBy(asc(places.id))
    .limit(1);
  return queryPlan([found], ([[place]]) => place ?? null);
}

/** How many jobs there are. */
export function jobTotal(ctx: PublicCtx, where: Where): QueryPlan<number> {
  const statement = rawStatement<{ n: number }>(ctx, publicSql`select (${total(ctx, where)}) as n`);
  return queryPlan([statement], ([rows]) => rows[0]?.n ?? 0);
}

/** A part of a list. */
export type JobList = {
  /** How many jobs the whole list has. */
  total: number;
  /** Tells this part from any other. */
  facts: string;
  jobs: () => ListedJob[];
};

export const emptyList: JobList = { total: 0, facts: '', jobs: () => [] };

/** A part of the list, and how many jobs the whole list has. */
export function jobPage(ctx: PublicCtx, where: Where, part: Part): QueryPlan<JobList> {
  const jobs = publicSql`
    select json_group_array(${jobValues})
    from (${ids(ctx, where, part)}) page
    cross join jobs j on j.listed_at = page.listed_at
    cross join companies c on c.id = j.company_id
    cross join career_domains d on d.id = j.domain_id
    left join places p on p.id = j.place_id`;
  const statement = rawStatement<{ total: number; jobs: string }>(
    ctx,
    part.offset
      ? // Past the end there is nothing to skip to: the total is known before the walk begins.
        publicSql`with total(n) as materialized (select (${total(ctx, where)}))
          select n as total, (${jobs}) as jobs from total`
      : publicSql`select (${total(ctx, where)}) as total, (${jobs}) as jobs`,
  );
  return queryPlan([statement], ([[row]]) => {
    const { total: n, jobs: text } = row ?? { total: 0, jobs: '[]' };
    return { total: n, facts: `${n} ${text}`, jobs: () => jobsOf(text) };
  });
}

type WholeRow = {
  job: string;
  changedAt: number;
  description: string | null;
  tasks: string | null;
  requirements: string | null;
};

/**
 * A part of the list with the texts of its jobs, the newest first: a row a job, as D1 takes no text longer
 * than 2 MB and a hundred jobs with all the skills they may have are more.
 */
export function wholeJobs(
  ctx: PublicCtx,
  where: Where,
  { lengthMax, ...part }: Part & { lengthMax: number },
): QueryPlan<{ job: ListedJob; texts: ListedTexts }[]> {
  const cut = (column: string) =>
    publicSql.raw(`substr(t.${column}, 1, ${Math.trunc(lengthMax)}) as ${column}`);
  const counted = part.offset
    ? publicSql`with total(n) as materialized (select (${total(ctx, where)}))`
    : publicSql.raw('');
  const statement = rawStatement<WholeRow>(
    ctx,
    publicSql`
    ${counted}
    select ${jobValues} as job, max(j.updated_at, coalesce(j.shown_at, 0)) as changedAt,
      ${cut('description')}, ${cut('tasks')}, ${cut('requirements')}
    from (${ids(ctx, where, part)}) page
    cross join jobs j on j.listed_at = page.listed_at
    cross join companies c on c.id = j.company_id
    cross join career_domains d on d.id = j.domain_id
    left join places p on p.id = j.place_id
    left join job_texts t on t.job_id = j.id
  `,
  );
  return queryPlan([statement], ([rows]) =>
    rows
      .map(({ job, changedAt, ...texts }) => ({
        job: jobOf(job),
        texts: { ...texts, changedAt: new Date(changedAt) },
      }))
      .toSorted((one, other) => other.job.listedAt - one.job.listedAt),
  );
}

/** How long before it is listed a job may have been published, and be noticed: a review takes days. */
const LATE_MS = 7 * DAY_MS;
/** How many published jobs are looked at for those that came in between: a bound for what costs most. */
const LOOKED_AT_MAX = 500;

/** The newest jobs that came on the listing in between, from `since` on and before `until`, in milliseconds. */
export function jobsShownBetween(
  ctx: PublicCtx,
  where: Where,
  { since, until, limit }: { since: number; until: number; limit: number },
): QueryPlan<ListedJob[]> {
  const published = ids(ctx, where, { limit: LOOKED_AT_MAX, since: since - LATE_MS });
  const shownAt = publicSql.raw('max(v.listed_at / 1000, coalesce(v.shown_at, 0))');
  const statement = rawStatement<{ jobs: string }>(
    ctx,
    publicSql`
    select json_group_array(${jobValues}) as jobs from (
      select v.listed_at from (${published}) found cross join jobs v on v.listed_at = found.listed_at
      where ${shownAt} >= ${since} and ${shownAt} < ${until}
      order by found.listed_at desc limit ${publicSql.raw(String(Math.trunc(limit)))}
    ) page
    cross join jobs j on j.listed_at = page.listed_at
    cross join companies c on c.id = j.company_id
    cross join career_domains d on d.id = j.domain_id
    left join places p on p.id = j.place_id
  `,
  );
  return queryPlan([statement], ([[row]]) => jobsOf(row?.jobs ?? '[]'));
}

/**
 * The newest public jobs of a domain that are like this one: of its country and, where it has one, its
 * category. It is asked for by its public name, so that one round trip finds the job and its like.
 */
export function jobsLike(
  ctx: PublicCtx,
  { domain, hashId, limit }: { domain: number; hashId: string; limit: number },
): QueryPlan<() => ListedJob[]> {
  const like = publicSql`(
    select 'scope : (d' || ${publicSql.raw(String(Math.trunc(domain)))} || iif(country_id > 0, 'c' || country_id, '') || ')'
      || coalesce(' AND scope : (k' || category_id || ')', '')
    from jobs where hash_id = ${hashId}
  )`;
  // One more: the job itself is among them.
  const statement = rawStatement<{ jobs: string }>(
    ctx,
    publicSql`
    select json_group_array(${jobValues}) as jobs from (
      select rowid as listed_at from job_search
      where job_search match coalesce(${like}, 'scope : nowhere')
        and rowid >= cast(${visibleFrom(ctx.now)} as integer)
      order by rowid desc limit ${publicSql.raw(String(Math.trunc(limit) + 1))}
    ) page
    cross join jobs j on j.listed_at = page.listed_at
    cross join companies c on c.id = j.company_id
    cross join career_domains d on d.id = j.domain_id
    left join places p on p.id = j.place_id
  `,
  );
  return queryPlan(
    [statement],
    ([[row]]) =>
      () =>
        jobsOf(row?.jobs ?? '[]')
          .filter((job) => job.hashId !== hashId)
          .slice(0, limit),
  );
}

function jobOf(text: string): ListedJob {
  const values: JobValues = JSON.parse(text);
  return toJob(values);
}

function jobsOf(text: string): ListedJob[] {
  const values: JobValues[] = JSON.parse(text);
  return values.map(toJob).toSorted((one, other) => other.listedAt - one.listedAt);
}

/**
 * Marks at most `limit` Live jobs that are over as Expired, the oldest first, and answers how many.
 * Two at once do not disturb each other. The listing triggers take them off the listing.
 */
export function expireJobs(ctx: PublicCtx, limit: number): QueryPlan<number> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    publicSql`
    update jobs set status = 'Expired', updated_at = max(${ctx.now.getTime()}, updated_at + 1)
    where id in (
      select id from jobs where status = 'Live' and published_at <= ${cutoff(ctx.now).getTime()}
      order by published_at limit ${limit}
    )
    returning id
  `,
  );
  return queryPlan([statement], ([expired]) => expired.length);
}

function total(ctx: PublicCtx, where: Where): PublicSql {
  if (where.filter) {
    return publicSql`select count(*) from job_search
      where job_search match ${match(where)} and rowid >= cast(${visibleFrom(ctx.now)} as integer)`;
  }
  const { countryIds, placeId } = where;
  const asked = placeId === undefined ? placesAsked(where) : null;
  const counted = asked
    ? publicSql`select coalesce(sum(n), 0) from places p cross join job_counts c on c.place_id = p.id
        and c.country_id = p.country_id and c.domain_id = ${domainId(where)} where ${asked}`
    : publicSql`select coalesce(sum(n), 0) from job_counts where domain_id = ${domainId(where)}
        and place_id = ${placeId ?? 0} and country_id ${oneOf(countryIds ?? [0])}`;
  const there = asked
    ? publicSql`place_id in (select id from places p where ${asked})`
    : placeId === undefined
      ? countryIds
        ? publicSql`country_id ${oneOf(countryIds)}`
        : publicSql.raw('true')
      : publicSql`place_id = ${placeId}`;
  return publicSql`select (${counted})
    - (select count(*) from ${overdue} where ${isOver(ctx)} and ${isOfDomain(where)} and ${there})`;
}

/** `listed_at` of the jobs of a part. D1 binds numbers as REAL, which FTS5 would not take for a bound. */
function ids(ctx: PublicCtx, where: Where, part: Part): PublicSql {
  const { limit, offset = 0, before, since = 0 } = part;
  const from = Math.max(visibleFrom(ctx.now), since * 1000);
  // The number itself, not a bound value: with one, SQLite takes three times as long for the same rows.
  const slice =
    offset === 0
      ? publicSql.raw(`limit ${Math.trunc(limit)}`)
      : publicSql`limit (select iif(n > ${offset}, ${limit}, 0) from total) offset ${offset}`;
  const indexed = indexedBy(where);
  return indexed
    ? publicSql`select listed_at from jobs where ${indexed} and listed_at >= ${from}
        ${isBefore(publicSql.raw('listed_at'), before)} order by listed_at desc ${slice}`
    : publicSql`select rowid as listed_at from job_search where job_search match ${match(where)}
        and rowid >= cast(${from} as integer) ${isBefore(publicSql.raw('rowid'), before)}
        order by rowid desc ${slice}`;
}

function isBefore(column: PublicSql, before: number | undefined): PublicSql {
  return before === undefined
    ? publicSql.raw('')
    : publicSql`and ${column} < cast(${before} as integer)`;
}

/**
 * The condition of the lists that have an index of their own, which costs a quarter of what the full
 * text does; null for all others.
 */
function indexedBy(where: Where): PublicSql | null {
  const { domain, countryIds, citySlug, pathSlug, placeId, filter } = where;
  if (filter || citySlug !== undefined) return null;
  if (isAnywhere(where)) return publicSql.raw('true');
  const [countryId, ...others] = countryIds ?? [];
  if (countryId === undefined || others.length > 0) return null;
  if (pathSlug === undefined && placeId === undefined) {
    return publicSql`${isOfDomain(where)} and country_id = ${countryId}`;
  }
  if (domain === undefined) return null;
  const place =
    placeId ??
    publicSql`(select id from places
    where country_id = ${countryId} and path_slug = ${pathSlug ?? null})`;
  return publicSql`${isOfDomain(where)} and place_id = ${place}`;
}

/**
 * The tokens of the domain and places asked for, and the filters. Where there is no such domain or
 * place, a token that no job has.
 */
function match(where: Where): PublicSql {
  const filter = where.filter ?? '';
  if (isAnywhere(where)) return publicSql`${filter}`;

  const { domain, countryIds } = where;
  const asked = placesAsked(where);
  const d = domain === undefined ? publicSql.raw(`''`) : publicSql`('d' || ${domainId(where)})`;
  const tokens = asked
    ? publicSql`(select group_concat(${d} || 'p' || p.id, ' OR ') from places p where ${asked})`
    : countryIds
      ? publicSql`replace(${countryIds.map((id) => `@c${id}`).join(' OR ') || null}, '@', ${d})`
      : d;
  const narrowing = filter === '' ? '' : ` AND ${filter}`;
  return publicSql`coalesce('scope : (' || ${tokens} || ')' || ${narrowing}, 'scope : nowhere')`;
}

/** Which rows of `places p` are asked for; null when the question is not about places. */
function placesAsked({ countryIds, citySlug, pathSlug, placeId }: Where): PublicSql | null {
  if (placeId !== undefined) return publicSql`p.id = ${placeId}`;
  if (citySlug === undefined && pathSlug === undefined) return null;
  const named =
    pathSlug === undefined
      ? publicSql`p.slug = ${citySlug ?? null}`
      : publicSql`p.path_slug = ${pathSlug}`;
  return countryIds ? publicSql`${named} and p.country_id ${oneOf(countryIds)}` : named;
}

/** 0: every domain; NULL, which equals nothing: there is no such domain. */
function domainId({ domain }: Pick<Where, 'domain'>): PublicSql {
  if (domain === undefined) return publicSql.raw('0');
  return typeof domain === 'number'
    ? publicSql.raw(String(Math.trunc(domain)))
    : publicSql`(select id from career_domains where hostname = ${domain})`;
}

function isOfDomain(where: Pick<Where, 'domain'>): PublicSql {
  return where.domain === undefined
    ? publicSql.raw('true')
    : publicSql`domain_id = ${domainId(where)}`;
}

/** However a list is grouped, these are few and found by age: the planner must not go by group. */
const overdue = publicSql.raw('jobs indexed by jobs_listed');

/** Listed jobs that the cron has yet to sweep: none to a few. */
function isOver(ctx: PublicCtx): PublicSql {
  return publicSql`listed_at < ${visibleFrom(ctx.now)}`;
}

/** A table of values would be read row by row, and counted so. */
function oneOf(wanted: readonly number[]): PublicSql {
  // For `in` SQLite builds a table, however short the list.
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined) return publicSql`= ${only}`;
  if (wanted.length > BOUND_IDS_MAX) {
    return publicSql`in (select value from json_each(${JSON.stringify(wanted)}))`;
  }
  const bound = wanted.map((id) => publicSql`${id}`);
  return publicSql`in (${publicSql.join(bound, ', ')})`;
}

function isAnywhere({ domain, countryIds, citySlug, pathSlug, placeId }: Where): boolean {
  return ![domain, countryIds, citySlug, pathSlug, placeId].some((given) => given !== undefined);
}

/**
 * A job as one JSON array: a list travels from D1 as one text, which adds less than half of what rows and
 * columns add to a point query. D1 takes 32 arguments of a function at most. In the order of `JobValues`.
 */
const jobValues = publicSql.raw(`json_array(
  j.id, j.hash_id, j.title, j.workplace, j.category_id, j.currency, j.min_salary, j.max_salary,
  j.pay_period, json(j.skills), j.employment_type_mask, j.published_at, j.listed_at,
  c.name, c.logo_key, d.hostname, j.country_id, p.name, p.slug, p.state_name
)`);

type JobValues = [
  id: number,
  hashId: string,
  title: string,
  workplace: Workplace,
  categoryId: number | null,
  currency: string | null,
  minSalary: number | null,
  maxSalary: number | null,
  payPeriod: PayPeriod | null,
  skills: string[],
  employmentTypeMask: number,
  publishedAt: number,
  listedAt: number,
  companyName: string,
  logoKey: string | null,
  hostname: string,
  countryId: number,
  cityName: string | null,
  citySlug: string | null,
  stateName: string | null,
];

function toJob([
  id,
  hashId,
  title,
  workplace,
  categoryId,
  currency,
  minSalary,
  maxSalary,
  payPeriod,
  skills,
  employmentTypeMask,
  publishedAt,
  listedAt,
  companyName,
  logoKey,
  hostname,
  countryId,
  cityName,
  citySlug,
  stateName,
]: JobValues): ListedJob {
  return {
    id,
    hashId,
    title,
    workplace,
    categoryId,
    currency,
    minSalary,
    maxSalary,
    payPeriod,
    skills,
    employmentTypeMask,
    publishedAt: new Date(publishedAt),
    listedAt,
    companyName,
    logoKey,
    hostname,
    countryId,
    cityName,
    citySlug,
    stateName,
  };
}

/** Adds up the rows of a key; sums of 0 go. */
function summed<Row extends { n: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.n);
  for (const [key, n] of sums) if (n <= 0) sums.delete(key);
  return sums;
}
