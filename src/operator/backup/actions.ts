/** Copies the database to the bucket of backups, in parts: a tick of the cron does some, and the next one goes on. */
import type { BackgroundCtx, PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { gzip } from '#lib/gzip.ts';
import { firstIdAt } from '#lib/ids.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS } from '#lib/time.ts';
import {
  DATABASE_MS,
  FOLDER,
  advance,
  expiredBackups,
  firstProgress,
  folderOf,
  isComplete,
  isDue,
  partKey,
  startOf,
  tablesToCopy,
} from './rules.ts';
import {
  adoptBackup,
  backupStarts,
  claimBackup,
  endedBackups,
  insertBackup,
  latestBackup,
  newestMigration,
  nextRows,
  schemaOf,
  updateBackup,
} from './store.ts';
import type { Backup, Row } from './store.ts';

/** Longer than any tick. */
const LEASE_MS = 5 * MINUTE_MS;
/** A part takes two trips to the database and one to the bucket; a tick has 500 in all. */
const PARTS_PER_TICK = 40;
/** Of which those that are kept are the newest, and some to delete. */
const KEPT_MAX = 500;
/** Folders that a night looks at for those without a row; 6 monthly and 35 daily ones are kept. */
const FOLDERS_MAX = 150;

type BackupCtx = PublicCtx & { backups: NonNullable<BackgroundCtx['backups']> };
type Readable = Pick<BackupCtx['backups'], 'list' | 'get'>;

/** Begins the backup of the night, or continues one. Does nothing where no bucket is bound. */
export async function continueBackup(
  ctx: PublicCtx & Pick<BackgroundCtx, 'backups'>,
  parts = PARTS_PER_TICK,
): Promise<void> {
  const { backups } = ctx;
  if (!backups) return;
  const latest = await runPlan(ctx, latestBackup(ctx));
  if (backups.isNightly && isDue(ctx.now, latest?.startedAt ?? null, DATABASE_MS)) {
    await begin(ctx, latest);
  } else if (latest?.state === 'running') {
    await copyParts({ ...ctx, backups }, latest, parts);
  } else {
    await deleteExpired({ ...ctx, backups });
  }
}

/** Begins one now, beside that of the night. */
export async function beginBackup(ctx: PublicCtx): Promise<{ id: number }> {
  return begin(ctx, await runPlan(ctx, latestBackup(ctx)));
}

async function begin(ctx: PublicCtx, latest: Backup | undefined): Promise<{ id: number }> {
  const schema = await runPlan(ctx, schemaOf(ctx));
  const row = {
    id: ctx.newId(),
    startedAt: ctx.now,
    state: 'running' as const,
    leaseUntil: ctx.now,
    progress: firstProgress(tablesToCopy(schema)),
  };
  const isStuck = latest?.state === 'running';
  await writeUnaudited(ctx, [
    ...(isStuck ? [updateBackup(ctx, latest.id, { state: 'failed' })] : []),
    insertBackup(ctx, row),
  ]);
  return { id: row.id };
}

async function copyParts(ctx: BackupCtx, { id, startedAt, progress }: Backup, parts: number) {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  if (!(await runPlan(ctx, claimBackup(ctx, id, leaseUntil)))) return;
  let reached = progress;
  try {
    for (let part = 0; part < parts && !isComplete(reached); part++) {
      reached = await copyPart(ctx, startedAt, reached);
      await writeUnaudited(ctx, [updateBackup(ctx, id, { progress: reached })]);
    }
    if (isComplete(reached)) await finish(ctx, id, startedAt, reached);
  } finally {
    // Where it failed, too: the next run need not wait for it.
    await writeUnaudited(ctx, [updateBackup(ctx, id, { leaseUntil: ctx.now })]);
  }
}

async function copyPart(ctx: BackupCtx, startedAt: Date, progress: Backup['progress']) {
  const { rows, lastKey, isLast } = await runPlan(ctx, nextRows(ctx, progress, startedAt));
  if (rows.length === 0) {
    const nothing = { rows: 0, lastKey, isLast, textLength: 0, bytes: 0, digest: progress.digest };
    return advance(progress, nothing);
  }
  const text = partText(progress, rows);
  const bytes = await gzip(text);
  await ctx.backups.put(partKey(folderOf(startedAt), progress.parts), bytes);
  const digest = await sha256Hex(`${progress.digest} ${await sha256Hex(text)}`);
  return advance(progress, {
    rows: rows.length,
    lastKey,
    isLast,
    textLength: text.length,
    bytes: bytes.byteLength,
    digest,
  });
}

/** NDJSON: a line with table, pass and columns, and each row as the list of its values. */
function partText({ tables, table, pass }: Backup['progress'], rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const head = { table: tables[table]?.name, pass, columns };
  const lines = rows.map((row) => JSON.stringify(columns.map((column) => row[column] ?? null)));
  return [JSON.stringify(head), ...lines, ''].join('\n');
}

async function finish(ctx: BackupCtx, id: number, startedAt: Date, progress: Backup['progress']) {
  const migration = await runPlan(ctx, newestMigration(ctx));
  const { copied, parts, bytes, digest } = progress;
  const manifest = {
    format: 'recruiting-backup/1',
    started_at: startedAt.toISOString(),
    finished_at: ctx.now.toISOString(),
    migration,
    tables: copied,
    parts,
    bytes,
    sha256: digest,
    parts_md5: await partHashes(ctx.backups, folderOf(startedAt), parts),
  };
  const text = JSON.stringify(manifest, null, 2);
  await ctx.backups.put(`${folderOf(startedAt)}/manifest.json`, new TextEncoder().encode(text));
  const finished = { state: 'finished' as const, finishedAt: ctx.now, parts, bytes };
  // What is needed later stands in the manifest.
  const done = { ...progress, tables: [], copied: {} };
  await writeUnaudited(ctx, [updateBackup(ctx, id, { ...finished, progress: done })]);
  await adoptBackups(ctx);
}

/**
 * Gives a row to every backup in the bucket that has none, as after a restore, which begins without rows of backups: only those that
 * have one are ever deleted. One without a manifest was interrupted.
 */
export async function adoptBackups(ctx: BackupCtx): Promise<void> {
  const known = await runPlan(ctx, backupStarts(ctx, KEPT_MAX));
  const found = await foldersWithoutRow(ctx.backups, FOLDER, known);
  const rows = found.map(({ startedAt, manifest }) => ({
    // Rows are in the order of their ids.
    id: firstIdAt(startedAt),
    startedAt,
    state: manifest ? ('finished' as const) : ('failed' as const),
    leaseUntil: startedAt,
    progress: firstProgress([]),
    finishedAt: manifest ? new Date(manifest.finished_at) : null,
    parts: manifest?.parts ?? 0,
    bytes: manifest?.bytes ?? 0,
  }));
  if (rows.length === 0) return;
  await writeUnaudited(
    ctx,
    rows.map((row) => adoptBackup(ctx, row)),
  );
}

/** The MD5 of each part, as the bucket has it: what is damaged later is found before anything is restored. */
export async function partHashes(
  bucket: Readable,
  folder: string,
  parts: number,
): Promise<string[]> {
  const found = new Map<string, string>();
  for (let after: string | undefined; ;) {
    const { objects, isLast } = await bucket.list(`${folder}/`, after);
    for (const { key, etag } of objects) found.set(key, etag);
    after = objects.at(-1)?.key;
    if (isLast || after === undefined) break;
  }
  return Array.from({ length: parts }, (_, part) => {
    const hash = found.get(partKey(folder, part));
    if (hash === undefined) throw new Error(`${partKey(folder, part)} is missing.`);
    return hash;
  });
}

type KeptManifest = { finished_at: string; parts: number; bytes: number };

/** Folders below `prefix` that are named by a time which is not known, with what their manifests say. */
export async function foldersWithoutRow(
  bucket: Readable,
  prefix: string,
  known: readonly Date[],
): Promise<{ startedAt: Date; manifest: KeptManifest | null }[]> {
  const knownTimes = new Set(known.map((startedAt) => startedAt.getTime()));
  const found = [];
  let after: string | undefined;
  for (let folder = 0; folder < FOLDERS_MAX; folder++) {
    const { objects } = await bucket.list(prefix, after);
    const name = objects[0]?.key.slice(prefix.length).split('/')[0];
    if (name === undefined) break;
    const startedAt = startOf(name);
    if (startedAt && !knownTimes.has(startedAt.getTime())) {
      const key = `${prefix}${name}/manifest.json`;
      const file = await bucket.get(key);
      found.push({ startedAt, manifest: file && parseManifest(key, file.bytes) });
    }
    // '0' follows '/': the next folder.
    after = `${prefix}${name}0`;
  }
  return found;
}

function parseManifest(key: string, bytes: Uint8Array): KeptManifest {
  try {
    const manifest: KeptManifest = JSON.parse(new TextDecoder().decode(bytes));
    return manifest;
  } catch {
    throw new Error(`${key} is damaged: it is no JSON.`);
  }
}

/** One of them a tick, 1,000 parts at a time. */
async function deleteExpired(ctx: BackupCtx): Promise<void> {
  const ended = await runPlan(ctx, endedBackups(ctx, KEPT_MAX));
  const [oldest] = expiredBackups(ended).slice(-1);
  if (!oldest) return;
  if (await removeFolder(ctx.backups, folderOf(oldest.startedAt))) return;
  await writeUnaudited(ctx, [updateBackup(ctx, oldest.id, { state: 'deleted' })]);
}

/** Removes at most 1,000 objects below a folder. Returns whether there were any. */
export async function removeFolder(bucket: BackupCtx['backups'], folder: string): Promise<boolean> {
  const { objects } = await bucket.list(`${folder}/`);
  if (objects.length > 0) await bucket.remove(objects.map(({ key }) => key));
  return objects.length > 0;
}
