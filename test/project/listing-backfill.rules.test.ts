/** What the migration of the listing makes of the rows that a store has already. */
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { applyMigration, migrationFiles, openSqlite } from '../support/sqlite-d1.ts';

const BEFORE = '0016';
const PUBLISHED = 1_780_000_000_000;

/** Inserts the row, with a value for each column that needs one. */
function insert(sqlite: DatabaseSync, table: string, row: Record<string, string | number | null>) {
  const columns = sqlite.prepare(`pragma table_info(${table})`).all() as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
  }[];
  const needed = columns.filter((one) => one.notnull === 1 && one.dflt_value === null);
  const filled = Object.fromEntries(
    needed.map(({ name, type }) => [name, type === 'INTEGER' ? 1 : '']),
  );
  const values = { ...filled, ...row };
  const names = Object.keys(values);
  const marks = names.map(() => '?').join(', ');
  sqlite
    .prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`)
    .run(...Object.values(values));
}

/** A store of the release before: listed jobs, one with texts and an office, one of a test company, a draft and one that is over. */
function fill(sqlite: DatabaseSync): void {
  insert(sqlite, 'career_domains', { id: 1, hostname: 'a.example', is_test: 0 });
  insert(sqlite, 'places', { id: 7, country_id: 276, name: 'Berlin', slug: 'berlin' });
  for (const [id, isTest] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const company = { id, name: `Company ${id}`, subdomain: `c${id}`, country_id: 276 };
    insert(sqlite, 'companies', { ...company, career_domain_id: 1, is_test: isTest });
  }
  insert(sqlite, 'offices', { id: 5, company_id: 1, place_id: 7, address: 'Way 1', zipcode: '10' });
  const jobs = [
    { id: 11, company_id: 1, office_id: 5, title: 'Baker', category_id: 3 },
    { id: 12, company_id: 1, office_id: null, title: 'Cook', category_id: null },
    { id: 13, company_id: 2, office_id: null, title: 'Tester', category_id: null },
    { id: 14, company_id: 1, office_id: null, title: 'Draft', category_id: null },
    { id: 15, company_id: 1, office_id: null, title: 'Over', category_id: null },
  ];
  for (const job of jobs) {
    const texts = { skills: '["Bread"]', benefits: '[1]', workplace: 'Remote' };
    const state = { status: 'Draft', status_by_admin: 'approved', title_indexed: job.title };
    const times = { created_at: PUBLISHED, updated_at: PUBLISHED };
    insert(sqlite, 'jobs', { ...job, ...texts, ...state, ...times, hash_id: `hash${job.id}` });
  }
  insert(sqlite, 'job_texts', { job_id: 11, description: '<p>Bake.</p>', tasks: null });
  for (const id of [11, 12, 13, 15]) {
    setStatus(sqlite, id, 'Live', PUBLISHED + id);
  }
  setStatus(sqlite, 15, 'Closed', PUBLISHED + 15);
}

function setStatus(sqlite: DatabaseSync, id: number, status: string, publishedAt: number): void {
  sqlite
    .prepare('update jobs set status = ?, published_at = ? where id = ?')
    .run(status, publishedAt, id);
}

const tables = ['listed_jobs', 'listed_texts', 'job_pages', 'company_profiles', 'job_counts'];

function contents(sqlite: DatabaseSync) {
  const rows = tables.map((table) => {
    const where = table === 'job_counts' ? 'where n > 0' : '';
    return [table, sqlite.prepare(`select * from ${table} ${where} order by 1, 2, 3`).all()];
  });
  const found = [
    `select rowid from listing_search where listing_search match 'scope : d1 AND scope : o1' order by rowid`,
    `select rowid from listing_search where listing_search match 'title : baker AND company : company AND city : berlin'`,
    `select rowid from company_job_search where company_job_search match 'scope : o1' order by rowid`,
  ].map((query) => sqlite.prepare(query).all());
  return { ...Object.fromEntries(rows), found } as Record<string, Record<string, unknown>[]>;
}

describe('the migration of the listing', () => {
  test('gives a store that has jobs what the triggers give a new one', () => {
    const migrated = openSqlite(BEFORE);
    fill(migrated);
    for (const file of migrationFiles().filter((name) => name >= BEFORE)) {
      applyMigration(migrated, file);
    }
    const whole = openSqlite();
    fill(whole);
    const listing = contents(migrated);
    expect(listing['listed_jobs']?.map((row) => row['hash_id'])).toEqual(['hash11', 'hash12']);
    expect(listing['listed_texts']).toMatchObject([{ description: '<p>Bake.</p>' }]);
    expect(listing['found']?.map((jobs) => jobs['length'])).toEqual([2, 1, 4]);
    expect(listing).toEqual(contents(whole));
  });
});
