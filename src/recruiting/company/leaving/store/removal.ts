/** The statements that remove the rows of a company, a slice at a time. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { companyDeletions } from '#data/tables/company-deletions.ts';
import type { Deletion } from './company.ts';
import type { RowStep, Step } from './steps.ts';

/** A row of applications costs some milliseconds: triggers take it out of indexes and counts. */
export const SLICE_ROWS = 200;
/** Rows of a table that are read for those of a company. */
const SCANNED_ROWS = 2000;

export type Target = Pick<Deletion, 'id' | 'subjectId'>;
/** Where the removal goes on. */
export type Place = { step: number; position: number };

/** Takes the removal for a while; false where another run has it. What was counted stays. */
export function claimDeletion(
  ctx: PublicCtx,
  { id }: Target,
  { leaseUntil, recipients }: { leaseUntil: Date; recipients: Deletion['recipients'] },
): QueryPlan<boolean> {
  const now = ctx.now.getTime();
  const claim = rawStatement(
    ctx,
    sql`update ${companyDeletions} set lease_until = ${leaseUntil.getTime()},
        recipients = iif(started_at is null, ${JSON.stringify(recipients)}, recipients),
        started_at = coalesce(started_at, ${now})
      where id = ${id} and canceled_at is null and finished_at is null
        and coalesce(lease_until, 0) <= ${now}
      returning id`,
  );
  return queryPlan([claim], ([rows]) => rows.length === 1);
}

/** Notes the place, which is beyond tables in which there was nothing to remove. */
export function releaseDeletion(
  ctx: PublicCtx,
  { id }: Target,
  { step, position }: Place,
): Statement {
  return ctx.db
    .update(companyDeletions)
    .set({ leaseUntil: null, step, position })
    .where(eq(companyDeletions.id, id));
}

/** From its first table, when the lease is over: until then the deletions of other companies have their turn. */
export function restartDeletion(ctx: PublicCtx, { id }: Target): Statement {
  return ctx.db
    .update(companyDeletions)
    .set({ step: 0, position: 0 })
    .where(eq(companyDeletions.id, id));
}

/** Where the next slice of a table ends that is read from its beginning, or of its parents; null after the last row. */
export function endOfSlice(
  ctx: PublicCtx,
  { subjectId }: Target,
  step: Extract<Step, { by: 'child' | 'scan' }>,
  after: number,
): QueryPlan<number | null> {
  const rows =
    step.by === 'scan'
      ? sql`select rowid as id from ${sql.identifier(step.table)}
          where rowid > ${after} order by rowid limit ${SCANNED_ROWS}`
      : sql`select id from ${sql.identifier(step.parent)}
          where company_id = ${subjectId} and id > ${after} order by id limit ${SLICE_ROWS}`;
  const end = rawStatement<{ end: number | null }>(
    ctx,
    sql`select max(id) as "end" from (${rows})`,
  );
  return queryPlan([end], ([[row]]) => row?.end ?? null);
}

/** Removes a slice, counts it and notes the place, in one batch. Returns how many rows there were. */
export function removeSlice(
  ctx: PublicCtx,
  target: Target,
  step: RowStep,
  { place, end }: { place: Place; end: number | null },
): QueryPlan<number> {
  const rows = rowsOf(step, target.subjectId, { after: place.position, end });
  const table = sql.identifier(step.table);
  const removed = rawStatement<{ n: number }>(ctx, sql`select changes() as n`);
  const deletion =
    step.by === 'membership'
      ? anonymize(ctx, target.subjectId, rows)
      : rawStatement(ctx, sql`delete from ${table} where ${rows}`);
  const files =
    step.table === 'share_pictures'
      ? [garbageCollectFiles(ctx, sql`select key from share_pictures where ${rows}`)]
      : [];
  const progress = noteProgress(ctx, target, {
    table: step.table,
    place: { ...place, position: end ?? 0 },
  });
  const slice = queryPlan([deletion, removed, progress], ([, [counted]]) => counted?.n ?? 0);
  return QueryPlan.map(QueryPlan.all([QueryPlan.raw(files), slice]), ([, n]) => n);
}

/** Counts what the statement before has removed of the table, and notes the place. */
export function noteProgress(
  ctx: PublicCtx,
  { id }: Target,
  { table, place: { step, position } }: { table: string; place: Place },
): Statement {
  const key = `$."${table}"`;
  return rawStatement(
    ctx,
    sql`update ${companyDeletions} set step = ${step}, position = ${position},
        counts = json_set(counts, ${key}, coalesce(json_extract(counts, ${key}), 0) + changes())
      where id = ${id}`,
  );
}

type Window = { after: number; end: number | null };

/** The condition of the rows of a slice. */
function rowsOf(step: RowStep, companyId: number, { after, end }: Window): SQL {
  const table = sql.identifier(step.table);
  switch (step.by) {
    case 'index':
      return sql`rowid in (select rowid from ${table}
        where company_id = ${companyId} limit ${SLICE_ROWS})`;
    case 'child':
      return sql`${sql.identifier(step.column)} in (
        select ${sql.identifier(step.key)} from ${sql.identifier(step.parent)}
        where company_id = ${companyId} and id > ${after} and id <= ${end ?? after})`;
    case 'scan': {
      const [before = '', ...rest] = (step.rows ?? 'company_id = ?1').split('?1');
      const isTheirs = rest.reduce(
        (whole, part) => sql`${whole}${companyId}${sql.raw(part)}`,
        sql.raw(before),
      );
      return sql`rowid > ${after} and rowid <= ${end ?? after} and ${isTheirs}`;
    }
    case 'membership':
      return sql`id in (select user_id from members where company_id = ${companyId})`;
  }
}

function anonymize(ctx: PublicCtx, companyId: number, theirs: SQL): Statement {
  return rawStatement(
    ctx,
    sql`update users set email = '', email_key = 'deleted ' || id, first_name = '', last_name = ''
      where ${theirs} and password_hash is null and email <> '' and not exists (
        select 1 from members o where o.user_id = users.id and o.company_id <> ${companyId})`,
  );
}

/** Counts files before they are removed. Those that have the time of the request were counted by a run that was interrupted. */
export function countFiles(
  ctx: PublicCtx,
  { id, requestedAt }: Deletion,
  keys: readonly string[],
): Statement[] {
  return [
    rawStatement(
      ctx,
      sql`insert into file_removals (key, due_at)
        select value, ${requestedAt.getTime()} from json_each(${JSON.stringify(keys)}) where true
        on conflict (key) do update set due_at = excluded.due_at where due_at <> excluded.due_at`,
    ),
    rawStatement(
      ctx,
      sql`update ${companyDeletions} set counts = json_set(counts, '$.files',
          coalesce(json_extract(counts, '$.files'), 0) + changes()) where id = ${id}`,
    ),
  ];
}

/** Those that were to be removed, and are. */
export function forgetFiles(ctx: PublicCtx, folder: string): Statement {
  // '0' follows '/'.
  return rawStatement(
    ctx,
    sql`delete from file_removals where key >= ${folder} and key < ${`${folder.slice(0, -1)}0`}`,
  );
}

/** The company itself. What is left of the deletion has no name in it. */
export function endStatements(
  ctx: PublicCtx,
  { id, subjectId }: Target,
  certificateHash: string,
): Statement[] {
  return [
    ctx.db.delete(companies).where(eq(companies.id, subjectId)),
    ctx.db
      .update(companyDeletions)
      .set({ finishedAt: ctx.now, certificateHash, leaseUntil: null, recipients: [] })
      .where(eq(companyDeletions.id, id)),
  ];
}

export function deletionById(ctx: PublicCtx, id: number): QueryPlan<Deletion | undefined> {
  const found = ctx.db.select().from(companyDeletions).where(eq(companyDeletions.id, id));
  return queryPlan([found], ([[row]]) => row);
}
