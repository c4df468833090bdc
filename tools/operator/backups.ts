/** The operator's commands for backups of the database. */
import { setTimeout } from 'node:timers/promises';
import { runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { beginBackup, continueBackup } from '#operator/backup/actions.ts';
import { backupById, recentBackups } from '#operator/backup/store.ts';
import type { Backup } from '#operator/backup/store.ts';
import type { BackupBucket } from '#platform/backups.ts';
import type { ToolCtx } from '../platform.ts';
import { readManifest, readParts } from '../restore/parts.ts';
import { restore } from '../restore/restore.ts';
import { rebuildSearchIndex } from '../search-index.ts';
import { optional } from './command.ts';
import type { Command, Values } from './command.ts';

const LISTED = 60;
/** Where the service works on it too, the lease goes back and forth. */
const WAIT_MS = 500;

export const backupCommands: Record<string, Command> = {
  'backup run': {
    about: 'Back up the database now, beside the backup of every night',
    options: {},
    run: (ctx) => runBackup(ctx),
  },
  'backup list': {
    about: 'List the latest backups',
    options: {},
    run: async (ctx) => (await runPlan(ctx, recentBackups(ctx, LISTED))).map(toListed),
  },
  'backup verify': {
    about: 'Read a backup, and compare it with its manifest',
    subject: 'ID',
    options: {},
    run: (ctx, _, id) => verifyBackup(ctx, id),
  },
  'backup restore': {
    about: 'Fill an empty, migrated database from a backup',
    options: {
      started: {
        about: 'when the backup began, as backup list and its folder say',
        value: 'TIME',
        required: true,
      },
    },
    run: (ctx, values) => restoreBackup(ctx, values),
  },
};

async function runBackup(ctx: ToolCtx): Promise<object> {
  const backups = bucketOf(ctx);
  const { id } = await beginBackup(ctx);
  for (;;) {
    await continueBackup({ ...ctx, backups, now: new Date() });
    const backup = await findBackup(ctx, id);
    if (backup.state !== 'running') return toListed(backup);
    await setTimeout(WAIT_MS);
  }
}

async function verifyBackup(ctx: ToolCtx, id: string): Promise<object> {
  const { startedAt } = await findBackup(ctx, Number(id));
  const bucket = bucketOf(ctx);
  const manifest = await readManifest(bucket, startedAt);
  let rows = 0;
  for await (const part of readParts(bucket, startedAt, manifest)) rows += part.rows.length;
  return { parts: manifest.parts, rows, bytes: manifest.bytes, is: 'as written' };
}

async function restoreBackup(ctx: ToolCtx, values: Values): Promise<object> {
  const startedAt = new Date(optional(values, 'started') ?? '');
  if (Number.isNaN(startedAt.getTime())) throw invalidField('started', 'Must be a time.');
  const { manifest, orphans } = await restore(ctx.db.$client, bucketOf(ctx), startedAt);
  const { jobs } = await rebuildSearchIndex(ctx);
  return { migration: manifest.migration, parts: manifest.parts, orphans, listed_jobs: jobs };
}

async function findBackup(ctx: ToolCtx, id: number): Promise<Backup> {
  const backup = Number.isSafeInteger(id) ? await runPlan(ctx, backupById(ctx, id)) : undefined;
  if (!backup) throw invalidField('backup', 'No such backup exists.');
  return backup;
}

function bucketOf({ backups }: ToolCtx): BackupBucket {
  if (!backups) throw invalidField('BACKUP', 'The configuration has no bucket for backups.');
  return backups;
}

function toListed({ id, startedAt, finishedAt, state, parts, bytes }: Backup) {
  return {
    id,
    started: startedAt.toISOString(),
    finished: finishedAt?.toISOString() ?? '',
    state,
    parts,
    bytes,
  };
}
