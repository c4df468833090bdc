/** Emails to candidates. */
import { eq } from 'drizzle-orm';
import { env } from 'cloudflare:workers';
import { mails } from '#data/tables/mails.ts';
import { receivedEmails } from '#data/tables/received-emails.ts';
import { openVault } from '#lib/vault.ts';
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

/** A reply of somebody, as it is read. */
async function received(company: Company): Promise<{ id: number }> {
  const application = await company.apply({ files: [] });
  const row = {
    companyId: company.id,
    applicationId: application.id,
    kind: 'reply' as const,
    sealed: openVault(env.SECRET_KEYS).seal(
      'mail',
      JSON.stringify({ subject: 'Re: Your application' }),
    ),
    messageKey: crypto.randomUUID(),
    receivedAt: new Date(),
  };
  const [made] = await db.insert(receivedEmails).values(row).returning({ id: receivedEmails.id });
  return { id: made?.id ?? 0 };
}

export const emails: TestRecord = {
  made: {
    '/api/emails/': waiting,
    '/api/emails/retry/': failed,
    '/api/emails/read/': received,
  },
  ids: [[/email_id$/u, async (company) => (await waiting(company)).id]],
};
