/** Asks for exports, lists and shows them, and opens their files. */
import { tenantContext } from '#context.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { fileLink, openFileLink } from '#data/file-links.ts';
import type { LinkKind } from '#data/file-links.ts';
import { expireFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import { assertKnown } from '#recruiting/people/people-search/rules.ts';
import { showView } from '#recruiting/people/saved-views/actions.ts';
import { filtersOfView } from '#recruiting/people/saved-views/schemas.ts';
import type { ExportEntity } from '#lib/transfer-kinds.ts';
import {
  ABANDONED_MS,
  assertMayExport,
  contentTypes,
  exportRefusal,
  filenameOf,
  formatFor,
  keyOf,
} from '../rules/exports.ts';
import { toExport } from '../schemas/exports.ts';
import type { Export, ExportRow, NewExport } from '../schemas/exports.ts';
import { exportById, exportStore, exportRoom, unknownIds } from '../store/exports.ts';

const LINK: LinkKind = { purpose: 'export link', path: '/files/exports/' };

const inQuery = (filter: string) => `query.${filter}`;

export function listExports(ctx: CallerCtx, paging: Paging): Promise<Page<Export>> {
  return exportStore.page(ctx, paging, (row) => shown(ctx, row));
}

export function showExport(ctx: CallerCtx, id: number): Promise<Export> {
  return runPlan(ctx, exportPlan(ctx, id));
}

function exportPlan(ctx: CallerCtx, id: number): QueryPlan<Export> {
  return QueryPlan.map(exportStore.one(ctx, id), (row) => shown(ctx, row));
}

function shown(ctx: CallerCtx, row: ExportRow): Export {
  const mayRead = exportRefusal(ctx.actor, row.entity) === null;
  return toExport(row, ctx.now, ({ id }) => (mayRead ? fileLink(ctx, LINK, id) : null));
}

/** Writes down what is wanted; a queue message begins it. */
export async function createExport(ctx: CallerCtx, input: NewExport): Promise<Export> {
  const { entity, query } = await wantedOf(ctx, input);
  const format = formatFor(entity, input.format);
  assertMayExport(ctx.actor, entity);
  const [unknown, open] = await runPlan(
    ctx,
    QueryPlan.all([unknownIds(ctx, filtersOfView(query)), exportRoom.count(ctx)]),
  );
  assertKnown(unknown, inQuery);
  await resolveFilters(ctx, filtersOfView(query), inQuery);
  exportRoom.assert(open);
  const id = ctx.newId();
  const file = keyOf({ id, companyId: ctx.tenant.id }, format);
  const answer = await commit(ctx, {
    writes: [
      exportRoom.held(ctx),
      exportStore.insert(ctx, {
        id,
        userId: ctx.actor?.userId ?? null,
        clientId: ctx.actor?.clientId ?? null,
        entity,
        format,
        query,
        status: 'queued',
        progress: {
          at: { entity: 0, after: 0 },
          uploadId: null,
          etags: [],
          bytes: 0,
          tail: 0,
        },
        dueAt: ctx.now,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
      expireFiles(ctx, [file], new Date(ctx.now.getTime() + ABANDONED_MS)),
    ],
    audit: {
      action: 'export.create',
      subjectId: id,
      changes: changesOf(null, { entity, format, query }),
    },
    answer: exportPlan(ctx, id),
  });
  ctx.defer(ctx.enqueueTransfer([id]));
  return answer;
}

type Wanted = { entity: ExportEntity; query: Record<string, string> };

async function wantedOf(ctx: CallerCtx, input: NewExport): Promise<Wanted> {
  const { entity, query = {}, view_id: viewId } = input;
  if (viewId !== undefined) {
    if (entity !== undefined || input.query !== undefined) {
      throw invalidField('view_id', 'Send either a view, or a list with its filters.');
    }
    return viewOf(ctx, viewId);
  }
  if (entity === undefined) throw invalidField('entity', 'Is required without a view.');
  if (entity === 'company' && Object.keys(query).length > 0) {
    throw invalidField('query', 'Must be empty for company.');
  }
  return { entity, query };
}

async function viewOf(ctx: CallerCtx, id: number): Promise<Wanted> {
  try {
    return await showView(ctx, id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    throw invalidField('view_id', 'You have no such saved view.');
  }
}

export type ExportFile = { key: string; filename: string; contentType: string };

/** Verifies a link and audits the download. Null if the link is invalid or expired, or the file is deleted. */
export async function openExport(
  ctx: PublicCtx,
  id: number,
  query: URLSearchParams,
): Promise<ExportFile | null> {
  const link = openFileLink(ctx, LINK, id, query);
  if (!link) return null;
  const row = await runPlan(ctx, exportById(ctx, id));
  if (row?.status !== 'finished' || row.expiresAt === null || row.expiresAt <= ctx.now) return null;
  await commit(tenantContext(ctx, row.companyId, link.actor), {
    writes: [],
    audit: { action: 'export.download', subjectId: id },
    answer: QueryPlan.of(null),
  });
  return {
    key: keyOf(row, row.format),
    filename: filenameOf(row),
    contentType: contentTypes[row.format],
  };
}
