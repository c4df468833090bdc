/** The board for a company's own website: its jobs with their forms, and applications by a key, from any origin. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardJob, BoardJobDetail } from '#careers/answers/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { BoardKey } from '#recruiting/jobs/board-keys/schemas.ts';
import { applicationsOf } from '../support/apply-form.ts';
import { newApplicant } from '../support/applying.ts';
import { answerOf, newAddress, send } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { examples } from '../support/questions.ts';
import { formOf } from '../support/uploads.ts';
import type { Part } from '../support/uploads.ts';

const ELSEWHERE = 'karriere-de.example';
const ORIGIN = { origin: 'https://www.acme.example' };

beforeAll(openDomains, 60_000);

async function read<Data>(path: string, host = CAREER_HOST, headers: Record<string, string> = {}) {
  const sent = { 'cf-connecting-ip': newAddress(), ...ORIGIN, ...headers };
  return answerOf<Data>(await send(`https://${host}/api/board/${path}`, { headers: sent }));
}

const jobsOf = (company: Company, query = '') =>
  read<Page<BoardJob>>(`${company.subdomain}/jobs${query}`);

type Sending = { headers?: Record<string, string>; host?: string; company?: string };

/** Applies as Ada with JSON, or with a form that has files. */
async function apply(
  { subdomain }: Company,
  job: Pick<Job, 'hash_id'>,
  body: Record<string, unknown> | { parts: readonly Part[] },
  { headers = {}, host = CAREER_HOST, company = subdomain }: Sending = {},
) {
  const form = 'parts' in body ? formOf(body.parts as readonly Part[]) : null;
  const path = `/api/board/${company}/jobs/${job.hash_id}/applications`;
  const response = await send(`https://${host}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': newAddress(),
      ...ORIGIN,
      ...form?.headers,
      ...headers,
    },
    body: form ? form.body : JSON.stringify(body),
  });
  return answerOf<{ received: true }>(response);
}

const ada = (more: Record<string, unknown> = {}) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email: newApplicant(),
  ...more,
});

async function opened() {
  const acme = await openCompany();
  const job = await acme.postJob({ title: 'Baker', status: 'Live' });
  const key = await acme.openBoardKey({ name: 'acme.example' });
  return { acme, job, key, by: { 'x-board-key': key.key } };
}

describe('the jobs of a board', () => {
  test('are those of the company, with departments, filtered and paged, for scripts of any origin', async () => {
    const { acme } = await opened();
    await (await openCompany()).postJob({ title: 'Foreign', status: 'Live' });
    const nursing = await acme.openDepartment({ name: 'Nursing' });
    await acme.postJob({ title: 'Nurse', status: 'Live', department_id: nursing.id });
    await acme.postJob({ title: 'Draft' });
    const all = await jobsOf(acme);
    expect(all, all.text).toMatchObject({ status: 200, body: { success: true } });
    expect(all.body.data.data.map(({ title, department }) => [title, department?.name])).toEqual([
      ['Nurse', 'Nursing'],
      ['Baker', undefined],
    ]);
    expect(all.headers.get('access-control-allow-origin')).toBe('*');
    expect(all.headers.get('access-control-allow-credentials')).toBeNull();
    const tag = all.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const titles = async (query: string) =>
      (await jobsOf(acme, query)).body.data.data.map(({ title }) => title);
    expect(await titles(`?department-id=${nursing.id}`)).toEqual(['Nurse']);
    expect(await titles('?q=baker')).toEqual(['Baker']);
    expect(await titles('?q=&department-id=&page=&max=')).toEqual(['Nurse', 'Baker']);
    expect(await titles('?max=1&page=2')).toEqual(['Baker']);
    expect(await titles('?place=Nowhere')).toEqual([]);
    const strange = await jobsOf(acme, '?key=x');
    expect(strange.headers.get('x-unknown-parameters')).toBe('key');
    expect((await jobsOf(acme, '?department-id=x')).status).toBe(422);
  });

  test.each([
    ['that there is not', CAREER_HOST, async () => 'nobody'],
    ['that is no name', CAREER_HOST, async () => 'no_name'],
    ['of another site', ELSEWHERE, async () => (await openCompany()).subdomain],
    [
      'on the host of the API',
      'api.recruiting.example',
      async () => (await openCompany()).subdomain,
    ],
  ])('are 404 for a company %s', async (_, host, nameOf) => {
    expect(await read(`${await nameOf()}/jobs`, host)).toMatchObject({ status: 404 });
  });
});

describe('a job of a board', () => {
  test('has its texts and its form: fields, questions without rules, consent, legal texts', async () => {
    const { acme, job } = await opened();
    const labels = { en: 'Which licences?', de: 'Welche Führerscheine?' };
    const given = examples.find(({ kind }) => kind === 'multiple_choice');
    const question = await acme.addQuestion({
      kind: 'multiple_choice',
      labels,
      options: given?.options,
    });
    const rule = {
      operator: 'includes',
      value: 'c',
      effect: 'reject',
      reason: { en: 'No buses.' },
    };
    await acme.setForm(job, { question_id: question.id, is_required: true, rule });
    await acme.admin('POST', '/api/hiring-settings', {
      consent_text: 'We keep it.',
      retention_months: 7,
    });
    const path = `${acme.subdomain}/jobs/${job.hash_id}`;
    const { status, body, text } = await read<BoardJobDetail>(`${path}?lang=de`);
    expect(status, text).toBe(200);
    const { form } = body.data;
    expect(body.data).toMatchObject({ title: 'Baker', has_id: job.hash_id, department: null });
    expect(form.fields.map(({ name, required }) => [name, required])).toEqual([
      ['first_name', true],
      ['last_name', false],
      ['email', true],
      ['phone', false],
      ['file_cv', false],
      ['cover_letter', false],
      ['cover_letter_text', false],
    ]);
    expect(form.questions).toEqual([
      expect.objectContaining({
        name: `q${question.id}`,
        text: 'Welche Führerscheine?',
        required: true,
      }),
    ]);
    expect(form.questions[0]?.options[1]).toEqual({
      id: 'b',
      text: 'Lkw',
      name: `q${question.id}.b`,
    });
    expect(form).toMatchObject({ language: 'de', may_reject: true, retention_months: 7 });
    expect(form.consent?.text).toBe('We keep it.');
    expect(text).not.toContain('No buses.');
    expect(text).not.toContain('"rule"');
  });

  test('is 410 once it is closed, and 404 of another company, on another site and where it was never listed', async () => {
    const { acme, job } = await opened();
    const draft = await acme.postJob({ title: 'Draft' });
    const other = await openCompany();
    const foreign = await other.postJob({ status: 'Live' });
    const at = (company: Company, { hash_id: hash }: Pick<Job, 'hash_id'>, host = CAREER_HOST) =>
      read(`${company.subdomain}/jobs/${hash}`, host);
    expect((await at(acme, draft)).status).toBe(404);
    expect((await at(acme, foreign)).status).toBe(404);
    expect((await at(acme, job, ELSEWHERE)).status).toBe(404);
    expect((await at(acme, { hash_id: 'x'.repeat(100) })).status).toBe(404);
    await acme.admin('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    expect(await at(acme, job)).toMatchObject({ status: 410, body: { code: 'job_over' } });
  });
});

describe('an application by a key', () => {
  test('is taken with files and answers, has the key as its source, and is confirmed', async () => {
    const { acme, job, key, by } = await opened();
    const asked = [];
    for (const { kind, options, answer } of examples) {
      const question = await acme.addQuestion({ kind, ...(options && { options }) });
      asked.push({ ...question, answer });
    }
    await acme.setForm(job, ...asked.map(({ id }) => ({ question_id: id, is_required: true })));
    const answers = Object.fromEntries(asked.map(({ id, answer }) => [`q${id}`, answer]));
    const sent = await apply(acme, job, ada(answers), { headers: by });
    expect(sent, sent.text).toMatchObject({ status: 201, body: { data: { received: true } } });
    expect(sent.headers.get('access-control-allow-origin')).toBe('*');
    const [found] = await applicationsOf(acme);
    const made = await acme.showApplication({ id: found?.id ?? 0 });
    expect(made.answers.map(({ value }) => value)).toEqual(asked.map(({ answer }) => answer));
    expect(made).toMatchObject({ source: 'acme.example' });
    const keys = await acme.admin<Page<BoardKey>>('GET', '/api/board-keys/index');
    expect(keys.body.data.data[0]).toMatchObject({ id: key.id, last_used_at: expect.any(String) });
  });

  test('is taken as a form with a file', async () => {
    const { acme, job, by } = await opened();
    const file = {
      name: 'file_cv',
      filename: 'cv.txt',
      type: 'text/plain',
      content: 'Ada Byron, baker',
    };
    const texts = Object.entries(ada()).map(([name, content]) => ({
      name,
      content,
    }));
    const sent = await apply(acme, job, { parts: [...texts, file] }, { headers: by });
    expect(sent, sent.text).toMatchObject({ status: 201 });
    const [found] = await applicationsOf(acme);
    const made = await acme.showApplication({ id: found?.id ?? 0 });
    expect(made.documents.map(({ filename }) => filename)).toEqual(['cv.txt']);
  });

  test('is one for two clicks, for a second time, and for the same Idempotency-Key', async () => {
    const { acme, job, by } = await opened();
    const body = ada();
    const [one, two] = await Promise.all([
      apply(acme, job, body, { headers: by }),
      apply(acme, job, body, { headers: by }),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((await apply(acme, job, body, { headers: by })).status).toBe(201);
    const headers = { ...by, 'idempotency-key': 'click' };
    const other = ada();
    for (const replayed of [null, 'true']) {
      const sent = await apply(acme, job, other, { headers });
      expect([sent.status, sent.headers.get('idempotent-replayed')]).toEqual([201, replayed]);
    }
    expect(await applicationsOf(acme)).toHaveLength(2);
    expect(await apply(acme, job, ada(), { headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await applicationsOf(acme)).toHaveLength(2);
  });

  test('with a field that the form does not have is refused', async () => {
    const { acme, job, by } = await opened();
    const answer = await apply(acme, job, ada({ invented: 'yes' }), { headers: by });
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['invented']);
    expect(await applicationsOf(acme)).toHaveLength(0);
  });

  test.each([
    ['without a key', 'board_key_missing', async () => ({})],
    ['with an unknown key', 'board_key_invalid', async () => ({ 'x-board-key': 'unknown' })],
    [
      'with the key of another company',
      'board_key_invalid',
      async () => ({ 'x-board-key': (await (await openCompany()).openBoardKey()).key }),
    ],
    [
      'with a revoked key',
      'board_key_invalid',
      async (acme: Company) => {
        const key = await acme.openBoardKey();
        await acme.admin('POST', `/api/board-keys/revoke/${key.id}`);
        return { 'x-board-key': key.key };
      },
    ],
  ])('is 401 %s', async (_, code, headersOf) => {
    const { acme, job } = await opened();
    const headers: Record<string, string> = await headersOf(acme);
    const sent = await apply(acme, job, ada(), { headers });
    expect(sent).toMatchObject({ status: 401, body: { code } });
    expect(sent.headers.get('www-authenticate')).toBe('Board-Key');
    expect(await applicationsOf(acme)).toEqual([]);
  });

  test('is 401 with a key in the query', async () => {
    const { acme, job, key } = await opened();
    const address = `/api/board/${acme.subdomain}/jobs/${job.hash_id}/applications?x-board-key=${key.key}`;
    const headers = { 'content-type': 'application/json', ...ORIGIN };
    const body = JSON.stringify(ada());
    const sent = await send(`https://${CAREER_HOST}${address}`, { method: 'POST', headers, body });
    expect(sent.status).toBe(401);
  });

  test('is refused for each field that is wrong, and nothing is stored', async () => {
    const { acme, job, by } = await opened();
    const choice = examples.find(({ kind }) => kind === 'single_choice');
    const required = await acme.addQuestion({ kind: 'short_text' });
    const one = await acme.addQuestion({ kind: 'single_choice', options: choice?.options });
    await acme.setForm(
      job,
      { question_id: required.id, is_required: true },
      { question_id: one.id, is_required: false },
    );
    await acme.admin('POST', '/api/hiring-settings', { consent_text: 'We keep it.' });
    const zip = {
      name: 'file_cv',
      filename: 'cv.pdf',
      type: 'application/pdf',
      content: 'PK\u0003\u0004 zip',
    };
    const parts = [
      { name: 'email', content: 'nowhere' },
      { name: 'phone', content: 'call me' },
      { name: `q${one.id}`, content: 'z' },
      { name: 'q1', content: 'yes' },
      { name: 'consent', content: 'yes' },
      { name: 'colour', content: 'red' },
      zip,
    ];
    const sent = await apply(acme, job, { parts }, { headers: by });
    expect(sent, sent.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    const { errors = {} } = sent.body as { errors?: Record<string, string[]> };
    expect(Object.keys(errors).toSorted()).toEqual(
      [
        'colour',
        'consent',
        'email',
        'file_cv',
        'first_name',
        'phone',
        'q1',
        `q${one.id}`,
        `q${required.id}`,
      ].toSorted(),
    );
    expect(await applicationsOf(acme)).toEqual([]);
  });

  test('needs the version of the consent text that the form has now', async () => {
    const { acme, job, by } = await opened();
    const path = `${acme.subdomain}/jobs/${job.hash_id}`;
    const versionOf = async () =>
      (await read<BoardJobDetail>(path)).body.data.form.consent?.version;
    await acme.admin('POST', '/api/hiring-settings', { consent_text: 'We keep it.' });
    const version = await versionOf();
    const agreed = await apply(acme, job, ada({ consent: version }), { headers: by });
    expect(agreed.status, agreed.text).toBe(201);
    const [found] = await applicationsOf(acme);
    expect((await acme.showApplication({ id: found?.id ?? 0 })).consent?.text).toBe('We keep it.');
    await acme.admin('POST', '/api/hiring-settings', { consent_text: 'We sell it.' });
    expect((await apply(acme, job, ada({ consent: version }), { headers: by })).status).toBe(422);
  });

  test('is 410 where the job was closed after its form was read, and 404 on another site', async () => {
    const { acme, job, by } = await opened();
    expect((await apply(acme, job, ada(), { headers: by, host: ELSEWHERE })).status).toBe(404);
    await acme.admin('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    expect((await apply(acme, job, ada(), { headers: by })).status).toBe(410);
  });

  test('is refused beyond 10 of an address in an hour', async () => {
    const { acme, job, by } = await opened();
    const headers = { ...by, 'cf-connecting-ip': newAddress() };
    for (let n = 0; n < 10; n++) {
      expect((await apply(acme, job, ada(), { headers })).status).toBe(201);
    }
    const sent = await apply(acme, job, ada(), { headers });
    expect(sent).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(sent.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await apply(acme, job, ada(), { headers: by })).status).toBe(201);
  });

  test.each([
    ['a body of 26 MB', { 'content-length': '26000000' }, 413],
    ['no JSON', { 'content-type': 'text/plain' }, 415],
  ])('is refused with %s', async (_, headers, status) => {
    const { acme, job, by } = await opened();
    const sent = await apply(acme, job, ada(), { headers: { ...by, ...headers } });
    expect(sent.status, sent.text).toBe(status);
  });

  test('may come from a page without an origin, after a preflight that names the header of the key', async () => {
    const { acme, job, by } = await opened();
    const path = `/api/board/${acme.subdomain}/jobs/${job.hash_id}/applications`;
    const preflight = await send(`https://${CAREER_HOST}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'null',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-board-key,content-type,idempotency-key',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'x-board-key',
    );
    const sent = await apply(acme, job, ada(), { headers: { ...by, origin: 'null' } });
    expect(sent.status, sent.text).toBe(201);
  });
});

describe('the keys of a company', () => {
  test('are listed, at most 20 that work, and revoked by an Admin, with entries in the audit log', async () => {
    const acme = await openCompany();
    const first = await acme.openBoardKey({ name: 'First' });
    for (let n = 1; n < 20; n++) await acme.openBoardKey();
    const full = await acme.admin('POST', '/api/board-keys/store', { name: 'One more' });
    expect(full, full.text).toMatchObject({ status: 422 });
    const revoked = await acme.admin<BoardKey>('POST', `/api/board-keys/revoke/${first.id}`);
    expect(revoked.body.data.revoked_at).toEqual(expect.any(String));
    const again = await acme.admin<BoardKey>('POST', `/api/board-keys/revoke/${first.id}`);
    expect(again.body.data).toEqual(revoked.body.data);
    await acme.openBoardKey();
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'board_key.revoke')).toHaveLength(1);
    const foreign = await (await openCompany()).admin('POST', `/api/board-keys/revoke/${first.id}`);
    expect(foreign.status).toBe(404);
  });

  test.each([
    {},
    { name: '' },
    { name: 'a\nb' },
    { name: 'x'.repeat(81) },
    { name: 'x', colour: 'red' },
  ])('are refused with %j', async (body) => {
    const acme = await openCompany();
    expect((await acme.admin('POST', '/api/board-keys/store', body)).status).toBe(422);
  });
});
