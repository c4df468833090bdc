/** The budgets of attempts that could guess a secret or flood a mailbox (decisions: Rate limits). */
import { MINUTE_MS } from '#lib/time.ts';

type Budget = { attemptsMax: number; windowMs: number };

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const budgets = {
  'sign-in by address': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Per account and network, against guessing slower than the budget above. */
  'sign-in failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  /** Per account and network. A network that is used up leaves the account's budgets to others. */
  'sign-in failures of a day': { attemptsMax: 20, windowMs: DAY_MS },
  /** Per account, for networks that have failed before. */
  'sign-in by account': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Per account, for the first attempts of a network: a new device signs in while others guess. */
  'first sign-ins by account': { attemptsMax: 500, windowMs: HOUR_MS },
  /** Per device that has signed in to the account before, instead of all of the above. */
  'sign-in by device': { attemptsMax: 5, windowMs: MINUTE_MS },
  'sign-in failures by device': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  /** A TOTP code has a million values, of which three are valid at a time. */
  'second factor': { attemptsMax: 5, windowMs: MINUTE_MS },
  'second factor failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  'password check': { attemptsMax: 5, windowMs: MINUTE_MS },
  'password check failures': { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  'reset by address': { attemptsMax: 5, windowMs: MINUTE_MS },
  /** Limits how many emails others can cause. Each has a link that works as long as this window. */
  'reset by account': { attemptsMax: 3, windowMs: HOUR_MS },
  /** Each request sends two emails. */
  'email change by account': { attemptsMax: 5, windowMs: HOUR_MS },
  'email change by mailbox': { attemptsMax: 3, windowMs: HOUR_MS },
  /** A household applies to many jobs in an evening, a machine to all of them. */
  'apply by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  /** Reading a CV takes processor time, and stores nothing. */
  'CV reading by address': { attemptsMax: 40, windowMs: 10 * MINUTE_MS },
  'apply by company': { attemptsMax: 120, windowMs: MINUTE_MS },
  /** A key stands in a page that everyone reads. */
  'apply by board key': { attemptsMax: 120, windowMs: HOUR_MS },
  'apply by address and board': { attemptsMax: 10, windowMs: HOUR_MS },
  /** Each application may send a confirmation to someone who did not apply. */
  'confirmation by mailbox': { attemptsMax: 10, windowMs: DAY_MS },
  /** Per company, so that no company can use up the invitations of another. */
  'invitation by mailbox': { attemptsMax: 10, windowMs: DAY_MS },
  'portal link by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  /** Each attempt may send an email to someone who did not ask for it. */
  'portal link by mailbox': { attemptsMax: 5, windowMs: DAY_MS },
  /** A code has a million values, and each email brings another. */
  'erasure code by candidate': { attemptsMax: 5, windowMs: HOUR_MS },
  'erasure email by candidate': { attemptsMax: 5, windowMs: DAY_MS },
  'alert by address': { attemptsMax: 20, windowMs: 10 * MINUTE_MS },
  /** Each attempt may send an email to someone who did not ask for it. */
  'alert by mailbox': { attemptsMax: 10, windowMs: DAY_MS },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** What attempts are counted for: `of` is the address, account or device. */
export type Counter = { budget: BudgetName; of: string };

/** One attempt. It counts only where its condition holds, if it has one. */
export type Attempt = Counter & { only?: CountCondition };

/** Whether another counter has fewer attempts than this, or at least as many. */
export type CountCondition = { counter: Counter } & ({ below: number } | { from: number });

/** How far a counter has come; null where its window is over. */
export type AttemptCount = { attempts: number; windowEndsAt: Date } | null;

/** Of a mailbox to which a company sends invitations. */
export function invitationCounter(companyId: number, emailKey: string): Counter {
  return { budget: 'invitation by mailbox', of: `${companyId} ${emailKey}` };
}

/** How many seconds to wait before the next attempt, or 0. */
export function waitSeconds({ budget }: Counter, count: AttemptCount, now: Date): number {
  if (count === null || count.attempts < budgets[budget].attemptsMax) return 0;
  return Math.max(1, Math.ceil((count.windowEndsAt.getTime() - now.getTime()) / 1000));
}

export function isConditionMet(condition: CountCondition | undefined, attempts: number): boolean {
  if (!condition) return true;
  return 'below' in condition ? attempts < condition.below : attempts >= condition.from;
}
