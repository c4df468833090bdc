/** Members whom a note or feedback mentions: they see the application, and are told. The email names no candidate: an erasure does not find it. */
import { membersToMail, personById } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { tell } from '#recruiting/company/notifications/actions/notify.ts';
import type { Told } from '#recruiting/company/notifications/actions/notify.ts';
import { mentionableAmong, mentionableMembers } from '../store/mentions.ts';

/** For a screen. */
export function mentionable(
  ctx: Ctx,
  applicationId: number,
): QueryPlan<{ id: number; name: string }[]> {
  return mentionableMembers(ctx, applicationId);
}

export function mentionFacts(ctx: Ctx, applicationId: number, userIds: readonly number[]) {
  const isAny = userIds.length > 0;
  return QueryPlan.all({
    seeing: isAny ? mentionableAmong(ctx, applicationId, userIds) : QueryPlan.of([]),
    members: isAny ? membersToMail(ctx, userIds) : QueryPlan.of([]),
    author: isAny ? personById(ctx, ctx.actor?.userId ?? 0) : QueryPlan.of(null),
  });
}

type Facts = PlanResult<typeof mentionFacts>;

/** Throws 422 for a member who is not there, or does not see the application. */
export function assertAllSee({ seeing }: Facts, userIds: readonly number[]): void {
  if (seeing.length === userIds.length) return;
  throw invalidField('mentions', 'Must be the user_id of active members who see the application.');
}

/** Those of these users who see the application: others are not told. */
export function amongSeeing(facts: Facts, userIds: readonly number[]): Facts {
  const seeing = facts.seeing.filter(({ id }) => userIds.includes(id));
  const members = facts.members.filter(({ userId }) => seeing.some(({ id }) => id === userId));
  return { ...facts, seeing, members };
}

type About = {
  /** The note or the feedback. */
  subjectId: number;
  applicationId: number;
  job: { id: number; hashId: string; title: string };
};

/** An author who mentions themselves is told nothing. */
export function tellMentioned(
  ctx: Ctx,
  { members, author }: Facts,
  { subjectId, applicationId, job }: About,
): Promise<Told> {
  const person = `${author?.firstName ?? ''} ${author?.lastName ?? ''}`.trim();
  return tell(
    ctx,
    members,
    { kind: 'mention', applicationId, jobId: job.id, subjectId },
    {
      mailOf: async ({ userId, language, company, subdomain }) => {
        const page = `/console/${subdomain}/jobs/${job.hashId}/applications/${applicationId}`;
        const values = {
          company,
          job: job.title,
          person: person === '' ? company : person,
          link: `${ctx.apiOrigin}${page}#timeline`,
        };
        const text = await mailText(ctx, language, 'mention', values);
        return { ...text, kind: 'mention', dedupeKey: `${subjectId} ${userId}` };
      },
    },
  );
}
