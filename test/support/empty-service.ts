/**
 * Empties the service before the tests of a file: no test finds what another file has left in the tables, buckets and
 * namespaces of its workerd.
 */
import { env } from 'cloudflare:workers';

type Row = Record<string, unknown>;

/** The rows that come with the migrations, by table. */
const reference = new Map<string, Row[]>();
/** Nobody writes to a table of which more come. */
const REFERENCE_ROWS_MAX = 100;

/** The tables that this service writes to; those that a full-text index keeps for itself are not among them. */
const TABLES = String.raw`
  select t.name from sqlite_schema t
  where t.type = 'table' and t.name not like 'sqlite\_%' escape '\' and t.name not like '\_cf%' escape '\'
    and t.name not like 'd1\_%' escape '\' and not exists (
      select 1 from sqlite_schema i
      where i.sql like 'create virtual table%' and t.name glob i.name || '_*'
    )`;

let tables: string[] = [];

/** Right after the migrations, before anything else is stored. */
export async function rememberReference(): Promise<void> {
  if (tables.length > 0) return;
  const { results } = await env.DB.prepare(TABLES).all<{ name: string }>();
  tables = results.map(({ name }) => name);
  for (const name of await tablesWithRows()) {
    const rows = await env.DB.prepare(`select * from "${name}" limit ?`)
      .bind(REFERENCE_ROWS_MAX + 1)
      .all<Row>();
    reference.set(name, rows.results);
  }
  tables = tables.filter((name) => (reference.get(name)?.length ?? 0) <= REFERENCE_ROWS_MAX);
}

export async function emptyService(): Promise<void> {
  await Promise.all([
    emptyTables(),
    ...[env.FILES, env.BACKUP].map(emptyBucket),
    ...[env.KV, env.SUMMARY_CACHE].map(emptyNamespace),
    env.KEPT_QUEUES.fetch('http://kept-queues/'),
  ]);
}

/** The names of the tables that have rows other than those of the migrations. */
export async function tablesWithRows(): Promise<string[]> {
  return namesIn(await env.DB.batch<{ name: string }>(tables.map(hasRows)));
}

function hasRows(name: string): D1PreparedStatement {
  return env.DB.prepare(
    `select '${name}' as name where (select count(*) from (select 1 from "${name}" limit ?)) > ?`,
  ).bind(REFERENCE_ROWS_MAX, reference.get(name)?.length ?? 0);
}

function namesIn(found: readonly D1Result<{ name: string }>[]): string[] {
  return found.flatMap(({ results }) => results.map(({ name }) => name));
}

/** What deleting itself writes to. */
const writtenByDeletion = ['deletions'];

/** A trigger of one table may write to another, so all are deleted from twice. */
async function emptyTables(): Promise<void> {
  const named = [...(await tablesWithRows()), ...reference.keys(), ...writtenByDeletion];
  const used = [...new Set(named)].filter((name) => tables.includes(name));
  const deletions = used.map((name) => env.DB.prepare(`delete from "${name}"`));
  const done = await env.DB.batch<{ name: string }>([
    env.DB.prepare('pragma defer_foreign_keys = on'),
    ...deletions,
    ...deletions,
    ...[...reference].flatMap(([name, rows]) =>
      tables.includes(name) ? rows.map((row) => insertion(name, row)) : [],
    ),
    ...used.map(hasRows),
  ]);
  const left = namesIn(done.slice(done.length - used.length));
  if (left.length === 0) return;
  throw new Error(
    `Another file's rows are left in ${left.join(', ')}, which the tests of this file would find: delete them in test/support/empty-service.ts.`,
  );
}

function insertion(table: string, row: Row): D1PreparedStatement {
  const columns = Object.keys(row);
  return env.DB.prepare(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
     values (${columns.map(() => '?').join(', ')})`,
  ).bind(...Object.values(row));
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  for (;;) {
    const { objects, truncated } = await bucket.list();
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}

async function emptyNamespace(namespace: KVNamespace): Promise<void> {
  for (;;) {
    const { keys, list_complete: isComplete } = await namespace.list();
    await Promise.all(keys.map(({ name }) => namespace.delete(name)));
    if (isComplete) return;
  }
}
