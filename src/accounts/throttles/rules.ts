/** The budgets of attempts that could guess a secret or flood a mailbox (decisions: Rate limits). */
import { MINUTE_MS } from '#lib/time.ts';

type Budget = { attemptsMax: number; windowMs: number };

export const budgets = {
  'sign-in by address': { attemptsMax: 5, windowMs: MINUTE_MS },
  'sign-in by account': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Per account and network, against guessing slower than the two budgets above. */
  'sign-in failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  /** A TOTP code has a million values, of which three are valid at a time. */
  'second factor': { attemptsMax: 5, windowMs: MINUTE_MS },
  'second factor failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  'password check': { attemptsMax: 5, windowMs: MINUTE_MS },
  'password check failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  'reset by address': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Limits how many emails others can cause. */
  'reset by account': { attemptsMax: 3, windowMs: 60 * MINUTE_MS },
  /** A household applies to many jobs in an evening, a machine to all of them. */
  'apply by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  'apply by company': { attemptsMax: 120, windowMs: MINUTE_MS },
  'alert by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  /** Each attempt may send an email to someone who did not ask for it. */
  'alert by mailbox': { attemptsMax: 10, windowMs: 24 * 60 * MINUTE_MS },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** One attempt; `of` is the address or account it is counted for. */
export type Attempt = { budget: BudgetName; of: string };

/** How many seconds to wait, or 0. `attempts` includes this one. */
export function waitSeconds(
  { budget }: Attempt,
  { attempts, windowEndsAt }: { attempts: number; windowEndsAt: Date },
  now: Date,
): number {
  if (attempts <= budgets[budget].attemptsMax) return 0;
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
}
