/** Finds who is signed in, by the cookie of a session. */
import { labelCompany } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { liveSince } from '#lib/session-lifetime.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isSecret } from '#lib/token.ts';
import { markSessionSeen, memberByHash, sessionByHash } from '../store.ts';

/** The last use of a session is written this often at most. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;

/** The user of a session cookie, or null where it is malformed, unknown or expired. */
export async function findCurrentUser(ctx: PublicCtx, cookie: string | undefined) {
  if (cookie === undefined || !isSecret(cookie)) return null;
  const hash = await sha256Hex(cookie);
  const found = await runPlan(ctx, sessionByHash(ctx, hash, liveSince(ctx.now)));
  if (!found) return null;
  const { onlyCompanyId, ...session } = found;
  labelCompany(onlyCompanyId);
  return asSeen(ctx, session);
}

/** The same, with the user's membership in a company; `member` is null where there is no such company, or the user is not in it. */
export async function findMember(ctx: PublicCtx, cookie: string | undefined, subdomain: string) {
  if (cookie === undefined || !isSecret(cookie)) return null;
  const hash = await sha256Hex(cookie);
  const found = await runPlan(ctx, memberByHash(ctx, { hash, subdomain }, liveSince(ctx.now)));
  if (!found) return null;
  const { member, ...session } = found;
  return { user: asSeen(ctx, session), member };
}

type Session = { sessionId: number; lastSeenAt: Date };

/** Notes after the answer that the session is in use. */
function asSeen<Seen extends Session>(ctx: PublicCtx, { lastSeenAt, ...user }: Seen) {
  if (ctx.now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    ctx.defer(writeUnaudited(ctx, [markSessionSeen(ctx, user.sessionId)]));
  }
  return user;
}
