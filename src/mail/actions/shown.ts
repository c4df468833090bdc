/** An email as an operator sees it. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { factsFor, framedMail } from '#mail/actions/frame.ts';
import type { FramedMail } from '#mail/actions/frame.ts';
import { readMail } from '#mail/actions/outbox.ts';
import type { Mail } from '#mail/schemas.ts';
import { mailById } from '#mail/store/outbox.ts';

/** In its frame as it is sent, but for the link to the page of a candidate, which is made then. */
export async function readFramedMail(
  ctx: PublicCtx,
  id: number,
): Promise<Omit<Mail, 'frame'> & FramedMail> {
  const { frame, ...mail } = await readMail(ctx, id);
  const row = await runPlan(ctx, mailById(ctx, id));
  const whole = { ...mail, frame };
  const facts = await runPlan(ctx, factsFor(ctx, whole, row));
  return { ...mail, ...framedMail(ctx, whole, facts, null) };
}
