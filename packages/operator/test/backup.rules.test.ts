/** A backup that is taken while the service writes is restored whole, into another database. */
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { runPlan } from '../../../src/data/query-plan.ts';
import { sealedColumns } from '../../../src/data/sealed-columns.ts';
import { DAY_MS } from '../../../src/lib/time.ts';
import { openVault } from '../../../src/lib/vault.ts';
import { beginBackup, continueBackup } from '../../../src/operator/backup/actions.ts';
import {
  DATABASE_MS,
  expiredBackups,
  folderOf,
  isDue,
} from '../../../src/operator/backup/rules.ts';
import { latestBackup } from '../../../src/operator/backup/store.ts';
import type { BackupBucket } from '../../../src/platform/backups.ts';
import { readManifest, readParts } from '../tools/restore/parts.ts';
import { restore } from '../tools/restore/restore.ts';
import { checkSealed } from '../tools/restore/sealed.ts';
import { rebuildSearchIndex } from '../../../tools/search-index.ts';
import { bareContext } from '../../../test/support/bare-context.ts';
import { openBucket } from '../../../test/support/memory-bucket.ts';
import { asD1, openSqlite } from '../../../test/support/sqlite-d1.ts';

const NIGHT = new Date('2026-11-23T02:00:00Z');
const LEASE_MS = 5 * 60_000;

function openMigrated(): DatabaseSync {
  const sqlite = openSqlite();
  sqlite.exec(`create table d1_migrations (id integer primary key, name text);
    insert into d1_migrations (name) values ('the newest one')`);
  return sqlite;
}

/** A company with jobs, of which every other one is listed. */
function openFilled(jobs: number): DatabaseSync {
  const sqlite = openMigrated();
  sqlite.exec(`
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB');
    insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
    values (1, 'a', 'Ä "quoted" – 東京', 1, 0, 0);
  `);
  for (let id = 1; id <= jobs; id++) insertJob(sqlite, id);
  return sqlite;
}

function insertJob(sqlite: DatabaseSync, id: number): void {
  const status = id % 2 === 0 ? 'Live' : 'Draft';
  sqlite
    .prepare(
      `insert into jobs (id, hash_id, title, title_folded, title_indexed, published_at, company_id,
        status, status_by_admin, workplace, created_at, updated_at)
       values (?, ?, 'nurse', 'nurse', 'nurse', ?, 1, ?, 'approved', 'Remote', 0, ?)`,
    )
    .run(id, `h${id}`, NIGHT.getTime(), status, NIGHT.getTime() - DAY_MS);
}

/** Every row of every table, but those of the backups themselves. */
function contentOf(sqlite: DatabaseSync): Record<string, unknown[]> {
  const tables = sqlite
    .prepare(`select name from sqlite_master where type = 'table' and name not like '%search%'
       and name not like 'application_index%' and name not like 'candidate_index%'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !['backups', 'd1_migrations', 'sqlite_sequence'].includes(name));
  return Object.fromEntries(
    tables.map((name) => [
      name,
      sqlite
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ]),
  );
}

async function backUp(
  sqlite: DatabaseSync,
  bucket: BackupBucket,
  meanwhile: (step: number) => void = () => {},
): Promise<Date> {
  let now = NIGHT;
  const ctx = () => ({ ...bareContext(asD1(sqlite), now), backups: bucket });
  await beginBackup(ctx());
  for (let step = 0; ; step++) {
    now = new Date(now.getTime() + LEASE_MS);
    await continueBackup(ctx(), 1);
    const latest = await runPlan(ctx(), latestBackup(ctx()));
    if (latest?.state === 'finished') return latest.startedAt;
    meanwhile(step);
  }
}

describe('a backup', () => {
  test('restores every row, and the indexes follow changes again', async () => {
    const sqlite = openFilled(260);
    const { bucket } = openBucket();
    const startedAt = await backUp(sqlite, bucket);
    const copy = openMigrated();
    const restored = await restore(asD1(copy), bucket, startedAt);
    expect(restored.orphans).toEqual({});
    expect(contentOf(copy)).toEqual(contentOf(sqlite));
    expect(copy.prepare('pragma foreign_key_check').all()).toEqual([]);
    const { jobs } = await rebuildSearchIndex(bareContext(asD1(copy), NIGHT));
    expect(jobs).toBe(130);
    // The triggers are there again: a job that is closed leaves the list.
    copy.exec(`update jobs set status = 'Closed' where id = 2`);
    expect(copy.prepare('select count(*) as n from listed_jobs').get()).toEqual({ n: 129 });
  });

  test('has what was added and changed while it ran', async () => {
    const sqlite = openFilled(440);
    const { bucket } = openBucket();
    let id = 1000;
    const isFirstPass = () =>
      sqlite.prepare(`select progress ->> 'pass' as pass from backups`).get()?.['pass'] === 1;
    const startedAt = await backUp(sqlite, bucket, (step) => {
      if (!isFirstPass()) return;
      insertJob(sqlite, ++id);
      const at = NIGHT.getTime() + step + 1;
      sqlite.exec(
        `update jobs set title = 'step ${step}', updated_at = ${at} where id = ${1 + step}`,
      );
      sqlite.exec(`delete from jobs where id = ${440 - step} and status = 'Draft'`);
    });
    const copy = openMigrated();
    const { orphans } = await restore(asD1(copy), bucket, startedAt);
    expect(orphans).toEqual({});
    expect(copy.prepare('pragma foreign_key_check').all()).toEqual([]);
    const jobsOf = (database: DatabaseSync) =>
      new Map(
        database
          .prepare('select * from jobs')
          .all()
          .map((row) => [row['id'], row]),
      );
    const [before, after] = [jobsOf(sqlite), jobsOf(copy)];
    expect(id).toBeGreaterThan(1020);
    for (const [one, row] of before) expect(after.get(one)).toEqual(row);
    // What was deleted after it was copied is there again.
    expect(after.size).toBeGreaterThanOrEqual(before.size);
  });

  test('is refused where a part is missing or was changed', async () => {
    const sqlite = openFilled(10);
    const { bucket, objects } = openBucket();
    const startedAt = await backUp(sqlite, bucket);
    const manifest = await readManifest(bucket, startedAt);
    const read = async () => {
      for await (const part of readParts(bucket, startedAt, manifest))
        expect(part.table).toBeTruthy();
    };
    await expect(read()).resolves.toBeUndefined();
    const [first = '', second = ''] = [...objects.keys()];
    const swapped = objects.get(second) ?? { bytes: new Uint8Array(), contentType: undefined };
    objects.set(first, swapped);
    await expect(read()).rejects.toThrow('000000.ndjson.gz is not the part that was written.');
    objects.delete(first);
    await expect(read()).rejects.toThrow(`${first} is missing.`);
  });

  test('is not restored over data, nor into a database without its migration', async () => {
    const sqlite = openFilled(2);
    const { bucket } = openBucket();
    const startedAt = await backUp(sqlite, bucket);
    await expect(restore(asD1(openFilled(1)), bucket, startedAt)).rejects.toThrow('not empty');
    const older = openMigrated();
    older.exec(`update d1_migrations set name = 'an older one'`);
    await expect(restore(asD1(older), bucket, startedAt)).rejects.toThrow('the newest one');
  });

  test('is continued by the next tick, and by one process at a time', async () => {
    const sqlite = openFilled(5);
    const { bucket, objects } = openBucket();
    const ctx = (now: Date) => ({ ...bareContext(asD1(sqlite), now), backups: bucket });
    await beginBackup(ctx(NIGHT));
    await Promise.all([continueBackup(ctx(NIGHT), 500), continueBackup(ctx(NIGHT), 500)]);
    const latest = await runPlan(ctx(NIGHT), latestBackup(ctx(NIGHT)));
    expect(latest?.state).toBe('finished');
    const parts = [...objects.keys()].filter((key) => key.endsWith('.gz'));
    expect(parts).toHaveLength(latest?.parts ?? 0);
  });

  test('that did not finish is deleted after the next one', async () => {
    const sqlite = openFilled(20);
    const { bucket, objects } = openBucket();
    const ctx = (now: Date) => ({ ...bareContext(asD1(sqlite), now), backups: bucket });
    const failed = new Date(NIGHT.getTime() - DAY_MS);
    await beginBackup(ctx(failed));
    await continueBackup(ctx(failed), 40);
    const keysOf = (at: Date) => [...objects.keys()].filter((key) => key.includes(folderOf(at)));
    expect(keysOf(failed).length).toBeGreaterThan(0);
    const states = () => sqlite.prepare('select state from backups order by id').all();
    await continueBackup(ctx(NIGHT), 500);
    expect(states()).toMatchObject([{ state: 'failed' }, { state: 'running' }]);
    // One tick copies, one deletes the parts, and one notes that they are gone.
    for (let tick = 0; tick < 3; tick++) await continueBackup(ctx(NIGHT), 500);
    expect(keysOf(failed)).toEqual([]);
    expect(keysOf(NIGHT).length).toBeGreaterThan(0);
    expect(states()).toMatchObject([{ state: 'deleted' }, { state: 'finished' }]);
  });

  test('opens with the keys of its time, and not with those that came later', async () => {
    const sqlite = openFilled(1);
    const [old, both, later] = ['1', '2', '2'].map((id, at) =>
      openVault(
        at === 1
          ? `2:${'b'.repeat(40)},1:${'a'.repeat(40)}`
          : `${id}:${(at === 0 ? 'a' : 'b').repeat(40)},digest:${'d'.repeat(40)}`,
      ),
    );
    const { purpose } = sealedColumns.email;
    const sealed = old?.seal(purpose, 'Dear Ada') ?? '';
    sqlite
      .prepare(
        `insert into mails (id, kind, sealed, status, attempts, created_at, company_id)
         values (1, 'test', ?, 'sent', 0, 0, 1)`,
      )
      .run(sealed);
    const { bucket } = openBucket();
    const startedAt = await backUp(sqlite, bucket);
    const copy = openMigrated();
    await restore(asD1(copy), bucket, startedAt);
    const ctx = bareContext(asD1(copy), NIGHT);
    const seen = async (vault = openVault(undefined)) => checkSealed(ctx, vault);
    expect(await seen(old)).toMatchObject({ isRight: true, seen: '1 of 1' });
    expect(await seen(both)).toMatchObject({ isRight: true, seen: '1 of 1' });
    expect(await seen(later)).toMatchObject({ isRight: false, seen: '0 of 1' });
    expect(await seen()).toMatchObject({ isRight: true, seen: 'left out: give SECRET_KEYS' });
  });

  test('that a restored database has no row of expires like any other, and so does one that was interrupted', async () => {
    const sqlite = openFilled(20);
    const { bucket, objects } = openBucket();
    const after = (days: number) => new Date(NIGHT.getTime() + days * DAY_MS);
    const at = (database: DatabaseSync, now: Date) => ({
      ...bareContext(asD1(database), now),
      backups: bucket,
    });
    const night = async (database: DatabaseSync, now: Date) => {
      for (let tick = 0; tick < 5; tick++) await continueBackup(at(database, now), 500);
    };
    for (const day of [0, 1]) await night(sqlite, after(day));
    await beginBackup(at(sqlite, after(2)));
    await continueBackup(at(sqlite, after(2)), 40);

    const copy = openMigrated();
    await restore(asD1(copy), bucket, after(1));
    const kept = () =>
      [...objects.keys()]
        .filter((key) => key.endsWith('/000000.ndjson.gz'))
        .map((key) => key.split('/')[1]?.slice(0, 10));
    expect(kept()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    await night(copy, after(3));
    expect(kept()).toEqual(['2026-11-23', '2026-11-24', '2026-11-26']);
    const rows = copy.prepare('select state from backups order by id').all();
    expect(rows.map(({ state }) => state)).toEqual(['finished', 'finished', 'deleted', 'finished']);
    const starts = copy.prepare('select started_at as began from backups order by id').all();
    expect(starts.map(({ began }) => began)).toEqual(
      [0, 1, 2, 3].map((day) => after(day).getTime()),
    );
  });

  test('begins at two in the morning, and once', async () => {
    const sqlite = openFilled(1);
    const { bucket } = openBucket();
    const startOf = async (at: string) => {
      const now = new Date(at);
      const ctx = { ...bareContext(asD1(sqlite), now), backups: bucket };
      await continueBackup(ctx, 500);
      const latest = await runPlan(ctx, latestBackup(ctx));
      return latest?.startedAt.toISOString();
    };
    const first = await startOf('2026-11-23T09:00:00Z');
    expect(first).toBe('2026-11-23T09:00:00.000Z');
    expect(await startOf('2026-11-24T01:59:00Z')).toBe(first);
    expect(await startOf('2026-11-24T02:00:00Z')).toBe('2026-11-24T02:00:00.000Z');
    expect(await startOf('2026-11-24T02:01:00Z')).toBe('2026-11-24T02:00:00.000Z');
  });
});

describe('expiredBackups', () => {
  test('keeps 35 nights, and the first of each of 6 months', () => {
    const nights = Array.from({ length: 800 }, (_, back) => ({
      id: 800 - back,
      startedAt: new Date(NIGHT.getTime() - back * DAY_MS),
      state: 'finished' as const,
    }));
    const expired = new Set(expiredBackups(nights).map(({ id }) => id));
    const kept = nights.filter(({ id }) => !expired.has(id)).map(({ startedAt }) => startedAt);
    const older = kept.slice(35).map((at) => at.toISOString().slice(0, 10));
    expect(kept.slice(0, 35)).toEqual(nights.slice(0, 35).map(({ startedAt }) => startedAt));
    expect(older).toEqual(['2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01']);
  });

  test('keeps all while there are few', () => {
    expect(expiredBackups([{ id: 1, startedAt: NIGHT, state: 'finished' }])).toEqual([]);
    expect(expiredBackups([])).toEqual([]);
  });
});

test.each([
  ['never', null, true],
  ['yesterday', '2026-11-22T02:00:00Z', true],
  ['this night', '2026-11-23T02:00:00Z', false],
])('isDue at nine, the last one %s: %s', (_, last, due) => {
  const now = new Date('2026-11-23T09:00:00Z');
  expect(isDue(now, last === null ? null : new Date(last), DATABASE_MS)).toBe(due);
});
