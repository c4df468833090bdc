/** Queries of documents that belong to a person, and their removal. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { garbageCollectFiles } from '#data/file-removals.ts';
import { QueryPlan, rawStatement, rowOrNotFound } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { candidates } from '#data/tables/candidates.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { OWN } from '#recruiting/pipeline/applications/rules.ts';
import type { DocumentRow } from '#recruiting/pipeline/applications/schemas/documents.ts';
import { candidateStore } from '#recruiting/pipeline/applications/store/context.ts';
import { touchApplication } from '#recruiting/pipeline/applications/store/writes.ts';
import { readUnindexedCvs, unindexCv } from '#recruiting/people/cvs/store/shown.ts';
import { candidateById, currentId } from './candidates.ts';

/** Own documents of a person. Merging adds those of the other. */
export const OWN_DOCUMENTS_MAX = 50;
const SHOWN_MAX = 100;

function isOwn(ctx: Ctx, candidateId: SQL) {
  return and(
    eq(documents.companyId, ctx.tenant.id),
    sql`${documents.candidateId} = ${candidateId}`,
    // The plus keeps SQLite from the index of applications, which has all documents that belong to none.
    sql`+${documents.applicationId} = ${OWN}`,
    isNull(documents.removedAt),
  );
}

/** Newest first. */
export function ownDocuments(ctx: Ctx, candidateId: number): QueryPlan<DocumentRow[]> {
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(documents)
      .where(isOwn(ctx, currentId(ctx, candidateId)))
      .orderBy(desc(documents.id))
      .limit(SHOWN_MAX),
  );
}

/** The own ones, and those that were sent with applications; newest first. */
export function allDocuments(ctx: Ctx, candidateId: number): QueryPlan<DocumentRow[]> {
  return QueryPlan.rows(
    ctx.db
      .select()
      .from(documents)
      .where(
        and(
          sql`${documents.candidateId} = ${currentId(ctx, candidateId)}`,
          eq(documents.companyId, ctx.tenant.id),
          isNull(documents.removedAt),
        ),
      )
      .orderBy(desc(documents.id))
      .limit(SHOWN_MAX),
  );
}

/** Whether there is room for another document of the person. */
export function hasRoomFor(ctx: Ctx, candidateId: number): SQL {
  return sql`(select count(*) from ${documents}
    where ${isOwn(ctx, sql`${candidateId}`)}) < cast(${OWN_DOCUMENTS_MAX} as integer)`;
}

/** A document that has not been removed, with its person; 404 also for one of another company. */
export function documentWithPerson(ctx: Ctx, id: number) {
  const isIt = and(
    eq(documents.id, id),
    eq(documents.companyId, ctx.tenant.id),
    isNull(documents.removedAt),
  );
  const document = ctx.db.select().from(documents).where(isIt);
  const candidateId = sql`(select candidate_id from documents where id = ${id})`;
  return QueryPlan.all({
    document: QueryPlan.map(QueryPlan.first(document), rowOrNotFound),
    candidate: candidateStore.one(ctx, sql`id = ${candidateId}`),
  });
}

export function personAndDocuments(ctx: Ctx, id: number) {
  return QueryPlan.all({ candidate: candidateById(ctx, id), own: ownDocuments(ctx, id) });
}

/** The record of the person is another one with the document, or without it. Aborts if the person has been erased or merged. */
export function changePerson(ctx: Ctx, id: number): Statement[] {
  return [
    ctx.db
      .update(candidates)
      .set({
        activeAt: ctx.now,
        noticedAt: null,
        updatedAt: nextUpdatedAt(ctx, candidates.updatedAt),
      })
      .where(candidateStore.ofCompany(ctx, eq(candidates.id, id), isNull(candidates.erasedAt))),
    assertChanged(ctx),
  ];
}

/** The row stays, without its name, so that the id of the document keeps saying whose it was. The files are deleted. */
export function removeDocument(
  ctx: Ctx,
  { id, kind, candidateId, applicationId }: DocumentRow,
): Statement[] {
  const isIt = eq(documents.id, id);
  return [
    ...(kind === 'cv' ? [unindexCv(ctx, id)] : []),
    garbageCollectFiles(
      ctx,
      sql`select key from ${documents} where ${isIt}
        union all select parsed_key from ${documents} where ${isIt} and parsed_key is not null`,
    ),
    rawStatement(ctx, sql`delete from ${parsedCvs} where document_id = ${id}`),
    ctx.db
      .update(documents)
      .set({
        removedAt: ctx.now,
        filename: '',
        parsedKey: null,
        cvBrief: null,
        fingerprint: null,
        parseStatus: null,
        parseDueAt: null,
      })
      .where(and(isIt, eq(documents.companyId, ctx.tenant.id), isNull(documents.removedAt))),
    assertChanged(ctx),
    ...(kind === 'cv' ? [readUnindexedCvs(ctx, candidateId)] : []),
    ...(applicationId === OWN ? [] : [touchApplication(ctx, applicationId)]),
  ];
}

/** Due to be read. Aborts where it was removed meanwhile. */
export function changeToCv(ctx: Ctx, { id, applicationId }: DocumentRow): Statement[] {
  return [
    ctx.db
      .update(documents)
      .set({ kind: 'cv', parseStatus: 'pending', parseAttempts: 0, parseDueAt: ctx.now })
      .where(
        and(
          eq(documents.id, id),
          eq(documents.companyId, ctx.tenant.id),
          isNull(documents.removedAt),
        ),
      ),
    assertChanged(ctx),
    ...(applicationId === OWN ? [] : [touchApplication(ctx, applicationId)]),
  ];
}
