/** The overview of a company's jobs, for the console. */
import { toPage } from '#lib/pagination.ts';
import type { JobStatus, StageType } from '#vocabulary/lists.ts';
import { statusAt } from '../rules.ts';
import type { JobQuery } from './jobs.ts';
import type { OverviewRows } from '../store/overview.ts';

/** `at`: how many stages of its pipeline stand before it. */
export type OverviewStage = {
  id: number;
  name: string;
  type: StageType;
  at: number;
  count: number;
};

export type OverviewJob = {
  id: number;
  hashId: string;
  title: string;
  status: JobStatus;
  publishedAt: Date | null;
  office: string | null;
  /** Of any status. */
  applicationCount: number;
  /** Those that are not rejected, by stage; stages without any are left out. */
  stages: readonly OverviewStage[];
};

export type Overview = {
  jobs: readonly OverviewJob[];
  /** Null at the end. */
  next_cursor: string | null;
  /** Of the whole company, whatever is searched for. */
  counts: ReadonlyMap<JobStatus, number>;
  total: number;
  offices: readonly { id: number; name: string }[];
};

export function toOverview(rows: OverviewRows, query: JobQuery, now: Date): Overview {
  const byJob = Map.groupBy(rows.counts, (row) => row.job_id);
  const counts = new Map(rows.statuses.map(({ status, n }) => [status, n]));
  const add = (status: JobStatus, n: number) => counts.set(status, (counts.get(status) ?? 0) + n);
  add('Live', -rows.overdue);
  add('Expired', rows.overdue);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const listed = rows.jobs.map((row) => ({ id: row.job.id, row }));
  const page = toPage(listed, total, query, ({ row: { job, officeName, city } }): OverviewJob => ({
    id: job.id,
    hashId: job.hashId,
    title: job.title,
    status: statusAt(job, now),
    publishedAt: job.publishedAt,
    office: officeName ?? city,
    applicationCount: job.applicationCount,
    stages: (byJob.get(job.id) ?? []).map(({ id, name, type, position, n }) => ({
      id,
      name,
      type,
      at: position - 1,
      count: n,
    })),
  }));
  return { jobs: page.data, next_cursor: page.next_cursor, counts, total, offices: rows.offices };
}
