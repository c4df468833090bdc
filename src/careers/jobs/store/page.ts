/** The query of a job page: one statement, as each more costs what a round trip does. */
import { jobColumns, jobOf } from '#careers/locations/store/listed-job.ts';
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { closingOf } from '../rules.ts';
import type { ClosedJob, JobDetails, WholeJob } from '../rules.ts';
import { detailSql } from './whole.ts';

const pageColumns = jsonColumns<JobDetails>({
  ...detailSql,
  sharePicture: '(select s.key from share_pictures s where s.job_id = j.job_id)',
});

type Row = {
  jobId: number | null;
  listedAt: number | null;
  hostname: string;
  isTestDomain: number;
  isTestCompany: number;
  job: string;
  details: string;
  closed: string;
  hasNamesake: number;
  similar: string;
};

/** What a page tells of a job that is over: as it was when it was last listed. */
const closedColumns = jsonColumns<{
  title: string | null;
  companyName: string;
  /** Where it stood in the order; microseconds since the Unix epoch. */
  listedAt: number;
  closedAt: number | null;
}>({
  title: 'iif(j.listed_at is null, page.title, j.title)',
  companyName: 'c.name',
  listedAt: 'page.listed_at',
  closedAt: 'iif(j.listed_at is null, page.closed_at, null)',
});

const listedJob = publicSql.raw(
  'left join listed_jobs j on j.listed_at = page.listed_at and j.hash_id = page.hash_id',
);

/** Of so many jobs whose title begins alike, in the same city at the same employer, one may be called the same. */
const NAMESAKES_MAX = 20;

/** Whether another job of the domain has the same title, employer and city. */
const hasNamesake = publicSql.raw(`exists(
  select 1 from (
    select rowid as listed_at from listing_search
    where listing_search match 'title : ^"' || j.title_indexed || '" AND company : "' || replace(coalesce(c.name_indexed, ''), '"', '')
      || '"' || coalesce(' AND city : "' || p.name_indexed || '"', '') || ' AND scope : d' || j.domain_id
    order by rowid desc limit ${NAMESAKES_MAX}
  ) found
  cross join listed_jobs other on other.listed_at = found.listed_at
  cross join company_profiles employer on employer.id = other.company_id
  left join places city on city.id = other.place_id
  where other.job_id <> j.job_id and other.title = j.title and employer.name = c.name and city.name is p.name
)`);

/**
 * A job that is or was listed, with what the query `similar` finds; `job` is null if it is not listed. Another job may
 * have its place in the order since. What it shows is read from its texts only where it is shown anew.
 */
export function jobByHash(hashId: string, similar: PublicSql) {
  const found = ReadPlan.first<Row>(publicSql`
    select j.job_id as jobId, j.listed_at as listedAt, d.hostname as hostname, d.is_test as isTestDomain,
      c.is_test as isTestCompany, ${jobColumns.sql} as job, ${pageColumns.sql} as details,
      ${closedColumns.sql} as closed, iif(j.listed_at is null, 0, ${hasNamesake}) as hasNamesake, (${similar}) as similar
    from job_pages page
    cross join company_profiles c on c.id = page.company_id
    cross join career_domains d on d.id = page.domain_id
    ${listedJob}
    left join listed_texts t on t.listed_at = j.listed_at
    left join places p on p.id = j.place_id
    where page.hash_id = ${hashId}
  `);
  return ReadPlan.map(found, (row) => {
    if (!row) return null;
    const { jobId, listedAt, hostname } = row;
    const state = {
      wasListed: true,
      listedAt,
      company: { isTest: row.isTestCompany === 1 },
      domain: { hostname, isTest: row.isTestDomain === 1 },
    };
    return {
      state,
      job: jobId === null ? null : { id: jobId, facts: factsOf(row), whole: () => wholeJob(row) },
      closed: closedJob(row.closed),
      similar: row.similar,
    };
  });
}

/** Tells what the page shows of the job from what it showed before. */
function factsOf({ job, details, hasNamesake: isNamesake }: Row): string {
  return `${job} ${details} ${isNamesake}`;
}

function wholeJob({ job, details, hasNamesake: isNamesake }: Row): WholeJob {
  const values: unknown[] = JSON.parse(details);
  return { ...jobOf(job), ...pageColumns.toRow(values), hasNamesake: isNamesake === 1 };
}

/** What a page tells of a job that is over, and what the query `similar` finds; null where it tells nothing. */
export function closedByHash(hashId: string, similar: PublicSql) {
  const found = ReadPlan.first<Pick<Row, 'closed' | 'similar'>>(publicSql`
    select ${closedColumns.sql} as closed, (${similar}) as similar
    from job_pages page
    cross join company_profiles c on c.id = page.company_id
    ${listedJob}
    where page.hash_id = ${hashId}
  `);
  return ReadPlan.map(
    found,
    (row) => row && { closed: closedJob(row.closed), similar: row.similar },
  );
}

/** Null for a job that the operator took off the listing. */
function closedJob(text: string): ClosedJob | null {
  const values: unknown[] = JSON.parse(text);
  const { title, companyName, listedAt, closedAt } = closedColumns.toRow(values);
  return title === null
    ? null
    : { title, companyName, closedAt: closingOf({ listedAt, closedAt }) };
}
