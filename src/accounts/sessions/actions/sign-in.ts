/** Signs people in, with two-factor authentication where it is on, and out. */
import { countAttempts, refundAttempts } from '#accounts/throttles/actions.ts';
import { openDevice, passwordFingerprint, sealDevice } from '#accounts/known-devices/actions.ts';
import { updatePerson, assertPasswordUnchanged } from '#accounts/people/actions.ts';
import { labelCompany } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { commitAccount, recordSecurityEvent } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { emailKey } from '#lib/email-key.ts';
import { sha256Hex } from '#lib/hash.ts';
import { hashPassword, verifyPassword } from '#lib/password.ts';
import { normalRecoveryCode } from '#lib/recovery-code.ts';
import { liveSince } from '#lib/session-lifetime.ts';
import { newSecret } from '#lib/token.ts';
import {
  guessOfDevice,
  guessOfNetwork,
  guessOfSecondFactor,
  outcomeOf,
  TICKET_MS,
} from '../rules.ts';
import type { Guess } from '../rules.ts';
import { Ticket } from '../schemas.ts';
import { recoveryDigest, useCode } from './second-factor.ts';
import {
  credentialsByEmail,
  deleteSession,
  deleteSessions,
  deleteExpiredSessions,
  insertSession,
  secondFactorOf,
  sessionsOf,
} from '../store.ts';

/** The browser of a sign-in, and the session that is signed in there already. */
export type Device = {
  address: string;
  ip?: string | undefined;
  userAgent: string;
  user: { userId: number; sessionId: number } | null;
  deviceCookie?: string | undefined;
};

export type SignIn =
  | { is: 'signed in'; session: string; device: string }
  | { is: 'second factor'; ticket: string }
  | { is: 'wrong' }
  | { is: 'throttled'; waitSeconds: number };

/**
 * Takes two round trips and one scrypt hash, whether the account exists or not. Attempts are
 * counted before the hash is computed; a success is not counted.
 */
export async function signIn(
  ctx: PublicCtx,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<SignIn> {
  const key = emailKey(email);
  const result = await checkCredentials(ctx, { key, password }, device);
  const kind = result.is === 'second factor' ? 'password_check' : 'sign_in';
  const of = { emailKey: key };
  const outcome = outcomeOf(result);
  recordSecurityEvent(ctx, { kind, outcome, method: 'password', of, source: device });
  return result;
}

async function checkCredentials(
  ctx: PublicCtx,
  { key, password }: { key: string; password: string },
  device: Device,
): Promise<SignIn> {
  const { guess, waitSeconds, credentials, knownId } = await countGuess(ctx, key, device);
  labelCompany(credentials?.user.onlyCompanyId ?? null);
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };

  const passwordHash = credentials?.user.passwordHash ?? null;
  const { isRight, isOutdated } = await verifyPassword(password, passwordHash);
  if (!credentials || passwordHash === null || !isRight) return { is: 'wrong' };

  const userId = credentials.user.id;
  const renewedHash = isOutdated ? await hashPassword(password) : null;
  const successWrites = [
    assertPasswordUnchanged(ctx, userId, passwordHash),
    ...refundAttempts(ctx, guess.counted, guess.failures),
    ...(renewedHash === null ? [] : updatePerson(ctx, userId, { passwordHash: renewedHash })),
  ];
  const passwordMark = await passwordFingerprint(renewedHash ?? passwordHash);
  if (credentials.hasSecondFactor) {
    return commitAccount<SignIn>(ctx, {
      writes: successWrites,
      audit: { action: 'password.check', userId },
      answer: QueryPlan.of({
        is: 'second factor',
        ticket: sealTicket(ctx, userId, passwordMark),
      }),
    });
  }
  const { session, writes } = await startSession(ctx, userId, device);
  const known = sealDevice(ctx, { id: knownId, emailKey: key, passwordMark });
  return commitAccount<SignIn>(ctx, {
    writes: [...successWrites, ...writes],
    audit: { action: 'session.create', userId },
    answer: QueryPlan.of({ is: 'signed in', session, device: known }),
  });
}

/**
 * Counts for the device if it has signed in to the account before, else for the network. A cookie
 * from before the password was changed costs one more round trip.
 */
async function countGuess(ctx: PublicCtx, key: string, device: Device) {
  const known = openDevice(ctx, device.deviceCookie);
  if (known?.emailKey === key) {
    const guess = guessOfDevice(known.id);
    const [waitSeconds, credentials] = await countAndRead(ctx, guess, key);
    const passwordHash = credentials?.user.passwordHash ?? '';
    if (known.passwordMark === (await passwordFingerprint(passwordHash))) {
      return { guess, waitSeconds, credentials, knownId: known.id };
    }
  }
  const guess = guessOfNetwork(key, device.address);
  const [waitSeconds, credentials] = await countAndRead(ctx, guess, key);
  return { guess, waitSeconds, credentials, knownId: undefined };
}

function countAndRead(ctx: PublicCtx, { counted, failures }: Guess, key: string) {
  const plans = [
    countAttempts(ctx, [...counted, ...failures]),
    credentialsByEmail(ctx, key),
  ] as const;
  return runPlan(ctx, QueryPlan.all(plans));
}

/** Checks a TOTP code or a recovery code. `over`: the ticket has expired. */
export async function passSecondFactor(
  ctx: PublicCtx,
  { ticket, code }: { ticket: string; code: string },
  device: Device,
): Promise<SignIn | { is: 'over' }> {
  const opened = openTicket(ctx, ticket);
  if (!opened) return { is: 'over' };
  const result = await checkCode(ctx, opened, code, device);
  if (result.is === 'over') return result;
  const method =
    normalRecoveryCode(code) === null ? sealedColumns.totpSecret.purpose : 'recovery_code';
  const of = { userId: opened.userId };
  const outcome = outcomeOf(result);
  recordSecurityEvent(ctx, { kind: 'second_factor', outcome, method, of, source: device });
  return result;
}

async function checkCode(
  ctx: PublicCtx,
  { userId, passwordMark }: Ticket,
  code: string,
  device: Device,
): Promise<SignIn | { is: 'over' }> {
  const known = openDevice(ctx, device.deviceCookie);
  const knownId = known?.passwordMark === passwordMark ? known.id : undefined;
  const { counted, failures } = guessOfSecondFactor(userId, knownId ?? null);
  const codeHash = await recoveryDigest(userId, code);
  const [waitSeconds, { user, factor, hasCode }] = await runPlan(
    ctx,
    QueryPlan.all([
      countAttempts(ctx, [...counted, ...failures]),
      secondFactorOf(ctx, userId, codeHash),
    ]),
  );
  labelCompany(user?.onlyCompanyId ?? null);
  if (waitSeconds > 0) return { is: 'throttled', waitSeconds };
  const passwordHash = user?.passwordHash ?? '';
  if (!user || !factor || (await passwordFingerprint(passwordHash)) !== passwordMark) {
    return { is: 'over' };
  }

  const { isRecovery, writes: codeWrites } = useCode(
    ctx,
    { userId, code },
    { factor, hasCode, codeHash },
  );
  if (!codeWrites) return { is: 'wrong' };
  const { session, writes } = await startSession(ctx, userId, device);
  return commitAccount(ctx, {
    writes: [
      assertPasswordUnchanged(ctx, userId, passwordHash),
      ...codeWrites,
      ...refundAttempts(ctx, counted, failures),
      ...writes,
    ],
    audit: { action: isRecovery ? 'recovery_code.use' : 'session.create', userId },
    answer: QueryPlan.of({
      is: 'signed in',
      session,
      device: sealDevice(ctx, { id: knownId, emailKey: user.emailKey, passwordMark }),
    }),
  });
}

/** Creates a session. The one it replaces and the user's expired ones are deleted in the same batch. */
export async function startSession(
  ctx: PublicCtx,
  userId: number,
  { userAgent, user = null }: Pick<Device, 'userAgent'> & Partial<Device>,
): Promise<{ session: string; writes: Statement[] }> {
  const session = newSecret();
  const hash = await sha256Hex(session);
  const writes = [
    deleteExpiredSessions(ctx, userId, liveSince(ctx.now)),
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

/** Ends one session of the person, or with null all but the current one. */
export async function endSessions(
  ctx: PublicCtx,
  { userId, sessionId }: { userId: number; sessionId: number },
  endedId: number | null,
): Promise<void> {
  const deletion =
    endedId === null ? deleteSessions(ctx, userId, sessionId) : deleteSession(ctx, userId, endedId);
  await commitAccount(ctx, {
    writes: [deletion],
    audit: { action: 'session.delete', userId },
    answer: QueryPlan.of(null),
  });
}

/** Ends the sessions on all other devices, after the email address changed. */
export function deleteOtherSessions(
  ctx: PublicCtx,
  { userId, sessionId }: { userId: number; sessionId: number },
): Statement {
  return deleteSessions(ctx, userId, sessionId);
}

/** Ends the sessions on all devices, after the password changed. */
export function deleteAllSessions(ctx: PublicCtx, userId: number): Statement {
  return deleteSessions(ctx, userId, null);
}

function sealTicket(ctx: PublicCtx, userId: number, passwordMark: string): string {
  const until = ctx.now.getTime() + TICKET_MS;
  const ticket: Ticket = { userId, passwordMark, until };
  return ctx.vault.seal('second factor', JSON.stringify(ticket));
}

function openTicket(ctx: PublicCtx, sealed: string): Ticket | null {
  const text = ctx.vault.open('second factor', sealed);
  const ticket = text === null ? null : Ticket.parse(JSON.parse(text));
  return ticket && ticket.until > ctx.now.getTime() ? ticket : null;
}
