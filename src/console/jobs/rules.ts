/** The addresses of jobs, and how the list of jobs is asked for. */
import type { JobStatus } from '#vocabulary.ts';

export const JOBS = '/jobs';
export const NEW = '/jobs/new';
export const JOB = '/jobs/{job}';

/** The tabs of the list, in this order; then all jobs. */
export const tabs: readonly JobStatus[] = ['Live', 'Draft', 'Closed', 'Expired', 'Archived'];

export type Chosen = { status: JobStatus | null; search: string };

/** The query string of a list; '' for all jobs. */
export function listQuery({ status, search }: Chosen, cursor?: string): string {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(search !== '' && { q: search }),
    ...(cursor !== undefined && { cursor }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

type Bar = { id: number; start: number; width: number };

/** The parts of a bar 100 wide, by the counts of the stages. */
export function barOf(stages: readonly { id: number; count: number }[]): Bar[] {
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  let start = 0;
  return stages.map(({ id, count }) => {
    const width = total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
    const bar = { id, start: Math.round(start * 10) / 10, width };
    start += width;
    return bar;
  });
}
