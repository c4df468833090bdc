/** What the operator does with users: adds them to companies, and restores their access. */
import type { Role } from '#access.ts';
import { invite } from '#accounts/invitations/actions.ts';
import { addMember, findMemberUserId } from '#accounts/people/actions.ts';
import { createResetLink } from '#accounts/recovery/actions.ts';
import { clearSecondFactor } from '#accounts/settings/actions.ts';
import type { PublicCtx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { hashPassword } from '#lib/password.ts';
import { invalidField } from '#errors.ts';
import { enterCompany } from '../companies/actions.ts';
import { assertPassword } from './rules.ts';

export type NewUser = {
  company: string;
  email: string;
  role: Role;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Absent: the user sets it by a link. */
  password?: string | undefined;
};

export async function createUser(
  ctx: PublicCtx,
  { company, password, ...given }: NewUser,
): Promise<{ userId: number; memberId: number }> {
  const names = [given.firstName ?? '', given.lastName ?? '', company];
  if (password !== undefined) assertPassword(password, { email: given.email, names });
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const tenant = await enterCompany(ctx, company);
  return addMember(
    tenant,
    { ...given, status: 'active', passwordHash },
    {
      around: QueryPlan.of(null),
      also: (added) => Promise.resolve({ writes: [], answer: QueryPlan.of(added) }),
    },
  );
}

/** The link is in the answer and in the email; it sets the password once. */
export async function inviteUser(
  ctx: PublicCtx,
  { company, ...given }: Omit<NewUser, 'password'>,
): Promise<{ userId: number; memberId: number; link: string }> {
  const { link, result } = await invite(await enterCompany(ctx, company), given, QueryPlan.of);
  return { ...result, link };
}

/** A link by which a member sets a new password; it is emailed, too. */
export async function resetLink(
  ctx: PublicCtx,
  { company, email }: { company: string; email: string },
): Promise<{ link: string; expires_in: number }> {
  const userId = await userIdOf(ctx, company, email);
  return createResetLink(ctx, userId);
}

/** Removes two-factor authentication of a user who lost the authenticator and the recovery codes. */
export async function removeSecondFactor(
  ctx: PublicCtx,
  { company, email }: { company: string; email: string },
): Promise<{ userId: number }> {
  const userId = await userIdOf(ctx, company, email);
  if (!(await clearSecondFactor(ctx, userId)))
    throw invalidField('email', 'Does not use two-factor authentication.');
  return { userId };
}

async function userIdOf(ctx: PublicCtx, company: string, email: string): Promise<number> {
  const userId = await findMemberUserId(await enterCompany(ctx, company), email);
  if (userId === null) throw invalidField('email', 'Is not a member of this company.');
  return userId;
}
