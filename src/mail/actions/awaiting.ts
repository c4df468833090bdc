/** Emails that wait for something that may add a paragraph to them. They are due after a while in any case. */
import type { PublicCtx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { withInsertion } from '#mail/rules.ts';
import type { Insertion } from '#mail/schemas.ts';
import { awaitingMail, release } from '#mail/store/awaiting.ts';
import type { AwaitingKey, AwaitingMail, Condition } from '#mail/store/awaiting.ts';
import { sealMail, unsealMail } from './contents.ts';

export type { AwaitingMail };

/** The email with this `dedupeKey` of `MailAbout`, if it was not tried yet. */
export function findAwaitingMail(ctx: PublicCtx, key: AwaitingKey): QueryPlan<AwaitingMail | null> {
  return awaitingMail(ctx, key);
}

type Release = {
  /** Answers the paragraph to be inserted, or null. */
  write: (insertion: Insertion) => string | null;
  /** Must hold after the writes of the batch, which leaves the email alone otherwise. */
  condition: Condition;
};

/** Sends it at once; for the batch that ends the wait. Null where it cannot be unsealed. */
export function releaseMail(
  ctx: PublicCtx,
  awaiting: AwaitingMail,
  { write, condition }: Release,
): OutgoingMail | null {
  const before = unsealMail(ctx, { ...awaiting, address: null });
  if (!before) return null;
  const mail = withInsertion(before, write);
  const { id } = awaiting;
  const row = release(ctx, { id, sealed: sealMail(ctx, mail), condition });
  return { id, row };
}
