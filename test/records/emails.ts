/** Emails to candidates. */
import { eq } from 'drizzle-orm';
import { mails } from '#data/tables/mails.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import type { TestRecord } from '../support/test-record.ts';
import { rejected } from './applications.ts';

/** The rejection email of somebody, which waits. */
async function waiting(company: Company): Promise<{ id: number }> {
  const application = await rejected(company);
  const [email] = (await company.showApplication(application)).emails;
  return { id: email?.id ?? 0 };
}

async function failed(company: Company): Promise<{ id: number }> {
  const email = await waiting(company);
  await db
    .update(mails)
    .set({ status: 'failed', attempts: 5, nextAttemptAt: null, error: 'smtp recipient 550' })
    .where(eq(mails.id, email.id));
  return email;
}

export const emails: TestRecord = {
  made: {
    '/api/emails/': waiting,
    '/api/emails/retry/': failed,
  },
  ids: [[/email_id$/u, async (company) => (await waiting(company)).id]],
};
