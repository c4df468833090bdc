/** Whether members send the email of a stage with a move: what each chose before, and what waits. */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { memberChoices } from '#data/tables/member-choices.ts';

const SENDS = 'send';

const keyOf = (stageId: number) => `stage_email:${stageId}`;

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
