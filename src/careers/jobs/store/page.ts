/** The query of a job page. */
import { jobColumns, jobOf } from '#careers/locations/store/listed-job.ts';
import { jsonColumns, publicSql } from '#data/public-sql.ts';
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
  listedAt: number | null;
  hostname: string;
  isTestDomain: number;
  isTestCompany: number;
  job: string;
  details: string;
};

/** A job that is or was listed; `job` is null if it is not. Another job may have its place in the order since. */
export function jobByHash(hashId: string) {
  const found = ReadPlan.first<Row>(publicSql`
    select j.listed_at as listedAt, d.hostname as hostname, d.is_test as isTestDomain,
      c.is_test as isTestCompany, ${jobColumns.sql} as job, ${detailColumns.sql} as details
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
    const { listedAt, hostname } = row;
    const state = {
      wasListed: true,
      listedAt,
      company: { isTest: row.isTestCompany === 1 },
      domain: { hostname, isTest: row.isTestDomain === 1 },
    };
    return { state, job: listedAt === null ? null : wholeJob(row) };
  });
}

function wholeJob({ job, details }: Row): WholeJob {
  const values: unknown[] = JSON.parse(details);
  return { ...jobOf(job), ...detailColumns.toRow(values) };
}
