/** The queries of candidates: who they are, merging them, erasing them. */
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

/** Who was merged into another is that other. */
function currentId(ctx: Ctx, id: number): SQL {
  return sql`coalesce((select candidate_id from candidate_aliases
    where old_id = ${id} and company_id = ${ctx.tenant.id}), ${id})`;
}

/** What else was about the candidate's applications, for whoever erases or exports them. */
export { applicationsOf, meetingsOf };
export { meetingRowsOf } from '#recruiting/meetings/store/meetings.ts';

export function candidateById(ctx: Ctx, id: number): QueryPlan<CandidateRow> {
  const found = ctx.db
    .select()
    .from(candidates)
    .where(candidateStore.ofCompany(ctx, sql`id = ${currentId(ctx, id)}`));
  return queryPlan([found], ([[row]]) => rowOrNotFound(row));
}

/** With the applications, newest first, and what they name. */
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
 * All that is `from`'s becomes `into`'s. Where both have applied to one job, what was written about
 * the one goes to the other, and the other's place in the pipeline stays.
 */
export function mergeStatements(ctx: Ctx, other: CandidateRow, into: CandidateRow): Statement[] {
  const company = ctx.tenant.id;
  const from = other.id;
  const isFromStill = eq(candidates.updatedAt, other.updatedAt);
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
  // What was told, and answered, of the one is found with the other when that is erased.
  const tellOf = (table: string, also: SQL) =>
    rawStatement(
      ctx,
      sql`update ${sql.identifier(table)} set subject_id = ${twinOf(`${table}.subject_id`)}
        where company_id = ${company} and ${also} and subject_id in ${twins}`,
    );
  return [
    ...candidateStore.update(ctx, into, {
      phone: into.phone ?? other.phone,
      activeAt: into.activeAt > other.activeAt ? into.activeAt : other.activeAt,
      noticedAt: null,
    }),
    ...['application_notes', 'activities', 'documents', 'mails', 'meetings'].map(handOver),
    tellOf('events', sql`subject = 'application'`),
    tellOf('idempotency_keys', sql`body is not null`),
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
    ...candidateStore.remove(ctx, from, isFromStill),
  ];
}

/** What stands where a name stood. */
const ERASED = '';

/**
 * Everything that says who it was goes; that somebody applied, when, and how far they came stays.
 */
export function eraseStatements(ctx: Ctx, before: CandidateRow): Statement[] {
  const { id } = before;
  const own = applicationsOf(ctx, id);
  const told = sql`(select id from events where company_id = ${ctx.tenant.id}
    and subject = 'application' and subject_id in ${own})`;
  return [
    // Not whoever did something since they were looked at.
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
    // What whoever sends a request again would be answered.
    rawStatement(
      ctx,
      sql`update idempotency_keys set body = null
        where company_id = ${ctx.tenant.id}
          and subject_id in (select ${id} union all select id from ${own}
            union all select id from ${meetingsOf(ctx, own)})`,
    ),
    // What was told of them, and what receivers have answered to it.
    rawStatement(
      ctx,
      sql`update webhook_logs set answer = null where answer is not null and delivery_id in
        (select id from webhook_deliveries where event_id in ${told})`,
    ),
    rawStatement(
      ctx,
      sql`update events set body = json_replace(body, '$.data.email', '',
          '$.data.first_name', '', '$.data.last_name', '') where id in ${told}`,
    ),
  ];
}

/** Keys of the files, before their rows go. */
export function fileKeysOf(ctx: Ctx, candidateId: number): QueryPlan<string[]> {
  const found = ctx.db
    .select({ key: documents.key })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, ctx.tenant.id),
        sql`candidate_id = ${currentId(ctx, candidateId)}`,
      ),
    );
  return queryPlan([found], ([rows]) => rows.map(({ key }) => key));
}

export type ExpiredCandidate = { candidateId: number; companyId: number };

/**
 * Candidates of all companies in which nothing has happened for as long as their company keeps them,
 * counted at `at`: with no active application, and under no hold. Each company's come from its index,
 * which the cross join sees to: left to itself, SQLite reads all there are.
 */
function expiredCandidates(
  ctx: PublicCtx,
  at: number,
  also: SQL,
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
          where ${also} and not exists (select 1 from applications a
            where a.company_id = c.company_id and a.candidate_id = c.id and a.status = 'active')
          limit ${sql.raw(String(limit))}`,
      ),
    ],
    ([rows]) => rows,
  );
}

/** Those whose time is over in two weeks, and of whom nobody was told. */
export function candidatesExpiringSoon(
  ctx: PublicCtx,
  limit: number,
): QueryPlan<ExpiredCandidate[]> {
  return expiredCandidates(ctx, ctx.now.getTime() + NOTICE_MS, sql`c.noticed_at is null`, limit);
}

/** Those whose time is over, and of whom the Admins were told two weeks ago. */
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
