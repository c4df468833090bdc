/** The sign-in log: what is recorded of attempts to sign in, how much of an attack, and for how long. */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { expireSecurityEvents, listSecurityEvents } from '#accounts/security-events/actions.ts';
import { securityEvents } from '#data/tables/accounts.ts';
import { DAY_MS } from '#lib/time.ts';
import { openBrowser } from '../support/browser.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';

const WRONG = 'not the password of the tests';
const slow = { timeout: 20_000 };

/** IPv4, which the log keeps as it is. */
const newAddress = () =>
  `198.${[18, 0, 0].map((base) => base + Math.floor(Math.random() * 200)).join('.')}`;

const eventsFrom = (address: string) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.address, address))
    .orderBy(asc(securityEvents.id));

describe('the sign-in log', slow, () => {
  test('has each attempt with its address and user agent, and nothing of it is printed', async () => {
    const { email, userId } = await withPassword(await openCompany(), 'Admin');
    const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
    const address = newAddress();
    const browser = openBrowser(address);
    const agent = { 'user-agent': 'Test Browser' };
    const send = async (password: string) => {
      const { html } = await browser.get('/sign-in?notice=joined');
      const token = /name="form_token" value="([^"]+)"/u.exec(html)?.[1] ?? '';
      return browser.post('/sign-in', { form_token: token, email, password }, agent);
    };
    for (let count = 0; count < 5; count++) await send(WRONG);
    await send(PASSWORD);
    await openBrowser().signIn(email, PASSWORD);
    await vi.waitFor(async () => expect(await eventsFrom(address)).toHaveLength(6));
    const rows = await eventsFrom(address);
    const about = { userId, kind: 'sign_in', method: 'password', userAgent: 'Test Browser' };
    expect(rows).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ ...about, outcome: 'failure' })),
      { ...about, outcome: 'refused' },
    ]);
    await vi.waitFor(async () => {
      const [newest] = await listSecurityEvents(operator(), userId);
      expect(newest).toMatchObject({ kind: 'sign_in', outcome: 'success' });
    });
    for (const spy of printed) expect(JSON.stringify(spy.mock.calls)).not.toContain(address);
    vi.restoreAllMocks();
  });

  test('takes ten failures a minute of an address, also of unknown accounts', async () => {
    setClock(Date.now());
    const address = newAddress();
    for (let count = 0; count < 14; count++) {
      await openBrowser(address).signIn(`${count}-${crypto.randomUUID()}@people.example`, WRONG);
    }
    await vi.waitFor(async () => expect(await eventsFrom(address)).toHaveLength(10));
    const rows = await eventsFrom(address);
    expect(rows.every(({ userId, outcome }) => userId === null && outcome !== 'success')).toBe(
      true,
    );
  });

  test('keeps an IPv6 address whole for 90 days, then its network, and the event for 24 months', async () => {
    const start = Date.now();
    const { email, userId } = await withPassword(await openCompany(), 'Admin');
    const group = Math.floor(Math.random() * 65_536).toString(16);
    await openBrowser(`2001:DB8:${group}::7`).signIn(email, PASSWORD);
    const own = () => listSecurityEvents(operator(), userId);
    await vi.waitFor(async () => expect(await own()).toHaveLength(1));
    const prefix = `2001:0db8:${group.padStart(4, '0')}`;
    const seen = async (days: number) => {
      await expireSecurityEvents(operator(new Date(start + days * DAY_MS)));
      return (await own()).map(({ address }) => address);
    };
    expect(await seen(89)).toEqual([`${prefix}:0000:0000:0000:0000:0007`]);
    expect(await seen(91)).toEqual([`${prefix}::/48`]);
    expect(await seen(729)).toEqual([`${prefix}::/48`]);
    expect(await seen(731)).toEqual([]);
  });
});
