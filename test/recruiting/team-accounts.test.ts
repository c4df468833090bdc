/** A member who changes the account is changed in each company that shows it, so that a copy kept by `updated-since` learns of it. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#data/tables/users.ts';
import { signedIn } from '../support/oauth.ts';
import { openCompany } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { listTeam } from '../support/team.ts';

test('a new name moves the members who have accepted, and no other', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const browser = await signedIn(acme, 'Viewer');
  const userId = await acme.user('Viewer');
  const email = `Viewer@${acme.subdomain}.example`;
  await globex.inviteMember({ email, first_name: 'Typed' });
  const stampsOf = async () =>
    db
      .select({ companyId: members.companyId, at: members.updatedAt })
      .from(members)
      .where(eq(members.userId, userId));
  const stamps = await stampsOf();
  const last = Math.max(...stamps.map(({ at }) => at.getTime()));
  const since = new Date(last + 1).toISOString();
  expect((await listTeam(acme, `?updated-since=${since}`)).body.data.total).toBe(0);
  const profile = { first_name: 'Ada', last_name: 'King', language: '', timezone: '' };
  await browser.submit(await browser.get('/settings'), '/settings', profile);
  const later = await stampsOf();
  const moved = later.filter(({ at }, index) => at > (stamps[index]?.at ?? at));
  expect(moved.map(({ companyId }) => companyId)).toEqual([acme.id]);
  const changed = await listTeam(acme, `?updated-since=${since}`);
  expect(changed.body.data.data).toMatchObject([{ first_name: 'Ada', last_name: 'King' }]);
  // The language is no part of a member, and the same names are no change.
  const german = { ...profile, language: 'de' };
  await browser.submit(await browser.get('/settings'), '/settings', german);
  expect(await stampsOf()).toEqual(later);
});
