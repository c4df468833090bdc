/** Statements about files of exports and results of imports that may hold a person who is erased. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { assertHolds } from '#data/commit.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import { importsAtRest } from '#lib/transfer-kinds.ts';
import { listed } from './records.ts';

/** No export whose file is kept was asked for before: it is written within two days and kept for one. */
const FILES_MS = 4 * DAY_MS;

/** Deletes the files of all exports of the company: which of them hold the person, only their bytes say. */
export function deleteExportFiles(ctx: Ctx): Statement[] {
  const now = ctx.now.getTime();
  const kept = sql`company_id = ${ctx.tenant.id}
    and id >= cast(${firstIdAt(new Date(now - FILES_MS))} as integer)
    and status = 'finished' and expires_at > ${now}`;
  const keys = sql`select printf('exports/%d/%d.%s', company_id, id,
      case format when 'bundle' then 'zip' else format end) as key
    from exports where ${kept}`;
  return [
    garbageCollectFiles(ctx, keys),
    rawStatement(
      ctx,
      sql`update exports set expires_at = ${now}, updated_at = max(${now}, updated_at + 1) where ${kept}`,
    ),
  ];
}

/** Whether a person of the company was erased since then. */
export function erasedSince(ctx: Ctx, since: Date): QueryPlan<boolean> {
  const asked = rawStatement<{ n: number }>(ctx, sql`select ${wasErased(ctx, since)} as n`);
  return QueryPlan.map(QueryPlan.first(asked), (row) => row?.n === 1);
}

/** Aborts the batch where one was. */
export function keepsAll(ctx: Ctx, since: Date): Statement {
  return assertHolds(ctx, sql`not ${wasErased(ctx, since)}`);
}

function wasErased(ctx: Ctx, since: Date): SQL {
  const at = since.getTime();
  return sql`exists (select 1 from candidates where company_id = ${ctx.tenant.id}
    and updated_at >= ${at} and erased_at >= ${at})`;
}

/** What the results of an import show in place of the id of a person who is gone. */
export const REMOVED_ID = 'removed';

/** The kinds of records that are about one person. */
export const personal = [
  'persons',
  'persons_more',
  'applications',
  'applications_more',
  'meetings',
  'emails',
  'replies',
] as const;

/**
 * Takes the ids of the other service out of the results of all imports of the person, whatever became of the rows, and has the
 * files of these results written again.
 */
export function eraseImportRows(ctx: Ctx, id: number, applications: SQL): Statement[] {
  const now = ctx.now.getTime();
  const records = sql`(select ${id} union all select old_id from candidate_aliases where candidate_id = ${id}
    union all select id from applications where id in ${applications}
    union all select id from meetings where application_id in ${applications}
    union all select id from (select id, application_id from mails
      union all select id, application_id from received_emails) where application_id in ${applications})`;
  const rows = (columns: string) => sql`(select ${sql.raw(columns)} from import_rows
    where record_id in ${records} and entity in ${listed(personal)})`;
  return [
    rawStatement(
      ctx,
      sql`update imports set due_at = ${now}, attempts = 0, updated_at = max(${now}, updated_at + 1)
        where company_id = ${ctx.tenant.id}
        and id in ${rows('import_id')} and due_at is null and status in ${listed(importsAtRest)}`,
    ),
    // The other records of a row are known by the person, too.
    rawStatement(
      ctx,
      sql`update import_rows set external_id = ${REMOVED_ID}
        where (import_id, n) in ${rows('import_id, n')} and entity in ${listed(personal)}`,
    ),
  ];
}
