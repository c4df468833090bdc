/** The operator's commands back up and restore a deployment through the platform's API alone, here against the simulated one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCloudflare } from '../tools/deployment/cloudflare.ts';
import type { Cloudflare } from '../tools/deployment/cloudflare.ts';
import type { Deployment } from '../tools/deployment/record.ts';
import { openRemoteBucket } from '../tools/deployment/remote-bucket.ts';
import { openRemoteD1 } from '../tools/deployment/remote-d1.ts';
import { migrate } from '../../../tools/local/migrations.ts';
import { backupCommands } from '../tools/operator/backups.ts';
import { companyCommands } from '../tools/operator/companies.ts';
import { openDeployed } from '../../../tools/platform.ts';
import type { ToolCtx } from '../../../tools/platform.ts';
import type { Engine } from '../../../tools/simulate-platform/databases.ts';
import { openPlatform } from '../../../tools/simulate-platform/server.ts';
import type { Platform } from '../../../tools/simulate-platform/server.ts';
import { memoryEngine } from '../../../test/support/sqlite-d1.ts';

const FILES = 45;
const SECRET = `1:${'a'.repeat(40)}`;

let platform: Platform;
let cloudflare: Cloudflare;

async function open(engine?: Engine): Promise<void> {
  platform = await openPlatform(0, engine);
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', platform.baseUrl);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'simulated');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined);
  // The stand-in refuses the next call or it does not, however long one waits.
  cloudflare = await openCloudflare(null, () => Promise.resolve());
  for (const name of ['acme-eu-files', 'acme-eu-backup'])
    platform.state.buckets.push({ name, jurisdiction: 'eu', creation_date: '' });
}

beforeEach(() => open(memoryEngine()));

afterEach(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

/** With an empty, migrated database of its own. */
async function openEmpty(database: string): Promise<ToolCtx> {
  const { uuid } = await cloudflare.call<{ uuid: string }>('POST', '/d1/database', {
    body: { name: database },
  });
  await migrate(openRemoteD1(cloudflare, uuid));
  const deployment: Deployment = {
    name: 'acme-eu',
    jurisdiction: 'eu',
    staging: false,
    api_host: 'api.acme.example',
    zone: 'acme.example',
    career_hosts: ['careers.acme.example'],
    variables: {},
    account_id: null,
    database_id: uuid,
    kv_ids: {},
  };
  return openDeployed(cloudflare, deployment, SECRET);
}

async function run(ctx: ToolCtx, name: string, values = {}, subject = ''): Promise<unknown> {
  const command = backupCommands[name];
  return command?.run(ctx, values, subject);
}

test('a deployment that has lost its database and its files has them again', async () => {
  // With the limits of D1.
  await platform.close();
  await open();
  const ctx = await openEmpty('acme-eu');
  const d1 = ctx.db.$client;
  await d1.batch([
    d1.prepare(
      `insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB')`,
    ),
    d1.prepare(
      `insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
       values (1, 'a', 'Ä "quoted" – 東京', 1, 0, 0)`,
    ),
  ]);
  const files = platform.state.objectsOf('acme-eu-files');
  for (let at = 0; at < FILES; at++) {
    const bytes = Buffer.from([0, 255, at, 13, 10]);
    files.set(`logos/1/${at}.png`, { bytes, contentType: 'image/png' });
  }
  const before = new Map(files);

  const made = (await run(ctx, 'backup run')) as { id: number; started: string }[];
  expect(made).toMatchObject([{ state: 'finished' }, { files: FILES, copied: FILES }]);
  for (const { id } of made) await run(ctx, 'backup verify', {}, String(id));

  files.clear();
  const empty = await openEmpty('acme-eu-2');
  const started = made[0]?.started;
  // An empty database lists no backups, so the newest one is taken that finished.
  const parts = platform.state.objectsOf('acme-eu-backup');
  parts.set('database/2099-01-01T02-00-00.000Z/000000.ndjson.gz', {
    bytes: Buffer.from('half'),
    contentType: '',
  });
  expect(await run(empty, 'backup restore')).toMatchObject({ started, orphans: {} });
  expect(await run(empty, 'backup restore-files')).toMatchObject({ restored: FILES, missing: 0 });
  expect(files).toEqual(before);
  await expect(run(empty, 'backup restore', { started })).rejects.toThrow('it has a company');
  const row = await empty.db.$client.prepare('select name from companies').first();
  expect(row).toEqual({ name: 'Ä "quoted" – 東京' });
}, 120_000);

test('a restore goes on through refused calls and lost answers, and where it has failed', async () => {
  const ctx = await openEmpty('acme-eu');
  const d1 = ctx.db.$client;
  await d1
    .prepare(
      `insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB')`,
    )
    .run();
  const made = (await run(ctx, 'backup run', { only: 'database' })) as { started: string }[];
  const values = { started: made[0]?.started };
  const empty = await openEmpty('acme-eu-2');
  const { state } = platform;
  state.refusedEvery = 5;
  // The manifest is read, and a part is not.
  const request = 'GET /r2/buckets/acme-eu-backup/objects/';
  state.orders.push({ request, status: 400, skip: 1 });
  await expect(run(empty, 'backup restore', values)).rejects.toThrow('A failure that was ordered');
  const other = { started: '2026-01-01T00:00:00.000Z' };
  await expect(run(empty, 'backup restore', other)).rejects.toThrow('is missing');
  // A row is written, and the answer is lost.
  const { uuid } = state.databases.at(-1) ?? { uuid: '' };
  state.orders.push({ request: `POST /d1/database/${uuid}/query`, status: 502, skip: 10 });
  expect(await run(empty, 'backup restore', values)).toMatchObject({ orphans: {} });
  expect(state.orders).toEqual([]);
  state.refusedEvery = null;
  const triggersOf = async (of: ToolCtx) =>
    (
      await of.db.$client
        .prepare(`select name, sql from sqlite_master where type = 'trigger' order by name`)
        .all()
    ).results;
  expect(await triggersOf(empty)).toEqual(await triggersOf(ctx));
  const left = await empty.db.$client
    .prepare(`select name from sqlite_master where name = 'restore_progress'`)
    .first();
  expect(left).toBeNull();
  expect((await run(empty, 'backup list')) as object[]).toMatchObject([{ state: 'finished' }]);
}, 120_000);

test('backups are copied to a folder, which goes on where it was stopped, and are restored from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-copy-'));
  const ctx = await openEmpty('acme-eu');
  await ctx.db.$client
    .prepare(
      `insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB')`,
    )
    .run();
  const files = platform.state.objectsOf('acme-eu-files');
  for (const at of [1, 2]) {
    const bytes = Buffer.from([0, 255, at]);
    files.set(`logos/1/${at}.png`, { bytes, contentType: 'image/png' });
  }
  const made = (await run(ctx, 'backup run')) as { started: string }[];
  const copies = platform.state.objectsOf('acme-eu-backup');
  const request = 'GET /r2/buckets/acme-eu-backup/objects/';
  platform.state.orders.push({ request, status: 403, skip: 5 });
  await expect(run(ctx, 'backup copy', { to: folder })).rejects.toThrow(
    'A failure that was ordered',
  );
  // When the copy was made is noted in the bucket afterwards.
  const { size } = copies;
  const goneOn = await run(ctx, 'backup copy', { to: folder });
  expect(goneOn).toMatchObject({ objects: size, there: 5, copied: size - 5 });
  copies.delete('files/logos/1/2.png');
  expect(await run(ctx, 'backup copy', { to: folder })).toMatchObject({ copied: 0, deleted: 1 });

  // The account is lost, but for the folder.
  files.clear();
  copies.clear();
  const empty = await openEmpty('acme-eu-2');
  const [{ started } = { started: '' }] = made;
  const restored = await run(empty, 'backup restore', { from: folder });
  expect(restored).toMatchObject({ started, orphans: {} });
  expect(await empty.db.$client.prepare('select hostname from career_domains').first()).toEqual({
    hostname: 'a.example',
  });
  expect(await run(empty, 'backup restore-files', { from: folder })).toMatchObject({
    restored: 1,
    // The newest manifest lists the picture whose copy is gone.
    missing: 1,
  });
  expect(files.get('logos/1/1.png')?.bytes).toEqual(Buffer.from([0, 255, 1]));
  rmSync(folder, { recursive: true });
}, 120_000);

test('the operator begins the export of a company, also of one that closes, and fetches its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-export-'));
  const ctx = await openEmpty('acme-eu');
  const d1 = ctx.db.$client;
  await d1.batch([
    d1.prepare(
      `insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB')`,
    ),
    d1.prepare(
      `insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at, closing_at)
       values (1, 'acme', 'Acme', 1, 0, 0, 0)`,
    ),
  ]);
  const exporting = async (values: object) =>
    companyCommands['company export']?.run(ctx, { company: 'acme', ...values }, '');
  const { id, file } = (await exporting({})) as { id: number; file: string };
  expect(file).toBe(`exports/1/${id}.zip`);
  const to = join(folder, 'acme.zip');
  await expect(exporting({ id: String(id), to })).rejects.toMatchObject({
    errors: { to: ['The export is queued, and has no file.'] },
  });
  await d1
    .prepare(`update exports set status = 'finished', expires_at = ? where id = ?`)
    .bind(Date.now() + 60_000, id)
    .run();
  platform.state.objectsOf('acme-eu-files').set(file, {
    bytes: Buffer.from('PK'),
    contentType: 'application/zip',
  });
  expect(await exporting({ id: String(id), to })).toMatchObject({
    status: 'finished',
    written: to,
  });
  expect(readFileSync(to, 'utf8')).toBe('PK');
  rmSync(folder, { recursive: true });
}, 60_000);

test('a certificate that this service has not sent ends the command with an error', async () => {
  const ctx = await openEmpty('acme-eu');
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-certificate-'));
  const file = join(folder, 'certificate.json');
  writeFileSync(file, JSON.stringify({ id: 1 }, null, 2));
  await expect(companyCommands['company verify']?.run(ctx, { file }, '')).rejects.toThrow(
    'The certificate is not of this service.',
  );
  rmSync(folder, { recursive: true });
});

test('a database without triggers is refused, as nothing would keep its counters', async () => {
  const ctx = await openEmpty('acme-eu');
  const made = (await run(ctx, 'backup run', { only: 'database' })) as { started: string }[];
  const empty = await openEmpty('acme-eu-2');
  const { results } = await empty.db.$client
    .prepare(`select name from sqlite_master where type = 'trigger'`)
    .all<{ name: string }>();
  const drops = results.map(({ name }) => empty.db.$client.prepare(`drop trigger "${name}"`));
  await empty.db.$client.batch(drops);
  const restored = run(empty, 'backup restore', { started: made[0]?.started });
  await expect(restored).rejects.toThrow('Begin with a new, migrated one.');
}, 120_000);

test('a bucket is listed from any key on, in order', async () => {
  const bucket = openRemoteBucket(cloudflare, 'acme-eu-files', 'eu');
  const keys = Array.from({ length: FILES }, (_, at) => `logos/1/${String(at).padStart(2, '0')}`);
  for (const key of keys) await bucket.put(key, Buffer.from(key), 'text/plain');
  const listAfter = async (after?: string) => {
    const listed: string[] = [];
    for (let from = after; ; from = listed.at(-1)) {
      const { objects, isLast } = await bucket.list('logos/', from);
      listed.push(...objects.map(({ key }) => key));
      if (isLast) return listed;
    }
  };
  expect(await listAfter()).toEqual(keys);
  expect(await listAfter('logos/1/30')).toEqual(keys.slice(31));
  expect(await listAfter('logos/1/02')).toEqual(keys.slice(3));
  expect(await listAfter('logos/1/99')).toEqual([]);
  await bucket.remove(keys.slice(1));
  expect(await listAfter()).toEqual(keys.slice(0, 1));
  expect(await bucket.get('logos/1/44')).toBeNull();
});

test('a bucket that does not exist is named', async () => {
  const bucket = openRemoteBucket(cloudflare, 'acme-eu-copies', 'eu');
  await expect(bucket.list('')).rejects.toThrow('The bucket acme-eu-copies does not exist.');
});
