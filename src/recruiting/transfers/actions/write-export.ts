/** Writes the file of an export in slices: a queue message does some, and enqueues the next. */
import { atPresent, tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { expireFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { ExportProgress } from '#data/tables/exports.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import { filtersOfView } from '#recruiting/people/saved-views/schemas.ts';
import {
  ABANDONED_MS,
  archiveKey,
  ATTEMPTS_MAX,
  contentTypes,
  FILES_PER_MESSAGE,
  headerOf,
  KEPT_MS,
  keyOf,
  lineOf,
  rowsMax,
  SLICE_ROWS,
  SLICES_PER_MESSAGE,
  tailKey,
} from '../rules/exports.ts';
import { listColumns, recordOf, withFields } from '../schemas/exports.ts';
import {
  applicationSlice,
  candidateSlice,
  claimExport,
  fieldKeys,
  overdueExports,
  settleExport,
} from '../store/exports.ts';
import { erasedSince, keepsAll } from '../store/erase.ts';
import type { ClaimedExport } from '../store/exports.ts';
import { openArchive, saveArchive } from './archive.ts';
import { bundleSlice } from './export-bundle.ts';
import { openFileWriter } from './file-writer.ts';
import type { FileWriter } from './file-writer.ts';
import { orRelease } from './release.ts';

type Slice = {
  /** Where the next one begins. */
  at: ExportProgress['at'];
  rows: number;
  /** Files of R2 that it has read: a message reads a bounded number. */
  filesRead: number;
  isLast: boolean;
};

/** Does some slices of an export that is due; returns whether it was. */
export async function continueExport(
  ctx: PublicCtx,
  id: number,
  slices = SLICES_PER_MESSAGE,
): Promise<boolean> {
  const row = await runPlan(ctx, claimExport(ctx, id));
  if (!row) return false;
  const { companyId, userId, clientId } = row;
  const company = tenantContext(ctx, companyId, userId === null ? null : { userId, clientId });
  if (row.attempts > ATTEMPTS_MAX) await settleEnd(company, row, { error: 'unavailable' });
  else
    await orRelease(company, row, { settle: settleExport }, () =>
      writeSlices(company, row, slices),
    );
  return true;
}

async function writeSlices(ctx: Ctx, row: ClaimedExport, slices: number): Promise<void> {
  const next = row.progress.tail + 1;
  await writeUnaudited(ctx, [expireFiles(ctx, keysAt(row, next), later(ctx, ABANDONED_MS))]);
  const writer = await openFileWriter(ctx, row, row.progress, contentTypes[row.format]);
  const source =
    row.format === 'bundle' ? await openBundle(ctx, row, writer) : await openList(ctx, row, writer);
  let { at } = row.progress;
  let { rowCount } = row;
  let isLast = false;
  for (let count = 0, files = 0; count < slices && files < FILES_PER_MESSAGE && !isLast; count++) {
    // oxlint-disable-next-line no-await-in-loop -- Each begins where the one before has ended.
    const slice = await source.write(at);
    ({ at, isLast } = slice);
    rowCount += slice.rows;
    files += slice.filesRead;
    if (rowCount > rowsMax[row.format]) return settleEnd(ctx, row, { error: 'too_many_rows' });
  }
  if (isLast) {
    await writer.finish();
    // Its file may hold somebody who was erased while it was written.
    if (await runPlan(ctx, erasedSince(ctx, row.createdAt))) {
      return settleEnd(ctx, row, { error: 'candidate_erased' });
    }
    return settleEnd(ctx, row, { rowCount, byteCount: writer.size() });
  }
  await source.save(next);
  const progress = { ...(await writer.save()), at };
  await writeUnaudited(ctx, [
    ...settleExport(ctx, row, { rowCount, progress, attempts: 0, dueAt: ctx.now }),
    expireFiles(ctx, keysAt(row, row.progress.tail), ctx.now),
  ]);
  ctx.defer(ctx.enqueueTransfer([row.id]));
}

function keysAt(row: ClaimedExport, tail: number): string[] {
  return [tailKey(row, tail), archiveKey(row, tail)];
}

function later({ now }: Ctx, ms: number): Date {
  return new Date(now.getTime() + ms);
}

type End =
  | { rowCount: number; byteCount: number }
  | { error: 'unavailable' | 'too_many_rows' | 'candidate_erased' };

async function settleEnd(begun: Ctx, row: ClaimedExport, end: End): Promise<void> {
  const ctx = atPresent(begun);
  const status = 'error' in end ? ('failed' as const) : ('finished' as const);
  const expiresAt = status === 'finished' ? later(ctx, KEPT_MS) : ctx.now;
  const tails = [row.progress.tail, row.progress.tail + 1].flatMap((tail) => keysAt(row, tail));
  const rows = 'error' in end ? row.rowCount : end.rowCount;
  await commit(ctx, {
    writes: [
      ...('error' in end ? [] : [keepsAll(ctx, row.createdAt)]),
      ...settleExport(ctx, row, { ...end, status, dueAt: null, finishedAt: ctx.now, expiresAt }),
      expireFiles(ctx, [keyOf(row, row.format)], expiresAt),
      expireFiles(ctx, tails, ctx.now),
    ],
    audit: {
      action: 'export.finish',
      subjectId: row.id,
      changes: changesOf({ status: 'running', rows: 0 }, { status, rows }),
    },
    events: [
      {
        name: 'export.finished',
        subject: 'export',
        subjectId: row.id,
        data: { export_id: row.id, status, rows },
      },
    ],
    answer: QueryPlan.of(null),
  });
}

/** Where the slices come from. */
type Source = {
  /** Writes what follows `at`. */
  write: (at: ExportProgress['at']) => Promise<Slice>;
  /** Keeps what the next message needs. */
  save: (tail: number) => Promise<void>;
};

async function openList(
  ctx: Ctx,
  { entity, format, query }: ClaimedExport,
  writer: FileWriter,
): Promise<Source> {
  const filters = await resolveFilters(ctx, filtersOfView(query));
  const list = entity === 'candidates' ? entity : 'applications';
  const columns = withFields(
    listColumns[list](),
    format === 'csv' ? await runPlan(ctx, fieldKeys(ctx, list)) : [],
  );
  return {
    async write(at) {
      const found = await listSlice(ctx, list, filters, at.after);
      const lines = found.map(({ record }) =>
        format === 'csv' ? lineOf(columns, record) : `${JSON.stringify(record)}\n`,
      );
      const head = format === 'csv' && at.after === 0 ? headerOf(columns) : '';
      await writer.add(new TextEncoder().encode(`${head}${lines.join('')}`));
      const after = found.at(-1)?.id ?? at.after;
      const isLast = found.length < SLICE_ROWS;
      return { at: { ...at, after }, rows: found.length, filesRead: 0, isLast };
    },
    save: () => Promise.resolve(),
  };
}

type Found = { id: number; record: object };

async function listSlice(
  ctx: Ctx,
  list: 'applications' | 'candidates',
  filters: Filters,
  after: number,
): Promise<Found[]> {
  const part = { after, limit: SLICE_ROWS };
  if (list === 'candidates') {
    const persons = await runPlan(ctx, candidateSlice(ctx, filters, part));
    return persons.map((row) => ({ id: row.id, record: recordOf.candidates(row) }));
  }
  const applications = await runPlan(ctx, applicationSlice(ctx, filters, part));
  return applications.map((facts) => ({
    id: facts.application.id,
    record: recordOf.applications(facts),
  }));
}

async function openBundle(ctx: Ctx, row: ClaimedExport, writer: FileWriter): Promise<Source> {
  const archive = await openArchive(ctx, row);
  return {
    write: (at) => bundleSlice(ctx, archive, at, (bytes) => writer.add(bytes)),
    save: (tail) => saveArchive(ctx, row, tail, archive),
  };
}

/** The most exports that one run enqueues. */
const ENQUEUED_MAX = 20;

/** Enqueues the exports whose messages were lost. */
export async function enqueueOverdueExports(ctx: PublicCtx): Promise<void> {
  const ids = await runPlan(ctx, overdueExports(ctx, ENQUEUED_MAX));
  if (ids.length > 0) await ctx.enqueueTransfer(ids);
}
