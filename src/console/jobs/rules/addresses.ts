/** The addresses of jobs, and how the list of jobs is asked for. */
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import type { JobStatus } from '#vocabulary/lists.ts';

export const JOBS = '/jobs';
export const NEW = '/jobs/new';
export const JOB = '/jobs/{job}';

/** The tabs of the list, in this order; then all jobs. The list opens at the first. */
export const tabs: readonly JobStatus[] = ['Live', 'Draft', 'Closed', 'Expired', 'Archived'];

export const CLOSE = '/jobs/{job}/close';
export const REPUBLISH = '/jobs/{job}/republish';

/** The parameters that say what the list shows: the pages that ask lead back to it. */
export const listed = ['status', 'q', 'office', 'department'] as const;

/** `status`: null for all. */
export type Chosen = {
  status: JobStatus | null;
  search: string;
  office: number | null;
  department: number | null;
};

const ALL = 'all';
const FIRST = 'Live';

/** All jobs. */
export const wholeList: Chosen = { status: null, search: '', office: null, department: null };

/** What a list shows, as its address says. */
export function chosenOf(query: URLSearchParams): Chosen {
  const wanted = query.get('status');
  return {
    status: wanted === ALL ? null : (tabs.find((status) => status === wanted) ?? FIRST),
    search: (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX),
    office: idIn(query, 'office'),
    department: idIn(query, 'department'),
  };
}

function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,15}$/u.test(text) ? Number(text) : null;
}

/** The parameter of the tab; none of the first. */
export function statusQuery({ status }: Pick<Chosen, 'status'>): Readonly<Record<string, string>> {
  return status === FIRST ? {} : { status: status ?? ALL };
}

/** The query string of a list; '' where it opens. */
export function listQuery(
  { status, search, office, department }: Chosen,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...statusQuery({ status }),
    ...(search !== '' && { q: search }),
    ...(office !== null && { office: String(office) }),
    ...(department !== null && { department: String(department) }),
    ...more,
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** Where a new job begins as a copy of another. */
export function copyPath(root: string, { hashId }: { hashId: string }): string {
  return `${root}${NEW}?job=${hashId}`;
}
