/** Applies the files of `migrations/` to a local database and records them as `wrangler d1 migrations apply` does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../migrations');

/** Later migrations add to it. */
const BASELINE = '0000_baseline.sql';

const CREATE_JOURNAL = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

export type Migration = { name: string; statements: string[] };

/** All migrations, in the order in which they apply. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const { unstable_splitSqlQuery: splitSql } = await import('wrangler');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, statements: splitSql(readFileSync(join(folder, name), 'utf8')) }));
}

/** The names of those that the database lacks, in the order in which they apply. */
export async function pendingMigrations(d1: D1Database): Promise<string[]> {
  const [journal] = await d1
    .prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'")
    .all()
    .then(({ results }) => results);
  const all = (await readMigrations()).map(({ name }) => name);
  if (!journal) return all;
  const applied = await d1.prepare('SELECT name FROM "d1_migrations"').all<{ name: string }>();
  const names = new Set(applied.results.map(({ name }) => name));
  return all.filter((name) => !names.has(name));
}

const OLD_STORE =
  'The local store is of a version before 0.1.0, which this one cannot read. Remove it with its data: the folders .wrangler/state and .dev.';

/** Each migration that is missing is one transaction, so that an interrupted run can be repeated. */
export async function migrate(d1: D1Database): Promise<void> {
  await d1.prepare(CREATE_JOURNAL).run();
  const applied = await d1.prepare('SELECT name FROM "d1_migrations"').all<{ name: string }>();
  const names = new Set(applied.results.map(({ name }) => name));
  if (names.size > 0 && !names.has(BASELINE)) throw new Error(OLD_STORE);
  for (const { name, statements } of (await readMigrations()).filter(
    (one) => !names.has(one.name),
  )) {
    await d1.batch([
      ...statements.map((statement) => d1.prepare(statement)),
      d1.prepare('INSERT INTO "d1_migrations" (name) VALUES (?)').bind(name),
    ]);
  }
}
