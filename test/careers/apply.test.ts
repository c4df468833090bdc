/** Applying on a career domain: the application, the confirmation, and jobs without a form (contract 4.7, urlJobApplay). */
import { beforeAll, describe, expect, test } from 'vitest';
import { applyWordsFor } from '../support/form-words.ts';
import { wordsFor } from '#careers/words/words.ts';
import { judgeJob } from '#operator/jobs/actions.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { applicationsOf, openForm, see } from '../support/apply-form.ts';
import { cvFile, docx, letterFile, pdf } from '../support/applying.ts';
import { visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { sealedMails } from '../support/mails.ts';
import { operator } from '../support/operator.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';
import { documentsOf } from '../support/uploads.ts';

const GERMAN = 'karriere-de.example';
const ARABIC = 'wazaif-gulf.example';
const english = applyWordsFor('en-GB');
const german = applyWordsFor('de-DE');

let acme: Company;
let job: Job;

beforeAll(async () => {
  await openDomains();
  acme = await openCompany();
  job = await acme.postJob({ title: 'Baker', status: 'Live' });
});

async function detailOf(company: Company, id: number): Promise<ApplicationDetail> {
  const path = `/api/candidate-job/show/${id}`;
  return (await company.recruiter<ApplicationDetail>('GET', path)).body.data;
}

describe('an application on a career domain', () => {
  test('is listed with its files and source, is audited, publishes an event, and shows a thank-you page', async () => {
    const globex = await openCompany({ name: 'Globex' });
    const opening = await globex.postJob({ title: 'Cook', status: 'Live' });
    const form = await openForm(globex, opening);
    expect(form.status).toBe(200);
    const cv = pdf('Ada Lovelace');
    const sent = await form.submit(
      { first_name: '  Ada ', phone: '+44 20 7946 0000' },
      { files: [cvFile(cv, 'Ada.pdf'), letterFile(docx('Dear all'), 'letter.docx')] },
    );
    expect(sent).toMatchObject({ status: 303, location: `${form.path}/thanks` });
    expect(sent.headers.get('cache-control')).toBe('no-store');

    const [found, ...more] = await applicationsOf(globex);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: form.email,
      phone: '+44 20 7946 0000',
      source: 'career_page',
      status: 'active',
      job: { hash_id: opening.hash_id },
    });
    const detail = await detailOf(globex, found?.id ?? 0);
    expect(detail).toMatchObject({
      consent: null,
      documents: expect.arrayContaining([
        expect.objectContaining({ kind: 'cv', filename: 'Ada.pdf', size: cv.byteLength }),
        expect.objectContaining({ kind: 'cover_letter', filename: 'letter.docx' }),
      ]),
      history: [expect.objectContaining({ kind: 'created', author: null })],
    });
    expect(await globex.announced()).toContainEqual(
      expect.objectContaining({
        event: 'application.created',
        data: expect.objectContaining({ candidate_job_id: found?.id, email: form.email }),
      }),
    );

    const thanks = await see(globex.host, sent.location);
    expect(thanks.status).toBe(200);
    expect(thanks.html).toContain(english.thanks.heading);
    expect(thanks.html).toContain('Globex');
    expect(thanks.html).toContain(`href="/jobs/${opening.hash_id}"`);
  });

  test('is accepted without phone and files', async () => {
    const form = await openForm(acme, job);
    expect((await form.submit({ phone: undefined })).status).toBe(303);
    const found = (await applicationsOf(acme)).find(({ email }) => email === form.email);
    expect(found).toMatchObject({ phone: null, source: 'career_page' });
  });

  test('is accepted with empty file parts and without an Origin header', async () => {
    const form = await openForm(acme, job);
    const files = [cvFile('', ''), letterFile('', '')];
    expect((await form.submit({}, { files, headers: {} })).status).toBe(303);
  });

  test('records the consent text of the company', async () => {
    const globex = await openCompany();
    const consent_text = 'I agree that <b>Globex</b> keeps my data for a year.';
    await globex.admin('POST', '/api/hiring-settings', { consent_text });
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening);
    expect(form.html).toContain('I agree that &lt;b&gt;Globex&lt;/b&gt; keeps');
    const refused = await form.submit();
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(english.fieldErrors.no_consent);
    expect(refused.html).toContain('href="#consent"');
    expect(await applicationsOf(globex)).toEqual([]);
    expect((await form.submit({ consent: 'yes' })).status).toBe(303);
    const [found] = await applicationsOf(globex);
    expect((await detailOf(globex, found?.id ?? 0)).consent?.text).toBe(consent_text);
  });

  test('says what the box agrees to, how consent ends, and how long data is kept', async () => {
    const globex = await openCompany();
    const settings = { consent_text: 'We keep it.', retention_months: 7 };
    await globex.admin('POST', '/api/hiring-settings', settings);
    const { html } = await openForm(globex, await globex.postJob({ status: 'Live' }));
    expect(html).toContain('I consent to this use of my data');
    const [, note = ''] = /id="consent-note">(.*?)<\/p>/su.exec(html) ?? [];
    expect(note).toContain('You can withdraw your consent at any time: delete your data');
    expect(note).toContain('deletes your data 7 months after your last activity.');
    expect(html).toMatch(/<input[^>]*aria-describedby="consent-text consent-note"/u);
  });

  test('says how long data is kept where the company asks for no consent, too', async () => {
    const globex = await openCompany();
    const { html } = await openForm(globex, await globex.postJob({ status: 'Live' }));
    expect(html).toContain('Acme deletes your data 24 months after your last activity.');
    expect(html).not.toContain('id="consent"');
  });

  test('asks for consent again if the text has changed since', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening);
    await globex.admin('POST', '/api/hiring-settings', { consent_text: 'Now there are words.' });
    const refused = await form.submit({ consent: 'yes' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Now there are words.');
    expect(refused.html).toContain(english.formErrors.stale);
    expect(refused.html).not.toMatch(/<input[^>]*checked/u);
    expect(await applicationsOf(globex)).toEqual([]);
  });
});

describe('the confirmation of an application', () => {
  test.each([
    ['careers-uk.example', 'We have received your application: Baker', 'Thank you for applying'],
    [GERMAN, 'Ihre Bewerbung ist eingegangen: Baker', 'vielen Dank für Ihre Bewerbung'],
    [ARABIC, 'تلقّينا طلبك لوظيفة «Baker»', 'شكرًا على تقديم طلبك'],
  ])('on %s is in the language of the domain', async (domain, subject, start) => {
    const globex = await openCompany({ domain, name: 'Globex' });
    const opening = await globex.postJob({ title: 'Baker', status: 'Live' });
    const form = await openForm(globex, opening);
    await form.submit({ first_name: 'BUY AT http://spam.example' });
    const [found] = await applicationsOf(globex);
    const mails = await sealedMails(found?.id ?? 0);
    const portal = { url: `https://${domain}/my`, label: expect.any(String) };
    const text = expect.stringContaining(start);
    expect(mails).toMatchObject([{ to: form.email, subject, text, portal }]);
    expect(mails[0]?.text).toContain(`https://${domain}/jobs/${opening.hash_id}`);
    expect(mails[0]?.text).toContain('Globex');
    // Text typed into the form must not be mailed to the address.
    expect(mails[0]?.text).not.toContain('spam.example');
    expect(mails[0]?.text).not.toMatch(/\{\w+\}/u);
  });

  test('is marked as automatic, and appears in the history of the application', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ title: 'Baker and cook', status: 'Live' });
    const form = await openForm(globex, opening);
    await form.submit();
    const [found] = await applicationsOf(globex);
    const { emails } = await detailOf(globex, found?.id ?? 0);
    expect(emails).toMatchObject([{ kind: 'application_received', status: 'queued' }]);
    const { env } = withSmtp();
    await deliver([{ id: emails[0]?.id }], env);
    const [mail] = await mailbox(form.email);
    expect(mail?.email.subject).toBe('We have received your application: Baker and cook');
    expect(mail?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(mail?.email.replyTo).toBeUndefined();
  });

  test('is not sent for applications through the API', async () => {
    await (await openForm(acme, job)).submit();
    const stored = await acme.recruiter<ApplicationDetail>(
      'POST',
      '/api/candidate-job/assign-to-job',
      {
        candidate_job_id: (await applicationsOf(acme))[0]?.id,
        job_id: (await acme.postJob({ status: 'Live' })).hash_id,
      },
    );
    expect(stored.body.data.emails).toEqual([]);
  });
});

describe('a repeated application', () => {
  test('gets the same answer, and neither writes nor mails anything', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening);
    const first = await form.submit({}, { files: [cvFile()] });
    const before = {
      applications: await applicationsOf(globex),
      documents: await documentsOf(globex),
      announced: await globex.announced(),
    };
    const again = await form.submit(
      { email: form.email.toUpperCase(), first_name: 'Other', phone: '111' },
      { files: [cvFile()] },
    );
    expect(again).toMatchObject({ status: 303, location: first.location, html: first.html });
    expect({
      applications: await applicationsOf(globex),
      documents: await documentsOf(globex),
      announced: await globex.announced(),
    }).toEqual(before);
    expect(await sealedMails(before.applications[0]?.id ?? 0)).toHaveLength(1);
  });

  test('creates one application and one mail out of ten concurrent ones', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => form.submit({}, { files: [cvFile()] })),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 303));
    const found = await applicationsOf(globex);
    expect(found).toHaveLength(1);
    const detail = await detailOf(globex, found[0]?.id ?? 0);
    expect(detail.documents).toHaveLength(1);
    expect(detail.emails).toHaveLength(1);
    const created = (await globex.announced()).filter(({ event }) => event.startsWith('appl'));
    expect(created).toHaveLength(1);
  });
});

describe('the application form', () => {
  const both = (path: string) => [path, `${path}/thanks`];

  test('answers 410 with similar jobs if the job is over, and still shows the thank-you page', async () => {
    const globex = await openCompany();
    const opening = await globex.postJob({ status: 'Live' });
    const form = await openForm(globex, opening);
    await globex.recruiter('POST', `/api/jobs/update-status/${opening.id}`, { status: 'Closed' });
    for (const seen of [await see(globex.host, form.path), await form.submit()]) {
      expect(seen.status).toBe(410);
      expect(seen.html).toContain(wordsFor('en-GB').gone.heading);
      expect(seen.headers.get('cache-control')).toBe('no-store');
    }
    expect((await see(globex.host, `${form.path}/thanks`)).status).toBe(200);
    expect(await applicationsOf(globex)).toEqual([]);
  });

  test('redirects to the domain of the job', async () => {
    const globex = await openCompany({ domain: GERMAN });
    const opening = await globex.postJob({ status: 'Live' });
    for (const path of both(`/jobs/${opening.hash_id}/apply`)) {
      expect(await see(acme.host, path)).toMatchObject({
        status: 301,
        location: `https://${GERMAN}/jobs/${opening.hash_id}/apply`,
      });
    }
  });

  test('answers 404 for unknown, draft and pending jobs', async () => {
    const draft = await acme.postJob({ status: 'Draft' });
    const waiting = await acme.postJob({ status: 'Live' });
    await judgeJob(operator(), waiting.hash_id, 'pending');
    const names = ['b234567890', draft.hash_id, waiting.hash_id, '%00', 'x'.repeat(500), '%f0'];
    for (const path of names.flatMap((name) => both(`/jobs/${name}/apply`))) {
      const seen = await see(acme.host, path);
      expect(seen.status, path).toBe(404);
      expect(seen.html).toContain(wordsFor('en-GB').notFound.heading);
    }
  });

  test('answers other methods with 405 and the allowed ones', async () => {
    const path = `/jobs/${job.hash_id}/apply`;
    const refused = await visit(acme.host, path, {}, 'DELETE');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const thanks = await visit(acme.host, `${path}/thanks`, {}, 'POST');
    expect([thanks.status, thanks.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await Promise.all([refused.text(), thanks.text()]);
  });
});

describe('the application pages', () => {
  test('are neither cached nor indexed, and name no other page as canonical', async () => {
    const path = `/jobs/${job.hash_id}/apply`;
    const seen = [await see(acme.host, path), await see(acme.host, path)];
    seen.push(await see(acme.host, `${path}/thanks`));
    for (const { status, headers } of seen) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    }
    for (const { html } of seen) {
      expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
      expect(html).not.toContain('canonical');
    }
  });

  test('are linked from the job page and the API', async () => {
    const path = `/jobs/${job.hash_id}/apply`;
    const page = await see(acme.host, `/jobs/${job.hash_id}?n=${crypto.randomUUID()}`);
    expect(page.html).toContain(`href="${path}"`);
    const { urlJobApplay: url } = await acme.showJob(job);
    expect(url).toBe(`https://${acme.host}${path}`);
    expect((await see(acme.host, new URL(url).pathname)).status).toBe(200);
  });

  test('are right-to-left in Arabic', async () => {
    const gulf = await openCompany({ domain: ARABIC });
    const form = await openForm(gulf, await gulf.postJob({ status: 'Live' }));
    expect(form.html).toContain('<html lang="ar" dir="rtl"');
    expect(form.html).toMatch(/<input[^>]*dir="ltr"[^>]*id="email"/u);
    const refused = await form.submit({ first_name: '' });
    expect(refused.html).toContain(applyWordsFor('ar').fieldErrors.required);
  });

  test('are in the language of the domain', async () => {
    const globex = await openCompany({ domain: GERMAN });
    const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
    for (const text of [german.heading, german.send, ...Object.values(german.labels).slice(0, 6)]) {
      expect(form.html).toContain(text);
    }
  });
});

describe('a cover letter that is typed', () => {
  test('is a document of the application', async () => {
    const globex = await openCompany();
    const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
    const sent = await form.submit({ cover_letter_text: 'Dear Globex,\r\nI bake.' });
    expect(sent.status, sent.html).toBe(303);
    const [found] = await applicationsOf(globex);
    const { documents } = await detailOf(globex, found?.id ?? 0);
    expect(documents).toMatchObject([{ filename: 'cover-letter.txt' }]);
  });

  test('stays where the form is refused, as with a file beside it', async () => {
    const globex = await openCompany();
    const form = await openForm(globex, await globex.postJob({ status: 'Live' }));
    const file = { name: 'cover_letter', filename: 'letter.txt', content: 'Dear Globex' };
    const sent = await form.submit({ cover_letter_text: 'I bake.' }, { files: [file] });
    expect(sent.status).toBe(422);
    expect(sent.html).toContain(english.fieldErrors.both_letters);
    expect(sent.html).toMatch(/<textarea[^>]*id="cover_letter_text"[^>]*>I bake\.<\/textarea>/u);
    expect(await applicationsOf(globex)).toEqual([]);
  });
});

test('the page of thanks has similar jobs and an alert for jobs of the title', async () => {
  const globex = await openCompany();
  const title = `Baker ${crypto.randomUUID()}`;
  const opening = await globex.postJob({ title, status: 'Live' });
  await globex.postJob({ title, status: 'Live' });
  const form = await openForm(globex, opening);
  const { location } = await form.submit();
  const thanks = await see(globex.host, location);
  expect(thanks.html).toContain(wordsFor('en-GB').jobPage.similar);
  expect(thanks.html).toContain(
    `href="/alerts?q=${encodeURIComponent(title).replaceAll('%20', '+')}"`,
  );
});
