/** The questions of a job on the screens of the console: their order, their rules, what rules would have done, and the form itself. */
import { describe, expect, test } from 'vitest';
import type { ApplicationForm } from '#recruiting/jobs/questions/schemas.ts';
import { openCompany } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { REASON } from '../support/questions.ts';
import { applyWith } from '../support/screening.ts';

async function openForm(role: 'Admin' | 'Recruiter' = 'Admin') {
  const company = await openCompany();
  const job = await company.postJob({ status: 'Live' });
  const path = `/jobs/${job.hash_id}/questions`;
  const read = async (): Promise<ApplicationForm> => {
    const api = `/api/jobs/${job.hash_id}/application-form`;
    return (await company.viewer<ApplicationForm>('GET', api)).body.data;
  };
  const version = async () => (await read()).updated_at ?? '';
  return { company, job, path, read, version, ...(await openConsole(company, role)) };
}

const nights = { labels: { en: 'Nights?', de: 'Nachts?' } };

describe('the questions of a job', () => {
  test('are added from those of the company, and moved', async () => {
    const { company, path, read, version, send, open, browser } = await openForm('Recruiter');
    const first = await company.addQuestion(nights);
    const second = await company.addQuestion({ kind: 'number', labels: { en: 'Years?' } });
    const { html } = await open(path);
    expect(html).toContain('This job has no questions of its own.');
    expect(html).toContain('Years? (Number)');
    expect(html).not.toContain('/questions/new');
    const add = (id: number, more = {}) => ({ add: String(id), purpose: 'add', ...more });
    const answer = await send(path, path, add(first.id, { version: '', is_required: 'on' }));
    expect(answer.location).toContain(`?done=added#question-${first.id}`);
    expect(toastOf(await browser.get(answer.location))).toBe('The question is added.');
    await send(path, path, add(second.id, { version: await version() }));
    expect((await open(path)).html).toContain('All questions of your company are in this form.');
    const up = { version: await version(), purpose: `up.${second.id}` };
    expect((await send(path, path, up)).location).toContain(`#question-${second.id}`);
    expect((await read()).questions).toMatchObject([
      { question_id: second.id, is_required: false },
      { question_id: first.id, is_required: true },
    ]);
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'job.application-form' });
  });

  test('are refused beside the field, and where somebody was faster', async () => {
    const { company, job, path, read, send } = await openForm();
    const question = await company.addQuestion(nights);
    const none = await send(path, path, { version: '', add: '', purpose: 'add' });
    expect(none.status).toBe(422);
    expect(none.html).toContain('id="add-fault"');
    const foreign = await (await openCompany()).addQuestion();
    const unknown = { version: '', add: String(foreign.id), purpose: 'add' };
    expect((await send(path, path, unknown)).status).toBe(422);
    await company.setForm(job);
    await company.setForm(job, { question_id: question.id });
    const stale = await send(path, path, { version: '', purpose: `up.${question.id}` });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('Someone else changed this in the meantime.');
    expect((await read()).questions).toHaveLength(1);
  });

  test('that are written for the job are chosen there', async () => {
    const { path, job, send, open } = await openForm();
    const address = `/questions/new?kind=yes_no&job=${job.hash_id}`;
    expect((await open(path)).html).toContain(`/questions/new?job=${job.hash_id}`);
    const answer = await send(address, address, { first: 'en', 'label.en': 'Nights?' });
    expect(answer.location).toMatch(
      new RegExp(`${job.hash_id}/questions\\?done=created&add=\\d+#add$`, 'u'),
    );
    const [, id] = /add=(\d+)/u.exec(answer.location) ?? [];
    const { html } = await open(answer.location.replace(/^\/console\/[^/]+/u, ''));
    expect(html).toContain(`<option value="${id}" selected`);
  });

  test('are read by a Viewer, without forms', async () => {
    const { company, job, path } = await openForm();
    const { id } = await company.addQuestion(nights);
    const rule = { operator: 'is', value: false, effect: 'reject', reason: REASON };
    await company.setForm(job, { question_id: id, rule });
    const { open, browser, root } = await openConsole(company, 'Viewer');
    const { html } = await open(path);
    expect(html).toContain('Answer is No: reject the application');
    expect(html).toContain(REASON.en);
    expect(html.split('<main')[1]).not.toContain('name="form_token"');
    expect((await browser.get(`${root}${path}/${id}`)).status).toBe(403);
  });

  test('stand in the application form as candidates see it', async () => {
    const { company, job, path, browser, root } = await openForm();
    const { id } = await company.addQuestion(nights);
    await company.setForm(job, { question_id: id, is_required: true });
    const { status, html, headers } = await browser.get(`${root}${path}/preview`);
    expect(status).toBe(200);
    expect(html).toContain('Nights?');
    expect(html).toContain(`name="q${id}"`);
    expect(html).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('a rule', () => {
  const flags = {
    is_required: 'on',
    operator: 'is',
    value: 'no',
    effect: 'flag',
    'reason.en': 'The job has nights.',
    purpose: 'save',
  };

  async function openRule(role: 'Admin' | 'Recruiter' = 'Admin', question: object = nights) {
    const form = await openForm(role);
    const { id, key } = await form.company.addQuestion(question);
    await form.company.setForm(form.job, { question_id: id });
    return { ...form, id, key, page: `${form.path}/${id}` };
  }

  test('is added with its reason, changed, and shown as a sentence', async () => {
    const { page, path, read, version, send, open, browser } = await openRule();
    const answer = await send(page, page, { ...flags, version: await version() });
    expect(toastOf(await browser.get(answer.location))).toBe('The form is saved.');
    expect((await read()).questions).toMatchObject([
      {
        is_required: true,
        rule: {
          operator: 'is',
          value: false,
          effect: 'flag',
          reason: { en: 'The job has nights.' },
        },
      },
    ]);
    expect((await open(path)).html).toContain('Answer is No: flag the application');
    const none = { version: await version(), operator: '', value: 'no', effect: 'flag' };
    await send(page, page, none);
    expect((await read()).questions).toMatchObject([{ is_required: false, rule: null }]);
  });

  test.each([
    ['number', {}, 'at_least', '3.5', 3.5],
    ['date', {}, 'before', '2027-02-28', '2027-02-28'],
    ['multiple_choice', { options: ['a', 'b'] }, 'is_not', 'b', 'b'],
  ])('of a %s is stored as the API takes it', async (kind, more, operator, value, stored) => {
    const options = ('options' in more ? more.options : []).map((id) => ({
      id,
      labels: { en: id },
    }));
    const { page, read, version, send } = await openRule('Admin', {
      kind,
      labels: { en: 'What?' },
      options,
    });
    const typed = { version: await version(), operator, value, effect: 'flag' };
    expect((await send(page, page, typed)).status).toBe(303);
    expect((await read()).questions).toMatchObject([{ rule: { operator, value: stored } }]);
  });

  test('that rejects needs a reason in the language of the career site, and an Admin', async () => {
    const { company, page, read, version, send } = await openRule();
    const rejects = { ...flags, effect: 'reject', version: await version() };
    const unsaid = await send(page, page, { ...rejects, 'reason.en': '', 'reason.de': 'Nachts' });
    expect(unsaid.status).toBe(422);
    expect(unsaid.html).toContain('id="reason.en-fault">A rule that rejects needs a reason');
    expect(unsaid.html).toContain('value="Nachts"');
    const recruiter = await openConsole(company);
    const refused = await recruiter.send(page, page, rejects);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Only an Admin can add or change a rule that rejects.');
    expect((await read()).may_reject).toBe(false);
    expect((await send(page, page, rejects)).status).toBe(303);
    expect((await read()).may_reject).toBe(true);
    // A Recruiter changes what is not the rule.
    const optional = { ...rejects, version: await version(), is_required: undefined };
    const { is_required: _, ...kept } = optional;
    expect((await recruiter.send(page, page, kept)).status).toBe(303);
    expect((await read()).questions).toMatchObject([{ is_required: false, rule: {} }]);
  });

  test('whose value cannot be an answer is refused beside the field', async () => {
    const { page, version, send } = await openRule('Admin', {
      kind: 'number',
      labels: { en: 'Years?' },
    });
    const typed = { version: await version(), operator: 'at_least', value: 'many', effect: 'flag' };
    const answer = await send(page, page, typed);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('id="value-fault"');
    expect(answer.html).toContain('value="many"');
    const tried = await send(page, `${page}/try`, typed);
    expect(tried.status).toBe(422);
    expect(tried.html).toContain('id="value-fault"');
  });

  test('is tried on those who have applied, before it is saved and with all rules', async () => {
    const { company, job, key, page, path, read, version, send } = await openRule();
    for (const answer of [false, false, true]) await applyWith(company, job, { [key]: answer });
    const typed = { ...flags, version: await version() };
    const tried = await send(page, `${page}/try`, typed);
    expect(tried.status).toBe(200);
    expect(tried.html).toContain('Would have flagged 2 of 3 applications, 0 of them hired.');
    const rejects = { ...typed, effect: 'reject', ['reason.en']: 'Nights.' };
    expect((await send(page, `${page}/try`, rejects)).html).toContain('Would have rejected 2 of 3');
    expect(tried.html).toContain('value="The job has nights."');
    expect((await read()).questions).toMatchObject([{ rule: null }]);
    const nothing = await send(page, `${page}/try`, { ...typed, operator: '' });
    expect(nothing.html).not.toContain('Would have flagged');
    await send(page, page, typed);
    const all = await send(path, `${path}/try`, {});
    expect(all.html).toContain('2 of the last 3 applications, 0 of them hired.');
    expect(all.html).toContain('Would have flagged 2 of 3 applications');
  });

  test('goes with its question, which is taken off the form', async () => {
    const { id, page, read, version, send, browser, root } = await openRule();
    const answer = await send(page, page, { version: await version(), purpose: 'remove' });
    expect(toastOf(await browser.get(answer.location))).toBe(
      'The question is removed from this form.',
    );
    expect((await read()).questions).toEqual([]);
    expect((await browser.get(`${root}${page}`)).status).toBe(404);
    expect(id).toBeGreaterThan(0);
  });

  test('is not saved over what somebody else has saved', async () => {
    const { company, job, id, page, version, send } = await openRule();
    const typed = { ...flags, version: await version() };
    await company.setForm(job, { question_id: id, is_required: true });
    const answer = await send(page, page, typed);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('value="The job has nights."');
  });
});
