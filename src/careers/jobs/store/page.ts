/** The query of a job page: one statement, as each more costs what a round trip does. */
import { jobColumns, jobOf } from '#careers/locations/store/listed-job.ts';
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { JobDetails, WholeJob } from '../rules.ts';

const detailColumns = jsonColumns<JobDetails>({
  companyWebsite: 'c.website',
  companyDescription: 'c.description',
  cityPath: 'p.path_slug',
  street: 'j.street',
  postalCode: 'j.postal_code',
  seniority: 'j.seniority',
  benefits: 'json(j.benefits)',
  description: 't.description',
  tasks: 't.tasks',
  requirements: 't.requirements',
});

type Row = {
  jobId: number | null;
  listedAt: number | null;
  hostname: string;
  isTestDomain: number;
  isTestCompany: number;
  job: string;
  details: string;
  similar: string;
};

/**
 * A job that is or was listed, with what the query `similar` finds; `job` is null if it is not listed. Another job may
 * have its place in the order since. What it shows is read from its texts only where it is shown anew.
 */
export function jobByHash(hashId: string, similar: PublicSql) {
  const found = ReadPlan.first<Row>(publicSql`
    select j.job_id as jobId, j.listed_at as listedAt, d.hostname as hostname, d.is_test as isTestDomain,
      c.is_test as isTestCompany, ${jobColumns.sql} as job, ${detailColumns.sql} as details,
      (${similar}) as similar
    from job_pages page
    cross join company_profiles c on c.id = page.company_id
    cross join career_domains d on d.id = page.domain_id
    left join listed_jobs j on j.listed_at = page.listed_at and j.hash_id = page.hash_id
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
      similar: row.similar,
    };
  });
}

/** Tells what the page shows of the job from what it showed before. */
function factsOf({ job, details }: Row): string {
  return `${job} ${details}`;
}

function wholeJob({ job, details }: Row): WholeJob {
  const values: unknown[] = JSON.parse(details);
  return { ...jobOf(job), ...detailColumns.toRow(values) };
}
