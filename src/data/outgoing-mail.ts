/** Email that is written with a commit and sent after it. */
import type { PublicCtx } from '#context.ts';
import type { Statement } from './query-plan.ts';

/** Built by `mail/`. */
export type OutgoingMail = {
  id: number;
  /** Inserts the row and returns its id; no row where there is nothing to send. */
  row: Statement;
  subject: string;
  text: string;
};

/**
 * Enqueues emails after their commit; a lost message is found by polling. `results` are those of the rows. A mail without a
 * row is enqueued too, so that an unknown address costs the same as a known one; sending finds nothing.
 */
export function enqueueMails(
  ctx: PublicCtx,
  mails: readonly OutgoingMail[],
  results: readonly unknown[],
): void {
  for (const [index, { id, subject, text }] of mails.entries()) {
    ctx.defer(ctx.mail.enqueue(id));
    const rows = results[index];
    const isWritten = Array.isArray(rows) && rows.length > 0;
    if (isWritten)
      ctx.printToTerminal(`\n  Mail: ${subject}\n\n${text.replaceAll(/^/gmu, '    ')}\n`);
  }
}
