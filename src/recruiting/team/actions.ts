/** What a company does with its team. */
import { revokeMemberGrants } from '#accounts/connected-apps/actions.ts';
import { invite } from '#accounts/invitations/actions.ts';
import { deleteAllSessions } from '#accounts/sessions/actions.ts';
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { orphanMemberConnections } from '#recruiting/connections/actions/access.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import { assertAdminStays, assertOther } from './rules.ts';
import { showMember, toldMember } from './schemas.ts';
import type { Invitation, RoleChange, TeamMember } from './schemas.ts';
import {
  adminStays,
  dropInvitations,
  isLastAdmin,
  memberStore,
  memberWithUser,
  teamPage,
} from './store.ts';

export async function listTeam(ctx: Ctx, paging: Paging): Promise<Page<TeamMember>> {
  const [{ rows, people }, total] = await runPlan(ctx, teamPage(ctx, paging));
  return toPage(rows, total, paging, (member) =>
    showMember(member, rowOrNotFound(people.get(member.userId))),
  );
}

export function showMemberById(ctx: Ctx, id: number): Promise<TeamMember> {
  return runPlan(ctx, shown(ctx, id));
}

/** The link is in the mail and nowhere else: whoever opens it sets the password. */
export async function inviteMember(ctx: Ctx, given: Invitation): Promise<TeamMember> {
  const invitation = {
    email: given.email,
    role: given.role_type,
    firstName: given.first_name ?? undefined,
    lastName: given.last_name ?? undefined,
  };
  const { result } = await invite(ctx, invitation, ({ memberId }) => shown(ctx, memberId));
  return result;
}

/** Holds at the next request: the role is looked up at each. One who was hired is invited by it. */
export async function changeRole(
  ctx: Ctx,
  id: number,
  { role_type: role }: RoleChange,
): Promise<TeamMember> {
  const [{ member, user }, isLast] = await runPlan(
    ctx,
    QueryPlan.all([memberWithUser(ctx, id), isLastAdmin(ctx, id)]),
  );
  assertAdminStays(isLast, role);
  if (member.status === 'hired') {
    return inviteMember(ctx, { email: user.email, role_type: role });
  }
  return commit(ctx, {
    writes: memberStore.update(ctx, member, { role }, ...[adminStays(ctx, id, role)].flatMap(some)),
    audit: {
      action: 'member.update',
      subjectId: id,
      changes: changesOf({ role_type: member.role }, { role_type: role }),
    },
    answer: shown(ctx, id),
  });
}

/** Sessions and tokens end with it; what the person wrote keeps its author. */
export async function removeMember(ctx: Ctx, id: number): Promise<null> {
  const [{ member }, isLast] = await runPlan(
    ctx,
    QueryPlan.all([memberWithUser(ctx, id), isLastAdmin(ctx, id)]),
  );
  assertOther(member, ctx.actor?.userId ?? null);
  assertAdminStays(isLast, null);
  const { userId } = member;
  return commit(ctx, {
    writes: [
      ...memberStore.remove(ctx, id, ...[adminStays(ctx, id, null)].flatMap(some)),
      revokeMemberGrants(ctx, userId, 'removed from the company'),
      orphanMemberConnections(ctx, userId),
      // Who never accepted was never signed in for this company.
      ...(member.status === 'active' ? [deleteAllSessions(ctx, userId)] : []),
      dropInvitations(ctx, userId),
    ],
    audit: {
      action: 'member.delete',
      subjectId: id,
      changes: changesOf(toldMember(member), null),
    },
    answer: QueryPlan.of(null),
  });
}

function some<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}

function shown(ctx: Ctx, id: number): QueryPlan<TeamMember> {
  return QueryPlan.map(memberWithUser(ctx, id), ({ member, user }) => showMember(member, user));
}
