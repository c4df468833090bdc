/** Tells the words that a scanner adds to a picture from the text of a CV. */
import type { Segment } from '../../segment.ts';

/** Words of a page besides its picture: page numbers, a date, the name of the scanner. */
const WORDS_MAX = 12;

/**
 * Whether pages are pictures of pages: each that has any words has a large picture and hardly any words, and none of them is
 * an email address, which scanners do not write.
 */
export function isScan(segments: readonly Segment[], pictured: ReadonlySet<number>): boolean {
  if (pictured.size === 0) return false;
  const words = new Map<number, number>();
  for (const { text, page } of segments) {
    if (!pictured.has(page) || text.includes('@')) return false;
    words.set(page, (words.get(page) ?? 0) + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0));
  }
  return [...words.values()].every((count) => count <= WORDS_MAX);
}
