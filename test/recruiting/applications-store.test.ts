/** Tests creating applications through the API (contract 2.10, 3.2, 4.8). */
import { describe, expect, test } from 'vitest';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import {
  applicationForm,
  cvFile,
  docx,
  letterFile,
  newApplicant,
  odt,
  pdf,
  stageAt,
  STORE,
} from '../support/applying.ts';
import type { Applying } from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { documentsOf, formOf, image } from '../support/uploads.ts';
import type { Part } from '../support/uploads.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

async function store(
  acme: Company,
  input: Applying = {},
  headers: Record<string, string> = {},
): Promise<Answer<ApplicationDetail>> {
  const ref = input.job_id ?? (await acme.postJob()).hash_id;
  const form = applicationForm({ ...input, job_id: ref });
  return acme.recruiter('POST', STORE, form.body, { ...form.headers, ...headers });
}

/** The form with exactly these parts. */
function send(acme: Company, parts: readonly Part[]): Promise<Answer<ApplicationDetail>> {
  const form = formOf(parts);
  return acme.recruiter('POST', STORE, form.body, form.headers);
}

async function total(acme: Company): Promise<number> {
  const answer = await acme.viewer<{ total: number }>('GET', '/api/candidate-job/index');
  return answer.body.data.total;
}

async function expectNothing(acme: Company): Promise<void> {
  expect(await total(acme)).toBe(0);
  expect(await acme.announced()).toEqual([]);
  expect((await acme.audited()).filter(({ action }) => action !== 'job.create')).toEqual([]);
  expect(await documentsOf(acme)).toEqual([]);
}

describe('POST /api/candidate-job/store', () => {
  test('answers 201 with the same record as show (2.10)', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ title: 'Baker', status: 'Live' });
    const announced = (await acme.announced()).length;
    const email = `Ada.${crypto.randomUUID()}@People.example`;
    const answer = await store(acme, {
      email,
      first_name: ' Ada ',
      last_name: 'Lovelace',
      phone: '+44 20 7946 0000',
      job_id: job.hash_id,
      source: 'Job fair',
      consent: 'Keep my data for two years.',
      files: [cvFile(pdf('CV')), letterFile('Dear all')],
    });
    expect(answer.status, answer.text).toBe(201);
    const stageId = await stageAt(acme, 0);
    const { id, candidate_id: candidateId } = answer.body.data;
    const document = {
      from_application_id: id,
      id: expect.any(Number),
      size: expect.any(Number),
      url: expect.stringMatching(/^https:\/\/api\.recruiting\.example\/files\/documents\/\d+\?/u),
      created_at: expect.stringMatching(STAMP),
    };
    expect(answer.body).toEqual({
      success: true,
      data: {
        id,
        candidate_job_id: id,
        candidate_id: expect.any(Number),
        first_name: 'Ada',
        last_name: 'Lovelace',
        email,
        phone: '+44 20 7946 0000',
        phone_e164: '+442079460000',
        applied_as: null,
        job: { id: job.id, hash_id: job.hash_id, title: 'Baker' },
        stage: { id: stageId, name: 'Screening', type: 'screening' },
        stage_id: stageId,
        status: 'active',
        source: 'Job fair',
        source_id: expect.any(Number),
        origin: null,
        screening: null,
        screening_reasons: [],
        answers: [],
        answers_missing: [],
        custom: {},
        custom_missing: [],
        created_at: expect.stringMatching(STAMP),
        updated_at: expect.stringMatching(STAMP),
        rejected_at: null,
        hired_at: null,
        parse_status: 'pending',
        parsed_cv: null,
        notes: [],
        emails: [],
        history: [
          {
            id: expect.any(Number),
            kind: 'created',
            author: { id: await acme.user('Recruiter'), name: expect.any(String) },
            from_stage: null,
            to_stage: { id: stageId, name: 'Screening' },
            created_at: expect.stringMatching(STAMP),
          },
        ],
        documents: [
          {
            ...document,
            kind: 'cv',
            filename: 'cv.pdf',
            content_type: 'application/pdf',
            parse_status: 'pending',
          },
          {
            ...document,
            kind: 'cover_letter',
            filename: 'letter.txt',
            content_type: 'text/plain',
            size: 8,
            parse_status: null,
          },
        ],
        time_in_stage: [{ stage: { id: stageId, name: 'Screening' }, hours: 0 }],
        rejection_reason: null,
        legal_texts: [],
        consent: {
          text: 'Keep my data for two years.',
          given_at: expect.stringMatching(STAMP),
        },
        is_held: false,
      },
    });
    expect(await acme.showApplication({ id })).toMatchObject({
      id,
      candidate_id: candidateId,
      email,
      consent: { text: 'Keep my data for two years.' },
      documents: [{ kind: 'cv' }, { kind: 'cover_letter' }],
    });
    expect((await acme.announced()).slice(announced)).toEqual([
      {
        event: 'application.created',
        timestamp: expect.stringMatching(/\+00:00$/u),
        data: {
          candidate_job_id: id,
          job_id: job.id,
          email,
          first_name: 'Ada',
          last_name: 'Lovelace',
          stage_id: stageId,
        },
      },
    ]);
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'application.create',
      subjectId: id,
      userId: await acme.user('Recruiter'),
    });
    expect(JSON.stringify(entry)).not.toMatch(/ada|lovelace/iu);
    expect(await acme.showJob(job)).toMatchObject({ candidate_job_count: 1 });
  });

  test('accepts an application without files, phone, source and consent', async () => {
    const acme = await openCompany();
    const made = (await store(acme, { files: [] })).body.data;
    expect(made).toMatchObject({
      phone: null,
      source: 'api',
      consent: null,
      documents: [],
      parse_status: null,
    });
    const empty = await store(acme, { files: [], phone: '  ', consent: ' ' });
    expect(empty.body.data).toMatchObject({ phone: null, consent: null });
  });

  test('ignores a file field without a chosen file', async () => {
    const acme = await openCompany();
    const answer = await store(acme, { files: [cvFile('', ''), letterFile('', '')] });
    expect(answer).toMatchObject({ status: 201, body: { data: { documents: [] } } });
  });

  test.each(['Expired', 'Closed', 'Archived'])(
    'rejects an application to a job that is %s with 409',
    async (status) => {
      const acme = await openCompany();
      const { hash_id: ref } = await acme.postJob({ status });
      const announced = await acme.announced();
      expect(await store(acme, { job_id: ref })).toMatchObject({
        status: 409,
        body: { code: 'job_not_open' },
      });
      expect(await total(acme)).toBe(0);
      expect(await acme.announced()).toEqual(announced);
      expect(await documentsOf(acme)).toEqual([]);
    },
  );

  test('rejects a second application to the same job with 409, ignoring the case of the email', async () => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const email = newApplicant();
    const first = await acme.apply({ email, job_id: ref });
    for (const spelled of [email, email.toUpperCase(), ` ${email} `]) {
      const again = await store(acme, { email: spelled, job_id: ref });
      expect(again).toMatchObject({
        status: 409,
        body: { code: 'duplicate_application', candidate_job_id: first.id },
      });
    }
    expect(await total(acme)).toBe(1);
    expect(await acme.announced()).toHaveLength(1);
    expect(await documentsOf(acme)).toHaveLength(1);
  });

  test('identifies a candidate by email within the company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const email = newApplicant();
    const first = await acme.apply({ email, first_name: 'Ada', files: [] });
    const second = await acme.apply({
      email: email.toUpperCase(),
      first_name: 'Someone',
      phone: '+44 1',
      files: [],
    });
    // Known details are kept, and a missing phone number is filled in.
    expect(second).toMatchObject({
      candidate_id: first.candidate_id,
      first_name: 'Ada',
      email,
      phone: '+44 1',
    });
    // Another number stays with its application.
    const third = await acme.apply({ email, phone: '+44 2', files: [] });
    expect(third.phone).toBe('+44 2');
    expect(await acme.showApplication(second)).toMatchObject({ phone: '+44 1' });
    const elsewhere = await globex.apply({ email, first_name: 'Grace', files: [] });
    expect(elsewhere.candidate_id).not.toBe(first.candidate_id);
    expect(elsewhere.first_name).toBe('Grace');
  });

  test.each([
    ['email', { email: '' }],
    ['email', { email: 'ada' }],
    ['email', { email: 'a b@c.example' }],
    ['email', { email: `${'a'.repeat(250)}@b.example` }],
    ['first_name', { first_name: ' ' }],
    ['first_name', { first_name: 'x'.repeat(256) }],
    ['last_name', { last_name: 'x'.repeat(256) }],
    ['phone', { phone: '1'.repeat(256) }],
    ['source', { source: 'x'.repeat(256) }],
    ['consent', { consent: 'x'.repeat(2001) }],
    ['job_id', { job_id: 'nothing' }],
    ['job_id', { job_id: '01' }],
    ['job_id', { job_id: 'x'.repeat(65) }],
    ['first_name', { first_name: 'a\0b' }],
  ])('rejects an invalid %s in %o with 422, and stores nothing', async (field, input) => {
    const acme = await openCompany();
    const answer = await store(acme, input);
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    await expectNothing(acme);
  });

  test('reports every missing required field with 422', async () => {
    const acme = await openCompany();
    const answer = await send(acme, [cvFile()]);
    expect(answer.status).toBe(422);
    const required = ['email', 'first_name', 'job_id', 'last_name'];
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(required);
    await expectNothing(acme);
  });

  test('accepts names of 255 characters in any script', async () => {
    const acme = await openCompany();
    const [first, last] = ['x'.repeat(255), '山田 太郎 👩🏽‍🚀 O’Brien <b>'];
    expect(await acme.apply({ first_name: first, last_name: last, files: [] })).toMatchObject({
      first_name: first,
      last_name: last,
    });
  });

  test('rejects the job of another company with 422, by hash_id and by id', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const theirs = await globex.postJob({ status: 'Live' });
    for (const ref of [theirs.hash_id, String(theirs.id)]) {
      const answer = await store(acme, { job_id: ref });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['job_id']);
    }
    await expectNothing(acme);
    expect(await total(globex)).toBe(0);
  });

  test('accepts the integer id of a job', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    expect((await acme.apply({ job_id: String(job.id), files: [] })).job.id).toBe(job.id);
  });

  test.each([
    ['a form without files', 'application/x-www-form-urlencoded', 'email=a'],
    ['text', 'text/plain', '{}'],
    ['a problem', 'application/problem+json', '{}'],
  ])('rejects %s with 415', async (_, type, body) => {
    const acme = await openCompany();
    expect(await acme.recruiter('POST', STORE, body, { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
  });

  test('accepts JSON where no file is sent', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    for (const [ref, optional] of [
      [job.hash_id, { phone: '+49 30 901820', source: 'referral' }],
      [String(job.id), { phone: null, source: null, consent: null, file_cv: null }],
      [job.id, { phone: '', source: '', consent: '' }],
    ] as const) {
      const body = { email: newApplicant(), first_name: 'Ada', last_name: 'Lovelace', job_id: ref };
      const answer = await acme.recruiter<ApplicationDetail>('POST', STORE, {
        ...body,
        ...optional,
      });
      expect(answer, answer.text).toMatchObject({
        status: 201,
        body: {
          data: {
            email: body.email,
            phone: optional.phone || null,
            source: optional.source || 'api',
            job: { id: job.id },
            documents: [],
          },
        },
      });
    }
  });

  test('names the fields that are wrong or missing in JSON (422)', async () => {
    const acme = await openCompany();
    const wrong = await acme.recruiter('POST', STORE, {
      email: 1,
      first_name: '',
      last_name: null,
    });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['email', 'first_name', 'job_id']);
    expect(await acme.recruiter('POST', STORE, '{"email"')).toMatchObject({
      status: 400,
      body: { code: 'malformed_json' },
    });
    await expectNothing(acme);
  });

  test('counts an empty optional field of a form as absent', async () => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const fields = {
      email: newApplicant(),
      first_name: 'Ada',
      last_name: 'Lovelace',
      job_id: ref,
      phone: '',
      source: '',
      consent: '',
    };
    const form = formOf(Object.entries(fields).map(([name, content]) => ({ name, content })));
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer, answer.text).toMatchObject({
      status: 201,
      body: { data: { phone: null, source: 'api', consent: null } },
    });
  });

  test('rejects a text in a file field and a file in a text field with 422', async () => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const texts = (except: string): Part[] =>
      Object.entries({
        email: newApplicant(),
        first_name: 'Ada',
        last_name: 'Lovelace',
        job_id: ref,
      })
        .filter(([name]) => name !== except)
        .map(([name, content]) => ({ name, content }));
    for (const name of ['file_cv', 'cover_letter']) {
      const answer = await send(acme, [...texts(''), { name, content: 'my CV' }]);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([name]);
    }
    for (const name of ['email', 'first_name', 'job_id']) {
      const file = { name, filename: 'x.txt', content: 'ada@people.example' };
      const answer = await send(acme, [...texts(name), file]);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([name]);
    }
    await expectNothing(acme);
  });

  test('rejects a field or a file that is sent twice with 400', async () => {
    const acme = await openCompany();
    const twice = [
      { name: 'email', content: 'a@b.example' },
      { name: 'email', content: 'c@d.example' },
    ];
    for (const [parts, name] of [
      [twice, 'email'],
      [[cvFile(), cvFile()], 'file_cv'],
    ] as const) {
      expect(await send(acme, parts)).toMatchObject({
        status: 400,
        body: { code: 'repeated_parameter', errors: { [name]: [expect.any(String)] } },
      });
    }
    await expectNothing(acme);
  });

  test('ignores unknown fields and files', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const stage = await stageAt(acme, 3);
    const wishes = {
      stage_id: stage,
      status: 'hired',
      company_id: globex.id,
      candidate_id: 1,
      id: 7,
    };
    const form = applicationForm({
      job_id: (await acme.postJob()).hash_id,
      files: [
        ...Object.entries(wishes).map(([name, content]) => ({ name, content: String(content) })),
        { name: 'logo', filename: 'a.png', content: image() },
      ],
    });
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { status: 'active', stage: { type: 'screening' }, documents: [] } },
    });
    expect(await total(globex)).toBe(0);
  });
});

describe('files', () => {
  test.each([
    ['cv.pdf', () => pdf('Baker'), 'application/pdf'],
    [
      'cv.docx',
      () => docx('Baker'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['cv.odt', () => odt('Baker'), 'application/vnd.oasis.opendocument.text'],
    ['cv.rtf', () => String.raw`{\rtf1\ansi Baker}`, 'application/rtf'],
    ['cv.txt', () => 'Ada Lovelace\nBaker\n', 'text/plain'],
    ['unnamed.exe', () => pdf('Baker'), 'application/pdf', 'unnamed.pdf'],
  ])('accepts %s by its content', async (filename, content, type, kept = filename) => {
    const acme = await openCompany();
    const made = await acme.apply({
      files: [cvFile(content(), filename), letterFile(content(), filename)],
    });
    expect(made.documents).toMatchObject([
      { kind: 'cv', filename: kept, content_type: type },
      { kind: 'cover_letter', filename: kept, content_type: type },
    ]);
  });

  test.each([
    ['a picture', 'cv.pdf', () => image()],
    ['a program', 'cv.pdf', () => new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ['another archive', 'cv.docx', () => new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])],
  ])('rejects %s that is named %s with 422', async (_, filename, content) => {
    const acme = await openCompany();
    for (const [field, file] of [
      ['file_cv', cvFile(content(), filename)],
      ['cover_letter', letterFile(content(), filename)],
    ] as const) {
      const answer = await store(acme, { files: [file] });
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    await expectNothing(acme);
  });

  test('rejects an empty file with 422 for its field', async () => {
    const acme = await openCompany();
    const answer = await store(acme, { files: [cvFile('', 'cv.pdf')] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['file_cv']);
    await expectNothing(acme);
  });

  test('accepts a file of 10,000,000 bytes and rejects one byte more with 422', async () => {
    const acme = await openCompany();
    const text = 'a'.repeat(10_000_000);
    const made = await acme.apply({ files: [letterFile(text)] });
    expect(made.documents).toMatchObject([{ size: 10_000_000 }]);
    const answer = await store(acme, { files: [letterFile(`${text}a`)] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['cover_letter']);
    expect(await total(acme)).toBe(1);
  });
});

describe('Idempotency-Key', () => {
  test('replays the same form with another boundary, and keeps one file', async () => {
    const acme = await openCompany();
    const input = {
      email: newApplicant(),
      job_id: (await acme.postJob()).hash_id,
      files: [cvFile(pdf('CV'))],
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = (boundary: string) => {
      const form = applicationForm(input, boundary);
      return acme.recruiter<ApplicationDetail>('POST', STORE, form.body, {
        ...form.headers,
        ...key,
      });
    };
    const [first, again] = [await ask('one'), await ask('two')];
    expect(first.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await total(acme)).toBe(1);
    expect(await documentsOf(acme)).toHaveLength(1);
    expect(await acme.announced()).toHaveLength(1);
  });

  test('rejects another text or file under the same key with 422', async () => {
    const acme = await openCompany();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { email: newApplicant(), job_id: (await acme.postJob()).hash_id };
    const files = [cvFile(pdf('CV'))];
    expect((await store(acme, { ...input, files }, key)).status).toBe(201);
    for (const other of [
      { ...input, files, first_name: 'Grace' },
      { ...input, files: [cvFile(pdf('Other'))] },
      { ...input, files: [] },
    ]) {
      expect(await store(acme, other, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      });
    }
    expect(await documentsOf(acme)).toHaveLength(1);
  });
});
