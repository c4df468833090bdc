/** The query of the jobs that have new applications, those with the most of them first. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { FACES_MAX, REVIEW_JOBS_MAX } from '../rules.ts';
import { counted, isUnviewed } from './lists.ts';

/** The latest application of a job that nobody has opened, and a few before it; `n`: how many there are. */
export type ReviewRow = {
  job_id: number;
  hash_id: string;
  title: string;
  office: string | null;
  n: number;
  id: number;
  candidate_id: number;
  created_at: number;
  first_name: string;
  last_name: string;
};

/** Names are read of the few that are shown. */
export function reviewRows(ctx: Ctx): QueryPlan<ReviewRow[]> {
  const rows = rawStatement<ReviewRow>(
    ctx,
    sql`select s.job_id, s.n, s.id, s.candidate_id, s.created_at, j.hash_id, j.title,
        coalesce(o.city, o.name) as office, p.first_name, p.last_name
      from (select *, dense_rank() over (order by n desc, latest desc) as job_place from (
        select *, count(*) over of_job as n, max(id) over of_job as latest,
          row_number() over (partition by job_id order by id desc) as place
        from (select id, job_id, candidate_id, created_at ${isUnviewed(ctx)} order by id desc limit ${counted})
        window of_job as (partition by job_id)) where place <= ${FACES_MAX}) s
      cross join jobs j on j.id = s.job_id left join offices o on o.id = j.office_id
      cross join candidates p on p.id = s.candidate_id
      where s.job_place <= ${REVIEW_JOBS_MAX} order by s.job_place, s.place`,
  );
  return queryPlan([rows], ([found]) => found);
}
