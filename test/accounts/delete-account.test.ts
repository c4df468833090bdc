/** Deleting one's own account: who may, what ends with it, and what is left. */
import { eq } from 'drizzle-orm';
import { TOTP, Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Page } from '#lib/pagination.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { accountEvents, securityEvents, sessions, totpFactors } from '#data/tables/accounts.ts';
import { members, users } from '#data/tables/users.ts';
import { newTotpSecret } from '#lib/totp.ts';
import { openBrowser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { placesOf } from '../support/dump.ts';
import { mailIds, mailsSince } from '../support/mails.ts';
import { PASSWORD, signedIn, withPassword } from '../support/oauth.ts';
import { db, services } from '../support/operator.ts';
import { en } from '../support/english.ts';

const PAGE = '/settings/delete-account';
const RIGHT = { current_password: PASSWORD };
/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

async function userOf(userId: number) {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

describe('deleting an account', slow, () => {
  test('ends membership, sessions and tokens, and leaves no name and no address', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply();
    const note = { note: 'A good talk.' };
    expect(
      (await acme.recruiter('POST', `/api/candidate-job/store-notes/${id}`, note)).status,
    ).toBe(200);
    const { userId, email } = await withPassword(acme, 'Recruiter');
    const name = `Quillfeather${userId}`;
    await db.update(users).set({ firstName: name, lastName: 'Ada' }).where(eq(users.id, userId));
    const browser = await signedIn(acme, 'Recruiter');
    const earlier = await mailIds('account_deleted');
    const page = await browser.get(PAGE);
    expect(page.html).toContain(en.deleteAccount.submit);
    expect(page.html).not.toContain('name="code"');

    const done = await browser.submit(page, PAGE, RIGHT);
    expect(done).toMatchObject({ status: 303, location: '/sign-in?notice=account_deleted' });
    expect((await openBrowser().get(done.location)).html).toContain(
      en.signIn.notices.account_deleted,
    );
    expect((await browser.get('/settings')).status).toBe(303);
    expect((await acme.recruiter('GET', '/api/jobs/index')).status).toBe(401);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await db.select().from(members).where(eq(members.userId, userId))).toEqual([]);
    expect(await userOf(userId)).toMatchObject({ email: '', passwordHash: null, lastName: '' });
    expect(await placesOf([name, email])).toEqual([]);

    const again = openBrowser();
    expect((await again.signIn(email, PASSWORD)).html).toContain(en.signIn.wrong);
    const path = `/api/candidate-job/show/${id}`;
    const { body } = await acme.admin<ApplicationDetail>('GET', path);
    expect(body.data.notes[0]?.author?.name).toMatch(/^Former member [0-9a-z]{4}$/u);
    expect((await acme.audited()).at(-1)).toMatchObject({ action: 'member.delete', userId });
    const events = await db.select().from(accountEvents).where(eq(accountEvents.userId, userId));
    expect(events.at(-1)).toMatchObject({ action: 'account.delete' });
    const log = await db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
    expect(log.find(({ kind }) => kind === 'account_deleted')).toMatchObject({
      outcome: 'success',
      companyId: null,
      address: expect.any(String),
    });
    expect(await mailsSince('account_deleted', earlier)).toMatchObject([
      { to: email, subject: 'Your account was deleted' },
    ]);
  });

  test('is refused for the only Admin of a company, with the name of that company', async () => {
    const acme = await openCompany({ name: 'Acme of one' });
    const browser = await signedIn(acme, 'Admin');
    const page = await browser.get(PAGE);
    expect(page.html).toContain('You are the only Admin of Acme of one.');
    expect(page.html).not.toContain(`<form method="post" action="${PAGE}"`);

    const recruiterId = await acme.user('Recruiter');
    const team = await acme.admin<Page<TeamMember>>('GET', '/api/company-users/index');
    const recruiter = team.body.data.data.find((one) => one.user_id === recruiterId);
    const become = (role_type: string) =>
      acme.admin('POST', `/api/company-users/update-role/${recruiter?.id}`, { role_type });
    expect((await become('Admin')).status).toBe(200);
    const open = await browser.get(PAGE);
    await become('Recruiter');
    const sent = await browser.submit(open, PAGE, RIGHT);
    expect(sent.status).toBe(409);
    expect(sent.html).toContain('You are the only Admin of Acme of one.');
    expect((await acme.admin('GET', '/api/jobs/index')).status).toBe(200);
  });

  test('asks for the password, and for the code where two-factor authentication is on', async () => {
    const acme = await openCompany();
    const { userId } = await withPassword(acme, 'Viewer');
    const browser = await signedIn(acme, 'Viewer');
    const secret = newTotpSecret();
    const now = new Date();
    await db.insert(totpFactors).values({
      userId,
      secretSealed: services.vault.seal('totp', secret),
      createdAt: now,
      confirmedAt: now,
    });
    const page = await browser.get(PAGE);
    const wrong = await browser.submit(page, PAGE, { current_password: 'not this one', code: '' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain(en.faults.wrong_password);
    const without = await browser.submit(page, PAGE, { ...RIGHT, code: '000000' });
    expect(without.status).toBe(422);
    expect(without.html).toContain(en.faults.wrong_code);
    expect((await userOf(userId))?.passwordHash).not.toBeNull();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await browser.submit(page, PAGE, { ...RIGHT, code })).status).toBe(303);
    expect((await userOf(userId))?.passwordHash).toBeNull();
  });

  test('ends invitations, and keeps what an employer typed of somebody who was hired', async () => {
    const [acme, globex, initech] = [await openCompany(), await openCompany(), await openCompany()];
    const { userId, email } = await withPassword(acme, 'Viewer');
    const invited = await globex.admin('POST', '/api/company-users/store', {
      email,
      role_type: 'Viewer',
    });
    expect(invited.status).toBe(201);
    const { id } = await initech.apply({ email });
    expect((await initech.recruiter('POST', `/api/candidate-job/hire/${id}`)).status).toBe(200);
    const browser = await signedIn(acme, 'Viewer');
    await browser.submit(await browser.get(PAGE), PAGE, RIGHT);
    const left = await db.select().from(members).where(eq(members.userId, userId));
    expect(left).toEqual([expect.objectContaining({ companyId: initech.id, status: 'hired' })]);
  });
});
