/** Writes the file of an export in slices: a queue message does some, and enqueues the next. */
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { expireFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { ExportProgress } from '#data/tables/exports.ts';
import { filtersOf } from '#recruiting/people-search/schemas.ts';
import { ViewFilters } from '#recruiting/saved-views/schemas.ts';
import {
  ABANDONED_MS,
  ATTEMPTS_MAX,
  contentTypes,
  headerOf,
  KEPT_MS,
  keyOf,
  lineOf,
  ROWS_MAX,
  SLICE_ROWS,
  SLICES_PER_MESSAGE,
  tailKey,
} from '../rules/exports.ts';
import { listColumns, recordOf } from '../schemas/exports.ts';
import {
  applicationSlice,
  candidateSlice,
  claimExport,
  overdueExports,
  settleExport,
} from '../store/exports.ts';
import type { ClaimedExport } from '../store/exports.ts';
import { openSpool } from './spool.ts';

/** What follows `at`. */
type Slice = { bytes: Uint8Array; rows: number; at: ExportProgress['at']; isLast: boolean };

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
  else await writeSlices(company, row, slices);
  return true;
}

async function writeSlices(ctx: Ctx, row: ClaimedExport, slices: number): Promise<void> {
  const nextTail = tailKey(row, row.progress.tail + 1);
  await writeUnaudited(ctx, [expireFiles(ctx, [nextTail], later(ctx, ABANDONED_MS))]);
  const spool = await openSpool(ctx, row, row.progress, contentTypes[row.format]);
  let { at } = row.progress;
  let { rowCount } = row;
  let isLast = false;
  for (let count = 0; count < slices && !isLast; count++) {
    // oxlint-disable-next-line no-await-in-loop -- Each begins where the one before has ended.
    const slice = await listSlice(ctx, row, at);
    // oxlint-disable-next-line no-await-in-loop -- In their order.
    await spool.add(slice.bytes);
    ({ at, isLast } = slice);
    rowCount += slice.rows;
    if (rowCount > ROWS_MAX) return settleEnd(ctx, row, { error: 'too_many_rows' });
  }
  if (isLast) {
    await spool.finish();
    return settleEnd(ctx, row, { rowCount, byteCount: spool.size() });
  }
  const progress = { at, ...(await spool.save()) };
  await writeUnaudited(ctx, [
    ...settleExport(ctx, row, { rowCount, progress, attempts: 0, dueAt: ctx.now }),
    expireFiles(ctx, [tailKey(row, row.progress.tail)], ctx.now),
  ]);
  ctx.defer(ctx.enqueueTransfer([row.id]));
}

function later({ now }: Ctx, ms: number): Date {
  return new Date(now.getTime() + ms);
}

type End = { rowCount: number; byteCount: number } | { error: 'unavailable' | 'too_many_rows' };

async function settleEnd(ctx: Ctx, row: ClaimedExport, end: End): Promise<void> {
  const status = 'error' in end ? ('failed' as const) : ('finished' as const);
  const expiresAt = status === 'finished' ? later(ctx, KEPT_MS) : ctx.now;
  const tails = [row.progress.tail, row.progress.tail + 1].map((tail) => tailKey(row, tail));
  const rows = 'error' in end ? row.rowCount : end.rowCount;
  await commit(ctx, {
    writes: [
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

/** The next records of a list. */
async function listSlice(
  ctx: Ctx,
  { entity, format, query }: ClaimedExport,
  at: ExportProgress['at'],
): Promise<Slice> {
  const filters = filtersOf(ViewFilters.parse(query));
  const part = { after: at.after, limit: SLICE_ROWS };
  const list = entity === 'candidates' ? entity : 'applications';
  const found =
    list === 'candidates'
      ? (await runPlan(ctx, candidateSlice(ctx, filters, part))).map((row) => ({
          id: row.id,
          record: recordOf.candidates(row),
        }))
      : (await runPlan(ctx, applicationSlice(ctx, filters, part))).map((facts) => ({
          id: facts.application.id,
          record: recordOf.applications(facts),
        }));
  const columns = listColumns[list]();
  const lines = found.map(({ record }) =>
    format === 'csv' ? lineOf(columns, record) : `${JSON.stringify(record)}\n`,
  );
  const head = format === 'csv' && at.after === 0 ? headerOf(columns) : '';
  return {
    bytes: new TextEncoder().encode(`${head}${lines.join('')}`),
    rows: found.length,
    at: { ...at, after: found.at(-1)?.id ?? at.after },
    isLast: found.length < SLICE_ROWS,
  };
}

/** The most exports that one run enqueues. */
const ENQUEUED_MAX = 20;

/** Enqueues the exports whose messages were lost. */
export async function enqueueOverdueExports(ctx: PublicCtx): Promise<void> {
  const ids = await runPlan(ctx, overdueExports(ctx, ENQUEUED_MAX));
  if (ids.length > 0) await ctx.enqueueTransfer(ids);
}
