/** How the operator adds people: by a password, an invitation, or a password reset link. */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountEvents, mailedLinks, recoveryCodes, totpFactors } from '#data/tables/accounts.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { mails } from '#data/tables/mails.ts';
import { members, users } from '#data/tables/users.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { createUser, inviteUser, removeSecondFactor, resetLink } from '#operator/users/actions.ts';
import { openBrowser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { db, operator, services } from '../support/operator.ts';
import { enMails } from '../support/english.ts';

const address = () => `ada.lovelace-${crypto.randomUUID()}@people.example`;

async function mailsTo(userId: number) {
  const rows = await db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id));
  return Promise.all(rows.map(({ id }) => readMail(operator(), id)));
}

describe('createUser', () => {
  test.each([
    ['too short', 'eleven char'],
    ['too long', 'a1 b2 c3 '.repeat(29)],
    ['common', 'administrator'],
    ['common', 'password123456'],
    ['common', 'Recruiting2026!'],
    ['same as email', null],
  ])('rejects a password that is %s with its reason, and creates no user', async (fault, given) => {
    const { subdomain, id } = await openCompany();
    const email = address();
    const input = { company: subdomain, email, role: 'Admin' as const, password: given ?? email };
    await expect(createUser(operator(), input)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { password: [`Is not accepted: ${fault}.`] },
    });
    expect(await db.select().from(users).where(eq(users.emailKey, email))).toEqual([]);
    expect(await db.select().from(members).where(eq(members.companyId, id))).toEqual([]);
  });

  test('the created user can sign in at once', async () => {
    const { subdomain } = await openCompany();
    const email = address();
    await createUser(operator(), { company: subdomain, email, role: 'Viewer', password: PASSWORD });
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
  });

  test('createUser does not activate an invited member, who must accept first', async () => {
    const { subdomain } = await openCompany();
    const input = { company: subdomain, email: address(), role: 'Viewer' as const };
    await inviteUser(operator(), input);
    await expect(createUser(operator(), input)).rejects.toMatchObject({ code: 'duplicate' });
  });
});

describe('inviteUser', () => {
  test('inviteUser answers the link that is emailed, and audits the invitation', async () => {
    const { subdomain, id } = await openCompany({ name: 'Acme &\nSons' });
    const email = address();
    const invited = await inviteUser(operator(), {
      company: subdomain,
      email: ` ${email} `,
      role: 'Recruiter',
      firstName: 'Ada',
    });
    expect(invited.link).toMatch(new RegExp(`^${API}/invitation\\?link=[\\w-]{43}$`, 'u'));
    const [mail, ...others] = await mailsTo(invited.userId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Invitation to Acme & Sons' });
    expect(mail?.text).toContain(invited.link);
    expect(mail?.text).toContain('valid for 7 days');
    const [member] = await db.select().from(members).where(eq(members.id, invited.memberId));
    expect(member).toMatchObject({
      companyId: id,
      userId: invited.userId,
      role: 'Recruiter',
      status: 'invited',
    });
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.companyId, id));
    expect(audited.at(-1)).toMatchObject({ action: 'member.invite', subjectId: invited.memberId });
    expect(JSON.stringify(audited)).not.toContain(email);
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['email', { email: `${'a'.repeat(251)}@b.c` }],
    ['company', { company: 'nobody' }],
  ])('rejects %s of %j', async (field, given) => {
    const { subdomain } = await openCompany();
    const input = { company: subdomain, email: address(), role: 'Viewer' as const, ...given };
    await expect(inviteUser(operator(), input)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { [field]: [expect.any(String)] },
    });
  });
});

describe('resetLink', () => {
  test('resetLink answers an emailed link that sets a password within the hour', async () => {
    const acme = await openCompany();
    const { email, userId } = await withPassword(acme, 'Admin');
    const reset = await resetLink(operator(), {
      company: acme.subdomain,
      email: ` ${email.toUpperCase()} `,
    });
    expect(reset).toEqual({
      link: expect.stringMatching(new RegExp(`^${API}/reset-password\\?link=[\\w-]{43}$`, 'u')),
      expires_in: 3600,
    });
    const [mail] = await mailsTo(userId);
    expect(mail).toMatchObject({
      subject: enMails.reset_password.subject,
      text: expect.stringContaining(reset.link),
    });
    const [link] = await db.select().from(mailedLinks).where(eq(mailedLinks.userId, userId));
    expect(Number(link?.expiresAt) - Number(link?.createdAt)).toBe(3_600_000);
    const events = await db.select().from(accountEvents).where(eq(accountEvents.userId, userId));
    expect(events).toMatchObject([{ action: 'password.reset_link' }]);

    const browser = openBrowser();
    const page = await browser.get(reset.link.slice(API.length));
    const password = 'quite another password';
    expect((await browser.submit(page, '/reset-password', { password })).status).toBe(303);
    expect((await browser.signIn(email, password)).status).toBe(303);
  });

  test('the password stays valid until the reset link is used (ASVS 6.4.6)', async () => {
    const acme = await openCompany();
    const { email } = await withPassword(acme, 'Viewer');
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    await resetLink(operator(), { company: acme.subdomain, email });
    expect((await browser.get('/settings')).status).toBe(200);
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
  });

  test('a new reset link replaces the previous one', async () => {
    const acme = await openCompany();
    await acme.user('Viewer');
    const input = { company: acme.subdomain, email: `Viewer@${acme.subdomain}.example` };
    const [first, second] = [
      await resetLink(operator(), input),
      await resetLink(operator(), input),
    ];
    const open = ({ link }: { link: string }) => openBrowser().get(link.slice(API.length));
    expect((await open(first)).status).toBe(410);
    expect((await open(second)).status).toBe(200);
  });

  test('resetLink is refused for a person who is not a member of the company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId } = await withPassword(acme, 'Viewer');
    for (const [field, asked] of [
      ['email', { company: globex.subdomain, email }],
      ['email', { company: acme.subdomain, email: address() }],
      ['company', { company: 'nobody', email }],
    ] as const) {
      await expect(resetLink(operator(), asked)).rejects.toMatchObject({
        errors: { [field]: [expect.any(String)] },
      });
    }
    expect(await mailsTo(userId)).toEqual([]);
  });
});

describe('removeSecondFactor', () => {
  test('removeSecondFactor lets a person sign in by password alone, and emails them', async () => {
    const acme = await openCompany();
    const { email, userId } = await withPassword(acme, 'Admin');
    const now = new Date();
    const secretSealed = services.vault.seal('totp', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await db.insert(totpFactors).values({ userId, secretSealed, createdAt: now, confirmedAt: now });
    await db.insert(recoveryCodes).values({ userId, hash: 'of a code' });
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(200);
    const input = { company: acme.subdomain, email: ` ${email.toUpperCase()}` };
    expect(await removeSecondFactor(operator(), input)).toEqual({ userId });
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual(
      [],
    );
    expect(await mailsTo(userId)).toMatchObject([enMails.second_factor_removed]);
    const events = await db.select().from(accountEvents).where(eq(accountEvents.userId, userId));
    expect(events.map(({ action }) => action)).toContain('second_factor.clear');
  });

  test('removeSecondFactor is refused for a person who is not a member, or without two-factor authentication', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId } = await withPassword(acme, 'Viewer');
    const input = { company: globex.subdomain, email };
    await expect(removeSecondFactor(operator(), input)).rejects.toMatchObject({
      errors: { email: [expect.any(String)] },
    });
    await expect(
      removeSecondFactor(operator(), { company: acme.subdomain, email }),
    ).rejects.toMatchObject({ errors: { email: ['Does not use two-factor authentication.'] } });
    expect(await mailsTo(userId)).toEqual([]);
  });
});
