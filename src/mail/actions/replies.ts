/** To whom a candidate replies. */
import type { BackgroundCtx } from '#context.ts';
import { replyAddress } from '#lib/reply-address.ts';
import type { Mail } from '#mail/schemas.ts';
import type { Claimed } from '#mail/store/outbox.ts';

/** Where there are reply addresses, that of the application: its answers are shown with it. Else who wrote the email. */
export function replyToOf(
  { vault, replyDomain }: BackgroundCtx,
  { companyId, applicationId }: Claimed,
  { replyTo }: Mail,
): Mail['replyTo'] {
  if (replyDomain === null || companyId === null || applicationId === null) return replyTo;
  const email = replyAddress(vault, { companyId, applicationId }, replyDomain);
  return { ...(replyTo?.name !== undefined && { name: replyTo.name }), email };
}
