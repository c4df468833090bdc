/** The operator's commands for backups of the database and of the uploaded files. */
import { runPlan } from '../../../../src/data/query-plan.ts';
import { invalidField } from '../../../../src/errors.ts';
import {
  adoptBackups,
  beginBackup,
  continueBackup,
} from '../../../../src/operator/backup/actions.ts';
import { backupById, recentBackups } from '../../../../src/operator/backup/store.ts';
import type { Backup } from '../../../../src/operator/backup/store.ts';
import {
  adoptFileBackups,
  beginFileBackup,
  continueFileBackup,
} from '../../../../src/operator/file-backup/actions.ts';
import { MANIFESTS } from '../../../../src/operator/file-backup/rules.ts';
import { fileBackupById, recentFileBackups } from '../../../../src/operator/file-backup/store.ts';
import type { FileBackup } from '../../../../src/operator/file-backup/store.ts';
import { note } from '../../../../src/operator/watch/actions.ts';
import type { BackupBucket } from '../../../../src/platform/backups.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { assertCopyOf } from '../restore/copy-mark.ts';
import { copyBucket } from '../restore/copy.ts';
import { restoreFiles } from '../restore/files.ts';
import { openFolder } from '../restore/folder-bucket.ts';
import { eraseAgain } from '../restore/erasures.ts';
import { newestIn } from '../restore/newest.ts';
import { WITHOUT_HASHES } from '../restore/parts.ts';
import { restore } from '../restore/restore.ts';
import { checkSealed, hasKeys } from '../restore/sealed.ts';
import { toItsEnd } from './to-its-end.ts';
import { verifyDatabase, verifyFiles } from '../restore/verify.ts';
import { rebuildSearchIndex } from '../../../../tools/search-index.ts';
import { flag, optional, optionalOneOf, text } from './command.ts';
import type { Command, Values } from './command.ts';
import { timeOf } from './durations.ts';

const kinds = ['database', 'files'] as const;
type Kind = (typeof kinds)[number];

const SOURCE = {
  from: { about: 'a folder that backup copy has filled, instead of the bucket', value: 'FOLDER' },
  of: {
    about: 'with --from: the deployment that the folder is the copy of, if it is another',
    value: 'DEPLOYMENT',
  },
};

const WITHOUT_KEYS =
  'SECRET_KEYS: all rows are restored, and no encrypted text was opened. Pass the keys of your vault with --keys-stdin, and run it again.';
const LISTED = 60;
const ERASED_SINCE = '35d';
/** Before the progress is written down. */
const COPIES_AT_ONCE = 500;
export const backupCommands: Record<string, Command> = {
  'backup run': {
    about: 'Back up the database and the uploaded files now, beside the backup of every night',
    options: { only: { about: kinds.join(' or '), value: 'KIND' } },
    run: (ctx, values) => runBackups(ctx, optionalOneOf(values, 'only', kinds)),
  },
  'backup list': {
    about: 'List the latest backups',
    options: {},
    run: (ctx) => listBackups(ctx),
  },
  'backup copy': {
    about:
      'Copy the backups and the copies of files to a folder of this machine; can be stopped and run again',
    options: {
      to: {
        about: 'the folder; what the bucket has no more is deleted there',
        value: 'FOLDER',
        required: true,
      },
      'allow-delete': {
        about: 'also if more than a tenth of the folder goes, or its newest dump',
      },
    },
    run: async (ctx, values) => {
      const from = bucketOf(ctx);
      const copied = await copyBucket({
        from,
        folder: text(values, 'to'),
        of: ctx.service,
        mayDelete: flag(values, 'allow-delete') === true,
      });
      await note(from, 'copy', new Date());
      return copied;
    },
  },
  'backup verify': {
    about: 'Read a backup, and compare it with its manifest; without ID, the newest of both kinds',
    subject: '[ID]',
    options: SOURCE,
    faults: ['damaged', 'missing'],
    run: (ctx, values, id) =>
      id === '' ? verifyNewest(sourceOf(ctx, values)) : verifyBackup(ctx, values, Number(id)),
  },
  'backup restore': {
    about: 'Fill an empty, migrated database from a backup',
    options: {
      started: {
        about: 'when the backup began, as backup list says; default: the newest one that finished',
        value: 'TIME',
      },
      ...SOURCE,
    },
    faults: ['lacks', 'unreadable', 'not_erased', 'removed_companies'],
    run: (ctx, values) => restoreBackup(ctx, values),
  },
  'backup erase-again': {
    about:
      'Erase candidates again who were erased, after the history of D1 or another tool has brought them back',
    options: {
      since: {
        about: `of when the database is now, or how long ago; default: ${ERASED_SINCE}`,
        value: 'TIME',
      },
      ...SOURCE,
    },
    faults: ['not_erased', 'removed_companies'],
    run: async (ctx, values) => {
      const since = timeOf('since', optional(values, 'since') ?? ERASED_SINCE, ctx.now);
      const source = sourceOf(ctx, values);
      // A list that is missing looks like one without anybody.
      await newestOf(source);
      return eraseAgain(ctx, [source], since);
    },
  },
  'backup restore-files': {
    about: 'Copy uploaded files back that are missing, but for those of erased candidates',
    options: {
      started: { about: 'only those that a backup of files lists', value: 'TIME' },
      ...SOURCE,
    },
    faults: ['damaged', 'missing'],
    run: (ctx, values) => restoreFiles(ctx, sourceOf(ctx, values), startedOf(values)),
  },
};

async function runBackups(ctx: ToolCtx, only: Kind | undefined): Promise<object[]> {
  const listed: object[] = [];
  if (only !== 'files') listed.push(await runBackup(ctx));
  if (only !== 'database') listed.push(await runFileBackup(ctx));
  return listed;
}

async function listBackups(ctx: ToolCtx): Promise<object[]> {
  const databases = await runPlan(ctx, recentBackups(ctx, LISTED));
  const files = await runPlan(ctx, recentFileBackups(ctx, LISTED));
  return [...databases.map(toListed), ...files.map(toListedFiles)].sort((a, b) => b.id - a.id);
}

async function runBackup(ctx: ToolCtx): Promise<object> {
  const backups = bucketOf(ctx);
  const { id } = await beginBackup(ctx);
  const ended = await toItsEnd<Backup>({
    step: () => continueBackup({ ...ctx, backups, now: new Date() }),
    read: () => runPlan(ctx, backupById(ctx, id)),
  });
  return toListed(ended);
}

async function runFileBackup(ctx: ToolCtx): Promise<object> {
  const backups = bucketOf(ctx);
  const { id } = await beginFileBackup(ctx);
  const ended = await toItsEnd<FileBackup>({
    step: () => continueFileBackup({ ...ctx, backups, now: new Date() }, COPIES_AT_ONCE),
    read: () => runPlan(ctx, fileBackupById(ctx, id)),
  });
  return toListedFiles(ended);
}

async function verifyBackup(ctx: ToolCtx, values: Values, id: number): Promise<object> {
  const source = sourceOf(ctx, values);
  const files = await runPlan(ctx, fileBackupById(ctx, id));
  if (files) return verifyFiles(source, files.startedAt);
  const { startedAt } = await findBackup(ctx, id);
  return verifyDatabase(source, startedAt);
}

async function verifyNewest(source: BackupBucket): Promise<object[]> {
  const files = await newestIn(source, MANIFESTS);
  return [
    await verifyDatabase(source, await newestOf(source)),
    ...(files ? [await verifyFiles(source, files)] : []),
  ];
}

async function restoreBackup(ctx: ToolCtx, values: Values): Promise<object> {
  const source = sourceOf(ctx, values);
  const startedAt = startedOf(values) ?? (await newestOf(source));
  const { manifest, orphans } = await restore(ctx.db.$client, source, startedAt);
  const { backups } = ctx;
  if (backups) {
    // Without rows, what is in the bucket would never expire.
    await adoptBackups({ ...ctx, backups });
    await adoptFileBackups({ ...ctx, backups });
  }
  const { jobs } = await rebuildSearchIndex(ctx);
  const sealed = await checkSealed(ctx, ctx.vault);
  return {
    started: startedAt.toISOString(),
    migration: manifest.migration,
    parts: manifest.parts,
    orphans,
    listed_jobs: jobs,
    lacks: hasKeys(ctx.vault) ? [] : [WITHOUT_KEYS],
    encrypted: sealed.seen,
    unreadable: sealed.isRight ? 0 : 1,
    ...(await eraseAgain(ctx, backups ? [source, backups] : [source], startedAt)),
    ...(!manifest.parts_md5 && { note: WITHOUT_HASHES }),
  };
}

async function newestOf(source: BackupBucket): Promise<Date> {
  const newest = await newestIn(source);
  if (!newest) throw invalidField('started', 'There is no backup that finished.');
  return newest;
}

/** Null where none was given. */
function startedOf(values: Values): Date | null {
  const given = optional(values, 'started');
  return given === undefined ? null : timeOf('started', given, new Date());
}

async function findBackup(ctx: ToolCtx, id: number): Promise<Backup> {
  const backup = Number.isSafeInteger(id) ? await runPlan(ctx, backupById(ctx, id)) : undefined;
  if (!backup) throw invalidField('backup', 'No such backup exists.');
  return backup;
}

/** The folder of `--from`, or the bucket. */
function sourceOf(ctx: ToolCtx, values: Values): BackupBucket {
  const folder = optional(values, 'from');
  if (folder === undefined) return bucketOf(ctx);
  const of = optional(values, 'of') ?? ctx.service;
  assertCopyOf('from', { folder, of, hint: 'If that is right, name it with --of.' });
  return openFolder(folder);
}

function bucketOf({ backups }: ToolCtx): BackupBucket {
  if (!backups) throw invalidField('BACKUP', 'The configuration has no bucket for backups.');
  return backups;
}

function toListed({ id, startedAt, finishedAt, state, parts, bytes }: Backup) {
  return {
    id,
    kind: 'database' satisfies Kind,
    started: startedAt.toISOString(),
    finished: finishedAt?.toISOString() ?? null,
    state,
    parts,
    bytes,
  };
}

function toListedFiles({ id, startedAt, finishedAt, state, progress }: FileBackup) {
  const { files, bytes, copied, gone, removed } = progress;
  return {
    id,
    kind: 'files' satisfies Kind,
    started: startedAt.toISOString(),
    finished: finishedAt?.toISOString() ?? null,
    state,
    files,
    bytes,
    copied,
    gone,
    removed,
  };
}
