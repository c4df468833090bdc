/** Application forms that are rejected: input errors, bots and attacks. Nothing is written. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { countAttempts } from '#accounts/throttles/actions.ts';
import { applyScript } from '#careers/apply/apply-script.ts';
import { script } from '#careers/layout/script.ts';
import { setClock } from '../support/clock.ts';
import { applyWordsFor } from '../support/form-words.ts';
import { wordsFor } from '#careers/words/words.ts';
import { runPlan } from '#data/query-plan.ts';
import { fileRemovals } from '#data/tables/documents.ts';
import { jobs } from '#data/tables/jobs.ts';
import { mails } from '#data/tables/mails.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { applicationsOf, openForm, readable, see } from '../support/apply-form.ts';
import type { Seen } from '../support/apply-form.ts';
import { cvFile, letterFile, newApplicant, pdf } from '../support/applying.ts';
import { newAddress, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { documentsOf, image, sendWatched } from '../support/uploads.ts';
import { CONNECTION_LOST, d1Error } from '../support/d1.ts';

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

async function expectNoApplication(company: Company = acme): Promise<void> {
  expect(await applicationsOf(company)).toEqual([]);
  expect(await documentsOf(company)).toEqual([]);
  const audited = await company.announced();
  expect(audited.filter(({ event }) => event.startsWith('application'))).toEqual([]);
}

/** The input has this error, and the summary links to it. */
function expectFieldError({ status, html }: Seen, field: string, text: string): void {
  expect(status).toBe(422);
  const [input = ''] = new RegExp(`<input[^>]*id="${field}"[^>]*>`, 'u').exec(html) ?? [];
  expect(input).toContain('aria-invalid="true"');
  expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${field}-error`, 'u'));
  expect(html).toContain(`id="${field}-error">${text}`);
  expect(html).toMatch(new RegExp(`role="alert".*<a href="#${field}">`, 'su'));
  expect(html).toContain('<title>');
}

describe.each(languages)('the application form on %s (%s)', (domain, language) => {
  const words = applyWordsFor(language);
  let globex: Company;
  let opening: Job;

  beforeAll(async () => {
    globex = await openCompany({ domain });
    opening = await globex.postJob({ status: 'Live' });
  });

  test.each([
    ['first_name', '', words.fieldErrors.required],
    ['first_name', '   ', words.fieldErrors.required],
    ['email', undefined, words.fieldErrors.required],
    ['email', 'nobody', words.fieldErrors.not_email],
    ['email', 'a b@people.example', words.fieldErrors.not_email],
    [
      'email',
      `${'a'.repeat(250)}@people.example`,
      words.fieldErrors.too_long.replace('{max}', '254'),
    ],
    ['first_name', 'a'.repeat(256), words.fieldErrors.too_long.replace('{max}', '255')],
    ['phone', '1'.repeat(300_000), words.fieldErrors.too_long.replace('{max}', '40')],
    ['phone', 'not a phone', words.fieldErrors.not_phone],
    ['last_name', 'Love\0lace', words.fieldErrors.unreadable],
  ])('rejects the %s %j', async (field, value, text) => {
    const form = await openForm(globex, opening);
    const typed = { last_name: 'Ó “Lovelace”', phone: '+1 23', [field]: value };
    const refused = await form.submit(typed);
    expectFieldError(refused, field, text);
    expect(refused.html).toContain(words.checkEntries);
    expect(refused.html).not.toContain(words.filesAgain);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    // Valid input is kept.
    if (field !== 'last_name') expect(refused.html).toContain('value="Ó “Lovelace”"');
    if (field !== 'phone') expect(refused.html).toContain('value="+1 23"');
    expect(refused.html.length).toBeLessThan(60_000);
  });

  test.each([
    ['file_cv', cvFile(image('png'), 'cv.pdf'), words.fieldErrors.other_cv],
    ['file_cv', cvFile('<!doctype html><p>Hi', 'cv.pdf'), words.fieldErrors.other_cv],
    ['file_cv', cvFile('{"a":1}', 'cv.json'), words.fieldErrors.other_cv],
    ['file_cv', cvFile('<?xml version="1.0"?><a/>', 'cv.xml'), words.fieldErrors.other_cv],
    [
      'cover_letter',
      letterFile('{"basics":{"name":"Ada"}}', 'letter.json'),
      words.fieldErrors.other_file,
    ],
    ['file_cv', cvFile('', 'cv.pdf'), words.fieldErrors.empty_file],
    [
      'file_cv',
      cvFile(new Uint8Array(10 * MB + 1).fill(65), 'cv.txt'),
      words.fieldErrors.big_file.replace('{size}', '10'),
    ],
    ['cover_letter', letterFile(image('webp'), 'letter.docx'), words.fieldErrors.other_file],
  ])('rejects the file in %s', async (field, file, text) => {
    const form = await openForm(globex, opening);
    const refused = await form.submit({ first_name: 'Grace' }, { files: [file] });
    expectFieldError(refused, field, text);
    expect(refused.html).toContain(words.filesAgain);
    expect(refused.html).toContain('value="Grace"');
  });

  test('lists all errors at once, in the order of the form', async () => {
    const form = await openForm(globex, opening);
    const nothing = { first_name: '', last_name: '', email: 'x', phone: '' };
    const { html } = await form.submit(nothing, { files: [cvFile(image('png'))] });
    const named = [...html.matchAll(/<a href="#(\w+)">/gu)].map(([, name]) => name);
    expect(named).toEqual(['file_cv', 'first_name', 'email']);
    await expectNoApplication(globex);
  });
});

test('a corrected application form is accepted at once', async () => {
  const globex = await openCompany();
  const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
  const refused = await form.submit({ email: 'nobody' });
  const [, moment = ''] = /name="moment" value="([^"]+)"/u.exec(refused.html) ?? [];
  expect((await form.submit({ moment })).status).toBe(303);
});

describe('hostile text in an application form', () => {
  const hostile = '"><img src=x onerror=1>\'</script><b>{job}&amp;';

  test('is escaped in every field', async () => {
    const globex = await openCompany({ name: `Globex ${hostile}` });
    await globex.admin('POST', '/api/hiring-settings', { consent_text: hostile });
    const opening = await globex.postJob({ title: hostile, status: 'Live' });
    const form = await openForm(globex, opening);
    const typed = { first_name: hostile, last_name: hostile, homepage: '' };
    const refused = await form.submit({ ...typed, email: hostile, phone: hostile });
    const sent = await form.submit({ ...typed, consent: 'yes' });
    expect(sent.status).toBe(303);
    for (const { html } of [form, refused, await see(globex.host, sent.location)]) {
      const foreign = [script, applyScript].reduce(
        (rest, own) => rest.replace(`<script>${own}</script>`, ''),
        html,
      );
      expect(foreign).not.toMatch(/<img|<b>|<script/u);
      expect(html).toContain('&lt;img src=x onerror=1&gt;');
      expect(readable(html)).not.toContain('undefined');
    }
    expect(refused.html.match(/value="&quot;&gt;&lt;img/gu)).toHaveLength(4);
  });
});

describe('an application form sent by a bot', () => {
  test('gets a thank-you for a filled honeypot, and nothing is written', async () => {
    const form = await openForm(acme, job);
    expect(form.html).toMatch(
      /<p class="honeypot">.*name="homepage" autocomplete="off" tabindex="-1"/su,
    );
    const sent = await form.submit({ homepage: 'https://spam.example' }, { files: [cvFile()] });
    expect(sent).toMatchObject({ status: 303, location: `${form.path}/thanks` });
    await expectNoApplication();
  });

  const english = applyWordsFor('en-GB').formErrors;

  test.each([
    ['sent at once', { ago: 0 }, english.too_fast],
    ['sent within two seconds', { ago: 1500 }, english.too_fast],
    ['of the day before', { ago: DAY_MS + 1000 }, english.stale],
  ])('is returned with its input if it is %s', async (_, opened, text) => {
    setClock(Date.now());
    const form = await openForm(acme, job, opened);
    const refused = await form.submit({ first_name: 'Grace' }, { files: [cvFile()] });
    expect(refused.status).toBe(422);
    expect(readable(refused.html)).toContain(text);
    expect(refused.html).toContain('value="Grace"');
    await expectNoApplication();
  });

  test('is accepted if the form is almost a day old', async () => {
    setClock(Date.now());
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening, { ago: DAY_MS - MINUTE_MS });
    expect((await form.submit()).status).toBe(303);
  });

  test('is returned as stale if its stamp is forged, missing, or of another job', async () => {
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
    for (const stamp of forged) {
      const refused = await form.submit({ moment: stamp });
      expect(refused.status, stamp).toBe(422);
      expect(readable(refused.html)).toContain(english.stale);
    }
    await expectNoApplication();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden one', { origin: 'null' }],
    ['another career domain', { origin: 'https://karriere-de.example' }],
    ['a page across sites', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('is rejected from %s', async (_, headers) => {
    const form = await openForm(acme, job);
    const refused = await form.submit({}, { headers });
    expect(refused.status).toBe(403);
    expect(refused.html).toContain(applyWordsFor('en-GB').refused.heading);
    await expectNoApplication();
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
  ])('with %s is rejected with a page (%i)', async (_, status, type, body) => {
    const refused = await send(`https://${acme.host}/jobs/${job.hash_id}/apply`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    const html = await refused.text();
    expect(refused.status).toBe(status);
    expect(html).toContain(applyWordsFor('en-GB').refused.heading);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    await expectNoApplication();
  });
});

describe('an application form under concurrent changes', () => {
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
      form: form.filledForm({}, [cvFile()]),
    });
    return { ...sent, globex };
  }

  test('answers 410 if the job is closed during the submission', async () => {
    const { status, text, globex } = await sentWhile(async (opening, trips) => {
      // Closes the job after the form was loaded and before the application is written.
      if (trips === 2)
        await db.update(jobs).set({ status: 'Closed' }).where(eq(jobs.id, opening.id));
    });
    expect(status).toBe(410);
    expect(text).toContain(wordsFor('en-GB').gone.heading);
    await expectNoApplication(globex);
  });

  test('thanks if the database fails from then on, and writes nothing partially to it', async () => {
    const { status, text, globex } = await sentWhile((_, trips) => {
      if (trips >= 3) throw d1Error(CONNECTION_LOST);
    });
    expect(status).toBe(303);
    expect(text).not.toMatch(/D1|lost/u);
    expect(await applicationsOf(globex)).toEqual([]);
    const kept = await db.select().from(mails).where(eq(mails.companyId, globex.id));
    expect(kept).toEqual([]);
  });
});

describe('the limits of application forms', () => {
  const english = applyWordsFor('en-GB').formErrors;

  test('allow 20 per network address in ten minutes, not counting invalid forms', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const address = newAddress();
    const form = await openForm(globex, opening, { address });
    for (let attempt = 0; attempt < 5; attempt++) await form.submit({ email: 'nobody' });
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

  test('a mailbox gets ten confirmations a day, and every application is taken', async () => {
    const globex = await openCompany();
    const email = newApplicant();
    for (let count = 0; count < 12; count++) {
      const opening = await globex.postJob({ status: 'Live' });
      const written = count % 2 === 0 ? email : email.toUpperCase();
      const sent = await (await openForm(globex, opening)).submit({ email: written });
      expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('thanks') });
    }
    expect(await applicationsOf(globex)).toHaveLength(12);
    const confirmations = () => db.select().from(mails).where(eq(mails.companyId, globex.id));
    expect(await confirmations()).toHaveLength(10);
    const other = await globex.postJob({ status: 'Live' });
    await (await openForm(globex, other)).submit();
    expect(await confirmations()).toHaveLength(11);
  });

  test('count each of several submissions at once one time, whichever of them loses', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening, { address: newAddress() });
    const email = newApplicant();
    const files = { files: [cvFile()] };
    const sent = await Promise.all(Array.from({ length: 10 }, () => form.submit({ email }, files)));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 303));
    expect(await applicationsOf(globex)).toHaveLength(1);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await form.submit({ email: newApplicant() })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  });

  test('allow 120 per company in a minute, counted exactly', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const of = String(globex.id);
    for (let count = 0; count < 119; count++) {
      await runPlan(operator(), countAttempts(operator(), [{ budget: 'apply by company', of }]));
    }
    expect((await (await openForm(globex, opening)).submit()).status).toBe(303);
    const marks = await db.$count(fileRemovals);
    const refused = await (await openForm(globex, opening)).submit({}, { files: [cvFile()] });
    expect(refused.status).toBe(429);
    expect(await applicationsOf(globex)).toHaveLength(1);
    // Nothing is to be removed, as nothing was to be written.
    expect(await db.$count(fileRemovals)).toBe(marks);
  });

  test('allow a file of ten megabytes', async () => {
    const globex = await openCompany();
    const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
    const bytes = new Uint8Array(10 * MB).fill(65);
    bytes.set(pdf('CV'));
    expect((await form.submit({}, { files: [cvFile(bytes)] })).status).toBe(303);
    expect(await documentsOf(globex)).toHaveLength(1);
  });
});
