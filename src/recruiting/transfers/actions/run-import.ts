/** Does the next step of an import: reads the file, checks or writes a batch of its records, or undoes some of them. */
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { expireFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { ImportStatus } from '#lib/transfer-kinds.ts';
import { ZipFault } from '#lib/unzip.ts';
import { ATTEMPTS_MAX } from '../rules/exports.ts';
import {
  isAtRest,
  isStarted,
  noCounts,
  RESULTS_MS,
  resultsKey,
  sourceKeys,
} from '../rules/imports.ts';
import { openQuestions } from '../rules/mapping.ts';
import { claimImport, deleteRows, overdueImports, settleImport } from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';
import { plainRecords, putKeys } from '../store/plain-records.ts';
import { nextItems } from './import-items.ts';
import { writeResults } from './import-results.ts';
import { FileFault, readImport } from './read-import.ts';
import { recordKey } from './record-keys.ts';
import { orRelease } from './release.ts';
import { undoBatch } from './undo-import.ts';
import { abortUpload } from './abort-uploads.ts';
import { writeBatch } from './write-batch.ts';

/** Does a step of an import that is due; returns whether it was. */
export async function continueImport(ctx: PublicCtx, id: number): Promise<boolean> {
  const row = await runPlan(ctx, claimImport(ctx, id));
  if (!row) return false;
  const { companyId, userId, clientId } = row;
  const company = tenantContext(ctx, companyId, userId === null ? null : { userId, clientId });
  try {
    if (row.attempts > ATTEMPTS_MAX) throw new FileFault(interruptions[row.status] ?? INTERRUPTED);
    const waiting = { settle: settleImport, ...(isAtRest(row.status) && { waitMs: RESULTS_MS }) };
    await orRelease(company, row, waiting, () => steps[row.status](company, row));
  } catch (error) {
    if (!(error instanceof FileFault) && !(error instanceof ZipFault)) throw error;
    await settleFailure(company, row, error.message);
  }
  return true;
}

const INTERRUPTED = 'The service was interrupted too often. Start the import again, or cancel it.';

/** What is said of a step that was tried too often, where it is not that. */
const interruptions: Partial<Record<ImportStatus, string>> = {
  reading: 'The service could not read it.',
  checking: 'The service could not check it.',
};

async function settleFailure(ctx: Ctx, row: ClaimedImport, message: string): Promise<void> {
  const isOver = isAtRest(row.status);
  const change = isOver
    ? { dueAt: null }
    : {
        status: 'failed' as const,
        error: message.slice(0, 500),
        attempts: 0,
        ...(isStarted(row) ? { dueAt: ctx.now, finishedAt: ctx.now } : { dueAt: null }),
      };
  await writeUnaudited(ctx, [
    ...settleImport(ctx, row, change),
    // They cannot be written again, and say what is true no more.
    ...(isOver ? [expireFiles(ctx, [resultsKey(row)], ctx.now)] : []),
  ]);
}

type Step = (ctx: Ctx, row: ClaimedImport) => Promise<void>;

const steps: Readonly<Record<ImportStatus, Step>> = {
  uploading: endUpload,
  reading: readFile,
  mapping: refreshResults,
  checking: writeNext,
  checked: refreshResults,
  importing: writeNext,
  imported: refreshResults,
  undoing: undoBatch,
  undone: refreshResults,
  canceled: refreshResults,
  failed: refreshResults,
};

/** Nobody has sent the rest of the file. */
async function endUpload(ctx: Ctx, row: ClaimedImport): Promise<void> {
  await abortUpload(ctx, row);
  throw new FileFault('The file was not uploaded within two days.');
}

/** Of an import that was given up, failed or was undone, and of one with somebody who was erased: what the results say has changed. */
async function refreshResults(ctx: Ctx, row: ClaimedImport): Promise<void> {
  await writeResults(ctx, row);
  const since = row.finishedAt ?? row.createdAt;
  await writeUnaudited(ctx, [
    expireFiles(ctx, [resultsKey(row)], new Date(since.getTime() + RESULTS_MS)),
    ...settleImport(ctx, row, { dueAt: null, attempts: 0 }),
  ]);
}

async function writeNext(ctx: Ctx, row: ClaimedImport): Promise<void> {
  const part = await nextItems(ctx, row);
  await (part.rows === 0
    ? finish(ctx, row, row.status === 'checking')
    : writeBatch(ctx, row, part));
}

async function readFile(ctx: Ctx, row: ClaimedImport): Promise<void> {
  const { found, mapping, source, rowCount } = await readImport(ctx, row);
  const isOpen = row.kind === 'csv' && openQuestions(found, mapping).length > 0;
  const next = { found, mapping, source, rowCount, doneCount: 0, attempts: 0, counts: noCounts };
  await writeUnaudited(ctx, [
    deleteRows(ctx, row.id),
    ...settleImport(ctx, row, {
      ...next,
      status: isOpen ? 'mapping' : 'checking',
      dueAt: isOpen ? null : ctx.now,
    }),
  ]);
  if (!isOpen) ctx.defer(ctx.enqueueTransfer([row.id]));
}

async function finish(ctx: Ctx, row: ClaimedImport, isDry: boolean): Promise<void> {
  await writeResults(ctx, row);
  const results = expireFiles(ctx, [resultsKey(row)], new Date(ctx.now.getTime() + RESULTS_MS));
  if (isDry) {
    const checked = settleImport(ctx, row, { status: 'checked', dueAt: null, attempts: 0 });
    return writeUnaudited(ctx, [results, ...checked]);
  }
  const { created, existing, failed: faults } = row.counts;
  await commit(ctx, {
    writes: [
      results,
      // What was imported is in the database: the copy of strangers' data goes.
      expireFiles(ctx, sourceKeys(row), ctx.now),
      ...settleImport(ctx, row, {
        status: 'imported',
        dueAt: null,
        attempts: 0,
        finishedAt: ctx.now,
      }),
    ],
    audit: {
      action: 'import.finish',
      subjectId: row.id,
      changes: changesOf(null, { created, existing, failed: faults }),
    },
    events: [
      {
        name: 'import.finished',
        subject: 'import',
        subjectId: row.id,
        data: { import_id: row.id, imported: true, created, existing, failed: faults },
      },
    ],
    answer: QueryPlan.of(null),
  });
}

/** Rows that one run deletes. */

/** Ids that one run makes digests of. */
const KEYED_MAX = 1000;

/** The most imports that one run enqueues. */
const ENQUEUED_MAX = 20;

/** Enqueues the imports whose messages were lost, deletes old results, and makes digests of ids that are none yet. */
export async function maintainImports(ctx: PublicCtx): Promise<void> {
  const plain = await runPlan(ctx, plainRecords(ctx, KEYED_MAX));
  if (plain.length > 0) {
    const keyed = plain.map(({ row, ...name }) => ({ row, key: recordKey(ctx, name) }));
    await writeUnaudited(ctx, putKeys(ctx, keyed));
  }
  await enqueueOverdueImports(ctx);
}

export async function enqueueOverdueImports(ctx: PublicCtx): Promise<void> {
  const ids = await runPlan(ctx, overdueImports(ctx, ENQUEUED_MAX));
  if (ids.length > 0) await ctx.enqueueTransfer(ids);
}
