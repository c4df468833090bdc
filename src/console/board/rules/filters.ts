/** What the board and the table of a job are filtered by, as their addresses carry it. */
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { applicationStatuses } from '#vocabulary/lists.ts';
import type { ApplicationStatus } from '#vocabulary/lists.ts';

/** The board has its stages as columns, and no rejected ones: it takes the others. */
export type JobFilters = {
  words: string;
  source: number | null;
  tag: number | null;
  status: ApplicationStatus | null;
  stage: number | null;
};

export const filterNames = ['q', 'source', 'tag', 'status', 'stage'] as const;

export const noFilters: JobFilters = {
  words: '',
  source: null,
  tag: null,
  status: null,
  stage: null,
};

export function jobFilters(query: URLSearchParams): JobFilters {
  const status = query.get('status');
  return {
    words: (query.get('q') ?? '').trim().slice(0, STRING_LENGTH_MAX),
    source: idIn(query, 'source'),
    tag: idIn(query, 'tag'),
    status: applicationStatuses.find((name) => name === status) ?? null,
    stage: idIn(query, 'stage'),
  };
}

function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,15}$/u.test(text) ? Number(text) : null;
}

/** The query string, without the `?`. */
export function filterQuery({ words, source, tag, status, stage }: JobFilters): string {
  return new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(source !== null && { source: String(source) }),
    ...(tag !== null && { tag: String(tag) }),
    ...(status !== null && { status }),
    ...(stage !== null && { stage: String(stage) }),
  }).toString();
}

/** A path with the filters, and what else its query says. */
export function filteredPath(
  path: string,
  filters: JobFilters,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(filterQuery(filters));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What the address of a page that asks carries, so that the list stays as it was. */
export function asList(filters: JobFilters): string {
  const list = filterQuery(filters);
  return list === '' ? '' : `list=${encodeURIComponent(list)}&`;
}

/** The filters of a board, which shows all stages. */
export function isNarrowed({ words, source, tag }: JobFilters): boolean {
  return words !== '' || source !== null || tag !== null;
}

/** What is asked of the store. */
export function wantedOf({ words, source, tag, status, stage }: JobFilters): {
  filters: Filters;
  key: string;
} {
  const filters = {
    ...(source !== null && { source_id: [source] }),
    ...(tag !== null && { tag_id: [tag] }),
    ...(status !== null && { status: [status] }),
    ...(stage !== null && { stage_id: [stage] }),
  };
  return { filters, key: words };
}

/** The same of a board. */
export function wantedOnBoard(filters: JobFilters) {
  return wantedOf({ ...filters, status: null, stage: null });
}
