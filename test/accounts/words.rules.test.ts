/** The texts of the account pages and of emails to users are complete in every language, with the same placeholders. */
import { describe, expect, test } from 'vitest';
import { mailText } from '#accounts/words/emails.ts';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { languageName, pluralText, wordsFor } from '#accounts/words/words.ts';
import type { MailKind } from '#accounts/words/mails.ts';
import { preferredLanguage } from '#lib/language.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { loadAccountWords } from '../support/account-words.ts';
import { accountMails, readAccountFile } from '../support/account-words.ts';
import { expectPluralForms, holesOf, textsOf } from '../support/words.ts';
import { en, enMails } from '../support/english.ts';

const files = { readFile: readAccountFile };
const english = new Map(textsOf({ ...en, mails: enMails }));

/** The texts of the pages and of the emails. */
async function allTexts(language: SiteLanguage) {
  await loadAccountWords(language);
  return textsOf({ ...wordsFor(language), mails: accountMails(language) });
}

/** Words that other languages share with English. */
const shared = new Set([
  // French has the word.
  'mails.daily.lines.mention',
  'site',
  'pageTitle',
  'faultOf',
  'fields.code.label',
  'fields.applicationName.label',
  'roles.Recruiter',
  'roles.Admin',
  'settings.sections.sessions',
  'settings.sections.password',
  'fields.password.label',
  'password.title',
  'sessions.title',
  'consent.application',
  'consent.account',
  'consent.companyWithRole',
  'connections.account',
  'companyApplications.pages',
  'companyApplications.application',
  'developerApplications.kind',
  'developerApplications.clientId',
  'developerApplication.secret',
  'clientSecret.clientId',
]);

describe.each(siteLanguages.filter((language) => language !== 'en'))(
  'the account words in %s',
  (language) => {
    test('have every key of English, none empty, with the same placeholders', async () => {
      const texts = await allTexts(language);
      expect(new Set(texts.map(([path]) => path))).toEqual(new Set(english.keys()));
      for (const [path, text] of texts) {
        const model = english.get(path) ?? '';
        expect(holesOf(text), path).toEqual(holesOf(model));
        expect(text === '', path).toBe(model === '');
        expect(text.replace(/\n$/u, ''), path).toBe(text.trim());
        expect(text.endsWith('\n'), path).toBe(model.endsWith('\n'));
      }
    });

    test('have no text left in English', async () => {
      const same = (await allTexts(language)).filter(
        ([path, text]) => text !== '' && text === english.get(path) && !shared.has(path),
      );
      expect(same).toEqual([]);
    });

    test('have exactly the plural forms of the language', async () => {
      await loadAccountWords(language);
      expectPluralForms(language, wordsFor(language), (forms, count) =>
        pluralText(language, forms, count),
      );
    });

    test.each(Object.keys(enMails) as MailKind[])('have the email %s, filled in', async (kind) => {
      const { subject, text } = await mailText(files, language, kind, {
        link: 'https://accounts.example/link?k=$1',
        email: 'ada@analytical.example',
        company: 'A\r\nB',
        application: 'A\r\nB',
        account: 'A\r\nB',
        provider: 'Zoom',
        webhook: 'A\r\nB',
        url: 'https://receiver.example/',
        id: 7,
        body: '',
        count: 2,
        hours: 1,
        days: 7,
        moment: '2026-11-21T14:05:59Z',
        job: 'A\r\nB',
        person: 'A\r\nB',
      });
      expect(`${subject}${text}`).not.toMatch(/[{}]/u);
      expect(subject).not.toMatch(/[\r\n]/u);
      expect(subject).not.toBe(enMails[kind].subject);
    });
  },
);

test('every language has its own name, and the words that Japanese and Arabic write are theirs', async () => {
  expect(new Set(siteLanguages.map(languageName)).size).toBe(siteLanguages.length);
  for (const [language, script] of [
    ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
    ['ar', /\p{Script=Arabic}/u],
  ] as const) {
    const foreign = (await allTexts(language)).filter(
      ([path, text]) => text !== '' && !script.test(text) && !shared.has(path),
    );
    expect(foreign).toEqual([]);
  }
});

describe('timestamps', () => {
  const at = '2026-11-21T14:05:59Z';

  test('are written in the language and the time zone of the reader', () => {
    const of = (language: string, timezone: string | null) =>
      formatTimestamp({ language, timezone }, at);
    expect(of('de', null)).toMatch(/^21\. November 2026.* 14:05 UTC$/u);
    expect(of('de', 'Europe/Berlin')).toMatch(/^21\. November 2026.* 15:05 MEZ$/u);
    expect(of('ja', 'Asia/Tokyo')).toMatch(/^2026年11月21日 23:05 JST$/u);
    expect(of('ar', null)).toMatch(/21 نوفمبر 2026.* 14:05 UTC/u);
  });
});

describe('the preferred language', () => {
  test.each([
    [[], null],
    [[{ type: 'de-AT', q: 1 }], 'de'],
    [[{ type: 'DE', q: 1 }], 'de'],
    [
      [
        { type: 'zh', q: 1 },
        { type: 'ja', q: 0.8 },
      ],
      'ja',
    ],
    [
      [
        { type: 'fr', q: 0.5 },
        { type: 'pl', q: 0.9 },
      ],
      'pl',
    ],
    [
      [
        { type: 'fr', q: 0 },
        { type: '*', q: 0.5 },
      ],
      null,
    ],
  ])('of %j is %s', (ranges, language) => {
    expect(preferredLanguage(ranges, siteLanguages)).toBe(language);
  });
});
