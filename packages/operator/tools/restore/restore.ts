/** Fills an empty, migrated database from the parts of a backup. */
import { folderOf } from '../../../../src/operator/backup/rules.ts';
import type { BackupBucket } from '../../../../src/platform/backups.ts';
import { REPEATABLE } from '../../../../tools/local/d1.ts';
import { assertWhole, readManifest, readParts } from './parts.ts';
import type { Manifest, Part } from './parts.ts';
import { openProgress } from './progress.ts';
import type { Progress, Trigger } from './progress.ts';

export type Restored = {
  manifest: Manifest;
  /** Rows that referred to a row that was deleted while the backup ran. */
  orphans: Record<string, number>;
  /** Those of the migrations, which are there again. */
  triggers: readonly Trigger[];
};

type Reference = { parent: string; pairs: { from: string; to: string }[] };

/** A bound text of a statement. */
const TEXT_LENGTH_MAX = 500_000;
const ROWID = 'rowid_';

/** Goes on with a restore of this backup that has failed. Throws where the database has data of another origin. */
export async function restore(
  d1: D1Database,
  bucket: BackupBucket,
  startedAt: Date,
): Promise<Restored> {
  const manifest = await readManifest(bucket, startedAt);
  await assertMigrated(d1, manifest);
  await assertWhole(bucket, folderOf(startedAt), manifest);
  // Triggers keep counters and lists, which the backup has: they are dropped meanwhile.
  const progress = await openProgress(d1, startedAt.toISOString());
  const statementsOf = prepareStatements(d1);
  await fillAll(d1, { parts: readParts(bucket, startedAt, manifest), progress, statementsOf });
  // A row may have been copied before the one that it refers to was added.
  const orphans: Record<string, number> = {};
  for (const part of progress.early) {
    const { length } = await fill(d1, part, statementsOf);
    if (length > 0) orphans[part.table] = (orphans[part.table] ?? 0) + length;
  }
  await progress.end();
  return { manifest, orphans, triggers: progress.triggers };
}

type Filling = { parts: AsyncGenerator<Part>; progress: Progress; statementsOf: StatementsOf };

/** Parts that an earlier try has written are read for their hash, and left. */
async function fillAll(d1: D1Database, { parts, progress, statementsOf }: Filling): Promise<void> {
  let at = 0;
  for await (const part of parts) {
    at += 1;
    if (at <= progress.parts) continue;
    const rows = await fill(d1, part, statementsOf);
    await progress.note(at, rows.length > 0 ? { ...part, rows } : null);
  }
}

async function assertMigrated(d1: D1Database, { migration }: Manifest): Promise<void> {
  const applied = await all<{ name: string }>(d1, 'select name from d1_migrations');
  if (!applied.some(({ name }) => name === migration)) {
    throw new Error(`The database lacks the migration ${migration}, which the backup has.`);
  }
}

/** A foreign key can have several columns. */
async function referencesOf(d1: D1Database, table: string): Promise<Reference[]> {
  const rows = await all<{ id: number; table: string; from: string; to: string }>(
    d1,
    'select id, "table", "from", "to" from pragma_foreign_key_list(?)',
    table,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((pairs) => ({
    parent: pairs[0]?.table ?? '',
    pairs,
  }));
}

type Statements = { insert: string; missing: string };
type StatementsOf = (part: Part) => Promise<Statements>;

/** Asks for the schema of a table once: it has many parts. */
function prepareStatements(d1: D1Database): StatementsOf {
  const prepared = new Map<string, Promise<Statements>>();
  return ({ table, columns }) => {
    const key = [table, ...columns].join(' ');
    const statements = prepared.get(key) ?? statementsFor(d1, table, columns);
    prepared.set(key, statements);
    return statements;
  };
}

/** Writes the rows of a part over those of an earlier one, and returns those that refer to a missing row. */
async function fill(d1: D1Database, part: Part, statementsOf: StatementsOf): Promise<string[]> {
  const { insert, missing } = await statementsOf(part);
  const orphans: string[] = [];
  for (const chunk of chunksOf(part.rows)) {
    const [, found] = await d1.batch<{ value: string }>([
      d1.prepare(insert).bind(chunk),
      d1.prepare(missing).bind(chunk),
    ]);
    for (const { value } of found?.results ?? []) orphans.push(value);
  }
  return orphans;
}

/** Lists of rows as JSON, each small enough to be bound. */
function* chunksOf(rows: readonly string[]): Generator<string> {
  let [chunk, length]: [string[], number] = [[], 0];
  for (const row of rows) {
    if (length + row.length > TEXT_LENGTH_MAX && chunk.length > 0) {
      yield `[${chunk.join(',')}]`;
      [chunk, length] = [[], 0];
    }
    chunk.push(row);
    length += row.length;
  }
  if (chunk.length > 0) yield `[${chunk.join(',')}]`;
}

async function statementsFor(
  d1: D1Database,
  table: string,
  columns: readonly string[],
): Promise<Statements> {
  const [schema] = await all<{ sql: string }>(
    d1,
    'select sql from sqlite_master where name = ?',
    table,
  );
  const isFullText = /^create virtual table/iu.test(schema?.sql ?? '');
  const taken = columns.flatMap((column, at) => {
    if (column !== ROWID) return [{ column, at }];
    // The rowid of other tables is their id, or of no meaning.
    return isFullText ? [{ column: 'rowid', at }] : [];
  });
  const valueOf = (column: string) => `json_extract(value, '$[${columns.indexOf(column)}]')`;
  const conditions = (await referencesOf(d1, table))
    .filter(({ parent }) => parent !== table)
    .map(({ parent, pairs }) => {
      const isNull = pairs.map(({ from }) => `${valueOf(from)} is null`).join(' or ');
      const isSame = pairs.map(({ from, to }) => `"${to}" = ${valueOf(from)}`).join(' and ');
      return `(${isNull} or exists (select 1 from "${parent}" where ${isSame}))`;
    });
  const names = taken.map(({ column }) => `"${column}"`).join(', ');
  const values = taken.map(({ at }) => `json_extract(value, '$[${at}]')`).join(', ');
  const isWhole = ['true', ...conditions].join(' and ');
  // Replacing a row would delete the rows that refer to it.
  const updates = taken.map(({ column }) => `"${column}" = excluded."${column}"`).join(', ');
  const [verb, rest] = isFullText
    ? ['insert or replace', '']
    : ['insert', `on conflict do update set ${updates}`];
  return {
    insert: `${verb} ${REPEATABLE} into "${table}" (${names})
      select ${values} from json_each(?) where ${isWhole} ${rest}`,
    missing: `select value from json_each(?) where not (${isWhole})`,
  };
}

async function all<Row>(d1: D1Database, query: string, ...values: string[]): Promise<Row[]> {
  const { results } = await d1
    .prepare(query)
    .bind(...values)
    .all<Row>();
  return results;
}
