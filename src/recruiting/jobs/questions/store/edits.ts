/** Statements that replace and delete questions, on the forms that ask them. */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertChanged, assertHolds } from '#data/commit.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { jobQuestions, questions } from '#data/tables/questions.ts';
import { nextUpdatedAt } from '#data/tenant-store.ts';
import { EDITED_FORMS_MAX } from '../rules.ts';
import type { QuestionRow } from '../schemas.ts';
import { isAsked, isCurrent, isUnused, questionStore } from './questions.ts';

/** How many forms ask the question: more than can be changed at once are not counted. */
export function askingForms(ctx: Ctx, id: number | SQL): QueryPlan<number> {
  const query = rawStatement<{ n: number }>(ctx, sql`select ${formCount(id)} as n`);
  return QueryPlan.map(QueryPlan.first(query), (row) => row?.n ?? 0);
}

function formCount(id: number | SQL): SQL {
  return sql`(select count(*) from (select 1 from job_questions where question_id = ${id}
    limit ${sql.raw(String(EDITED_FORMS_MAX + 1))}))`;
}

/** Archives the question, unless it changed since it was read. */
function archive(ctx: Ctx, { id, updatedAt }: QuestionRow): Statement[] {
  return [
    ctx.db
      .update(questions)
      .set({ archivedAt: ctx.now, updatedAt: nextUpdatedAt(ctx, questions.updatedAt) })
      .where(
        questionStore.ofCompany(
          ctx,
          eq(questions.id, id),
          isCurrent,
          eq(questions.updatedAt, updatedAt),
        ),
      ),
    assertChanged(ctx),
  ];
}

/** Replaces a question that forms have asked, on all forms that ask it. */
export function replaceQuestion(ctx: Ctx, before: QuestionRow, after: QuestionRow): Statement[] {
  return [
    assertHolds(ctx, sql`${formCount(before.id)} <= ${EDITED_FORMS_MAX}`),
    ...archive(ctx, before),
    questionStore.insert(ctx, after),
    rawStatement(
      ctx,
      sql`update application_forms set updated_at = max(${ctx.now.getTime()}, updated_at + 1)
        where job_id in (select job_id from job_questions where question_id = ${before.id})`,
    ),
    ctx.db
      .update(jobQuestions)
      .set({ questionId: after.id })
      .where(eq(jobQuestions.questionId, before.id)),
  ];
}

/** A question that no form has asked is deleted; others stay with their answers. */
export function removeQuestion(ctx: Ctx, before: QuestionRow): Statement[] {
  return [
    assertHolds(ctx, sql`not ${isAsked(before.id)}`),
    ...(before.usedAt === null
      ? questionStore.remove(ctx, before.id, isUnused)
      : archive(ctx, before)),
  ];
}
