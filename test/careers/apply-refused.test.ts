/** Forms that are not taken: slips of people, and what no person sends. Nothing of them is written. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { countAttempts } from '#accounts/throttles/actions.ts';
import { script } from '#careers/layout/script.ts';
import { wordsFor } from '#careers/words/words.ts';
import { runPlan } from '#data/query-plan.ts';
import { jobs } from '#data/tables/jobs.ts';
import { mails } from '#data/tables/mails.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/schemas.ts';
import { applicationsOf, openForm, readable, see } from '../support/apply-form.ts';
import type { Seen } from '../support/apply-form.ts';
import { cvFile, letterFile, newApplicant, pdf } from '../support/applying.ts';
import { newAddress, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { documentsOf, image, sendWatched } from '../support/uploads.ts';

const MB = 1_000_000;
const languages = [
  ['careers-uk.example', 'en-GB'],
  ['karriere-de.example', 'de-DE'],
] as const;

let acme: Company;
let job: Job;

beforeAll(async () => {
  acme = await openCompany();
  job = await acme.postJob({ status: 'Live' });
});

async function expectUntouched(company: Company = acme): Promise<void> {
  expect(await applicationsOf(company)).toEqual([]);
  expect(await documentsOf(company)).toEqual([]);
  const audited = await company.announced();
  expect(audited.filter(({ event }) => event.startsWith('application'))).toEqual([]);
}

/** The input is said to be wrong, and why; the summary leads to it. */
function expectFault({ status, html }: Seen, field: string, text: string): void {
  expect(status).toBe(422);
  const [input = ''] = new RegExp(`<input[^>]*id="${field}"[^>]*>`, 'u').exec(html) ?? [];
  expect(input).toContain('aria-invalid="true"');
  expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${field}-error`, 'u'));
  expect(html).toContain(`id="${field}-error">${text}`);
  expect(html).toMatch(new RegExp(`role="alert".*<a href="#${field}">`, 'su'));
  expect(html).toContain('<title>');
}

describe.each(languages)('what people get wrong at %s', (domain, language) => {
  const words = wordsFor(language).application;
  let globex: Company;
  let opening: Job;

  beforeAll(async () => {
    globex = await openCompany({ domain });
    opening = await globex.postJob({ status: 'Live' });
  });

  test.each([
    ['first_name', '', words.fieldErrors.required],
    ['last_name', '   ', words.fieldErrors.required],
    ['email', undefined, words.fieldErrors.required],
    ['email', 'nobody', words.fieldErrors.not_email],
    ['email', 'a b@people.example', words.fieldErrors.not_email],
    [
      'email',
      `${'a'.repeat(250)}@people.example`,
      words.fieldErrors.too_long.replace('{max}', '254'),
    ],
    ['first_name', 'a'.repeat(256), words.fieldErrors.too_long.replace('{max}', '255')],
    ['phone', '1'.repeat(300_000), words.fieldErrors.too_long.replace('{max}', '255')],
    ['last_name', 'Love\0lace', words.fieldErrors.unreadable],
  ])('%s is %j', async (field, value, text) => {
    const form = await openForm(globex, opening);
    const typed = { last_name: 'Ó “Lovelace”', phone: '+1 23', [field]: value };
    const refused = await form.submit(typed);
    expectFault(refused, field, text);
    expect(refused.html).toContain(words.checkEntries);
    expect(refused.html).not.toContain(words.filesAgain);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    // What was right stands there still.
    if (field !== 'last_name') expect(refused.html).toContain('value="Ó “Lovelace”"');
    if (field !== 'phone') expect(refused.html).toContain('value="+1 23"');
    expect(refused.html.length).toBeLessThan(60_000);
  });

  test.each([
    ['file_cv', cvFile(image('png'), 'cv.pdf'), words.fieldErrors.other_file],
    ['file_cv', cvFile('', 'cv.pdf'), words.fieldErrors.empty_file],
    [
      'file_cv',
      cvFile(new Uint8Array(10 * MB + 1).fill(65), 'cv.txt'),
      words.fieldErrors.big_file.replace('{size}', '10'),
    ],
    ['cover_letter', letterFile(image('webp'), 'letter.docx'), words.fieldErrors.other_file],
  ])('%s is not what we take', async (field, file, text) => {
    const form = await openForm(globex, opening);
    const refused = await form.submit({ first_name: 'Grace' }, { files: [file] });
    expectFault(refused, field, text);
    expect(refused.html).toContain(words.filesAgain);
    expect(refused.html).toContain('value="Grace"');
  });

  test('everything at once is told at once, in the order of the form', async () => {
    const form = await openForm(globex, opening);
    const nothing = { first_name: '', last_name: '', email: 'x', phone: '' };
    const { html } = await form.submit(nothing, { files: [cvFile(image('png'))] });
    const named = [...html.matchAll(/<a href="#(\w+)">/gu)].map(([, name]) => name);
    expect(named).toEqual(['first_name', 'last_name', 'email', 'file_cv']);
    await expectUntouched(globex);
  });
});

test('a form that was mended is taken at once', async () => {
  const globex = await openCompany();
  const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
  const refused = await form.submit({ email: 'nobody' });
  const [, moment = ''] = /name="moment" value="([^"]+)"/u.exec(refused.html) ?? [];
  expect((await form.submit({ moment })).status).toBe(303);
});

describe('hostile text', () => {
  const hostile = '"><img src=x onerror=1>\'</script><b>{job}&amp;';

  test('comes back as text from every field', async () => {
    const globex = await openCompany({ name: `Globex ${hostile}` });
    await globex.admin('POST', '/api/hiring-settings', { consent_text: hostile });
    const opening = await globex.postJob({ title: hostile, status: 'Live' });
    const form = await openForm(globex, opening);
    const typed = { first_name: hostile, last_name: hostile, phone: hostile, homepage: '' };
    const refused = await form.submit({ ...typed, email: hostile });
    const sent = await form.submit({ ...typed, consent: 'yes' });
    expect(sent.status).toBe(303);
    for (const { html } of [form, refused, await see(globex.host, sent.location)]) {
      const foreign = html.replace(`<script>${script}</script>`, '');
      expect(foreign).not.toMatch(/<img|<b>|<script/u);
      expect(html).toContain('&lt;img src=x onerror=1&gt;');
      expect(readable(html)).not.toContain('undefined');
    }
    expect(refused.html.match(/value="&quot;&gt;&lt;img/gu)).toHaveLength(4);
  });
});

describe('what machines send', () => {
  test('a filled trap is thanked, and nothing is written', async () => {
    const form = await openForm(acme, job);
    expect(form.html).toMatch(
      /<p class="honeypot">.*name="homepage" autocomplete="off" tabindex="-1"/su,
    );
    const sent = await form.submit({ homepage: 'https://spam.example' }, { files: [cvFile()] });
    expect(sent).toMatchObject({ status: 303, location: `${form.path}/thanks` });
    await expectUntouched();
  });

  const english = wordsFor('en-GB').application.formErrors;

  test.each([
    ['sent at once', { ago: 0 }, english.too_fast],
    ['sent within two seconds', { ago: 1500 }, english.too_fast],
    ['of the day before', { ago: DAY_MS + 1000 }, english.stale],
  ])('a form %s comes back with what was typed', async (_, opened, text) => {
    const form = await openForm(acme, job, opened);
    const refused = await form.submit({ first_name: 'Grace' }, { files: [cvFile()] });
    expect(refused.status).toBe(422);
    expect(readable(refused.html)).toContain(text);
    expect(refused.html).toContain('value="Grace"');
    await expectUntouched();
  });

  test('a form of almost a day is taken', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening, { ago: DAY_MS - MINUTE_MS });
    expect((await form.submit()).status).toBe(303);
  });

  test('a moment that is not ours, of another job, or of none comes back', async () => {
    const other = await openForm(acme, await acme.postJob({ status: 'Live' }));
    const form = await openForm(acme, job);
    const moment = form.hidden['moment'] ?? '';
    const [time = '', signature = ''] = moment.split('.');
    const forged = [
      undefined,
      '',
      time,
      `${Number(time) - 60_000}.${signature}`,
      `0${moment}`,
      `${moment}a`,
      `${time}.${'A'.repeat(43)}`,
      other.hidden['moment'],
    ];
    for (const given of forged) {
      const refused = await form.submit({ moment: given });
      expect(refused.status, given).toBe(422);
      expect(readable(refused.html)).toContain(english.stale);
    }
    await expectUntouched();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden one', { origin: 'null' }],
    ['another career domain', { origin: 'https://karriere-de.example' }],
    ['a page across sites', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('a form from %s is refused', async (_, headers) => {
    const form = await openForm(acme, job);
    const refused = await form.submit({}, { headers });
    expect(refused.status).toBe(403);
    expect(refused.html).toContain(wordsFor('en-GB').application.refused.heading);
    await expectUntouched();
  });

  const B = 'a-boundary';
  const part = (name: string, content = 'x') =>
    `--${B}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

  test.each([
    ['no multipart', 415, 'application/x-www-form-urlencoded', 'first_name=Ada'],
    ['JSON', 415, 'application/json', '{}'],
    ['no form', 400, `multipart/form-data; boundary=${B}`, 'no form'],
    ['nothing', 400, `multipart/form-data; boundary=${B}`, ''],
    [
      'a field twice',
      400,
      `multipart/form-data; boundary=${B}`,
      `${part('email')}${part('email')}--${B}--\r\n`,
    ],
    [
      'a text for a file',
      422,
      `multipart/form-data; boundary=${B}`,
      `${part('file_cv')}--${B}--\r\n`,
    ],
    [
      'many parts',
      400,
      `multipart/form-data; boundary=${B}`,
      `${part('x').repeat(60)}--${B}--\r\n`,
    ],
    ['too much', 413, `multipart/form-data; boundary=${B}`, 'x'.repeat(25 * MB + 1)],
  ])('%s is refused by a page', async (_, status, type, body) => {
    const refused = await send(`https://${acme.host}/jobs/${job.hash_id}/apply`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    const html = await refused.text();
    expect(refused.status).toBe(status);
    expect(html).toContain(wordsFor('en-GB').application.refused.heading);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    await expectUntouched();
  });
});

describe('what happens meanwhile', () => {
  async function sentWhile(meanwhile: (opening: Job, trips: number) => unknown) {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening);
    let trips = 0;
    const database = async () => {
      trips += 1;
      await meanwhile(opening, trips);
    };
    const url = `https://${globex.host}${form.path}`;
    const sent = await sendWatched({ database }, 'POST', url, {
      form: form.filled({}, [cvFile()]),
    });
    return { ...sent, globex };
  }

  test('a job that is closed between two looks is over', async () => {
    const { status, text, globex } = await sentWhile(async (opening, trips) => {
      // The form has been looked at; the application has not.
      if (trips === 2)
        await db.update(jobs).set({ status: 'Closed' }).where(eq(jobs.id, opening.id));
    });
    expect(status).toBe(410);
    expect(text).toContain(wordsFor('en-GB').gone.heading);
    await expectUntouched(globex);
  });

  test('a store that cannot be reached is told of, and nothing is half written', async () => {
    const { status, text, globex } = await sentWhile((_, trips) => {
      if (trips >= 5) throw new Error('D1_ERROR: Network connection lost.');
    });
    expect(status).toBe(503);
    expect(text).not.toMatch(/D1|lost/u);
    expect(await applicationsOf(globex)).toEqual([]);
    const kept = await db.select().from(mails).where(eq(mails.companyId, globex.id));
    expect(kept).toEqual([]);
  });
});

describe('the limits', () => {
  const english = wordsFor('en-GB').application.formErrors;

  test('of an address: 20 in ten minutes, and none for others or for slips', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const address = newAddress();
    const form = await openForm(globex, opening, { address });
    for (let slip = 0; slip < 5; slip++) await form.submit({ email: 'nobody' });
    for (let count = 0; count < 20; count++) {
      expect((await form.submit({ email: newApplicant() })).status).toBe(303);
    }
    const refused = await form.submit({ email: newApplicant(), first_name: 'Grace' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(readable(refused.html)).toContain(english.too_many);
    expect(refused.html).toContain('value="Grace"');
    expect(await applicationsOf(globex)).toHaveLength(20);
    expect((await (await openForm(globex, opening)).submit()).status).toBe(303);
  });

  test('of a company: 120 in a minute, counted exactly', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const of = String(globex.id);
    for (let count = 0; count < 119; count++) {
      await runPlan(operator(), countAttempts(operator(), [{ budget: 'apply by company', of }]));
    }
    expect((await (await openForm(globex, opening)).submit()).status).toBe(303);
    const refused = await (await openForm(globex, opening)).submit();
    expect(refused.status).toBe(429);
    expect(await applicationsOf(globex)).toHaveLength(1);
  });

  test('a file of ten megabytes is taken', async () => {
    const globex = await openCompany();
    const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
    const bytes = new Uint8Array(10 * MB).fill(65);
    bytes.set(pdf('CV'));
    expect((await form.submit({}, { files: [cvFile(bytes)] })).status).toBe(303);
    expect(await documentsOf(globex)).toHaveLength(1);
  });
});
