/** A service in memory as the operator's commands see it: a migrated database, two buckets, and no runtime. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openVault } from '#lib/vault.ts';
import type { Vault } from '#lib/vault.ts';
import type { Files } from '#platform/files.ts';
import { isFaulty } from '../../packages/operator/tools/operator/command.ts';
import { readable } from '../../packages/operator/tools/operator/command-line.ts';
import { commands } from '../../packages/operator/tools/operator/commands.ts';
import { explain } from '../../packages/operator/tools/operator/explain.ts';
import type { ToolCtx } from '../../tools/platform.ts';
import { bareContext } from './bare-context.ts';
import { openBucket } from './memory-bucket.ts';
import { asD1, migrationFiles, openSqlite } from './sqlite-d1.ts';

type Bucket = ReturnType<typeof openBucket>;

type Opening = {
  name?: string;
  /** Those of another service: its database is lost, and they are not. */
  stores?: { files: Bucket; copies: Bucket };
  vault?: Vault;
  /** Migrated already. */
  sqlite?: DatabaseSync;
};

export type Operated = ReturnType<typeof openOperated>;

export function openOperated({
  name = 'acme-eu',
  stores,
  vault = openVault(undefined),
  sqlite = openMigrated(),
}: Opening) {
  const { files, copies } = stores ?? { files: openBucket(), copies: openBucket() };
  const at = (now: Date): ToolCtx => ({
    ...bareContext(asD1(sqlite), now),
    files: filesOf(files),
    service: name,
    backups: { ...copies.bucket, isNightly: false },
    uploads: files.bucket,
    vault,
  });
  return { sqlite, files, copies, at, ctx: at(new Date()) };
}

/** Another service with the same rows, files and backups, which a test may change. */
export async function copyOf(
  { sqlite, files, copies }: Operated,
  opening: Pick<Opening, 'vault'>,
): Promise<Operated> {
  const stores = { files: copyOfBucket(files), copies: copyOfBucket(copies) };
  return openOperated({ ...opening, stores, sqlite: await copyOfDatabase(sqlite) });
}

/** Loads the pages, as every row and index is with them. */
async function copyOfDatabase(sqlite: DatabaseSync): Promise<DatabaseSync> {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-copy-'));
  const path = join(folder, 'copy.sqlite');
  await backup(sqlite, path);
  const copy = new DatabaseSync(path);
  // Without a journal beside it, the file is only read and written as it was opened, and is gone with the copy.
  copy.exec('pragma foreign_keys = on; pragma journal_mode = memory');
  rmSync(folder, { recursive: true });
  return copy;
}

function copyOfBucket({ objects }: Bucket): Bucket {
  const copy = openBucket();
  for (const [key, object] of objects) copy.objects.set(key, object);
  return copy;
}

/** As a deployment is: with the journal of its migrations, which a backup reads. */
function openMigrated(): DatabaseSync {
  const sqlite = openSqlite();
  sqlite.exec('create table d1_migrations (id integer primary key, name text)');
  const journal = sqlite.prepare('insert into d1_migrations (name) values (?)');
  for (const file of migrationFiles()) journal.run(file);
  return sqlite;
}

/** As much of the files as actions of candidates use. */
function filesOf({ bucket }: Bucket): Files {
  return {
    ...bareFiles,
    put: (key, bytes, contentType) => bucket.put(key, bytes, contentType),
    remove: (keys) => bucket.remove([keys].flat()),
    removeFolder: () => Promise.resolve(0),
    list: async (prefix, most) =>
      (await bucket.list(prefix)).objects.slice(0, most).map(({ key }) => key),
  };
}

const bareFiles = bareContext(asD1(new DatabaseSync(':memory:')), new Date(0)).files;

/** The answer of a command, and the code that it ends with. */
export async function end(ctx: ToolCtx, name: string, values = {}, subject = '') {
  const command = commands[name];
  if (!command || !('run' in command)) throw new Error(`There is no command ${name}.`);
  const answer = await command.run(ctx, values, subject);
  return { answer, code: isFaulty(command, answer) ? 1 : 0 };
}

/** What the command line prints for a command, and the status that it ends with. */
export async function said(ctx: ToolCtx, name: string, values = {}, subject = '') {
  try {
    const { answer, code } = await end(ctx, name, values, subject);
    return { text: readable(answer), code };
  } catch (error) {
    return { text: explain(error), code: 1 };
  }
}

export async function run(ctx: ToolCtx, name: string, values = {}, subject = '') {
  return (await end(ctx, name, values, subject)).answer;
}
