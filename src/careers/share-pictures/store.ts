/** Which jobs need a picture, and the rows of those that have one. */
import { sql } from 'drizzle-orm';
import { jobColumns, jobOf } from '#careers/locations/store/listed-job.ts';
import type { ListedJob } from '#careers/locations/rules/filters.ts';
import type { PublicCtx } from '#context.ts';
import { garbageCollectFiles, settleFiles } from '#data/file-removals.ts';
import { publicSql } from '#data/public-sql.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { sharePictureChecks, sharePictures, sharePicturesDue } from '#data/tables/listing.ts';

/** A job that has changed, as it is listed now; null: it is not, or no longer. */
export type DueJob = {
  jobId: number;
  version: number;
  /** Of the picture it has. */
  key: string | null;
  job: ListedJob | null;
  domainId: number;
};

type Row = Omit<DueJob, 'job'> & { job: string | null };

/** So many of the newest that are due are looked at for the turns of companies. */
const LOOKED_AT = 3000;

/** By turns of companies, the newest jobs of each first: an edit of an old one may wait for those that were just published. */
export function dueJobs(limit: number): ReadPlan<DueJob[]> {
  const rows = ReadPlan.rows<Row>(publicSql`
    select due.job_id as jobId, due.version as version, s.key as key, d.id as domainId,
      iif(d.id is null, null, ${jobColumns.sql}) as job
    from (
      select seen.job_id, version,
        row_number() over (partition by company_id order by seen.job_id desc) as turn
      from (select job_id, version from share_pictures_due order by job_id desc limit ${LOOKED_AT}) seen
      left join jobs of on of.id = seen.job_id
      order by turn, seen.job_id desc limit ${limit}
    ) due
    left join share_pictures s on s.job_id = due.job_id
    left join jobs own on own.id = due.job_id
    left join listed_jobs j on j.listed_at = own.listed_at
    left join company_profiles c on c.id = j.company_id
    left join career_domains d on d.id = j.domain_id
    left join places p on p.id = j.place_id
    order by due.turn, due.job_id desc
  `);
  return ReadPlan.map(rows, (due) =>
    due.map(({ job, ...row }) => ({ ...row, job: job === null ? null : jobOf(job) })),
  );
}

/** What a look at some of the pictures has found. */
export type PictureCheck = {
  /** Jobs that have a picture and are not listed. */
  over: number[];
  /** Where the look began, and where the next one begins: at 0 after the last picture. */
  from: number;
  to: number;
};

/**
 * Looks at the next pictures, in the order of their jobs. To say with the close of a job that its picture is due would be one more
 * row in every close.
 */
export function checkPictures(limit: number): ReadPlan<PictureCheck> {
  const rows = ReadPlan.rows<{ from: number; jobId: number | null; isOver: 0 | 1 }>(publicSql`
    select begin.done_to as "from", s.job_id as jobId, s.job_id is not null and own.listed_at is null as isOver
    from (select coalesce(max(done_to), 0) as done_to from share_picture_checks) begin
    left join (
      select job_id from share_pictures
      where job_id > (select coalesce(max(done_to), 0) from share_picture_checks)
      order by job_id limit ${limit}
    ) s
    left join jobs own on own.id = s.job_id
    order by s.job_id
  `);
  return ReadPlan.map(rows, (found) => ({
    over: found.flatMap(({ jobId, isOver }) => (jobId !== null && isOver === 1 ? [jobId] : [])),
    from: found[0]?.from ?? 0,
    to: found.length < limit ? 0 : (found.at(-1)?.jobId ?? 0),
  }));
}

/** Makes the jobs due whose listing is over, and keeps where the next look begins. */
export function settleCheck(ctx: PublicCtx, { over, to }: PictureCheck): Statement[] {
  return [
    rawStatement(
      ctx,
      sql`insert into ${sharePicturesDue} (job_id) select value from json_each(${JSON.stringify(over)})
        where true on conflict (job_id) do nothing`,
    ),
    rawStatement(
      ctx,
      sql`insert into ${sharePictureChecks} (id, done_to) values (1, ${to})
        on conflict (id) do update set done_to = excluded.done_to where done_to <> excluded.done_to`,
    ),
  ];
}

/** What has become of a job that was due: `to` is the key of the picture it has now. */
export type Settled = Pick<DueJob, 'jobId' | 'version' | 'key'> & { to: string | null };

/**
 * Writes the pictures of jobs that have not changed since they were read, and has the files removed that no job names any more. The
 * new files must have been marked and stored.
 */
export function settle(ctx: PublicCtx, settled: readonly Settled[]): Statement[] {
  const all = JSON.stringify(settled.map(({ jobId, version, to }) => [jobId, version, to]));
  const unchanged = sql`from json_each(${all}) x
    join ${sharePicturesDue} due on due.job_id = x.value ->> 0 and due.version = x.value ->> 1`;
  const former = JSON.stringify(settled.flatMap(({ key }) => key ?? []));
  const made = settled.flatMap(({ key, to }) => (to === null || to === key ? [] : [to]));
  const named = sql`(select s.key from json_each(${all}) x
    join ${sharePictures} s on s.job_id = x.value ->> 0)`;
  return [
    rawStatement(
      ctx,
      sql`delete from ${sharePictures} where job_id in
        (select due.job_id ${unchanged} where x.value ->> 2 is null)`,
    ),
    rawStatement(
      ctx,
      sql`insert into ${sharePictures} (job_id, key)
        select due.job_id, x.value ->> 2 ${unchanged} where x.value ->> 2 is not null
        on conflict (job_id) do update set key = excluded.key where key <> excluded.key`,
    ),
    garbageCollectFiles(
      ctx,
      sql`select value as key from json_each(${former}) where value not in ${named}`,
    ),
    ...settleFiles(ctx, made, named),
    rawStatement(
      ctx,
      sql`delete from ${sharePicturesDue} where job_id in (select due.job_id ${unchanged})`,
    ),
  ];
}
