/** Tests feedback forms of stages: attributes with what their scores mean, and the scores that feedback gives. */
import { expect, test } from 'vitest';
import type { Feedback } from '#recruiting/interviews/feedback/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { FeedbackForm } from '#vocabulary/feedback.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';

const FORM: FeedbackForm = {
  guide: 'Ask for an example.',
  attributes: [
    { key: 'craft', name: 'Craft', anchors: ['Burns bread', '', '', 'Bakes with her eyes closed'] },
    { key: 'care', name: 'Care', anchors: ['', '', '', ''] },
  ],
};

async function pipelineOf(acme: Company): Promise<Pipeline> {
  const { body } = await acme.admin<{ data: Pipeline[] }>('GET', '/api/company-pipline/index');
  const [pipeline] = body.data.data;
  if (!pipeline) throw new Error('no pipeline');
  return pipeline;
}

/** The form of the first stage. */
async function putForm(acme: Company, form: unknown) {
  const { id, stages } = await pipelineOf(acme);
  const given = stages.map(({ id: stage, name, type }, index) => {
    const kept = { id: stage, name, type };
    return index === 0 ? Object.assign(kept, { feedback_form: form }) : kept;
  });
  return acme.admin<Pipeline>('POST', `/api/company-pipline/update/${id}`, { stages: given });
}

test('a stage has a form, which stays where it is not named and ends with null', async () => {
  const acme = await openCompany();
  const put = await putForm(acme, FORM);
  expect(put.body.data.stages.map(({ feedback_form: form }) => form)).toEqual([
    FORM,
    null,
    null,
    null,
  ]);
  expect((await putForm(acme, undefined)).body.data.stages[0]?.feedback_form).toEqual(FORM);
  expect((await putForm(acme, null)).body.data.stages[0]?.feedback_form).toBeNull();
});

test.each([
  ['no attribute', { attributes: [] }],
  ['21 attributes', { attributes: Array.from({ length: 21 }, (_, n) => attribute(`a${n}`)) }],
  ['one key twice', { attributes: [attribute('a'), attribute('a')] }],
  ['a key with capitals', { attributes: [attribute('__proto__')] }],
  ['three anchors', { attributes: [{ ...attribute('a'), anchors: ['', '', ''] }] }],
])('a form with %s is refused', async (_, form) => {
  const acme = await openCompany();
  expect((await putForm(acme, form)).status).toBe(422);
});

function attribute(key: string) {
  return { key, name: key, anchors: ['', '', '', ''] };
}

test('feedback gives scores of the form, which are named beside it and kept when it changes', async () => {
  const acme = await openCompany();
  await putForm(acme, FORM);
  const { id } = await acme.apply({ files: [] });
  const about = { candidate_job_id: id };
  const post = (path: string, body?: object) =>
    acme.viewer<Feedback>('POST', `/api/feedback/${path}`, body);
  for (const scores of [{ speed: 1 }, { craft: 5 }, { craft: 0 }, { constructor: 1 }]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    expect((await post('store', { ...about, scores })).status).toBe(422);
  }
  const draft = await post('store', { ...about, scores: { craft: 4, care: null } });
  expect(draft.body.data).toMatchObject({
    scores: { craft: 4 },
    attributes: [{ key: 'craft', name: 'Craft', score: 4, anchor: 'Bakes with her eyes closed' }],
  });
  // Scores alone are enough.
  const path = draft.body.data.id;
  expect((await post(`submit/${path}`)).body.data.status).toBe('submitted');
  const changed = await post(`update/${path}`, { scores: { craft: 3, care: 2 } });
  expect(changed.body.data).toMatchObject({
    scores: { care: 2, craft: 3 },
    revisions: [{ scores: { craft: 4 } }],
  });
  // What the form does not ask for any more stays.
  await putForm(acme, null);
  const kept = await post(`update/${path}`, { text: 'Very good bread.' });
  expect(kept.body.data).toMatchObject({ scores: { care: 2, craft: 3 }, attributes: [] });
});

test('the console makes a form and fills it in', async () => {
  const acme = await openCompany();
  const { id, stages } = await pipelineOf(acme);
  const admin = await openConsole(acme, 'Admin');
  const page = `/pipelines/${id}/stages/${stages[0]?.id}`;
  const typed = {
    guide: 'Ask for an example.',
    'attribute.0.name': 'Craft & care',
    'attribute.0.4': 'Bakes with her eyes closed',
  };
  expect((await admin.send(page, page, typed)).status).toBe(303);
  const [stage] = (await pipelineOf(acme)).stages;
  expect(stage?.feedback_form).toEqual({
    guide: 'Ask for an example.',
    attributes: [
      {
        key: 'craft_care',
        name: 'Craft & care',
        anchors: ['', '', '', 'Bakes with her eyes closed'],
      },
    ],
  });
  expect((await admin.open(page)).html).toContain('name="attribute.1.name"');
  const made = await acme.apply({ files: [] });
  const application = `/jobs/${made.job.hash_id}/applications/${made.id}`;
  const viewer = await openConsole(acme, 'Viewer');
  expect((await viewer.open(`${application}/feedback`)).html).toContain('eyes closed');
  const given = { 'score.craft_care': '4', rating: 'yes', text: '', action: 'submit' };
  const sent = await viewer.send(`${application}/feedback`, `${application}/feedback`, given);
  expect(sent.status).toBe(303);
  const { html } = await viewer.open(application);
  expect(html).toContain('4 of 4');
  expect(html).toContain('Bakes with her eyes closed');
});
