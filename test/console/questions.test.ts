/** The questions of a company on the screens of the console: written, translated, changed and deleted. */
import { describe, expect, test } from 'vitest';
import type { Question } from '#recruiting/jobs/questions/schemas.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function questionsOf(company: Company): Promise<Question[]> {
  const { body } = await company.viewer<{ data: Question[] }>('GET', '/api/questions/index');
  return body.data.data;
}

async function openQuestions() {
  const company = await openCompany();
  return { company, ...(await openConsole(company, 'Admin')) };
}

async function gzipBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

const choice = '/questions/new?kind=single_choice';

/** The fields of the form of a question as it is stored. */
async function formOf(company: Company, id: number): Promise<Record<string, string>> {
  const { body } = await company.viewer<Question>('GET', `/api/questions/show/${id}`);
  const { labels, options, updated_at: version } = body.data;
  const rows = options.flatMap((option, at) => [
    [`option.${at}.id`, option.id],
    [`option.${at}.en`, option.labels.en ?? ''],
  ]);
  const texts = Object.entries(labels).map(([language, text]) => [`label.${language}`, text]);
  return { version, first: 'en', ...Object.fromEntries([...texts, ...rows]) };
}

describe('the questions of a company', () => {
  test('are listed with their kind, and a Viewer only reads them', async () => {
    const { company, root, open } = await openQuestions();
    expect((await open('/questions')).html).toContain('No questions yet.');
    const { id } = await company.addQuestion({ labels: { en: 'Nights <b>?' } });
    const { html } = await open('/questions');
    expect(html).toContain(`href="${root}/questions/${id}"`);
    expect(html).toContain('Nights &lt;b&gt;?');
    expect(html).toContain(`href="${root}/questions/new?kind=yes_no"`);
    const viewer = await openConsole(company, 'Viewer');
    const read = (await viewer.open('/questions')).html;
    expect(read).toContain('Nights &lt;b&gt;?');
    expect(read).not.toContain('/questions/new');
    expect((await viewer.browser.get(`${root}/questions/${id}`)).status).toBe(403);
  });

  test('are written with options and translations, under a name made from the text', async () => {
    const { company, send, browser, open } = await openQuestions();
    expect((await open('/questions/new')).html).toContain('Choose the kind of answer.');
    const typed = {
      first: 'en',
      'label.en': 'Which licence, Ärzte?',
      'help.en': 'One is enough.',
      'label.de': 'Welcher Führerschein?',
      'option.0.id': '',
      'option.0.en': 'Car',
      'option.0.de': 'Auto',
      'option.1.id': '',
      'option.1.en': 'Car',
      'option.2.id': '',
      'option.2.en': ' ',
      purpose: 'save',
    };
    const answer = await send(choice, choice, typed);
    expect(answer.status, answer.html).toBe(303);
    expect(toastOf(await browser.get(answer.location))).toBe('The question is created.');
    expect(await questionsOf(company)).toMatchObject([
      {
        key: 'which_licence_arzte',
        kind: 'single_choice',
        labels: { en: 'Which licence, Ärzte?', de: 'Welcher Führerschein?' },
        help: { en: 'One is enough.' },
        options: [
          { id: 'car', labels: { en: 'Car', de: 'Auto' } },
          { id: 'car_2', labels: { en: 'Car' } },
        ],
      },
    ]);
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'question.create' });
  });

  test('are arranged by buttons that save nothing', async () => {
    const { company, send } = await openQuestions();
    const typed = {
      first: 'en',
      'label.en': 'Which?',
      'option.0.en': 'One',
      'option.1.en': 'Two',
      languages: 'de',
      add_language: 'fr',
    };
    const valueOf = (html: string, name: string) =>
      new RegExp(`name="${name}"[^>]* value="([^"]*)"`, 'u').exec(html)?.[1];
    const moved = await send(choice, choice, { ...typed, purpose: 'up.option.1' });
    expect(moved.status).toBe(200);
    expect(valueOf(moved.html, 'option.0.en')).toBe('Two');
    expect(valueOf(moved.html, 'option.1.en')).toBe('One');
    const dropped = await send(choice, choice, { ...typed, purpose: 'drop.option.0' });
    expect(valueOf(dropped.html, 'option.0.en')).toBe('Two');
    expect(dropped.html).not.toContain('option.1.en');
    const added = await send(choice, choice, { ...typed, purpose: 'add.option' });
    expect(added.html).toContain('name="option.2.en"');
    const translated = await send(choice, choice, { ...typed, purpose: 'language' });
    expect(translated.html).toContain('name="label.fr"');
    expect(translated.html).toContain('name="option.1.de"');
    expect(await questionsOf(company)).toEqual([]);
  });

  test('are refused with the fault beside the field, and what was typed', async () => {
    const { company, send } = await openQuestions();
    const typed = { first: 'en', 'label.en': 'Which "one"?', 'option.0.en': 'One', key: '' };
    const few = await send(choice, choice, typed);
    expect(few.status).toBe(422);
    expect(few.html).toContain('Enter at least two options.');
    expect(few.html).toContain('value="Which &quot;one&quot;?"');
    const long = { ...typed, 'option.1.en': 'x'.repeat(256), 'help.en': 'x'.repeat(1001) };
    const { html, status } = await send(choice, choice, long);
    expect(status).toBe(422);
    expect(html).toContain('id="option.1.en-fault"');
    expect(html).toContain('id="help.en-fault"');
    const unnamed = await send(choice, choice, { ...typed, 'label.en': ' ' });
    expect(unnamed.html).toContain('id="label.en-fault"');
    const { key } = await company.addQuestion();
    const taken = { ...typed, 'option.1.en': 'Two', key };
    const again = await send(choice, choice, taken);
    expect(again.status).toBe(409);
    expect(again.html).toContain('id="key-fault"');
    const unknown = await send('/questions/new?kind=yes_no', '/questions/new?kind=score', typed);
    expect(unknown.status).toBe(422);
    expect(await questionsOf(company)).toHaveLength(1);
  });
});

describe('a question', () => {
  test('that forms ask is replaced on them, and says so', async () => {
    const { company, send, open } = await openQuestions();
    const { id, key } = await company.addQuestion({ labels: { en: 'Nights?' } });
    const job = await company.postJob();
    await company.setForm(job, { question_id: id });
    const path = `/questions/${id}`;
    expect((await open(path)).html).toContain('Saving updates the question in 1 job.');
    const typed = { ...(await formOf(company, id)), 'label.en': 'At night?' };
    const answer = await send(path, path, typed);
    expect(answer.location).toContain('/questions?done=saved');
    const [question] = await questionsOf(company);
    expect(question).toMatchObject({ key, replaces_id: id, labels: { en: 'At night?' } });
    // The address of the old one shows the new one.
    expect((await open(path)).html).toContain('value="At night?"');
  });

  test('is not changed by a form that somebody else was faster with', async () => {
    const { company, send, browser, root } = await openQuestions();
    const { id } = await company.addQuestion();
    const path = `/questions/${id}`;
    const stale = { ...(await formOf(company, id)), 'label.en': 'Mine?' };
    await company.admin('POST', `/api/questions/update/${id}`, { labels: { en: 'Theirs?' } });
    const answer = await send(path, path, stale);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('value="Mine?"');
    expect((await questionsOf(company))[0]?.labels).toEqual({ en: 'Theirs?' });
    // What is shown then can be sent.
    const [, version = ''] = /name="version" value="([^"]+)"/u.exec(answer.html) ?? [];
    expect((await send(path, path, { ...stale, version })).status).toBe(303);
    // An edit of a question that a form asks makes another one of it.
    await company.setForm(await company.postJob(), { question_id: id });
    const asked = { ...(await formOf(company, id)), 'label.en': 'Late?' };
    await company.admin('POST', `/api/questions/update/${id}`, { labels: { en: 'Other?' } });
    const late = await send(path, path, asked);
    expect(late.status).toBe(409);
    expect(late.html).toContain('value="Late?"');
    const [newest] = await questionsOf(company);
    expect(late.html).toContain(`action="${root}/questions/${newest?.id}"`);
    expect((await browser.get(`${root}/questions/1`)).status).toBe(404);
  });

  test('with 50 options in ten languages shows one translation after another, and keeps the others', async () => {
    const { company, send, open } = await openQuestions();
    const textsIn = (name: string) =>
      Object.fromEntries(siteLanguages.map((language) => [language, `${name} ${language}`]));
    const options = Array.from({ length: 50 }, (_, n) => ({
      id: `o${n}`,
      labels: textsIn(`Option ${n * 7919}`),
    }));
    const labels = textsIn('Which');
    const { id } = await company.addQuestion({ kind: 'single_choice', labels, options });
    const path = `/questions/${id}`;
    const { html } = await open(path);
    expect(html).not.toContain('name="option.0.de"');
    expect(html).toContain('✓ German');
    expect(await gzipBytes(html)).toBeLessThan(15_000);
    const typed = { ...(await formOf(company, id)), languages: '', help: '' };
    const opening = { ...typed, purpose: 'language' };
    const german = await send(path, path, { ...opening, add_language: 'de' });
    expect(german.html).toContain('value="Option 7919 de"');
    expect(german.html).not.toContain('Option 7919 fr');
    expect(await gzipBytes(german.html)).toBeLessThan(15_000);
    const inGerman = { 'label.de': 'Welche', 'option.1.de': 'Eins', languages: 'de' };
    const both = { ...opening, ...inGerman, languages: 'de,fr', add_language: 'pl' };
    const polish = await send(path, path, { ...both, 'label.fr': 'Lequel' });
    expect(polish.html).toMatch(/type="hidden" name="label.de" value="Welche"/u);
    expect(polish.html).toContain('value="Option 7919 pl"');
    const tooLong = { ...both, 'option.1.de': 'x'.repeat(256), purpose: 'save' };
    expect((await send(path, path, tooLong)).html).toContain('id="option.1.de-fault"');
    const firstLeft = ([name]: [string, string]) => !name.startsWith('option.0.');
    const without = Object.entries(typed).filter(firstLeft);
    const saved = { ...Object.fromEntries(without), ...inGerman, purpose: 'save' };
    expect((await send(path, path, saved)).status).toBe(303);
    const [question] = await questionsOf(company);
    expect(question?.labels).toEqual({ ...labels, de: 'Welche' });
    const [, one, ...others] = options;
    expect(question?.options).toEqual([
      { ...one, labels: { ...one?.labels, de: 'Eins' } },
      ...others,
    ]);
  });

  test('keeps the options that rules name', async () => {
    const { company, send } = await openQuestions();
    const options = ['car', 'bus', 'van'].map((name) => ({ id: name, labels: { en: name } }));
    const { id } = await company.addQuestion({ kind: 'single_choice', options });
    const rule = { operator: 'is', value: 'bus' };
    await company.setForm(await company.postJob(), { question_id: id, rule });
    const typed = await formOf(company, id);
    const { 'option.1.id': _, 'option.1.en': __, ...without } = typed;
    const path = `/questions/${id}`;
    const refused = await send(path, path, without);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('An option that a rule uses can’t be removed.');
    const { 'option.0.id': ___, 'option.0.en': ____, ...others } = typed;
    expect((await send(path, path, others)).status).toBe(303);
    expect((await questionsOf(company))[0]?.options.map((one) => one.id)).toEqual(['bus', 'van']);
  });

  test('is deleted where no form asks it', async () => {
    const { company, send, browser, open } = await openQuestions();
    const { id } = await company.addQuestion();
    const path = `/questions/${id}/remove`;
    expect((await open(path)).html).toContain('Delete this question?');
    const job = await company.postJob();
    await company.setForm(job, { question_id: id });
    const refused = await send(path, path);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('A job still asks this question.');
    await company.setForm(job);
    const answer = await send(path, path);
    expect(toastOf(await browser.get(answer.location))).toBe('The question is deleted.');
    expect(await questionsOf(company)).toEqual([]);
  });
});
