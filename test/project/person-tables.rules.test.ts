/** Erase, export, merge and retention know every table that holds something about a person. */
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { CandidateExport } from '#recruiting/people/candidates/schemas/candidates.ts';
import { personTables } from '#recruiting/people/candidates/store/person-tables.ts';
import { entities, leftOut } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { openSqlite } from '../support/sqlite-d1.ts';

/** The columns by which a table belongs to a person, as `table.column`. */
function personColumns(sqlite: DatabaseSync): string[] {
  return sqlite
    .prepare(
      `select m.name || '.' || c.name as path from sqlite_schema m join pragma_table_info(m.name) c
       where m.type = 'table' and c.name in ('candidate_id', 'application_id') order by 1`,
    )
    .all()
    .map(({ path }) => String(path));
}

const listed = personTables.flatMap(({ table, by }) => by.map((column) => `${table}.${column}`));

/** The tables that a bundle holds. */
const bundled = new Set(
  entities.flatMap(({ table, children }) => [table, ...children.map((child) => child.table)]),
);

/** The tables about persons that a bundle neither holds nor names as left out. */
function notInBundle(tables: readonly string[]): string[] {
  return tables.filter((table) => !bundled.has(table) && !Object.hasOwn(leftOut, table));
}

describe('the bundle of a company', () => {
  test('holds each table with a company_id, or says why not', () => {
    const withCompany = (sqlite: DatabaseSync) =>
      sqlite
        .prepare(
          `select m.name as name from sqlite_schema m join pragma_table_info(m.name) c
           where m.type = 'table' and c.name = 'company_id' order by 1`,
        )
        .all()
        .map(({ name }) => String(name));
    const sqlite = openSqlite();
    expect(
      notInBundle(withCompany(sqlite)),
      'add these to src/recruiting/transfers/schemas/bundle/entities.ts (docs/import-export.md)',
    ).toEqual([]);
    sqlite.exec('create table wishes (company_id integer)');
    expect(notInBundle(withCompany(sqlite))).toEqual(['wishes']);
  });

  test('holds each table about persons, or says why not', () => {
    const tables = personTables.map(({ table }) => table);
    expect(
      notInBundle(tables),
      'add these to src/recruiting/transfers/schemas/bundle/entities.ts (docs/import-export.md)',
    ).toEqual([]);
    expect(notInBundle([...tables, 'candidate_wishes'])).toEqual(['candidate_wishes']);
    expect(Object.keys(leftOut).filter((table) => bundled.has(table))).toEqual([]);
  });

  test('has columns and rows that exist', () => {
    const sqlite = openSqlite();
    for (const { table, fields, children } of entities) {
      for (const one of [{ table, fields }, ...children]) {
        const columns = sqlite.prepare('select name from pragma_table_info(?)').all(one.table);
        for (const { column } of one.fields) expect(columns).toContainEqual({ name: column });
      }
    }
  });
});

describe('the list of tables about persons', () => {
  test('has every table with a candidate_id or application_id, and no other', () => {
    const columns = personColumns(openSqlite());
    expect(
      columns.filter((column) => !listed.includes(column)),
      'list these in src/recruiting/people/candidates/store/person-tables.ts (docs/persons.md)',
    ).toEqual([]);
    expect(listed.filter((column) => !columns.includes(column))).toEqual([]);
  });

  test.each([
    ['create table candidate_wishes (candidate_id integer)', 'candidate_wishes.candidate_id'],
    [
      'create table application_wishes (application_id integer)',
      'application_wishes.application_id',
    ],
    ['alter table application_notes add candidate_id integer', 'application_notes.candidate_id'],
  ])('misses what %s adds', (change, column) => {
    const sqlite = openSqlite();
    sqlite.exec(change);
    expect(personColumns(sqlite).filter((one) => !listed.includes(one))).toEqual([column]);
  });

  test('names each table once, and columns of files that it has', () => {
    const sqlite = openSqlite();
    const names = personTables.map(({ table }) => table);
    expect(new Set(names).size).toBe(names.length);
    for (const { table, files = [] } of personTables) {
      const columns = sqlite.prepare('select name from pragma_table_info(?)').all(table);
      expect(columns.length, table).toBeGreaterThan(0);
      for (const file of files) expect(columns).toContainEqual({ name: file });
    }
  });

  test.each(personTables.map((one) => [one.table, one] as const))(
    'says where %s is in the export, or why not',
    (_, { export: place }) => {
      if (typeof place !== 'string') return expect(place.left).not.toBe('');
      return expect(valueAt(z.toJSONSchema(CandidateExport), place.split('.'))).toBeDefined();
    },
  );
});

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** The schema at a path; lists are entered. */
function valueAt(root: unknown, path: readonly string[]): Schema | undefined {
  const { $defs = {} } = root as Schema;
  const entered = (schema: Schema | undefined): Schema | undefined => {
    if (schema?.$ref) return entered($defs[schema.$ref.split('/').at(-1) ?? '']);
    return schema?.items ? entered(schema.items) : schema;
  };
  return path.reduce<Schema | undefined>(
    (schema, name) => entered(schema)?.properties?.[name],
    root as Schema,
  );
}
