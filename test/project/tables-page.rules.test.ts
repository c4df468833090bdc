/** The list of all tables in the documentation. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STORAGE_FILE, tablesInCode, withTables } from '../../tools/docs-tables.ts';
import { openSqlite } from '../support/sqlite-d1.ts';

test(`${STORAGE_FILE} is up to date; if not, run: npm run docs:tables`, () => {
  const page = readFileSync(STORAGE_FILE, 'utf8');
  expect(withTables(page)).toBe(page);
});

test('every table of the code says in a comment above it what it holds', () => {
  const silent = [...tablesInCode()].flatMap(([name, about]) => (about === '' ? [name] : []));
  expect(silent).toEqual([]);
});

test('every table that the migrations make is on the page', () => {
  const made = openSqlite()
    .prepare(`select name from sqlite_schema where type = 'table' and sql not like '%virtual%'`)
    .all()
    .map(({ name }) => String(name));
  const inCode = tablesInCode();
  const others = made.filter((name) => !inCode.has(name));
  const page = readFileSync(STORAGE_FILE, 'utf8');
  // Those of full text, and those that public SQL alone reads.
  const inSql = others.filter(
    (name) => !/^sqlite_|_(?:content|data|idx|docsize|config)$/u.test(name),
  );
  expect(inSql.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect([...inCode.keys()].filter((name) => !made.includes(name))).toEqual([]);
});
