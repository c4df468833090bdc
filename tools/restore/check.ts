/** Compares a restored database with its backup and its files. */
import type { Files } from '#platform/files.ts';
import type { Restored } from './restore.ts';

export type Check = { what: string; isRight: boolean; seen: string };

const FILES_READ = 50;
/** Rows that were added while the backup ran come on top. */
const ADDED_SHARE_MAX = 0.05;

type Checked = { d1: D1Database; restored: Restored; files: Files };

export async function checkRestored({ d1, restored, files }: Checked): Promise<Check[]> {
  return [
    await checkCounts(d1, restored),
    checkOrphans(restored),
    await checkForeignKeys(d1),
    await checkTriggers(d1),
    await checkIndex(d1),
    await checkFiles(d1, files),
  ];
}

/** What was still to be done to the index, which rebuilding it has done. */
const DONE_WITH_INDEX = 'search_refills';

async function checkCounts(d1: D1Database, { manifest }: Restored): Promise<Check> {
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

async function checkTriggers(d1: D1Database): Promise<Check> {
  const found = await countOf(d1, `sqlite_master where type = 'trigger'`);
  return { what: 'triggers', isRight: found > 0, seen: String(found) };
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

async function checkFiles(d1: D1Database, files: Files): Promise<Check> {
  const { results } = await d1
    .prepare('select key from documents where removed_at is null order by random() limit ?')
    .bind(FILES_READ)
    .all<{ key: string }>();
  const found = await Promise.all(results.map(({ key }) => files.head(key)));
  const missing = found.filter((file) => file === null).length;
  return {
    what: 'files of documents',
    isRight: missing === 0,
    seen: `${found.length - missing} of ${found.length}`,
  };
}

async function countOf(d1: D1Database, from: string): Promise<number> {
  const row = await d1.prepare(`select count(*) as n from ${from}`).first<{ n: number }>();
  return row?.n ?? 0;
}
