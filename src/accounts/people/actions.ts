/** People, and how they come into a company. */
import type { Role } from '#access.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { invalidField, ApiError } from '#errors.ts';
import { isEmail } from './rules.ts';
import {
  adminsOf,
  changeMember,
  insertMember,
  insertUser,
  memberByEmail,
  membershipsOf,
  passwordIsStill,
  updateUser,
  userById,
} from './store.ts';

export type NewMember = {
  email: string;
  role: Role;
  /** An invited one cannot sign in to the company until the invitation is accepted. */
  status: 'active' | 'invited';
  firstName?: string | undefined;
  lastName?: string | undefined;
  passwordHash?: string | null;
};

export type AddedMember = { userId: number; memberId: number };

/** What else is read before, written with, and answered after a member is added. */
export type Joining<Around, Result> = {
  around: QueryPlan<Around>;
  also: (
    added: AddedMember,
    around: Around,
  ) => Promise<{ writes: readonly Statement[]; answer: QueryPlan<Result> }>;
};

/**
 * A person who exists already becomes a member of this company too; their name and password stay.
 * Throws `duplicate` for a member; whoever was invited before is invited anew, in the role of now.
 */
export async function addMember<Around, Result>(
  company: Ctx,
  given: NewMember,
  { around, also }: Joining<Around, Result>,
): Promise<Result> {
  const email = given.email.trim();
  if (!isEmail(email)) throw invalidField('email', 'Must be an email address.');
  const [{ user, member }, found] = await runPlan(
    company,
    QueryPlan.all([memberByEmail(company, email), around]),
  );
  // Somebody who was hired is on the team, and may be invited to sign in.
  const isInvitedNow = member?.status !== 'active' && given.status === 'invited';
  if (member && !isInvitedNow) {
    throw new ApiError('duplicate', { errors: { email: ['Is already a member.'] } });
  }
  const userId = user?.id ?? company.newId();
  const memberId = member?.id ?? company.newId();
  const { role, status, firstName, lastName, passwordHash = null } = given;
  const { writes, answer } = await also({ userId, memberId }, found);
  const told = { user_id: userId, role_type: role, status };
  const before = member ? { ...told, role_type: member.role, status: member.status } : null;
  return commit(company, {
    writes: [
      ...(user
        ? []
        : [insertUser(company, { id: userId, email, firstName, lastName, passwordHash })]),
      ...(member
        ? changeMember(company, member, { role, status })
        : [insertMember(company, { id: memberId, userId, role, status })]),
      ...writes,
    ],
    audit: {
      action: status === 'invited' ? 'member.invite' : 'member.create',
      subjectId: memberId,
      changes: changesOf(before, told),
    },
    answer,
  });
}

/**
 * For the batch that hires somebody: a member who cannot sign in until an Admin gives a role. Whoever
 * is on the team already stays what they are.
 */
export async function joining(
  company: Ctx,
  { email, firstName, lastName }: Pick<NewMember, 'email' | 'firstName' | 'lastName'>,
): Promise<{ memberId: number; writes: Statement[] }> {
  const { user, member } = await runPlan(company, memberByEmail(company, email));
  if (member) return { memberId: member.id, writes: [] };
  const userId = user?.id ?? company.newId();
  const memberId = company.newId();
  return {
    memberId,
    writes: [
      ...(user ? [] : [insertUser(company, { id: userId, email, firstName, lastName })]),
      insertMember(company, { id: memberId, userId, role: 'Viewer', status: 'hired' }),
    ],
  };
}

/** The user id of a member of this company, by e-mail. */
export async function findMember(company: Ctx, email: string): Promise<number | null> {
  const { user, member } = await runPlan(company, memberByEmail(company, email.trim()));
  return user && member ? user.id : null;
}

type Changed = Parameters<typeof updateUser>[2];

/** A change of the person's own fields, for the batch of what else it means. */
export function changing(ctx: PublicCtx, userId: number, change: Changed): Statement {
  return updateUser(ctx, userId, change);
}

/** For the batch of what a right password opens: it may have been reset while its hash was computed. */
export function stillWithPassword(ctx: PublicCtx, userId: number, checked: string): Statement {
  return passwordIsStill(ctx, userId, checked);
}

/** The companies the person is an active member of. */
export function memberships(ctx: PublicCtx, userId: number) {
  return membershipsOf(ctx, userId);
}

/** The person's row; the hash of the password is for checking it only. */
export async function findPerson(ctx: PublicCtx, userId: number) {
  return rowOrNotFound(await runPlan(ctx, userById(ctx, userId)));
}

/** Whether any company shows this person what its Admins see. */
export async function isAdminAnywhere(ctx: PublicCtx, userId: number): Promise<boolean> {
  return (await runPlan(ctx, membershipsOf(ctx, userId))).some(({ role }) => role === 'Admin');
}

export type AdministeredCompany = { id: number; name: string };

/** The companies whose Admin the person is. */
export async function administered(ctx: PublicCtx, userId: number): Promise<AdministeredCompany[]> {
  return (await runPlan(ctx, membershipsOf(ctx, userId)))
    .filter(({ role }) => role === 'Admin')
    .map(({ companyId: id, name }) => ({ id, name }));
}

/** The company as its Admin acts in it at our own pages. Throws `not_found` for whoever is no Admin of it. */
export async function administering(
  ctx: PublicCtx,
  userId: number,
  companyId: number,
): Promise<Ctx> {
  const found = (await runPlan(ctx, membershipsOf(ctx, userId))).find(
    (one) => one.companyId === companyId && one.role === 'Admin',
  );
  if (!found) throw new ApiError('not_found');
  return actingIn(ctx, userId, companyId);
}

/** A person at our own pages: no client between. What they may do in the company is asked before. */
export function actingIn(ctx: PublicCtx, userId: number, companyId: number): Ctx {
  return tenantContext(ctx, companyId, { userId, clientId: null });
}

/** The user ids of those who may let others in. */
export function admins(company: Ctx): Promise<number[]> {
  return runPlan(company, adminsOf(company));
}
