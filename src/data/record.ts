/**
 * What becomes of the columns of a table in a bundle, and when a person is erased or merged. The declaration stands below the
 * table, and a column that it forgets does not compile. Rows that are deleted with a person take their columns with them.
 */
import { getTableColumns } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A table, to modules that do not know Drizzle. */
export type AnyTable = SQLiteTable;

/** A statement with a name says what becomes of it. */
export const special = Symbol('special');
type Special = typeof special;

/** Of this service alone, and in no bundle: ids, keys, counters, leases, and what is made again from other columns. */
export const internal = { isInternal: true } as const;

/** Internal in every table. */
const ownColumns = ['id', 'companyId', 'updatedAt'] as const;
type Own = (typeof ownColumns)[number];
const own: ReadonlySet<string> = new Set(ownColumns);

/** Says nothing about a person, and stays. */
type Kept = {
  /** Its name in a bundle, if that is not the name of the column. */
  as?: string;
  /** The kind of record of a bundle whose id it is, or `members`, whom a bundle names by their email. */
  of?: string;
  /** A bundle does not have it. */
  bundled?: false;
};

/** Says something about a person. Erasing replaces it by this. */
type Personal<Value> = { erased: Value | Special } & Kept;

/**
 * What a merge makes of it. `stays`: what the person has who is kept. `first`: the same, or what the other has if that is
 * nothing. `latest`: the later time of both.
 */
type Merged<Value> = {
  merged: 'stays' | 'first' | Special | { value: Value } | (Value extends Date ? 'latest' : never);
};

/** Of a table whose rows a merge moves or deletes. `Keeps` are the columns that say nothing about a person, and stay. */
export type RecordOf<
  Table extends SQLiteTable,
  Keeps extends keyof InferSelectModel<Table> = never,
  Row = InferSelectModel<Table>,
> = {
  readonly [Column in Exclude<keyof Row, Keeps | Own>]:
    | Personal<Row[Column]>
    | typeof internal
    | Kept;
};

/** Of a table of which a merge makes one row of two: each column says how, or the merge loses what only one of them has. */
export type MergedRecordOf<Table extends SQLiteTable, Row = InferSelectModel<Table>> = {
  readonly [Column in Exclude<keyof Row, Own>]:
    | typeof internal
    | (Merged<Row[Column]> & Partial<Personal<Row[Column]>> & Kept);
};

type Fate = Kept & { erased?: unknown; merged?: unknown; isInternal?: true };
export type Fates = Readonly<Record<string, Fate>>;
type Values = Readonly<Record<string, unknown>>;

/** Columns with a fate, by the value that it has. */
type With<Columns extends Fates, Name extends 'erased' | 'merged', Value> = {
  [
    Column in keyof Columns as Columns[Column] extends Readonly<Record<Name, Value>>
      ? Column
      : never
  ]: unknown;
};

/** The values that erasing sets: those of the record, and those that only the caller knows. */
export function erasedColumns<
  const Columns extends Fates,
  const Others extends With<Columns, 'erased', Special>,
>(record: Columns, others: Others) {
  const values = Object.entries(record).flatMap(([column, fate]) =>
    'erased' in fate && fate.erased !== special ? [[column, fate.erased]] : [],
  );
  return { ...Object.fromEntries(values), ...others } as ErasedOf<Columns, Others>;
}

type ErasedOf<Columns extends Fates, Others> = Others & {
  [
    Column in Exclude<
      keyof With<Columns, 'erased', unknown>,
      keyof With<Columns, 'erased', Special>
    >
  ]: Columns[Column]['erased'];
};

/** The values that a merge sets, of the row that is kept and the other one. */
export function mergedColumns<
  const Columns extends Fates,
  const Others extends With<Columns, 'merged', Special>,
>(record: Columns, { into, other }: { into: Values; other: Values }, others: Others) {
  const values = Object.entries(record).flatMap(([column, { merged }]) => {
    if (merged === undefined || merged === 'stays' || merged === special) return [];
    return [[column, mergedValue(merged, into[column], other[column])]];
  });
  return { ...Object.fromEntries(values), ...others } as Others &
    Record<keyof With<Columns, 'merged', unknown>, undefined>;
}

function mergedValue(merged: unknown, mine: unknown, theirs: unknown): unknown {
  if (merged === 'first') return mine ?? theirs;
  if (merged === 'latest') return Number(mine) > Number(theirs) ? mine : theirs;
  return (merged as { value: unknown }).value;
}

export type BundledColumn = {
  /** In the code. */
  key: string;
  /** In the database. */
  column: string;
  /** In the bundle. */
  name: string;
  of: string | undefined;
  type: 'boolean' | 'date' | 'json' | 'number' | 'string';
  isNullable: boolean;
  /** The texts that it can be; empty: any. */
  choices: readonly string[];
};

/** The columns of a table that a bundle holds, in the order of the table. */
export function bundledColumns(table: SQLiteTable, record: Fates): BundledColumn[] {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table));
  return columns.flatMap(([key, column]) => {
    const { isInternal, bundled, as, of }: Fate = record[key] ?? {};
    if (isInternal || bundled === false || own.has(key)) return [];
    const name = snakeCase(column.name);
    const { dataType, notNull, enumValues = [] } = column;
    const type = dataType as BundledColumn['type'];
    return [
      { key, column: name, name: as ?? name, of, type, isNullable: !notNull, choices: enumValues },
    ];
  });
}

/** As Drizzle names columns. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
