/** Questions on the application form of a career domain, and the link that asks for a person to look at an application. */
import { beforeAll, describe, expect, test } from 'vitest';
import { applyWordsFor } from '../support/form-words.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applicationsOf, openForm, readable, see } from '../support/apply-form.ts';
import { post } from '../support/alerts.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { examples, options } from '../support/questions.ts';
import { askingForNights, knockedOut } from '../support/screening.ts';

const GERMAN = 'karriere-de.example';
const words = applyWordsFor('en-GB');

beforeAll(openDomains, 60_000);

async function newest(company: Company): Promise<ApplicationDetail | null> {
  const [found] = await applicationsOf(company);
  return found ? company.showApplication(found) : null;
}

/** What a browser sends for an answer. */
function fieldsFor(id: number, answer: unknown): Record<string, string> {
  if (Array.isArray(answer)) {
    return Object.fromEntries(answer.map((option) => [`q${id}.${option}`, 'yes']));
  }
  if (typeof answer === 'boolean') return { [`q${id}`]: answer ? 'yes' : 'no' };
  return { [`q${id}`]: String(answer) };
}

async function askingAll(company: Company, isRequired = true) {
  const job = await company.postJob({ status: 'Live' });
  const asked = [];
  for (const { kind, options: given, answer } of examples) {
    const labels = { en: `A ${kind}?`, de: `Ein ${kind}?` };
    const question = await company.addQuestion({ kind, labels, ...(given && { options: given }) });
    asked.push({ ...question, answer });
  }
  const placed = asked.map(({ id }) => ({ question_id: id, is_required: isRequired }));
  await company.setForm(job, ...placed);
  return { job, asked };
}

describe('the questions of a form', () => {
  test('are asked in order, and their answers are stored', async () => {
    const acme = await openCompany();
    const { job, asked } = await askingAll(acme);
    const form = await openForm(acme, job);
    const places = asked.map(({ kind }) => form.html.indexOf(`A ${kind}?`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const fields = Object.assign({}, ...asked.map(({ id, answer }) => fieldsFor(id, answer)));
    const sent = await form.submit(fields);
    expect(sent.status, readable(sent.html)).toBe(303);
    const made = await newest(acme);
    expect(made?.answers.map(({ key, value }) => [key, value])).toEqual(
      asked.map(({ key, answer }) => [key, answer]),
    );
  });

  test('are named where an answer is missing, and what was typed stays', async () => {
    const acme = await openCompany();
    const { job, asked } = await askingAll(acme);
    const form = await openForm(acme, job);
    const [short, long, ...others] = asked;
    const typed = { [`q${short?.id}`]: 'Zoë', [`q${long?.id}`]: 'One\r\nTwo' };
    const sent = await form.submit(typed);
    expect(sent.status).toBe(422);
    for (const { id, kind } of others) {
      expect(sent.html, kind).toContain(`id="q${id}-error"`);
      expect(sent.html).toContain(`href="#q${id}"`);
    }
    expect(readable(sent.html)).toContain(words.fieldErrors.no_choice);
    expect(sent.html).toContain('value="Zoë"');
    expect(sent.html).toMatch(/One\r?\nTwo<\/textarea>/u);
    expect(sent.html).not.toContain(`id="q${short?.id}-error"`);
    expect(await newest(acme)).toBeNull();
  });

  test('can be left open where they are not required', async () => {
    const acme = await openCompany();
    const { job, asked } = await askingAll(acme, false);
    const form = await openForm(acme, job);
    expect(readable(form.html)).toContain(words.questions.none);
    const choices = asked.filter(({ kind }) => kind === 'yes_no' || kind === 'single_choice');
    const sent = await form.submit(Object.fromEntries(choices.map(({ id }) => [`q${id}`, ''])));
    expect(sent.status).toBe(303);
    expect((await newest(acme))?.answers).toEqual([]);
  });

  test.each([
    ['number', '2,5', 2.5],
    ['number', ' 07 ', 7],
    ['url', 'ada.example/work', 'https://ada.example/work'],
    ['date', '2027-03-31', '2027-03-31'],
  ])('of the kind %s take %s as people write it', async (kind, typed, value) => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const { id } = await acme.addQuestion({ kind });
    await acme.setForm(job, { question_id: id });
    const sent = await (await openForm(acme, job)).submit({ [`q${id}`]: typed });
    expect(sent.status).toBe(303);
    expect((await newest(acme))?.answers).toMatchObject([{ value }]);
  });

  test.each([
    ['number', 'many', words.fieldErrors.not_number],
    ['number', '1e400', words.fieldErrors.not_number],
    ['number', '99999999999999', words.fieldErrors.not_number],
    ['date', '2027-02-30', words.fieldErrors.not_date],
    ['url', 'javascript:alert(1)', words.fieldErrors.not_url],
    ['short_text', 'x'.repeat(256), 'Please use no more than 255 characters.'],
    ['long_text', 'x'.repeat(5001), 'Please use no more than 5,000 characters.'],
    ['short_text', 'a\u0007b', words.fieldErrors.unreadable],
  ])('of the kind %s refuse %s beside the field', async (kind, typed, error) => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const { id } = await acme.addQuestion({ kind });
    await acme.setForm(job, { question_id: id });
    const sent = await (await openForm(acme, job)).submit({ [`q${id}`]: typed });
    expect(sent.status).toBe(422);
    expect(sent.html).toContain(`id="q${id}-error">${error}`);
    expect(await newest(acme)).toBeNull();
  });

  test('are in the language of the site, else in another that is named', async () => {
    const acme = await openCompany({ domain: GERMAN });
    const job = await acme.postJob({ status: 'Live' });
    const { id } = await acme.addQuestion({ kind: 'single_choice', options });
    await acme.setForm(job, { question_id: id });
    const { html } = await openForm(acme, job);
    expect(html).toContain('<span dir="auto">Auto</span>');
    expect(html).toContain('<span dir="auto" lang="en">Bus</span>');
    expect(html).toContain('<span dir="auto" lang="en">Can you work at night?</span>');
  });

  test('of a form that was opened before they changed are taken as they were', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const question = await acme.addQuestion({ kind: 'single_choice', options });
    await acme.setForm(job, { question_id: question.id, is_required: true });
    const form = await openForm(acme, job);
    await acme.admin('POST', `/api/questions/update/${question.id}`, {
      options: options.slice(0, 2),
    });
    const more = await acme.addQuestion();
    await acme.setForm(job, { question_id: more.id, is_required: true });
    const sent = await form.submit({ [`q${question.id}`]: 'c' });
    expect(sent.status).toBe(303);
    expect(await newest(acme)).toMatchObject({
      answers: [{ question_id: question.id, value: 'c', options: [options[2]] }],
      answers_missing: [more.key],
    });
  });

  test('cannot be taken off a form, and those of other jobs are no part of it', async () => {
    const acme = await openCompany();
    const [one, two] = [await askingForNights(acme, 'flag'), await askingForNights(acme, 'flag')];
    const form = await openForm(acme, one.job);
    const other = await openForm(acme, two.job);
    for (const questions of [
      '',
      '0.',
      undefined,
      '0..',
      `${form.hidden['questions']}x`,
      other.hidden['questions'],
      '1.1-2.x',
    ]) {
      const sent = await form.submit({ questions, [`q${one.id}`]: 'yes' });
      expect(sent.status, questions).toBe(422);
      expect(readable(sent.html)).toContain(words.formErrors.stale);
    }
    expect((await form.submit({ [`q${one.id}`]: 'yes', [`q${two.id}`]: 'yes' })).status).toBe(303);
    expect((await newest(acme))?.answers).toMatchObject([{ question_id: one.id }]);
  });

  test('may have every option of thirty questions chosen', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const many = Array.from({ length: 50 }, (_, at) => ({
      id: `o${at}`,
      labels: { en: `O ${at}` },
    }));
    const asked = [];
    for (let at = 0; at < 30; at++) {
      asked.push(await acme.addQuestion({ kind: 'multiple_choice', options: many }));
    }
    await acme.setForm(job, ...asked.map(({ id }) => ({ question_id: id })));
    const form = await openForm(acme, job);
    const ids = many.map(({ id }) => id);
    const sent = await form.submit(Object.assign({}, ...asked.map(({ id }) => fieldsFor(id, ids))));
    expect(sent.status, readable(sent.html).slice(0, 500)).toBe(303);
    const made = await newest(acme);
    expect(made?.answers).toHaveLength(30);
    expect(made?.answers[29]?.value).toEqual(ids);
  });
});

describe('a form whose answers can end the application', () => {
  test('says so, and rejects with an email in the language of the site', async () => {
    const acme = await openCompany({ domain: GERMAN });
    const { job, id } = await askingForNights(acme, 'reject');
    const form = await openForm(acme, job);
    expect(readable(form.html)).toContain(applyWordsFor('de-DE').questions.mayReject);
    expect((await form.submit({ [`q${id}`]: 'no' })).status).toBe(303);
    const made = await newest(acme);
    expect(made).toMatchObject({ status: 'rejected', screening: 'knocked_out' });
    const rejection = made?.emails.find(({ kind }) => kind === 'rejection');
    expect(rejection?.body).toContain('Die Stelle hat Nachtschichten.');
    expect(rejection?.body).toContain('Prüfung durch einen Menschen anfordern');
  });

  test('only flags people whose form did not say so', async () => {
    const acme = await openCompany();
    const { job, id } = await askingForNights(acme, 'flag');
    const form = await openForm(acme, job);
    expect(readable(form.html)).not.toContain(words.questions.mayReject);
    const rule = { operator: 'is', value: false, effect: 'reject', reason: { en: 'Nights.' } };
    await acme.setForm(job, { question_id: id, is_required: true, rule });
    expect((await form.submit({ [`q${id}`]: 'no' })).status).toBe(303);
    expect(await newest(acme)).toMatchObject({ status: 'active', screening: 'flagged' });
  });
});

describe('the link to have a person look at it', () => {
  test('takes the rejection back with its email, and flags the application', async () => {
    const acme = await openCompany();
    const { application, path, token } = await knockedOut(acme);
    const page = await see(acme.host, `${path}?token=${token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(readable(page.html)).toContain(words.review.send);
    // Looking changes nothing: programs that check links open them.
    expect(await acme.showApplication(application)).toMatchObject({ status: 'rejected' });

    const asked = await post(acme.host, path, { token });
    expect(asked.status).toBe(200);
    expect(readable(asked.html)).toContain(words.review.asked.heading);
    expect(await acme.showApplication(application)).toMatchObject({
      status: 'active',
      screening: 'flagged',
      screening_reasons: application.screening_reasons,
      emails: [{ status: 'canceled' }],
      history: [{ kind: 'unrejected', author: null }, {}, {}, {}],
    });
    const events = (await acme.announced()).slice(-2);
    expect(events).toMatchObject([
      { event: 'application.unrejected' },
      {
        event: 'application.screened',
        data: {
          outcome: 'flagged',
          rule_ids: application.screening_reasons.map(({ rule }) => rule.id),
        },
      },
    ]);

    // Once a person has decided, the link changes nothing.
    await acme.recruiter('POST', `/api/candidate-job/reject/${application.id}`);
    expect(readable((await post(acme.host, path, { token })).html)).toContain(
      words.review.asked.heading,
    );
    expect(await acme.showApplication(application)).toMatchObject({ status: 'rejected' });
  });

  test('does nothing where a member has undone the rejection and rejected again', async () => {
    const acme = await openCompany();
    const { application, path, token } = await knockedOut(acme);
    await acme.recruiter('POST', `/api/candidate-job/undo-reject/${application.id}`);
    await acme.recruiter('POST', `/api/candidate-job/reject/${application.id}`);
    expect((await post(acme.host, path, { token })).status).toBe(200);
    expect(await acme.showApplication(application)).toMatchObject({ status: 'rejected' });
  });

  test('is refused where it is forged, of another application or site, or of an erased person', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const mine = await knockedOut(acme);
    const theirs = await knockedOut(other);
    const [, signature] = theirs.token.split('.');
    const [id] = mine.token.split('.');
    for (const token of [
      '',
      'x',
      `${id}.`,
      `${id}.${signature}`,
      `${mine.token}x`,
      `0.${signature}`,
    ]) {
      expect((await see(acme.host, `${mine.path}?token=${token}`)).status, token).toBe(404);
      expect((await post(acme.host, mine.path, { token })).status, token).toBe(404);
    }
    expect((await see(GERMAN, `${mine.path}?token=${mine.token}`)).status).toBe(404);
    await acme.admin('DELETE', `/api/candidates/erase/${mine.application.candidate_id}`);
    expect((await post(acme.host, mine.path, { token: mine.token })).status).toBe(404);
  });
});
