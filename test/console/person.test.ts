/** The page of a person: what it shows, corrections, documents, and what Admins do with all of it. */
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { consoleToken, openConsole, toastOf } from '../support/console.ts';
import { PASSWORD } from '../support/oauth.ts';

async function openPerson(role: Role = 'Recruiter') {
  const company = await openCompany();
  const job = await company.postJob();
  const application = await company.apply({ job_id: String(job.id) });
  const id = application.candidate_id;
  const show = async (of = id) =>
    (await company.recruiter<Candidate>('GET', `/api/candidates/show/${of}`)).body.data;
  const add = async (details: Record<string, unknown>) =>
    (await company.recruiter<Candidate>('POST', '/api/candidates/store', details)).body.data;
  const console = await openConsole(company, role);
  return { company, job, application, id, show, add, page: `/candidates/${id}`, ...console };
}

const details = async ({ show }: { show: () => Promise<Candidate> }) => {
  const { first_name, last_name, email, phone, updated_at } = await show();
  return { first_name, last_name, email, phone: phone ?? '', updated_at };
};

describe('the page', () => {
  test('shows the person with their applications and documents', async () => {
    const { open, page, root, job, application } = await openPerson();
    const { html } = await open(page);
    expect(html).toContain('Ada Lovelace');
    expect(html).toContain(`mailto:${application.email}`);
    expect(html).toContain(`${root}/jobs/${job.hash_id}/applications/${application.id}`);
    expect(html).toContain('cv.pdf');
    expect(html).not.toContain('Data protection');
  });

  test('encodes what means something in the link of an email address, as the page of an application does', async () => {
    const { company, job, open } = await openPerson();
    const email = `o'neil&100%?cc=eve+${crypto.randomUUID()}@people.example`;
    const application = await company.apply({ job_id: String(job.id), email });
    const link = `href="mailto:o&#39;neil%26100%25%3Fcc%3Deve%2B${email.split('+')[1]}"`;
    expect((await open(`/candidates/${application.candidate_id}`)).html).toContain(link);
    expect((await open(`/jobs/${job.hash_id}/applications/${application.id}`)).html).toContain(
      link,
    );
  });

  test.each([
    ['ja', '応募日：'],
    ['fr', 'Reçue\u00A0: '],
    ['pl', 'Zgłoszono: '],
  ])('labels the facts of an application as %s does', async (language, facts) => {
    const { browser, root, page } = await openPerson();
    const { html } = await browser.get(`${root}${page}`, { 'accept-language': language });
    expect(html).toContain(facts);
  });

  test('is linked from the page of an application', async () => {
    const { open, root, page, job, application } = await openPerson();
    const { html } = await open(`/jobs/${job.hash_id}/applications/${application.id}`);
    expect(html).toContain(`href="${root}${page}"`);
  });

  test('has no form for a Viewer', async () => {
    const { open, page } = await openPerson('Viewer');
    const [, main = ''] = (await open(page)).html.split('<main');
    expect(main).not.toContain('method="post"');
  });
});

describe('a correction', () => {
  test('changes what was typed, and the links', async () => {
    const person = await openPerson();
    const { send, page, browser, show } = person;
    const answer = await send(page, `${page}/correct`, {
      ...(await details(person)),
      last_name: 'Byron',
      'link_kind.0': 'github',
      'link_url.0': 'https://github.com/ada',
      'link_url.1': ' ',
    });
    expect(answer.status).toBe(303);
    expect(toastOf(await browser.get(answer.location))).toBe('Saved.');
    expect(await show()).toMatchObject({
      last_name: 'Byron',
      links: [{ kind: 'github', url: 'https://github.com/ada' }],
    });
  });

  test('of what somebody else has changed is refused, and keeps what was typed', async () => {
    const person = await openPerson();
    const { send, page, company, id, show } = person;
    const typed = { ...(await details(person)), last_name: 'Typed' };
    await company.recruiter('POST', `/api/candidates/update/${id}`, { last_name: 'Faster' });
    const answer = await send(page, `${page}/correct`, typed);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('Someone else changed this in the meantime.');
    expect(answer.html).toContain('value="Typed"');
    expect((await show()).last_name).toBe('Faster');
  });

  test('to the email address of another offers to merge both', async () => {
    const person = await openPerson('Admin');
    const { send, page, root, add } = person;
    const other = await add({ email: 'grace@people.example' });
    const typed = { ...(await details(person)), email: 'grace@people.example' };
    const answer = await send(page, `${page}/correct`, typed);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain(`href="${root}${page}/merge?from=${other.id}"`);
  });

  test('names the fields that are wrong, the row of a link too', async () => {
    const person = await openPerson();
    const { send, page } = person;
    const answer = await send(page, `${page}/correct`, {
      ...(await details(person)),
      email: 'nowhere',
      'link_url.1': 'javascript:alert(1)',
    });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('id="email-fault"');
    expect(answer.html).toContain('id="link_url.1-fault"');
  });
});

test('a tag is given and taken away', async () => {
  const { send, page, company, show } = await openPerson();
  const made = await company.recruiter<{ id: number }>('POST', '/api/tags/store', { name: 'Here' });
  const tag = String(made.body.data.id);
  expect((await send(page, `${page}/tags`, { add: tag })).status).toBe(303);
  expect((await show()).tags.map(({ name }) => name)).toEqual(['Here']);
  expect((await send(page, `${page}/tags`, { remove: tag })).status).toBe(303);
  expect((await show()).tags).toEqual([]);
});

test('an own document is added, and one without a file is refused', async () => {
  const { open, browser, root, page, show } = await openPerson();
  const form = new FormData();
  form.set('form_token', consoleToken(await open(page)));
  form.set('kind', 'certificate');
  const refused = await browser.post(`${root}${page}/documents`, form);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('class="field wrong"');
  form.set('file', new File(['Speaks Dutch.'], 'dutch.txt', { type: 'text/plain' }));
  const added = await browser.post(`${root}${page}/documents`, form);
  expect(added.status).toBe(303);
  expect((await show()).documents[0]).toMatchObject({ kind: 'certificate', filename: 'dutch.txt' });
  expect((await open(page)).html).toContain('Certificate');
});

test('an own document of more than 10 MB is refused, as by the API', async () => {
  const { open, browser, root, page, show } = await openPerson();
  const form = new FormData();
  form.set('form_token', consoleToken(await open(page)));
  form.set('kind', 'certificate');
  form.set('file', new File(['a '.repeat(5_000_001)], 'long.txt', { type: 'text/plain' }));
  const refused = await browser.post(`${root}${page}/documents`, form);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('class="field wrong"');
  expect((await show()).documents).toEqual([]);
});

test('a document of an application is removed', async () => {
  const { open, send, browser, root, page, company, application } = await openPerson();
  const [document] = (await company.showApplication(application)).documents;
  const path = `${page}/documents/${document?.id}/remove`;
  expect((await open(path)).html).toContain(`Remove ${document?.filename}`);
  const removed = await send(path, path);
  expect(removed.status).toBe(303);
  expect((await company.showApplication(application)).documents).toEqual([]);
  expect((await browser.get(root + path)).status).toBe(404);
});

describe('an Admin', () => {
  test('places a legal hold, under which nothing is erased, and releases it', async () => {
    const { send, open, page, show } = await openPerson('Admin');
    expect((await send(page, `${page}/hold`, { held: 'on' })).status).toBe(303);
    expect((await show()).is_held).toBe(true);
    expect((await open(`${page}/erase`)).html).not.toContain(
      'Delete data of Ada Lovelace</button>',
    );
    const refused = await send(`${page}/erase`, `${page}/erase`);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('The candidate is under legal hold.');
    await send(page, `${page}/hold`);
    expect((await show()).is_held).toBe(false);
  });

  test('exports all data as a file, which is audited', async () => {
    const { send, page, company, id, application } = await openPerson('Admin');
    const answer = await send(page, `${page}/export`);
    expect(answer.headers.get('content-disposition')).toContain(`candidate-${id}.json`);
    expect(JSON.parse(answer.html)).toMatchObject({ id, applications: [{ id: application.id }] });
    expect((await company.audited()).at(-1)?.action).toBe('candidate.export');
  });

  test('merges another person, whose address leads here afterwards', async () => {
    const { open, browser, root, page, show, add, id } = await openPerson('Admin');
    const other = await add({ first_name: 'Grace', email: 'grace@people.example' });
    for (const q of ['grac', 'grace@people.example', String(other.id)]) {
      const found = await open(`${page}/merge?q=${encodeURIComponent(q)}`);
      expect(found.html).toContain(`${root}${page}/merge?from=${other.id}`);
    }
    const asked = await open(`${page}/merge?from=${other.id}`);
    expect(asked.html).toContain('Merge Grace into Ada Lovelace');
    expect((await show(other.id)).id).toBe(other.id);
    const fields = { form_token: consoleToken(asked), from: String(other.id) };
    const merged = await browser.post(`${root}${page}/merge`, fields);
    expect(toastOf(await browser.get(merged.location))).toBe('The two candidates were merged.');
    const moved = await browser.get(`${root}/candidates/${other.id}`);
    expect(moved).toMatchObject({ status: 303, location: `${root}/candidates/${id}` });
  });

  test('merges nobody with themselves, or with somebody unknown', async () => {
    const { send, page, id } = await openPerson('Admin');
    for (const from of [String(id), '1', '']) {
      const answer = await send(`${page}/merge?from=${id}`, `${page}/merge`, { from });
      expect(answer.status).toBe(422);
      expect(answer.html).toContain('Choose another candidate.');
    }
  });

  test('asks for the password again, to merge and to erase, a while after sign-in', async () => {
    setClock(Date.now());
    const { open, send, add, page, show } = await openPerson('Admin');
    const other = await add({ first_name: 'Grace', last_name: 'Hopper' });
    expect((await open(`${page}/erase`)).html).not.toContain('current_password');
    setClock(Date.now() + 16 * MINUTE_MS);
    expect((await open(`${page}/erase`)).html).toContain('name="current_password"');
    for (const current_password of ['', 'wrong']) {
      const typed = { current_password };
      const refused = await send(`${page}/erase`, `${page}/erase`, typed);
      expect(refused.status).toBe(422);
      expect(refused.html).toContain('This is not your password.');
    }
    const from = String(other.id);
    const merge = await send(`${page}/merge?from=${from}`, `${page}/merge`, { from });
    expect(merge.status).toBe(422);
    expect(merge.html).toContain('Hopper');
    expect((await show()).erased_at).toBeNull();
    const typed = { current_password: PASSWORD };
    expect((await send(`${page}/erase`, `${page}/erase`, typed)).status).toBe(303);
    expect((await show()).erased_at).not.toBeNull();
  });

  test('erases a person after a page that says what goes', async () => {
    const { open, send, browser, page, show } = await openPerson('Admin');
    const { html } = await open(`${page}/erase`);
    expect(html).toMatch(/<dt>Documents<\/dt><dd class="num">[12]</u);
    expect(html).toContain('without personal data: 1');
    const erased = await send(`${page}/erase`, `${page}/erase`);
    expect(toastOf(await browser.get(erased.location))).toBe('The data was deleted.');
    expect((await show()).erased_at).not.toBeNull();
    const again = await send(`${page}/erase`, `${page}/erase`);
    expect(again.status).toBe(409);
    expect((await open(page)).html).toContain('Data deleted');
  });
});
