/** Whether a code that was given is the one we made. */
import { timingSafeEqual } from 'node:crypto';

/** In a time that tells nothing of how much is right. */
export function isTimingSafeEqual(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
