/** A candidate's own page: who gets in, what it shows, and what it changes. */
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { mails } from '#data/tables/mails.ts';
import { portalTokens } from '#data/tables/portal.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import { newSecret } from '#lib/token.ts';
import type {
  Candidate,
  CandidateExport,
} from '#recruiting/people/candidates/schemas/candidates.ts';
import type { DataRequest } from '#recruiting/people/data-requests/schemas.ts';
import { openDomains, publicDomains } from '../support/career-domains.ts';
import { cvFile, flowOf, newApplicant, pdf } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import type { Company } from '../support/company.ts';
import { placesOf } from '../support/dump.ts';
import { db } from '../support/operator.ts';
import {
  askForLink,
  codeFor,
  delivered,
  download,
  insertPortalToken,
  openPage,
  submit,
  tokenIn,
  tokenOf,
  upload,
} from '../support/portal.ts';
import { knockedOut } from '../support/screening.ts';
import { documentsOf } from '../support/uploads.ts';
import { readable, see } from '../support/apply-form.ts';
import { newAddress } from '../support/call.ts';

const BARE = { files: [] };
const HOUR_MS = 60 * MINUTE_MS;

async function openCandidate(acme: Company) {
  const email = newApplicant();
  const made = await acme.apply({ email });
  return { ...made, email, token: await tokenOf(acme, { id: made.id, email }) };
}

async function show(acme: Company, id: number): Promise<Candidate> {
  return (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data;
}

describe('the link to the page', () => {
  test('ends every email to the candidate, as text and HTML, and no member sees it', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 0 });
    const made = await acme.apply(BARE);
    await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`);
    const { text, html } = await delivered(acme, made.email, 'rejection');
    const token = tokenIn(text);
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(html).toContain(`/my?token=${token}`);
    const shown = await acme.showApplication(made);
    expect(JSON.stringify(shown)).not.toContain('/my?token');
    expect(await placesOf([token])).toEqual([]);
    expect((await openPage(acme, token)).status).toBe(200);
  });

  test('is not in an email to an address that is no longer on file, and dies with a corrected address', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    await acme.recruiter('POST', `/api/candidate-job/send-email/${one.id}`, {
      subject: 'Hello',
      body: '<p>Hello</p>',
    });
    const path = `/api/candidates/update/${one.candidate_id}`;
    await acme.recruiter('POST', path, { email: newApplicant() });
    const { text } = await delivered(acme, one.email, 'message');
    expect(text).toContain('Hello');
    expect(tokenIn(text)).toBe('');
    expect((await openPage(acme, one.token)).status).toBe(410);
  });

  test('works for 30 days', async () => {
    const acme = await openCompany();
    const { token } = await openCandidate(acme);
    const start = Date.now();
    setClock(start + 29 * DAY_MS);
    expect((await openPage(acme, token)).status).toBe(200);
    setClock(start + 30 * DAY_MS + 60_000);
    expect((await openPage(acme, token)).status).toBe(410);
  });

  test.each(['', 'x', 'A'.repeat(43), '../..', "' or 1=1 --"])(
    'answers the guess "%s" as one that has expired, with the form for a new one',
    async (guess) => {
      const acme = await openCompany();
      const { status, html, headers } = await openPage(acme, guess);
      expect(status).toBe(410);
      expect(html).toContain('action="/my/link"');
      expect(headers.get('cache-control')).toContain('no-store');
      for (const path of ['/my/withdraw', '/my/correct', '/my/download', '/my/delete']) {
        expect((await submit(acme, guess, path)).status, path).toBe(410);
      }
    },
  );

  test('opens the page of one company only, and is no token of the API', async () => {
    const [acme, globex] = [await openCompany(), await openCompany({ name: 'Globex' })];
    const email = newApplicant();
    const mine = await acme.apply({ ...BARE, email });
    const theirs = await globex.apply({ ...BARE, email });
    const token = await tokenOf(acme, { id: mine.id, email });
    const { html } = await openPage(acme, token);
    expect(html).toContain('Acme');
    expect(html).not.toContain('Globex');
    await submit(acme, token, '/my/withdraw', { application: String(theirs.id) });
    expect(await globex.showApplication(theirs)).toMatchObject({ status: 'active' });
  });

  test('opened on another career site leads to the one that it was sent for, and its forms are refused there', async () => {
    await openDomains();
    const acme = await openCompany();
    const { token } = await openCandidate(acme);
    for (const { hostname: host } of publicDomains
      .filter((one) => one.hostname !== acme.host)
      .slice(0, 3)) {
      for (const path of ['/my', '/my/delete']) {
        const { status, headers, html } = await openPage({ host }, token, path);
        expect(status, `${host}${path}`).toBe(303);
        expect(headers.get('location')).toBe(`https://${acme.host}${path}?token=${token}`);
        expect(headers.get('cache-control')).toContain('no-store');
        expect(html).toBe('');
      }
      for (const path of [
        '/my/withdraw',
        '/my/correct',
        '/my/download',
        '/my/delete/code',
        '/my/delete',
      ])
        expect((await submit({ host }, token, path)).status, path).toBe(410);
      expect((await openPage({ host }, newSecret())).status).toBe(410);
    }
    expect((await openPage(acme, token)).status).toBe(200);
    // A link of an earlier version names no site.
    await db
      .update(portalTokens)
      .set({ hostname: null })
      .where(eq(portalTokens.hash, await sha256Hex(token)));
    expect((await openPage({ host: 'careers-us.example' }, token)).status).toBe(200);
  });

  test('is kept from caches, other sites and search engines', async () => {
    const acme = await openCompany();
    const { token } = await openCandidate(acme);
    const { headers, html } = await openPage(acme, token);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(html).not.toMatch(/<script src/u);
  });
});

describe('a new link', () => {
  test('is sent to an address on file, with the same answer for one that nobody knows', async () => {
    const acme = await openCompany();
    const { email } = await acme.apply(BARE);
    const [known, unknown] = [
      await askForLink(acme, email.toUpperCase()),
      await askForLink(acme, newApplicant()),
    ];
    for (const answer of [known, unknown]) {
      expect(answer).toMatchObject({ status: 303, location: '/my/link/sent', html: '' });
    }
    const { text } = await delivered(acme, email, 'portal_link');
    expect((await openPage(acme, tokenIn(text))).status).toBe(200);
    expect((await acme.viewer<Page<unknown>>('GET', '/api/candidate-job/index')).status).toBe(200);
  });

  test('takes the same round trips for an address that nobody knows (ASVS 6.3.8)', async () => {
    const acme = await openCompany();
    const { email } = await acme.apply(BARE);
    const tripsFor = async (typed: string) => (await costOf(() => askForLink(acme, typed))).trips;
    expect(await tripsFor(newApplicant())).toBe(await tripsFor(email));
  });

  test('is refused to a mailbox after five of a day, with 429', async () => {
    const acme = await openCompany();
    const { email } = await acme.apply(BARE);
    for (let n = 0; n < 5; n++) expect((await askForLink(acme, email)).status).toBe(303);
    const answer = await askForLink(acme, email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('needs an address', async () => {
    const acme = await openCompany();
    expect((await askForLink(acme, 'nobody')).status).toBe(422);
  });
});

describe('the page', () => {
  test('shows applications, meetings and documents, and what the company calls the stage for candidates', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    await acme.schedule({ title: 'First talk', candidate_job_id: one.id });
    const before = readable((await openPage(acme, one.token)).html);
    expect(before).toContain('Baker');
    expect(before).toContain('In progress');
    expect(before).toContain('First talk');
    expect(before).toContain('cv.pdf');
    const [stage, ...stages] = await flowOf(acme);
    const [pipeline] = (
      await acme.viewer<Page<{ id: number }>>('GET', '/api/company-pipline/index')
    ).body.data.data;
    const given = [{ ...stage, public_label: 'We read your documents' }, ...stages];
    const path = `/api/company-pipline/update/${pipeline?.id ?? 0}`;
    const changed = await acme.admin<{ stages: object[] }>('POST', path, { stages: given });
    expect(changed.body.data.stages[0]).toMatchObject({ public_label: 'We read your documents' });
    expect(readable((await openPage(acme, one.token)).html)).toContain('We read your documents');
    const kept = await acme.admin<{ stages: object[] }>('POST', path, {
      stages: [stage, ...stages],
    });
    expect(kept.body.data.stages[0]).toMatchObject({ public_label: 'We read your documents' });
  });

  test('does not show a rejection before its email', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 60 });
    const one = await openCandidate(acme);
    await acme.recruiter('POST', `/api/candidate-job/reject/${one.id}`);
    expect(readable((await openPage(acme, one.token)).html)).toContain('In progress');
    setClock(Date.now() + 61 * 60_000);
    expect(readable((await openPage(acme, one.token)).html)).toContain('Closed');
  });

  test('does not show a rejection before its email, which waits for longer than others', async () => {
    const acme = await openCompany();
    const start = Date.now();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 5 });
    const one = await openCandidate(acme);
    const email = { delay_minutes: 3 * 60 };
    await acme.recruiter('POST', `/api/candidate-job/reject/${one.id}`, {
      send_email: true,
      email,
    });
    for (const [minutes, status] of [
      [10, 'In progress'],
      [170, 'In progress'],
      [190, 'Closed'],
    ] as const) {
      setClock(start + minutes * 60_000);
      if (status === 'Closed') await delivered(acme, one.email, 'rejection');
      const { html } = await openPage(acme, one.token);
      expect(readable(html), String(minutes)).toContain(status);
    }
    const other = await openCandidate(acme);
    await acme.recruiter('POST', `/api/candidate-job/reject/${other.id}`, {
      send_email: true,
      email,
    });
    setClock(start + 230 * 60_000);
    const files = unzipSync((await download(acme, other.token)).bytes);
    expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({
      applications: [{ status: 'active', emails: [{ kind: 'message' }] }],
    });
    await submit(acme, other.token, '/my/withdraw', { application: String(other.id) });
    expect(await acme.showApplication(other)).toMatchObject({
      rejection_reason: { name: 'Withdrew' },
      emails: [
        { kind: 'rejection', status: 'canceled' },
        { kind: 'message', status: 'sent' },
      ],
    });
  });

  test('does not show a rejection by a rule before its email, which is a day later', async () => {
    const acme = await openCompany();
    const start = Date.now();
    const { application } = await knockedOut(acme);
    setClock(start + 2 * HOUR_MS);
    const token = await insertPortalToken(acme, application);
    for (const [hours, status] of [
      [3, 'In progress'],
      [23, 'In progress'],
      [25, 'Closed'],
    ] as const) {
      setClock(start + hours * HOUR_MS);
      const { html } = await openPage(acme, token);
      expect(readable(html), String(hours)).toContain(status);
      expect(html.includes('action="/my/withdraw"')).toBe(status === 'In progress');
    }
  });

  test('withdraws an application whose rejection is not shown yet, and its email is not sent', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 60 });
    const one = await openCandidate(acme);
    await acme.recruiter('POST', `/api/candidate-job/reject/${one.id}`, { send_email: true });
    expect((await openPage(acme, one.token)).html).toContain('action="/my/withdraw"');
    const known = (await acme.announced()).length;
    await submit(acme, one.token, '/my/withdraw', { application: String(one.id) });
    expect(readable((await openPage(acme, one.token)).html)).toContain('Withdrawn');
    expect(await acme.showApplication(one)).toMatchObject({
      status: 'rejected',
      rejection_reason: { id: 7, name: 'Withdrew' },
      emails: expect.arrayContaining([
        expect.objectContaining({ kind: 'rejection', status: 'canceled' }),
      ]),
    });
    expect((await acme.announced()).slice(known).map(({ event }) => event)).toEqual([
      'application.withdrawn',
    ]);
    await submit(acme, one.token, '/my/withdraw', { application: String(one.id) });
    expect((await acme.announced()).length).toBe(known + 1);
  });

  test('withdraws an application: rejected as Withdrew, with both events and without an email', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const known = (await acme.announced()).length;
    const answer = await submit(acme, one.token, '/my/withdraw', { application: String(one.id) });
    expect(answer.status).toBe(303);
    expect(answer.location).toContain('note=withdrawn');
    expect(await acme.showApplication(one)).toMatchObject({
      status: 'rejected',
      rejection_reason: { id: 7, name: 'Withdrew' },
      emails: expect.not.arrayContaining([expect.objectContaining({ kind: 'rejection' })]),
    });
    expect((await acme.announced()).slice(known).map(({ event }) => event)).toEqual([
      'application.rejected',
      'application.withdrawn',
    ]);
    expect(readable((await openPage(acme, one.token)).html)).toContain('Withdrawn');
    // Sent again, nothing more happens.
    await submit(acme, one.token, '/my/withdraw', { application: String(one.id) });
    expect((await acme.announced()).length).toBe(known + 2);
  });

  test('corrects name, phone number and links, and names what is wrong', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const fields = {
      first_name: 'Augusta',
      last_name: 'King',
      phone: '+44 20 7946 0000',
      links: 'https://ada.example/a\nhttps://ada.example/b',
    };
    const answer = await submit(acme, one.token, '/my/correct', fields);
    expect(answer.location).toContain('note=corrected');
    expect(await show(acme, one.candidate_id)).toMatchObject({
      first_name: 'Augusta',
      last_name: 'King',
      phone: '+44 20 7946 0000',
      email: one.email,
      links: [{ url: 'https://ada.example/a' }, { url: 'https://ada.example/b' }],
    });
    for (const [field, value] of [
      ['first_name', ''],
      ['phone', 'none'],
      ['links', 'javascript:alert(1)'],
    ]) {
      const wrong = await submit(acme, one.token, '/my/correct', {
        ...fields,
        [field ?? '']: value ?? '',
      });
      expect(wrong.status, field).toBe(422);
      expect(wrong.html).toContain(`${field}-error`);
    }
    await submit(acme, one.token, '/my/correct', { ...fields, email: 'evil@people.example' });
    expect(await show(acme, one.candidate_id)).toMatchObject({ email: one.email });
  });

  test('takes a CV, and refuses what is none', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const file = cvFile(pdf('Ada Lovelace pretzels'), 'newer.pdf');
    expect((await upload(acme, one.token, file)).status).toBe(303);
    expect((await show(acme, one.candidate_id)).documents).toMatchObject([
      { kind: 'cv', filename: 'newer.pdf' },
    ]);
    const refused = await upload(acme, one.token, cvFile('MZ\0\0', 'a.pdf'));
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('file_cv-error');
  });

  test('gives everything as one ZIP file', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const { status, headers, bytes } = await download(acme, one.token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('cache-control')).toContain('no-store');
    const files = unzipSync(bytes);
    const names = Object.keys(files);
    expect(names).toEqual(['data.json', expect.stringMatching(/^documents\/\d+ cv\.pdf$/u)]);
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as CandidateExport;
    expect(data).toMatchObject({ email: one.email, applications: [{ id: one.id }] });
  });

  test('refuses forms of other sites', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const { post } = await import('../support/alerts.ts');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const fields = { token: one.token, application: String(one.id) };
    await post(acme.host, '/my/withdraw', fields, { headers });
    expect(await acme.showApplication(one)).toMatchObject({ status: 'active' });
  });
});

test('a link changes and shows nothing of another candidate of the company', async () => {
  const acme = await openCompany();
  const [one, other] = [await openCandidate(acme), await openCandidate(acme)];
  const fields = { application: String(other.id), candidate: String(other.candidate_id) };
  await submit(acme, one.token, '/my/withdraw', { ...fields, candidate_id: fields.candidate });
  expect(await acme.showApplication(other)).toMatchObject({ status: 'active' });
  expect(await acme.showApplication(one)).toMatchObject({ status: 'active' });
  const { html } = await openPage(acme, one.token);
  expect(html).toContain(one.email);
  expect(html).not.toContain(other.email);
  const { bytes } = await download(acme, one.token);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toHaveLength(2);
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).not.toContain(other.email);
});

test('opening an address changes nothing, as scanners of emails do', async () => {
  const acme = await openCompany();
  const one = await openCandidate(acme);
  const code = await codeFor(acme, one.token, one.email);
  const known = (await acme.announced()).length;
  for (const path of [
    '/my/withdraw',
    '/my/correct',
    '/my/cv',
    '/my/download',
    '/my/delete',
    '/my/delete/code',
  ]) {
    const query = new URLSearchParams({ token: one.token, application: String(one.id), code });
    const { status, html } = await see(acme.host, `${path}?${query.toString()}`, newAddress());
    expect([200, 303, 404, 405], path).toContain(status);
    expect(html, path).not.toContain('certificate');
  }
  expect(await acme.showApplication(one)).toMatchObject({ status: 'active' });
  expect(await show(acme, one.candidate_id)).toMatchObject({ erased_at: null });
  expect(await acme.announced()).toHaveLength(known);
});

test('what was typed is shown as text', async () => {
  const acme = await openCompany();
  const one = await openCandidate(acme);
  const name = '"><script>alert(1)</script>';
  await acme.recruiter('POST', `/api/candidates/update/${one.candidate_id}`, { first_name: name });
  const { html } = await openPage(acme, one.token);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)');
});

describe('deleting', () => {
  test('needs the code that goes to the address on file, and leaves nothing but a certificate', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    expect((await openPage(acme, one.token, '/my/delete')).html).not.toContain('name="code"');
    const code = await codeFor(acme, one.token, one.email);
    expect(code).toMatch(/^\d{6}$/u);
    const answer = await submit(acme, one.token, '/my/delete', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(answer.status).toBe(200);
    expect(await show(acme, one.candidate_id)).toMatchObject({
      email: '',
      erased_at: expect.any(String),
    });
    expect((await acme.announced()).at(-1)).toMatchObject({ event: 'candidate.erased' });
    await vi.waitFor(async () => expect(await documentsOf(acme)).toEqual([]));
    const { text } = await delivered(acme, one.email, 'erasure_certificate');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toContain(`deleted your data on ${day.format(Date.now())}: your contact details`);
    expect(text).toContain(`Reference: ${one.candidate_id}\n`);
    expect(text).not.toContain(String(one.id));
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT|[a-z]_[a-z]/u);
    expect(tokenIn(text)).toBe('');
    expect(await placesOf([one.email])).toEqual([]);
    expect((await openPage(acme, one.token)).status).toBe(410);
    const tokens = eq(portalTokens.companyId, acme.id);
    expect(await db.select().from(portalTokens).where(tokens)).toEqual([]);
  }, 60_000);

  test('is not possible with the link alone: wrong codes are refused, and five of an hour at most', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const code = await codeFor(acme, one.token, one.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const guess of ['', 'abcdef', wrong, wrong, wrong]) {
      expect((await submit(acme, one.token, '/my/delete', { code: guess })).status).toBe(422);
    }
    const throttled = await submit(acme, one.token, '/my/delete', { code });
    expect(throttled.status).toBe(429);
    expect(await show(acme, one.candidate_id)).toMatchObject({ erased_at: null });
  });

  test('is not possible with the code of another person, nor with one that has expired', async () => {
    const acme = await openCompany();
    const [one, other] = [await openCandidate(acme), await openCandidate(acme)];
    const [code, others] = [
      await codeFor(acme, one.token, one.email),
      await codeFor(acme, other.token, other.email),
    ];
    if (code !== others) {
      expect((await submit(acme, one.token, '/my/delete', { code: others })).status).toBe(422);
    }
    setClock(Date.now() + 16 * 60_000);
    expect((await submit(acme, one.token, '/my/delete', { code })).status).toBe(422);
  });

  test('becomes a request with 30 days to answer under legal hold, which an Admin finishes', async () => {
    const acme = await openCompany();
    const one = await openCandidate(acme);
    const hold = `/api/candidates/legal-hold/${one.candidate_id}`;
    await acme.admin('POST', hold, { is_held: true });
    const code = await codeFor(acme, one.token, one.email);
    // As by two clicks.
    const answers = await Promise.all(
      [1, 2].map(() => submit(acme, one.token, '/my/delete', { code })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await show(acme, one.candidate_id)).toMatchObject({ email: one.email });
    await submit(acme, one.token, '/my/delete', { code });
    const path = '/api/data-requests/index?open=yes';
    const { data } = (await acme.admin<Page<DataRequest>>('GET', path)).body.data;
    expect(data).toEqual([
      expect.objectContaining({ candidate_id: one.candidate_id, kind: 'erasure', done_at: null }),
    ]);
    const [request] = data;
    if (!request) expect.fail('There is no request.');
    expect(Date.parse(request.due_at) - Date.parse(request.created_at)).toBe(30 * DAY_MS);
    expect((await acme.recruiter('GET', path)).status).toBe(403);
    const finish = `/api/data-requests/finish/${request.id}`;
    const finished = await acme.admin<DataRequest>('POST', finish);
    expect(finished.body.data).toMatchObject({ done_at: expect.any(String) });
    expect((await acme.admin('POST', finish)).status).toBe(200);
    const names = (await acme.announced()).map(({ event }) => event);
    expect(names.filter((name) => name.startsWith('data_request'))).toEqual([
      'data_request.created',
      'data_request.done',
    ]);
    expect((await acme.admin<Page<DataRequest>>('GET', path)).body.data.data).toEqual([]);
    const other = await openCompany();
    expect((await other.admin('POST', finish)).status).toBe(404);
  });
});

test('a request under legal hold ends with the erasure of the candidate', async () => {
  const acme = await openCompany();
  const one = await openCandidate(acme);
  const hold = `/api/candidates/legal-hold/${one.candidate_id}`;
  await acme.admin('POST', hold, { is_held: true });
  const code = await codeFor(acme, one.token, one.email);
  await submit(acme, one.token, '/my/delete', { code });
  await acme.admin('POST', hold, { is_held: false });
  await acme.admin('DELETE', `/api/candidates/erase/${one.candidate_id}`);
  const path = '/api/data-requests/index';
  const { data } = (await acme.admin<Page<DataRequest>>('GET', path)).body.data;
  expect(data).toMatchObject([{ done_at: expect.any(String) }]);
  expect((await acme.announced()).slice(-2)).toMatchObject([
    { event: 'candidate.erased', data: { candidate_id: one.candidate_id } },
    {
      event: 'data_request.done',
      data: { data_request_id: data[0]?.id, candidate_id: one.candidate_id, kind: 'erasure' },
    },
  ]);
});

test('expired links are deleted', async () => {
  const { tick } = await import('../support/ticks.ts');
  const acme = await openCompany();
  await openCandidate(acme);
  await db.run(sql`update portal_tokens set expires_at = 1 where company_id = ${acme.id}`);
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 11 * 60_000;
  await tick(hour);
  expect(await db.select().from(portalTokens).where(eq(portalTokens.companyId, acme.id))).toEqual(
    [],
  );
  expect(await db.select().from(mails).where(eq(mails.companyId, acme.id))).not.toEqual([]);
});
