/** The emails of stages that moves can send, and whether members send them: what each chose before. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { memberChoices } from '#data/tables/member-choices.ts';

const SENDS = 'send';

const keyOf = (stageId: number | '') => `stage_email:${stageId}`;

/** Whether this member sent the email of the stage the last time. */
export function sendsStageEmail(ctx: Ctx, stageId: number): QueryPlan<boolean> {
  const { companyId, userId, key, value } = memberChoices;
  const row = QueryPlan.first(
    ctx.db
      .select({ value })
      .from(memberChoices)
      .where(
        and(
          eq(companyId, ctx.tenant.id),
          eq(userId, ctx.actor?.userId ?? 0),
          eq(key, keyOf(stageId)),
        ),
      ),
  );
  return QueryPlan.map(row, (found) => found?.value === SENDS);
}

/** A page shows the emails of so many stages: more are not decided on at once. */
const STAGES_SHOWN_MAX = 5;

/** The stages after that of an active application that have an email. Hiring asks on a page of its own. */
function laterStages(ctx: Ctx, id: number): SQL {
  return sql`from applications a join stages o on o.id = a.stage_id
    join stages s on s.pipeline_id = o.pipeline_id and s.position > o.position
    where a.id = ${id} and a.company_id = ${ctx.tenant.id} and a.status = 'active'
      and s.type <> 'hired' and s.email_template is not null
    order by s.position limit ${sql.raw(String(STAGES_SHOWN_MAX))}`;
}

type StageRow = { id: number; name: string; template: string; sends: 0 | 1 };
type TextRow = { stage_id: number; language: string; subject: string; body: string };

/** Their emails in every language that has one, and whether this member sent each the last time. */
export function laterStageEmails(
  ctx: Ctx,
  id: number,
): QueryPlan<{ stages: StageRow[]; texts: TextRow[] }> {
  const company = ctx.tenant.id;
  return QueryPlan.all({
    stages: QueryPlan.rows(
      rawStatement<StageRow>(
        ctx,
        sql`select id, name, template, coalesce((select value = ${SENDS} from member_choices
            where company_id = ${company} and user_id = ${ctx.actor?.userId ?? 0}
              and key = ${keyOf('')} || l.id), 0) as sends
          from (select s.id, s.name, s.email_template as template ${laterStages(ctx, id)}) l`,
      ),
    ),
    texts: QueryPlan.rows(
      rawStatement<TextRow>(
        ctx,
        sql`select stage_id, language, subject, body from email_templates
          where company_id = ${company} and kind = 'stage'
            and key in (select cast(id as text) from (select s.id ${laterStages(ctx, id)}))`,
      ),
    ),
  });
}

export function rememberStageEmail(ctx: Ctx, stageId: number, sends: boolean): Statement {
  const set = { value: sends ? SENDS : 'none', updatedAt: ctx.now };
  return ctx.db
    .insert(memberChoices)
    .values({
      ...set,
      companyId: ctx.tenant.id,
      userId: ctx.actor?.userId ?? 0,
      key: keyOf(stageId),
    })
    .onConflictDoUpdate({
      target: [memberChoices.companyId, memberChoices.userId, memberChoices.key],
      set,
    });
}

/** Of a member who is removed. */
export function forgetChoices(ctx: Ctx, memberUserId: number): Statement {
  const { companyId, userId } = memberChoices;
  return ctx.db
    .delete(memberChoices)
    .where(and(eq(companyId, ctx.tenant.id), eq(userId, memberUserId)));
}
