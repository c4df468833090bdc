/** The columns of a listed job, named once: their SQL and the row come from here. */
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import type { ListedJob } from '../rules/filters.ts';

/**
 * A job as one JSON array: a list travels from D1 as one text, which adds less than half of what rows and columns add to a
 * point query.
 */
export const jobColumns = jsonColumns<
  Omit<ListedJob, 'publishedAt' | 'tier'> & { publishedAt: number }
>({
  id: 'j.job_id',
  hashId: 'j.hash_id',
  title: 'j.title',
  workplace: 'j.workplace',
  categoryId: 'j.category_id',
  currency: 'j.currency',
  minSalary: 'j.min_salary',
  maxSalary: 'j.max_salary',
  payPeriod: 'j.pay_period',
  skills: 'json(j.skills)',
  departmentId: 'j.department_id',
  department: 'j.department',
  employmentTypeMask: 'j.employment_type_mask',
  publishedAt: 'j.published_at',
  listedAt: 'j.listed_at',
  companyName: 'c.name',
  companySlug: 'c.subdomain',
  logoKey: 'c.logo_key',
  hostname: 'd.hostname',
  countryId: 'j.country_id',
  cityName: 'p.name',
  citySlug: 'p.slug',
  stateName: 'p.state_name',
});

/** The same with the tier of the job in `page`. */
export const rankedJobColumns = publicSql`json_array(page.tier, ${jobColumns.sql})`;

/** Joins what `jobColumns` names to jobs `j`. */
export const jobJoins = publicSql.raw(`cross join company_profiles c on c.id = j.company_id
    cross join career_domains d on d.id = j.domain_id
    left join places p on p.id = j.place_id`);

/** The jobs `j` of a `page` of `listed_at`. */
export const jobsOfPage = publicSql.raw('cross join listed_jobs j on j.listed_at = page.listed_at');

function toJob(values: readonly unknown[]): ListedJob {
  const { publishedAt, ...job } = jobColumns.toRow(values);
  return { ...job, publishedAt: new Date(publishedAt) };
}

/** The job of one JSON array. */
export function jobOf(text: string): ListedJob {
  const values: unknown[] = JSON.parse(text);
  return toJob(values);
}

/** The jobs of JSON arrays of arrays, newest first. */
export function jobsOf(...texts: readonly string[]): ListedJob[] {
  const arrays = texts.flatMap((text): unknown[][] => JSON.parse(text));
  return arrays.map(toJob).toSorted((one, other) => other.listedAt - one.listedAt);
}

/** The jobs of JSON arrays of tiers and jobs, in the order of their rank. */
export function rankedJobsOf(...texts: readonly string[]): ListedJob[] {
  const pairs = texts.flatMap((text): [tier: number, job: unknown[]][] => JSON.parse(text));
  return pairs
    .map(([tier, job]) => Object.assign(toJob(job), { tier }))
    .toSorted((one, other) => one.tier - other.tier || other.listedAt - one.listedAt);
}
