/** Statements that merge one candidate into another. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { applications, candidateAliases, candidates } from '#data/tables/candidates.ts';
import { documents } from '#data/tables/documents.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import type { CandidateRow } from '#recruiting/applications/schemas.ts';
import { candidateStore } from '#recruiting/applications/store/context.ts';
import { indexPerson } from '#recruiting/applications/store/search-index.ts';

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
      ...mergedPhone(into, other),
      activeAt: into.activeAt > other.activeAt ? into.activeAt : other.activeAt,
      noticedAt: null,
    }),
    ...['application_notes', 'activities', 'documents', 'mails', 'meetings'].map(handOver),
    moveSubject('events', sql`subject = 'application'`),
    moveSubject('idempotency_keys', sql`body is not null`),
    rawStatement(ctx, sql`delete from applications where id in ${twins}`),
    ctx.db
      .update(applications)
      .set({
        candidateId: into.id,
        ...keptPhone(into, other),
        updatedAt: nextUpdatedAt(ctx, applications.updatedAt),
      })
      .where(and(eq(applications.companyId, company), eq(applications.candidateId, from))),
    ctx.db
      .update(documents)
      .set({ candidateId: into.id })
      .where(and(eq(documents.companyId, company), eq(documents.candidateId, from))),
    indexPerson(ctx, into),
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
