/** Two members who edit a job at once: what they changed apart is saved, and what both changed is shown twice. */
import { describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import { consoleToken, openConsole } from '../support/console.ts';

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function openForm() {
  const company = await openCompany();
  const job = await company.postJob({
    title: 'Baker',
    seniority: 'Senior',
    description: '<p>We bake.</p>',
    skills: ['Dough', 'Ovens'],
    benefits: [1, 3],
  });
  const { browser, root } = await openConsole(company);
  const path = `${root}/jobs/${job.hash_id}`;
  const page = await browser.get(path);
  const hidden = (name: string, html = page.html) =>
    unescaped(new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(html)?.[1] ?? '');
  /** What the form holds, without what is typed anew. */
  const shown = {
    form_token: consoleToken(page),
    version: hidden('version'),
    base: hidden('base'),
    title: 'Baker',
    seniority: 'Senior',
    description: 'We bake.',
    skills: 'Dough, Ovens',
    workplace: job.workplace,
    office_id: String(job.office_id ?? ''),
    currency: job.currency ?? '',
    company_pipline_id: String(job.company_pipline_id ?? ''),
    'benefits.1': 'on',
    'benefits.3': 'on',
    purpose: 'save',
  };
  const change = (given: object) =>
    company.recruiter('POST', `/api/jobs/update/${job.hash_id}`, given);
  const send = (typed: Record<string, string>) => browser.post(path, { ...shown, ...typed });
  const read = async () =>
    (await company.recruiter<Job>('GET', `/api/jobs/show/${job.id}`)).body.data;
  return { change, hidden, read, send, shown };
}

describe('a job that somebody else saved meanwhile', () => {
  test.each([
    ['a title', { title: 'Miller' }, { seniority: 'Junior' }],
    ['a text', { description: '<p>We mill.</p>' }, { title: 'Miller' }],
    ['skills', { skills: ['Flour'] }, { title: 'Miller' }],
    ['benefits', { benefits: [2] }, { description: 'We mill.' }],
    ['nothing that the form shows', { skills: ['Dough', 'Ovens'] }, { title: 'Miller' }],
  ])('keeps %s of theirs, and takes what was changed here', async (_, theirs, mine) => {
    const { change, read, send } = await openForm();
    expect((await change(theirs)).status).toBe(200);
    const saved = await send(mine);
    expect(saved.status, saved.html.slice(0, 3000)).toBe(303);
    const job = await read();
    expect(job).toMatchObject(theirs);
    const { description, ...others } = mine as { description?: string };
    expect(job).toMatchObject({
      ...others,
      ...(description && { description: `<p>${description}</p>` }),
    });
  });

  test('is not overwritten where both changed the title: both are shown, and the rest is merged', async () => {
    const { change, hidden, read, send } = await openForm();
    await change({ title: 'Miller', seniority: 'Junior' });
    const refused = await send({ title: 'Cook', description: 'We cook.' });
    expect(refused.status).toBe(409);
    expect((await read()).title).toBe('Miller');
    expect(refused.html).toMatch(/href="#title">Title<\/a><blockquote[^>]*>Miller</u);
    expect(hidden('title', refused.html) || refused.html).toContain('Cook');
    expect(refused.html).toContain('value="Junior"');
    expect(refused.html).toContain('We cook.');
    const again = await send({
      title: 'Cook',
      description: 'We cook.',
      seniority: 'Junior',
      version: hidden('version', refused.html),
      base: hidden('base', refused.html),
      form_token: consoleToken(refused),
    });
    expect(again.status).toBe(303);
    expect(await read()).toMatchObject({
      title: 'Cook',
      seniority: 'Junior',
      description: '<p>We cook.</p>',
    });
  });

  test('has no conflict where both typed the same, and a field that was emptied is empty', async () => {
    const { change, read, send } = await openForm();
    await change({ title: 'Miller', skills: [] });
    expect((await send({ title: 'Miller', seniority: '' })).status).toBe(303);
    expect(await read()).toMatchObject({ title: 'Miller', skills: [], seniority: null });
  });

  test('is told as before by a form that does not say what it began from', async () => {
    const { change, read, send } = await openForm();
    await change({ title: 'Miller' });
    for (const base of ['', '{', '[]', 'null', '7'])
      expect((await send({ base, seniority: 'Junior' })).status, base).toBe(409);
    expect((await read()).title).toBe('Miller');
  });
});
