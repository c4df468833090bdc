/** The dictionaries of emails about accounts are files: an email is written without one, too. */
import { expect, test, vi } from 'vitest';
import type { ReadFile } from '#lib/dictionaries.ts';
import { openPublicFiles } from '#platform/public-files.ts';
import { accountMails, readAccountFile } from '../support/account-words.ts';

const torn = () =>
  new ReadableStream({ pull: (controller) => controller.error(new Error('The file broke off.')) });

test.each([
  ['are missing', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['fail', () => Promise.resolve(new Response('<h1>Error 1102</h1>', { status: 500 }))],
  ['do not answer', () => Promise.reject(new Error('Network connection lost.'))],
  ['break off', () => Promise.resolve(new Response(torn()))],
  ['are no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['are JSON of another kind', () => Promise.resolve(new Response('null'))],
  ['lack this email', () => Promise.resolve(new Response('{"invitation":{}}'))],
])('an email whose words %s is in English, with its times', async (_, answer) => {
  // Another test may have read them.
  vi.resetModules();
  const { mailText } = await import('#accounts/words/emails.ts');
  const files = openPublicFiles({ ASSETS: { fetch: answer } as unknown as Fetcher });
  for (const language of ['de', 'ja', 'ar']) {
    // oxlint-disable-next-line no-await-in-loop -- One request writes one email.
    const mail = await mailText(files, language, 'reset_password', { link: 'x', hours: 1 });
    expect(mail.subject).toBe(accountMails('en').reset_password.subject);
    expect(mail.text).toContain('is valid for 1 hour and');
  }
});

test('an email is in the language of its reader as soon as its words can be read, which is once', async () => {
  vi.resetModules();
  const { mailText } = await import('#accounts/words/emails.ts');
  const readFile = vi.fn<ReadFile>(readAccountFile).mockResolvedValueOnce(null);
  const subjectIn = async () =>
    (await mailText({ readFile }, 'de-AT', 'account_deleted', {})).subject;
  expect(await subjectIn()).toBe(accountMails('en').account_deleted.subject);
  expect(await subjectIn()).toBe(accountMails('de').account_deleted.subject);
  expect(await subjectIn()).toBe(accountMails('de').account_deleted.subject);
  expect(readFile.mock.calls).toEqual([['/words/mails/de.json'], ['/words/mails/de.json']]);
});

test('an email writes a moment in the time zone of its reader, and names the zone', async () => {
  const { mailText } = await import('#accounts/words/emails.ts');
  const values = { company: 'Acme', link: 'https://a.example', moment: '2027-01-14T16:00:00Z' };
  const files = { readFile: readAccountFile };
  const textIn = async (timezone?: string) =>
    (await mailText(files, 'en', 'company_closing', { ...values, ...(timezone && { timezone }) }))
      .text;
  expect(await textIn('Asia/Tokyo')).toContain('15 January 2027 at 01:00 GMT+9');
  expect(await textIn('America/New_York')).toMatch(/14 January 2027 at 11:00 (?:EST|GMT-5)/u);
  expect(await textIn()).toContain('16:00 UTC');
});
