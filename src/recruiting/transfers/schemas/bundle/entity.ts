/** What describes a kind of record of a bundle: the table it is read from and written to, and its fields. */
import * as z from 'zod';
import { SourceId } from './fields.ts';
import type { TableName } from '#data/table-names.ts';
import type { FieldEntity } from '#vocabulary/custom-fields.ts';
import type { Field } from './fields.ts';

export type Value = string | number | null;
/** A row by its columns. */
export type Row = Record<string, Value>;

/** A table, or a view of several. */
export type BundledTable = TableName | 'company_settings' | 'company_files';

/** Rows of another table that belong to a record, as a list within it. */
export type Child = {
  name: string;
  table: BundledTable;
  /** The column that names the record. */
  by: string;
  fields: readonly Field[];
  /** Of a record. */
  max: number;
  /** Of a record of an export, if it is less than `max`: what is more follows in records that continue it. */
  page?: number;
  /** Where its rows have ids that other records refer to: the name by which they do. */
  entity?: string;
  /** Its rows have no id of their own. */
  withoutId?: true;
  withoutCompany?: true;
  /** The column by which its rows are in order; absent: that in which they were added. */
  order?: string;
  /** A condition on its rows, `c`. */
  where?: string;
  /** Its rows have an `updated_at`: members change them. */
  isVersioned?: true;
  /** Its rows are feedback, of which a member does not see all. */
  isBlind?: true;
  /** Whether it has the values of custom fields, and of which kind of record. */
  valuesOf?: FieldEntity;
  /** Whether each has a file in the bundle. */
  hasFiles?: true;
  /** Columns by which a dry run checks what refers to its rows. */
  remembers?: readonly string[];
  /** Columns that the list does not have, by the row of the record and the position in the list. */
  derive?: (record: Row, index: number) => Row;
};

export type Entity = {
  name: string;
  table: BundledTable;
  fields: readonly Field[];
  children: readonly Child[];
  /** A condition on its rows, `t`. */
  where?: string;
  /** Records of a slice: their texts and files are in memory at once. */
  slice: number;
  /** Its rows have no `updated_at`: nobody changes them. */
  withoutVersion?: true;
  /** It is exported, and not imported. */
  isOnRecord?: true;
  /** The kind of record whose lists its records continue: their rows are added to it, and they have no row of their own. */
  continues?: string;
  /** Columns by which a record of the company is the same one: it is not added again, and not changed. */
  match: readonly string[];
  /** Other columns by which it is, too, as both are unique. */
  alsoMatch?: readonly string[];
  /** A column that says that a record is in the past: such a one is always added, and none of the company is the same. */
  past?: string;
  /** Columns by which a dry run checks what refers to it. */
  remembers?: readonly string[];
  /** Columns that the bundle does not have. */
  derive?: (row: Row) => Row;
};

/** The schema of the records of an entity. */
export function recordSchema({ fields, children }: Pick<Entity, 'fields' | 'children'>) {
  const lists = children.map((child): [string, z.ZodType] => [
    child.name,
    z.array(childSchema(child)).max(child.max).default([]),
  ]);
  return z.object({ id: SourceId, ...shapeOf(fields), ...Object.fromEntries(lists) });
}

function childSchema({ fields, entity, hasFiles }: Child) {
  return z.object({
    ...(entity !== undefined && { id: SourceId }),
    ...(hasFiles && { file: z.string().max(FILE_NAME_MAX), sha256: z.string().regex(SHA256) }),
    ...shapeOf(fields),
  });
}

const FILE_NAME_MAX = 255;
const SHA256 = /^[\da-f]{64}$/u;

function shapeOf(fields: readonly Field[]): Record<string, z.ZodType> {
  return Object.fromEntries(fields.map(({ name, schema }) => [name, schema()]));
}
