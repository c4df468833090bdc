/** Where emailed links lead, and how long they work. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export const linkKinds = {
  reset_password: { path: '/reset-password', lifetimeMs: 60 * MINUTE_MS },
  change_email: { path: '/confirm-email', lifetimeMs: 24 * 60 * MINUTE_MS },
  /** Seven days (decisions: Invite). */
  invitation: { path: '/invitation', lifetimeMs: 7 * DAY_MS },
} as const;

export type LinkPurpose = keyof typeof linkKinds;

/** The secret is in the query, which the platform does not log; paths are logged. */
export function linkUrl(apiOrigin: string, purpose: LinkPurpose, secret: string): string {
  return `${apiOrigin}${linkKinds[purpose].path}?link=${secret}`;
}
