/** Compares a restored database with its backup and its files. */
import { createHash } from 'node:crypto';
import type { Files } from '../../../../src/platform/files.ts';
import type { Restored } from './restore.ts';

export type Check = { what: string; isRight: boolean; seen: string };

const FILES_READ = 50;
/** Rows that were added while the backup ran come on top. */
const ADDED_SHARE_MAX = 0.05;

type Checked = {
  d1: D1Database;
  restored: Restored;
  files: Files;
  /** The bytes of a file elsewhere: in the bucket of the service, or its copy. */
  original: (key: string) => Promise<Uint8Array | null>;
};

export async function checkRestored({ d1, restored, files, original }: Checked): Promise<Check[]> {
  return [
    checkOrphans(restored),
    await checkForeignKeys(d1),
    await checkTriggers(d1, restored),
    await checkIndex(d1),
    await checkFiles(d1, files, original),
  ];
}

/** What was still to be done to the index, which rebuilding it has done. */
const DONE_WITH_INDEX = 'search_refills';

/** Before anybody is erased again. */
export async function checkCounts(
  d1: D1Database,
  { manifest }: Pick<Restored, 'manifest'>,
): Promise<Check> {
  const wrong: string[] = [];
  let total = 0;
  const tables = Object.entries(manifest.tables).filter(([table]) => table !== DONE_WITH_INDEX);
  for (const [table, { rows }] of tables) {
    const found = await countOf(d1, `"${table}"`);
    total += found;
    const most = rows + Math.max(1000, rows * ADDED_SHARE_MAX);
    if (found < rows || found > most) wrong.push(`${table} ${found} instead of ${rows}`);
  }
  const seen = wrong.length === 0 ? `${total} rows` : wrong.join(', ');
  return { what: 'rows as in the manifest', isRight: wrong.length === 0, seen };
}

function checkOrphans({ orphans }: Restored): Check {
  const list = Object.entries(orphans).map(([table, rows]) => `${table} ${rows}`);
  return {
    what: 'rows without the row that they refer to, left out',
    isRight: true,
    seen: list.join(', ') || 'none',
  };
}

async function checkForeignKeys(d1: D1Database): Promise<Check> {
  const { results } = await d1.prepare('pragma foreign_key_check').all();
  return { what: 'broken references', isRight: results.length === 0, seen: String(results.length) };
}

/** Each is as the migrations have made it. */
async function checkTriggers(d1: D1Database, { triggers }: Restored): Promise<Check> {
  const { results } = await d1
    .prepare(`select name, sql from sqlite_master where type = 'trigger'`)
    .all<{ name: string; sql: string }>();
  const found = new Map(results.map(({ name, sql }) => [name, sql]));
  const same = triggers.filter(({ name, sql }) => found.get(name) === sql).length;
  return {
    what: 'triggers as before',
    isRight: same === triggers.length && found.size === same && same > 0,
    seen: `${same} of ${triggers.length}`,
  };
}

/** Every listed job stands in the index of the public search. */
async function checkIndex(d1: D1Database): Promise<Check> {
  const listed = await countOf(d1, 'listed_jobs');
  const indexed = await countOf(d1, 'listing_search');
  return {
    what: 'listed jobs in the index',
    isRight: listed === indexed,
    seen: `${indexed} of ${listed}`,
  };
}

/** Reads some, and compares their SHA-256 with that of the originals, or of the copies. */
async function checkFiles(
  d1: D1Database,
  files: Files,
  original: Checked['original'],
): Promise<Check> {
  const { results } = await d1
    .prepare(
      `select key, byte_count as bytes from documents where removed_at is null order by random() limit ?`,
    )
    .bind(FILES_READ)
    .all<{ key: string; bytes: number }>();
  let [same, total] = [0, 0];
  for (const { key, bytes } of results) {
    const file = await files.get(key);
    const read = file && new Uint8Array(await new Response(file.body).arrayBuffer());
    const expected = await original(key);
    total += read?.length ?? 0;
    if (read?.length === bytes && expected && sha256(read) === sha256(expected)) same += 1;
  }
  return {
    what: 'files of documents, read, with the same SHA-256',
    isRight: same === results.length,
    seen: `${same} of ${results.length}, ${total} bytes`,
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function countOf(d1: D1Database, from: string): Promise<number> {
  const row = await d1.prepare(`select count(*) as n from ${from}`).first<{ n: number }>();
  return row?.n ?? 0;
}
