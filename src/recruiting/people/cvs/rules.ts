/** Attempts and timeouts of parsing a CV. */
import { indexText } from '#lib/fold.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';

/** Counted when a CV is claimed, so that a CV that crashes the parser is not retried forever. */
export const ATTEMPTS_MAX = 3;
/** Longer than the CPU time limit of an invocation. */
export const LEASE_MS = MINUTE_MS;

/** A scan waits for the model that recognizes its text: how long, and how long in all since it was sent. */
export const POSTPONED_MS = HOUR_MS;
export const POSTPONED_FOR_MS = DAY_MS;

/** Whether a scan is tried again while the model does not answer. */
export function isPostponed(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < POSTPONED_FOR_MS;
}

/** Whether the newest CV is read next, and not the one that waits longest. */
export function isNewestTurn(turn: number): boolean {
  return turn % 3 !== 0;
}

/** The kind of the email that confirms an application on a career site. */
export const CONFIRMATION_KIND = 'application_received';
/** The confirmation waits until the CV is read, to say if it cannot be, and no longer than this. */
export const CONFIRMATION_WAIT_MS = MINUTE_MS;

/** Finds the confirmation that waits for this document. */
export function confirmationKey(documentId: number): string {
  return `cv ${documentId}`;
}

/** Only this much of a CV is searchable, in characters. */
const INDEXED_LENGTH_MAX = 100_000;

/** The words of a CV for the search index. */
export function indexedWords(text: string): string {
  return indexText(text.slice(0, INDEXED_LENGTH_MAX).toWellFormed());
}

/** The key of a parsed CV in R2. Every parsing has a file of its own, so that a late one replaces none. */
export function parsedCvKey(companyId: number, documentId: number, secret: string): string {
  return `parsed-cvs/${companyId}/${documentId}-${secret}.json`;
}

/** The first pictures, as far as they keep within the limits. */
export function withinLimits<Picture extends { bytes: Uint8Array }>(
  pictures: readonly Picture[],
  limits: { pictures: number; bytes: number },
): Picture[] {
  let bytes = 0;
  const end = pictures.findIndex((picture) => (bytes += picture.bytes.byteLength) > limits.bytes);
  return pictures.slice(0, end === -1 ? limits.pictures : Math.min(end, limits.pictures));
}
