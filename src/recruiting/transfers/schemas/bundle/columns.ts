/** The fields of a bundle's records, read off the table and its record: what a column takes follows from its kind. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { bundledColumns } from '#data/bundled-columns.ts';
import type { BundledColumn } from '#data/bundled-columns.ts';
import type { Fates } from '#data/record.ts';
import { field } from './fields.ts';
import type { Field } from './fields.ts';

/** What a column takes that takes not every value of its kind: by a schema, or as a field of its own. */
type Taken = z.ZodType | ((name: string, column: string) => Field);

type Columns<Table extends SQLiteTable> = Table['_']['columns'];
/** JSON says nothing of what is in it. */
type JsonColumn<Table extends SQLiteTable, Record extends Fates> = {
  [Key in keyof Columns<Table> & keyof Record]: Columns<Table>[Key]['_']['dataType'] extends 'json'
    ? Record[Key] extends { isInternal: true }
      ? never
      : Key
    : never;
}[keyof Columns<Table> & keyof Record];

/** In the order of the table. */
export function fieldsOf<Table extends SQLiteTable, const Record extends Fates>(
  table: Table,
  record: Record,
  taken: { [Key in keyof Columns<Table>]?: Taken } & {
    [Key in JsonColumn<Table, Record>]: Taken;
  },
): Field[] {
  const byKey: Readonly<{ [key: string]: Taken | undefined }> = taken;
  return bundledColumns(table, record).map((one) => fieldOf(one, byKey[one.key]));
}

function fieldOf(one: BundledColumn, taken: Taken | undefined): Field {
  const { name, column, of } = one;
  if (typeof taken === 'function') return taken(name, column);
  if (of === 'members') return field.member(name, column);
  if (of !== undefined) {
    return one.isNullable ? field.optionalRef(name, of, column) : field.ref(name, of, column);
  }
  if (one.type === 'json') return field.json(name, taken ?? z.never(), column);
  if (taken) return field.plain(name, taken, column);
  switch (one.type) {
    case 'boolean':
      return field.flag(name, column);
    case 'date':
      return field.time(name, column);
    case 'number':
      return field.plain(name, one.isNullable ? z.int().nullable().default(null) : z.int(), column);
    case 'string':
      return one.choices.length > 0 ? choiceOf(one) : lineOf(one);
  }
}

function choiceOf({ name, column, choices, isNullable }: BundledColumn): Field {
  if (!isNullable) return field.choice(name, choices, column);
  return field.plain(name, z.enum(choices).nullable().default(null), column);
}

function lineOf({ name, column, isNullable }: BundledColumn): Field {
  return isNullable ? field.optionalLine(name, column) : field.line(name, column);
}
