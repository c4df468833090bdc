/** The addresses of candidates' screens, and the state of their list as its query string. */

export const CANDIDATES = '/candidates';
export const SAVED_VIEWS = '/saved-views';
export const SAVED_VIEW = '/saved-views/{view}';

export const NEW_PERSON = '/candidates/new';
export const NEW_PERSON_OF_JOB = '/jobs/{job}/candidates/new';

export function personPath(root: string, id: number): string {
  return `${root}/candidates/${id}`;
}

export type Entity = 'candidates' | 'applications';

/** What a list can be filtered by, as the API names it. */
export const filterNames = [
  'status',
  'stage_type',
  'stage_id',
  'job_id',
  'tag_id',
  'source_id',
  'screening',
  'created-from',
  'created-to',
  'sort',
] as const;
/** Custom fields are filters, too. */
export type FieldName = `field.${string}`;
export type FilterName = (typeof filterNames)[number] | FieldName;
export type ListFilters = Partial<Record<FilterName, string>>;

/** What the list shows. */
export type ListState = {
  entity: Entity;
  words: string;
  filters: ListFilters;
  /** The saved view that it began with. */
  viewId: number | null;
  cursor: string | null;
};

function isFieldName(name: string): name is FieldName {
  return /^field\.[a-z][a-z\d_]{0,39}$/u.test(name);
}

function namesIn(names: Iterable<string>): FilterName[] {
  return [...filterNames, ...new Set([...names].filter(isFieldName))];
}

/** The parameters that say what the list shows. */
export const listQueryNames = ['entity', 'view', 'q', 'cursor', ...filterNames, 'field.*'] as const;

export function listState(query: URLSearchParams): ListState {
  const filters = namesIn(query.keys()).flatMap((name): [FilterName, string][] => {
    const value = (query.get(name) ?? '').trim();
    return value === '' ? [] : [[name, value]];
  });
  const view = query.get('view') ?? '';
  return {
    entity: query.get('entity') === 'applications' ? 'applications' : 'candidates',
    words: (query.get('q') ?? '').trim(),
    filters: Object.fromEntries(filters),
    viewId: /^\d{1,16}$/u.test(view) ? Number(view) : null,
    cursor: query.get('cursor') || null,
  };
}

/** The query string of a state, without the `?`. */
export function listQuery({ entity, words, filters, viewId, cursor }: ListState): string {
  const query = new URLSearchParams();
  if (entity === 'applications') query.set('entity', entity);
  if (viewId !== null) query.set('view', String(viewId));
  if (words !== '') query.set('q', words);
  for (const name of namesIn(Object.keys(filters))) {
    const value = filters[name];
    if (value !== undefined) query.set(name, value);
  }
  if (cursor !== null) query.set('cursor', cursor);
  return query.toString();
}

export function listPath(root: string, state: ListState): string {
  const query = listQuery(state);
  return `${root}${CANDIDATES}${query === '' ? '' : `?${query}`}`;
}

/** The whole list of an entity. */
export function wholeList(entity: Entity): ListState {
  return { entity, words: '', filters: {}, viewId: null, cursor: null };
}

type View = {
  id: number;
  entity: Entity;
  query: Readonly<Record<string, string>>;
};

/** What a saved view shows. */
export function stateOfView({ id, entity, query }: View): ListState {
  return { ...listState(new URLSearchParams(query)), entity, viewId: id };
}

/** The filters without the ids that no longer exist. */
export function withoutStale(
  state: ListState,
  stale: readonly { filter: string; id: number }[],
): ListState {
  const filters = Object.entries(state.filters).flatMap(([name, value]) => {
    if (stale.some(({ filter }) => filter === name) && isFieldName(name)) return [];
    const gone = new Set(stale.flatMap(({ filter, id }) => (filter === name ? [String(id)] : [])));
    const left = (value ?? '').split(',').filter((part) => !gone.has(part.trim()));
    return left.length === 0 ? [] : [[name, left.join(',')]];
  });
  return { ...state, filters: Object.fromEntries(filters), cursor: null };
}

export const DUPLICATES = '/candidates/duplicates';
export const DUPLICATE = `${DUPLICATES}/{pair}`;

/** What the list of pairs shows. */
export type DuplicatesState = {
  /** Only pairs of this person. */
  candidateId: number | null;
  isDismissed: boolean;
  cursor: string | null;
};

/** The parameters that say what the list of pairs shows. */
export const duplicatesQueryNames = ['candidate', 'dismissed', 'cursor'] as const;

export function duplicatesState(query: URLSearchParams): DuplicatesState {
  const candidate = query.get('candidate') ?? '';
  return {
    candidateId: /^[1-9]\d{0,14}$/u.test(candidate) ? Number(candidate) : null,
    isDismissed: query.get('dismissed') === 'yes',
    cursor: query.get('cursor') || null,
  };
}

/** The query string of a state, without the `?`. */
export function duplicatesQuery({ candidateId, isDismissed, cursor }: DuplicatesState): string {
  const query = new URLSearchParams();
  if (candidateId !== null) query.set('candidate', String(candidateId));
  if (isDismissed) query.set('dismissed', 'yes');
  if (cursor !== null) query.set('cursor', cursor);
  return query.toString();
}

export function duplicatesPath(root: string, state: DuplicatesState): string {
  const query = duplicatesQuery(state);
  return `${root}${DUPLICATES}${query === '' ? '' : `?${query}`}`;
}

/** All pairs that are to be looked at. */
export const allDuplicates: DuplicatesState = {
  candidateId: null,
  isDismissed: false,
  cursor: null,
};

export const PERSON = '/candidates/{candidate}';
export const REMOVE_DOCUMENT = `${PERSON}/documents/{document}/remove`;
export const ASSIGN = `${PERSON}/assign`;
export const ASSIGN_MANY = '/candidates/assign';
export const MERGE = `${PERSON}/merge`;
export const ERASE = `${PERSON}/erase`;

/** Empty rows of the form for links, below those that there are. */
const LINK_ROWS_FREE = 2;

/** What the page that assigns several people is about. */
export type Selection = {
  ids: readonly number[];
  /** The list that they were selected in, as its query string. */
  list: string;
};

/** Where a job is chosen for them. */
export function assignManyPath(root: string, { ids, list }: Selection): string {
  const query = new URLSearchParams(ids.map((id) => [`pick.${id}`, 'on']));
  if (list !== '') query.set('list', list);
  return `${root}${ASSIGN_MANY}?${query.toString()}`;
}

/** The list that a query string describes. */
export function listOf(root: string, list: string): string {
  return listPath(root, listState(new URLSearchParams(list)));
}

export type LinkRow = { kind: string; url: string };

/** The rows of the form for links: as they were typed, or as they are stored. */
export function linkRows(
  stored: readonly LinkRow[],
  typed: Readonly<Record<string, string>> | undefined,
): LinkRow[] {
  const count = stored.length + LINK_ROWS_FREE;
  return Array.from({ length: count }, (_, row) => ({
    kind: typed?.[`link_kind.${row}`] ?? stored[row]?.kind ?? 'website',
    url: typed?.[`link_url.${row}`] ?? stored[row]?.url ?? '',
  }));
}

const LINK_URL = /^link_url\.(\d{1,2})$/u;

/** The links of a form, each with the number of its row. Empty rows are left out. */
export function typedLinks(
  fields: Readonly<Record<string, string>>,
): (LinkRow & { row: number })[] {
  return Object.entries(fields).flatMap(([name, typed]) => {
    const [, row] = LINK_URL.exec(name) ?? [];
    const url = typed.trim();
    if (row === undefined || url === '') return [];
    return [{ row: Number(row), kind: fields[`link_kind.${row}`] ?? 'other', url }];
  });
}

/** What the forms of tags send: the tag that was chosen, or the one whose button was pressed. */
export function taggingOf({ add, remove }: { add: number | null; remove: number | null }) {
  return remove === null ? { add: add === null ? [] : [add] } : { remove: [remove] };
}
