/** How applications and candidates are found: the words of their names, and the tokens that filters look for. */
import { ApiError, checkAll, invalidField } from '#errors.ts';
import { indexText } from '#lib/fold.ts';
import type { ApplicationStatus, StageType } from '#vocabulary/lists.ts';
import type { FieldEntity, FieldKind } from '#vocabulary/custom-fields.ts';
import type { ScreeningOutcome } from '#vocabulary/questions.ts';

/** What a list is filtered by. Of several values one must match; all filters must. */
export type Filters = {
  /** Of the records of the list. */
  ids?: readonly number[] | undefined;
  status?: readonly ApplicationStatus[] | undefined;
  stage_id?: readonly number[] | undefined;
  stage_type?: readonly StageType[] | undefined;
  job_id?: readonly number[] | undefined;
  tag_id?: readonly number[] | undefined;
  screening?: readonly ScreeningOutcome[] | undefined;
  source_id?: readonly number[] | undefined;
  /** UTC days, both included: that of the first millisecond. */
  'created-from'?: Date | undefined;
  'created-to'?: Date | undefined;
  sort?: 'newest' | 'oldest' | undefined;
  /** Custom fields, looked up by their keys. */
  fields?: readonly FieldFilter[] | undefined;
  field?: never;
};

/** Filters as a query has them: custom fields by their keys, jobs by either name. */
export type GivenFilters = Omit<Filters, 'fields' | 'field' | 'job_id'> & {
  /** By their ids, or by their hash_ids. */
  job_id?: readonly (number | string)[] | undefined;
  field?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** `values` are keys of options or bands, `yes` or `no`, or ids of members. */
export type FieldFilter = { id: number; entity: FieldEntity; values: readonly string[] };

type TokenFilter = {
  name: keyof GivenFilters;
  /** What begins its tokens, after the company. The views `candidate_facets` and `application_facets` write them. */
  letter: string;
  /** Whose token it is; persons match those of applications by one application that has them all. */
  of: 'application' | 'person';
  /** The table of the records that it names: ids that the company does not have are refused. */
  table?: string;
};

/** The filters whose values are tokens. */
export const tokenFilters = [
  { name: 'status', letter: 't', of: 'application' },
  { name: 'stage_id', letter: 's', of: 'application', table: 'stages' },
  { name: 'job_id', letter: 'j', of: 'application', table: 'jobs' },
  { name: 'source_id', letter: 'o', of: 'application', table: 'sources' },
  { name: 'tag_id', letter: 'g', of: 'person', table: 'tags' },
  { name: 'screening', letter: 'k', of: 'application' },
] as const satisfies readonly TokenFilter[];

const letters = Object.fromEntries(tokenFilters.map(({ name, letter }) => [name, letter]));

/** The filters that only applications have: a person matches them by an application. */
export function asksForApplications(filters: Filters): boolean {
  return (
    filters.stage_type !== undefined ||
    (filters.fields?.some(({ entity }) => entity === 'application') ?? false) ||
    tokenFilters.some(({ name, of }) => of === 'application' && filters[name] !== undefined)
  );
}

/** Whether it asks for less than everything. */
export function isFiltered(filters: Filters): boolean {
  return Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined);
}

/** The token that everything of a company has. */
export function companyToken(companyId: number): string {
  return `c${companyId.toString(16)}_`;
}

/** The token of a value, in hexadecimal where it is an id. Of '' it is the beginning of all tokens of the filter. */
export function tokenOf(
  companyId: number,
  name: (typeof tokenFilters)[number]['name'],
  value: number | string,
): string {
  const text = typeof value === 'number' ? value.toString(16) : value;
  return `${companyToken(companyId)}${letters[name]}${text}`;
}

/** The tokens of the values of a custom field. */
export function fieldTokens(companyId: number, { id, values }: FieldFilter): string[] {
  return values.map((value) => `${companyToken(companyId)}f${id.toString(16)}v${value}`);
}

/** A field as filters know it. */
export type FilterField = {
  id: number;
  entity: FieldEntity;
  key: string;
  kind: FieldKind;
  options: readonly { key: string }[];
  bands: readonly { key: string }[];
  isFilterable: boolean;
  indexedTo: number | null;
  archivedAt: Date | null;
};

/**
 * The fields that are asked for. Throws 422 for one that lists are not filtered by, as for one that the company does not have, and
 * for values that it does not have; 503 while its tokens are written.
 */
export function filtersByField(
  given: NonNullable<GivenFilters['field']>,
  { fields, members }: { fields: readonly FilterField[]; members: ReadonlySet<string> },
  nameOf = (filter: string) => filter,
): FieldFilter[] {
  return Object.entries(given).map(([key, values]) => {
    const name = nameOf(`field.${key}`);
    const field = fields.find((one) => one.key === key);
    if (!field?.isFilterable || field.archivedAt) {
      throw invalidField(name, 'Is not a field that lists are filtered by.');
    }
    const unknown = values.find((value) => !hasValue(field, value, members));
    if (unknown !== undefined) throw invalidField(name, `The field has no value ${unknown}.`);
    if (field.indexedTo !== null) {
      throw new ApiError('index_incomplete', { headers: { 'Retry-After': '60' } });
    }
    return { id: field.id, entity: field.entity, values };
  });
}

function hasValue(field: FilterField, value: string, members: ReadonlySet<string>): boolean {
  if (field.kind === 'yes_no') return value === 'yes' || value === 'no';
  if (field.kind === 'member') return members.has(value);
  return [...field.options, ...field.bands].some(({ key }) => key === value);
}

/** The token of the applications of an erased person. */
export function erasedToken(companyId: number): string {
  return `${companyToken(companyId)}x`;
}

/** The token of the applications that a member is asked about. */
export function askedToken(companyId: number, userId: number): string {
  return `${companyToken(companyId)}w${userId.toString(16)}`;
}

/** What no record has: ids begin with 1. */
export function noToken(companyId: number): string {
  return tokenOf(companyId, 'stage_id', 0);
}

export type IndexedPerson = { firstName: string; lastName: string; email: string };

/** Names that are written together: 伊藤健太郎, 김민준. */
const joinedScripts = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** The text of a candidate in the full-text index. East Asian names are found typed together, too, in either order. */
export function personText({ firstName, lastName, email }: IndexedPerson): string {
  const isJoined = [firstName, lastName].every((name) => joinedScripts.test(name));
  const joined = isJoined ? ` ${lastName}${firstName} ${firstName}${lastName}` : '';
  return indexText(`${firstName} ${lastName}${joined} ${email}`);
}

export type UnknownId = { filter: string; id: number | string };

/** Throws 422 for ids that the company does not have. */
export function assertKnown(
  unknown: readonly UnknownId[],
  field = (filter: string) => filter,
): void {
  checkAll(
    ...[...Map.groupBy(unknown, ({ filter }) => filter)].map(([filter, ids]) => () => {
      const errors = ids.map(({ id }) => `No record of the company has the id ${id}.`);
      throw new ApiError('invalid_input', { errors: { [field(filter)]: errors } });
    }),
  );
}
