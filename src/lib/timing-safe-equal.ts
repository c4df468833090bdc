/** Timing-safe comparison of codes. */
import { timingSafeEqual } from 'node:crypto';

/** Takes the same time however much of the code is right. */
export function isTimingSafeEqual(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
