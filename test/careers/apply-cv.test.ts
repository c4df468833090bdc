/** The application form is filled in from a CV, which is read and not stored. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { newAddress, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { documentsOf, formOf } from '../support/uploads.ts';
import type { Part } from '../support/uploads.ts';

const CV = `Grace van Hopper
grace.hopper@example.com
Phone: +44 20 7946 0958

Work experience

01/2019 – today  Baker, Acme Bread Ltd
Bakes bread.

Education

2010 – 2014  Diploma, University of Leeds
`;

let acme: Company;
let job: Job;

beforeAll(async () => {
  acme = await openCompany();
  job = await acme.postJob({ status: 'Live' });
});

function fileOf(content: string, filename = 'cv.txt'): Part {
  return { name: 'file_cv', filename, content, type: 'text/plain' };
}

type Asking = {
  address?: string;
  moment?: string;
  headers?: Record<string, string>;
  hash?: string;
  /** Whose job it is, if not that of all tests. */
  of?: { company: Company; job: Job };
};

/** Asks as the script of the form does. */
async function ask(parts: readonly Part[], asking: Asking = {}) {
  const { of = { company: acme, job } } = asking;
  const { hidden } = await openForm(of.company, of.job, { ago: 0 });
  const { moment = hidden['moment'] ?? '', hash = of.job.hash_id, address = newAddress() } = asking;
  const form = formOf([{ name: 'moment', content: moment }, ...parts]);
  const response = await send(`https://${of.company.host}/jobs/${hash}/apply/cv`, {
    method: 'POST',
    body: form.body,
    headers: {
      'cf-connecting-ip': address,
      origin: `https://${of.company.host}`,
      'sec-fetch-site': 'same-origin',
      ...form.headers,
      ...asking.headers,
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body: unknown = isJson ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, body };
}

describe('a CV that is sent to fill in the form', () => {
  test('gives what it says of the person, and is not stored', async () => {
    const { status, body, headers } = await ask([fileOf(CV)]);
    expect(status).toBe(200);
    expect(body).toEqual({
      first_name: 'Grace',
      last_name: 'van Hopper',
      email: 'grace.hopper@example.com',
      phone: '+442079460958',
    });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(await documentsOf(acme)).toEqual([]);
    expect(await applicationsOf(acme)).toEqual([]);
  });

  test.each(['grace-1732780000@people.example', 'grace@hopper.london', 'grace@hopper.studio'])(
    'gives %s, whose ending is no country',
    async (email) => {
      const { body } = await ask([fileOf(CV.replace('grace.hopper@example.com', email))]);
      expect(body).toMatchObject({ email, first_name: 'Grace' });
    },
  );

  test('is read as a CV of the country of the company, as when it is sent', async () => {
    const british = await openCompany();
    await british.admin('POST', `/api/companies/update/${british.id}`, { country_id: 826 });
    const posted = await british.postJob({ status: 'Live' });
    const national = CV.replace('+44 20 7946 0958', '020 7946 0958');
    const { body } = await ask([fileOf(national)], { of: { company: british, job: posted } });
    expect(body).toMatchObject({ phone: '+442079460958' });
  });

  test('gives nothing where it cannot be read', async () => {
    expect(await ask([fileOf('%PDF-1.4 and no more', 'cv.pdf')])).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await ask([fileOf('Nothing of a person.')])).body).not.toHaveProperty('email');
  });

  test.each([
    ['without a file', [], {}],
    ['with a picture', [fileOf('\u0089PNG\r\n\u001A\n', 'cv.png')], {}],
    ['with an empty file', [fileOf('')], {}],
    ['with a file that the form would refuse as too large', [fileOf(CV.padEnd(10_000_001))], {}],
    ['of another form', [fileOf(CV)], { moment: `${Date.now()}.forged` }],
    ['without a form', [fileOf(CV)], { moment: '' }],
    ['of a bot', [fileOf(CV), { name: 'homepage', content: 'https://spam.example' }], {}],
  ])('is refused %s', async (_, parts, asking) => {
    expect(await ask(parts, asking)).toMatchObject({ status: 422, body: {} });
  });

  test('is refused for a job that is not open, and from other sites', async () => {
    const draft = await acme.postJob({ status: 'Draft' });
    expect(await ask([fileOf(CV)], { hash: draft.hash_id })).toMatchObject({ status: 404 });
    expect(await ask([fileOf(CV)], { hash: 'unknown' })).toMatchObject({ status: 404 });
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask([fileOf(CV)], { headers: foreign })).toMatchObject({ status: 403 });
  });

  test('is read 40 times within ten minutes from one address', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let sent = 0; sent < 41; sent++) {
      statuses.push((await ask([fileOf('x')], { address })).status);
    }
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(statuses[40]).toBe(429);
  });

  test('counts files that turn out to be no documents', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let sent = 0; sent < 41; sent++) {
      statuses.push((await ask([fileOf('{"no": "resume"}', 'cv.json')], { address })).status);
    }
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 422));
    expect(statuses[40]).toBe(429);
  });
});

describe('the form', () => {
  test('asks for the CV first, and says where it is read', async () => {
    const { html } = await openForm(acme, job);
    const names = Array.from(html.matchAll(/<input[^>]* name="(\w+)"/gu), ([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['moment', 'file_cv', 'first_name']);
    expect(html).toContain(`data-read-cv="/jobs/${job.hash_id}/apply/cv"`);
  });
});
