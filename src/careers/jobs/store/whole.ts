/** Lists of jobs with all that their pages show, for feeds. */
import { jobColumns, jobJoins, jobOf } from '#careers/locations/store/listed-job.ts';
import { tablesOf } from '#careers/locations/store/near.ts';
import { jobsOfPart } from '#careers/locations/store/where.ts';
import type { Clock, Part, Where } from '#careers/locations/store/where.ts';
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { JobDetails, WholeJob } from '../rules.ts';

/** What only the page of a job and feeds show. */
export const detailSql = {
  companyWebsite: 'c.website',
  companyDescription: 'c.description',
  companyLinks: 'json(c.legal_links)',
  cityPath: 'p.path_slug',
  street: 'j.street',
  postalCode: 'j.postal_code',
  townState: `iif(p.state_name is null and p.lat is not null, (
    select s.name from towns t cross join states s on s.id = t.state_id
    where t.slug = p.slug and t.country_id = p.country_id and t.lat = p.lat and t.lon = p.lon limit 1), null)`,
  seniority: 'j.seniority',
  occupationCode: 'j.occupation_code',
  benefits: 'json(j.benefits)',
  description: 't.description',
  tasks: 't.tasks',
  requirements: 't.requirements',
} as const;

const detailColumns = jsonColumns<Omit<JobDetails, 'sharePicture'>>(detailSql);

type Row = { job: string; details: string; changedAt: number };

/** A job with all that its page shows, and when any of it last changed. */
export type ChangingJob = { job: WholeJob; changedAt: Date };

/**
 * A part of a list, the newest first: a row a job, as D1 takes no text longer than 2 MB and a hundred jobs with all the texts and skills
 * they may have are more.
 */
export function wholeJobs(clock: Clock, where: Where, part: Part): ReadPlan<ChangingJob[]> {
  const rows = ReadPlan.rows<Row>(publicSql`
    ${publicSql.withTables(tablesOf(where))}
    select ${jobColumns.sql} as job, ${detailColumns.sql} as details,
      max(j.updated_at, coalesce(j.shown_at, 0)) as changedAt
    from ${jobsOfPart(clock, where, part)}
    ${jobJoins}
    left join listed_texts t on t.listed_at = j.listed_at
  `);
  return ReadPlan.map(rows, (found) =>
    found
      .map(({ job, details, changedAt }) => ({
        job: wholeOf(job, details),
        changedAt: new Date(changedAt),
      }))
      .toSorted((one, other) => other.job.listedAt - one.job.listedAt),
  );
}

function wholeOf(job: string, details: string): WholeJob {
  const values: unknown[] = JSON.parse(details);
  return { ...jobOf(job), ...detailColumns.toRow(values), sharePicture: null, hasNamesake: false };
}
