/** What giving feedback and asking for it needs to know of an application, a round trip each. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { mentionableMembers } from '#recruiting/pipeline/applications/store/mentions.ts';
import {
  applicationWithParts,
  stageInPipeline,
} from '#recruiting/pipeline/applications/store/context.ts';
import { ownFeedback } from './feedback.ts';
import { activeMembers } from './members.ts';
import { answersOfUsers, askedStage, meetingOf, ownRequests } from './requests.ts';

/** The stage that an application is in. */
function stageOf(ctx: Ctx, applicationId: number): SQL {
  return sql`(select stage_id from applications
    where id = ${applicationId} and company_id = ${ctx.tenant.id})`;
}

/** The stage that is named, else what the member is asked about, else where the application is. */
export function wantedStage(ctx: Ctx, applicationId: number, stageId: number | undefined): SQL {
  return stageId === undefined
    ? sql`coalesce(${askedStage(ctx, applicationId)}, ${stageOf(ctx, applicationId)})`
    : sql`${stageId}`;
}

/** The stage that is named, else what the member is asked about, else where the application is; and what the member wrote on it. */
export function givingFacts(ctx: Ctx, applicationId: number, stageId: number | undefined) {
  const wanted = wantedStage(ctx, applicationId, stageId);
  return QueryPlan.all({
    parts: applicationWithParts(ctx, applicationId),
    stage: stageInPipeline(ctx, applicationId, wanted),
    own: ownFeedback(ctx, applicationId, wanted),
  });
}

/** With what the member is asked of all applications, for their form. */
export function formFacts(
  ctx: Ctx,
  applicationId: number,
  { stageId, max }: { stageId: number | undefined; max: number },
) {
  return QueryPlan.all({
    facts: givingFacts(ctx, applicationId, stageId),
    waiting: ownRequests(ctx, { page: 1, max }),
    mentionable: mentionableMembers(ctx, applicationId),
  });
}

/** Who can be asked about the stage that the application is in. */
export function choiceFacts(ctx: Ctx, applicationId: number) {
  return QueryPlan.all({
    parts: applicationWithParts(ctx, applicationId),
    members: activeMembers(ctx, { applicationId, stageId: stageOf(ctx, applicationId) }),
  });
}

type Asking = {
  applicationId: number;
  stageId: number | undefined;
  userIds: readonly number[];
  meetingId: number | undefined;
};

export function askingFacts(ctx: Ctx, { applicationId, stageId, userIds, meetingId }: Asking) {
  const wanted = stageId === undefined ? stageOf(ctx, applicationId) : sql`${stageId}`;
  return QueryPlan.all({
    parts: applicationWithParts(ctx, applicationId),
    stage: stageInPipeline(ctx, applicationId, wanted),
    answers: answersOfUsers(ctx, { applicationId, stageId: wanted, userIds }),
    /** Null: no meeting was given. Undefined: the application has no such meeting. */
    meeting:
      meetingId === undefined ? QueryPlan.of(null) : meetingOf(ctx, applicationId, meetingId),
  });
}
