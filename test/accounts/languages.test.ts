/** Account pages and emails in the language of their reader: the user's, else the browser's, else English. */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { wordsFor } from '#accounts/words/words.ts';
import { directionOf } from '#lib/language.ts';
import { companies } from '#data/tables/companies.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { accountMails } from '../support/account-words.ts';
import { authorizePath, hiddenFields, openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { API, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import {
  authorizationQuery,
  PASSWORD,
  registerClient,
  signedIn,
  withPassword,
} from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { invite } from '../support/team.ts';
import { loadAccountWords } from '../support/account-words.ts';
import { en } from '../support/english.ts';

const slow = { timeout: 20_000 };

const html = (language: string) => `<html lang="${language}" dir="${directionOf(language)}">`;
const escaped = (text: string) => text.replaceAll("'", '&#39;').replaceAll('"', '&quot;');

async function mailsTo(userId: number) {
  const rows = await db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id));
  return Promise.all(rows.map(({ id }) => readMail(operator(), id)));
}

async function setProfile(browser: Browser, language: string, timezone = '') {
  const page = await browser.get('/settings');
  const typed = { first_name: 'Ada', last_name: 'Lovelace', language, timezone };
  return browser.submit(page, '/settings', typed);
}

let reader: Promise<{ browser: Browser; consent: string }> | undefined;
const asReader = () =>
  (reader ??= (async () => {
    const browser = await signedIn(await openCompany());
    const client = await registerClient();
    return { browser, consent: authorizePath(authorizationQuery(client)) };
  })());

describe.each(siteLanguages)('in %s', slow, (language) => {
  test('sign-in, consent and settings are in the language of the browser', async () => {
    await loadAccountWords(language);
    const words = wordsFor(language);
    const { browser, consent } = await asReader();
    const accept = { 'accept-language': `xx, ${language}-XX;q=0.9, en;q=0.1` };
    const signIn = await openBrowser().get('/sign-in', accept);
    expect(signIn.html).toContain(html(language));
    expect(signIn.html).toContain(`<h1>${words.signIn.title}</h1>`);
    const consentPage = await browser.get(consent, accept);
    expect(consentPage.html).toContain(html(language));
    expect(consentPage.html).toContain(escaped(words.scopes.profile));
    const settings = await browser.get('/settings/sessions', accept);
    expect(settings.html).toContain(html(language));
    expect(settings.html).toContain(escaped(words.sessions.intro));
    for (const page of [signIn, consentPage, settings]) {
      expect(page.headers.get('vary')).toContain('Accept-Language');
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('errors are in the language of the browser, too', async () => {
    await loadAccountWords(language);
    const { html: page } = await openBrowser().get('/nothing', {
      accept: 'text/html',
      'accept-language': language,
    });
    expect(page).toContain(html(language));
    expect(page).toContain(`<h1>${wordsFor(language).messages.unknown_path.title}</h1>`);
  });
});

describe('the language of a page', slow, () => {
  test.each([
    ['de, ja;q=0.9', 'de'],
    ['zh-CN, pt-BR;q=0.8, en;q=0.5', 'pt'],
    ['de;q=0.2, nl;q=0.8', 'nl'],
    ['de;q=0, en', 'en'],
    ['zh', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [',;=";q=x,,', 'en'],
  ])('for Accept-Language: %s is %s', async (accepted, language) => {
    const page = await openBrowser().get('/sign-in', { 'accept-language': accepted });
    expect(page.html).toContain(html(language));
  });

  test('a choice in the footer is kept in the browser, and leads back to the page', async () => {
    const browser = openBrowser();
    const next = '/sign-in?next=%2Fsettings%2Fpassword';
    const page = await browser.get(next);
    for (const [tag, name] of [
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['es', 'Español'],
      ['fr', 'Français'],
      ['it', 'Italiano'],
      ['nl', 'Nederlands'],
      ['pl', 'Polski'],
      ['pt', 'Português'],
      ['ar', 'العربية'],
      ['ja', '日本語'],
    ]) {
      expect(page.html).toContain(`lang="${tag}"`);
      expect(page.html).toContain(`>${name}</a>`);
    }
    const [, href = ''] = /href="(\/language\?to=pl[^"]*)"/u.exec(page.html) ?? [];
    const chosen = await browser.get(href.replaceAll('&amp;', '&'));
    expect(chosen).toMatchObject({ status: 303, location: next });
    expect(chosen.headers.get('set-cookie')).toMatch(
      /^__Host-language=pl; .*Secure.*HttpOnly|HttpOnly.*Secure/u,
    );
    const again = await browser.get(next, { 'accept-language': 'ja' });
    expect(again.html).toContain(html('pl'));
    expect(again.html).toContain('name="next" value="/settings/password"');
  });

  test.each([
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/forgot-password', '/forgot-password'],
  ])('the choice with next=%s leads to %s', async (next, location) => {
    const query = new URLSearchParams({ to: 'de', next }).toString();
    expect((await openBrowser().get(`/language?${query}`)).location).toBe(location);
  });

  test('an unknown choice changes nothing', async () => {
    const answer = await openBrowser().get('/language?to=xx&next=/sign-in');
    expect(answer).toMatchObject({ status: 303, location: '/sign-in' });
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('language');
  });

  test("the user's own choice comes before the browser's", async () => {
    const browser = await signedIn(await openCompany());
    expect((await setProfile(browser, 'fr')).location).toBe('/settings?done=saved');
    const page = await browser.get('/settings?done=saved', { 'accept-language': 'ja' });
    expect(page.html).toContain(html('fr'));
    expect(page.html).toContain('<option value="fr" lang="fr" selected');
    // Without the cookie of the session the browser decides again.
    const anonymous = await openBrowser().get('/sign-in', { 'accept-language': 'ja' });
    expect(anonymous.html).toContain(html('ja'));
    await setProfile(browser, '');
    const again = await browser.get('/settings', { 'accept-language': 'ja' });
    expect(again.html).toContain(html('ja'));
  });

  test('times are in the time zone of the user, and say which', async () => {
    const browser = await signedIn(await openCompany());
    expect((await browser.get('/settings/sessions')).html).toMatch(/ UTC<\/time>/u);
    await setProfile(browser, 'de', 'Asia/Tokyo');
    const { html: page } = await browser.get('/settings/sessions');
    expect(page).toMatch(/\d\d:\d\d GMT\+9<\/time>/u);
    expect(page).not.toContain(' UTC<');
  });

  test.each([
    ['language', { language: 'xx' }],
    ['language', { language: 'toString' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['timezone', { timezone: '+01:00' }],
  ])('rejects an unlisted %s in %j with 422', async (field, typed) => {
    const { browser } = await asReader();
    const page = await browser.get('/settings');
    const given = { first_name: 'Ada', last_name: 'L', language: '', timezone: '', ...typed };
    const refused = await browser.submit(page, '/settings', given);
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(new RegExp(`name="${field}" aria-invalid="true"`, 'u'));
    expect(refused.html).toContain(en.faults.not_listed);
  });

  test('the link of an unknown meeting is answered in the language of the browser', async () => {
    const response = await send(`${API}/m/${'A'.repeat(43)}`, {
      headers: { 'accept-language': 'de' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(html('de'));
  });
});

describe('the language of an email', slow, () => {
  async function openAccount(language: string | null) {
    const acme = await openCompany();
    const account = await withPassword(acme, 'Viewer');
    await db.update(users).set({ language }).where(eq(users.id, account.userId));
    return { acme, ...account };
  }

  async function forgot(email: string, accepted: string) {
    const browser = openBrowser();
    const page = await browser.get('/forgot-password');
    await browser.post(
      '/forgot-password',
      { ...hiddenFields(page, '/forgot-password'), email },
      { 'accept-language': accepted },
    );
  }

  test.each([
    ['es', 'de', 'es'],
    [null, 'de', 'de'],
    [null, 'zh', 'en'],
  ] as const)('a reset for a user with %s, asked in %s, is in %s', async (own, asked, expected) => {
    const { email, userId } = await openAccount(own);
    await forgot(email, asked);
    const [mail] = await mailsTo(userId);
    expect(mail?.subject).toBe(accountMails(expected).reset_password.subject);
  });

  test('an invitation is in the language of the company, and of whom has chosen one in theirs', async () => {
    const acme = await openCompany();
    await db.update(companies).set({ language: 'it' }).where(eq(companies.id, acme.id));
    const { email, userId } = await openAccount('ar');
    const newcomer = `new-${crypto.randomUUID()}@people.example`;
    for (const to of [email, newcomer]) {
      expect((await invite(acme, { email: to, role_type: 'Viewer' })).status).toBe(201);
    }
    const [created] = await db.select().from(users).where(eq(users.emailKey, newcomer));
    const subjectIn = (language: SiteLanguage) =>
      accountMails(language).invitation.subject.replace('{company}', 'Acme');
    expect((await mailsTo(userId))[0]?.subject).toBe(subjectIn('ar'));
    expect((await mailsTo(created?.id ?? 0))[0]?.subject).toBe(subjectIn('it'));
  });

  test('a notice about the password is in the language of the user', async () => {
    const { email, userId } = await openAccount('ja');
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    const page = await browser.get('/settings/password');
    const passwords = { current_password: PASSWORD, new_password: 'quite another password' };
    expect((await browser.submit(page, '/settings/password', passwords)).status).toBe(303);
    expect((await mailsTo(userId)).at(-1)?.subject).toBe(
      accountMails('ja').password_changed.subject,
    );
  });
});
