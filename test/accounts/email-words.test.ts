/** Emails about accounts in each language, whose dictionaries are files, from either Worker that writes them. */
import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createResetLink } from '#accounts/recovery/actions.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { publicContext } from '#http/context.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import { openApiServices } from '#platform/services.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { accountMails } from '../support/account-words.ts';
import { openCompany } from '../support/company.ts';
import { withReader } from '../support/with-reader.ts';
import { db, operator } from '../support/operator.ts';
import { joinAs } from '../support/team.ts';

const slow = { timeout: 20_000 };
const execution = { waitUntil: () => {} };
const translated = siteLanguages.filter((language) => language !== 'en');

let userId = 0;
beforeAll(async () => ({ userId } = await joinAs(await openCompany(), 'Viewer')));

async function writtenBy(
  openWorker: typeof openApiServices | typeof openBackgroundServices,
  language: SiteLanguage,
) {
  await db.update(users).set({ language }).where(eq(users.id, userId));
  const ctx = publicContext(openWorker(withReader(env), execution), new Date());
  await createResetLink(ctx, userId);
  const [row] = await db
    .select()
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.id))
    .limit(1);
  return readMail(operator(), row?.id ?? 0);
}

describe('an email is in the language of its reader', slow, () => {
  test.each(translated)('in %s, whichever Worker writes it', async (language) => {
    const { subject } = accountMails(language).reset_password;
    expect(subject).not.toBe(accountMails('en').reset_password.subject);
    for (const services of [openApiServices, openBackgroundServices]) {
      // oxlint-disable-next-line no-await-in-loop -- They write for one user.
      const mail = await writtenBy(services, language);
      expect(mail?.subject).toBe(subject);
    }
  });
});
