/** Each damage that docs/operations.md lists is done, and the command says and ends as the table has it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/lib/time.ts';
import { openVault } from '../../../src/lib/vault.ts';
import { keepErasures } from '../../../src/operator/erasures/actions.ts';
import { firstPart, flip, openBackedUp, openLost } from './support/backed-up.ts';
import type { BackedUp } from './support/backed-up.ts';
import { run, said } from '../../../test/support/operated.ts';
import { asTried, triedWith } from './support/tried.ts';

const [A, B] = ['a', 'b'].map((letter) => letter.repeat(40));
const RING = `2:${B},1:${A}`;
const OLD = `1:${A}`;
const WRONG = `2:${'y'.repeat(40)},1:${'x'.repeat(40)}`;
/** With the simulated platform, in packages/operator/test/operator-keys.test.ts. */
const elsewhere = ['setup', 'doctor'];

/** A service, and the copy of its backups in a folder. */
type World = BackedUp & { folder: string };
type Said = Awaited<ReturnType<typeof said>>;
type Trial = (world: World) => Promise<Said>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recruiting-damages-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const CV = 'files/documents/1/1.pdf';

function flipIn(bucket: World['copies'], key: string): void {
  const { bytes, contentType } = bucket.objects.get(key) ?? { bytes: Buffer.of(), contentType: '' };
  bucket.objects.set(key, { bytes: flip(bytes), contentType });
}

const copy = ({ ctx }: World) => said(ctx, 'backup copy', { to: folder });
const restored = async (world: World, ring = RING) =>
  said(openLost(world, ring).ctx, 'backup restore', { from: folder });
const verified = ({ ctx }: World) => said(ctx, 'backup verify', { from: folder });

/** Rows are there, and files are lost. */
async function files(world: World): Promise<Said> {
  const lost = openLost(world, RING);
  await run(lost.ctx, 'backup restore');
  return said(lost.ctx, 'backup restore-files', { from: folder });
}

const flipFile = (key: string) => {
  const file = join(folder, key);
  writeFileSync(file, flip(readFileSync(file)));
};

const removeFile = (key: string) => rmSync(join(folder, key));

/** The same with the copy of a deployment of another name. */
async function ofAnother(command: string): Promise<Said> {
  const { ctx } = await openBackedUp('acme-us', RING);
  return said(ctx, command, { from: folder, to: folder });
}

async function empty({ ctx, copies }: World, command: string): Promise<Said> {
  copies.objects.clear();
  return said(ctx, command, { to: folder });
}

const byKeys = (name: string, ring: string, subject?: string) => (world: World) => {
  vi.stubEnv('SECRET_KEYS', ring);
  const ctx = { ...world.ctx, vault: openVault(ring) };
  return said(ctx, name, { remote: true }, subject);
};

/** The clock of the machine, not that of the service. Both ways say the same. */
async function hourOff(world: World, command: string, values = {}): Promise<Said> {
  const [ahead, behind] = await Promise.all(
    [1, -1].map(async (hours) => {
      const lost = openLost(world, RING);
      const isRestored = command === 'backup restore-files';
      if (isRestored) await run(lost.ctx, 'backup restore');
      const operated = command === 'backup restore' || isRestored ? lost : world;
      return said(operated.at(new Date(Date.now() + hours * HOUR_MS)), command, values);
    }),
  );
  expect(ahead).toEqual(behind);
  return ahead ?? { text: '', code: 1 };
}

/** An account that was deleted, and that the history of the database has brought back. */
async function erasedWith(world: World, damage: (key: string) => void, hours = 0): Promise<Said> {
  const { sqlite, copies, at } = world;
  sqlite.exec(
    `insert into users (id, email, email_key, created_at) values (7, '', 'deleted 7', 0)`,
  );
  const then = at(new Date(Date.now() + hours * HOUR_MS));
  await keepErasures({ ...then, backups: { ...copies.bucket, isNightly: true } });
  sqlite.exec(`update users set email = 'a@b.example', email_key = 'a@b.example' where id = 7`);
  for (const key of copies.objects.keys()) if (key.startsWith('erased/')) damage(key);
  return said(world.ctx, 'backup erase-again', { since: '2h' });
}

const trials: Record<string, Record<string, Trial>> = {
  'backup copy': {
    "another deployment's folder": async (world) => {
      await copy(world);
      return ofAnother('backup copy');
    },
    'an empty bucket': (world) => empty(world, 'backup copy'),
    'a part is missing in the bucket': async (world) => {
      await copy(world);
      world.copies.objects.delete(firstPart(world.started));
      return copy(world);
    },
    'a byte changed in the bucket': async (world) => {
      await copy(world);
      flipIn(world.copies, firstPart(world.started));
      return copy(world);
    },
    'most copies of files are missing in the bucket': async (world) => {
      await copy(world);
      for (const key of world.copies.objects.keys())
        if (key.startsWith('files/logos/')) world.copies.objects.delete(key);
      return copy(world);
    },
    'a clock an hour off': (world) => hourOff(world, 'backup copy', { to: folder }),
  },
  'backup verify': {
    "another deployment's folder": async (world) => {
      await copy(world);
      return ofAnother('backup verify');
    },
    'an empty bucket': (world) => empty(world, 'backup verify'),
    'a part is missing': async (world) => {
      await copy(world);
      removeFile(firstPart(world.started));
      return verified(world);
    },
    'a byte changed in a part': async (world) => {
      await copy(world);
      flipFile(firstPart(world.started));
      return verified(world);
    },
    'a byte changed in a CV': async (world) => {
      await copy(world);
      flipFile(CV);
      return verified(world);
    },
    'a clock an hour off': (world) => hourOff(world, 'backup verify'),
  },
  'backup restore': {
    "another deployment's folder": async (world) => {
      await copy(world);
      return ofAnother('backup restore');
    },
    'an empty bucket': (world) => empty(world, 'backup restore'),
    'a part is missing': async (world) => {
      await copy(world);
      removeFile(firstPart(world.started));
      return restored(world);
    },
    'a byte changed in a part': async (world) => {
      await copy(world);
      flipFile(firstPart(world.started));
      return restored(world);
    },
    'a database with data': (world) => said(world.ctx, 'backup restore'),
    'a wrong ring': async (world) => {
      await copy(world);
      return restored(world, WRONG);
    },
    'an old ring': async (world) => {
      await copy(world);
      return restored(world, OLD);
    },
    'a clock an hour off': (world) => hourOff(world, 'backup restore'),
  },
  'backup restore-files': {
    "another deployment's folder": async (world) => {
      await copy(world);
      return ofAnother('backup restore-files');
    },
    'an empty bucket': (world) => empty(world, 'backup restore-files'),
    'the copy of a CV is missing': async (world) => {
      await copy(world);
      removeFile(CV);
      return files(world);
    },
    'a byte changed in a CV': async (world) => {
      await copy(world);
      flipFile(CV);
      return files(world);
    },
    'a clock an hour off': (world) => hourOff(world, 'backup restore-files'),
  },
  'backup erase-again': {
    "another deployment's folder": async (world) => {
      await copy(world);
      return ofAnother('backup erase-again');
    },
    'an empty bucket': (world) => empty(world, 'backup erase-again'),
    'a byte changed in the list': (world) =>
      erasedWith(world, (key) => {
        const { bytes = Buffer.of() } = world.copies.objects.get(key) ?? {};
        const changed = Buffer.from(Buffer.from(bytes).toString().replace('[7]', '[6]'));
        world.copies.objects.set(key, { bytes: changed, contentType: undefined });
      }),
    'a clock an hour off': (world) => erasedWith(world, () => {}, -1),
  },
  'keys add': {
    'a wrong ring': byKeys('keys add', WRONG),
    'an old ring': byKeys('keys add', OLD),
  },
  'keys drop': {
    'a wrong ring': byKeys('keys drop', WRONG, '1'),
    'an old ring': byKeys('keys drop', OLD, '1'),
    'a key that is needed': byKeys('keys drop', RING, '1'),
  },
  'keys reseal': {
    'a wrong ring': byKeys('keys reseal', WRONG),
    'an old ring': byKeys('keys reseal', OLD),
  },
  'company delete': {
    'another subdomain the second time': ({ ctx }) =>
      said(ctx, 'company delete', { company: 'a', confirm: 'b' }),
  },
};

const rows = triedWith(elsewhere, true);

test('the table has a row for each damage that is tried', () => {
  const tried = Object.entries(trials).flatMap(([command, of]) =>
    Object.keys(of).map((damage) => `${command}: ${damage}`),
  );
  expect(rows.map(({ command, damage }) => `${command}: ${damage}`)).toEqual(tried);
});

test.each(rows)('$command, $damage: ends with $exit', async (row) => {
  const trial = trials[row.command]?.[row.damage];
  if (!trial) throw new Error('Nothing is tried for this row.');
  const service = await openBackedUp('acme-eu', RING);
  expect(asTried(row, await trial({ ...service, folder }))).toEqual(row);
});
