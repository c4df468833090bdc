/** Queries of questions, of the forms of jobs, and of what was answered. */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { assertHolds } from '#data/commit.ts';
import { isJob } from '#data/job-ref.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { jobs } from '#data/tables/jobs.ts';
import { answers, applicationForms, jobQuestions, questions } from '#data/tables/questions.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import type { AnswerValue, QuestionOption, ScreeningRule } from '#vocabulary/questions.ts';
import { questionLimit, TRIED_MAX } from '../rules.ts';
import type { QuestionRow } from '../schemas.ts';

export const questionStore = tenantStore(questions);
const jobStore = tenantStore(jobs);

/** Neither replaced nor deleted. */
export const isCurrent: SQL = isNull(questions.archivedAt);

/** 404 for a question that was replaced or deleted. */
export function currentQuestion(ctx: Ctx, id: number): QueryPlan<QuestionRow> {
  const query = ctx.db
    .select()
    .from(questions)
    .where(questionStore.ofCompany(ctx, eq(questions.id, id), isCurrent));
  return QueryPlan.one(query);
}

/** The id of the question that is asked in place of this one: itself, or the newest that replaces it. */
export function latestId(ctx: Ctx, id: number): SQL {
  return sql`(select q.id from questions q where q.company_id = ${ctx.tenant.id} and q.archived_at is null
    and q.key = (select key from questions where id = ${id} and company_id = ${ctx.tenant.id}))`;
}

/** 404 for a question that was deleted. */
export function latestQuestion(ctx: Ctx, id: number): QueryPlan<QuestionRow> {
  return questionStore.one(ctx, sql`${questions.id} = ${latestId(ctx, id)}`);
}

/** All of them, newest first: at most 200. */
export function currentQuestions(ctx: Ctx): QueryPlan<QuestionRow[]> {
  const query = ctx.db
    .select()
    .from(questions)
    .where(questionStore.ofCompany(ctx, isCurrent))
    .orderBy(desc(questions.id));
  return QueryPlan.rows(query);
}

/** How many questions the company has, and the id of the one with this key, if there is one. */
export function questionUses(ctx: Ctx, key: string) {
  const query = rawStatement<{ n: number; named: number | null }>(
    ctx,
    sql`select count(*) as n, max(case when key = ${key} then id end) as named from questions
      where company_id = ${ctx.tenant.id} and archived_at is null`,
  );
  return QueryPlan.map(QueryPlan.first(query), (row) => ({
    count: row?.n ?? 0,
    namedId: row?.named ?? null,
  }));
}

export const questionRoom = roomFor(questions, questionLimit, () => isNull(questions.archivedAt));

/** Whether a form asks the question. */
export function isAsked(id: number): SQL {
  return sql`exists (select 1 from job_questions where question_id = ${id})`;
}

export function askedQuestion(ctx: Ctx, id: number): QueryPlan<boolean> {
  const query = rawStatement<{ asked: number }>(ctx, sql`select ${isAsked(id)} as asked`);
  return QueryPlan.map(QueryPlan.first(query), (row) => row?.asked === 1);
}

/** No form has asked it, so that it can still be changed. */
export const isUnused: SQL = isNull(questions.usedAt);

/** Every rule of a form compares with one of these options. */
export function namesNoOther(id: number, options: readonly QuestionOption[]): SQL {
  const ids = JSON.stringify(options.map((option) => option.id));
  return sql`not exists (select 1 from job_questions where question_id = ${id} and rule is not null
    and rule ->> 'value' not in (select value from json_each(${ids})))`;
}

/** What the rules of forms compare the answer with. */
export function namedOptions(ctx: Ctx, id: number): QueryPlan<string[]> {
  const query = rawStatement<{ value: string | number }>(
    ctx,
    sql`select distinct rule ->> 'value' as value from job_questions
      where question_id = ${id} and rule is not null`,
  );
  return QueryPlan.map(QueryPlan.rows(query), (rows) => rows.map(({ value }) => String(value)));
}

/** A question of a form, as forms and rules need it. */
export type FormQuestion = Pick<QuestionRow, 'key' | 'kind' | 'labels' | 'help' | 'options'> & {
  questionId: number;
  isRequired: boolean;
  rule: ScreeningRule | null;
};

/** The questions of the form of a job, in order. `job` is its id, which a subquery may have. */
export function questionsOfForm(ctx: Ctx, job: number | SQL): QueryPlan<FormQuestion[]> {
  const { key, kind, labels, help, options } = questions;
  const { questionId, isRequired, rule, position } = jobQuestions;
  const query = ctx.db
    .select({ questionId, isRequired, rule, position, key, kind, labels, help, options })
    .from(jobQuestions)
    .innerJoin(questions, eq(questions.id, questionId))
    .where(and(sql`${jobQuestions.jobId} = ${job}`, eq(jobQuestions.companyId, ctx.tenant.id)));
  return QueryPlan.map(QueryPlan.rows(query), inOrder);
}

/** Sorted here: rows that D1 sorts count as read once more. */
function inOrder<Row extends { position: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.position - other.position);
}

/** The form of a job; 404 for a job that the company does not have. */
export function formOfJob(ctx: Ctx, ref: Ref) {
  const { id, hashId, title, status, publishedAt } = jobs;
  const job = ctx.db
    .select({ id, hashId, title, status, publishedAt })
    .from(jobs)
    .where(jobStore.ofCompany(ctx, isJob(ref)));
  const jobId = sql`(select id from jobs where company_id = ${ctx.tenant.id} and ${isJob(ref)})`;
  const form = ctx.db
    .select({ updatedAt: applicationForms.updatedAt })
    .from(applicationForms)
    .where(sql`job_id = ${jobId}`);
  return QueryPlan.all({
    job: QueryPlan.one(job),
    questions: questionsOfForm(ctx, jobId),
    updatedAt: QueryPlan.map(QueryPlan.first(form), (row) => row?.updatedAt ?? null),
  });
}

/** What a new form is checked against: the questions of the company, and the language of its career site. */
export function formReferences(ctx: Ctx, ids: readonly number[]) {
  const own = ctx.db
    .select()
    .from(questions)
    .where(questionStore.ofCompany(ctx, inArray(questions.id, [...ids]), isCurrent));
  return QueryPlan.all({ own: QueryPlan.rows(own), site: siteOfCompany(ctx) });
}

/** The career site of the company. */
export function siteOfCompany(ctx: Ctx) {
  const { hostname, language } = careerDomains;
  const site = ctx.db
    .select({ hostname, language })
    .from(careerDomains)
    .where(sql`id = (select career_domain_id from companies where id = ${ctx.tenant.id})`);
  return QueryPlan.one(site);
}

type Placed = Pick<FormQuestion, 'questionId' | 'isRequired' | 'rule'>;

/**
 * Replaces the questions of a form, unless it changed since it was read. An edit of a question changes the forms that ask it, so
 * only those that are new on the form are looked at.
 */
export function putForm(
  ctx: Ctx,
  before: { job: { id: number }; updatedAt: Date | null; questions: readonly Placed[] },
  placed: readonly Placed[],
): Statement[] {
  const jobId = before.job.id;
  const read = before.updatedAt?.getTime() ?? null;
  const asked = new Set(before.questions.map(({ questionId }) => questionId));
  const added = placed.flatMap(({ questionId }) => (asked.has(questionId) ? [] : [questionId]));
  const ids = JSON.stringify(added);
  return [
    assertHolds(
      ctx,
      sql`(select updated_at from application_forms where job_id = ${jobId}) is ${read}
        and not exists (select 1 from json_each(${ids}) where not exists (select 1 from questions
          where id = value and company_id = ${ctx.tenant.id} and archived_at is null))`,
    ),
    ctx.db
      .insert(applicationForms)
      .values({ jobId, companyId: ctx.tenant.id, updatedAt: ctx.now })
      .onConflictDoUpdate({
        target: applicationForms.jobId,
        set: { updatedAt: nextUpdatedAt(ctx, applicationForms.updatedAt) },
      }),
    ctx.db.delete(jobQuestions).where(eq(jobQuestions.jobId, jobId)),
    rawStatement(
      ctx,
      sql`insert into job_questions (job_id, question_id, company_id, position, is_required, rule)
        select ${jobId}, value ->> 'questionId', ${ctx.tenant.id}, key + 1, value ->> 'isRequired',
          nullif(value -> 'rule', 'null')
        from json_each(${JSON.stringify(placed)})`,
    ),
    ...(added.length > 0
      ? [
          rawStatement(
            ctx,
            sql`update questions set used_at = ${ctx.now.getTime()} where used_at is null
              and id in (select value from json_each(${ids}))`,
          ),
        ]
      : []),
  ];
}

/** An answer, and what the rules of the question are tried on. */
export type TriedAnswer = { applicationId: number; key: string; value: AnswerValue };

/** The last applications of a job, and what they answered to questions with these keys. */
export function lastAnswers(ctx: Ctx, jobId: number, keys: readonly string[]) {
  const last = sql`from applications
    where company_id = ${ctx.tenant.id} and job_id = ${jobId} order by id desc limit ${sql.raw(String(TRIED_MAX))}`;
  const applied = rawStatement<{ id: number; status: string }>(ctx, sql`select id, status ${last}`);
  const given = rawStatement<{ applicationId: number; key: string; value: string }>(
    ctx,
    sql`select a.application_id as applicationId, q.key as key, a.value as value
      from answers a join questions q on q.id = a.question_id
      where a.application_id in (select id ${last}) and q.company_id = ${ctx.tenant.id}
        and q.key in (select value from json_each(${JSON.stringify(keys)}))`,
  );
  return queryPlan([applied, given], ([applications, rows]) => ({
    applications,
    answers: rows.map(({ applicationId, key, value }): TriedAnswer => {
      const parsed: AnswerValue = JSON.parse(value);
      return { applicationId, key, value: parsed };
    }),
  }));
}

/** Inserts the answers of an application in one statement. */
export function insertAnswers(
  ctx: Ctx,
  applicationId: number,
  given: readonly { questionId: number; value: AnswerValue }[],
): Statement[] {
  if (given.length === 0) return [];
  return [
    rawStatement(
      ctx,
      sql`insert into answers (application_id, question_id, company_id, value)
        select ${applicationId}, value ->> 'questionId', ${ctx.tenant.id}, value -> 'value'
        from json_each(${JSON.stringify(given)})`,
    ),
  ];
}

/** What was answered with an application, in the order of the questions' ids. */
const answerRows = prepared(({ db, tenant }, applicationId: number) => {
  const { key, kind, labels, options } = questions;
  const { questionId, value } = answers;
  return db
    .select({ questionId, value, key, kind, labels, options })
    .from(answers)
    .innerJoin(questions, eq(questions.id, questionId))
    .where(and(eq(answers.applicationId, applicationId), eq(answers.companyId, tenant.id)))
    .orderBy(asc(questionId));
});

export function answersOf(ctx: Ctx, applicationId: number) {
  return QueryPlan.rows(answerRows(ctx, applicationId));
}

const requiredOf = prepared(({ db, tenant }, applicationId: number) =>
  db
    .select({ key: questions.key, position: jobQuestions.position })
    .from(jobQuestions)
    .innerJoin(questions, eq(questions.id, jobQuestions.questionId))
    .where(
      and(
        sql`${jobQuestions.jobId} = (select job_id from applications
          where id = ${applicationId} and company_id = ${tenant.id})`,
        eq(jobQuestions.companyId, tenant.id),
        eq(jobQuestions.isRequired, true),
      ),
    ),
);

/** The keys of the required questions of the form of the application's job. */
export function requiredKeys(ctx: Ctx, applicationId: number): QueryPlan<string[]> {
  return QueryPlan.map(QueryPlan.rows(requiredOf(ctx, applicationId)), (rows) =>
    inOrder(rows).map(({ key }) => key),
  );
}
