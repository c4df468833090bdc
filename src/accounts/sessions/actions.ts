/** Signing in, with a second step where the person has one, and out. */
import { attempting, succeeded } from '#accounts/throttles/actions.ts';
import type { Attempt } from '#accounts/throttles/rules.ts';
import { changing, stillWithPassword } from '#accounts/people/actions.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { hashPassword, verifyPassword } from '#lib/password.ts';
import { normalRecoveryCode } from '#lib/recovery-code.ts';
import { liveSince } from '#lib/session-lifetime.ts';
import { newSecret } from '#lib/token.ts';
import { totpStep } from '#lib/totp.ts';
import { TICKET_MS } from './rules.ts';
import { Ticket } from './schemas.ts';
import {
  credentialsByEmail,
  deleteSession,
  deleteSessions,
  dropOver,
  insertSession,
  secondFactorOf,
  sessionsOf,
  takeRecoveryCode,
  takeStep,
} from './store.ts';

/** Where a sign-in comes from, and who was signed in there until now. */
export type Device = {
  address: string;
  userAgent: string;
  user: { userId: number; sessionId: number } | null;
};

export type SignIn =
  | { is: 'signed in'; session: string }
  | { is: 'second factor'; ticket: string }
  | { is: 'wrong' }
  | { is: 'throttled'; waitSeconds: number };

/**
 * Two round trips and one scrypt, whether the account exists or not. Attempts are counted before
 * the hash is computed; a success does not count.
 */
export async function signIn(
  ctx: PublicCtx,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<SignIn> {
  const emailKey = email.trim().toLowerCase();
  const attempts: Attempt[] = [
    { budget: 'sign-in by address', of: device.address },
    { budget: 'sign-in by account', of: emailKey },
  ];
  const failures: Attempt[] = [{ budget: 'sign-in failures', of: `${emailKey} ${device.address}` }];
  const [waitSeconds, found] = await runPlan(
    ctx,
    QueryPlan.all([attempting(ctx, [...attempts, ...failures]), credentialsByEmail(ctx, emailKey)]),
  );
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };

  const stored = found?.user.passwordHash ?? null;
  const { isRight, isOutdated } = await verifyPassword(password, stored);
  if (!found || stored === null || !isRight) return { is: 'wrong' };

  const userId = found.user.id;
  const renewed = isOutdated ? await hashPassword(password) : null;
  const cleared = [
    stillWithPassword(ctx, userId, stored),
    ...succeeded(ctx, attempts, failures),
    ...(renewed === null ? [] : [changing(ctx, userId, { passwordHash: renewed })]),
  ];
  if (found.hasSecondFactor) {
    const ticket = await sealTicket(ctx, userId, renewed ?? stored);
    return commitAccount<SignIn>(ctx, {
      writes: cleared,
      audit: { action: 'password.check', userId },
      answer: QueryPlan.of({ is: 'second factor', ticket }),
    });
  }
  const { session, writes } = await startSession(ctx, userId, device);
  return commitAccount<SignIn>(ctx, {
    writes: [...cleared, ...writes],
    audit: { action: 'session.create', userId },
    answer: QueryPlan.of({ is: 'signed in', session }),
  });
}

/** A code of the authenticator, or a recovery code. `over`: the first step was too long ago. */
export async function passSecondFactor(
  ctx: PublicCtx,
  { ticket, code }: { ticket: string; code: string },
  device: Device,
): Promise<SignIn | { is: 'over' }> {
  const opened = openTicket(ctx, ticket);
  if (!opened) return { is: 'over' };
  const { userId } = opened;
  const attempts: Attempt[] = [{ budget: 'second factor', of: String(userId) }];
  const failures: Attempt[] = [{ budget: 'second factor failures', of: String(userId) }];
  const recovery = normalRecoveryCode(code);
  const codeHash = recovery === null ? null : await sha256Hex(recovery);
  const [waitSeconds, { user, factor, hasCode }] = await runPlan(
    ctx,
    QueryPlan.all([
      attempting(ctx, [...attempts, ...failures]),
      secondFactorOf(ctx, userId, codeHash),
    ]),
  );
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };
  const checked = user?.passwordHash ?? '';
  if (!factor || (await markOf(checked)) !== opened.passwordMark) return { is: 'over' };

  const secret = ctx.vault.open('totp', factor.secretSealed);
  const step = secret === null ? null : totpStep(secret, code, ctx.now, factor.lastStep);
  const taken =
    step !== null
      ? takeStep(ctx, userId, step)
      : codeHash !== null && hasCode
        ? takeRecoveryCode(ctx, userId, codeHash)
        : null;
  if (!taken) return { is: 'wrong' };
  const { session, writes } = await startSession(ctx, userId, device);
  return commitAccount(ctx, {
    writes: [
      stillWithPassword(ctx, userId, checked),
      ...taken,
      ...succeeded(ctx, attempts, failures),
      ...writes,
    ],
    audit: { action: step === null ? 'recovery_code.use' : 'session.create', userId },
    answer: QueryPlan.of({ is: 'signed in', session }),
  });
}

/** A new cookie, and what makes it one; the session it takes the place of ends, and those that are over go. */
export async function startSession(
  ctx: PublicCtx,
  userId: number,
  { userAgent, user = null }: Pick<Device, 'userAgent'> & Partial<Device>,
): Promise<{ session: string; writes: Statement[] }> {
  const session = newSecret();
  const hash = await sha256Hex(session);
  const writes = [
    dropOver(ctx, userId, liveSince(ctx.now)),
    ...(user ? [deleteSession(ctx, user.userId, user.sessionId)] : []),
    insertSession(ctx, { hash, userId, userAgent }),
  ];
  return { session, writes };
}

export async function signOut(
  ctx: PublicCtx,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  await commitAccount(ctx, {
    writes: [deleteSession(ctx, userId, sessionId)],
    audit: { action: 'session.delete', userId },
    answer: QueryPlan.of(null),
  });
}

export async function listSessions(ctx: PublicCtx, userId: number) {
  return runPlan(ctx, sessionsOf(ctx, userId, liveSince(ctx.now)));
}

/** Ends one session of the person, or with null all but the one that asks. */
export async function endSessions(
  ctx: PublicCtx,
  { userId, sessionId }: { userId: number; sessionId: number },
  endedId: number | null,
): Promise<void> {
  const ended =
    endedId === null ? deleteSessions(ctx, userId, sessionId) : deleteSession(ctx, userId, endedId);
  await commitAccount(ctx, {
    writes: [ended],
    audit: { action: 'session.delete', userId },
    answer: QueryPlan.of(null),
  });
}

/** Whoever had the password before is out, on every device. */
export function endingSessions(ctx: PublicCtx, userId: number): Statement {
  return deleteSessions(ctx, userId, null);
}

async function sealTicket(ctx: PublicCtx, userId: number, stored: string): Promise<string> {
  const until = ctx.now.getTime() + TICKET_MS;
  const ticket: Ticket = { userId, passwordMark: await markOf(stored), until };
  return ctx.vault.seal('second factor', JSON.stringify(ticket));
}

function openTicket(ctx: PublicCtx, sealed: string): Ticket | null {
  const text = ctx.vault.open('second factor', sealed);
  const ticket = text === null ? null : Ticket.parse(JSON.parse(text));
  return ticket && ticket.until > ctx.now.getTime() ? ticket : null;
}

function markOf(passwordHash: string): Promise<string> {
  return sha256Hex(passwordHash);
}
