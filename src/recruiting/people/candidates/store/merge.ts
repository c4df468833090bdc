/** Statements that merge one candidate into another. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { mergedColumns } from '#data/record.ts';
import { candidateAliases } from '#data/tables/aliases.ts';
import { applications } from '#data/tables/applications.ts';
import { candidateRecord, candidates } from '#data/tables/candidates.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { indexPerson } from '#recruiting/pipeline/applications/store/search-index.ts';
import { readUnindexedCvs } from '#recruiting/people/cvs/store/shown.ts';
import {
  mergeApplicationValues,
  mergeValues,
} from '#recruiting/people/custom-fields/store/values.ts';
import { mergeDismissed } from '#recruiting/people/duplicates/store/pairs.ts';
import { currentId } from './candidates.ts';
import { personTables } from './person-tables.ts';
import type { PersonTable } from './person-tables.ts';

/**
 * Moves everything of `other` to `into`, table by table. If both have applied to the same job, notes, history, documents,
 * emails and meetings move to the application of `into`, which keeps its stage.
 */
export function mergeStatements(ctx: Ctx, other: CandidateRow, into: CandidateRow): Statement[] {
  const company = ctx.tenant.id;
  const isUnchanged = eq(candidates.updatedAt, other.updatedAt);
  const sameJob = sameJobOf(ctx, other.id, into.id);
  return [
    ...candidateStore.update(
      ctx,
      into,
      mergedColumns(candidateRecord, { into, other }, mergedPhone(into, other)),
    ),
    mergeApplicationValues(ctx, sameJob),
    ...personTables.flatMap((one) => handOver(ctx, one, sameJob)),
    // Events and stored answers must be found when the remaining application is erased.
    moveSubject(ctx, 'events', sql`subject = 'application'`, sameJob),
    moveSubject(ctx, 'idempotency_keys', sql`body is not null`, sameJob),
    rawStatement(
      ctx,
      sql`insert into application_aliases (old_id, company_id, application_id)
        select id, company_id, ${sameJob.keptOf('applications.id')} from applications
        where id in ${sameJob.ids}`,
    ),
    rawStatement(ctx, sql`delete from applications where id in ${sameJob.ids}`),
    ctx.db
      .update(applications)
      .set({
        candidateId: into.id,
        ...keptPhone(into, other),
        updatedAt: nextUpdatedAt(ctx, applications.updatedAt),
      })
      .where(and(eq(applications.companyId, company), eq(applications.candidateId, other.id))),
    mergeValues(ctx, other.id, into.id),
    ...personTables.flatMap((one) => movePerson(ctx, one, other.id, into.id)),
    mergeDismissed(ctx, other.id, into.id),
    indexPerson(ctx, into),
    readUnindexedCvs(ctx, into.id),
    ctx.db
      .insert(candidateAliases)
      .values({ oldId: other.id, companyId: company, candidateId: into.id }),
    ...candidateStore.remove(ctx, other.id, isUnchanged),
  ];
}

type Pair = { candidate_job_id: number; into_id: number };

/** Which application of `from` goes into which of `into`. */
export function sameJobPairs(ctx: Ctx, from: number, into: number): QueryPlan<Pair[]> {
  const pairs = rawStatement<Pair>(
    ctx,
    sql`select a.id as candidate_job_id, b.id as into_id from applications a
      join applications b on b.job_id = a.job_id and b.candidate_id = ${into}
      where a.candidate_id = ${currentId(ctx, from)} and a.company_id = ${ctx.tenant.id}
      order by a.id`,
  );
  return queryPlan([pairs], ([rows]) => rows);
}

/** The applications of a person for jobs that another one has applied to, too. */
type SameJob = {
  /** Their ids, as a subquery. */
  ids: SQL;
  /** The id of the other person's application for the same job, by the column that names an application of the first. */
  keptOf: (column: string) => SQL;
};

function sameJobOf(ctx: Ctx, from: number, into: number): SameJob {
  return {
    ids: sql`(select a.id from applications a join applications b on b.job_id = a.job_id
      where a.candidate_id = ${from} and a.company_id = ${ctx.tenant.id} and b.candidate_id = ${into})`,
    keptOf: (column) => sql`(select b.id from applications a
      join applications b on b.job_id = a.job_id and b.candidate_id = ${into}
      where a.id = ${sql.raw(column)})`,
  };
}

/** Gives rows of applications that are deleted to the application that is kept. */
function handOver(
  ctx: Ctx,
  { table, by = [], merge }: PersonTable,
  { ids, keptOf }: SameJob,
): Statement[] {
  if (!by.includes('application_id') || !merge) return [];
  const name = sql.identifier(table);
  const rows = sql`where application_id in ${ids}`;
  const moved = sql`${name} set application_id = ${keptOf(`${table}.application_id`)} ${rows}`;
  return moves(ctx, merge, moved, sql`delete from ${name} ${rows}`);
}

/** Gives rows of the merged person to the other one. */
function movePerson(
  ctx: Ctx,
  { table, by = [], merge }: PersonTable,
  from: number,
  into: number,
): Statement[] {
  if (!by.includes('candidate_id') || !merge) return [];
  const name = sql.identifier(table);
  const rows = sql`where candidate_id = ${from} and company_id = ${ctx.tenant.id}`;
  const moved = sql`${name} set candidate_id = ${into} ${rows}`;
  return moves(ctx, merge, moved, sql`delete from ${name} ${rows}`);
}

function moves(
  ctx: Ctx,
  merge: NonNullable<PersonTable['merge']>,
  moved: SQL,
  deleted: SQL,
): Statement[] {
  if (merge === 'move') return [rawStatement(ctx, sql`update ${moved}`)];
  const union = merge === 'union' ? [rawStatement(ctx, sql`update or ignore ${moved}`)] : [];
  return [...union, rawStatement(ctx, deleted)];
}

function moveSubject(ctx: Ctx, table: string, condition: SQL, { ids, keptOf }: SameJob): Statement {
  return rawStatement(
    ctx,
    sql`update ${sql.identifier(table)} set subject_id = ${keptOf(`${table}.subject_id`)}
      where company_id = ${ctx.tenant.id} and ${condition} and subject_id in ${ids}`,
  );
}

type Phone = Pick<CandidateRow, 'phone' | 'phoneE164' | 'phoneSource'>;

/** A typed number wins over one from a CV. */
function mergedPhone(into: Phone, other: Phone): Phone {
  const isTyped = ({ phone, phoneSource }: Phone) => phone !== null && phoneSource !== 'parsed';
  const isOthers = into.phone === null || (!isTyped(into) && isTyped(other));
  const { phone, phoneE164, phoneSource } = isOthers ? other : into;
  return { phone, phoneE164, phoneSource };
}

/** A typed number that the merged candidate does not get stays with the applications that showed it. */
function keptPhone(into: Phone, other: Phone) {
  const isLost =
    other.phone !== null &&
    other.phoneSource !== 'parsed' &&
    mergedPhone(into, other).phone !== other.phone;
  if (!isLost) return {};
  return {
    typedPhone: sql<string>`coalesce(${applications.typedPhone}, ${other.phone})`,
    typedPhoneE164: sql<string>`case when ${applications.typedPhone} is null
      then ${other.phoneE164} else ${applications.typedPhoneE164} end`,
  };
}
