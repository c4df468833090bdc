/** Removing a member with their sessions and tokens (contract 4.4, 5.4, decisions: Remove a member). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberChoices } from '#data/tables/member-choices.ts';
import { oauthGrants } from '#data/tables/oauth.ts';
import type { Page } from '#lib/pagination.ts';
import { createUser } from '#operator/users/actions.ts';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import { authorizePath, openBrowser } from '../support/browser.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import {
  authorizationQuery,
  codeFor,
  PASSWORD,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  tokensFor,
  withPassword,
} from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import {
  accept,
  adminOf,
  invite,
  invitedPath,
  userIdOf,
  joinAs,
  listTeam,
  mailsTo,
  memberIdOf,
  memberOf,
  removed,
  statusOf,
  TEAM,
  works,
} from '../support/team.ts';

/** Signing in is slow on purpose. */
const slow = { timeout: 20_000 };
/** The round trip that writes, after those that identify the caller and read the member. */
const CHANGE = 3;

/** Creates a member who is signed in and has connected an application. */
async function settled(acme: Company) {
  const { email, userId } = await withPassword(acme, 'Recruiter');
  const browser = openBrowser();
  await browser.signIn(email, PASSWORD);
  const client = await registerClient();
  const tokens = await tokensFor(browser, client, 'jobs:read');
  return { email, userId, id: await memberIdOf(acme, userId), browser, client, tokens };
}

async function rejoin(acme: Company, email: string, userId: number): Promise<void> {
  expect((await invite(acme, { email })).status).toBe(201);
  expect((await accept(await invitedPath(userId))).status).toBe(303);
}

test('what a removed member chose in the company is forgotten, and what others chose is not', async () => {
  const acme = await openCompany();
  const [admin, recruiter] = [await acme.user('Admin'), await acme.user('Recruiter')];
  const choice = { companyId: acme.id, key: 'stage_email:1', value: 'send', updatedAt: new Date() };
  await db
    .insert(memberChoices)
    .values([admin, recruiter].map((userId) => Object.assign({ userId }, choice)));
  const { body } = await acme.admin<{ data: { id: number; role_type: string }[] }>(
    'GET',
    `${TEAM}/index`,
  );
  const member = body.data.data.find(({ role_type: role }) => role === 'Recruiter');
  expect((await acme.admin('DELETE', `${TEAM}/destroy/${member?.id}`)).status).toBe(200);
  const left = await db.select().from(memberChoices).where(eq(memberChoices.companyId, acme.id));
  expect(left.map(({ userId }) => userId)).toEqual([admin]);
});

describe(`DELETE ${TEAM}/destroy/{id}`, slow, () => {
  test('refuses to remove oneself, as the only Admin or as one of two (409)', async () => {
    const acme = await openCompany();
    const id = await adminOf(acme);
    const own = { status: 409, body: { code: 'own_membership' } };
    expect(await removed(acme, id)).toMatchObject(own);
    await joinAs(acme, 'Admin');
    expect(await removed(acme, id)).toMatchObject(own);
    expect(await memberOf(acme, id)).toMatchObject({ status: 'active' });
  });

  test('ends tokens, sessions and connected applications with the next request', async () => {
    const acme = await openCompany();
    const { id, userId, browser, client, tokens } = await settled(acme);
    const own = await acme.token('Recruiter');
    expect([await works(own), await works(tokens.access_token)]).toEqual([200, 200]);
    await acme.user('Admin');
    const { total } = (await listTeam(acme)).body.data;
    expect((await browser.get('/settings')).status).toBe(200);

    expect(await removed(acme, id)).toMatchObject({
      status: 200,
      body: { success: true, data: null },
    });
    expect([await works(own), await works(tokens.access_token)]).toEqual([401, 401]);
    expect(await requestTokens(refreshFields(client, tokens.refresh_token))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await browser.get('/settings')).location).toMatch(/^\/sign-in/u);
    const grants = await db.select().from(oauthGrants).where(eq(oauthGrants.userId, userId));
    expect(grants.map(({ revokedReason }) => revokedReason)).toEqual(
      grants.map(() => 'removed from the company'),
    );
    expect((await listTeam(acme)).body.data).toMatchObject({ total: total - 1 });
    expect((await removed(acme, id)).status).toBe(404);
    expect((await acme.viewer('GET', `${TEAM}/show/${id}`)).status).toBe(404);
    expect((await acme.audited()).at(-1)).toMatchObject({ action: 'member.delete', subjectId: id });
  });

  test('leaves other members unchanged', async () => {
    const acme = await openCompany();
    const [one, other] = [await settled(acme), await joinAs(acme, 'Recruiter')];
    const admin = await joinAs(acme, 'Admin');
    expect((await admin.caller('DELETE', `${TEAM}/destroy/${other.memberId}`)).status).toBe(200);
    expect([await works(one.tokens.access_token), await works(other.token)]).toEqual([200, 401]);
    expect((await one.browser.get('/settings')).status).toBe(200);
  });

  test('leaves the membership in another company unchanged', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId, tokens } = await settled(globex);
    const given = { company: acme.subdomain, email, role: 'Viewer' } as const;
    const { memberId } = await createUser(operator(), given);
    expect((await removed(acme, memberId)).status).toBe(200);
    expect(await works(tokens.access_token)).toBe(200);
    expect(await memberIdOf(globex, userId)).not.toBe(0);
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    const consent = await browser.get(authorizePath(authorizationQuery(await registerClient())));
    expect(consent.html).toContain(String(globex.id));
    expect(consent.html).not.toContain(String(acme.id));
  });

  test('ends no session elsewhere when an invited user is removed', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, browser } = await settled(globex);
    const { id } = (await invite(acme, { email })).body.data;
    expect((await removed(acme, id)).status).toBe(200);
    expect((await browser.get('/settings')).status).toBe(200);
  });

  test('restores no token or refresh token if a removed member is invited again', async () => {
    const acme = await openCompany();
    const { id, email, userId, client, tokens } = await settled(acme);
    const own = await acme.token('Recruiter');
    await removed(acme, id);
    await rejoin(acme, email, userId);
    expect(await memberOf(acme, await memberIdOf(acme, userId))).toMatchObject({
      status: 'active',
    });
    expect([await works(own), await works(tokens.access_token)]).toEqual([401, 401]);
    expect(await requestTokens(refreshFields(client, tokens.refresh_token))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test.each([
    ['an application that had tokens', true],
    ['an application that had none yet', false],
  ])('invalidates a code of %s', async (_, hasTokens) => {
    const acme = await openCompany();
    const { id, email, userId, browser, client: known } = await settled(acme);
    const client = hasTokens ? known : await registerClient();
    const code = await codeFor(browser, client, 'jobs:read');
    await removed(acme, id);
    await rejoin(acme, email, userId);
    expect(await requestTokens(codeFields(client, code))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  test('withdraws an invitation, whose link is then 410', async () => {
    const acme = await openCompany();
    const { id } = (await invite(acme)).body.data;
    const userId = await userIdOf(id);
    const path = await invitedPath(userId);
    expect(await statusOf(path)).toBe(200);
    expect((await removed(acme, id)).status).toBe(200);
    expect(await statusOf(path)).toBe(410);
    await invite(acme, { email: (await mailsTo(userId))[0]?.to });
    expect(await statusOf(path)).toBe(410);
    expect(await statusOf(await invitedPath(userId))).toBe(200);
  });

  test('keeps the author of records that a removed member wrote (decisions)', async () => {
    const acme = await openCompany();
    const { userId, memberId, email, caller } = await joinAs(acme, 'Recruiter');
    expect((await caller('POST', '/api/jobs/store', { title: 'Baker' })).status).toBe(201);
    await removed(acme, memberId);
    const path = '/api/audit-events?action=job.create';
    const { body } = await acme.admin<Page<AuditEvent>>('GET', path);
    expect(body.data.data).toMatchObject([{ user: { id: userId, email } }]);
    const jobs = await acme.viewer<Page<unknown>>('GET', '/api/jobs/index');
    expect(jobs.body.data).toMatchObject({ total: 1, data: [{ title: 'Baker' }] });
  });

  test('returns 404 for a member removed in the meantime, and records the removal once', async () => {
    const acme = await openCompany();
    const { memberId } = await joinAs(acme, 'Viewer');
    const response = await callWatched(
      async (_, count) => {
        if (count === CHANGE) await removed(acme, memberId);
      },
      'DELETE',
      `${API}${TEAM}/destroy/${memberId}`,
      { token: await acme.token('Admin') },
    );
    expect(response.status).toBe(404);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'member.delete')).toHaveLength(1);
  });
});
