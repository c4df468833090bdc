/** When all segments of a full-text index become one. */
import type { FullTextStructure } from '#lib/full-text-structure.ts';
import { MINUTE_MS } from '#lib/time.ts';

/** What whole merges of an index that changes all the time may write on average; a page is three rows. */
const PAGES_A_MINUTE = 200;
/** An index of millions of jobs costs more. */
const EVERY_MINUTES_MAX = 240;

/**
 * Each change adds a segment, and a search looks into every one: five small ones make a job page twice as slow. Between whole merges
 * SQLite and the cron merge those of a size.
 */
export function isWholeMergeDue(
  { segments, pages, isMerging }: FullTextStructure,
  now: Date,
): boolean {
  if (segments < 2 || isMerging) return false;
  const everyMinutes = Math.min(EVERY_MINUTES_MAX, Math.ceil(pages / PAGES_A_MINUTE));
  return Math.floor(now.getTime() / MINUTE_MS) % everyMinutes === 0;
}
