/** The address that candidates reply to, and that mail servers report undelivered emails to. */
import type { BackgroundCtx } from '#context.ts';
import { replyAddress } from '#lib/reply-address.ts';
import type { Mail } from '#mail/schemas.ts';
import type { Claimed } from '#mail/store/outbox.ts';

/**
 * The address of the application, where mail servers send their reports, too; undefined where there are no reply addresses, or the
 * email is about no application.
 */
export function returnPathOf(
  { vault, replyDomain }: BackgroundCtx,
  { companyId, applicationId }: Claimed,
): string | undefined {
  if (replyDomain === null || companyId === null || applicationId === null) return undefined;
  return replyAddress(vault, { companyId, applicationId }, replyDomain);
}

/** Where there are reply addresses, that of the application: its answers are shown with it. Else who wrote the email. */
export function replyToOf(
  ctx: BackgroundCtx,
  claimed: Claimed,
  { replyTo }: Mail,
): Mail['replyTo'] {
  const email = returnPathOf(ctx, claimed);
  if (email === undefined) return replyTo;
  return { ...(replyTo?.name !== undefined && { name: replyTo.name }), email };
}
