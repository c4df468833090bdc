/** Queries of candidates: reading, merging, erasing and retention. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { rowOrNotFound, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { applications, candidateAliases, candidates } from '#data/tables/candidates.ts';
import { documents } from '#data/tables/documents.ts';
import { jobs } from '#data/tables/jobs.ts';
import { stages } from '#data/tables/pipelines.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { SECOND_MS } from '#lib/time.ts';
import { RETENTION_MONTHS_DEFAULT } from '#recruiting/hiring-settings/rules.ts';
import type { CandidateRow } from '#recruiting/applications/schemas.ts';
import { applicationsOf, candidateStore } from '#recruiting/applications/store/context.ts';
import { eraseMeetings, meetingsOf } from '#recruiting/meetings/store/meetings.ts';
import { NOTICE_MS } from './rules.ts';
import { personText } from '#recruiting/applications/store/writes.ts';

const APPLICATIONS_SHOWN_MAX = 100;

/** The id after merges: the old id of a merged candidate resolves to the other candidate. */
function currentId(ctx: Ctx, id: number): SQL {
  return sql`coalesce((select candidate_id from candidate_aliases
    where old_id = ${id} and company_id = ${ctx.tenant.id}), ${id})`;
}

export { applicationsOf, meetingsOf };
export { meetingRowsOf } from '#recruiting/meetings/store/meetings.ts';

export function candidateById(ctx: Ctx, id: number): QueryPlan<CandidateRow> {
  const candidate = ctx.db
    .select()
    .from(candidates)
    .where(candidateStore.ofCompany(ctx, sql`id = ${currentId(ctx, id)}`));
  return queryPlan([candidate], ([[row]]) => rowOrNotFound(row));
}

/** The candidate with the newest applications, and the jobs and stages by id. */
export function candidateWithApplications(ctx: Ctx, id: number) {
  const own = sql`(select id from applications
    where candidate_id = ${currentId(ctx, id)} and company_id = ${ctx.tenant.id}
    order by id desc limit ${sql.raw(String(APPLICATIONS_SHOWN_MAX))})`;
  const column = (name: 'job_id' | 'stage_id') =>
    sql`(select ${sql.identifier(name)} from applications where id in ${own})`;
  return queryPlan(
    [
      ctx.db
        .select()
        .from(candidates)
        .where(candidateStore.ofCompany(ctx, sql`id = ${currentId(ctx, id)}`)),
      ctx.db
        .select()
        .from(applications)
        .where(sql`id in ${own}`)
        .orderBy(desc(applications.id)),
      ctx.db
        .select()
        .from(jobs)
        .where(sql`id in ${column('job_id')}`),
      ctx.db
        .select()
        .from(stages)
        .where(sql`id in ${column('stage_id')}`),
    ],
    ([[candidate], rows, jobRows, stageRows]) => ({
      candidate: rowOrNotFound(candidate),
      applications: rows,
      jobs: new Map(jobRows.map((row) => [row.id, row])),
      stages: new Map(stageRows.map((row) => [row.id, row])),
    }),
  );
}

export function setHold(ctx: Ctx, before: CandidateRow, isHeld: boolean): Statement[] {
  return candidateStore.update(ctx, before, { isHeld });
}

/**
 * Moves everything of `other` to `into`. If both have applied to the same job, notes, history, documents, emails and
 * meetings move to the application of `into`, which keeps its stage.
 */
export function mergeStatements(ctx: Ctx, other: CandidateRow, into: CandidateRow): Statement[] {
  const company = ctx.tenant.id;
  const from = other.id;
  const isUnchanged = eq(candidates.updatedAt, other.updatedAt);
  const twins = sql`(select a.id from applications a join applications b on b.job_id = a.job_id
    where a.candidate_id = ${from} and a.company_id = ${company} and b.candidate_id = ${into.id})`;
  const twinOf = (id: string) => sql`(select b.id from applications a
    join applications b on b.job_id = a.job_id and b.candidate_id = ${into.id}
    where a.id = ${sql.raw(id)})`;
  const handOver = (table: string) =>
    rawStatement(
      ctx,
      sql`update ${sql.identifier(table)} set application_id = ${twinOf(`${table}.application_id`)}
        where application_id in ${twins}`,
    );
  // Events and stored answers must be found when the remaining application is erased.
  const moveSubject = (table: string, condition: SQL) =>
    rawStatement(
      ctx,
      sql`update ${sql.identifier(table)} set subject_id = ${twinOf(`${table}.subject_id`)}
        where company_id = ${company} and ${condition} and subject_id in ${twins}`,
    );
  return [
    ...candidateStore.update(ctx, into, {
      phone: into.phone ?? other.phone,
      activeAt: into.activeAt > other.activeAt ? into.activeAt : other.activeAt,
      noticedAt: null,
    }),
    ...['application_notes', 'activities', 'documents', 'mails', 'meetings'].map(handOver),
    moveSubject('events', sql`subject = 'application'`),
    moveSubject('idempotency_keys', sql`body is not null`),
    rawStatement(ctx, sql`delete from applications where id in ${twins}`),
    ctx.db
      .update(applications)
      .set({ candidateId: into.id, updatedAt: nextUpdatedAt(ctx, applications.updatedAt) })
      .where(and(eq(applications.companyId, company), eq(applications.candidateId, from))),
    ctx.db
      .update(documents)
      .set({ candidateId: into.id })
      .where(and(eq(documents.companyId, company), eq(documents.candidateId, from))),
    rawStatement(
      ctx,
      sql`update application_search set person = ${personText(into)}
        where rowid in ${applicationsOf(ctx, into.id)}`,
    ),
    ctx.db
      .update(candidateAliases)
      .set({ candidateId: into.id })
      .where(and(eq(candidateAliases.companyId, company), eq(candidateAliases.candidateId, from))),
    ctx.db
      .insert(candidateAliases)
      .values({ oldId: from, companyId: company, candidateId: into.id }),
    ...candidateStore.remove(ctx, from, isUnchanged),
  ];
}

/** Replaces erased text. */
const ERASED = '';

/** Erases everything personal. Applications are kept with their dates and stages. */
export function eraseStatements(ctx: Ctx, before: CandidateRow): Statement[] {
  const { id } = before;
  const own = applicationsOf(ctx, id);
  const eventIds = sql`(select id from events where company_id = ${ctx.tenant.id}
    and subject = 'application' and subject_id in ${own})`;
  return [
    // Conflicts if the candidate has been active since it was read.
    ...candidateStore.update(
      ctx,
      before,
      {
        email: ERASED,
        emailKey: `erased ${id}`,
        firstName: ERASED,
        lastName: ERASED,
        phone: null,
        erasedAt: ctx.now,
      },
      eq(candidates.activeAt, before.activeAt),
    ),
    ...eraseMeetings(ctx, own),
    rawStatement(ctx, sql`delete from application_search where rowid in ${own}`),
    rawStatement(ctx, sql`delete from application_notes where application_id in ${own}`),
    rawStatement(ctx, sql`update applications set consent_text = null where id in ${own}`),
    garbageCollectFiles(ctx, sql`select key from documents where application_id in ${own}`),
    rawStatement(ctx, sql`delete from documents where application_id in ${own}`),
    // Stored answers of idempotent requests.
    rawStatement(
      ctx,
      sql`update idempotency_keys set body = null
        where company_id = ${ctx.tenant.id}
          and subject_id in (select ${id} union all select id from ${own}
            union all select id from ${meetingsOf(ctx, own)})`,
    ),
    // Published events, and what webhook receivers answered.
    rawStatement(
      ctx,
      sql`update webhook_logs set answer = null where answer is not null and delivery_id in
        (select id from webhook_deliveries where event_id in ${eventIds})`,
    ),
    rawStatement(
      ctx,
      sql`update events set body = json_replace(body, '$.data.email', '',
          '$.data.first_name', '', '$.data.last_name', '') where id in ${eventIds}`,
    ),
  ];
}

/** Keys of the files, to be read before their rows are deleted. */
export function fileKeysOf(ctx: Ctx, candidateId: number): QueryPlan<string[]> {
  const files = ctx.db
    .select({ key: documents.key })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, ctx.tenant.id),
        sql`candidate_id = ${currentId(ctx, candidateId)}`,
      ),
    );
  return queryPlan([files], ([rows]) => rows.map(({ key }) => key));
}

export type ExpiredCandidate = { candidateId: number; companyId: number };

/**
 * Candidates of all companies without activity for the retention period of their company, as of `at` (milliseconds since
 * the epoch), without an active application and not under legal hold. The cross join makes SQLite search the index of
 * each company; otherwise it scans all candidates.
 */
function expiredCandidates(
  ctx: PublicCtx,
  at: number,
  condition: SQL,
  limit: number,
): QueryPlan<ExpiredCandidate[]> {
  const cutoff = sql`unixepoch(${Math.floor(at / SECOND_MS)}, 'unixepoch',
    '-' || coalesce(s.retention_months, ${RETENTION_MONTHS_DEFAULT}) || ' months') * 1000`;
  return queryPlan(
    [
      rawStatement<ExpiredCandidate>(
        ctx,
        sql`select c.id as candidateId, co.id as companyId
          from companies co
          left join hiring_settings s on s.company_id = co.id
          cross join candidates c on c.company_id = co.id and c.active_at <= ${cutoff}
            and c.erased_at is null and c.is_held = 0
          where ${condition} and not exists (select 1 from applications a
            where a.company_id = c.company_id and a.candidate_id = c.id and a.status = 'active')
          limit ${sql.raw(String(limit))}`,
      ),
    ],
    ([rows]) => rows,
  );
}

/** Candidates that expire within two weeks and whose Admins have not been notified. */
export function candidatesExpiringSoon(
  ctx: PublicCtx,
  limit: number,
): QueryPlan<ExpiredCandidate[]> {
  return expiredCandidates(ctx, ctx.now.getTime() + NOTICE_MS, sql`c.noticed_at is null`, limit);
}

/** Expired candidates whose Admins were notified at least two weeks ago. */
export function candidatesToErase(ctx: PublicCtx, limit: number): QueryPlan<ExpiredCandidate[]> {
  const now = ctx.now.getTime();
  return expiredCandidates(ctx, now, sql`c.noticed_at <= ${now - NOTICE_MS}`, limit);
}

export function markNoticed(ctx: Ctx, ids: readonly number[]): Statement {
  return ctx.db
    .update(candidates)
    .set({ noticedAt: ctx.now })
    .where(
      candidateStore.ofCompany(
        ctx,
        sql`id in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );
}
