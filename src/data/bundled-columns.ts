/** The columns of a table that a bundle holds, read off the table and its record. */
import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Fate, Fates } from './record.ts';

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

/** In the order of the table. */
export function bundledColumns(table: SQLiteTable, record: Fates): BundledColumn[] {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table));
  return columns.flatMap(([key, column]) => {
    const { isInternal, bundled, as, of }: Fate = record[key] ?? {};
    if (isInternal || bundled === false) return [];
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
