/** The search over jobs, candidates and screens: as a page, and in parts for the palette. */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import { asScript, openConsole } from '../support/console.ts';

describe('the search over everything', () => {
  test('finds jobs and candidates by the beginnings of words, and screens by letters', async () => {
    const company = await openCompany();
    const job = await company.postJob({ title: 'Nurse <b>', status: 'Live' });
    const ada = await company.apply({ job_id: String(job.id), first_name: 'Nurhan' });
    const { open, root } = await openConsole(company);
    const { html } = await open('/search?q=nur');
    expect(html).toContain(`href="${root}/jobs/${job.hash_id}/board"`);
    expect(html).toContain('<bdi>Nurse &lt;b&gt;</bdi>');
    expect(html).toContain(`href="${root}/candidates/${ada.candidate_id}"`);
    expect(html).toContain(`href="${root}/candidates?q=nur"`);
    expect(html).toContain(`href="${root}/jobs/${job.hash_id}/applications/${ada.id}"`);
    const screens = await open('/search?q=CAND');
    expect(screens.html).toMatch(/id="found".*<a href="[^"]+\/candidates">Candidates<\/a>/su);
  });

  test('lists the screens of the role where nothing is typed, and says where nothing is found', async () => {
    const company = await openCompany();
    const { open } = await openConsole(company);
    const found = ({ html }: { html: string }) => html.split('id="found"')[1] ?? '';
    expect(found(await open('/search'))).toMatch(/Today.*Jobs.*New job/su);
    const viewer = await openConsole(company, 'Viewer');
    expect(found(await viewer.open('/search'))).not.toContain('/jobs/new');
    expect((await open('/search?q=%22%25')).html).toContain('No results.');
    expect((await open(`/search?q=${'x'.repeat(5000)}`)).status).toBe(200);
  });

  test('offers no way to delete an account, whatever is typed', async () => {
    const { open } = await openConsole(await openCompany(), 'Admin');
    for (const words of ['', 'delete', 'account'])
      expect((await open(`/search?q=${words}`)).html).not.toContain('delete-account');
  });

  test('finds nothing of another company', async () => {
    const [company, other] = [await openCompany(), await openCompany()];
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await other.apply({
      job_id: String((await other.postJob({ title: word })).id),
      first_name: word,
    });
    const { open } = await openConsole(company);
    expect((await open(`/search?q=${word}`)).html).toContain('No results.');
  });

  test('answers the palette with what replaces its list', async () => {
    const company = await openCompany();
    await company.postJob({ title: 'Baker' });
    const { browser, root, open } = await openConsole(company);
    expect((await open('/jobs')).html).toContain('<dialog id="palette"');
    const { html } = await browser.get(`${root}/search?q=bak`, asScript);
    expect(html).toMatch(/^<div id="found"/u);
    expect(html).toContain('Baker');
  });
});
