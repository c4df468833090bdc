/** The screen of the team: who is in it, inviting, changing roles and removing. */
import { describe, expect, test } from 'vitest';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { PASSWORD } from '../support/oauth.ts';
import { adminOf, listTeam, mailsTo, memberOf, newEmail, userIdOf } from '../support/team.ts';

async function openTeam() {
  const company = await openCompany();
  await Promise.all([company.user('Recruiter'), company.user('Viewer')]);
  const console = await openConsole(company, 'Admin');
  const members = async () => (await listTeam(company, '?max=100')).body.data.data;
  const memberNamed = async (email: string): Promise<TeamMember> => {
    const found = (await members()).find((one) => one.email === email);
    if (!found) throw new Error(`${email} is not in the team`);
    return found;
  };
  const invite = async (email: string, more: Record<string, string> = {}) =>
    console.send('/team', '/team', {
      email,
      role_type: 'Recruiter',
      first_name: 'Ada',
      last_name: 'Lovelace',
      ...more,
    });
  return { company, ...console, members, memberNamed, invite };
}

describe('the team', () => {
  test('is listed by role, and a Viewer sees no form', async () => {
    const { company, open } = await openTeam();
    const { html } = await open('/team');
    expect(html).toContain('3 members');
    expect(html).toContain('<span class="badge">You</span>');
    const marks = [...html.matchAll(/<span class="badge">(Admin|Recruiter|Viewer)<\/span>/gu)];
    expect(marks.map(([, role]) => role)).toEqual(['Admin', 'Recruiter', 'Viewer']);
    const viewer = await openConsole(company, 'Viewer');
    const read = await viewer.open('/team');
    expect(read.html).toContain('3 members');
    expect(read.html).not.toContain('name="role_type"');
    const own = await adminOf(company);
    expect((await viewer.browser.get(`${viewer.root}/team/${own}/remove`)).status).toBe(403);
  });

  test('says who was hired, and invites them with a role', async () => {
    const { company, send, open, browser, memberNamed } = await openTeam();
    const job = await company.postJob();
    const email = newEmail();
    const { id } = await company.apply({ job_id: String(job.id), email, first_name: 'Grace' });
    await company.recruiter('POST', `/api/candidate-job/hire/${id}`);
    const { html } = await open('/team');
    expect(html).toContain('<bdi>Grace Lovelace</bdi>');
    expect(html).toContain('>Hired</span>');
    const member = await memberNamed(email);
    const answer = await send('/team', `/team/${member.id}/role`, { role_type: 'Recruiter' });
    expect(toastOf(await browser.get(answer.location))).toBe('The invitation is on its way.');
    expect(await memberOf(company, member.id)).toMatchObject({
      status: 'invited',
      role_type: 'Recruiter',
    });
  });
});

describe('an invitation', () => {
  test('is sent, shown as pending, and revoked', async () => {
    const { company, open, send, browser, invite, memberNamed, members } = await openTeam();
    const email = newEmail();
    const answer = await invite(email, { first_name: '<b>Ada' });
    const page = await browser.get(answer.location);
    expect(toastOf(page)).toBe('The invitation is on its way.');
    expect(page.html).toContain('<bdi>&lt;b&gt;Ada Lovelace</bdi>');
    expect(page.html).toContain('>Invited</span>');
    const member = await memberNamed(email);
    expect(await mailsTo(await userIdOf(member.id))).toHaveLength(1);
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'member.invite' });
    const remove = `/team/${member.id}/remove`;
    expect((await open(remove)).html).toContain('Revoke the invitation of');
    const revoked = await send(remove, remove, { status: 'invited' });
    expect(toastOf(await browser.get(revoked.location))).toBe('The invitation is revoked.');
    expect(await members()).toHaveLength(3);
  });

  test('can be sent again with what was typed', async () => {
    const { open, invite } = await openTeam();
    const email = newEmail();
    await invite(email);
    const { html } = await open('/team');
    expect(html).toContain(`name="email" value="${email}"`);
    expect(html).toContain('Send again');
    expect((await invite(email)).status).toBe(303);
  });

  test('to a member or to no address is refused, with what was typed', async () => {
    const { members, invite } = await openTeam();
    const [someone] = await members();
    const again = await invite(someone?.email ?? '');
    expect(again.status).toBe(409);
    expect(again.html).toContain('id="email-fault"');
    expect(again.html).toContain('value="Ada"');
    const wrong = await invite('ada');
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="ada"');
    expect((await invite(newEmail(), { role_type: 'Owner' })).status).toBe(422);
    expect(await members()).toHaveLength(3);
  });
});

describe('a member', () => {
  test('gets another role', async () => {
    const { company, send, browser, members } = await openTeam();
    const recruiter = (await members()).find(({ role_type: role }) => role === 'Recruiter');
    const path = `/team/${recruiter?.id}/role`;
    const answer = await send('/team', path, { role_type: 'Admin' });
    expect(toastOf(await browser.get(answer.location))).toBe('The role is changed.');
    expect(await memberOf(company, recruiter?.id ?? 0)).toMatchObject({ role_type: 'Admin' });
    expect((await send('/team', path, { role_type: 'Owner' })).status).toBe(422);
  });

  test('is removed, and signed out', async () => {
    const { company, send, open, members } = await openTeam();
    const other = await openConsole(company, 'Recruiter');
    const recruiter = (await members()).find(({ role_type: role }) => role === 'Recruiter');
    const remove = `/team/${recruiter?.id}/remove`;
    expect((await open(remove)).html).toContain('from the team?');
    expect((await send(remove, remove)).status).toBe(303);
    expect(await members()).toHaveLength(2);
    expect((await other.browser.get(`${other.root}/jobs`)).status).toBe(303);
  });

  test('is signed out everywhere and stays, after a page that asks', async () => {
    const { company, send, open, browser, members, root } = await openTeam();
    const other = await openConsole(company, 'Recruiter');
    const recruiter = (await members()).find(({ role_type: role }) => role === 'Recruiter');
    const path = `/team/${recruiter?.id}/end-sessions`;
    expect((await open('/team')).html).toContain(`href="${root}${path}"`);
    expect((await open(path)).html).toContain('everywhere?');
    expect((await other.browser.get(`${other.root}/jobs`)).status).toBe(200);
    const answer = await send(path, path);
    expect(toastOf(await browser.get(answer.location))).toBe('All sessions have ended.');
    expect((await other.browser.get(`${other.root}/jobs`)).status).toBe(303);
    expect(await members()).toHaveLength(3);
  });

  test('has no button to sign themselves out, nor one for an invitation, and a forged form is refused', async () => {
    const { company, open, send, invite, memberNamed } = await openTeam();
    const own = await adminOf(company);
    const email = newEmail();
    await invite(email);
    const { html } = await open('/team');
    for (const id of [own, (await memberNamed(email)).id]) {
      expect(html).not.toContain(`/team/${id}/end-sessions`);
    }
    const path = `/team/${own}/end-sessions`;
    expect((await send(path, path)).status).toBe(409);
  });

  test('is signed out only with the password, where the sign-in was long ago', async () => {
    const { send, open, members } = await openTeam();
    const viewer = (await members()).find(({ role_type: role }) => role === 'Viewer');
    const path = `/team/${viewer?.id}/end-sessions`;
    setClock(Date.now() + 20 * MINUTE_MS);
    expect((await open(path)).html).toContain('current_password');
    expect((await send(path, path, { current_password: 'wrong' })).status).toBe(422);
    expect((await send(path, path, { current_password: PASSWORD })).status).toBe(303);
  });

  test('who is the last Admin keeps the role, and nobody removes themselves', async () => {
    const { company, send, open, root } = await openTeam();
    const own = await adminOf(company);
    const answer = await send('/team', `/team/${own}/role`, { role_type: 'Viewer' });
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('A company needs an Admin.');
    expect((await open('/team')).html).not.toContain(`${root}/team/${own}/remove`);
    const remove = `/team/${own}/remove`;
    const refused = await send(remove, remove);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('You can’t remove yourself.');
    expect(await memberOf(company, own)).toMatchObject({ role_type: 'Admin', status: 'active' });
  });
});

test('roles and removing need the password again, a while after sign-in', async () => {
  const start = Date.now();
  setClock(start);
  const { company, send, open, members } = await openTeam();
  const email = `Viewer@${company.subdomain}.example`;
  const viewer = (await members()).find((one) => one.email === email);
  const path = `/team/${viewer?.id}`;
  setClock(start + 16 * MINUTE_MS);
  const role = { role_type: 'Recruiter' };
  const asked = await send('/team', `${path}/role`, role);
  expect(asked.status).toBe(200);
  expect(asked.html).toContain('name="current_password"');
  expect(asked.html).toContain('name="role_type" value="Recruiter"');
  const wrong = await send('/team', `${path}/role`, { ...role, current_password: 'wrong' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('This is not your password.');
  const roleNow = async () => {
    const [, select] = (await open('/team')).html.split(`<select id="role-${viewer?.id}"`);
    return /value="(\w+)" selected/u.exec(select ?? '')?.[1];
  };
  expect(await roleNow()).toBe('Viewer');
  const typed = { ...role, current_password: PASSWORD };
  expect((await send('/team', `${path}/role`, typed)).status).toBe(303);
  expect(await roleNow()).toBe('Recruiter');

  expect((await open(`${path}/remove`)).html).toContain('name="current_password"');
  expect((await send(`${path}/remove`, `${path}/remove`)).status).toBe(422);
  expect(await roleNow()).toBe('Recruiter');
  const sure = { current_password: PASSWORD };
  expect((await send(`${path}/remove`, `${path}/remove`, sure)).status).toBe(303);
  expect(await roleNow()).toBeUndefined();
});
