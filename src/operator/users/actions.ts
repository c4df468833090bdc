/** What the operator does with people: makes them members of a company. */
import type { Role } from '#access.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { answering, read } from '#data/statements.ts';
import { hashPassword } from '#kit/password.ts';
import { invalid, Problem } from '#problems.ts';
import { enterCompany } from '../companies/actions.ts';
import { insertMember, insertUser, membership, userByEmail } from './store.ts';

export type NewUser = {
  company: string;
  email: string;
  role: Role;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Without one the person sets it by a mailed link. */
  password?: string | undefined;
};

const PASSWORD_LENGTH_MIN = 12;

/** A person who exists already becomes a member of this company too; their name and password stay. */
export async function createUser(
  ctx: PublicCtx,
  given: NewUser,
): Promise<{ userId: number; memberId: number }> {
  const email = given.email.trim();
  if (!/^[^\s@]+@[^\s@]+$/u.test(email)) throw invalid('email', 'Must be an e-mail address.');
  if (given.password !== undefined && given.password.length < PASSWORD_LENGTH_MIN) {
    throw invalid('password', `Must have at least ${PASSWORD_LENGTH_MIN} characters.`);
  }
  const company = await enterCompany(ctx, given.company);
  const known = await read(ctx, userByEmail(ctx, email));
  if (known && (await read(ctx, membership(company, known.id)))) {
    throw new Problem('duplicate', { errors: { email: ['Is a member already.'] } });
  }
  const userId = known?.id ?? ctx.newId();
  const memberId = ctx.newId();
  const newUser = {
    id: userId,
    email,
    firstName: given.firstName,
    lastName: given.lastName,
    passwordHash: given.password === undefined ? null : await hashPassword(given.password),
  };
  return commit(company, {
    writes: [
      ...(known ? [] : [insertUser(ctx, newUser)]),
      insertMember(company, { id: memberId, userId, role: given.role, status: 'active' }),
    ],
    audit: { action: 'member.create', subjectId: memberId },
    answer: answering({ userId, memberId }),
  });
}

/** The user id of a member of this company, by e-mail. */
export async function findMember(company: Ctx, email: string): Promise<number | null> {
  const user = await read(company, userByEmail(company, email));
  return user && (await read(company, membership(company, user.id))) ? user.id : null;
}
