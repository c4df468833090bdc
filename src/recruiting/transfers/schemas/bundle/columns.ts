/** The fields of a bundle's records, read off the table and its record: what a column takes follows from its kind. */
import type * as z from 'zod';
import { bundledColumns } from '#data/record.ts';
import type { AnyTable, BundledColumn, Fates } from '#data/record.ts';
import { field } from './fields.ts';
import type { Field, FieldOf } from './fields.ts';

/** What a column takes that takes not every value of its kind: by a schema, or as a field of its own. */
type Taken = z.ZodType | FieldOf;

type Columns<Table extends AnyTable> = Table['_']['columns'];
/** JSON says nothing of what is in it. */
type JsonColumn<Table extends AnyTable, Record extends Fates> = {
  [Key in keyof Columns<Table> & keyof Record]: Columns<Table>[Key]['_']['dataType'] extends 'json'
    ? Record[Key] extends { isInternal: true }
      ? never
      : Key
    : never;
}[keyof Columns<Table> & keyof Record];

/** In the order of the table. */
export function fieldsOf<Table extends AnyTable, const Record extends Fates>(
  table: Table,
  record: Record,
  taken: { [Key in keyof Columns<Table>]?: Taken } & {
    [Key in JsonColumn<Table, Record>]: Taken;
  },
): Field[] {
  const byKey: Readonly<{ [key: string]: Taken | undefined }> = taken;
  return bundledColumns(table, record).map((one) => fieldOf(one, byKey[one.key]));
}

function fieldOf(column: BundledColumn, taken: Taken | undefined): Field {
  if (typeof taken === 'function') return taken(column.name, column.column);
  const kind = taken === undefined ? kindOf(column) : kindBy(column, taken);
  return kind(column.name, column.column);
}

function kindBy({ type }: BundledColumn, schema: z.ZodType): FieldOf {
  return type === 'json' ? field.json(schema) : field.plain(schema);
}

/** What a column takes that has no schema. */
function kindOf({ key, of, type, isNullable, choices }: BundledColumn): FieldOf {
  if (of === 'members') return field.member;
  if (of !== undefined) return isNullable ? field.optionalRef(of) : field.ref(of);
  switch (type) {
    case 'boolean':
      return field.flag;
    case 'date':
      return field.time;
    case 'number':
      return isNullable ? field.optionalNumber : field.number;
    case 'string':
      if (choices.length > 0) {
        return isNullable ? field.optionalChoice(choices) : field.choice(choices);
      }
      return isNullable ? field.optionalLine() : field.line();
    case 'json':
      throw new Error(`${key} has no schema.`);
  }
}
