/** Reading the team (contract 2.6, 4.4). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#data/tables/users.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import { db } from '../support/operator.ts';
import { joinAs, listTeam, memberOf, TEAM } from '../support/team.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

describe(`GET ${TEAM}/index`, () => {
  test('lists the members of this company only (2.6)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.user('Admin');
    const userId = await acme.user('Viewer');
    await db.update(users).set({ firstName: 'Ada', lastName: 'L' }).where(eq(users.id, userId));
    expect((await listTeam(acme)).body).toEqual({
      success: true,
      data: {
        current_page: 1,
        data: [
          {
            id: expect.any(Number),
            user_id: userId,
            email: `Viewer@${acme.subdomain}.example`,
            first_name: 'Ada',
            last_name: 'L',
            role_type: 'Viewer',
            access: 'all',
            status: 'active',
            created_at: expect.stringMatching(STAMP),
            updated_at: expect.stringMatching(STAMP),
          },
        ],
        total: 1,
        per_page: 10,
        last_page: 1,
        next_cursor: null,
        next_since: expect.any(String),
      },
    });
  });

  test('pages newest first, the same by page and by cursor (4.0)', async () => {
    const acme = await openCompany();
    await acme.user('Viewer');
    const joined = [`Viewer@${acme.subdomain}.example`];
    for (let at = 0; at < 4; at++) joined.push((await joinAs(acme, 'Recruiter')).email);
    const found: string[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage = await listTeam(acme, `?max=2&page=${page}`);
      const byCursor = cursor ? await listTeam(acme, `?max=2&cursor=${cursor}`) : byPage;
      expect(comparable(byCursor.body.data)).toEqual(comparable(byPage.body.data));
      expect(byPage.body.data).toMatchObject({ current_page: page, total: 5, last_page: 3 });
      found.push(...byPage.body.data.data.map(({ email }) => email));
      cursor = byPage.body.data.next_cursor;
    }
    expect(found).toEqual(joined.toReversed());
  });

  test('returns members whose membership changed since a time with updated-since', async () => {
    const acme = await openCompany();
    const first = await memberOf(acme, (await joinAs(acme, 'Viewer')).memberId);
    const { updated_at: start } = await memberOf(acme, (await joinAs(acme, 'Viewer')).memberId);
    const since = async (at: string) =>
      (await listTeam(acme, `?updated-since=${at}`)).body.data.data.map(({ id }) => id);
    expect(await since(start)).not.toContain(first.id);
    const change = { role_type: 'Recruiter' };
    const path = `${TEAM}/update-role/${first.id}`;
    const { body } = await acme.admin<TeamMember>('POST', path, change);
    expect(await since(body.data.updated_at)).toEqual([first.id]);
  });
});

describe(`GET ${TEAM}/show/{id}`, () => {
  test('returns the member as in the list, and 404 for another company’s', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { memberId } = await joinAs(acme, 'Recruiter');
    const listed = (await listTeam(acme)).body.data.data.find(({ id }) => id === memberId);
    expect(await memberOf(acme, memberId)).toEqual(listed);
    expect(await globex.admin('GET', `${TEAM}/show/${memberId}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  test('finds a member by member id, not by user id', async () => {
    const acme = await openCompany();
    const { userId } = await joinAs(acme, 'Recruiter');
    expect((await acme.viewer('GET', `${TEAM}/show/${userId}`)).status).toBe(404);
  });
});
