/** Queries of email templates in languages. */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { prepared } from '#data/prepared.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { roomFor } from '#data/room.ts';
import { emailTemplates } from '#data/tables/email-templates.ts';
import { stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { ownLimit } from './rules.ts';
import type { EmailTemplateQuery } from './schemas.ts';
import type { TextInLanguage } from './rules.ts';

export const templateStore = tenantStore(emailTemplates);

/** More than companies have. */
const STAGES_SHOWN_MAX = 200;

const { kind, key, language, subject, body } = emailTemplates;

/** Of the company's own. */
export const ownRoom = roomFor(emailTemplates, ownLimit, () => eq(kind, 'own'));

const textsOf = prepared(({ db, tenant }, stage: string) =>
  db
    .select({ kind, language, subject, body })
    .from(emailTemplates)
    .where(
      sql`(${emailTemplates.companyId}, ${kind}, ${key}) in
        (values (${tenant.id}, 'stage', ${stage}), (${tenant.id}, 'rejection', ''))`,
    ),
);

/** The texts of rejections, and of the emails of a stage, in every language that has one. */
export function textsInLanguages(ctx: Ctx, stageId = 0): QueryPlan<TextInLanguage[]> {
  return QueryPlan.rows(textsOf(ctx, String(stageId)));
}

export function templateById(ctx: Ctx, id: number) {
  return QueryPlan.first(
    ctx.db
      .select()
      .from(emailTemplates)
      .where(templateStore.ofCompany(ctx, eq(emailTemplates.id, id))),
  );
}

/** A page of them, of one kind where it is asked for. */
export function templatePage(ctx: Ctx, { kind: ofKind, ...paging }: EmailTemplateQuery) {
  const where = ofKind && eq(kind, ofKind);
  return templateStore.page(ctx, paging, (row) => row, { where });
}

/** A page with the names of their stages. */
export function namedPage(ctx: Ctx, paging: Paging) {
  const stageName = sql<
    string | null
  >`(select name from stages where stages.id = email_templates.stage_id)`.as('stage_name');
  return templateStore.page(ctx, paging, (row) => row, { also: { stageName } });
}

type Unique = Pick<typeof emailTemplates.$inferSelect, 'kind' | 'key' | 'language'>;

/** The template that is the only one of this kind, key and language. */
export function sameTemplate(ctx: Ctx, is: Unique): QueryPlan<{ id: number } | undefined> {
  const isIt = and(eq(kind, is.kind), eq(key, is.key), eq(language, is.language));
  return QueryPlan.first(
    ctx.db
      .select({ id: emailTemplates.id })
      .from(emailTemplates)
      .where(templateStore.ofCompany(ctx, isIt)),
  );
}

/** Another of the company's own in the language of this one that has the name with this key. */
export function otherNamed(
  ctx: Ctx,
  id: number,
  name: string,
): QueryPlan<{ id: number } | undefined> {
  const row = rawStatement<{ id: number }>(
    ctx,
    sql`select o.id from email_templates t join email_templates o on o.company_id = t.company_id
        and o.kind = t.kind and o.key = ${name} and o.language = t.language
      where t.id = ${id} and t.company_id = ${ctx.tenant.id} and o.id <> t.id`,
  );
  return queryPlan([row], ([[found]]) => found);
}

/** The stage of the company with this id, and its own text. */
export function stageWithText(ctx: Ctx, id: number) {
  return QueryPlan.first(
    ctx.db
      .select({ id: stages.id, name: stages.name, emailTemplate: stages.emailTemplate })
      .from(stages)
      .where(and(eq(stages.companyId, ctx.tenant.id), eq(stages.id, id))),
  );
}

/** The names of the company's own, for who writes an email. */
export function ownTemplates(ctx: Ctx) {
  return QueryPlan.rows(
    ctx.db
      .select({ id: emailTemplates.id, name: emailTemplates.name, language })
      .from(emailTemplates)
      .where(templateStore.ofCompany(ctx, eq(kind, 'own')))
      .orderBy(key, language)
      .limit(ownLimit.max),
  );
}

/** The stages that send an email, with the names of their pipelines. */
export function stagesWithText(ctx: Ctx) {
  return QueryPlan.rows(
    rawStatement<{ id: number; name: string; pipeline: string }>(
      ctx,
      sql`select s.id, s.name, p.name as pipeline from stages s join pipelines p on p.id = s.pipeline_id
        where s.company_id = ${ctx.tenant.id} and s.email_template is not null
        order by p.is_default desc, p.id, s.position limit ${sql.raw(String(STAGES_SHOWN_MAX))}`,
    ),
  );
}

/** The newest application of somebody whose data is kept: emails are previewed with it. */
export function newestApplication(ctx: Ctx): QueryPlan<number | undefined> {
  const row = rawStatement<{ id: number }>(
    ctx,
    sql`select a.id from applications a join candidates c on c.id = a.candidate_id
      where a.company_id = ${ctx.tenant.id} and c.erased_at is null order by a.id desc limit 1`,
  );
  return queryPlan([row], ([[found]]) => found?.id);
}
