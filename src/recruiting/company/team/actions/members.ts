/** The actions on the members of a team. */
import { revokeMemberGrants } from '#accounts/connected-apps/actions/connections.ts';
import { invite } from '#accounts/invitations/actions.ts';
import { deleteAllSessions } from '#accounts/sessions/actions/sign-in.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { orphanMemberConnections } from '#recruiting/interviews/connections/actions/access.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { accessOf } from '#accounts/people/rules.ts';
import { assertAdminStays, assertFewJobs, assertOther } from '../rules.ts';
import { memberFields, toAuditMember, toMember } from '../schemas.ts';
import type { Invitation, MemberRow, RoleChange, TeamMember } from '../schemas.ts';
import {
  deletePrivateViews,
  forgetChoices,
  forgetNotices,
  adminStays,
  deleteInvitations,
  handBackTasks,
  isLastAdmin,
  jobsOfMember,
  leaveTeams,
  memberStore,
  memberWithUser,
  teamByRole,
  teamPage,
} from '../store.ts';

export async function listTeam(ctx: Ctx, paging: Paging): Promise<Page<TeamMember>> {
  return toTeam(await runPlan(ctx, teamPage(ctx, paging)), paging);
}

function toTeam(
  [{ rows, people }, total]: PlanResult<ReturnType<typeof teamPage>>,
  paging: Parameters<typeof toPage>[2],
): Page<TeamMember> {
  return toPage(rows, total, paging, (member) =>
    toMember(member, rowOrNotFound(people.get(member.userId))),
  );
}

/** For a screen: members by role, with the invited and the hired among them. */
export async function listTeamByRole(
  ctx: Ctx,
  paging: Pick<Paging, 'page' | 'max'>,
): Promise<Page<TeamMember>> {
  return toTeam(await runPlan(ctx, teamByRole(ctx, paging)), paging);
}

export function showMemberById(ctx: Ctx, id: number): Promise<TeamMember> {
  return runPlan(ctx, memberPlan(ctx, id));
}

/** Invites a member. The link to set a password is in the email and nowhere else. A double click sends one email. */
export async function inviteMember(ctx: Ctx, input: Invitation): Promise<TeamMember> {
  const invitation = {
    email: input.email,
    ...memberFields.toColumns(input),
    firstName: input.first_name ?? undefined,
    lastName: input.last_name ?? undefined,
  };
  const answerFor = ({ memberId }: { memberId: number }) => memberPlan(ctx, memberId);
  const { result } = await invite(ctx, invitation, answerFor, answerFor);
  return result;
}

/** Changes the role, effective with the next request. A hired member is invited instead. */
export async function changeRole(
  ctx: Ctx,
  id: number,
  { role_type: role, access: wanted, status }: RoleChange,
): Promise<TeamMember> {
  const [{ member, user }, isLast, jobs] = await runPlan(
    ctx,
    QueryPlan.all([memberWithUser(ctx, id), isLastAdmin(ctx, id), jobsOfMember(ctx, id)]),
  );
  assertAdminStays(isLast, role);
  const access = accessOf(role, wanted, member.access);
  assertFewJobs(access, jobs);
  if (member.status === 'hired') {
    if (status === 'hired' && role === member.role && access === member.access)
      return toMember(member, user);
    return inviteMember(ctx, { email: member.email ?? user.email, role_type: role, access });
  }
  return commitIfChanged(ctx, {
    writes: memberStore.update(
      ctx,
      member,
      { role, access },
      ...[adminStays(ctx, id, role)].flatMap(toList),
    ),
    audit: {
      action: 'member.update',
      subjectId: id,
      changes: changesOf(memberFields.toInput(member), memberFields.toInput({ role, access })),
    },
    answer: memberPlan(ctx, id),
  });
}

/** Removes a member and ends their sessions and tokens. Records that they wrote keep their author. */
export async function removeMember(ctx: Ctx, id: number): Promise<null> {
  const [{ member }, isLast] = await runPlan(
    ctx,
    QueryPlan.all([memberWithUser(ctx, id), isLastAdmin(ctx, id)]),
  );
  assertOther(member, ctx.actor?.userId ?? null);
  assertAdminStays(isLast, null);
  return commit(ctx, { ...endMembership(ctx, member), answer: QueryPlan.of(null) });
}

type Ending = Pick<MemberRow, 'id' | 'userId' | 'role' | 'access' | 'status'>;

/** The change that ends a membership. It conflicts where no Admin would stay. */
export function endMembership(ctx: Ctx, member: Ending) {
  const { id, userId } = member;
  return {
    writes: [
      ...memberStore.remove(ctx, id, ...[adminStays(ctx, id, null)].flatMap(toList)),
      revokeMemberGrants(ctx, userId, 'removed from the company'),
      orphanMemberConnections(ctx, userId),
      deletePrivateViews(ctx, userId),
      forgetChoices(ctx, userId),
      ...forgetNotices(ctx, userId),
      leaveTeams(ctx, userId),
      handBackTasks(ctx, userId),
      // A member who never accepted has no sessions for this company.
      ...(member.status === 'active' ? [deleteAllSessions(ctx, userId)] : []),
      deleteInvitations(ctx, userId),
    ],
    audit: {
      action: 'member.delete',
      subjectId: id,
      changes: changesOf(toAuditMember(member), null),
    },
  };
}

function toList<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}

function memberPlan(ctx: Ctx, id: number): QueryPlan<TeamMember> {
  return QueryPlan.map(memberWithUser(ctx, id), ({ member, user }) => toMember(member, user));
}
