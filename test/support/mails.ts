/** Mails as they rest, opened. */
import { asc, eq } from 'drizzle-orm';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { readFramedMail } from '#mail/actions/shown.ts';
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

/** As `sealedMails`, in their frames. */
export async function framedMails(applicationId: number) {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.applicationId, applicationId))
    .orderBy(asc(mails.id));
  return Promise.all(rows.map(({ id }) => readFramedMail(operator(), id)));
}

/** Those of a kind that are stored. Other files leave some, of which a few have no content any more. */
export async function mailIds(kind: string): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.kind, kind));
  return new Set(rows.map(({ id }) => id));
}

/** Of a kind, but those that there were before. */
export async function mailsSince(kind: string, before: ReadonlySet<number>): Promise<Mail[]> {
  const written = [...(await mailIds(kind))].filter((id) => !before.has(id));
  return Promise.all(written.map((id) => readMail(operator(), id)));
}
