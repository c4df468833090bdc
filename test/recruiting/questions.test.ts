/** Tests of questions and of the application forms of jobs. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { ApplicationForm, Question } from '#recruiting/jobs/questions/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { examples, options } from '../support/questions.ts';

const STORE = '/api/questions/store';

function formPath({ hash_id: hash }: { hash_id: string }): string {
  return `/api/jobs/${hash}/application-form`;
}

async function formOf(company: Company, job: { hash_id: string }): Promise<ApplicationForm> {
  return (await company.viewer<ApplicationForm>('GET', formPath(job))).body.data;
}

async function update(company: Company, id: number, body: object) {
  return company.admin<Question>('POST', `/api/questions/update/${id}`, body);
}

describe('questions', () => {
  test('are added, listed, shown, edited and deleted, with audit entries', async () => {
    const acme = await openCompany();
    const made = await acme.admin<Question>('POST', STORE, {
      key: 'licence',
      kind: 'Single_Choice',
      labels: { en: ' Which  licence? ', de: 'Welcher Führerschein?' },
      help: { en: 'The highest one.' },
      options,
    });
    expect(made, made.text).toMatchObject({
      status: 201,
      body: {
        data: {
          key: 'licence',
          kind: 'single_choice',
          labels: { en: 'Which licence?', de: 'Welcher Führerschein?' },
          help: { en: 'The highest one.' },
          options,
          replaces_id: null,
          used_at: null,
          archived_at: null,
        },
      },
    });
    const { id } = made.body.data;
    const shown = await acme.viewer<Question>('GET', `/api/questions/show/${id}`);
    expect(shown.body.data).toEqual(made.body.data);
    const list = await acme.viewer<Page<Question>>('GET', '/api/questions/index');
    expect(list.body.data).toMatchObject({ total: 1, data: [made.body.data] });

    const edited = await update(acme, id, { labels: { fr: 'Quel permis ?' }, help: null });
    expect(edited.body.data).toMatchObject({ id, labels: { fr: 'Quel permis ?' }, help: null });
    expect(await update(acme, id, { kind: 'number', key: 'other' })).toMatchObject({ status: 200 });
    expect((await acme.admin('DELETE', `/api/questions/destroy/${id}`)).status).toBe(200);
    expect((await acme.admin('GET', `/api/questions/show/${id}`)).status).toBe(404);
    expect((await acme.audited()).map(({ action }) => action)).toEqual([
      'question.create',
      'question.update',
      'question.delete',
    ]);
  });

  test.each([
    [{ key: 'Licence' }, 'key'],
    [{ key: '__proto__' }, 'key'],
    [{ key: `a${'b'.repeat(50)}` }, 'key'],
    [{ kind: 'colour' }, 'kind'],
    [{ labels: {} }, 'labels'],
    [{ labels: { en: '' } }, 'labels.en'],
    [{ labels: { en: 'a\u0000' } }, 'labels.en'],
    [{ labels: { xx: 'Text' } }, 'labels'],
    [{ labels: { en: 'x'.repeat(256) } }, 'labels.en'],
    [{ help: { en: 'x'.repeat(1001) } }, 'help.en'],
    [{ options }, 'options'],
    [{ kind: 'single_choice' }, 'options'],
    [{ kind: 'single_choice', options: options.slice(0, 1) }, 'options'],
    [{ kind: 'multiple_choice', options: [...options, ...options] }, 'options'],
    [{ kind: 'multiple_choice', options: [{ id: 'A b', labels: { en: 'A' } }] }, 'options.0.id'],
    [
      {
        kind: 'multiple_choice',
        options: Array.from({ length: 51 }, (_, at) => ({ id: `o${at}`, labels: { en: 'O' } })),
      },
      'options',
    ],
  ])('refuse what is wrong, and name it (%#)', async (wrong, field) => {
    const acme = await openCompany();
    const body = { key: 'nights', kind: 'yes_no', labels: { en: 'Nights?' }, ...wrong };
    const answer = await acme.admin('POST', STORE, body);
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors ?? {})[0]).toBe(field);
  });

  test('have a key of their own in the company, and are at most 200', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { key, id } = await acme.addQuestion();
    await other.addQuestion({ key });
    const again = { key, kind: 'number', labels: { en: 'Years' } };
    expect(await acme.admin('POST', STORE, again)).toMatchObject({
      status: 409,
      body: { code: 'duplicate' },
    });
    await db.run(sql`insert into questions (id, company_id, key, kind, labels, options, created_at, updated_at)
      select ${id} + value, ${acme.id}, 'k' || value, 'yes_no', '{"en":"?"}', '[]', 0, 0
      from json_each(${JSON.stringify(Array.from({ length: 199 }, (_, at) => at + 1))})`);
    expect(await acme.admin('POST', STORE, { ...again, key: 'k200' })).toMatchObject({
      status: 422,
      body: { errors: { questions: ['A company can have at most 200 questions.'] } },
    });
    await acme.admin('DELETE', `/api/questions/destroy/${id}`);
    expect((await acme.admin('POST', STORE, again)).status).toBe(201);
  });

  test('are replaced when they are edited after a form has asked them, on all forms', async () => {
    const acme = await openCompany();
    const [baker, cook] = [await acme.postJob(), await acme.postJob()];
    const question = await acme.addQuestion({ kind: 'single_choice', options });
    const rule = { operator: 'is', value: 'b', reason: { en: 'No trucks.' } };
    const before = await acme.setForm(baker, { question_id: question.id, rule });
    await acme.setForm(cook, { question_id: question.id, is_required: true });

    const dropped = await update(acme, question.id, { options: [options[0], options[2]] });
    expect(dropped).toMatchObject({
      status: 422,
      body: { errors: { options: [expect.any(String)] } },
    });
    const edited = await update(acme, question.id, { options: options.slice(0, 2) });
    expect(edited.body.data).toMatchObject({
      key: question.key,
      replaces_id: question.id,
      options: options.slice(0, 2),
    });
    const { id } = edited.body.data;
    expect(id).not.toBe(question.id);
    const form = await formOf(acme, baker);
    expect(form.questions).toEqual([
      { ...before.questions[0], question_id: id, options: options.slice(0, 2) },
    ]);
    expect(form.updated_at).not.toBe(before.updated_at);
    expect((await formOf(acme, cook)).questions).toMatchObject([
      { question_id: id, is_required: true },
    ]);
    const old = await acme.admin<Question>('GET', `/api/questions/show/${question.id}`);
    expect(old.body.data.archived_at).not.toBeNull();
    expect((await update(acme, question.id, { help: null })).status).toBe(404);
    const list = await acme.viewer<Page<Question>>('GET', '/api/questions/index');
    expect(list.body.data.data.map((one) => one.id)).toEqual([id]);

    const kept = await acme.admin('DELETE', `/api/questions/destroy/${id}`);
    expect(kept).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await acme.setForm(baker);
    await acme.setForm(cook);
    expect((await acme.admin('DELETE', `/api/questions/destroy/${id}`)).status).toBe(200);
  });

  test('are edited where at most 1,000 forms ask them (409)', async () => {
    const acme = await openCompany();
    const { id } = (
      await acme.admin<Question>('POST', STORE, {
        key: 'licence',
        kind: 'yes_no',
        labels: { en: 'A licence?' },
      })
    ).body.data;
    await db.run(sql`update questions set used_at = 1 where id = ${id}`);
    const numbers = JSON.stringify([...Array(1_001).keys()]);
    await db.run(sql`insert into jobs (id, company_id, hash_id, title, title_folded, title_indexed, status, status_by_admin, workplace, created_at, updated_at)
      select ${acme.id} * 2 + value, ${acme.id}, ${acme.id} || '-' || value, 'T', 't', 't', 'Draft', 'approved', 'Remote', 0, 0 from json_each(${numbers})`);
    await db.run(sql`insert into job_questions (job_id, question_id, company_id, position)
      select ${acme.id} * 2 + value, ${id}, ${acme.id}, 1 from json_each(${numbers})`);
    const edit = { labels: { en: 'Another text' } };
    expect(await update(acme, id, edit)).toMatchObject({
      status: 409,
      body: { code: 'in_use', form_count: 1001 },
    });
    await db.run(sql`delete from job_questions where job_id = ${acme.id} * 2`);
    const edited = await update(acme, id, edit);
    expect(edited.body.data).toMatchObject({ replaces_id: id });
    const moved = await db.all(
      sql`select 1 from job_questions where question_id = ${edited.body.data.id}`,
    );
    expect(moved).toHaveLength(1_000);
    await db.run(sql`delete from jobs where company_id = ${acme.id}`);
  });
});

describe('the application form of a job', () => {
  test('is empty at first, and is replaced as a whole, with an audit entry', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    expect(await formOf(acme, job)).toEqual({
      job: { id: job.id, hash_id: job.hash_id, title: job.title },
      questions: [],
      may_reject: false,
      updated_at: null,
    });
    const [nights, years] = [await acme.addQuestion(), await acme.addQuestion({ kind: 'number' })];
    const rule = { operator: 'at_most', value: 2, effect: 'flag', reason: { de: 'Zu wenig.' } };
    const set = await acme.recruiter<ApplicationForm>('POST', formPath(job), {
      questions: [
        { question_id: years.id, rule },
        { question_id: nights.id, is_required: true },
      ],
      updated_at: null,
    });
    expect(set, set.text).toMatchObject({ status: 200 });
    const form = await formOf(acme, job);
    expect(set.body.data).toEqual(form);
    expect(form).toMatchObject({
      questions: [
        { question_id: years.id, kind: 'number', is_required: false, rule },
        { question_id: nights.id, key: nights.key, is_required: true, rule: null },
      ],
      may_reject: false,
      updated_at: expect.any(String),
    });
    const [entry] = (await acme.audited()).slice(-1);
    expect(entry).toMatchObject({ action: 'job.application-form', subjectId: job.id });

    // Sent back as it was read, it changes nothing.
    const audited = (await acme.audited()).length;
    const same = await acme.recruiter<ApplicationForm>('POST', formPath(job), form);
    expect(same.body.data).toEqual(form);
    expect(await acme.audited()).toHaveLength(audited);
  });

  test('is not written where it has changed since it was read', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const { id } = await acme.addQuestion();
    const first = await acme.setForm(job, { question_id: id });
    const stale = { status: 409, body: { code: 'stale_write' } };
    const send = (body: object) => acme.recruiter('POST', formPath(job), body);
    expect(await send({ questions: [], updated_at: null })).toMatchObject(stale);
    const second = await acme.setForm(job, { question_id: id, is_required: true });
    expect(await send({ ...first, questions: [] })).toMatchObject(stale);
    expect(await send({ ...second, questions: [] })).toMatchObject({ status: 200 });
    expect(await send({ questions: [], updated_at: 'now' })).toMatchObject({
      status: 422,
      body: { errors: { updated_at: [expect.any(String)] } },
    });
  });

  test('refuses unknown questions, those of others, more than 30, and one twice', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const job = await acme.postJob();
    const { id } = await acme.addQuestion();
    const theirs = await other.addQuestion();
    const send = (questions: unknown) => acme.admin('POST', formPath(job), { questions });
    const [foreign, unknown] = [
      await send([{ question_id: theirs.id }]),
      await send([{ question_id: 1 }]),
    ];
    expect(foreign.body.errors).toEqual({
      'questions.0.question_id': ['No such question in this company.'],
    });
    expect(unknown.body.errors).toEqual(foreign.body.errors);
    const many = Array.from({ length: 31 }, (_, at) => ({ question_id: at + 1 }));
    expect(await send(many)).toMatchObject({
      status: 422,
      body: { errors: { questions: [expect.any(String)] } },
    });
    expect(await send([{ question_id: id }, { question_id: id }])).toMatchObject({ status: 422 });
    expect((await formOf(acme, job)).questions).toEqual([]);
  });

  test.each(examples)('checks the rule of a question of the kind $kind', async (example) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const { kind, options: given, rule, bad } = example;
    const { id } = await acme.addQuestion({ kind, ...(given && { options: given }) });
    const send = (wanted: object) =>
      acme.admin('POST', formPath(job), { questions: [{ question_id: id, rule: wanted }] });
    if (!rule) {
      expect((await send({ operator: 'is', value: 'x' })).body.errors).toEqual({
        'questions.0.rule.operator': ['Questions with free text cannot have a rule.'],
      });
      return;
    }
    const { operator, value } = rule;
    const wrong = operator === 'before' || operator === 'after' ? 'is' : 'before';
    expect(await send({ operator: wrong, value })).toMatchObject({
      status: 422,
      body: { errors: { 'questions.0.rule.operator': [expect.any(String)] } },
    });
    for (const one of kind === 'multiple_choice' ? ['d', ['a'], true] : bad) {
      const answer = await send({ operator, value: one });
      expect(answer, JSON.stringify(one)).toMatchObject({ status: 422 });
      expect(Object.keys(answer.body.errors ?? {})[0]).toContain('questions.0.rule.value');
    }
    expect(await send({ operator, value })).toMatchObject({ status: 200 });
  });

  test('takes rules that reject from Admins, with a reason in the language of the site', async () => {
    const acme = await openCompany({ domain: 'karriere-de.example' });
    const job = await acme.postJob();
    const { id } = await acme.addQuestion();
    const rule = { operator: 'is', value: false, effect: 'reject', reason: { en: 'Nights.' } };
    const body = (reason: object) => ({
      questions: [{ question_id: id, rule: { ...rule, reason } }],
    });
    const german = body({ de: 'Die Stelle hat Nachtschichten.' });
    expect(await acme.recruiter('POST', formPath(job), german)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    });
    expect((await acme.admin('POST', formPath(job), body({ en: 'Nights.' }))).body.errors).toEqual({
      'questions.0.rule.reason': [
        'A rule that rejects needs a reason in the language of the career site (de).',
      ],
    });
    const set = await acme.admin<ApplicationForm>('POST', formPath(job), german);
    expect(set.body.data.may_reject).toBe(true);

    // A Recruiter keeps it beside other questions, and takes it off, but does not change it.
    const more = await acme.addQuestion();
    const kept = { questions: [...german.questions, { question_id: more.id }] };
    const beside = await acme.recruiter<ApplicationForm>('POST', formPath(job), kept);
    expect(beside.body.data.questions[0]?.rule?.id).toBe(set.body.data.questions[0]?.rule?.id);
    const other = body({ de: 'Ein anderer Grund.' });
    expect((await acme.recruiter('POST', formPath(job), other)).status).toBe(403);
    expect((await acme.recruiter('POST', formPath(job), { questions: [] })).status).toBe(200);
  });

  test('goes with a job that is deleted for good', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const { id } = await acme.addQuestion();
    await acme.setForm(job, { question_id: id });
    const gone = await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    expect(gone.status).toBe(200);
    expect((await acme.admin('DELETE', `/api/questions/destroy/${id}`)).status).toBe(200);
  });
});
