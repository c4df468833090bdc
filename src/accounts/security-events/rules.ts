/** What the sign-in log records, how many failures it takes, and how long it keeps them. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

/** `account_events` says what changed in an account; this log also says what was tried, and from where. */
export type SecurityEvent = {
  kind: 'sign_in' | 'password_check' | 'second_factor';
  outcome: 'success' | 'failure' | 'refused';
  method: 'password' | 'totp' | 'recovery_code';
  /** Whose account: by its id, or by the address that was typed, which may be unknown. */
  of: { userId: number } | { emailKey: string };
};

/** Where an attempt comes from. */
export type Source = { ip?: string | undefined; userAgent: string };

/** An attacker cannot fill the log: of failures and refusals it takes so many per minute. */
export const FAILURES_WINDOW_MS = MINUTE_MS;
export const FAILURES_MAX = 300;
export const FAILURES_OF_ADDRESS_MAX = 10;

export const KEPT_MS = 730 * DAY_MS;
/** After this an IPv6 address is cut to its /48 network. */
export const ADDRESS_KEPT_MS = 90 * DAY_MS;

export const LISTED_MAX = 50;
export const SLICE = 5000;
