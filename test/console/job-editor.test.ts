/** The editor of a job: writing, changing, publishing, closing and copying one, and what is refused. */
import { describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { asScript, consoleToken, openConsole, toastOf } from '../support/console.ts';

const typed = {
  title: 'Baker <b>',
  workplace: 'Hybrid',
  'employment_types.1': 'on',
  'employment_types.3': 'on',
  category_id: '11',
  seniority: 'Senior',
  description: 'You bake.\n\n- Bread\n- Cake',
  tasks: '',
  requirements: 'Hands',
  skills: 'Dough, Ovens, Dough',
  currency: 'EUR',
  min_salary: '3200',
  max_salary: '4100.50',
  rate_salary: 'monthly',
  'benefits.5': 'on',
};

async function showJob(company: Company, hash: string): Promise<Job> {
  const { body } = await company.recruiter<Job>('GET', `/api/jobs/show/${hash}`);
  return body.data;
}

const hashOf = (location: string) => /\/jobs\/([^/?]+)/u.exec(location)?.[1] ?? '';

async function openNew() {
  const company = await openCompany();
  return { company, ...(await openConsole(company)) };
}

function versionOf(html: string): string {
  return /name="version" value="([^"]+)"/u.exec(html)?.[1] ?? '';
}

async function openEditor(fields: object = {}) {
  const { company, ...console } = await openNew();
  const job = await company.postJob({ title: 'Baker', ...fields });
  return { company, job, path: `/jobs/${job.hash_id}`, ...console };
}

describe('a new job', () => {
  test('is saved as a draft with what the API stores', async () => {
    const { company, send, browser, open } = await openNew();
    expect((await open('/jobs')).html).toContain('Create your first job');
    const answer = await send('/jobs/new', '/jobs/new', { ...typed, purpose: 'draft' });
    expect(answer.status).toBe(303);
    const job = await showJob(company, hashOf(answer.location));
    expect(job).toMatchObject({
      title: 'Baker <b>',
      status: 'Draft',
      workplace: 'Hybrid',
      category_id: 11,
      seniority: 'Senior',
      description: '<p>You bake.</p><ul><li>Bread</li><li>Cake</li></ul>',
      tasks: null,
      requirements: '<p>Hands</p>',
      skills: ['Dough', 'Ovens'],
      currency: 'EUR',
      min_salary: 3200,
      max_salary: 4100.5,
      rate_salary: 'monthly',
      benefits: [5],
    });
    expect(job.employment_types.map(({ id }) => id)).toEqual([1, 3]);
    const page = await browser.get(answer.location);
    expect(toastOf(page)).toBe('The draft is saved.');
    expect(page.html).toContain('value="Baker &lt;b&gt;"');
    expect(page.html).toContain('\nYou bake.\n\n- Bread\n- Cake</textarea>');
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'job.create' });
  });

  test('suggests seniorities in the language of the member, and stores the name that career sites translate', async () => {
    const { company, browser, root } = await openNew();
    const german = { 'accept-language': 'de' };
    const form = await browser.get(`${root}/jobs/new`, german);
    expect(form.html).toContain('<option value="Teamleitung"');
    const fields = { ...typed, form_token: consoleToken(form), purpose: 'draft' };
    const store = async (seniority: string) => {
      const sent = { ...fields, seniority };
      const answer = await browser.post(`${root}/jobs/new`, sent, german);
      return (await showJob(company, hashOf(answer.location))).hash_id;
    };
    const known = await store(' teamleitung ');
    expect(await showJob(company, known)).toMatchObject({ seniority: 'Lead' });
    const shown = await browser.get(`${root}/jobs/${known}`, german);
    expect(shown.html).toMatch(/name="seniority" value="Teamleitung"/u);
    expect(await showJob(company, await store('Obermeister'))).toMatchObject({
      seniority: 'Obermeister',
    });
  });

  test('and that of a source may be `constructor`, which every object has', async () => {
    const { company, open } = await openNew();
    const job = await company.postJob({ seniority: 'constructor' });
    const { html } = await open(`/jobs/${job.hash_id}`);
    expect(html).toMatch(/name="seniority" value="constructor"/u);
    const { id } = await company.apply({ job_id: job.hash_id, source: 'constructor' });
    const places = ['board', 'candidates', `applications/${id}`];
    const pages = await Promise.all(places.map((place) => open(`/jobs/${job.hash_id}/${place}`)));
    for (const page of pages) expect(page.html).toContain('constructor</');
  });

  test('has the career page beside it before anything is typed', async () => {
    const { browser, root, open } = await openNew();
    const { html } = await open('/jobs/new');
    const [, path = ''] = /<iframe name="preview"[^>]* src="([^"]+)"/u.exec(html) ?? [];
    const frame = await browser.get(path);
    expect(frame.status).toBe(200);
    expect(path).toMatch(new RegExp(`^${root}/jobs/new/preview`, 'u'));
    expect(frame.html).toMatch(/<h1[^>]*>(?:<[^>]+>)*New job/u);
    expect(frame.html).toContain('Acme');
  });

  test('takes one of several pipelines, else the default', async () => {
    const { company, send, open } = await openNew();
    expect((await open('/jobs/new')).html).not.toContain('<select id="company_pipline_id"');
    const { id } = await company.openPipeline({ name: 'Bakers' });
    const { html } = await open('/jobs/new');
    const [, select = ''] = /<select id="company_pipline_id"(.*?)<\/select>/su.exec(html) ?? [];
    const [, preselected] = /<option value="(\d+)" selected=""/u.exec(select) ?? [];
    expect(preselected).toMatch(/^\d+$/u);
    expect(preselected).not.toBe(String(id));
    const chosen = { ...typed, company_pipline_id: String(id), purpose: 'draft' };
    const made = await send('/jobs/new', '/jobs/new', chosen);
    expect((await showJob(company, hashOf(made.location))).company_pipline_id).toBe(id);
    const other = await send('/jobs/new', '/jobs/new', { ...chosen, company_pipline_id: '' });
    expect((await showJob(company, hashOf(other.location))).company_pipline_id).not.toBe(id);
  });

  test('is published at once, with its event', async () => {
    const { company, send } = await openNew();
    const answer = await send('/jobs/new', '/jobs/new', { ...typed, purpose: 'publish' });
    expect((await showJob(company, hashOf(answer.location))).status).toBe('Live');
    expect((await company.announced()).at(-1)?.event).toBe('job.published');
  });

  test('that is refused keeps what was typed, with the fault beside the field', async () => {
    const { company, send } = await openNew();
    const wrong = { ...typed, title: ' ', max_salary: '12', min_salary: 'much', seniority: 'S"1' };
    const answer = await send('/jobs/new', '/jobs/new', { ...wrong, purpose: 'draft' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('<p class="fault" id="title-fault">');
    expect(answer.html).toContain('<p class="fault" id="min_salary-fault">Enter a number');
    expect(answer.html).toContain('value="much"');
    expect(answer.html).toContain('value="S&quot;1"');
    expect(answer.html).toContain('<a href="#title">Title</a>');
    const less = await send('/jobs/new', '/jobs/new', { ...typed, max_salary: '12' });
    expect(less.status).toBe(422);
    expect(less.html).toContain('Must not be less than “Pay from”.');
    const foreign = await openCompany();
    const { body } = await foreign.recruiter<{ offices: { id: number }[] }>(
      'GET',
      '/api/jobs/create',
    );
    const office_id = String(body.data.offices[0]?.id ?? 1);
    const other = await send('/jobs/new', '/jobs/new', { ...typed, office_id });
    expect(other.status).toBe(422);
    expect(other.html).toContain('id="office_id-fault"');
    const list = await company.recruiter<{ total: number }>('GET', '/api/jobs/index');
    expect(list.body.data.total).toBe(0);
  });
});

describe('a job', () => {
  test('is changed, published, closed and reopened', async () => {
    const { company, send, path, job } = await openEditor();
    const steps = [
      ['save', 'Draft', 'saved'],
      ['publish', 'Live', 'published'],
      ['close', 'Closed', 'closed'],
      ['publish', 'Live', 'published'],
    ] as const;
    for (const [purpose, status, done] of steps) {
      const answer = await send(path, path, { ...typed, purpose });
      expect(answer.location).toContain(`?done=${done}`);
      expect((await showJob(company, job.hash_id)).status).toBe(status);
    }
    const announced = (await company.announced()).map(({ event }) => event);
    expect(announced.filter((event) => event !== 'job.updated')).toEqual([
      'job.published',
      'job.closed',
      'job.published',
    ]);
  });

  test('is copied as a draft, with what the form does not show', async () => {
    const { company, send, open, path, job } = await openEditor({ status: 'Live' });
    const pipeline = (await showJob(company, job.hash_id)).company_pipline_id;
    const { html } = await open(path);
    expect(html).toContain(`name="company_pipline_id" value="${pipeline}"`);
    const fields = { ...typed, company_pipline_id: String(pipeline), purpose: 'copy' };
    const answer = await send(path, path, fields);
    const copy = await showJob(company, hashOf(answer.location));
    expect(copy).toMatchObject({
      title: 'Baker <b> (copy)',
      status: 'Draft',
      company_pipline_id: pipeline,
    });
    expect((await showJob(company, job.hash_id)).title).toBe('Baker');
  });

  test('with other HTML is edited as HTML, and keeps it', async () => {
    const description = '<h2>Us</h2><p>We <b>bake</b>.</p>';
    const { company, send, open, path, job } = await openEditor({ description });
    const { html } = await open(path);
    expect(html).toContain('\n&lt;h2&gt;Us&lt;/h2&gt;');
    expect(html).toContain('name="html.description" value="on"');
    const fields = { ...typed, description, 'html.description': 'on' };
    expect((await send(path, path, fields)).status).toBe(303);
    expect((await showJob(company, job.hash_id)).description).toBe(description);
  });

  test('without pay, office and texts is said to lack them', async () => {
    const { open, path } = await openEditor();
    const { html } = await open(path);
    expect(html).toContain('Add the pay.');
    expect(html).toContain('Add a description.');
  });

  test('that is refused keeps its status and what was typed', async () => {
    const { company, browser, open, path, job, root } = await openEditor();
    const form_token = consoleToken(await open(path));
    const fields = { ...typed, form_token, title: '', purpose: 'publish' };
    const answer = await browser.post(root + path, fields);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('name="description"');
    expect(answer.html).toContain('- Bread\n- Cake');
    expect((await showJob(company, job.hash_id)).status).toBe('Draft');
  });

  test('that somebody else saved in the meantime is not replaced: what was typed stays, and the change is named', async () => {
    const { company, browser, open, path, job, root } = await openEditor();
    const page = await open(path);
    const version = versionOf(page.html);
    const form_token = consoleToken(page);
    await company.admin('POST', `/api/jobs/update/${job.id}`, { seniority: 'Senior' });
    const fields = { ...typed, form_token, version, purpose: 'save' };
    const refused = await browser.post(root + path, fields);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Not saved: someone else changed this job');
    expect(refused.html).toMatch(/role="alert".*: Seniority<\/li>/su);
    expect(refused.html).toContain('value="Baker &lt;b&gt;"');
    expect((await showJob(company, job.hash_id)).title).toBe('Baker');
    const again = { ...fields, version: versionOf(refused.html) };
    expect((await browser.post(root + path, again)).status).toBe(303);
    expect((await showJob(company, job.hash_id)).title).toBe('Baker <b>');
  });

  test('leads to its career page while it is Live', async () => {
    const { company, open, path, job } = await openEditor();
    expect((await open(path)).html).not.toContain('Open the career page');
    await company.recruiter('POST', `/api/jobs/update/${job.id}`, { status: 'Live' });
    expect((await open(path)).html).toContain(`href="https://${company.host}/jobs/${job.hash_id}"`);
  });

  test('is for Recruiters to edit: a Viewer sees no tab, and no button for a new one', async () => {
    const { company, path } = await openEditor();
    const viewer = await openConsole(company, 'Viewer');
    expect((await viewer.open(`${path}/board`)).html).not.toContain(`href="${viewer.root}${path}"`);
    expect((await viewer.open('/jobs')).html).not.toContain('/jobs/new');
    expect((await viewer.browser.get(viewer.root + path)).status).toBe(403);
  });
});

describe('the preview', () => {
  test('is the career page of the job as it is stored, in a frame of its own policy', async () => {
    const { open, path, root } = await openEditor({ description: '<p>We <b>bake</b>.</p>' });
    expect((await open(path)).html).toContain(`src="${root}${path}/preview"`);
    const { html, headers } = await open(`${path}/preview`);
    expect(html).toContain('Baker');
    expect(html).toContain('<p>We <b>bake</b>.</p>');
    expect(html).not.toContain('<script');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/u);
    expect(policy).toContain("; sandbox; frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBeNull();
  });

  test('shows the form as it is, cleaned, and saves nothing', async () => {
    const { company, send, path, job } = await openEditor();
    const fields = {
      ...typed,
      description: '<p onclick="x">Hello</p><script>alert(1)</script>',
      'html.description': 'on',
      max_salary: 'much',
      'employment_types.99': 'on',
      currency: '?',
    };
    const shown = await send(path, `${path}/preview`, fields);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('Baker &lt;b&gt;');
    expect(shown.html).toContain('<p>Hello</p>');
    expect(shown.html).not.toMatch(/<script|onclick|alert\(/u);
    expect((await showJob(company, job.hash_id)).title).toBe('Baker');
    const gaps = await send(path, `${path}/preview`, typed, asScript);
    expect(gaps.html).toMatch(/^<section[^>]* id="gaps"/u);
    expect(gaps.html).not.toContain('Add a description.');
    const fresh = await send('/jobs/new', '/jobs/new/preview', typed);
    expect(fresh.html).toContain('<li>Bread</li>');
    expect((await send('/jobs/new', '/jobs/new/preview')).status).toBe(200);
  });
});
