/** The removal of a company knows every table that holds something of it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { removalSteps } from '#recruiting/company/leaving/store/steps.ts';
import { openSqlite } from '../support/sqlite-d1.ts';

function tablesWith(sqlite: DatabaseSync, column: string): string[] {
  return sqlite
    .prepare(
      `select m.name as name from sqlite_schema m join pragma_table_info(m.name) c
       where m.type = 'table' and c.name = ? order by 1`,
    )
    .all(column)
    .map(({ name }) => String(name));
}

const listed: readonly string[] = removalSteps.map(({ table }) => table);
/** The columns that name a row of a company, where there is no `company_id` beside them. */
const parents = [
  'job_id',
  'application_id',
  'candidate_id',
  'document_id',
  'webhook_id',
  'import_id',
];

const missing = (sqlite: DatabaseSync) =>
  ['company_id', ...parents, 'grant_id']
    .flatMap((column) => tablesWith(sqlite, column))
    // Deleted webhooks whose rows the cron is deleting: ids only, and their rows have a company_id.
    .filter((table) => !listed.includes(table) && table !== 'webhook_remains');

describe('the names of tables', () => {
  test('are those of every file of src/data/tables', () => {
    const names = readFileSync('src/data/table-names.ts', 'utf8');
    const files = readdirSync('src/data/tables').filter((file) => file !== 'columns.ts');
    expect(files.filter((file) => !names.includes(`'./tables/${file}'`))).toEqual([]);
    expect(files.length).toBeGreaterThan(40);
  });
});

describe('the removal of a company', () => {
  test('has every table with a company_id, or with rows that belong to such a table', () => {
    expect(
      missing(openSqlite()),
      'list these in src/recruiting/company/leaving/store/steps.ts (docs/leaving.md)',
    ).toEqual([]);
  });

  test.each([
    ['create table wishes (company_id integer)', 'wishes'],
    ['create table job_wishes (job_id integer)', 'job_wishes'],
  ])('misses what %s adds', (change, table) => {
    const sqlite = openSqlite();
    sqlite.exec(change);
    expect(missing(sqlite)).toEqual([table]);
  });

  test('finds rows by an index that begins with company_id, where it says so', () => {
    const sqlite = openSqlite();
    for (const step of removalSteps) {
      if (step.by !== 'index') continue;
      const [plan] = sqlite
        .prepare(`explain query plan select rowid from "${step.table}" where company_id = 1`)
        .all();
      expect(String(plan?.['detail']), step.table).toMatch(/^SEARCH/u);
    }
  });

  test('finds rows of others by an index', () => {
    const sqlite = openSqlite();
    for (const step of removalSteps) {
      if (step.by !== 'child') continue;
      const { table, column, parent, key } = step;
      const plan = sqlite
        .prepare(
          `explain query plan delete from "${table}" where "${column}" in (
           select "${key}" from "${parent}" where company_id = 1 and id > 1 and id <= 2)`,
        )
        .all()
        .map(({ detail }) => String(detail));
      expect(
        plan.filter((detail) => detail.startsWith('SCAN')),
        table,
      ).toEqual([]);
    }
  });

  test('removes what refers to a table before the table', () => {
    const sqlite = openSqlite();
    const wrong = removalSteps.flatMap(({ table }, index) =>
      sqlite
        .prepare('select "table" as parent, on_delete as way from pragma_foreign_key_list(?)')
        .all(table)
        .filter(({ way, parent }) => {
          const at = listed.lastIndexOf(String(parent));
          return way !== 'CASCADE' && parent !== 'users' && at >= 0 && at < index;
        })
        .map(({ parent }) => `${table} -> ${String(parent)}`),
    );
    expect(wrong).toEqual([]);
  });
});
