/** Mails to candidates as they rest, opened. */
import { asc, eq } from 'drizzle-orm';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions.ts';
import type { Mail } from '#mail/schemas.ts';
import { db, operator } from './operator.ts';

/** Of an application, oldest first. */
export async function sealedMails(applicationId: number): Promise<Mail[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.applicationId, applicationId))
    .orderBy(asc(mails.id));
  return Promise.all(rows.map(({ id }) => readMail(operator(), id)));
}
