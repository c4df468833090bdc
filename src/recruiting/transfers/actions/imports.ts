/** Takes files to import, maps them, starts and undoes imports, and shows what became of each record. */
import { tenantContext } from '#context.ts';
import type { CallerCtx, Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { fileLink, openFileLink } from '#data/file-links.ts';
import type { LinkKind } from '#data/file-links.ts';
import { expireFiles, runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { checkAll, invalidField } from '#errors.ts';
import { typedLine, STRING_LENGTH_MAX } from '#lib/text.ts';
import type { ImportStatus } from '#lib/transfer-kinds.ts';
import {
  assertMayImport,
  assertStatus,
  assertUndoable,
  cancelable,
  isStarted,
  isZip,
  KEPT_MS,
  noCounts,
  resultsKey,
  sourceKeys,
  uploadKey,
} from '../rules/imports.ts';
import { assertFillable } from '../rules/custom-cells.ts';
import { mappedIds } from '../rules/mapping.ts';
import { toImport, toImportRow } from '../schemas/imports.ts';
import type {
  Import,
  ImportChange,
  ImportRow,
  ImportRowQuery,
  ImportTableRow,
  NewImport,
} from '../schemas/imports.ts';
import { abortUpload } from './abort-uploads.ts';
import type { ExportFile } from './exports.ts';
import {
  importById,
  importRoom,
  importRowPage,
  importStore,
  insertImport,
  mappedPlaces,
} from '../store/imports.ts';

const LINK: LinkKind = { purpose: 'import results link', path: '/files/imports/' };

export function listImports(ctx: Ctx, paging: Paging): Promise<Page<Import>> {
  return importStore.page(ctx, paging, (row) => shown(ctx, row));
}

export function showImport(ctx: Ctx, id: number): Promise<Import> {
  return runPlan(ctx, importPlan(ctx, id));
}

export function importPlan(ctx: Ctx, id: number): QueryPlan<Import> {
  return QueryPlan.map(importStore.one(ctx, id), (row) => shown(ctx, row));
}

function shown(ctx: Ctx, row: ImportTableRow): Import {
  return toImport(row, fileLink(ctx, LINK, row.id));
}

export async function listImportRows(
  ctx: Ctx,
  id: number,
  query: ImportRowQuery,
): Promise<{ data: ImportRow[]; total: number }> {
  const { rows, total } = await runPlan(ctx, importRowPage(ctx, id, query));
  return { data: rows.slice(0, query.max).map(toImportRow), total };
}

type Upload = { name: string; bytes: Uint8Array };

/** Stores the file; what it holds is found out in the background. */
export async function createImport(
  ctx: CallerCtx,
  input: NewImport,
  file: Upload,
): Promise<Import> {
  const kind = isZip(file.bytes) ? 'bundle' : 'csv';
  assertMayImport(ctx.actor, kind);
  const id = ctx.newId();
  const key = uploadKey({ id, companyId: ctx.tenant.id });
  importRoom.assert(await runPlanForFiles(ctx, [key], importRoom.count(ctx)));
  const keptUntil = new Date(ctx.now.getTime() + KEPT_MS);
  await ctx.files.put(key, file.bytes, 'application/octet-stream');
  const filename = typedLine(file.name, STRING_LENGTH_MAX) || 'import';
  const answer = await commit(ctx, {
    writes: [
      importRoom.held(ctx),
      // The results, too, from before they are written; they are kept for longer once they are.
      expireFiles(ctx, [key, resultsKey({ id, companyId: ctx.tenant.id })], keptUntil),
      insertImport(ctx, {
        id,
        kind,
        source: input.source ?? 'csv',
        filename,
        status: 'reading',
        keepsLive: input.keep_live === 'true',
        dueAt: ctx.now,
      }),
    ],
    audit: {
      action: 'import.create',
      subjectId: id,
      changes: changesOf(null, { kind, source: input.source ?? 'csv' }),
    },
    answer: importPlan(ctx, id),
  });
  ctx.defer(ctx.enqueueTransfer([id]));
  return answer;
}

function assertColumns(
  columns: Readonly<Record<string, string>>,
  headers: readonly string[],
): void {
  const unknown = Object.values(columns).filter((header) => !headers.includes(header));
  if (unknown.length === 0) return;
  throw invalidField('mapping.columns', ...unknown.map((one) => `No column is called ${one}.`));
}

/** Changes the mapping of a CSV file, which is read again by it. */
export async function changeImport(
  ctx: Ctx,
  id: number,
  mapping: ImportChange['mapping'],
): Promise<Import> {
  const { jobs = {}, stages = {} } = mapping;
  const wanted = { jobs: mappedIds(jobs), stages: mappedIds(stages) };
  const [before, places] = await runPlan(
    ctx,
    QueryPlan.all([
      importStore.one(ctx, id),
      mappedPlaces(ctx, { jobIds: wanted.jobs, titles: [] }),
    ]),
  );
  assertStatus(before.status, ['mapping', 'checked']);
  checkAll(
    () => assertColumns(mapping.columns ?? {}, before.found.headers),
    () => assertFillable(Object.keys(mapping.columns ?? {}), places.fields),
    ...(['jobs', 'stages'] as const).map((field) => () => {
      const known = new Set(places[field].map((place) => place.id));
      const foreign = wanted[field].filter((one) => !known.has(one));
      if (foreign.length === 0) return;
      const texts = foreign.map((one) => `No record of the company has the id ${one}.`);
      throw invalidField(`mapping.${field}`, ...texts);
    }),
    () => {
      if (mapping.keep_live === undefined || before.kind === 'bundle') return;
      throw invalidField('mapping.keep_live', 'Only bundles have jobs.');
    },
  );
  const keepsLive = mapping.keep_live ?? before.keepsLive;
  const after = {
    ...before.mapping,
    ...(mapping.columns && { columns: mapping.columns }),
    ...(mapping.date_format && { date_format: mapping.date_format }),
    jobs: { ...before.mapping.jobs, ...jobs },
    stages: { ...before.mapping.stages, ...stages },
  };
  return queue(ctx, before, 'reading', { mapping: after, keepsLive });
}

/** Begins to write what the dry run has shown, or goes on where writing it was interrupted. */
export async function startImport(ctx: CallerCtx, id: number): Promise<Import> {
  const before = await runPlan(ctx, importStore.one(ctx, id));
  assertMayImport(ctx.actor, before.kind);
  const isInterrupted = before.status === 'failed' && isStarted(before);
  if (!isInterrupted) assertStatus(before.status, ['checked']);
  // Of an undoing that was interrupted, nothing is done: what it has deleted is imported again.
  const goesOn = isInterrupted && before.doneCount > 0;
  const from = goesOn ? {} : { counts: noCounts, doneCount: 0 };
  const startedAt = before.startedAt ?? ctx.now;
  return queue(ctx, before, 'importing', { ...from, startedAt, finishedAt: null });
}

/** Ends an import before its end. What it has written by then stays, and can be undone. */
export async function cancelImport(ctx: CallerCtx, id: number): Promise<Import> {
  const before = await runPlan(ctx, importStore.one(ctx, id));
  assertMayImport(ctx.actor, before.kind);
  if (before.status === 'canceled') return shown(ctx, before);
  assertStatus(before.status, cancelable);
  const { created, existing, failed } = before.counts;
  const hasBegun = isStarted(before);
  const answer = await commit(ctx, {
    writes: [
      expireFiles(ctx, sourceKeys(before), ctx.now),
      ...importStore.update(ctx, before, {
        status: 'canceled',
        attempts: 0,
        dueAt: ctx.now,
        finishedAt: hasBegun ? (before.finishedAt ?? ctx.now) : null,
        // What the dry run has counted is not done.
        ...(!hasBegun && { counts: noCounts }),
      }),
    ],
    audit: {
      action: 'import.cancel',
      subjectId: id,
      changes: changesOf({ status: before.status }, { status: 'canceled' }),
    },
    events:
      before.status === 'importing'
        ? [
            {
              name: 'import.finished',
              subject: 'import',
              subjectId: id,
              data: { import_id: id, imported: true, created, existing, failed },
            },
          ]
        : [],
    answer: importPlan(ctx, id),
  });
  ctx.defer(abortUpload(ctx, before));
  ctx.defer(ctx.enqueueTransfer([id]));
  return answer;
}

/** Deletes the records that the import added, unless they were changed since. */
export async function undoImport(ctx: CallerCtx, id: number): Promise<Import> {
  const before = await runPlan(ctx, importStore.one(ctx, id));
  assertMayImport(ctx.actor, before.kind);
  if (!isStarted(before)) assertStatus(before.status, ['imported']);
  assertStatus(before.status, ['imported', 'failed', 'canceled']);
  assertUndoable(before, ctx.now);
  return queue(ctx, before, 'undoing', { doneCount: 0 });
}

async function queue(
  ctx: Ctx,
  before: ImportTableRow,
  status: ImportStatus,
  change: Partial<ImportTableRow>,
): Promise<Import> {
  const answer = await commit(ctx, {
    writes: importStore.update(ctx, before, {
      ...change,
      status,
      error: null,
      attempts: 0,
      dueAt: ctx.now,
    }),
    audit: {
      action: actions[status] ?? 'import.update',
      subjectId: before.id,
      changes: changesOf({ status: before.status }, { status }),
    },
    answer: importPlan(ctx, before.id),
  });
  ctx.defer(ctx.enqueueTransfer([before.id]));
  return answer;
}

const actions: Partial<Record<ImportStatus, string>> = {
  importing: 'import.start',
  undoing: 'import.undo',
};

/** The results as CSV. Null if the link is invalid or expired, or there are none. */
export async function openResults(
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
): Promise<ExportFile | null> {
  const link = openFileLink(ctx, LINK, id, query);
  if (!link) return null;
  const row = await runPlan(ctx, importById(ctx, id));
  if (!row) return null;
  await commit(tenantContext(ctx, row.companyId, link.actor), {
    writes: [],
    audit: { action: 'import.download', subjectId: id },
    answer: QueryPlan.of(null),
  });
  return {
    key: resultsKey(row),
    filename: `import-${id}.csv`,
    contentType: 'text/csv; charset=utf-8; header=present',
  };
}
