/** An Admin ends the sessions of a member, who stays a member (ASVS 7.4.5). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { securityEvents } from '#data/tables/accounts.ts';
import { oauthGrants } from '#data/tables/oauth.ts';
import { createUser } from '#operator/users/actions.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { openBrowser } from '../support/browser.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  PASSWORD,
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
  joinAs,
  mailsTo,
  memberIdOf,
  memberOf,
  TEAM,
  userIdOf,
  works,
} from '../support/team.ts';
import { enMails } from '../support/english.ts';

const slow = { timeout: 20_000 };
const END = `${TEAM}/end-sessions`;
const ENDED = enMails.sessions_ended.subject;

/** A member who is signed in on two devices, with an application. */
async function settled(acme: Company) {
  const { email, userId } = await withPassword(acme, 'Recruiter');
  const browsers = [openBrowser(), openBrowser()];
  for (const browser of browsers) await browser.signIn(email, PASSWORD);
  const [browser = openBrowser()] = browsers;
  const client = await registerClient();
  const tokens = await tokensFor(browser, client, 'jobs:read');
  return { email, userId, id: await memberIdOf(acme, userId), browsers, client, tokens };
}

const isSignedIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/settings')).status === 200;

const noticesTo = async (userId: number) =>
  (await mailsTo(userId)).filter(({ subject }) => subject === ENDED);

describe(`POST ${END}/{id}`, slow, () => {
  test('ends sessions on all devices and applications, and the member stays', async () => {
    const acme = await openCompany({ name: 'Acme' });
    const { id, userId, email, browsers, client, tokens } = await settled(acme);
    const own = await acme.token('Recruiter');
    const before = await memberOf(acme, id);
    const answer = await acme.admin<TeamMember>('POST', `${END}/${id}`);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { data: before } });
    for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
    expect([await works(own), await works(tokens.access_token)]).toEqual([401, 401]);
    expect(await requestTokens(refreshFields(client, tokens.refresh_token))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await memberOf(acme, id)).toEqual(before);
    const again = openBrowser();
    await again.signIn(email, PASSWORD);
    expect(await isSignedIn(again)).toBe(true);
    const grants = await db.select().from(oauthGrants).where(eq(oauthGrants.userId, userId));
    expect(new Set(grants.map(({ revokedReason }) => revokedReason))).toEqual(
      new Set(['sessions ended by an Admin']),
    );
  });

  test('tells the member by email, the audit log and the sign-in log', async () => {
    const acme = await openCompany({ name: 'Acme' });
    const { id, userId, email } = await settled(acme);
    await acme.admin('POST', `${END}/${id}`);
    expect(await noticesTo(userId)).toMatchObject([{ to: email, path: '/sign-in' }]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'member.end-sessions',
      subjectId: id,
      userId: await acme.user('Admin'),
    });
    const [event, ...others] = await db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, 'session_ended')));
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      companyId: acme.id,
      outcome: 'success',
      detail: 'member.end-sessions',
    });
  });

  test('again has nothing to end, and writes nothing', async () => {
    const acme = await openCompany();
    const { id, userId } = await settled(acme);
    for (let count = 0; count < 3; count++) {
      expect((await acme.admin('POST', `${END}/${id}`)).status).toBe(200);
    }
    expect(await noticesTo(userId)).toHaveLength(1);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'member.end-sessions')).toHaveLength(1);
  });

  test('ends the sessions of a person of two companies in both, and their applications in this one', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, browsers, tokens } = await settled(globex);
    const given = { company: acme.subdomain, email, role: 'Viewer' } as const;
    const { memberId } = await createUser(operator(), given);
    expect((await acme.admin('POST', `${END}/${memberId}`)).status).toBe(200);
    for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
    expect(await works(tokens.access_token)).toBe(200);
  });

  test('leaves other members and the Admin signed in', async () => {
    const acme = await openCompany();
    const [one, other] = [await settled(acme), await joinAs(acme, 'Viewer')];
    expect((await acme.admin('POST', `${END}/${other.memberId}`)).status).toBe(200);
    expect([await works(one.tokens.access_token), await works(other.token)]).toEqual([200, 401]);
    expect((await acme.admin('GET', `${TEAM}/index`)).status).toBe(200);
  });

  test('does nothing to an account that has not joined', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { email, userId, browsers } = await settled(globex);
    const { id } = (await invite(acme, { email })).body.data;
    expect((await acme.admin('POST', `${END}/${id}`)).status).toBe(200);
    expect(await isSignedIn(browsers[0] ?? openBrowser())).toBe(true);
    expect(await noticesTo(userId)).toEqual([]);
    expect((await acme.audited()).map(({ action }) => action)).not.toContain('member.end-sessions');
    // The invitation still works.
    expect((await accept(await invitedPath(await userIdOf(id)))).status).toBe(303);
  });

  test('of oneself is refused (409)', async () => {
    const acme = await openCompany();
    const own = await adminOf(acme);
    expect(await acme.admin('POST', `${END}/${own}`)).toMatchObject({
      status: 409,
      body: { code: 'own_sessions' },
    });
    expect((await acme.admin('GET', `${TEAM}/index`)).status).toBe(200);
  });

  test('is refused without a token, a scope and the role, and for members of others', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id, tokens } = await settled(acme);
    const foreign = (await settled(globex)).id;
    expect((await call(null, 'POST', `${END}/${id}`)).status).toBe(401);
    for (const scopes of [['company'], ['jobs:write'], ['mcp', 'applicants:write']] as const) {
      const answer = await acme.acting('Admin', scopes)('POST', `${END}/${id}`);
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
    }
    for (const caller of [acme.recruiter, acme.viewer]) {
      const answer = await caller('POST', `${END}/${id}`);
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
    }
    expect((await acme.admin('POST', `${END}/${foreign}`)).status).toBe(404);
    expect((await acme.admin('POST', `${END}/1`)).status).toBe(404);
    expect((await acme.admin('GET', `${END}/${id}`)).status).toBe(405);
    expect((await acme.admin('POST', `${END}/${id}`, { dry_run: true })).status).toBe(422);
    expect(await works(tokens.access_token)).toBe(200);
  });
});
