/** The forms of all clients, at every kind of endpoint and page that takes a file. */
import { describe, expect, test } from 'vitest';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { newApplicant, pdf, STORE } from '../support/applying.ts';
import { clients, sentBy } from '../support/client-forms.ts';
import { openCompany } from '../support/company.ts';
import { consoleToken, openConsole } from '../support/console.ts';
import { API, send } from '../support/call.ts';
import { filesOf, formOf, image, upload } from '../support/uploads.ts';

const slow = { timeout: 30_000 };
/** Guzzle writes a quote as it is, which ends the name. */
const cvName = (client: string) =>
  client.startsWith('Guzzle') ? "Lebenslauf 'Jürgen'.pdf" : 'Lebenslauf "Jürgen".pdf';
const names = Object.keys(clients);

const cv = (client: string) => ({
  name: 'file_cv',
  filename: cvName(client),
  content: pdf(`CV ${crypto.randomUUID()}`),
});
const texts = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, content]) => ({ name, content }));

test.each(names)('an application from %s has its name and its CV', slow, async (client) => {
  const acme = await openCompany();
  const job = await acme.postJob();
  const person = { first_name: 'Jürgen', last_name: 'Ω', email: newApplicant() };
  const { body, headers } = sentBy(client, [
    ...texts({ job_id: String(job.id), ...person }),
    cv(client),
  ]);
  const answer = await acme.recruiter('POST', STORE, body, headers);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  const [application] = await applicationsOf(acme);
  expect(application).toMatchObject({ first_name: 'Jürgen', last_name: 'Ω' });
  expect(answer.body.data).toMatchObject({ documents: [{ filename: cvName(client) }] });
});

test.each(names)('a logo from %s', slow, async (client) => {
  const acme = await openCompany();
  const form = sentBy(client, [{ name: 'logo', filename: 'a.png', content: image() }]);
  expect(await upload(acme, form)).toMatchObject({ status: 200 });
});

test.each(names)('an import from %s', slow, async (client) => {
  const acme = await openCompany();
  const content = 'First Name,Last Name,Email\r\nIda,B,ida@x.example\r\n';
  const { body, headers } = sentBy(client, [
    { name: 'source', content: 'csv' },
    { name: 'file', filename: 'personen ä.csv', content },
  ]);
  const answer = await acme.admin('POST', '/api/imports/store', body, headers);
  expect(answer, answer.text).toMatchObject({ status: 201 });
});

test.each(names)('a form of a career site from %s', slow, async (client) => {
  const acme = await openCompany();
  const form = await openForm(acme, await acme.postJob({ status: 'Live' }));
  const person = { first_name: 'Jürgen', last_name: 'Ω', email: form.email, phone: '' };
  const consent = form.html.includes('name="consent"') ? { consent: 'on' } : {};
  const { body, headers } = sentBy(client, [
    ...texts({ ...form.hidden, ...person, homepage: '', ...consent }),
    cv(client),
  ]);
  const origin = { origin: `https://${acme.host}`, 'sec-fetch-site': 'same-origin' };
  const url = `https://${acme.host}${form.path}`;
  const answer = await send(url, { method: 'POST', body, headers: { ...headers, ...origin } });
  expect(answer.status).toBe(303);
  expect((await applicationsOf(acme))[0]).toMatchObject({ first_name: 'Jürgen', last_name: 'Ω' });
});

test.each(names)('a form of the console from %s', slow, async (client) => {
  const acme = await openCompany();
  const { browser, root, open } = await openConsole(acme, 'Admin');
  const { body, headers } = sentBy(client, [
    { name: 'form_token', content: consoleToken(await open('/company')) },
    { name: 'logo', filename: 'Ä.png', content: image() },
  ]);
  const cookie = Array.from(browser.cookies, (one) => one.join('=')).join('; ');
  const answer = await send(`${API}${root}/company/logo`, {
    method: 'POST',
    body,
    headers: { ...headers, cookie, origin: API, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status, await answer.text()).toBe(303);
  expect(await filesOf(acme)).toHaveLength(1);
});

describe('a form without files', () => {
  const post = async (path: string, body: string, type = '') => {
    const response = await send(`${API}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': `application/x-www-form-urlencoded${type}`,
        origin: API,
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
      },
    });
    return { status: response.status, text: await response.text() };
  };

  // One that is read carries no key, and is refused for that.
  test.each([
    ['email=J%C3%BCrgen', '', 403],
    ['email=J%FCrgen', '', 422],
    ['email=J\u00fcrgen', '', 403],
    ['email=J%FCrgen', '; charset=ISO-8859-1', 403],
    ['_charset_=windows-1252&email=J%FCrgen', '', 403],
    ['_charset_=&email=x&&=&a', '', 403],
    ['email=x', '; charset=utf-7', 422],
  ])('%s with the type %j is answered with %i', async (body, type, status) => {
    expect((await post('/sign-in', body, type)).status).toBe(status);
    expect((await post('/forgot-password', body, type)).status).toBe(status);
  });

  test.each(['client_id', 'code', 'grant_type'])(
    'of OAuth is refused where %s is not UTF-8',
    async (name) => {
      const { status, text } = await post('/api/oauth/token', `${name}=%FC`);
      expect(status).toBe(400);
      expect(JSON.parse(text).error_description).toBe('A parameter is not well-formed text.');
    },
  );
});

describe(
  'letters that are not those of the named character set are refused, and nothing is stored',
  slow,
  () => {
    const bad = (disposition: string, type?: string) => ({
      disposition: `form-data; ${disposition}`,
      ...(type !== undefined && { type }),
      content: Buffer.from('J\xfcrgen', 'latin1'),
    });

    test.each([
      ['first_name', bad('name="first_name"')],
      ['first_name', bad('name=first_name', 'text/plain; charset=utf-8')],
      ['first_name', bad('name=first_name', 'text/plain; charset=shift_jis')],
      ['source', bad('name="source"')],
      [
        'file_cv',
        {
          ...bad(''),
          disposition: Buffer.from('form-data; name="file_cv"; filename="\xfc.pdf"', 'latin1'),
        },
      ],
      ['file_cv', bad("name=file_cv; filename*=utf-8''%FC.pdf")],
      ['cover_letter', bad("name=cover_letter; filename*=big5''%FC.txt")],
    ])('in %s', async (field, part) => {
      const acme = await openCompany();
      const job = await acme.postJob();
      const fields = texts({ job_id: String(job.id), last_name: 'B', email: newApplicant() });
      const { body, headers } = formOf([...fields, part]);
      const answer = await acme.recruiter('POST', STORE, body, headers);
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors)).toContain(field);
      expect(await applicationsOf(acme)).toEqual([]);
    });

    test('but read in the one that its part names', async () => {
      const acme = await openCompany();
      const job = await acme.postJob();
      const fields = texts({ job_id: String(job.id), last_name: 'B', email: newApplicant() });
      const part = bad('name=first_name', 'text/plain; charset=ISO-8859-1');
      const { body, headers } = formOf([...fields, part]);
      const answer = await acme.recruiter('POST', STORE, body, headers);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      expect((await applicationsOf(acme))[0]?.first_name).toBe('Jürgen');
    });
  },
);
