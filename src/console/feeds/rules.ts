/** Where the page of job boards is, and what it makes of reads. */
import type { ReadRow } from '#careers/company-feeds/rules.ts';

export const FEEDS = '/job-boards';
/** The parameter of the page for the number that is added to LinkedIn's address, and what it is called there. */
export const NUMBER = 'linkedin';
export const NUMBER_OF_FILE = 'company-id';

/** The newest jobs only, whose reads are answered from memory and not counted. */
export const newestFiles = ['feed.xml', 'feed.json'] as const;

/** Null if the number is not valid. */
export function numberOf(query: URLSearchParams): string | null {
  const text = query.get(NUMBER)?.trim() ?? '';
  return /^\d{1,20}$/u.test(text) ? text : null;
}

/** The reads of each day, the latest first. */
export function readsByDay(reads: readonly ReadRow[]): [day: number, reads: ReadRow[]][] {
  const days = Map.groupBy(reads, ({ day }) => day);
  return [...days].toSorted(([one], [other]) => other - one);
}
