/** Who can be mentioned in a note on an application: members who see it. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { memberSees } from '#data/sights.ts';
import { activeMembers } from '#recruiting/jobs/hiring-team/store.ts';
import type { MemberChoice } from '#recruiting/jobs/hiring-team/store.ts';

function seesIt(ctx: Ctx, applicationId: number) {
  return memberSees(ctx.tenant.id, { application: sql`${applicationId}`, job: sql`null` });
}

/** Those of the hiring team first. */
export function mentionableMembers(ctx: Ctx, applicationId: number): QueryPlan<MemberChoice[]> {
  return activeMembers(ctx, seesIt(ctx, applicationId), { applicationId });
}

/** Those of these users. */
export function mentionableAmong(
  ctx: Ctx,
  applicationId: number,
  userIds: readonly number[],
): QueryPlan<MemberChoice[]> {
  const among = sql`m.user_id in (select value from json_each(${JSON.stringify(userIds)}))`;
  return activeMembers(ctx, sql`${among} and ${seesIt(ctx, applicationId)}`);
}
