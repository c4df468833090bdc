/** Inserts members and tokens as the operator's commands leave them, in one batch for each in place of several round trips. */
import { eq, sql } from 'drizzle-orm';
import type { Role, Scope } from '#access.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members, users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS } from '#lib/time.ts';
import { newToken } from '#lib/token.ts';
import { emailKey } from '#lib/email-key.ts';
import { ensureOperatorClient } from '#operator/tokens/store.ts';
import { db, operator } from './operator.ts';

/** An active member without a password. Returns the id of the user. */
export async function insertMember(companyId: number, email: string, role: Role): Promise<number> {
  const { newId, now } = operator();
  const userId = newId();
  const member = { id: newId(), companyId, userId, role, status: 'active', email } as const;
  await db.batch([
    db.insert(users).values({ id: userId, email, emailKey: emailKey(email), createdAt: now }),
    db.insert(members).values({ ...member, createdAt: now, updatedAt: now }),
  ]);
  return userId;
}

/** A token of the operator's client. Its grant was used before: the first use is written down, and those who count round trips count those of every day. */
export async function insertToken(
  companyId: number,
  userId: number,
  scopes: readonly Scope[],
): Promise<string> {
  const ctx = operator();
  const token = newToken('oat_');
  const grantId = ctx.newId();
  const client = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(eq(oauthClients.clientId, 'oci_operator'));
  await db.batch([
    ensureOperatorClient(ctx),
    db.insert(oauthGrants).values({
      id: grantId,
      companyId,
      userId,
      scopes: [...scopes],
      clientId: sql`(${client})`,
      createdAt: ctx.now,
      lastUsedAt: ctx.now,
    }),
    db.insert(oauthTokens).values({
      hash: await sha256Hex(token),
      grantId,
      kind: 'access',
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + 365 * DAY_MS),
    }),
  ]);
  return token;
}
