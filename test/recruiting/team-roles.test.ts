/** Changing roles, and keeping the last Admin (contract 4.4, decisions: update-role). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { members } from '#data/tables/users.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { db } from '../support/operator.ts';
import {
  accept,
  adminOf,
  invite,
  invitedPath,
  userIdOf,
  joinAs,
  mailsTo,
  memberOf,
  removed,
  TEAM,
  works,
} from '../support/team.ts';

/** The round trip that writes, after those that identify the caller and read the member. */
const CHANGE = 3;

const changed = (acme: Company, id: number, role: unknown) =>
  acme.admin('POST', `${TEAM}/update-role/${id}`, { role_type: role });

async function rolesOf({ id }: Company): Promise<Role[]> {
  const rows = await db.select().from(members).where(eq(members.companyId, id));
  return rows.map(({ role }) => role).sort();
}

describe(`POST ${TEAM}/update-role/{id}`, () => {
  test('changes the role with the next request of an existing token', async () => {
    const acme = await openCompany();
    const { memberId, caller } = await joinAs(acme, 'Viewer');
    const post = async () => (await caller('POST', '/api/jobs/store', { title: 'Baker' })).status;
    expect(await post()).toBe(403);
    const answer = await changed(acme, memberId, 'Recruiter');
    expect(answer).toMatchObject({ status: 200, body: { data: { role_type: 'Recruiter' } } });
    expect(answer.body.data).toEqual(await memberOf(acme, memberId));
    expect(await post()).toBe(201);
    await changed(acme, memberId, 'Viewer');
    expect(await post()).toBe(403);
    expect((await acme.audited()).filter(({ action }) => action === 'member.update')).toMatchObject(
      [
        { subjectId: memberId, changes: { role_type: { from: 'Viewer', to: 'Recruiter' } } },
        { subjectId: memberId, changes: { role_type: { from: 'Recruiter', to: 'Viewer' } } },
      ],
    );
    expect(await acme.announced()).toEqual([]);
  });

  test.each([undefined, null, '', 'admins', 'Owner', 1, ['Admin']])(
    'rejects the role %j (422)',
    async (role) => {
      const acme = await openCompany();
      const { memberId } = await joinAs(acme, 'Viewer');
      const answer = await changed(acme, memberId, role);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['role_type']);
      expect(await memberOf(acme, memberId)).toMatchObject({ role_type: 'Viewer' });
    },
  );

  test('ignores other fields than the role', async () => {
    const acme = await openCompany();
    const { body } = await invite(acme);
    const given = { role_type: 'Viewer', status: 'active', user_id: 7, email: 'eve@evil.example' };
    const path = `${TEAM}/update-role/${body.data.id}`;
    expect((await acme.admin('POST', path, given)).body.data).toEqual({
      ...body.data,
      role_type: 'Viewer',
      updated_at: expect.any(String),
    });
  });

  test('returns 404 for a member of another company and changes nothing', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { memberId } = await joinAs(globex, 'Viewer');
    expect(await changed(acme, memberId, 'Admin')).toMatchObject({ status: 404 });
    expect(await removed(acme, memberId)).toMatchObject({ status: 404 });
    expect(await memberOf(globex, memberId)).toMatchObject({ role_type: 'Viewer' });
  });

  test('changes the role that an invited member will have', async () => {
    const acme = await openCompany();
    const { id } = (await invite(acme, { role_type: 'Viewer' })).body.data;
    const userId = await userIdOf(id);
    expect((await changed(acme, id, 'Recruiter')).body.data).toMatchObject({ status: 'invited' });
    await accept(await invitedPath(userId));
    expect(await memberOf(acme, id)).toMatchObject({ status: 'active', role_type: 'Recruiter' });
  });

  test('invites a hired member by email (decisions: hire)', async () => {
    const acme = await openCompany();
    const { memberId, userId, email, token } = await joinAs(acme, 'Viewer');
    await db.update(members).set({ status: 'hired' }).where(eq(members.id, memberId));
    expect(await works(token)).toBe(401);
    const answer = await changed(acme, memberId, 'Recruiter');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id: memberId, role_type: 'Recruiter', status: 'invited' } },
    });
    expect(answer.text).not.toMatch(/link|https?:/u);
    expect(await mailsTo(userId)).toMatchObject([{ to: email, row: { kind: 'invitation' } }]);
    expect(await works(token)).toBe(401);
    await accept(await invitedPath(userId));
    expect(await memberOf(acme, memberId)).toMatchObject({ status: 'active' });
  });
});

describe('the last Admin', () => {
  test('refuses to demote the last Admin, even if others are invited or hired (409)', async () => {
    const acme = await openCompany();
    const id = await adminOf(acme);
    await invite(acme, { role_type: 'Admin' });
    const { memberId } = await joinAs(acme, 'Admin');
    await db.update(members).set({ status: 'hired' }).where(eq(members.id, memberId));
    for (const role of ['Recruiter', 'Viewer']) {
      expect(await changed(acme, id, role)).toMatchObject({
        status: 409,
        body: { code: 'last_admin' },
      });
    }
    expect(await changed(acme, id, 'Admin')).toMatchObject({ status: 200 });
    expect(await memberOf(acme, id)).toMatchObject({ role_type: 'Admin' });
  });

  test('demotes an Admin if there is another', async () => {
    const acme = await openCompany();
    const id = await adminOf(acme);
    const other = await joinAs(acme, 'Admin');
    expect(await changed(acme, id, 'Viewer')).toMatchObject({ status: 200 });
    expect(await changed(acme, other.memberId, 'Viewer')).toMatchObject({ status: 403 });
    const path = `${TEAM}/update-role/${other.memberId}`;
    expect(await other.caller('POST', path, { role_type: 'Viewer' })).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    });
  });

  const undo = [
    ['POST', 'update-role', { role_type: 'Viewer' }],
    ['DELETE', 'destroy', undefined],
  ] as const;

  test.each(undo.flatMap((mine) => undo.map((theirs) => ({ mine, theirs }))))(
    'keeps an Admin if two end each other at once: $mine.1 against $theirs.1',
    async ({ mine: [method, verb, body], theirs }) => {
      const acme = await openCompany();
      const [first, second] = [await adminOf(acme), await joinAs(acme, 'Admin')];
      const [theirMethod, theirVerb, theirBody] = theirs;
      const meanwhile = () =>
        second.caller(theirMethod, `${TEAM}/${theirVerb}/${first}`, theirBody);
      const statuses: number[] = [];
      const response = await callWatched(
        async (_, count) => {
          if (count === CHANGE) statuses.push((await meanwhile()).status);
        },
        method,
        `${API}${TEAM}/${verb}/${second.memberId}`,
        { token: await acme.token('Admin'), ...(body && { body }) },
      );
      expect([...statuses, response.status]).toEqual([200, 409]);
      expect(await response.json()).toMatchObject({ code: 'last_admin' });
      expect((await rolesOf(acme)).filter((role) => role === 'Admin')).toHaveLength(1);
    },
  );

  test('keeps an Admin if two demote themselves at once', async () => {
    const acme = await openCompany();
    const [first, second] = [await adminOf(acme), await joinAs(acme, 'Admin')];
    const answers = await Promise.all([
      changed(acme, first, 'Viewer'),
      second.caller('POST', `${TEAM}/update-role/${second.memberId}`, { role_type: 'Viewer' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([200, 409]));
    expect(await rolesOf(acme)).toEqual(['Admin', 'Viewer']);
  });
});
