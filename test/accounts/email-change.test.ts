/** Changing the email address of an account by a link that its new address confirms (OWASP ASVS 5.0, 6.3.7). */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountEvents } from '#data/tables/accounts.ts';
import { mails } from '#data/tables/mails.ts';
import { users } from '#data/tables/users.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { memberIdOf, memberOf } from '../support/team.ts';
import { en, enMails } from '../support/english.ts';

const PROFILE = '/settings';
const CHANGE = '/settings/email';
const CONFIRM = '/confirm-email';
const slow = { timeout: 20_000 };

async function openAccount(count = 1) {
  const acme = await openCompany();
  const { email, userId } = await withPassword(acme, 'Viewer');
  const browsers = Array.from({ length: count }, () => openBrowser());
  for (const browser of browsers) await browser.signIn(email, PASSWORD);
  const [browser = openBrowser(), ...others] = browsers;
  return { acme, email, userId, browser, others };
}

const newAddress = () => `New-${crypto.randomUUID()}@people.example`;

async function request(browser: Browser, email: string, password = PASSWORD) {
  const page = await browser.get(PROFILE);
  return browser.submit(page, CHANGE, { email, current_password: password });
}

async function mailsTo(userId: number) {
  const rows = await db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id));
  return Promise.all(
    rows.map(async ({ id, kind }) => {
      const { to, subject, text } = await readMail(operator(), id);
      return { kind, to, subject, text };
    }),
  );
}

async function linkPath(userId: number): Promise<string> {
  const sent = (await mailsTo(userId)).filter(({ kind }) => kind === 'confirm_email');
  const [link = ''] = /https:\S+/u.exec(sent.at(-1)?.text ?? '') ?? [];
  expect(link).toMatch(new RegExp(`^${API}${CONFIRM}\\?link=[\\w-]{43}$`, 'u'));
  return link.slice(API.length);
}

async function emailOf(userId: number): Promise<string | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.email;
}

async function eventsOf(userId: number): Promise<string[]> {
  const rows = await db.select().from(accountEvents).where(eq(accountEvents.userId, userId));
  return rows.map(({ action }) => action);
}

describe('POST /settings/email', slow, () => {
  test('mails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    const { email, userId, browser } = await openAccount();
    const address = newAddress();
    const sent = await request(browser, ` ${address} `);
    expect(sent).toMatchObject({ status: 303, location: '/settings?done=email_link_sent' });
    expect(await emailOf(userId)).toBe(email);
    const messages = await mailsTo(userId);
    expect(messages.map(({ kind, to, subject }) => ({ kind, to, subject }))).toEqual([
      { kind: 'confirm_email', to: address, subject: enMails.confirm_email.subject },
      {
        kind: 'email_change_requested',
        to: email,
        subject: enMails.email_change_requested.subject,
      },
    ]);
    // The old mailbox learns the new address, and never the link.
    expect(messages[1]?.text).toContain(address);
    expect(messages[1]?.text).not.toContain('link=');
    expect(await eventsOf(userId)).toContain('email.request');
  });

  test('needs the current password', async () => {
    const { userId, browser } = await openAccount();
    const refused = await request(browser, newAddress(), 'not the password');
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(en.faults.wrong_password);
    expect(await mailsTo(userId)).toEqual([]);
  });

  test.each([
    ['', 'not_email'],
    ['ada', 'not_email'],
    ['ada@a b.example', 'not_email'],
    ['own', 'same_email'],
  ] as const)(
    'rejects %j as a new address (%s), and keeps it in the form',
    async (typed, fault) => {
      const { email, userId, browser } = await openAccount();
      const refused = await request(browser, typed === 'own' ? email : typed);
      expect(refused.status).toBe(422);
      expect(refused.html).toContain(en.faults[fault]);
      expect(refused.html).toContain(`name="email" value="${typed === 'own' ? email : typed}"`);
      expect(await mailsTo(userId)).toEqual([]);
    },
  );

  test('answers the same for an address that another account has, and tells it only the mailbox', async () => {
    const { email: taken } = await openAccount();
    const { email, userId, browser } = await openAccount();
    const free = await request(browser, newAddress());
    const same = await request(browser, taken);
    expect([same.status, same.location, same.html]).toEqual([
      free.status,
      free.location,
      free.html,
    ]);
    const path = await linkPath(userId);
    const confirmed = await browser.submit(await browser.get(path), CONFIRM);
    expect(confirmed.status).toBe(422);
    expect(confirmed.html).toContain(en.messages.email_taken.title);
    expect(await emailOf(userId)).toBe(email);
  });

  test('sends at most three to one mailbox where all are asked for at once', async () => {
    const { userId, browser } = await openAccount();
    const address = newAddress();
    const page = await browser.get(PROFILE);
    const form = { email: address, current_password: PASSWORD };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => browser.submit(page, CHANGE, form)),
    );
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    const links = (await mailsTo(userId)).filter(({ to }) => to === address);
    expect(links).toHaveLength(3);
  });

  test('sends at most three emails an hour to one mailbox, with the same answer', async () => {
    const { userId, browser } = await openAccount();
    const address = newAddress();
    for (let count = 0; count < 4; count++) {
      expect((await request(browser, address)).location).toBe('/settings?done=email_link_sent');
    }
    const links = (await mailsTo(userId)).filter(({ kind }) => kind === 'confirm_email');
    expect(links).toHaveLength(3);
  });
});

describe('GET and POST /confirm-email', slow, () => {
  test('changes the address, ends the other sessions, and tells the old address', async () => {
    const { acme, email, userId, browser, others } = await openAccount(2);
    const version = async () => (await memberOf(acme, await memberIdOf(acme, userId))).updated_at;
    const before = await version();
    const address = newAddress();
    await request(browser, address);
    const path = await linkPath(userId);
    const page = await browser.get(path);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<bdi>${email}</bdi>`);
    expect(page.html).toContain(`<bdi>${address}</bdi>`);
    // Opening the link, as a mail scanner does, changes nothing.
    expect(await emailOf(userId)).toBe(email);
    expect(await version()).toBe(before);

    const confirmed = await browser.submit(page, CONFIRM);
    expect(confirmed).toMatchObject({ status: 303, location: '/settings?done=email_changed' });
    expect(await emailOf(userId)).toBe(address);
    // A copy of the team that is kept by `updated-since` learns of it.
    expect((await version()) > before).toBe(true);
    expect((await browser.get(PROFILE)).status).toBe(200);
    for (const other of others) expect((await other.get(PROFILE)).status).toBe(303);
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(422);
    expect((await openBrowser().signIn(address.toUpperCase(), PASSWORD)).status).toBe(303);
    expect((await mailsTo(userId)).at(-1)).toMatchObject({
      kind: 'email_changed',
      to: email,
      text: expect.stringContaining(address),
    });
    expect(await eventsOf(userId)).toContain('email.update');
    expect((await browser.get(path)).status).toBe(410);
  });

  test('asks who is not signed in to sign in first, and leads back to the link', async () => {
    const { email, userId, browser } = await openAccount();
    await request(browser, newAddress());
    const path = await linkPath(userId);
    const elsewhere = openBrowser();
    const asked = await elsewhere.get(path);
    expect(asked).toMatchObject({
      status: 303,
      location: `/sign-in?next=${encodeURIComponent(path)}`,
    });
    expect((await elsewhere.signIn(email, PASSWORD, path)).location).toBe(path);
  });

  test('the link works for nobody else, and does not say why', async () => {
    const { userId, browser } = await openAccount();
    const { browser: stranger } = await openAccount();
    await request(browser, newAddress());
    const path = await linkPath(userId);
    const refused = await stranger.get(path);
    expect(refused.status).toBe(410);
    expect(refused.html).toContain(en.messages.email_link_over.title);
    for (const link of ['', 'x', 'A'.repeat(43)])
      expect((await browser.get(`${CONFIRM}?link=${link}`)).status).toBe(410);
  });

  test('a newer request and a change of the password void the link', async () => {
    const { userId, browser } = await openAccount();
    await request(browser, newAddress());
    const first = await linkPath(userId);
    await request(browser, newAddress());
    const second = await linkPath(userId);
    expect((await browser.get(first)).status).toBe(410);
    expect((await browser.get(second)).status).toBe(200);
    const passwords = { current_password: PASSWORD, new_password: 'quite another password' };
    const page = await browser.get('/settings/password');
    expect((await browser.submit(page, '/settings/password', passwords)).status).toBe(303);
    expect((await browser.get(second)).status).toBe(410);
  });

  test('password reset links to the old address stop working', async () => {
    const { email, userId, browser } = await openAccount();
    const anonymous = openBrowser();
    const forgot = await anonymous.get('/forgot-password');
    await anonymous.submit(forgot, '/forgot-password', { email });
    const [reset = ''] =
      /\/reset-password\?link=\S+/u.exec((await mailsTo(userId))[0]?.text ?? '') ?? [];
    expect((await anonymous.get(reset)).status).toBe(200);
    await request(browser, newAddress());
    await browser.submit(await browser.get(await linkPath(userId)), CONFIRM);
    expect((await anonymous.get(reset)).status).toBe(410);
  });
});
