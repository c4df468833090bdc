/** What an Admin looks up on the screens of the console: changes, sign-ins, and what candidates asked for. */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import { requestedErasure } from '../records/candidates.ts';
import { openConsole, toastOf } from '../support/console.ts';

describe('the audit log', () => {
  test('shows who changed what, with the values before and after', async () => {
    const company = await openCompany();
    await company.admin('POST', '/api/hiring-settings', { retention_months: 12 });
    const { open } = await openConsole(company, 'Admin');
    const { html } = await open('/audit');
    expect(html).toContain('<code dir="ltr">hiring-settings.update</code>');
    expect(html).toMatch(/retention_months<\/code><\/dt><dd><bdi>24<\/bdi> → <bdi>12<\/bdi>/u);
  });

  test('is filtered by action and record, and keeps the filters on its pages', async () => {
    const company = await openCompany();
    for (let count = 0; count < 51; count += 1) {
      await company.admin('POST', '/api/hiring-settings', { retention_months: 12 + (count % 2) });
    }
    const { open } = await openConsole(company, 'Admin');
    const found = await open('/audit?action=hiring-settings.update');
    expect(found.html).toContain('audit?action=hiring-settings.update&amp;page=2');
    const rest = await open('/audit?action=hiring-settings.update&page=2');
    expect(rest.html.match(/<details>/gu)).toHaveLength(1);
    expect((await open('/audit?action=job.update')).html).toContain('No entries.');
    expect((await open(`/audit?subject_id=${company.id}`)).html).toContain(
      'hiring-settings.update',
    );
  });

  test.each(['subject_id=x', 'subject_id=0', `action=${'x'.repeat(65)}`])(
    'says that “%s” is no filter, and keeps it',
    async (query) => {
      const company = await openCompany();
      const { browser, root } = await openConsole(company, 'Admin');
      const { status, html } = await browser.get(`${root}/audit?${query}`);
      expect(status).toBe(422);
      expect(html).toContain('Check this value.');
      expect(html).toContain(`value="${query.split('=')[1]}"`);
    },
  );
});

describe('the sign-in log', () => {
  test('shows who signed in, and lists one kind alone', async () => {
    const company = await openCompany();
    const { open } = await openConsole(company, 'Admin');
    const { html } = await open('/sign-ins');
    expect(html).toMatch(/Sign-in<\/th><td><span class="badge good">Done/u);
    const others = await open('/sign-ins?kind=email_changed');
    expect(others.html).toContain('No entries.');
    expect(others.html).toMatch(/value="email_changed" selected/u);
  });
});

describe('the requests of candidates', () => {
  test('are empty at first', async () => {
    const company = await openCompany();
    const { open } = await openConsole(company, 'Admin');
    expect((await open('/requests')).html).toContain('No entries.');
  });

  test('are finished once', async () => {
    const company = await openCompany();
    const { id, candidateId } = await requestedErasure(company);
    await requestedErasure(company);
    const { browser, open, send } = await openConsole(company, 'Admin');
    expect((await open('/requests')).html).toContain(`/candidates/${candidateId}"`);
    const answer = await send('/requests', `/requests/${id}/finish`);
    expect(toastOf(await browser.get(answer.location))).toBe('The request is answered.');
    const { html } = await open('/requests');
    expect(html).toContain('Answered on');
    expect(html).not.toContain(`/requests/${id}/finish`);
    expect((await send('/requests', `/requests/${id}/finish`)).status).toBe(303);
    expect((await send('/requests', '/requests/1/finish')).status).toBe(404);
  });
});
