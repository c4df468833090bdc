/** Links that are mailed: where they lead, and how long they work. */
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';

export const linkKinds = {
  reset_password: { path: '/reset-password', lifetimeMs: 60 * MINUTE_MS },
  /** Decisions: an invitation is valid for 7 days. */
  invitation: { path: '/invitation', lifetimeMs: 7 * DAY_MS },
} as const;

export type LinkPurpose = keyof typeof linkKinds;

/** Query strings are kept out of the platform's logs, paths are not. */
export function linkUrl(apiOrigin: string, purpose: LinkPurpose, secret: string): string {
  return `${apiOrigin}${linkKinds[purpose].path}?link=${secret}`;
}
