/** A token that no isolate has looked up, so that the look-up is the first round trip of its request. */
import { eq } from 'drizzle-orm';
import { oauthTokens } from '#data/tables/oauth.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newToken } from '#lib/token.ts';
import { db } from './operator.ts';

/** Another token of the same grant, with the same rights. What is no token of ours is returned as it is. */
export async function unseenToken(token: string): Promise<string> {
  const isIt = eq(oauthTokens.hash, await sha256Hex(token));
  const row = await db.select().from(oauthTokens).where(isIt).get();
  if (!row) return token;
  const other = newToken('oat_');
  await db.insert(oauthTokens).values({ ...row, hash: await sha256Hex(other), parentHash: null });
  return other;
}
