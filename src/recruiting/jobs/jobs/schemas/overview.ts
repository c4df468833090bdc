/** The overview of a company's jobs, for the console. */
import { toPage } from '#lib/pagination.ts';
import type { JobStatus, StageType } from '#vocabulary/lists.ts';
import { statusAt } from '../rules.ts';
import type { JobQuery } from './jobs.ts';
import type { OverviewRow, OverviewRows, StageCount } from '../store/overview.ts';

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
  /** By which it stands before the others: in the console, its new applications. */
  rank: number;
  /** The first of its hiring team. */
  team: readonly { id: number; name: string }[];
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
  departments: readonly { id: number; name: string }[];
};

export function toOverview(rows: OverviewRows, query: JobQuery, now: Date): Overview {
  const counts = new Map(rows.statuses.map(({ status, n }) => [status, n]));
  const add = (status: JobStatus, n: number) => counts.set(status, (counts.get(status) ?? 0) + n);
  add('Live', -rows.overdue);
  add('Expired', rows.overdue);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const page = toPage(rows.jobs, total, query, (row) => toOverviewJob(row, now));
  const { offices, departments } = rows;
  return { jobs: page.data, next_cursor: page.next_cursor, counts, total, offices, departments };
}

function toOverviewJob(row: OverviewRow, now: Date): OverviewJob {
  const publishedAt = row.published_at === null ? null : new Date(row.published_at);
  const stages: StageCount[] = JSON.parse(row.stages);
  const team: OverviewJob['team'] = JSON.parse(row.team);
  return {
    id: row.id,
    hashId: row.hash_id,
    title: row.title,
    status: statusAt({ status: row.status, publishedAt }, now),
    publishedAt,
    office: row.office_name ?? row.city,
    applicationCount: row.application_count,
    rank: row.rank,
    team,
    stages: stages.map(({ id, name, type, position, n }) => ({
      id,
      name,
      type,
      at: position - 1,
      count: n,
    })),
  };
}
