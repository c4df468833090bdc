/** The screens of pipelines: the list, the stages of one, and what goes. */
import { describe, expect, test } from 'vitest';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';

async function pipelinesOf(company: Company): Promise<Pipeline[]> {
  const { body } = await company.viewer<{ data: Pipeline[] }>('GET', '/api/company-pipline/index');
  return body.data.data;
}

async function openPipeline() {
  const company = await openCompany();
  const { id } = await company.openPipeline({ name: 'Bakers' });
  const console = await openConsole(company, 'Admin');
  const show = async () => {
    const found = (await pipelinesOf(company)).find((one) => one.id === id);
    if (!found) throw new Error('the pipeline is gone');
    return found;
  };
  const path = `/pipelines/${id}`;
  const [first, second, last] = (await show()).stages;
  if (!first || !second || !last) throw new Error('the pipeline has too few stages');
  return { company, ...console, path, show, first, second };
}

/** The fields of the form as the pipeline is. */
function fieldsOf({ name, stages }: Pipeline): Record<string, string> {
  const fields = stages.flatMap(({ id, name: stage, type }) => [
    [`stage.${id}.name`, stage],
    [`stage.${id}.type`, type],
    [`stage.${id}.days_limit`, ''],
  ]);
  const order = stages.map(({ id }) => id).join(',');
  return { name, order, ...Object.fromEntries(fields) };
}

describe('the pipelines', () => {
  test('are listed with their stages, and a Viewer only reads them', async () => {
    const { company, path } = await openPipeline();
    const viewer = await openConsole(company, 'Viewer');
    const { html } = await viewer.open('/pipelines');
    expect(html).toContain(`href="${viewer.root}${path}"><bdi>Bakers</bdi>`);
    expect(html).toContain('<span class="badge">Default</span>');
    expect(html).not.toContain('name="template"');
    const one = await viewer.open(path);
    expect(one.html).toContain('<bdi>Screening</bdi>');
    expect(one.html).not.toContain('name="purpose"');
    expect((await viewer.browser.get(`${viewer.root}${path}/remove`)).status).toBe(403);
  });

  test('are made from a template in the language of the company', async () => {
    const company = await openCompany();
    await company.admin('POST', `/api/companies/update/${company.id}`, { language: 'fr' });
    const { send, browser } = await openConsole(company, 'Admin');
    const made = { name: 'Atelier <b>', template: 'engineering' };
    const answer = await send('/pipelines', '/pipelines', made);
    expect(answer.status).toBe(303);
    const page = await browser.get(answer.location);
    expect(toastOf(page)).toBe('The pipeline is created.');
    expect(page.html).toContain('Atelier &lt;b&gt;');
    const [newest] = await pipelinesOf(company);
    expect(newest?.stages.map(({ name }) => name)).toEqual([
      'Présélection',
      'Appel téléphonique',
      'Entretien technique',
      'Rencontre avec l’équipe',
      'Proposition',
      'Embauche',
    ]);
    expect((await company.audited()).at(-1)).toMatchObject({ action: 'pipeline.create' });
  });

  test('without a name are refused, with what was chosen', async () => {
    const company = await openCompany();
    const { send } = await openConsole(company, 'Admin');
    const answer = await send('/pipelines', '/pipelines', { name: ' ', template: 'short' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('<p class="fault" id="name-fault">Enter a name');
    expect(answer.html).toMatch(/value="short" checked/u);
    const forged = await send('/pipelines', '/pipelines', { name: 'A', template: 'fast' });
    expect(forged.status).toBe(422);
    expect(await pipelinesOf(company)).toHaveLength(1);
  });
});

describe('the stages of a pipeline', () => {
  test('are renamed, given a type and a limit of days', async () => {
    const { send, browser, path, show, first } = await openPipeline();
    const fields = {
      ...fieldsOf(await show()),
      name: 'Bakery',
      [`stage.${first.id}.name`]: 'Trial shift',
      [`stage.${first.id}.type`]: 'other',
      [`stage.${first.id}.days_limit`]: '3',
      purpose: 'save',
    };
    const answer = await send(path, path, fields);
    expect(toastOf(await browser.get(answer.location))).toBe('The pipeline is saved.');
    const after = await show();
    expect(after.name).toBe('Bakery');
    expect(after.stages[0]).toMatchObject({
      id: first.id,
      name: 'Trial shift',
      type: 'other',
      days_limit: 3,
      email_template: first.email_template,
    });
  });

  test('are moved and added by buttons, which save what was typed too', async () => {
    const { send, path, show, first, second } = await openPipeline();
    const down = { ...fieldsOf(await show()), name: 'Moved', purpose: `down.${first.id}` };
    expect((await send(path, path, down)).location).toContain(`#stage-${first.id}`);
    expect(await show()).toMatchObject({
      name: 'Moved',
      stages: [{ id: second.id }, { id: first.id }, {}, {}],
    });
    const up = { ...fieldsOf(await show()), purpose: `up.${first.id}` };
    await send(path, path, up);
    expect((await show()).stages[0]?.id).toBe(first.id);
    const fields = fieldsOf(await show());
    const added = { 'new.name': 'Tasting', 'new.type': 'interview', 'new.days_limit': '' };
    await send(path, path, { ...fields, ...added, purpose: 'add' });
    const { stages } = await show();
    expect(stages.map(({ name }) => name)).toEqual([
      'Screening',
      'Interview',
      'Offer',
      'Tasting',
      'Hiring',
    ]);
    expect(stages[3]).toMatchObject({ type: 'interview', days_limit: null });
  });

  test('that are refused keep what was typed, with the fault beside the field', async () => {
    const { send, path, show, first } = await openPipeline();
    const fields = {
      ...fieldsOf(await show()),
      [`stage.${first.id}.name`]: 'Trial "shift"',
      [`stage.${first.id}.days_limit`]: '366',
    };
    const answer = await send(path, path, fields);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(`id="stage.${first.id}.days_limit-fault">Enter a number`);
    expect(answer.html).toContain('value="Trial &quot;shift&quot;"');
    const unnamed = await send(path, path, { ...fieldsOf(await show()), purpose: 'add' });
    expect(unnamed.status).toBe(422);
    expect(unnamed.html).toContain('id="new.name-fault"');
    expect((await show()).stages[0]?.name).toBe('Screening');
  });

  test('that somebody else changed meanwhile are not overwritten', async () => {
    const { send, company, path, show } = await openPipeline();
    const before = await show();
    const [first, ...others] = before.stages.map(({ id, name, type }) => ({ id, name, type }));
    const stages = [first, { name: 'New', type: 'other' }, ...others];
    await company.admin('POST', `/api/company-pipline/update/${before.id}`, { stages });
    const answer = await send(path, path, { ...fieldsOf(before), purpose: 'save' });
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('Someone else changed this in the meantime.');
    expect(answer.html).toContain('value="New"');
    expect((await show()).stages).toHaveLength(5);
  });

  test('say what candidates get and see, and keep their names', async () => {
    const { send, open, path, show, first } = await openPipeline();
    const stage = `${path}/stages/${first.id}`;
    expect((await open(stage)).html).toContain('{{candidate.first_name}}');
    const typed = {
      subject: 'Dear {{candidate.first_name}}',
      body: 'Come.\n\nBring bread & salt.',
      public_label: 'We read it',
    };
    expect((await send(stage, stage, typed)).status).toBe(303);
    expect((await show()).stages[0]).toMatchObject({
      name: 'Screening',
      public_label: 'We read it',
      email_template: {
        subject: 'Dear {{candidate.first_name}}',
        body: '<p>Come.</p><p>Bring bread &amp; salt.</p>',
      },
    });
    const wrong = await send(stage, stage, { ...typed, subject: 'Dear {{candidate.name}}' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('id="subject-fault"');
    expect(wrong.html).toContain('Bring bread &amp; salt.');
    await send(stage, stage, { subject: '', body: '', public_label: '' });
    expect((await show()).stages[0]).toMatchObject({ email_template: null, public_label: null });
  });
});

describe('a stage that goes', () => {
  test('says where its applications go', async () => {
    const { send, open, browser, company, path, show, first, second } = await openPipeline();
    const { id } = await show();
    const job = await company.postJob({ company_pipline_id: id });
    const application = await company.apply({ job_id: String(job.id) });
    const remove = `${path}/stages/${first.id}/remove`;
    const { html } = await open(remove);
    expect(html).toContain('1 application is in this stage.');
    expect((await send(remove, remove)).status).toBe(409);
    const answer = await send(remove, remove, { move_to: String(second.id) });
    expect(toastOf(await browser.get(answer.location))).toBe('The stage is deleted.');
    expect((await show()).stages.map(({ name }) => name)).toEqual(['Interview', 'Offer', 'Hiring']);
    expect((await company.showApplication(application)).stage_id).toBe(second.id);
  });

  test('is never the last, which is that of the hired', async () => {
    const { send, path, show } = await openPipeline();
    const { stages } = await show();
    const remove = `${path}/stages/${stages.at(-1)?.id}/remove`;
    const answer = await send(remove, remove);
    expect(answer.status).toBe(422);
    expect((await show()).stages).toHaveLength(4);
  });

  test('of another pipeline is not found', async () => {
    const { browser, root, path, company } = await openPipeline();
    const other = (await pipelinesOf(company)).find((one) => one.is_default);
    const stage = other?.stages[0]?.id;
    expect((await browser.get(`${root}${path}/stages/${stage}`)).status).toBe(404);
  });
});

describe('a pipeline', () => {
  test('becomes the default, and goes unless it is', async () => {
    const { send, company, path, show } = await openPipeline();
    await send(path, path, { ...fieldsOf(await show()), purpose: 'default' });
    expect((await show()).is_default).toBe(true);
    const remove = `${path}/remove`;
    const refused = await send(remove, remove);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Make another pipeline the default first.');
    const old = (await pipelinesOf(company)).find((one) => !one.is_default);
    const oldPath = `/pipelines/${old?.id}/remove`;
    expect((await send(oldPath, oldPath)).status).toBe(303);
    expect(await pipelinesOf(company)).toHaveLength(1);
  });

  test('that a job uses stays', async () => {
    const { send, company, path, show } = await openPipeline();
    await company.postJob({ company_pipline_id: (await show()).id });
    const answer = await send(`${path}/remove`, `${path}/remove`);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('This is still in use.');
  });
});
