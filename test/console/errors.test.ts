/** What stands in place of a screen: in the frame of the company for its members, and alone for anybody else. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { db } from '../support/operator.ts';

/** As browsers ask for pages. */
const asPage = { Accept: 'text/html' };
const RAIL = '<header class="rail">';

describe('an error', () => {
  test.each([
    ['a record that is not there', '/candidates/1', 404],
    ['a setting of another role', '/settings/hiring', 403],
    ['an address that says what cannot be', '/jobs/x!/board', 404],
    ['an address that no screen has', '/nothing-here', 404],
    ['an address below one of a screen', '/jobs/x/y/z', 404],
    ['the address of a command that is opened', '/company/cover', 405],
  ])('about %s keeps the places of the company', async (_, path, status) => {
    const { browser, root } = await openConsole(await openCompany(), 'Viewer');
    const page = await browser.get(root + path, asPage);
    expect(page.status).toBe(status);
    expect(page.html, page.html).toContain(RAIL);
    expect(page.html).toContain(`href="${root}/jobs"`);
  });

  test('of a company that the person is not in shows nothing of it', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { browser } = await openConsole(acme);
    const page = await browser.get(`/console/${other.subdomain}/jobs`);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain(RAIL);
  });

  test('about an address that no screen has shows nobody else a company', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { browser } = await openConsole(acme);
    for (const path of [`/console/${other.subdomain}/nothing-here`, '/console/none/nothing-here']) {
      const page = await browser.get(path, asPage);
      expect(page.status).toBe(404);
      expect(page.html).not.toContain(RAIL);
    }
  });

  test('of a form with an old key keeps the places, and what was typed', async () => {
    const company = await openCompany();
    const job = await company.postJob();
    const { id } = await company.apply({ job_id: job.hash_id, files: [] });
    const { browser, root } = await openConsole(company);
    const at = `${root}/jobs/${job.hash_id}/applications/${id}`;
    const { html } = await browser.get(at);
    const [, token = ''] =
      /name="form_token" value="([^"]+)"/u.exec(html.split('<main')[1] ?? '') ?? [];
    const old = token.replace(/^[^.]+/u, 'x'.repeat(43));
    const page = await browser.post(`${at}/note`, { form_token: old, note: 'Two words' });
    expect(page.status).toBe(403);
    expect(page.html).toContain(RAIL);
    expect(page.html).toContain('Two words');
  });
});

describe('the rail', () => {
  test('leads to other companies only who is in several', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { open } = await openConsole(acme, 'Admin');
    expect((await open('')).html).not.toContain('choose=1');
    const user = await acme.user('Admin');
    await db.run(sql`insert into members (id, company_id, user_id, role, status, created_at, updated_at)
      select ${Date.now() * 1000}, ${other.id}, ${user}, 'Viewer', 'active', 0, 0`);
    expect((await open('')).html).toContain('choose=1');
  });
});

describe('times', () => {
  test('are those of the company until a member chooses a time zone', async () => {
    const company = await openCompany();
    const changed = await company.admin('POST', `/api/companies/update/${company.id}`, {
      timezone: 'Asia/Tokyo',
    });
    expect(changed.status, changed.text).toBe(200);
    const job = await company.postJob();
    const { id } = await company.apply({ job_id: job.hash_id, files: [] });
    const page = `/jobs/${job.hash_id}/applications/${id}/meetings/new`;
    const { open } = await openConsole(company);
    expect((await open(page)).html).toContain('Time zone: Asia/Tokyo');
    const user = await company.user('Recruiter');
    await db.run(sql`update users set timezone = 'Europe/Berlin' where id = ${user}`);
    expect((await open(page)).html).toContain('Time zone: Europe/Berlin');
  });
});
