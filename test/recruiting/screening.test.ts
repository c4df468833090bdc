/** Tests of answers to application forms by the API, and of the rules that screen them. */
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { RuleTrial } from '#recruiting/jobs/questions/schemas.ts';
import { newApplicant, STORE } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import { examples, REASON } from '../support/questions.ts';
import { applyWith, askingForNights } from '../support/screening.ts';
import { formOf } from '../support/uploads.ts';

describe('answers by the API', () => {
  test('of all kinds are stored and shown, as JSON and in a multipart form', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const asked = await Promise.all(
      examples.map(async ({ kind, options, answer }) => {
        const { id, key } = await acme.addQuestion({ kind, ...(options && { options }) });
        return { id, key, kind, answer, options };
      }),
    );
    await acme.setForm(job, ...asked.map(({ id }) => ({ question_id: id, is_required: true })));
    const answers = Object.fromEntries(asked.map(({ key, answer }) => [key, answer]));
    const byJson = await applyWith(acme, job, answers);
    expect(byJson, byJson.text).toMatchObject({ status: 201 });
    const form = formOf(
      Object.entries({
        email: newApplicant(),
        first_name: 'Ada',
        last_name: '',
        job_id: job.hash_id,
        answers: JSON.stringify(answers),
      }).map(([name, content]) => ({ name, content })),
    );
    const byForm = await acme.recruiter<ApplicationDetail>('POST', STORE, form.body, form.headers);
    for (const made of [byJson.body.data, byForm.body.data]) {
      expect(made).toMatchObject({ answers_missing: [], screening: null, screening_reasons: [] });
      expect(made.answers).toHaveLength(8);
      for (const { id, key, kind, answer, options = [] } of asked) {
        const chosen = options.filter((option) => [answer].flat().includes(option.id));
        expect(made.answers).toContainEqual({
          question_id: id,
          key,
          kind,
          labels: { en: 'Can you work at night?' },
          value: answer,
          options: chosen,
        });
      }
      expect((await acme.showApplication(made)).answers).toEqual(made.answers);
    }
  });

  test.each(examples)('of the kind $kind are checked', async ({ kind, options, bad }) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const { id, key } = await acme.addQuestion({ kind, ...(options && { options }) });
    await acme.setForm(job, { question_id: id });
    for (const value of bad) {
      const answer = await applyWith(acme, job, { [key]: value });
      expect(answer, JSON.stringify(value)).toMatchObject({ status: 422 });
      expect(Object.keys(answer.body.errors ?? {})).toEqual([`answers.${key}`]);
    }
    expect(
      (await acme.recruiter<Page<Application>>('GET', '/api/candidate-job/index')).body.data.total,
    ).toBe(0);
  });

  test.each([
    ['[]', 'answers'],
    ['{', 'answers'],
    ['1', 'answers'],
    ['{"nights": 1e400}', 'answers.nights'],
    ['{"nights": "\\u0000"}', 'answers.nights'],
    ['{"nights": [[["a"]]]}', 'answers'],
    ['{"other": true}', 'answers.other'],
    ['{"__proto__": true}', 'answers.__proto__'],
  ])('refuses the text %s', async (answers, field) => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const { id } = await acme.addQuestion({ key: 'nights', kind: 'number' });
    await acme.setForm(job, { question_id: id });
    const person = { email: newApplicant(), first_name: 'A', last_name: '' };
    const fields = Object.entries({ ...person, job_id: job.hash_id, answers });
    const form = formOf(fields.map(([name, content]) => ({ name, content })));
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer, answer.text).toMatchObject({ status: 422 });
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  test('to a question of another job are refused, and required ones that are missing are listed', async () => {
    const acme = await openCompany();
    const [job, other] = [await acme.postJob(), await acme.postJob()];
    const [nights, years] = [await acme.addQuestion(), await acme.addQuestion({ kind: 'number' })];
    await acme.setForm(job, { question_id: nights.id, is_required: true });
    await acme.setForm(other, { question_id: years.id });
    expect((await applyWith(acme, job, { [years.key]: 3 })).body.errors).toEqual({
      [`answers.${years.key}`]: ['The form of the job has no question with this key.'],
    });
    for (const answers of [undefined, {}, { [nights.key]: null }]) {
      const made = await applyWith(acme, job, answers);
      expect(made, made.text).toMatchObject({
        status: 201,
        body: { data: { answers: [], answers_missing: [nights.key] } },
      });
    }
  });

  test('stay what was asked when the question is edited', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const question = await acme.addQuestion();
    await acme.setForm(job, { question_id: question.id, is_required: true });
    const made = await applyWith(acme, job, { [question.key]: true });
    await acme.admin('POST', `/api/questions/update/${question.id}`, {
      labels: { en: 'Can you never work at night?' },
    });
    expect(await acme.showApplication(made.body.data)).toMatchObject({
      answers: [{ question_id: question.id, labels: question.labels, value: true }],
      answers_missing: [],
    });
  });

  test('are in the export, go with the person, and are moved by a merge', async () => {
    const acme = await openCompany();
    const { job, key } = await askingForNights(acme, 'flag');
    const [one, two] = [
      (await applyWith(acme, job, { [key]: false })).body.data,
      (await applyWith(acme, job, { [key]: true })).body.data,
    ];
    const merged = `/api/candidates/merge/${one.candidate_id}`;
    await acme.admin('POST', merged, { from_candidate_id: two.candidate_id });
    const exported = await acme.admin<Candidate & { applications: ApplicationDetail[] }>(
      'GET',
      `/api/candidates/export/${one.candidate_id}`,
    );
    expect(exported.body.data.applications).toMatchObject([
      { id: one.id, answers: [{ key, value: false }], screening: 'flagged' },
    ]);
    await acme.admin('DELETE', `/api/candidates/erase/${one.candidate_id}`);
    expect(await acme.showApplication(one)).toMatchObject({ answers: [], screening_reasons: [] });
  });
});

describe('rules', () => {
  test.each(examples.flatMap(({ rule, ...one }) => (rule ? [{ ...one, rule }] : [])))(
    'on the kind $kind flag an application, with the reason and an event',
    async ({ kind, options, rule: { operator, value, applies, not } }) => {
      const acme = await openCompany();
      const job = await acme.postJob();
      const { id, key } = await acme.addQuestion({ kind, ...(options && { options }) });
      const rule = { operator, value, reason: REASON };
      const form = await acme.setForm(job, { question_id: id, is_required: true, rule });
      const [flagged, passed, silent] = [
        (await applyWith(acme, job, { [key]: applies })).body.data,
        (await applyWith(acme, job, { [key]: not })).body.data,
        (await applyWith(acme, job, {})).body.data,
      ];
      const shown = form.questions[0]?.rule;
      expect(flagged).toMatchObject({
        status: 'active',
        screening: 'flagged',
        screening_reasons: [{ question_id: id, rule: shown }],
      });
      expect(passed).toMatchObject({ screening: 'passed', screening_reasons: [] });
      expect(silent).toMatchObject({ screening: null, screening_reasons: [] });
      const screened = (await acme.announced()).filter(
        ({ event }) => event === 'application.screened',
      );
      const data = (application: ApplicationDetail, outcome: string, rules: unknown[]) => ({
        candidate_job_id: application.id,
        job_id: job.id,
        outcome,
        rule_ids: rules,
      });
      expect(screened.map((one) => one.data)).toEqual([
        data(flagged, 'flagged', [shown?.id]),
        data(passed, 'passed', []),
      ]);
    },
  );

  test('that reject end an application at once; its email waits for a day, and is stopped by undoing that', async () => {
    const acme = await openCompany();
    const { job, key, ruleId } = await askingForNights(acme, 'reject');
    const made = (await applyWith(acme, job, { [key]: false })).body.data;
    expect(made).toMatchObject({
      status: 'rejected',
      screening: 'knocked_out',
      screening_reasons: [{ rule: { id: ruleId, effect: 'reject', reason: REASON } }],
      history: [{ kind: 'emailed' }, { kind: 'rejected', author: null }, { kind: 'created' }],
    });
    const [mail] = made.emails;
    expect(mail).toMatchObject({ kind: 'rejection', status: 'queued' });
    expect(Date.parse(mail?.due_at ?? '') - Date.parse(made.created_at)).toBe(DAY_MS);
    expect(mail?.body).toContain('The job has night shifts.');
    expect(mail?.body).toContain(`https://${acme.host}/jobs/${job.hash_id}/apply/review?token=`);
    expect(mail?.body).not.toContain('carefully');
    expect((await acme.announced()).slice(-3).map(({ event }) => event)).toEqual([
      'application.created',
      'application.screened',
      'application.rejected',
    ]);
    expect((await acme.audited()).slice(-1)).toMatchObject([
      { action: 'application.create', changes: { status: { from: null, to: 'rejected' } } },
    ]);

    const undone = await acme.recruiter<ApplicationDetail>(
      'POST',
      `/api/candidate-job/undo-reject/${made.id}`,
    );
    expect(undone.body.data).toMatchObject({
      status: 'active',
      screening: 'flagged',
      emails: [{ status: 'canceled' }],
    });
  });

  test('that reject wait longer where the company does, and use its own template', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', {
      rejection_delay_minutes: 3 * 24 * 60,
      rejection_template: { subject: 'No', body: '<p>Sorry, {{candidate.first_name}}.</p>' },
    });
    const { job, key } = await askingForNights(acme, 'reject');
    const made = (await applyWith(acme, job, { [key]: false })).body.data;
    const [mail] = made.emails;
    expect(Date.parse(mail?.due_at ?? '') - Date.parse(made.created_at)).toBe(3 * DAY_MS);
    expect(mail).toMatchObject({ subject: 'No', body: expect.stringContaining('Sorry, Ada.') });
  });

  test('say the same of an application when they are changed later', async () => {
    const acme = await openCompany();
    const { job, id, key } = await askingForNights(acme, 'flag');
    const made = (await applyWith(acme, job, { [key]: false })).body.data;
    const rule = { operator: 'is', value: true, reason: { en: 'Another reason.' } };
    await acme.setForm(job, { question_id: id, rule });
    const { screening, screening_reasons, answers } = await acme.showApplication(made);
    expect({ screening, screening_reasons, answers }).toEqual({
      screening: made.screening,
      screening_reasons: made.screening_reasons,
      answers: made.answers,
    });
    const later = (await applyWith(acme, job, { [key]: false })).body.data;
    expect(later).toMatchObject({ screening: 'passed', screening_reasons: [] });
  });

  test('filter lists by what they said', async () => {
    const acme = await openCompany();
    const { job, key } = await askingForNights(acme, 'reject');
    const out = (await applyWith(acme, job, { [key]: false })).body.data;
    const passed = (await applyWith(acme, job, { [key]: true })).body.data;
    const ids = async (query: string) => {
      const lists = ['/api/candidate-job/index', `/api/jobs/${job.hash_id}/applicant-job`];
      const [all, ofJob] = await Promise.all(
        lists.map(async (path) => {
          const answer = await acme.viewer<Page<Application>>('GET', `${path}?${query}`);
          return answer.body.data.data.map(({ id }) => id);
        }),
      );
      expect(all).toEqual(ofJob);
      return all;
    };
    expect(await ids('screening=knocked_out')).toEqual([out.id]);
    expect(await ids('screening=passed,knocked_out')).toEqual([passed.id, out.id]);
    await acme.recruiter('POST', `/api/candidate-job/undo-reject/${out.id}`);
    expect(await ids('screening=knocked_out')).toEqual([]);
    expect(await ids('screening=FLAGGED&status=active')).toEqual([out.id]);
    const wrong = await acme.viewer('GET', '/api/candidate-job/index?screening=bad');
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { screening: [expect.any(String)] } },
    });
  });
});

describe('POST jobs/{hash_id}/try-rules', () => {
  test('counts whom rules would have stopped, and who of them was hired', async () => {
    const acme = await openCompany();
    const { job, key } = await askingForNights(acme, 'flag');
    const made = await Promise.all(
      [false, false, true, undefined].map((nights) =>
        applyWith(acme, job, nights === undefined ? {} : { [key]: nights }),
      ),
    );
    await acme.recruiter('POST', `/api/candidate-job/hire/${made[0]?.body.data.id}`);
    const path = `/api/jobs/${job.hash_id}/try-rules`;
    const own = await acme.recruiter<RuleTrial>('POST', path);
    expect(own.body.data).toMatchObject({
      applicants: 4,
      stopped: 2,
      stopped_hired: 1,
      rules: [{ answered: 3, stopped: 2, stopped_hired: 1 }],
    });

    // An edited question is the same question, and another rule can be tried.
    const { id } = await acme.addQuestion({ kind: 'number' });
    const nights = own.body.data.rules[0]?.question_id ?? 0;
    const edited = await acme.admin<{ id: number }>('POST', `/api/questions/update/${nights}`, {
      help: { en: 'Twice a month.' },
    });
    const tried = await acme.recruiter<RuleTrial>('POST', path, {
      questions: [
        { question_id: edited.body.data.id, rule: { operator: 'is', value: true } },
        { question_id: id, rule: { operator: 'at_least', value: 1 } },
      ],
    });
    expect(tried.body.data).toEqual({
      applicants: 4,
      stopped: 1,
      stopped_hired: 0,
      rules: [
        { question_id: edited.body.data.id, answered: 3, stopped: 1, stopped_hired: 0 },
        { question_id: id, answered: 0, stopped: 0, stopped_hired: 0 },
      ],
    });
    const bad = await acme.recruiter('POST', path, {
      questions: [{ question_id: id, rule: { operator: 'is', value: 'x' } }],
    });
    expect(bad).toMatchObject({
      status: 422,
      body: { errors: { 'questions.0.rule.value': [expect.any(String)] } },
    });
  });

  test('of a job without applicants counts nothing', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const trial = await acme.recruiter<RuleTrial>('POST', `/api/jobs/${job.hash_id}/try-rules`, {});
    expect(trial.body.data).toEqual({ applicants: 0, stopped: 0, stopped_hired: 0, rules: [] });
  });
});
