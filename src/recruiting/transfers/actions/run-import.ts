/** Does the next step of an import: reads the file, checks or writes a batch of its records, or undoes some of them. */
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import type { Change } from '#data/commit.ts';
import { expireFiles, putFiles, retainFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { ImportCounts } from '#data/tables/imports.ts';
import { csvLine } from '#lib/csv.ts';
import { firstIdAt } from '#lib/ids.ts';
import { ZipFault } from '#lib/unzip.ts';
import { ATTEMPTS_MAX } from '../rules/exports.ts';
import {
  chunkKey,
  noCounts,
  RESULTS_MS,
  resultsKey,
  ROWS_KEPT_MS,
  uploadKey,
} from '../rules/imports.ts';
import { openQuestions } from '../rules/mapping.ts';
import {
  claimImport,
  deleteOldRows,
  deleteRows,
  overdueImports,
  rowsFrom,
  settleImport,
} from '../store/imports.ts';
import type { ClaimedImport } from '../store/imports.ts';
import { plainRecords, putKeys } from '../store/plain-records.ts';
import { putOutcomes } from '../store/records.ts';
import type { Outcome } from '../store/records.ts';
import { applyRecords } from './apply-records.ts';
import type { Applied } from './batch.ts';
import { nextItems } from './import-items.ts';
import { FileFault, readImport } from './read-import.ts';
import { recordKey, shownId } from './record-keys.ts';
import { undoBatch } from './undo-import.ts';
import { abortUpload } from './upload-import.ts';

/** Does a step of an import that is due; returns whether it was. */
export async function continueImport(ctx: PublicCtx, id: number): Promise<boolean> {
  const row = await runPlan(ctx, claimImport(ctx, id));
  if (!row) return false;
  const { companyId, userId, clientId } = row;
  const company = tenantContext(ctx, companyId, userId === null ? null : { userId, clientId });
  try {
    if (row.attempts > ATTEMPTS_MAX) throw new FileFault('The service could not read it.');
    await step(company, row);
  } catch (error) {
    if (!(error instanceof FileFault) && !(error instanceof ZipFault)) throw error;
    await writeUnaudited(company, settleImport(company, row, failed(error.message)));
  }
  return true;
}

function failed(message: string) {
  return { status: 'failed' as const, error: message.slice(0, 500), dueAt: null };
}

function step(ctx: Ctx, row: ClaimedImport): Promise<void> {
  if (row.status === 'uploading') return giveUp(ctx, row);
  if (row.status === 'reading') return readFile(ctx, row);
  if (row.status === 'undoing') return undoBatch(ctx, row);
  return writeBatch(ctx, row);
}

async function giveUp(ctx: Ctx, row: ClaimedImport): Promise<void> {
  await abortUpload(ctx, row);
  throw new FileFault('The file was not uploaded within two days.');
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

async function writeBatch(ctx: Ctx, row: ClaimedImport): Promise<void> {
  const isDry = row.status === 'checking';
  const { items, rows, readFile: read } = await nextItems(ctx, row);
  if (rows === 0) return finish(ctx, row, isDry);
  const { id, source, keepsLive } = row;
  const applied = await applyRecords(ctx, { id, source, isDry, keepsLive, readFile: read }, items);
  const counts = countsOf(row.counts, applied);
  const doneCount = row.doneCount + rows;
  const writes = [
    putOutcomes(
      ctx,
      id,
      applied.outcomes.map((one) => withShownId(ctx, one)),
    ),
    ...settleImport(ctx, row, { counts, doneCount, attempts: 0, dueAt: ctx.now }),
  ];
  if (isDry) await writeUnaudited(ctx, writes);
  else await writeRecords(ctx, row, applied, writes);
  ctx.defer(ctx.enqueueTransfer([id]));
}

function withShownId(ctx: Ctx, outcome: Outcome): Outcome {
  return { ...outcome, externalId: shownId(ctx, outcome.externalId) };
}

function countsOf(before: ImportCounts, { outcomes }: Applied): ImportCounts {
  const counts = { ...before };
  for (const { result } of outcomes) counts[result]++;
  return counts;
}

/** The files first: rows never name a file that is not there. */
async function writeRecords(
  ctx: Ctx,
  row: ClaimedImport,
  { statements, files, created }: Applied,
  writes: Change<null>['writes'],
): Promise<void> {
  const keys = files.map(({ key }) => key);
  if (files.length > 0) {
    const keptUntil = new Date(ctx.now.getTime() + UPLOAD_MS);
    await writeUnaudited(ctx, [expireFiles(ctx, keys, keptUntil)]);
    await putFiles(ctx, files);
  }
  const [persons, applications] = [created.get('persons') ?? [], created.get('applications') ?? []];
  await commit(ctx, {
    writes: [...statements, ...writes, ...(files.length > 0 ? [retainFiles(ctx, keys)] : [])],
    audit: {
      action: 'import.write',
      subjectId: row.id,
      changes: changesOf(null, { candidates: persons.length, applications: applications.length }),
    },
    events:
      persons.length + applications.length === 0
        ? []
        : [
            {
              name: 'import.created',
              subject: 'import',
              subjectId: row.id,
              data: {
                import_id: row.id,
                imported: true,
                candidate_ids: persons,
                candidate_job_ids: applications,
              },
            },
          ],
    answer: QueryPlan.of(null),
  });
}

/** Longer than any batch takes. */
const UPLOAD_MS = 3_600_000;

async function finish(ctx: Ctx, row: ClaimedImport, isDry: boolean): Promise<void> {
  await writeResults(ctx, row);
  const results = expireFiles(ctx, [resultsKey(row)], new Date(ctx.now.getTime() + RESULTS_MS));
  if (isDry) {
    const checked = settleImport(ctx, row, { status: 'checked', dueAt: null, attempts: 0 });
    return writeUnaudited(ctx, [results, ...checked]);
  }
  const chunks = row.found.chunks.map(({ path }) => chunkKey(row, path));
  const { created, existing, failed: faults } = row.counts;
  await commit(ctx, {
    writes: [
      results,
      // What was imported is in the database: the copy of strangers' data goes.
      expireFiles(ctx, [uploadKey(row), ...(row.kind === 'csv' ? chunks : [])], ctx.now),
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

const RESULT_COLUMNS = ['row', 'entity', 'external_id', 'result', 'record_id', 'field', 'message'];
/** Rows of a file that are read together; a row has several records at most. */
const RESULT_ROWS = 5000;

/** What became of each record, as CSV. */
async function writeResults(ctx: Ctx, row: ClaimedImport): Promise<void> {
  const parts = [csvLine(RESULT_COLUMNS)];
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- Each begins where the one before has ended.
    const rows = await runPlan(ctx, rowsFrom(ctx, row.id, after, RESULT_ROWS));
    const isLast = rows.length < RESULT_ROWS;
    const last = rows.at(-1)?.n ?? after;
    // The last row may go on behind the end of the page.
    const whole = isLast ? rows : rows.filter(({ n }) => n < last);
    for (const one of whole) {
      const { n, entity, externalId, result, recordId, field, message } = one;
      parts.push(csvLine([n, entity, externalId, result, recordId, field, message]));
    }
    if (isLast) break;
    after = last - 1;
  }
  await ctx.files.put(resultsKey(row), new TextEncoder().encode(parts.join('')), 'text/csv');
}

/** Rows that one run deletes. */
const DELETED_MAX = 5000;

/** Ids that one run makes digests of. */
const KEYED_MAX = 1000;

/** The most imports that one run enqueues. */
const ENQUEUED_MAX = 20;

/** Enqueues the imports whose messages were lost, deletes old results, and makes digests of ids that are none yet. */
export async function maintainImports(ctx: PublicCtx): Promise<void> {
  const before = firstIdAt(new Date(ctx.now.getTime() - ROWS_KEPT_MS));
  await writeUnaudited(ctx, [deleteOldRows(ctx, before, DELETED_MAX)]);
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
