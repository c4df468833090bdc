/** D1 through Drizzle: camelCase in the code, snake_case in the database. */
import { drizzle } from 'drizzle-orm/d1';
import type { DrizzleD1Database } from 'drizzle-orm/d1';

export type Db = DrizzleD1Database & { $client: D1Database };

export function openDb(binding: D1Database): Db {
  return drizzle(binding, { casing: 'snake_case' });
}

/** By table, the conditions that its rows `r` must all meet. */
export type RowFilters = ReadonlyMap<string, readonly string[]>;

/**
 * The database with only the rows that the filters let through, whatever is asked of it: before each statement stands a common
 * table expression of the same name for every filtered table that it names. The target of an UPDATE or DELETE is the table
 * itself, so what is changed has to be read first.
 */
export function filteredDb({ $client: binding }: Db, filters: RowFilters): Db {
  const names = new RegExp(`\\b(?:${[...filters.keys()].join('|')})\\b`, 'gu');
  const filtered: Pick<D1Database, 'batch' | 'prepare'> = {
    batch: (statements) => binding.batch(statements),
    prepare: (text) => binding.prepare(withFilters(text, names, filters)),
  };
  return openDb(new Proxy(binding, { get: (_, name): unknown => Reflect.get(filtered, name) }));
}

const WITH = /^\s*with\s+(recursive\s+)?/iu;

function withFilters(text: string, names: RegExp, filters: RowFilters): string {
  const named = new Set(text.match(names));
  if (named.size === 0) return text;
  const tables = [...named].map((table) => {
    const conditions = filters.get(table) ?? [];
    return `${table} as not materialized (select * from main.${table} r where ${conditions.join(' and ')})`;
  });
  const [own = '', recursive = ''] = WITH.exec(text) ?? [];
  const rest = own === '' ? ` ${text}` : `, ${text.slice(own.length)}`;
  return `with ${recursive}${tables.join(', ')}${rest}`;
}
