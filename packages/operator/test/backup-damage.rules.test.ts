/** Whatever is damaged, missing or of another deployment is found before a backup is copied, restored or believed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/lib/time.ts';
import { expiredBackups, partKey } from '../../../src/operator/backup/rules.ts';
import { firstPart, flip, LOGOS, openBackedUp, openLost } from './support/backed-up.ts';
import { end, run } from '../../../test/support/operated.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recruiting-damage-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const flipFile = (key: string) => {
  const file = join(folder, key);
  writeFileSync(file, flip(readFileSync(file)));
};

const inFolder = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .toSorted();

describe('a copy in a folder', () => {
  test('names its deployment, and takes no other, nor an empty bucket, and loses nothing', async () => {
    const service = await openBackedUp();
    const { ctx, copies } = service;
    expect(await run(ctx, 'backup copy', { to: folder })).toMatchObject({ deleted: 0 });
    const before = inFolder();
    expect(readFileSync(join(folder, 'deployment.json'), 'utf8')).toContain('acme-eu');

    const { ctx: other } = await openBackedUp('acme-us');
    const refused = { errors: { to: [expect.stringContaining('is the copy of acme-eu')] } };
    await expect(run(other, 'backup copy', { to: folder })).rejects.toMatchObject(refused);
    const allowed = { to: folder, 'allow-delete': true };
    await expect(run(other, 'backup copy', allowed)).rejects.toMatchObject(refused);

    copies.objects.clear();
    const empty = { errors: { BACKUP: [expect.stringContaining('has no backups')] } };
    await expect(run(ctx, 'backup copy', allowed)).rejects.toMatchObject(empty);
    expect(inFolder()).toEqual(before);
  });

  test('loses more than a tenth, or its newest dump, only when that is asked for', async () => {
    const service = await openBackedUp();
    const { ctx, started, copies } = service;
    await run(ctx, 'backup copy', { to: folder });
    const before = inFolder();
    const refused = (text: string) => ({ errors: { to: [expect.stringContaining(text)] } });

    copies.objects.delete(firstPart(started));
    const newest = refused(`its newest dump (${started})`);
    await expect(run(ctx, 'backup copy', { to: folder })).rejects.toMatchObject(newest);

    // A bucket that lists the half of what it has, and one whose bytes have all changed.
    const whole = new Map(copies.objects);
    for (const key of [...whole.keys()].filter((one) => one.startsWith('files/logos/')))
      copies.objects.delete(key);
    const many = refused('would be deleted or replaced');
    await expect(run(ctx, 'backup copy', { to: folder })).rejects.toMatchObject(many);
    for (const [key, one] of whole) copies.objects.set(key, { ...one, bytes: flip(one.bytes) });
    await expect(run(ctx, 'backup copy', { to: folder })).rejects.toMatchObject(many);
    expect(inFolder()).toEqual(before);

    const allowed = { to: folder, 'allow-delete': true };
    copies.objects.delete('files/logos/1/0.png');
    expect(await run(ctx, 'backup copy', allowed)).toMatchObject({ deleted: 2 });
  });

  test('of a release that marked none is taken over, and what retention deletes is no loss', async () => {
    const service = await openBackedUp();
    const { ctx, started, copies } = service;
    await run(ctx, 'backup copy', { to: folder });
    rmSync(join(folder, 'deployment.json'));
    // Fifty older nights in the folder, of which the bucket has none any more.
    const nameOf = (day: number) =>
      new Date(Date.parse(started) - day * DAY_MS).toISOString().replaceAll(':', '-');
    for (let day = 1; day <= 50; day++)
      cpSync(join(folder, 'database', nameOf(0)), join(folder, 'database', nameOf(day)), {
        recursive: true,
      });
    const most = { errors: { to: [expect.stringContaining('would be deleted')] } };
    await expect(run(ctx, 'backup copy', { to: folder })).rejects.toMatchObject(most);
    // The bucket keeps what the service keeps.
    const nights = Array.from({ length: 51 }, (_, day) => day);
    const ended = nights.map((day) => ({
      id: day,
      startedAt: new Date(Date.parse(started) - day * DAY_MS),
      state: 'finished' as const,
    }));
    const expired = new Set(expiredBackups(ended).map(({ id }) => id));
    const newest = [...copies.objects].filter(([key]) => key.startsWith(`database/${nameOf(0)}/`));
    for (const day of nights.filter((one) => !expired.has(one)))
      for (const [key, one] of newest) copies.objects.set(key.replace(nameOf(0), nameOf(day)), one);
    const { deleted } = (await run(ctx, 'backup copy', { to: folder })) as { deleted: number };
    expect(deleted).toBeGreaterThan(10);
    expect(readFileSync(join(folder, 'deployment.json'), 'utf8')).toContain('acme-eu');
  });

  test('that is marked with something else is not guessed', async () => {
    const service = await openBackedUp();
    const { ctx } = service;
    writeFileSync(join(folder, 'deployment.json'), 'half a mar');
    const unread = { errors: { to: [expect.stringContaining('cannot be read')] } };
    await expect(run(ctx, 'backup copy', { to: folder })).rejects.toMatchObject(unread);
  });
});

describe('a damaged file in a folder', () => {
  const cases = [
    ['a CV, of which the row has the hash', 'documents/1/1.pdf'],
    ['a cover letter, of which the manifest has it', 'documents/1/2.pdf'],
    ['a logo', 'logos/1/3.png'],
  ] as const;
  test.each(cases)(
    'is not restored as good: %s',
    async (_, key) => {
      const service = await openBackedUp();
      const { ctx, started } = service;
      await run(ctx, 'backup copy', { to: folder });
      flipFile(`files/${key}`);
      const { ctx: empty, files } = openLost(service);
      await run(empty, 'backup restore', { from: folder, started });
      expect(await end(empty, 'backup verify', { from: folder })).toMatchObject({
        code: 1,
        answer: [
          { kind: 'database', damaged: [] },
          { kind: 'files', damaged: 1, missing: 0 },
        ],
      });
      expect(await end(empty, 'backup restore-files', { from: folder })).toMatchObject({
        code: 1,
        answer: { damaged: 1, restored: LOGOS + 1 },
      });
      expect(files.objects.has(key)).toBe(false);
    },
    60_000,
  );

  test('is found by the hash and the length in its row where no manifest lists it', async () => {
    const service = await openBackedUp();
    const { ctx, started } = service;
    await run(ctx, 'backup copy', { to: folder });
    rmSync(join(folder, 'file-manifests'), { recursive: true });
    flipFile('files/documents/1/1.pdf');
    writeFileSync(join(folder, 'files/documents/1/2.pdf'), 'short');
    const { ctx: empty } = openLost(service);
    await run(empty, 'backup restore', { from: folder, started });
    expect(await end(empty, 'backup restore-files', { from: folder })).toMatchObject({
      code: 1,
      answer: { damaged: 2, restored: LOGOS },
    });
  });

  test('and whole ones end with 0', async () => {
    const service = await openBackedUp();
    const { ctx } = service;
    await run(ctx, 'backup copy', { to: folder });
    const { ctx: empty } = openLost(service);
    await run(empty, 'backup restore', { from: folder });
    expect(await end(empty, 'backup verify', { from: folder })).toMatchObject({ code: 0 });
    const restored = { code: 0, answer: { damaged: 0, missing: 0, restored: LOGOS + 2 } };
    expect(await end(empty, 'backup restore-files', { from: folder })).toMatchObject(restored);
  });
});

describe('a damaged backup of the database', () => {
  type Damage = (key: string) => void;
  const damages: [string, Damage, string][] = [
    ['a changed byte', flipFile, 'is not the part that was written'],
    ['a missing part', (key) => rmSync(join(folder, key)), 'is missing'],
    [
      'an empty part',
      (key) => writeFileSync(join(folder, key), ''),
      'is not the part that was written',
    ],
  ];
  test.each(damages)(
    'is named before a row is written: %s',
    async (_, damage, sentence) => {
      const service = await openBackedUp();
      const { ctx, started } = service;
      await run(ctx, 'backup copy', { to: folder });
      const parts = readdirSync(join(folder, 'database', started.replaceAll(':', '-'))).length - 1;
      const last = partKey(`database/${started.replaceAll(':', '-')}`, parts - 1);
      damage(last);
      const { ctx: empty, sqlite } = openLost(service);
      const restoring = run(empty, 'backup restore', { from: folder });
      await expect(restoring).rejects.toThrow(`${last} ${sentence}`);
      const left = `select (select count(*) from career_domains) as domains,
      (select count(*) from sqlite_master where name = 'restore_progress') as progress,
      (select count(*) > 0 from sqlite_master where type = 'trigger') as triggers`;
      expect(sqlite.prepare(left).get()).toEqual({ domains: 0, progress: 0, triggers: 1 });
      expect(await end(empty, 'backup verify', { from: folder })).toMatchObject({
        code: 1,
        answer: [{ damaged: [`${last} ${sentence}.`], is: 'damaged' }, {}],
      });
    },
    60_000,
  );

  test('in the bucket, too, and one of an older release says that it has no hashes', async () => {
    const service = await openBackedUp();
    const { ctx, started, copies } = service;
    const key = firstPart(started);
    const manifest = key.replace(/\d+\.ndjson\.gz$/u, 'manifest.json');
    const whole = copies.objects.get(key) ?? { bytes: Buffer.of(), contentType: undefined };
    copies.objects.set(key, { ...whole, bytes: flip(whole.bytes) });
    const { ctx: empty } = openLost(service);
    await expect(run(empty, 'backup restore')).rejects.toThrow(`${key} is not the part`);
    copies.objects.set(key, whole);

    const { parts_md5: _, ...old } = JSON.parse(
      new TextDecoder().decode(copies.objects.get(manifest)?.bytes),
    );
    copies.objects.set(manifest, {
      bytes: Buffer.from(JSON.stringify(old)),
      contentType: undefined,
    });
    expect(await end(ctx, 'backup verify')).toMatchObject({
      code: 0,
      answer: [{ is: expect.stringContaining('no hash of each part') }, { damaged: 0 }],
    });
    expect(await run(empty, 'backup restore')).toMatchObject({
      note: expect.stringContaining('no hash of each part'),
    });
  });

  test('a manifest that is half is named, and a folder without a backup, too', async () => {
    const service = await openBackedUp();
    const { ctx, started } = service;
    const { ctx: empty } = openLost(service);
    const none = { errors: { started: ['There is no backup that finished.'] } };
    await expect(run(empty, 'backup restore', { from: folder })).rejects.toMatchObject(none);
    await expect(run(empty, 'backup verify', { from: folder })).rejects.toMatchObject(none);
    await run(ctx, 'backup copy', { to: folder });
    const key = firstPart(started).replace(/\d+\.ndjson\.gz$/u, 'manifest.json');
    writeFileSync(join(folder, key), '{"format": "recr');
    const restoring = run(empty, 'backup restore', { from: folder });
    await expect(restoring).rejects.toThrow(`${key} is damaged`);
  });

  test('a clock that is an hour off changes nothing of what is read', async () => {
    const service = await openBackedUp();
    const { started } = service;
    for (const hours of [1, -1]) {
      const one = service.at(new Date(Date.parse(started) + hours * HOUR_MS));
      expect(await end(one, 'backup verify')).toMatchObject({ code: 0 });
      expect(await run(one, 'backup copy', { to: folder })).toMatchObject({ deleted: 0 });
    }
  });
});
