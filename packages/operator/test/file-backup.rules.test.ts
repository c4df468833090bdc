/** Uploaded files are copied once, follow what is deleted after four weeks, and come back only where somebody may still have them. */
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { runPlan } from '../../../src/data/query-plan.ts';
import { firstIdAt } from '../../../src/lib/ids.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/lib/time.ts';
import { beginFileBackup, continueFileBackup } from '../../../src/operator/file-backup/actions.ts';
import { copyKey, documentIdOf, expiredManifest } from '../../../src/operator/file-backup/rules.ts';
import { latestFileBackup } from '../../../src/operator/file-backup/store.ts';
import { readFileManifest, restoreFiles } from '../tools/restore/files.ts';
import { verifyFiles } from '../tools/restore/verify.ts';
import { bareContext } from '../../../test/support/bare-context.ts';
import { openBucket } from '../../../test/support/memory-bucket.ts';
import { asD1, openSqlite } from '../../../test/support/sqlite-d1.ts';

const NIGHT = new Date('2026-11-23T03:00:00Z');
const NEW_MS = 2 * MINUTE_MS;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** By default a comparison sees several pages. */
function openService([uploadsPage, copiesPage]: [number, number] = [3, 2]) {
  const sqlite = openSqlite();
  sqlite.exec('pragma foreign_keys = off');
  const [uploads, backups] = [openBucket(uploadsPage), openBucket(copiesPage)];
  const ctx = (now: Date) => ({
    ...bareContext(asD1(sqlite), now),
    uploads: uploads.bucket,
    backups: backups.bucket,
  });
  const upload = (key: string, text = key) => uploads.bucket.put(key, bytesOf(text), 'text/plain');
  const copies = () =>
    [...backups.objects.keys()]
      .filter((key) => key.startsWith('files/'))
      .map((key) => key.slice('files/'.length))
      .toSorted();
  /** Begins a comparison, and continues it to its end. Returns its progress. */
  async function compareAt(now: Date, copiesPerTick?: number) {
    await beginFileBackup(ctx(now));
    for (let tick = 1; tick < 100; tick++) {
      await continueFileBackup(ctx(new Date(now.getTime() + tick)), copiesPerTick);
      const latest = await runPlan(ctx(now), latestFileBackup(ctx(now)));
      if (latest?.state === 'finished') return latest.progress;
    }
    throw new Error('It does not end.');
  }
  return { sqlite, uploads, backups, ctx, upload, copies, compareAt };
}

function insertDocument(sqlite: DatabaseSync, id: number, key: string): void {
  sqlite
    .prepare(
      `insert into documents (id, company_id, candidate_id, application_id, kind, filename, key,
        content_type, byte_count, created_at) values (?, 1, 1, 1, 'cv', 'cv.pdf', ?, 'text/plain', ?, 0)`,
    )
    .run(id, key, key.length);
}

const afterDays = (days: number) => new Date(NIGHT.getTime() + days * DAY_MS);

describe('a comparison of the night', () => {
  test('leaves out what is kept for days, and applications that the database has not taken yet', async () => {
    const { upload, copies, compareAt, ctx, backups, uploads } = openService();
    const parked = 'parked/applications/1/digest/1-a';
    for (const key of ['exports/1/1.zip', 'imports/1/1.csv', parked, 'logos/1/a.png'])
      await upload(key);
    await compareAt(NIGHT);
    expect(copies()).toEqual(['logos/1/a.png']);

    // A copy of the time when they were copied: its applicant may be erased since.
    await backups.bucket.put(copyKey(parked), bytesOf(parked));
    await uploads.bucket.remove([parked]);
    await restoreFiles(ctx(NIGHT), backups.bucket, null);
    expect(await uploads.bucket.get(parked)).toBeNull();
  });

  test('copies what has no copy or another one, and lists all files in its manifest', async () => {
    const { upload, uploads, backups, copies, compareAt } = openService();
    for (let at = 0; at < 10; at++) await upload(`logos/1/${at}.png`);
    await upload('exports/1/2.csv');
    await upload('imports/1/3');
    expect(await compareAt(NIGHT)).toMatchObject({ files: 10, copied: 10 });
    expect(copies()).toHaveLength(10);
    expect(backups.objects.get('files/logos/1/0.png')).toEqual(
      uploads.objects.get('logos/1/0.png'),
    );
    await upload('logos/1/0.png', 'another picture');
    await upload('logos/1/99.png');
    expect(await compareAt(afterDays(1))).toMatchObject({ files: 11, copied: 2, gone: 0 });
    const manifest = await readFileManifest(backups.bucket, afterDays(1));
    expect(manifest).toMatchObject({ files: 11, started_at: afterDays(1).toISOString() });
    expect(await verifyFiles(backups.bucket, afterDays(1))).toMatchObject({
      files: 11,
      missing: 0,
    });
    // The first one had another picture.
    expect(await verifyFiles(backups.bucket, NIGHT)).toMatchObject({ files: 10, damaged: 1 });
  });

  test('goes on where a tick has ended, and is worked on by one process', async () => {
    const { upload, copies, compareAt, ctx } = openService([100, 100]);
    for (let at = 10; at < 30; at++) await upload(`documents/1/${at}.pdf`);
    expect(await compareAt(NIGHT, 3)).toMatchObject({ files: 20, copied: 20 });
    expect(copies()).toHaveLength(20);
    const now = afterDays(1);
    await beginFileBackup(ctx(now));
    await Promise.all([continueFileBackup(ctx(now)), continueFileBackup(ctx(now))]);
    const latest = await runPlan(ctx(now), latestFileBackup(ctx(now)));
    expect(latest).toMatchObject({ state: 'finished', progress: { files: 20, copied: 0 } });
  });

  test('begins at three, and not while one is running', async () => {
    const { sqlite, ctx, upload } = openService([100, 100]);
    for (let at = 10; at < 30; at++) await upload(`documents/1/${at}.pdf`);
    const states = () => sqlite.prepare('select state from file_backups order by id').all();
    await continueFileBackup(ctx(NIGHT), 1);
    await continueFileBackup(ctx(afterDays(1)), 1);
    expect(states()).toEqual([{ state: 'running' }]);
    await continueFileBackup(ctx(afterDays(2)), 100);
    await continueFileBackup(ctx(afterDays(3)), 1);
    expect(states()).toEqual([{ state: 'finished' }, { state: 'running' }]);
  });

  test('does nothing without a bucket', async () => {
    const { sqlite, ctx } = openService();
    await continueFileBackup({ ...ctx(NIGHT), backups: null });
    expect(sqlite.prepare('select * from file_backups').all()).toEqual([]);
  });
});

describe('a file that is deleted', () => {
  test('has no copy after 30 days', async () => {
    const { upload, uploads, copies, compareAt } = openService();
    await upload('documents/1/10.pdf');
    await upload('documents/1/11.pdf');
    await compareAt(NIGHT);
    uploads.objects.delete('documents/1/10.pdf');
    expect(await compareAt(afterDays(1))).toMatchObject({ gone: 1, removed: 0 });
    expect(await compareAt(afterDays(28))).toMatchObject({ gone: 0, removed: 0 });
    expect(copies()).toHaveLength(2);
    expect(await compareAt(afterDays(29))).toMatchObject({ gone: 0, removed: 1 });
    expect(copies()).toEqual(['documents/1/11.pdf']);
  });

  test('keeps its copy if it is there again', async () => {
    const { sqlite, upload, uploads, copies, compareAt } = openService();
    await upload('logos/1/a.png');
    await compareAt(NIGHT);
    uploads.objects.clear();
    await compareAt(afterDays(1));
    await upload('logos/1/a.png');
    await compareAt(afterDays(2));
    expect(sqlite.prepare('select * from gone_files').all()).toEqual([]);
    await compareAt(afterDays(40));
    expect(copies()).toEqual(['logos/1/a.png']);
  });
});

describe('a new document', () => {
  test('is copied with the second run of the cron, without waiting for the night', async () => {
    const { sqlite, ctx, upload, copies, compareAt } = openService();
    await compareAt(NIGHT);
    const at = new Date(NIGHT.getTime() + 8 * 60 * MINUTE_MS);
    const id = firstIdAt(at) + 7;
    const key = `documents/1/${id}.pdf`;
    await upload(key);
    insertDocument(sqlite, id, key);
    await continueFileBackup(ctx(at));
    // Others of the same minute may not be stored yet.
    expect(copies()).toEqual([]);
    await continueFileBackup(ctx(new Date(at.getTime() + NEW_MS)));
    expect(copies()).toEqual([key]);
    const { documents_through: through } =
      sqlite.prepare('select documents_through from file_backups').get() ?? {};
    expect(through).toBe(id);
  });
});

describe('restoring files', () => {
  test('brings back those that are missing or changed, but no file that no document names', async () => {
    const { sqlite, ctx, upload, uploads, backups, compareAt } = openService();
    await upload('documents/1/10.pdf');
    await upload('documents/1/11.pdf');
    await upload('parsed-cvs/1/11-x.json');
    await upload('logos/1/a.png');
    await upload('logos/1/b.png');
    insertDocument(sqlite, 10, 'documents/1/10.pdf');
    await compareAt(NIGHT);
    const before = new Map(uploads.objects);
    uploads.objects.clear();
    await upload('logos/1/b.png');
    await upload('logos/1/a.png', 'damaged');
    const outcome = await restoreFiles(ctx(NIGHT), backups.bucket, NIGHT);
    expect(outcome).toEqual({
      files: 5,
      restored: 2,
      there: 1,
      unnamed: 2,
      missing: 0,
      damaged: 0,
    });
    for (const key of ['documents/1/10.pdf', 'logos/1/a.png', 'logos/1/b.png'])
      expect(uploads.objects.get(key)).toEqual(before.get(key));
    expect(uploads.objects.size).toBe(3);
  });

  test('without a manifest takes every copy, but those of deleted files', async () => {
    const { ctx, upload, uploads, backups, compareAt } = openService();
    for (let at = 0; at < 7; at++) await upload(`logos/1/${at}.png`);
    await compareAt(NIGHT);
    uploads.objects.delete('logos/1/3.png');
    await compareAt(afterDays(1));
    uploads.objects.clear();
    // A file that was copied as it was new stands in no manifest.
    await backups.bucket.put(copyKey('logos/1/8.png'), bytesOf('new'), 'text/plain');
    const outcome = await restoreFiles(ctx(afterDays(1)), backups.bucket, null);
    expect(outcome).toMatchObject({ files: 7, restored: 7 });
    expect([...uploads.objects.keys()]).not.toContain('logos/1/3.png');
  });

  test('refuses an empty bucket, but in a drill of a service that nobody has uploaded a file to', async () => {
    const { ctx, backups } = openService();
    const restored = (options?: { mayBeEmpty: boolean }) =>
      restoreFiles(ctx(NIGHT), backups.bucket, null, options);
    await expect(restored()).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await restored({ mayBeEmpty: true })).toMatchObject({
      files: 0,
      missing: 0,
      damaged: 0,
    });
  });

  test('reports copies that are missing or damaged, and leaves them out', async () => {
    const { ctx, upload, uploads, backups, compareAt } = openService();
    await upload('logos/1/a.png');
    await upload('logos/1/b.png');
    await compareAt(NIGHT);
    uploads.objects.clear();
    backups.objects.delete(copyKey('logos/1/a.png'));
    await backups.bucket.put(copyKey('logos/1/b.png'), bytesOf('other bytes!!'));
    const outcome = await restoreFiles(ctx(NIGHT), backups.bucket, NIGHT);
    expect(outcome).toMatchObject({ files: 2, restored: 0, missing: 1, damaged: 1 });
    expect(uploads.objects.size).toBe(0);
  });
});

test('the manifests of the newest 35 comparisons are kept', () => {
  const rows = Array.from({ length: 37 }, (_, at) => ({
    id: 37 - at,
    startedAt: NIGHT,
    state: at === 1 ? 'failed' : 'finished',
  }));
  expect(expiredManifest(rows)?.id).toBe(1);
  expect(expiredManifest(rows.slice(0, 36))?.id).toBe(36);
  expect(expiredManifest(rows.slice(0, 1))).toBeUndefined();
});

test.each([
  ['documents/7/12.pdf', 12],
  ['parsed-cvs/7/12-abc.json', 12],
  ['logos/7/abc-1.png', null],
])('the document of %s is %s', (key, id) => {
  expect(documentIdOf(key)).toBe(id);
});
