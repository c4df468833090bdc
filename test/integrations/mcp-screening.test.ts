/** The tools that show and change application forms, and what they show of answers. */
import { expect, test } from 'vitest';
import type { ApplicationForm } from '#recruiting/jobs/questions/schemas.ts';
import { openCompany } from '../support/company.ts';
import { REASON } from '../support/questions.ts';
import { applyWith, askingForNights } from '../support/screening.ts';
import { callTool } from '../support/tools.ts';

type Shown = {
  form: ApplicationForm;
  questions: { id: number; key: string }[];
  summary: string;
  confirm_token: string;
  before: object[];
  after: object[];
};

test('get_application_form shows the form and the questions, and a change of it takes a confirmation', async () => {
  const acme = await openCompany();
  const token = await acme.token('Admin', ['mcp']);
  const { job, id, key } = await askingForNights(acme, 'flag');
  const more = await acme.addQuestion({ kind: 'number' });
  const shown = await callTool<Shown>(token, 'get_application_form', { job_id: job.hash_id });
  expect(shown.data.form.questions).toMatchObject([{ question_id: id, key }]);
  expect(shown.data.questions.map((one) => one.id)).toEqual([more.id, id]);

  const rule = { operator: 'is', value: false, effect: 'reject', reason: REASON };
  const questions = [{ question_id: id, is_required: true, rule }, { question_id: more.id }];
  const given = { job_id: job.hash_id, questions };
  const recruiter = await acme.token('Recruiter', ['mcp']);
  const refused = await callTool(recruiter, 'prepare_application_form', given);
  expect(refused.failure.code).toBe('insufficient_role');
  const prepared = await callTool<Shown>(token, 'prepare_application_form', given);
  expect(prepared.data).toMatchObject({
    summary: `Ask 2 questions on the application form of the job “${shown.data.form.job.title}” (1 so far); 1 of them can reject applicants automatically.`,
    before: [{ key, rule: { effect: 'flag' } }],
    after: [
      { key, rule: { effect: 'reject' } },
      { key: more.key, rule: null },
    ],
  });
  const form = () =>
    acme.viewer<ApplicationForm>('GET', `/api/jobs/${job.hash_id}/application-form`);
  expect((await form()).body.data.questions).toHaveLength(1);
  await callTool(token, 'confirm_action', { confirm_token: prepared.data.confirm_token });
  expect((await form()).body.data).toMatchObject({ may_reject: true, questions: [{}, {}] });

  // What was changed meanwhile is not overwritten.
  const stale = await callTool<Shown>(token, 'prepare_application_form', {
    ...given,
    questions: [],
  });
  await acme.setForm(job, { question_id: more.id });
  const answer = await callTool(token, 'confirm_action', {
    confirm_token: stale.data.confirm_token,
  });
  expect(answer.failure.code).toBe('preview_changed');
  expect((await form()).body.data.questions).toHaveLength(1);
});

test('get_candidate has the answers among what the candidate wrote, and the rules that applied', async () => {
  const acme = await openCompany();
  const token = await acme.token('Viewer', ['mcp']);
  const { job, key, ruleId } = await askingForNights(acme, 'flag');
  const made = (await applyWith(acme, job, { [key]: false })).body.data;
  const shown = await callTool(token, 'get_candidate', { application_id: made.id });
  expect(shown.data).toMatchObject({
    screening: 'flagged',
    screening_reasons: [{ rule: { id: ruleId } }],
    from_candidate: { untrusted: true, answers: [{ key, value: false }] },
  });
});
