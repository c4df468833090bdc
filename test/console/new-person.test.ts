/** Candidates whom a member adds on the screens of the console: alone, and with an application for a job. */
import { describe, expect, test } from 'vitest';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { consoleToken, openConsole } from '../support/console.ts';

async function candidatesOf(company: Company): Promise<CandidateListed[]> {
  const { body } = await company.viewer<{ data: CandidateListed[] }>(
    'GET',
    '/api/candidates/index',
  );
  return body.data.data;
}

const typed = { first_name: 'Ada', last_name: 'Byron', email: 'ada@people.example', phone: '' };

describe('a candidate without an application', () => {
  test('is added, and their page opens', async () => {
    const company = await openCompany();
    const { browser, open, root, send } = await openConsole(company);
    expect((await open('/candidates')).html).toContain(`${root}/candidates/new"`);
    const made = await send('/candidates/new', '/candidates/new', typed);
    const [person] = await candidatesOf(company);
    expect(made.location).toBe(`${root}/candidates/${person?.id}`);
    expect((await browser.get(made.location)).html).toContain('Ada Byron');
  });

  test.each([
    ['first_name', { first_name: '', last_name: '', email: '' }, 422],
    ['email', { email: 'nobody' }, 422],
    ['phone', { phone: 'call me' }, 422],
    ['last_name', { last_name: 'x'.repeat(256) }, 422],
  ])('is refused beside %s, and keeps what was typed', async (name, wrong, status) => {
    const company = await openCompany();
    const { send } = await openConsole(company);
    const answer = await send('/candidates/new', '/candidates/new', { ...typed, ...wrong });
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(`id="${name}-fault"`);
    if (name !== 'first_name') expect(answer.html).toContain('value="Ada"');
    expect(await candidatesOf(company)).toEqual([]);
  });

  test('who is there already is led to', async () => {
    const company = await openCompany();
    const { root, send } = await openConsole(company);
    await send('/candidates/new', '/candidates/new', typed);
    const [person] = await candidatesOf(company);
    const again = { ...typed, email: 'ADA@people.example' };
    const answer = await send('/candidates/new', '/candidates/new', again);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain(`${root}/candidates/${person?.id}"`);
    expect(await candidatesOf(company)).toHaveLength(1);
  });
});

/** A CV that says who it is of. */
const resume = {
  basics: { name: 'Ada Byron', email: 'ada@people.example', phone: '+49 30 1234567' },
  work: [{ name: 'Engines', position: 'Analyst' }],
};
const resumeContact = { email: 'ada@people.example', phone: '+49301234567' };
const cvFile = () => new File([JSON.stringify(resume)], 'cv.json');

describe('a candidate who is added with a CV', () => {
  async function openPage(page: string, company: Company) {
    const opened = await openConsole(company);
    const sendFile = async (fields: Record<string, string>, file: File, once?: string) => {
      const form = new FormData();
      const shown = await opened.open(page);
      const [, fresh = ''] = /name="once" value="([^"]+)"/u.exec(shown.html) ?? [];
      const keys = { form_token: consoleToken(shown), once: once ?? fresh };
      for (const [name, value] of Object.entries({ ...keys, ...fields })) form.set(name, value);
      form.set('file_cv', file);
      return opened.browser.post(opened.root + page, form);
    };
    return { ...opened, sendFile };
  }

  test('has the name, address and phone that it says, and keeps the CV', async () => {
    const company = await openCompany();
    const { root, sendFile } = await openPage('/candidates/new', company);
    const made = await sendFile({ first_name: '', last_name: '', email: '', phone: '' }, cvFile());
    expect(made.status, made.html).toBe(303);
    const [person] = await candidatesOf(company);
    expect(made.location).toBe(`${root}/candidates/${person?.id}`);
    expect(person).toMatchObject({ first_name: 'Ada', last_name: 'Byron', ...resumeContact });
    const { body } = await company.viewer<{ documents: unknown[] }>(
      'GET',
      `/api/candidates/show/${person?.id}`,
    );
    expect(body.data.documents).toMatchObject([{ filename: 'cv.json', kind: 'cv' }]);
  });

  test('is called as was typed, whatever it says', async () => {
    const company = await openCompany();
    const { sendFile } = await openPage('/candidates/new', company);
    await sendFile({ first_name: 'Augusta', last_name: '', email: '', phone: '' }, cvFile());
    const [person] = await candidatesOf(company);
    expect(person).toMatchObject({ first_name: 'Augusta', last_name: 'Byron' });
  });

  test('is one of two clicks, with one CV', async () => {
    const company = await openCompany();
    const { sendFile } = await openPage('/candidates/new', company);
    const once = 'x'.repeat(43);
    const named = () => new File([JSON.stringify({ basics: { name: 'Ada Byron' } })], 'cv.json');
    const first = await sendFile({ email: '' }, named(), once);
    const second = await sendFile({ email: '' }, named(), once);
    expect(second.location, second.html).toBe(first.location);
    expect(await candidatesOf(company)).toHaveLength(1);
    const { body } = await company.viewer<{ documents: unknown[] }>(
      'GET',
      `/api/candidates/show/${first.location.split('/').at(-1)}`,
    );
    expect(body.data.documents).toHaveLength(1);
  });

  test.each([
    ['that says nobody', new File(['{"basics": {}}'], 'cv.json'), 'first_name-fault'],
    ['that is no document', new File([new Uint8Array(64)], 'cv.exe'), 'file_cv-fault'],
  ])('%s is refused, and nothing is stored', async (_, file, fault) => {
    const company = await openCompany();
    const { sendFile } = await openPage('/candidates/new', company);
    const fields = fault === 'file_cv-fault' ? { email: 'ada@people.example' } : {};
    const answer = await sendFile(fields, file);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(`id="${fault}"`);
    expect(await candidatesOf(company)).toEqual([]);
  });

  test('applies to a job with nothing typed', async () => {
    const company = await openCompany();
    const job = await company.postJob();
    const { sendFile } = await openPage(`/jobs/${job.hash_id}/candidates/new`, company);
    const made = await sendFile({ first_name: '', last_name: '', email: '', phone: '' }, cvFile());
    const [, id = ''] = /applications\/(\d+)$/u.exec(made.location) ?? [];
    const shown = await company.showApplication({ id: Number(id) });
    expect(shown).toMatchObject({ first_name: 'Ada', last_name: 'Byron', ...resumeContact });
  });
});

describe('a candidate for a job', () => {
  async function openForm() {
    const company = await openCompany();
    const job = await company.postJob();
    const opened = await openConsole(company);
    const page = `/jobs/${job.hash_id}/candidates/new`;
    /** Sends the form with a résumé. */
    const sendFile = async (fields: Record<string, string>, file?: File) => {
      const form = new FormData();
      const { open, browser, root } = opened;
      const all = { form_token: consoleToken(await open(page)), ...fields };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      form.set('file_cv', file ?? new File([], ''));
      return browser.post(root + page, form);
    };
    return { company, job, page, sendFile, ...opened };
  }

  test('applies, with a résumé or without', async () => {
    const { company, job, open, page, root, sendFile } = await openForm();
    expect((await open(`/jobs/${job.hash_id}/board`)).html).toContain(`${page}"`);
    const made = await sendFile(typed, new File(['%PDF-1.7 a résumé'], 'cv.pdf'));
    const [, id = ''] = /applications\/(\d+)$/u.exec(made.location) ?? [];
    expect(made.location).toBe(`${root}/jobs/${job.hash_id}/applications/${id}`);
    const shown = await company.showApplication({ id: Number(id) });
    expect(shown).toMatchObject({ first_name: 'Ada', documents: [{ filename: 'cv.pdf' }] });
    const other = await sendFile({ ...typed, email: 'bea@people.example' });
    expect(other.status).toBe(303);
  });

  test.each([
    ['first_name', { first_name: '' }, undefined],
    ['email', { email: '' }, undefined],
    ['file_cv', {}, new File([new Uint8Array(64)], 'cv.exe')],
  ])('is refused beside %s, and nothing is stored', async (name, wrong, file) => {
    const { company, sendFile } = await openForm();
    const answer = await sendFile({ ...typed, ...wrong }, file);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(`id="${name}-fault"`);
    expect(answer.html).toContain('value="Byron"');
    expect(await candidatesOf(company)).toEqual([]);
  });

  test('who applied already is refused', async () => {
    const { sendFile } = await openForm();
    await sendFile(typed);
    const answer = await sendFile(typed);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('This person has already applied to this job.');
  });
});
