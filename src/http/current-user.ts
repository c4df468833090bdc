/** Who looks at our own pages: a person with a session in a cookie. One query from the cookie's hash to the person. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';
import { sessions } from '#data/tables/accounts.ts';
import { users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { liveSince } from '#lib/session-lifetime.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { isSecret } from '#lib/token.ts';

/** A session that is used is written so often, and no oftener. */
const SEEN_EVERY_MS = 10 * MINUTE_MS;

export type CurrentUser = {
  sessionId: number;
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
};

/** Null when the cookie is none, unknown or over. */
export async function findCurrentUser(
  ctx: PublicCtx,
  cookie: string | undefined,
): Promise<CurrentUser | null> {
  if (cookie === undefined || !isSecret(cookie)) return null;
  const since = liveSince(ctx.now);
  const found = await execute(
    ctx.db
      .select({
        sessionId: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.hash, await sha256Hex(cookie)),
          gt(sessions.createdAt, since.createdAt),
          gt(sessions.lastSeenAt, since.lastSeenAt),
        ),
      )
      .get(),
  );
  if (!found) return null;
  const { lastSeenAt, ...user } = found;
  const isNews = ctx.now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS;
  if (isNews) ctx.defer(markSeen(ctx, user.sessionId));
  return user;
}

async function markSeen(ctx: PublicCtx, sessionId: number): Promise<void> {
  await execute(
    ctx.db
      .update(sessions)
      .set({ lastSeenAt: sql`max(${sessions.lastSeenAt}, ${ctx.now.getTime()})` })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, ctx.now))),
  );
}
