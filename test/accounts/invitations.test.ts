/** Joining a company by an emailed invitation (decisions: Invite). */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Role } from '#access.ts';
import { listSecurityEvents } from '#accounts/security-events/actions.ts';
import { mailedLinks } from '#data/tables/accounts.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { members, users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS } from '#lib/time.ts';
import { newSecret } from '#lib/token.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { inviteUser } from '#operator/users/actions.ts';
import { authorizePath, hiddenFields, openBrowser } from '../support/browser.ts';
import { API, call } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  authorizationQuery,
  PASSWORD,
  registerClient,
  signedIn,
  withPassword,
} from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { en } from '../support/english.ts';

const PATH = '/invitation';
const ADA = { first_name: ' Ada ', last_name: 'Lovelace', password: 'correct horse battery' };

const address = () => `ada.lovelace-${crypto.randomUUID()}@people.example`;

async function invite(acme: Company, email: string, role: Role = 'Recruiter', now?: Date) {
  const invited = await inviteUser(operator(now), { company: acme.subdomain, email, role });
  return { ...invited, path: invited.link.slice(API.length) };
}

async function accept(path: string, typed: Record<string, string>) {
  const browser = openBrowser();
  return browser.submit(await browser.get(path), PATH, typed);
}

const status = async (path: string) => (await openBrowser().get(path)).status;

async function memberOf(memberId: number) {
  const [row] = await db.select().from(members).where(eq(members.id, memberId));
  return row;
}

async function auditedOf({ id }: Company): Promise<string[]> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.companyId, id))
    .orderBy(asc(auditEvents.id));
  return rows.map(({ action }) => action);
}

describe('an invited member', () => {
  test('an invited member has no access before accepting the invitation', async () => {
    const [acme, globex] = [await openCompany({ name: 'Acme' }), await openCompany()];
    const browser = await signedIn(globex, 'Viewer');
    const email = `Viewer@${globex.subdomain}.example`;
    const { path } = await invite(acme, email, 'Admin');
    const input = { company: acme.subdomain, email };
    const { access_token: token } = await createToken(operator(), input);
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(401);
    const client = await registerClient();
    const consent = () => browser.get(authorizePath(authorizationQuery(client)));
    expect((await consent()).html).toContain(`name="company_id" value="${globex.id}"`);
    expect((await consent()).html).not.toContain(String(acme.id));
    expect((await browser.get('/settings')).html).not.toContain('Acme: ');
    expect((await browser.get('/settings/company-applications')).status).toBe(404);

    await accept(path, {});
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
    expect((await consent()).html).toContain(String(acme.id));
    expect((await browser.get('/settings/company-applications')).status).toBe(200);
  });

  test('an invited person without another company finds none to consent for', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const browser = await signedIn(globex, 'Viewer');
    await db.delete(members).where(eq(members.companyId, globex.id));
    await invite(acme, `Viewer@${globex.subdomain}.example`);
    const page = await browser.get(authorizePath(authorizationQuery(await registerClient())));
    expect(page).toMatchObject({
      status: 403,
      html: expect.stringContaining(en.messages.no_company.title),
    });
  });
});

describe('GET /invitation', () => {
  test('the invitation page shows company and role, and asks a new person for name and password', async () => {
    const acme = await openCompany({ name: '<b>Acme</b> & Sons' });
    const email = address();
    const { path } = await invite(acme, email, 'Admin');
    const page = await openBrowser().get(path);
    expect(page.status).toBe(200);
    expect(page.html).toContain('&lt;b&gt;Acme&lt;/b&gt; &amp; Sons');
    expect(page.html).toContain('<strong>Admin</strong>');
    expect(page.html).toContain(email);
    for (const name of ['first_name', 'last_name', 'password']) {
      expect(page.html).toContain(`name="${name}"`);
    }
    expect(hiddenFields(page, PATH)).toEqual({
      form_token: expect.any(String),
      link: path.split('=')[1],
    });
  });

  test('the invitation page asks a person with a password for nothing', async () => {
    const { email } = await withPassword(await openCompany(), 'Viewer');
    const { path } = await invite(await openCompany(), email);
    const page = await openBrowser().get(path);
    expect(page.html).toContain(email);
    expect(page.html).not.toContain('type="password"');
  });

  test('an invitation link works for seven days to the millisecond, and only its digest is stored', async () => {
    const acme = await openCompany();
    const start = Date.now();
    const { path, userId } = await invite(acme, address(), 'Viewer', new Date(start));
    const [, secret = ''] = path.split('=');
    const [row] = await db.select().from(mailedLinks).where(eq(mailedLinks.userId, userId));
    expect(row).toMatchObject({ hash: await sha256Hex(secret), companyId: acme.id });
    expect(JSON.stringify(row)).not.toContain(secret);
    setClock(start + 7 * DAY_MS - 1);
    expect(await status(path)).toBe(200);
    setClock(start + 7 * DAY_MS);
    expect(await status(path)).toBe(410);
  });

  test('an unknown link or one of another kind answers 410', async () => {
    const { path } = await invite(await openCompany(), address());
    for (const query of ['', '?link=', '?link=junk', `?link=${newSecret()}`]) {
      expect(await status(PATH + query)).toBe(410);
    }
    expect(await status(path.replace(PATH, '/reset-password'))).toBe(410);
    expect(await status(path)).toBe(200);
  });

  test('a withdrawn invitation answers 410', async () => {
    const { path, memberId } = await invite(await openCompany(), address());
    await db.delete(members).where(eq(members.id, memberId));
    const page = await openBrowser().get(path);
    expect(page).toMatchObject({
      status: 410,
      html: expect.stringContaining(en.messages.link_over.text),
    });
  });
});

describe('POST /invitation', () => {
  test('accepting makes a new person an active member, who is signed in with the chosen password', async () => {
    const acme = await openCompany();
    const email = address();
    const { path, memberId, userId } = await invite(acme, email);
    const browser = openBrowser();
    const sent = await browser.submit(await browser.get(path), PATH, ADA);
    const console = `/console/${acme.subdomain}`;
    expect(sent).toMatchObject({ status: 303, location: console });
    expect((await browser.get(console)).status).toBe(200);
    expect((await browser.get('/settings')).html).toContain(email);
    await vi.waitFor(async () => {
      const [newest] = await listSecurityEvents(operator(), userId);
      expect(newest).toMatchObject({ kind: 'sign_in', outcome: 'success', method: 'password' });
    });
    expect(await memberOf(memberId)).toMatchObject({ status: 'active', role: 'Recruiter' });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ email, firstName: 'Ada', lastName: 'Lovelace' });
    expect((await openBrowser().signIn(email, ADA.password)).status).toBe(303);
    expect(await auditedOf(acme)).toEqual(['company.create', 'member.invite', 'member.accept']);
    expect(await status(path)).toBe(410);
  });

  test('a new person takes the place of who was signed in in this browser', async () => {
    const other = await openCompany();
    const browser = await signedIn(other, 'Viewer');
    const acme = await openCompany();
    const { path } = await invite(acme, address());
    const before = browser.cookies.get('__Host-session');
    await browser.submit(await browser.get(path), PATH, ADA);
    expect((await browser.get(`/console/${acme.subdomain}`)).status).toBe(200);
    expect((await browser.get(`/console/${other.subdomain}`)).status).not.toBe(200);
    const cookie = { cookie: `__Host-session=${before}` };
    expect((await openBrowser().get(`/console/${other.subdomain}`, cookie)).status).toBe(303);
  });

  test('the link does not sign in people who have a password already', async () => {
    const acme = await openCompany();
    const { email } = await withPassword(await openCompany(), 'Viewer');
    const browser = openBrowser();
    const { path } = await invite(acme, email);
    const sent = await browser.submit(await browser.get(path), PATH, {});
    const next = encodeURIComponent(`/console/${acme.subdomain}`);
    expect(sent).toMatchObject({ status: 303, location: `/sign-in?notice=joined&next=${next}` });
    expect(sent.headers.getSetCookie()).toEqual([]);
    const page = await browser.get(sent.location);
    expect(page.html).toContain(en.signIn.notices.joined);
    const signed = await browser.submit(page, '/sign-in', { email, password: PASSWORD });
    expect(signed.location).toBe(`/console/${acme.subdomain}`);
  });

  test('a person who is signed in and joins another company is led into it', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const browser = await signedIn(globex, 'Viewer');
    const { path } = await invite(acme, `Viewer@${globex.subdomain}.example`);
    const sent = await browser.submit(await browser.get(path), PATH, {});
    expect(sent).toMatchObject({ status: 303, location: `/console/${acme.subdomain}` });
    expect((await browser.get(sent.location)).status).toBe(200);
  });

  test.each([
    ['first_name', { first_name: ' ' }, en.faults.required],
    ['last_name', { last_name: '' }, en.faults.required],
    ['first_name', { first_name: 'x'.repeat(256) }, 'Use at most 255 characters.'],
    ['password', { password: 'eleven char' }, 'Use at least 12 characters.'],
    ['password', { password: 'administrator' }, en.faults.common],
    ['password', { password: '' }, 'Use at least 12 characters.'],
  ])('rejects %s of %j, keeps the names, and the link still works', async (field, typed, text) => {
    const { path, memberId, userId } = await invite(await openCompany(), address());
    const answer = await accept(path, { ...ADA, last_name: 'O"Hara', ...typed });
    expect(answer.status).toBe(422);
    expect(answer.html).toMatch(
      new RegExp(`<input[^>]*name="${field}"[^>]*aria-invalid="true"`, 'u'),
    );
    expect(answer.html).toContain(text);
    if (field !== 'last_name') expect(answer.html).toContain('value="O&quot;Hara"');
    expect(answer.html).not.toContain(ADA.password);
    expect(await memberOf(memberId)).toMatchObject({ status: 'invited' });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ firstName: '', passwordHash: null });
    expect((await accept(path, ADA)).status).toBe(303);
  });

  test('rejects the email address as a password', async () => {
    const email = address();
    const { path } = await invite(await openCompany(), email);
    expect((await accept(path, { ...ADA, password: email })).html).toContain(
      en.faults.same_as_email,
    );
  });

  test('an existing user joins and keeps name and password, whatever is sent', async () => {
    const acme = await openCompany();
    const { email, userId } = await withPassword(await openCompany(), 'Viewer');
    await db.update(users).set({ firstName: 'Grace' }).where(eq(users.id, userId));
    const { path, memberId } = await invite(acme, email.toUpperCase(), 'Admin');
    expect((await accept(path, ADA)).status).toBe(303);
    expect(await memberOf(memberId)).toMatchObject({ userId, status: 'active', role: 'Admin' });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ email, firstName: 'Grace' });
    expect((await openBrowser().signIn(email, ADA.password)).status).toBe(422);
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
  });

  test('of two concurrent acceptances one succeeds', async () => {
    const acme = await openCompany();
    const email = address();
    const { path } = await invite(acme, email);
    const passwords = [ADA.password, 'quite another password'];
    const answers = await Promise.all(
      passwords.map((password) => accept(path, { ...ADA, password })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toEqual(expect.arrayContaining([303, 410]));
    const winner = passwords[statuses.indexOf(303)] ?? '';
    const loser = passwords[statuses.indexOf(410)] ?? '';
    expect((await openBrowser().signIn(email, winner)).status).toBe(303);
    expect((await openBrowser().signIn(email, loser)).status).toBe(422);
    expect((await auditedOf(acme)).filter((action) => action === 'member.accept')).toHaveLength(1);
  });

  test('an invitation that was withdrawn while the page was open cannot be accepted', async () => {
    const { path, memberId, userId } = await invite(await openCompany(), address());
    const browser = openBrowser();
    const page = await browser.get(path);
    await db.delete(members).where(eq(members.id, memberId));
    expect((await browser.submit(page, PATH, ADA)).status).toBe(410);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toBeNull();
  });
});

describe('inviting again', () => {
  test('a second invitation sends a new link, and the first link stops working', async () => {
    const acme = await openCompany();
    const email = address();
    const [first, second] = [await invite(acme, email), await invite(acme, email)];
    expect(second).toMatchObject({ userId: first.userId, memberId: first.memberId });
    expect(await status(first.path)).toBe(410);
    expect((await accept(second.path, ADA)).status).toBe(303);
  });

  test('a second invitation replaces the role of the first', async () => {
    const acme = await openCompany();
    const email = address();
    await invite(acme, email, 'Admin');
    const { path, memberId } = await invite(acme, email, 'Viewer');
    expect((await openBrowser().get(path)).html).toContain('<strong>Viewer</strong>');
    expect(await memberOf(memberId)).toMatchObject({ role: 'Viewer' });
  });

  test('an invitation to another company leaves the first one valid', async () => {
    const email = address();
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [first, second] = [await invite(acme, email), await invite(globex, email)];
    expect((await accept(first.path, ADA)).status).toBe(303);
    expect((await openBrowser().get(second.path)).html).not.toContain('type="password"');
    expect((await accept(second.path, {})).status).toBe(303);
    expect(await memberOf(second.memberId)).toMatchObject({ status: 'active' });
  });

  test('inviting an active member answers duplicate for the field (decisions: 409)', async () => {
    const acme = await openCompany();
    await acme.user('Viewer');
    for (const email of [`Viewer@${acme.subdomain}.example`, `VIEWER@${acme.subdomain}.EXAMPLE`]) {
      await expect(invite(acme, email)).rejects.toMatchObject({
        code: 'duplicate',
        status: 409,
        errors: { email: ['Is already a member.'] },
      });
    }
  });
});
