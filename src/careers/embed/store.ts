/** The query of the website plugin: a company by its subdomain, and a part of its listed jobs, in one statement. */
import type { FilterExpressions, ListedJob } from '#careers/locations/rules/filters.ts';
import { jobColumns, jobJoins, jobsOf, jobsOfPage } from '#careers/locations/store/listed-job.ts';
import { match } from '#careers/locations/store/where.ts';
import type { Clock } from '#careers/locations/store/where.ts';
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { SECOND_MS } from '#lib/time.ts';
import { TtlCache } from '#lib/ttl-cache.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import type { LegalKind, Workplace } from '#vocabulary/lists.ts';
import { COUNTED_JOBS_MAX, EMBED_JOBS, FILTERED_JOBS_MAX } from './rules.ts';

/** Jobs of a company that are alike in what they can be filtered by. */
export type JobGroup = {
  categoryId: number | null;
  workplace: Workplace;
  employmentTypeMask: number;
  countryId: number;
  pathSlug: string | null;
  cityName: string | null;
  departmentId: number | null;
  department: string | null;
  n: number;
};

export type EmbedRows = {
  /** Of the company. */
  name: string;
  links: Readonly<Partial<Record<LegalKind, string>>>;
  /** Counted up to `COUNTED_JOBS_MAX` and one more. */
  total: number;
  /** Newest first, one more than a page shows where there are more. */
  jobs: readonly ListedJob[];
  groups: readonly JobGroup[];
  /** Those of the company, in their order. */
  departments: readonly { id: number; name: string }[];
};

export type EmbedWhere = {
  subdomain: string;
  /** Null if nothing can match. */
  expressions: Pick<FilterExpressions, 'filter'> | null;
  city: { countryId: number; pathSlug: string } | null;
  before: number | null;
};

/** The groups of a company's jobs, which no filter changes. */
const CACHE_MS = 10 * SECOND_MS;
const CACHE_ENTRIES_MAX = 500;
const groupCache = new TtlCache<JobGroup[]>(CACHE_MS, CACHE_ENTRIES_MAX);

type Row = {
  company: string | null;
  links: string | null;
  departments: string | null;
  total: number;
  jobs: string;
};

/** Null: there is no such company. One that is being closed (`is_test` is 2) has no jobs: its website says so. */
export function embedRows(clock: Clock, where: EmbedWhere): ReadPlan<EmbedRows | null> {
  const { subdomain, before } = where;
  const expression = expressionOf(where);
  const listed = publicSql`listing_search match ${expression}
    and rowid >= cast(${visibleFrom(clock.now)} as integer)`;
  const next =
    before === null ? publicSql.raw('') : publicSql`and rowid < cast(${before} as integer)`;
  const rows = ReadPlan.cells<Row>({
    company: publicSql`select name from company_profiles
      where subdomain = ${subdomain} and is_test <> 1`,
    links: publicSql`select legal_links from company_profiles where subdomain = ${subdomain}`,
    departments: publicSql`select p.departments from company_profiles c
      cross join company_pages p on p.company_id = c.id where c.subdomain = ${subdomain}`,
    total: publicSql`select count(*) from (
      select 1 from listing_search where ${listed} limit ${number(COUNTED_JOBS_MAX + 1)})`,
    jobs: publicSql`select json_group_array(${jobColumns.sql}) from (
        select rowid as listed_at from listing_search where ${listed} ${next}
        order by rowid desc limit ${number(EMBED_JOBS + 1)}
      ) page
      ${jobsOfPage} ${jobJoins}`,
  });
  return ReadPlan.map(ReadPlan.all([rows, groupsOf(clock, subdomain)]), ([row, groups]) => {
    if (row.company === null) return null;
    const links: EmbedRows['links'] = JSON.parse(row.links ?? '{}');
    const pairs: [id: number, name: string][] = JSON.parse(row.departments ?? '[]');
    const departments = pairs.map(([id, name]) => ({ id, name }));
    return {
      name: row.company,
      links,
      total: row.total,
      jobs: jobsOf(row.jobs),
      groups,
      departments,
    };
  });
}

/** Whether there is such a company. */
export function companyExists(subdomain: string): ReadPlan<boolean> {
  const found = ReadPlan.first<{ id: number }>(publicSql`
    select id from company_profiles where subdomain = ${subdomain} and is_test <> 1
  `);
  return ReadPlan.map(found, (row) => row !== undefined);
}

function groupsOf(clock: Clock, subdomain: string): ReadPlan<JobGroup[]> {
  const cached = groupCache.get(subdomain, clock.now);
  if (cached) return ReadPlan.of(cached);
  const ofCompany = expressionOf({ subdomain, expressions: { filter: '' }, city: null });
  const found = ReadPlan.cells<{ groups: string }>({
    groups: publicSql`select json_group_array(json_object('categoryId', category_id, 'workplace', workplace,
      'employmentTypeMask', employment_type_mask, 'countryId', country_id, 'pathSlug', path_slug, 'cityName', name,
      'departmentId', department_id, 'department', department, 'n', n))
    from (
      select j.category_id, j.workplace, j.employment_type_mask, j.country_id, p.path_slug, p.name, j.department_id, j.department, count(*) as n
      from (
        select rowid as listed_at from listing_search
        where listing_search match ${ofCompany} and rowid >= cast(${visibleFrom(clock.now)} as integer)
        order by rowid desc limit ${number(FILTERED_JOBS_MAX)}
      ) page
      ${jobsOfPage} left join places p on p.id = j.place_id
      group by 1, 2, 3, 4, 5, 6, 7, 8
    )`,
  });
  return ReadPlan.map(found, ({ groups }) => {
    const parsed: JobGroup[] = JSON.parse(groups);
    groupCache.set(subdomain, parsed, clock.now);
    return parsed;
  });
}

/** The company's jobs as a full-text expression. */
function expressionOf({ subdomain, expressions, city }: Omit<EmbedWhere, 'before'>): PublicSql {
  if (expressions === null) return publicSql.raw(`'scope : nowhere'`);
  const place = city && { countryIds: [city.countryId], pathSlug: city.pathSlug };
  return match({ company: subdomain, ...place }, expressions.filter);
}

/** An integer literal: D1 binds numbers as REAL, which LIMIT does not take. */
function number(value: number): PublicSql {
  return publicSql.raw(String(Math.trunc(value)));
}
