/** Ends the sessions of a member, who stays one: for a device that was lost, or an account in other hands. */
import { revokeMemberGrants } from '#accounts/connected-apps/actions/connections.ts';
import { deleteAllSessions } from '#accounts/sessions/actions/sign-in.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { insertSecurityEvent } from '#data/security-events.ts';
import { ApiError } from '#errors.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { toMember } from '../schemas.ts';
import type { TeamMember } from '../schemas.ts';
import { memberAccess, memberWithUser } from '../store.ts';

const ACTION = 'member.end-sessions';

/**
 * Ends all sessions of the person, which open every company of theirs, and what applications may do for them in this company. Nothing is
 * written where there is nothing to end, as for a member who has not accepted: such an account is not theirs to end.
 */
export async function endMemberSessions(ctx: Ctx, id: number): Promise<TeamMember> {
  const [{ member, user }, { hasAccess, company, language }] = await runPlan(
    ctx,
    QueryPlan.all([memberWithUser(ctx, id), memberAccess(ctx, id)]),
  );
  const { userId } = member;
  if (userId === ctx.actor?.userId) throw new ApiError('own_sessions');
  if (member.status !== 'active' || !hasAccess) return toMember(member, user);
  const kind = 'sessions_ended';
  const text = await mailText(ctx, language, kind, { company, link: `${ctx.apiOrigin}/sign-in` });
  const about = { kind, userId, companyId: ctx.tenant.id };
  return commit(ctx, {
    writes: [
      deleteAllSessions(ctx, userId),
      revokeMemberGrants(ctx, userId, 'sessions ended by an Admin'),
      insertSecurityEvent(ctx, {
        kind: 'session_ended',
        outcome: 'success',
        of: { userId },
        companyId: ctx.tenant.id,
        clientId: ctx.actor?.clientId ?? null,
        detail: ACTION,
      }),
    ],
    audit: { action: ACTION, subjectId: id },
    mails: [outgoingMail(ctx, { to: null, ...text }, about)],
    answer: QueryPlan.of(toMember(member, user)),
  });
}
