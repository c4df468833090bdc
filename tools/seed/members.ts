/** The members and access tokens of an open company: one member per role, one token per role and per scope. */
import { scryptSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { roles, scopes } from '#access.ts';
import type { PublicCtx } from '#context.ts';
import { users } from '#data/tables/users.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { emailOf, passwordOf, tokenOf } from './credentials.ts';

/**
 * All their ids are of `ctx`: sources that begin in the same millisecond would meet. Each change has the present time, as a busy machine
 * takes longer for all of them than a change may wait for its commit.
 */
export async function seedMembers(ctx: PublicCtx, company: string): Promise<void> {
  const present = (): PublicCtx => ({ ...ctx, now: new Date() });
  await Promise.all(
    roles.map(async (role) => {
      const email = emailOf(company, role);
      const name = { firstName: role, lastName: 'Example' };
      await createUser(present(), { company, email, role, ...name });
      await createToken(present(), { company, email, token: await tokenOf(company, role) });
    }),
  );
  const hashes = roles.map((role) => [emailOf(company, role), hashOf(passwordOf(company, role))]);
  await ctx.db.run(sql`update ${users} set password_hash = given.value ->> 1
    from json_each(${JSON.stringify(hashes)}) given where email_key = given.value ->> 0`);
  const email = emailOf(company, 'Admin');
  for (const scope of scopes) {
    const token = await tokenOf(company, scope);
    await createToken(present(), { company, email, scopes: [scope], token });
  }
}

const LOG_COST = 6;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** A thousandth of the usual work: the passwords are public. The first sign-in hashes each as usual. */
export function hashOf(password: string): string {
  const salt = Buffer.from(password).subarray(-SALT_BYTES);
  const key = scryptSync(password, salt, KEY_BYTES, { N: 2 ** LOG_COST, r: 8, p: 1 });
  return `$scrypt$ln=${LOG_COST},r=8,p=1$${salt.toString('base64')}$${key.toString('base64')}`;
}
