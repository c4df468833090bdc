/** Members whom a note mentions: they see the application, and are told by email. It names no candidate: an erasure does not find it. */
import { membersToMail, personById } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { outsideQuietHours } from '#lib/quiet-hours.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
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

type About = { noteId: number; applicationId: number; job: { hashId: string; title: string } };

/** An author who mentions themselves gets no email. */
export function mentionEmails(
  ctx: Ctx,
  { members, author }: Facts,
  { noteId, applicationId, job }: About,
): Promise<OutgoingMail[]> {
  const person = `${author?.firstName ?? ''} ${author?.lastName ?? ''}`.trim();
  const others = members.filter(({ userId }) => userId !== ctx.actor?.userId);
  return Promise.all(
    others.map(async ({ userId, language, timezone, company, subdomain }) => {
      const page = `/console/${subdomain}/jobs/${job.hashId}/applications/${applicationId}`;
      const values = {
        company,
        job: job.title,
        person: person === '' ? company : person,
        link: `${ctx.apiOrigin}${page}#timeline`,
      };
      const text = await mailText(ctx, language, 'mention', values);
      const dueAt = outsideQuietHours(ctx.now, timezone);
      const about = { kind: 'mention', userId, companyId: ctx.tenant.id, dueAt };
      return outgoingMail(
        ctx,
        { to: null, ...text },
        { ...about, dedupeKey: `${noteId} ${userId}` },
      );
    }),
  );
}
