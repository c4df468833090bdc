/** CVs that other tests have left unread. */
import { eq } from 'drizzle-orm';
import { documents } from '#data/tables/documents.ts';
import { db } from './operator.ts';

/**
 * Ends the reading of all CVs that wait for it. A message reads the CV that was sent last or waits longest, whichever it names, which
 * could be one of another test.
 */
export async function failPendingCvs(): Promise<void> {
  await db
    .update(documents)
    .set({ parseStatus: 'failed', parseDueAt: null })
    .where(eq(documents.parseStatus, 'pending'));
}
