/** Inviting team members (contract 4.4, decisions: Invite). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#data/tables/users.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { authorizePath, openBrowser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { authorizationQuery, PASSWORD, registerClient, withPassword } from '../support/oauth.ts';
import { db } from '../support/operator.ts';
import {
  accept,
  ADA,
  invite,
  invitedPath,
  joinAs,
  listTeam,
  mailsTo,
  memberOf,
  newEmail,
  userIdOf,
  statusOf,
  TEAM,
} from '../support/team.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const ADA_NAME = { first_name: ADA.first_name, last_name: ADA.last_name };

/** Signing in is slow on purpose. */
const slow = { timeout: 20_000 };

async function emailsOf(acme: Company): Promise<string[]> {
  return (await listTeam(acme, '?max=100')).body.data.data.map(({ email }) => email);
}

describe(`POST ${TEAM}/store`, slow, () => {
  test('invites a member with 201, without access and without a link in the response (decisions)', async () => {
    const acme = await openCompany();
    const email = newEmail();
    const given = { email: ` ${email} `, first_name: ' Ada ', last_name: ' Lovelace ' };
    const answer = await invite(acme, given);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: expect.any(Number),
        user_id: null,
        email,
        first_name: 'Ada',
        last_name: 'Lovelace',
        role_type: 'Recruiter',
        access: 'all',
        status: 'invited',
        created_at: expect.stringMatching(STAMP),
        updated_at: expect.stringMatching(STAMP),
      },
    });
    expect(answer.text).not.toMatch(/link|token|secret|https?:|password/iu);
    const { id } = answer.body.data;
    const userId = await userIdOf(id);
    expect(await memberOf(acme, id)).toEqual(answer.body.data);
    expect(await acme.announced()).toEqual([]);
    const audited = await acme.audited();
    expect(audited).toMatchObject([
      { action: 'member.invite', subjectId: id, userId: await acme.user('Admin') },
    ]);
    const [, secret = ''] = (await invitedPath(userId)).split('=');
    expect(JSON.stringify(audited) + answer.text).not.toContain(secret);
  });

  test('emails the link and stores it encrypted', async () => {
    const acme = await openCompany({ name: 'Acme & Sons' });
    const { id, email } = (await invite(acme)).body.data;
    const userId = await userIdOf(id);
    const mailed = await mailsTo(userId);
    expect(mailed).toMatchObject([
      {
        to: email,
        subject: expect.stringContaining('Acme & Sons'),
        row: { kind: 'invitation', companyId: acme.id, sentAt: null },
      },
    ]);
    const [mail] = mailed;
    expect(JSON.stringify(mail?.row)).not.toContain(mail?.path.split('=')[1]);
    expect(JSON.stringify(mail?.row)).not.toContain(email);
  });

  test('leads from the link to a password, the console, and a consent that names the company', async () => {
    const acme = await openCompany({ name: 'Acme of the invited' });
    const { id, email } = (await invite(acme)).body.data;
    const userId = await userIdOf(id);
    const accepted = await accept(await invitedPath(userId));
    expect(accepted).toMatchObject({ status: 303, location: `/console/${acme.subdomain}` });
    expect(await memberOf(acme, id)).toMatchObject({ status: 'active', first_name: 'Ada' });
    const browser = openBrowser();
    expect((await browser.signIn(email, ADA.password)).status).toBe(303);
    const consent = await browser.get(authorizePath(authorizationQuery(await registerClient())));
    expect(consent.html).toContain('Acme of the invited');
    expect(consent.html).toContain(String(acme.id));
  });

  const refused: readonly [field: string, value: unknown][] = [
    ['email', undefined],
    ['email', null],
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@'],
    ['email', 'ada@a b.example'],
    ['email', 'Ada <ada@acme.example>'],
    ['email', 'ada@acme.example\r\nBcc: eve@evil.example'],
    ['email', `${'a'.repeat(250)}@b.example`],
    ['email', ['ada@acme.example']],
    ['email', 'mar\u212A@corp.example'],
    ['email', 'mark@\u212Aorp.example'],
    ['role_type', undefined],
    ['role_type', null],
    ['role_type', 'Owner'],
    ['role_type', ['Admin']],
    ['first_name', 'x'.repeat(256)],
    ['last_name', 7],
  ];

  test.each(refused.map(([field, value]) => [field, String(value).slice(0, 40), value] as const))(
    'rejects %s of %j (422) and invites no one',
    async (field, _, value) => {
      const acme = await openCompany();
      const answer = await invite(acme, { [field]: value });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect(await acme.audited()).toEqual([]);
    },
  );

  test('ignores fields that a caller cannot set', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { body } = await invite(acme, {
      id: 7,
      user_id: await globex.user('Admin'),
      userId: 7,
      company_id: globex.id,
      companyId: globex.id,
      status: 'active',
      password: PASSWORD,
      passwordHash: 'x',
    });
    expect(body.data).toMatchObject({ status: 'invited' });
    expect(await emailsOf(acme)).toContain(body.data.email);
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, await userIdOf(body.data.id)));
    expect(user).toMatchObject({ email: body.data.email, passwordHash: null });
    expect((await openBrowser().signIn(body.data.email, PASSWORD)).status).toBe(422);
  });

  test('rejects an address that is already a member, in any spelling (409)', async () => {
    const acme = await openCompany();
    const { email, userId, memberId } = await joinAs(acme, 'Viewer');
    for (const written of [email, email.toUpperCase(), ` ${email} `]) {
      expect(await invite(acme, { email: written, role_type: 'Admin' })).toMatchObject({
        status: 409,
        body: { code: 'duplicate', errors: { email: ['Is already a member.'] } },
      });
    }
    expect(await memberOf(acme, memberId)).toMatchObject({ role_type: 'Viewer' });
    expect(await mailsTo(userId)).toEqual([]);
  });

  test('sends a new link with the current role and invalidates the old one', async () => {
    const acme = await openCompany();
    const email = newEmail();
    const first = (await invite(acme, { email, role_type: 'Admin' })).body.data;
    const second = await invite(acme, { email: email.toUpperCase(), role_type: 'Viewer' });
    expect(second).toMatchObject({
      status: 201,
      body: { data: { id: first.id, email, role_type: 'Viewer', status: 'invited' } },
    });
    const mailed = await mailsTo(await userIdOf(first.id));
    expect(await Promise.all(mailed.map(({ path }) => statusOf(path)))).toEqual([410, 200]);
    await accept(await invitedPath(await userIdOf(first.id)));
    expect(await memberOf(acme, first.id)).toMatchObject({ status: 'active', role_type: 'Viewer' });
  });

  test.each([2, 10])('sends one email for %i invitations at once', async (count) => {
    const acme = await openCompany();
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: count }, () => invite(acme, { email })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await emailsOf(acme)).filter((one) => one === email)).toHaveLength(1);
    const mailed = await mailsTo(await userIdOf(answers[0]?.body.data.id ?? 0));
    expect(await Promise.all(mailed.map(({ path }) => statusOf(path)))).toEqual([200]);
    expect(await acme.audited()).toMatchObject([{ action: 'member.invite' }]);
  });

  test('sends one email for ten invitations at once that renew an old one', async () => {
    const acme = await openCompany();
    const email = newEmail();
    const first = (await invite(acme, { email })).body.data;
    setClock(Date.now() + MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(acme, { email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const mailed = await mailsTo(await userIdOf(first.id));
    expect(await Promise.all(mailed.map(({ path }) => statusOf(path)))).toEqual([410, 200]);
  });

  test('sends no second email for a double click, and a new one ten seconds later', async () => {
    const acme = await openCompany();
    const email = newEmail();
    const start = Date.now();
    setClock(start);
    const userId = await userIdOf((await invite(acme, { email })).body.data.id);
    setClock(start + 9 * SECOND_MS);
    expect((await invite(acme, { email })).status).toBe(201);
    expect(await mailsTo(userId)).toHaveLength(1);
    setClock(start + 10 * SECOND_MS);
    expect((await invite(acme, { email })).status).toBe(201);
    expect(await mailsTo(userId)).toHaveLength(2);
  });

  test('a company sends ten invitations a day to a mailbox, and other companies theirs', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const email = newEmail();
    const start = Date.now();
    for (let count = 0; count < 10; count++) {
      setClock(start + count * MINUTE_MS);
      expect((await invite(acme, { email })).status).toBe(201);
    }
    setClock(start + 60 * MINUTE_MS);
    const eleventh = await invite(acme, { email: email.toUpperCase() });
    expect(eleventh).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_requests',
        errors: { email: ['Was sent 10 invitations within a day. Try again later.'] },
      },
    });
    expect(eleventh.headers.get('retry-after')).toBe(String(23 * 3600));
    expect((await invite(acme)).status).toBe(201);
    expect((await invite(globex, { email })).status).toBe(201);
    setClock(start + 24 * 60 * MINUTE_MS);
    expect((await invite(acme, { email })).status).toBe(201);
  });

  test('sends one email for one Idempotency-Key', async () => {
    const acme = await openCompany();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const given = { email: newEmail(), role_type: 'Viewer' };
    const send = () => acme.admin<TeamMember>('POST', `${TEAM}/store`, given, key);
    const [first, second] = [await send(), await send()];
    expect(second).toMatchObject({ status: 201, text: first.text });
    expect(await mailsTo(await userIdOf(first.body.data.id))).toHaveLength(1);
  });

  test('lets one of a new invitation and an acceptance win when they happen at once', async () => {
    const acme = await openCompany();
    const token = await acme.token('Admin');
    const met: string[] = [];
    for (let trip = 1; trip <= 6; trip++) {
      const { id, email } = (await invite(acme)).body.data;
      const userId = await userIdOf(id);
      const browser = openBrowser();
      const page = await browser.get(await invitedPath(userId));
      let accepted = 0;
      const response = await callWatched(
        async (_, count) => {
          if (count !== trip) return;
          accepted = (await browser.submit(page, '/invitation', ADA)).status;
        },
        'POST',
        `${API}${TEAM}/store`,
        { token, body: { email, role_type: 'Admin' } },
      );
      if (accepted === 0) continue;
      met.push(`${accepted} ${response.status}`);
      const isIn = { status: 'active', role_type: 'Recruiter' };
      const isInvited = { status: 'invited', role_type: 'Admin' };
      expect(await memberOf(acme, id)).toMatchObject(accepted === 303 ? isIn : isInvited);
    }
    expect(met).toContain('303 409');
    expect(['303 409', '410 201']).toEqual(expect.arrayContaining(met));
  });

  test('adds a user of another company with their existing account', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId } = await withPassword(globex, 'Recruiter');
    await db.update(users).set({ firstName: 'Grace' }).where(eq(users.id, userId));
    const given = { email, role_type: 'Admin', first_name: 'Eve', last_name: 'Evil' };
    const { id } = (await invite(acme, given)).body.data;
    expect(await userIdOf(id)).toBe(userId);
    await accept(await invitedPath(userId));
    expect(await memberOf(acme, id)).toMatchObject({ role_type: 'Admin', first_name: 'Grace' });
    expect((await openBrowser().signIn(email, ADA.password)).status).toBe(422);
    expect((await openBrowser().signIn(email, PASSWORD)).status).toBe(303);
    const { data } = (await listTeam(globex)).body.data;
    expect(data.find((one) => one.user_id === userId)).toMatchObject({
      role_type: 'Recruiter',
      first_name: 'Grace',
    });
  });

  /** What a company gets to see of people it invites or hires. */
  async function sightOf(email: string, become: 'invited' | 'hired') {
    const acme = await openCompany();
    const typed = { first_name: 'Typed', last_name: 'Name' };
    const wanted = { email, role_type: 'Viewer', ...typed };
    const applied = become === 'hired' ? await acme.apply({ email, ...typed }) : null;
    const first = applied
      ? await acme.recruiter('POST', `/api/candidate-job/hire/${applied.id}`)
      : await acme.admin('POST', `${TEAM}/store`, wanted);
    const { data } = (await listTeam(acme)).body.data;
    const member = data.find(({ status }) => status === become);
    const again = await acme.admin<TeamMember>('POST', `${TEAM}/store`, wanted);
    const audited = await acme.admin('GET', '/api/audit-events');
    const events = await acme.announced();
    return { acme, first, member, again, seen: [first.text, again.text, audited.text, events] };
  }

  test.each(['invited', 'hired'] as const)(
    'a person who is %s shows what the company typed, with an account elsewhere or without',
    async (become) => {
      const globex = await openCompany();
      const userId = await globex.user('Recruiter');
      const email = `Recruiter@${globex.subdomain}.example`;
      await db
        .update(users)
        .set({ firstName: 'Grace', lastName: 'Hopper' })
        .where(eq(users.id, userId));
      const typedEmail = email.toLowerCase();
      for (const known of [typedEmail, newEmail()]) {
        const { member, first, again, seen } = await sightOf(known, become);
        expect(first.status).toBeLessThan(300);
        expect(member).toMatchObject({
          user_id: null,
          email: known,
          first_name: 'Typed',
          last_name: 'Name',
          status: become,
        });
        expect(again.body.data).toMatchObject({ user_id: null, first_name: 'Typed', email: known });
        const text = JSON.stringify(seen);
        for (const secret of ['Grace', 'Hopper', String(await userIdOf(member?.id ?? 0))]) {
          expect(text).not.toContain(secret);
        }
      }
    },
  );

  test('an accepted invitation shows the name and the id of the account', async () => {
    const acme = await openCompany();
    const given = { first_name: 'Typed', last_name: 'Name' };
    const { id } = (await invite(acme, given)).body.data;
    const userId = await userIdOf(id);
    const page = await openBrowser().get(await invitedPath(userId));
    expect(page.html).toContain('value="Typed"');
    await accept(await invitedPath(userId));
    expect(await memberOf(acme, id)).toMatchObject({ user_id: userId, ...ADA_NAME });
  });

  test('the names that one company types are no part of the account, nor seen by another', async () => {
    const email = newEmail();
    const [acme, globex] = [await openCompany(), await openCompany()];
    await invite(acme, { email, first_name: 'Secret', last_name: 'Nickname' });
    const { id } = (await invite(globex, { email })).body.data;
    expect(await memberOf(globex, id)).toMatchObject({ first_name: '', last_name: '' });
    const page = await openBrowser().get(await invitedPath(await userIdOf(id)));
    expect(page.html).not.toContain('Secret');
  });

  test('keeps the subject of the email on one line, whatever the name of the company', async () => {
    const acme = await openCompany();
    const name = 'Acme\r\nBcc: everybody@evil.example';
    await acme.admin('POST', `/api/companies/update/${acme.id}`, { name });
    const [mail] = await mailsTo(await userIdOf((await invite(acme)).body.data.id));
    expect(mail?.subject).toMatch(/^Invitation to [^\r\n]+$/u);
  });
});
