/** Email that is written with a commit and sent after it. */
import type { PublicCtx } from '#context.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import type { Statement } from './query-plan.ts';

/** Built by `mail/`. */
export type OutgoingMail = {
  id: number;
  /** Inserts the row and returns its id; no row where there is nothing to send. */
  row: Statement;
  /** Absent: at once. */
  dueAt?: Date | undefined;
};

/** The longest delay of a queue. What is due later is left to polling. */
const DELAY_MS_MAX = DAY_MS;

/**
 * Enqueues emails after their commit; a lost message is found by polling. A mail without a row is enqueued too, so that an
 * unknown address costs the same as a known one; sending finds nothing.
 */
export function enqueueMails(ctx: PublicCtx, mails: readonly OutgoingMail[]): void {
  for (const { id, dueAt = ctx.now } of mails) {
    const delayMs = Math.max(0, dueAt.getTime() - ctx.now.getTime());
    if (delayMs <= DELAY_MS_MAX) ctx.defer(ctx.mail.enqueue(id, Math.ceil(delayMs / SECOND_MS)));
  }
}
