/** People, and how they become members of a company. */
import type { Access, Role } from '#access.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import type { Change } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { invalidField, ApiError } from '#errors.ts';
import { emailFault } from '#lib/email-address.ts';
import { accessOf, isRepeatedInvitation } from './rules.ts';
import {
  addresseesOf,
  adminsOf,
  changeMember,
  insertMember,
  insertUser,
  languageOfUser,
  memberByEmail,
  membershipsOf,
  assertPasswordHash,
  updateUser,
  userById,
} from './store.ts';
import type { Account, Addressee, Recipient, UserId } from './store.ts';

export type NewMember = {
  email: string;
  role: Role;
  /** Absent: all, or what a member has already. */
  access?: Access | undefined;
  /** An invited member cannot sign in to the company until they accept. */
  status: 'active' | 'invited';
  /** What this company calls the person until they accept. */
  firstName?: string | undefined;
  lastName?: string | undefined;
  passwordHash?: string | null;
};

/** `language` is the one that the person chose, if any. */
export type AddedMember = { userId: number; memberId: number; language: string | null };

/** What the caller reads before a member is added, writes with it, and answers. */
export type MemberExtras<Around, Result> = {
  around: QueryPlan<Around>;
  also: (
    added: AddedMember,
    around: Around,
  ) => Promise<Pick<Change<Result>, 'writes' | 'mails' | 'answer'>>;
  /** What is answered, without any write, to an invitation that repeats one of a moment ago. */
  repeated?: (invited: AddedMember) => QueryPlan<Result>;
};

/**
 * Makes a person a member of this company. An existing account keeps its name and password. Throws
 * `duplicate` for an active member; a pending invitation is renewed with the new role.
 */
export async function addMember<Around, Result>(
  company: Ctx,
  input: NewMember,
  { around, also, repeated }: MemberExtras<Around, Result>,
): Promise<Result> {
  const email = input.email.trim();
  const fault = emailFault(email);
  if (fault !== null) throw invalidField('email', fault);
  const [{ user, member }, aroundValue] = await runPlan(
    company,
    QueryPlan.all([memberByEmail(company, email), around]),
  );
  // A hired member can be invited to sign in.
  const isInvitation = member?.status !== 'active' && input.status === 'invited';
  if (member && !isInvitation) {
    throw new ApiError('duplicate', {
      errors: { email: ['Is already a member.'] },
      related: { type: 'member', id: member.id },
    });
  }
  const userId = user?.id ?? company.newId();
  const memberId = member?.id ?? company.newId();
  const { role, status, firstName, lastName, passwordHash = null } = input;
  const access = accessOf(role, input.access, member?.access);
  const language = user?.language ?? null;
  if (repeated && member && isRepeatedInvitation(member, { role, access }, company.now)) {
    return runPlan(company, repeated({ userId, memberId, language }));
  }
  const { writes, mails = [], answer } = await also({ userId, memberId, language }, aroundValue);
  // The id of an account that has not joined tells the company whether it existed before.
  const joined = { ...(status === 'active' && { user_id: userId }), role_type: role, status };
  const after = access === (member?.access ?? 'all') ? joined : { ...joined, access };
  const before = member && {
    ...joined,
    role_type: member.role,
    status: member.status,
    access: member.access,
  };
  // The names are the company's own; an account has those that its owner or the operator gave it.
  const accountNames = status === 'active' ? { firstName, lastName } : {};
  const names = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
  return commit(company, {
    writes: [
      ...(user ? [] : [insertUser(company, { id: userId, email, ...accountNames, passwordHash })]),
      ...(member
        ? changeMember(company, member, { role, access, status, ...names })
        : [insertMember(company, { id: memberId, userId, role, access, status, email, ...names })]),
      ...writes,
    ],
    audit: {
      action: status === 'invited' ? 'member.invite' : 'member.create',
      subjectId: memberId,
      changes: changesOf(before ?? null, after),
    },
    mails,
    answer,
  });
}

/**
 * For the batch that hires a candidate, whose `account` was read before: adds a member who cannot sign in until an Admin
 * gives a role. An existing member stays as they are.
 */
export function prepareHiredMember(
  company: Ctx,
  { email, firstName, lastName }: Record<'email' | 'firstName' | 'lastName', string>,
  { user, member }: Account,
): { memberId: number; writes: Statement[] } {
  const typed = { email, firstName, lastName };
  if (member) return { memberId: member.id, writes: [] };
  const userId = user?.id ?? company.newId();
  const memberId = company.newId();
  return {
    memberId,
    writes: [
      ...(user ? [] : [insertUser(company, { id: userId, email })]),
      insertMember(company, { id: memberId, userId, role: 'Viewer', status: 'hired', ...typed }),
    ],
  };
}

/** Returns the user id of a member of this company, found by email. */
export async function findMemberUserId(company: Ctx, email: string): Promise<number | null> {
  const { user, member } = await runPlan(company, memberByEmail(company, email.trim()));
  return user && member ? user.id : null;
}

type UserChange = Parameters<typeof updateUser>[2];

/** For the batch of an action that changes the person's fields. */
export function updatePerson(ctx: PublicCtx, userId: number, change: UserChange): Statement[] {
  return updateUser(ctx, userId, change);
}

/** For the batch that follows a correct password: fails it if the password changed while its hash was computed. */
export function assertPasswordUnchanged(
  ctx: PublicCtx,
  userId: number,
  passwordHash: string,
): Statement {
  return assertPasswordHash(ctx, userId, passwordHash);
}

/** The companies in which the person is an active member. */
export function memberships(ctx: PublicCtx, userId: UserId) {
  return membershipsOf(ctx, userId);
}

/** A company in which a person is an active member. */
export type MemberCompany = { id: number; subdomain: string; name: string; role: Role };

/** The companies in which the person can act: not those that are being closed. */
export function memberCompanies(ctx: PublicCtx, userId: number): QueryPlan<MemberCompany[]> {
  return QueryPlan.map(membershipsOf(ctx, userId), (rows) =>
    rows
      .filter(({ closingAt }) => closingAt === null)
      .map(({ companyId: id, subdomain, name, role }) => ({ id, subdomain, name, role })),
  );
}

export function listCompanies(ctx: PublicCtx, userId: number): Promise<MemberCompany[]> {
  return runPlan(ctx, memberCompanies(ctx, userId));
}

/** The person's row. Use the password hash only to verify a password. */
export function personById(ctx: PublicCtx, userId: UserId) {
  return userById(ctx, userId);
}

export type Person = NonNullable<PlanResult<typeof personById>>;

/** Whether the person is an Admin of any company. */
export function hasAdminRole(ctx: PublicCtx, userId: number): QueryPlan<boolean> {
  return QueryPlan.map(membershipsOf(ctx, userId), (rows) =>
    rows.some(({ role }) => role === 'Admin'),
  );
}

export function isAdminAnywhere(ctx: PublicCtx, userId: number): Promise<boolean> {
  return runPlan(ctx, hasAdminRole(ctx, userId));
}

export type AdministeredCompany = { id: number; name: string };

/** The companies in which the person is an Admin. */
export async function listAdministeredCompanies(
  ctx: PublicCtx,
  userId: number,
): Promise<AdministeredCompany[]> {
  return (await runPlan(ctx, membershipsOf(ctx, userId)))
    .filter(({ role }) => role === 'Admin')
    .map(({ companyId: id, name }) => ({ id, name }));
}

/** The person's role in the company; null for anyone who is not an active member. */
export function roleIn(ctx: PublicCtx, userId: number, companyId: number): QueryPlan<Role | null> {
  return QueryPlan.map(
    membershipsOf(ctx, userId),
    (rows) => rows.find((one) => one.companyId === companyId)?.role ?? null,
  );
}

/**
 * Returns the context in which an Admin acts on account pages, and what the plan reads of the company in the same round
 * trip. Throws `not_found` for anyone who is not an Admin of the company, whatever was read.
 */
export async function actAsAdmin<Result>(
  ctx: PublicCtx,
  { userId, companyId }: { userId: number; companyId: number },
  planOf: (company: Ctx) => QueryPlan<Result>,
): Promise<{ company: Ctx; result: Result }> {
  const company = actingIn(ctx, userId, companyId);
  const isAdmin = QueryPlan.map(roleIn(ctx, userId, companyId), (role) => {
    if (role !== 'Admin') throw new ApiError('not_found');
  });
  const [, result] = await runPlan(ctx, QueryPlan.all([isAdmin, planOf(company)]));
  return { company, result };
}

/** A person on an account page, without a client. Permissions are checked before. */
export function actingIn(ctx: PublicCtx, userId: number, companyId: number): Ctx {
  return tenantContext(ctx, companyId, { userId, clientId: null });
}

/** The company's active Admins, each with the language of emails to them. */
export function listAdmins(company: Ctx): Promise<Recipient[]> {
  return runPlan(company, adminsOf(company));
}

/** The active members among these users, as emails about the work of the company reach them. */
export function membersToMail(
  company: Ctx,
  userIds: Parameters<typeof addresseesOf>[1],
): QueryPlan<Addressee[]> {
  return addresseesOf(company, userIds);
}

/** The language of emails to a user: about this company, or without one, their oldest. */
export function findMailLanguage(
  ctx: PublicCtx,
  userId: number,
  companyId: number | null = null,
): Promise<string> {
  return runPlan(ctx, languageOfUser(ctx, userId, companyId));
}
