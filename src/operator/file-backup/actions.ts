/** Copies uploaded files to the bucket of backups: new documents every minute, and every night what the two buckets do not have in common. */
import type { BackgroundCtx, PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { gzip } from '#lib/gzip.ts';
import { sha256Hex } from '#lib/hash.ts';
import { firstIdAt } from '#lib/ids.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { FileBackupProgress } from '#lib/backup-progress.ts';
import { foldersWithoutRow, partHashes, removeFolder } from '#operator/backup/actions.ts';
import { FILES_MS, isDue, partKey } from '#operator/backup/rules.ts';
import type { ListedObject } from '#lib/listed-object.ts';
import {
  COPIES,
  MANIFESTS_KEPT,
  compare,
  copyKey,
  expiredManifest,
  firstFileProgress,
  horizonOf,
  MANIFESTS,
  manifestFolderOf,
} from './rules.ts';
import type { Comparison } from './rules.ts';
import {
  adoptFileBackup,
  claimFileBackup,
  deleteGoneFiles,
  documentsBetween,
  endedFileBackups,
  goneBetween,
  insertFileBackup,
  insertGoneFiles,
  latestFileBackup,
  recentFileBackups,
  updateFileBackup,
} from './store.ts';
import type { FileBackup } from './store.ts';

/** Longer than any tick. */
const LEASE_MS = 5 * MINUTE_MS;
/** A copy takes two calls; a tick has 500 in all, of which the backup of the database takes 120. */
const COPIES_PER_TICK = 60;
const DOCUMENTS_PER_TICK = 25;
/** Each compares up to 1,000 files by five calls. */
const STEPS_PER_TICK = 5;
/** At once: a Worker has six connections, and an isolate 128 MB for files of 10 MB. */
const LANES = 4;
/** A document that is stored later than that after its id was made is copied at night. */
const STORED_MS = MINUTE_MS;

/** More than are kept. */
const KNOWN_MAX = 500;

export const fileManifestFormat = 'recruiting-files/1';

export type FileBackupCtx = PublicCtx & {
  backups: NonNullable<BackgroundCtx['backups']>;
  uploads: BackgroundCtx['uploads'];
};

/** Copies new documents, and begins or continues the comparison of the night. Does nothing where no bucket is bound. */
export async function continueFileBackup(
  ctx: PublicCtx & Pick<BackgroundCtx, 'backups' | 'uploads'>,
  copies = COPIES_PER_TICK,
): Promise<void> {
  const { backups } = ctx;
  if (!backups) return;
  const bound = { ...ctx, backups };
  const latest = await runPlan(ctx, latestFileBackup(ctx));
  // The first copy of many files takes days: it goes on, and no other begins meanwhile.
  if (latest?.state === 'running') await continueComparison(bound, latest, copies);
  else if (backups.isNightly && isDue(ctx.now, latest?.startedAt ?? null, FILES_MS))
    await beginFileBackup(ctx);
  else await deleteExpiredManifest(bound);
  if (latest && backups.isNightly) await copyNewDocuments(bound, latest);
}

export async function beginFileBackup(ctx: PublicCtx): Promise<{ id: number }> {
  const latest = await runPlan(ctx, latestFileBackup(ctx));
  const row = {
    id: ctx.newId(),
    startedAt: ctx.now,
    state: 'running' as const,
    leaseUntil: ctx.now,
    progress: firstFileProgress(),
    documentsThrough: latest?.documentsThrough ?? firstIdAt(ctx.now),
  };
  const isStuck = latest?.state === 'running';
  await writeUnaudited(ctx, [
    ...(isStuck ? [updateFileBackup(ctx, latest.id, { state: 'failed' })] : []),
    insertFileBackup(ctx, row),
  ]);
  return { id: row.id };
}

/** What candidates have sent cannot be asked for again: it does not wait for the night. */
async function copyNewDocuments(ctx: FileBackupCtx, { id, documentsThrough }: FileBackup) {
  const through = firstIdAt(new Date(ctx.now.getTime() - STORED_MS));
  const range = { after: documentsThrough, through, limit: DOCUMENTS_PER_TICK };
  const found = await runPlan(ctx, documentsBetween(ctx, range));
  const last = found.at(-1);
  if (!last) return;
  await copyFiles(
    ctx,
    found.map(({ key }) => key),
  );
  await writeUnaudited(ctx, [updateFileBackup(ctx, id, { documentsThrough: last.id })]);
}

async function continueComparison(ctx: FileBackupCtx, row: FileBackup, copies: number) {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  if (!(await runPlan(ctx, claimFileBackup(ctx, row.id, leaseUntil)))) return;
  let progress = row.progress;
  const copiedBefore = progress.copied;
  try {
    for (let step = 0; step < STEPS_PER_TICK && progress.after !== null; step++) {
      const left = copies - (progress.copied - copiedBefore);
      if (left <= 0) break;
      const compared = await comparePage(ctx, progress.after, left);
      progress = await applyComparison(ctx, row, progress, compared);
    }
    if (progress.after === null) await finish(ctx, row, progress);
  } finally {
    // Where it failed, too: the next run need not wait for it.
    await writeUnaudited(ctx, [updateFileBackup(ctx, row.id, { leaseUntil: ctx.now })]);
  }
}

async function comparePage(
  ctx: FileBackupCtx,
  after: string,
  copiesMax: number,
): Promise<Comparison> {
  const [originals, copies] = await Promise.all([
    ctx.uploads.list('', after === '' ? undefined : after),
    ctx.backups.list(COPIES, after === '' ? undefined : copyKey(after)),
  ]);
  const listings = { originals, copies };
  const gone = await runPlan(ctx, goneBetween(ctx, after, horizonOf(listings)));
  return compare(listings, gone, { now: ctx.now, copiesMax });
}

/** Copies and deletes before it writes what it has done: a step that is interrupted is done again. */
async function applyComparison(
  ctx: FileBackupCtx,
  { id, startedAt }: FileBackup,
  progress: FileBackupProgress,
  { same, toCopy, gone, back, expired, through }: Comparison,
): Promise<FileBackupProgress> {
  const copied = await copyFiles(
    ctx,
    toCopy.map(({ key }) => key),
  );
  if (expired.length > 0) await ctx.backups.remove(expired.map(copyKey));
  const kept = [...same, ...toCopy.filter(({ key }) => copied.has(key))].toSorted((a, b) =>
    a.key < b.key ? -1 : 1,
  );
  const next: FileBackupProgress = {
    ...(await writeManifestPart(ctx, startedAt, progress, kept)),
    after: through,
    files: progress.files + kept.length,
    bytes: progress.bytes + kept.reduce((sum, { size }) => sum + size, 0),
    copied: progress.copied + copied.size,
    gone: progress.gone + gone.length,
    removed: progress.removed + expired.length,
  };
  const settled = [...back, ...expired];
  await writeUnaudited(ctx, [
    ...(gone.length > 0 ? [insertGoneFiles(ctx, gone)] : []),
    ...(settled.length > 0 ? [deleteGoneFiles(ctx, settled)] : []),
    updateFileBackup(ctx, id, { progress: next }),
  ]);
  return next;
}

async function writeManifestPart(
  ctx: FileBackupCtx,
  startedAt: Date,
  progress: FileBackupProgress,
  files: readonly ListedObject[],
): Promise<FileBackupProgress> {
  if (files.length === 0) return progress;
  const text = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  const key = partKey(manifestFolderOf(startedAt), progress.parts);
  await ctx.backups.put(key, await gzip(text));
  const digest = await sha256Hex(`${progress.digest} ${await sha256Hex(text)}`);
  return { ...progress, parts: progress.parts + 1, digest };
}

/** Returns the keys of those that were there. */
async function copyFiles(
  { uploads, backups }: FileBackupCtx,
  keys: readonly string[],
): Promise<Set<string>> {
  const copied = new Set<string>();
  const waiting = keys.values();
  async function lane(): Promise<void> {
    for (const key of waiting) {
      const file = await uploads.get(key);
      if (!file) continue;
      await backups.put(copyKey(key), file.bytes, file.contentType);
      copied.add(key);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return copied;
}

async function finish(
  ctx: FileBackupCtx,
  { id, startedAt }: FileBackup,
  progress: FileBackupProgress,
) {
  const { parts, digest, files, bytes } = progress;
  const manifest = {
    format: fileManifestFormat,
    started_at: startedAt.toISOString(),
    finished_at: ctx.now.toISOString(),
    files,
    bytes,
    parts,
    sha256: digest,
    parts_md5: await partHashes(ctx.backups, manifestFolderOf(startedAt), parts),
  };
  const text = JSON.stringify(manifest, null, 2);
  const key = `${manifestFolderOf(startedAt)}/manifest.json`;
  await ctx.backups.put(key, new TextEncoder().encode(text));
  await writeUnaudited(ctx, [
    updateFileBackup(ctx, id, { state: 'finished', finishedAt: ctx.now }),
  ]);
  await adoptFileBackups(ctx);
}

/** Gives a row to every manifest in the bucket that has none, as `adoptBackups` does. */
export async function adoptFileBackups(
  ctx: PublicCtx & Pick<FileBackupCtx, 'backups'>,
): Promise<void> {
  const known = await runPlan(ctx, recentFileBackups(ctx, KNOWN_MAX));
  const starts = known.map(({ startedAt }) => startedAt);
  const found = await foldersWithoutRow(ctx.backups, MANIFESTS, starts);
  const rows = found.map(({ startedAt, manifest }) => ({
    id: firstIdAt(startedAt),
    startedAt,
    state: manifest ? ('finished' as const) : ('failed' as const),
    leaseUntil: startedAt,
    progress: firstFileProgress(),
    finishedAt: manifest ? new Date(manifest.finished_at) : null,
    documentsThrough: firstIdAt(startedAt),
  }));
  if (rows.length === 0) return;
  await writeUnaudited(
    ctx,
    rows.map((row) => adoptFileBackup(ctx, row)),
  );
}

async function deleteExpiredManifest(ctx: FileBackupCtx): Promise<void> {
  const ended = await runPlan(ctx, endedFileBackups(ctx, 2 * MANIFESTS_KEPT));
  const expired = expiredManifest(ended);
  if (!expired) return;
  if (await removeFolder(ctx.backups, manifestFolderOf(expired.startedAt))) return;
  await writeUnaudited(ctx, [updateFileBackup(ctx, expired.id, { state: 'deleted' })]);
}
