/** Text that comes in: one line or many, addresses and numbers, on every field of the API, the tools and the forms (decisions: Conventions). */
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { applyWordsFor } from '../support/form-words.ts';
import { jobTexts } from '#data/tables/jobs.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { eq } from 'drizzle-orm';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { openForm } from '../support/apply-form.ts';
import { openAlertForm } from '../support/alerts.ts';
import { fresh, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { signedIn } from '../support/oauth.ts';
import { db } from '../support/operator.ts';
import { callTool } from '../support/tools.ts';

/** Every control character of one line, and the separators of lines and paragraphs. */
const CONTROLS = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  0x2028,
  0x2029,
  0xfeff,
].map((code) => String.fromCodePoint(code));
/** What a text of several lines may hold of them. */
const LAYOUT = new Set(['\t', '\n', ...CONTROLS.slice(CONTROLS.indexOf('\x80'))]);

/** The fields of bodies that may have several lines. All others have one, are refused, or are no text. */
const MULTILINE = new Set([
  'body',
  'career_page_settings',
  'consent',
  'consent_text',
  'description',
  'note',
  'requirements',
  'tasks',
  'text',
]);

/** Looked up, and never stored. */
const REFERENCES = new Set(['job_id']);

beforeAll(openDomains);

/** A form of a company's own website is read as that of a career site, whose fields are tested below. */
const isForm = (path: string) => path.startsWith('/api/board/');

const bodies = endpoints.flatMap(({ method, path, terms: { body } }) =>
  body === undefined || isForm(path) ? [] : [{ name: `${method} ${path}`, body }],
);

/** The fields whose value is a text, or may be a list of texts. */
function fieldsOf(body: z.core.$ZodType): string[] {
  const shape = body instanceof z.core.$ZodObject ? body._zod.def.shape : {};
  return Object.keys(shape);
}

function faultyFields(body: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(body, value);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])];
}

describe('every field of a body', () => {
  test.each(bodies)('$name refuses control characters in fields of one line', ({ body }) => {
    for (const field of fieldsOf(body)) {
      if (MULTILINE.has(field) || REFERENCES.has(field)) continue;
      for (const value of ['a\nb', 'a\tb', 'a\u0085b', '\u2028a', 'a\uFEFF']) {
        expect(faultyFields(body, { [field]: value }), JSON.stringify(value)).toContain(field);
        expect(faultyFields(body, { [field]: [value] }), JSON.stringify([value])).toContain(field);
      }
    }
  });
});

describe('a field of one line', () => {
  test.each(CONTROLS.map((character) => [character.codePointAt(0)?.toString(16), character]))(
    'refuses U+%s with 422 that names the field, wherever it stands',
    async (_, character) => {
      const acme = await openCompany();
      for (const title of [`${character}Baker`, `Ba${character}ker`, `Baker${character}`]) {
        const answer = await acme.recruiter('POST', '/api/jobs/store', { title });
        expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
        expect(Object.keys(answer.body.errors)).toEqual(['title']);
      }
    },
  );

  test('loses white space at its ends, and keeps one space of each run', async () => {
    const acme = await openCompany();
    const title = '\u3000 Senior \u00A0  Baker\u2003(m/f) ';
    const job = await acme.recruiter<Job>('POST', '/api/jobs/store', {
      title,
      seniority: ' A  B ',
    });
    expect(job.body.data).toMatchObject({ title: 'Senior Baker (m/f)', seniority: 'A B' });
  });

  test('may not consist of white space alone', async () => {
    const acme = await openCompany();
    const answer = await acme.recruiter('POST', '/api/jobs/store', { title: ' \u00A0 ' });
    expect(answer.body.errors).toEqual({ title: [expect.any(String)] });
  });

  test('is refused by tools, which name the argument', async () => {
    const acme = await openCompany();
    const token = await acme.token('Recruiter', ['mcp']);
    const { isError, failure } = await callTool(token, 'create_job_draft', { title: 'Bak\ner' });
    expect(isError).toBe(true);
    expect(failure.errors).toEqual({
      title: ['Must not contain line breaks or other control characters.'],
    });
  });

  test('is refused in forms of the account pages, with the name of the field', async () => {
    const browser = await signedIn(await openCompany());
    const page = await browser.get('/settings');
    const typed = { first_name: 'A\tda', last_name: 'Lovelace' };
    const answer = await browser.submit(page, '/settings', typed);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('first_name');
    expect(answer.html).not.toContain('last_name');
  });

  test('is refused in the forms of career pages, beside the field', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const { fieldErrors } = applyWordsFor('en-GB');
    const applied = await (await openForm(acme, job)).submit({ last_name: 'Love\nlace' });
    expect(applied.status).toBe(422);
    expect(applied.html).toContain(fieldErrors.unreadable);
    const alert = await openAlertForm('country=gb');
    const subscribed = await alert.submit({ email: 'a@people.example\n' });
    expect(subscribed.status).toBe(422);
    expect(subscribed.html).toContain(fieldErrors.unreadable);
  });
});

describe('a field of several lines', () => {
  test.each(CONTROLS.map((character) => [character.codePointAt(0)?.toString(16), character]))(
    'takes U+%s only as a tab or a line break',
    async (_, character) => {
      const acme = await openCompany();
      const body = { description: `One${character}two` };
      const answer = await acme.admin('POST', `/api/companies/update/${acme.id}`, body);
      expect(answer.status).toBe(LAYOUT.has(character) ? 200 : 422);
      if (answer.status === 422) expect(Object.keys(answer.body.errors)).toEqual(['description']);
    },
  );

  test('keeps the line breaks of Windows', async () => {
    const acme = await openCompany();
    const description = 'One\r\n\r\n\ttwo';
    const path = `/api/companies/update/${acme.id}`;
    const answer = await acme.admin<CompanyRecord>('POST', path, { description });
    expect(answer.body.data.description).toBe(description);
  });
});

test('career pages never carry raw control characters, not even of older records', async () => {
  const acme = await openCompany();
  const job = await acme.postJob({ status: 'Live', description: '<p>Bread</p>' });
  const description = `<p>Br${CONTROLS.slice(1, 0x20).join('')}ead\x7F</p>`;
  await db.update(jobTexts).set({ description }).where(eq(jobTexts.jobId, job.id));
  const paths = [`/jobs/${job.hash_id}`, '/?search-key=a%01%1Fb', '/alerts?search-key=a%0Bb'];
  for (const path of paths) {
    const answer = await visit(acme.host, fresh(path));
    expect(answer.status, path).toBe(200);
    // oxlint-disable-next-line no-control-regex -- Those characters are what it looks for.
    expect(await answer.text(), path).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/u);
  }
});

describe('an email address', () => {
  const bad = [
    'a@.com',
    'a@example..com',
    'a@-example.com',
    'mailto:a@example.com',
    'a(comment)@example.com',
    'a@localhost',
    'a.@example.com',
  ];

  test.each(bad)('%s is refused with 422 wherever one is taken', async (email) => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const meeting = { title: 'Talk', start_time: '2099-01-01T10:00:00Z', attendees: [email] };
    const person = { first_name: 'Ada', last_name: 'Lovelace', email, job_id: job.hash_id };
    const answers = [
      await acme.admin('POST', '/api/company-users/store', { email, role_type: 'Viewer' }),
      await acme.admin('POST', '/api/contracted-companies', { name: 'Initech', email }),
      await acme.recruiter('POST', '/api/meet/store', meeting),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      const [messages] = Object.values(body.errors);
      expect(messages).toEqual([expect.stringMatching(/^Must (?:be|have) /u)]);
    }
    const { NewApplication } = await import('#recruiting/pipeline/applications/schemas/create.ts');
    expect(faultyFields(NewApplication, person)).toEqual(['email']);
    const form = await openForm(acme, job);
    const applied = await form.submit({ email });
    expect(applied.status).toBe(422);
    expect(applied.html).toContain(applyWordsFor('en-GB').fieldErrors.not_email);
    const alert = await openAlertForm('country=gb');
    expect((await alert.submit({ email })).status).toBe(422);
  });
});

describe('a phone number', () => {
  test.each(['abc', '<script>', '12', '1'.repeat(41)])(
    '%s is refused with 422 wherever one is taken',
    async (phone) => {
      const acme = await openCompany();
      const job = await acme.postJob({ status: 'Live' });
      const answers = [
        await acme.admin('POST', `/api/companies/update/${acme.id}`, { phone }),
        await acme.admin('POST', '/api/contracted-companies', { name: 'Initech', phone }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(422);
        expect(Object.keys(body.errors)).toEqual(['phone']);
      }
      await expect(acme.apply({ phone, files: [] })).rejects.toThrow('422');
      const applied = await (await openForm(acme, job)).submit({ phone });
      expect(applied.status).toBe(422);
      const { not_phone: wrong, too_long: long } = applyWordsFor('en-GB').fieldErrors;
      expect(applied.html).toContain(phone.length > 40 ? long.split('{')[0] : wrong);
    },
  );

  test('is stored in plain characters, and an empty one clears it', async () => {
    const acme = await openCompany();
    const path = `/api/companies/update/${acme.id}`;
    for (const [phone, expected] of [
      [' (030)  １２３-x4 ', '(030) 123-x4'],
      ['', null],
    ]) {
      const answer = await acme.admin<CompanyRecord>('POST', path, { phone });
      expect(answer.body.data.phone).toBe(expected);
    }
  });
});

test('a website with white space, control characters, quotation marks or brackets is refused with 422', async () => {
  const acme = await openCompany();
  const path = `/api/companies/update/${acme.id}`;
  for (const website of [
    'https://a.example/"><script>alert(1)</script>',
    'https://a.example/\n',
    'https://a.example/a b',
    'https://a.example/\u00A0b',
    'https://a.example/a\\b',
    'https:a.example',
    'https:///a.example',
  ]) {
    const answer = await acme.admin('POST', path, { website });
    expect(answer.status, website).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['website']);
  }
  for (const website of ['https://a.example/é?q=[1]#x', 'http://müller.example']) {
    expect((await acme.admin('POST', path, { website })).status, website).toBe(200);
  }
});

describe('HTML whose references become what no text holds', () => {
  const bad = ['&#1;', '&#x1;', '&#x0001F;', '&#127;', '&#xFFFE;', '&#65535;', '\uFFFE', '&#11;'];

  test.each(bad)('%j is refused in every field of HTML', async (reference) => {
    const acme = await openCompany();
    const html = `<p>a${reference}b</p>`;
    const link = `<a href="https://a.example/${reference}">a</a>`;
    for (const [field, text] of [
      ['description', html],
      ['tasks', link],
      ['requirements', html],
    ] as const) {
      const job = { title: 'Baker', [field]: text };
      const answer = await acme.recruiter('POST', '/api/jobs/store', job);
      expect(answer.status, field).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    const draft = { career_page_draft: { sections: [{ kind: 'text', heading: 'A', html }] } };
    const page = await acme.admin('POST', `/api/companies/update/${acme.id}`, draft);
    expect(page.status).toBe(422);
    expect(Object.keys(page.body.errors)).toEqual(['career_page_draft.sections.0.html']);
    const template = { name: 'A', subject: 'A', body: html };
    const mail = await acme.admin('POST', '/api/email-templates/store', template);
    expect(mail.status).toBe(422);
    expect(Object.keys(mail.body.errors)).toContain('body');
  });

  test.each([
    '&amp;#1;',
    '&#9;',
    '&#10;',
    '&#13;&#10;',
    '&#128;',
    '&#xFEFF;',
    '&#x10FFFD;',
    '&bogus;',
  ])('%j is taken', async (reference) => {
    const acme = await openCompany();
    const job = { title: 'Baker', description: `<p>a${reference}b</p>` };
    expect((await acme.recruiter('POST', '/api/jobs/store', job)).status).toBe(201);
  });
});
