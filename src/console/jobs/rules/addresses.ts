/** The addresses of jobs, and how the list of jobs is asked for. */
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import type { JobStatus } from '#vocabulary/lists.ts';

export const JOBS = '/jobs';
export const NEW = '/jobs/new';
export const JOB = '/jobs/{job}';

/** The tabs of the list, in this order; then all jobs. */
export const tabs: readonly JobStatus[] = ['Live', 'Draft', 'Closed', 'Expired', 'Archived'];

export const CLOSE = '/jobs/{job}/close';
export const REPUBLISH = '/jobs/{job}/republish';

/** The parameters that say what the list shows: the pages that ask lead back to it. */
export const listed = ['status', 'q', 'office'] as const;

export type Chosen = { status: JobStatus | null; search: string; office: number | null };

/** What a list shows, as its address says. */
export function chosenOf(query: URLSearchParams): Chosen {
  const wanted = query.get('status');
  const office = query.get('office') ?? '';
  return {
    status: tabs.find((status) => status === wanted) ?? null,
    search: (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX),
    office: /^[1-9]\d{0,15}$/u.test(office) ? Number(office) : null,
  };
}

/** The query string of a list; '' for all jobs. */
export function listQuery(
  { status, search, office }: Chosen,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(search !== '' && { q: search }),
    ...(office !== null && { office: String(office) }),
    ...more,
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

/** Where a new job begins as a copy of another. */
export function copyPath(root: string, { hashId }: { hashId: string }): string {
  return `${root}${NEW}?job=${hashId}`;
}
