/** How long a session lives (OWASP ASVS 5.0, 7.3): it ends when it is idle, and however busy it is. Known devices live longer. */
import { DAY_MS, MINUTE_MS } from './time.ts';

export const SESSION_IDLE_MS = 12 * 60 * MINUTE_MS;
export const SESSION_AGE_MS_MAX = 7 * DAY_MS;
/** How long a browser that has signed in is known. */
export const DEVICE_AGE_MS_MAX = 90 * DAY_MS;

/** The earliest times of creation and of last use that a live session may have. */
export function liveSince(now: Date): { createdAt: Date; lastSeenAt: Date } {
  return {
    createdAt: new Date(now.getTime() - SESSION_AGE_MS_MAX),
    lastSeenAt: new Date(now.getTime() - SESSION_IDLE_MS),
  };
}
