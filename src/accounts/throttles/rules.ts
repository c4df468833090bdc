/** How often may be tried what guessing could open, or a machine fill (decisions: Rate limits). */
import { MINUTE_MS } from '#lib/time.ts';

type Budget = { attemptsMax: number; windowMs: number };

export const budgets = {
  'sign-in by address': { attemptsMax: 5, windowMs: MINUTE_MS },
  'sign-in by account': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Of one account from one network: slow guessing fits below the two above. */
  'sign-in failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  /** A code has a million values, and three are right at a time. */
  'second factor': { attemptsMax: 5, windowMs: MINUTE_MS },
  'second factor failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  'password check': { attemptsMax: 5, windowMs: MINUTE_MS },
  'password check failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  'reset by address': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Nobody's mailbox is filled by others. */
  'reset by account': { attemptsMax: 3, windowMs: 60 * MINUTE_MS },
  /** A household applies to many jobs of an evening, a machine to all of them. */
  'apply by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  'apply by company': { attemptsMax: 120, windowMs: MINUTE_MS },
  'alert by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  /** Each may be a mail to somebody who has not asked for it. */
  'alert by mailbox': { attemptsMax: 10, windowMs: 24 * 60 * MINUTE_MS },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** One try, of an address or an account. */
export type Attempt = { budget: BudgetName; of: string };

/** How long to wait, or 0: `attempts` counts this one. */
export function waitSeconds(
  { budget }: Attempt,
  { attempts, windowEndsAt }: { attempts: number; windowEndsAt: Date },
  now: Date,
): number {
  if (attempts <= budgets[budget].attemptsMax) return 0;
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
}
