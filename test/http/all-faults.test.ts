/** A 422 names every field that is wrong; faults of the schemas come before those of the rules, which need valid input (decisions: Errors). */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { insertConnection } from '../support/providers.ts';
import { callTool } from '../support/tools.ts';
import { uploadImport } from '../support/transfers.ts';
import { formOf } from '../support/uploads.ts';

async function faultsOf(company: Company, path: string, body: unknown, method = 'POST') {
  const before = await company.audited();
  const answer = await company.admin(method, path, body);
  expect([path, answer.status], answer.text).toEqual([path, 422]);
  expect(await company.audited()).toEqual(before);
  return Object.keys(answer.body.errors).toSorted();
}

describe('every wrong field is named', () => {
  test('of custom fields', async () => {
    const acme = await openCompany();
    const options = [{ key: 'night', label: 'Night' }];
    await acme.openField({ entity: 'candidate', key: 'shift', kind: 'single_choice', options });
    await acme.openField({ entity: 'candidate', key: 'size', kind: 'number' });
    const { candidate_id: id } = await acme.apply({ files: [] });
    const custom = { shift: 'noon', nope: 1, size: 'x' };
    const named = ['custom.nope', 'custom.shift', 'custom.size'];
    expect(await faultsOf(acme, `/api/candidates/update/${id}`, { custom })).toEqual(named);
    expect(await faultsOf(acme, '/api/candidates/store', { first_name: 'A', custom })).toEqual(
      named,
    );
    const token = await acme.token('Recruiter');
    const { failure } = await callTool(token, 'update_candidate', { candidate_id: id, custom });
    expect(Object.keys(failure.errors).toSorted()).toEqual(named);
  });

  test.each([
    ['missing', {}],
    ['empty', { file: '' }],
    ['too large', { file: new Uint8Array(11_000_000) }],
  ])('of a form whose file is %s', async (_, { file }: { file?: string | Uint8Array }) => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply({ files: [] });
    const parts = [{ name: 'kind', content: 'poem' }];
    const filename = 'cv.txt';
    const form = formOf(
      file === undefined ? parts : [...parts, { name: 'file', filename, content: file }],
    );
    const path = `/api/candidates/store-document/${id}`;
    const answer = await acme.recruiter('POST', path, form.body, form.headers);
    expect(answer, answer.text).toMatchObject({ status: 422 });
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(['file', 'kind']);
  });

  test('of the stages of a pipeline', async () => {
    const acme = await openCompany();
    const { id } = await acme.openPipeline();
    const stages = [
      { id: 1, name: 'A', type: 'other' },
      { id: 2, name: 'B', type: 'other' },
      { name: 'Hired', type: 'hired' },
    ];
    const path = `/api/company-pipline/update/${id}`;
    expect(await faultsOf(acme, path, { stages, move_to_stage_id: 3 })).toEqual([
      'move_to_stage_id',
      'stages.0.id',
      'stages.1.id',
    ]);
    const template = { subject: '{{a}}', body: '<p>{{b}}</p>' };
    const mailed = stages.map(({ name, type }) => ({ name, type, email_template: template }));
    expect(await faultsOf(acme, path, { stages: mailed })).toHaveLength(6);
  });

  test('of a form and its rules', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const question = await acme.addQuestion();
    const rule = { operator: 'at_least', value: 'x' };
    const questions = [{ question_id: 1 }, { question_id: 2 }, { question_id: question.id, rule }];
    const [form, trial] = [
      await faultsOf(acme, `/api/jobs/${job.hash_id}/application-form`, { questions }),
      await faultsOf(acme, `/api/jobs/${job.hash_id}/try-rules`, {
        questions: questions.map(({ question_id }) => ({ question_id, rule })),
      }),
    ];
    for (const named of [form, trial]) {
      expect(named.slice(0, 2)).toEqual(['questions.0.question_id', 'questions.1.question_id']);
      expect(named[2]).toMatch(/^questions\.2\.rule/u);
    }
  });

  test('of what a record names', async () => {
    const acme = await openCompany();
    const ids = { office_id: 1, company_pipline_id: 2, contracted_company_id: 3 };
    expect(await faultsOf(acme, '/api/jobs/store', { title: 'Baker', ...ids })).toEqual(
      Object.keys(ids).toSorted(),
    );
    const link = { source_id: 1, job_id: 2, user_id: 3 };
    expect(await faultsOf(acme, '/api/tracking-links/store', link)).toEqual(
      Object.keys(link).toSorted(),
    );
    const { id } = await acme.apply({ files: [] });
    const tags = { action: 'tag', ids: [id], add_tags: [1, 2], remove_tags: [3] };
    expect(await faultsOf(acme, '/api/candidate-job/bulk', tags)).toEqual([
      'add_tags',
      'remove_tags',
    ]);
  });

  test('of lists: events, ids, and fields inside others', async () => {
    const acme = await openCompany();
    const hook = { name: '', url: '', events: ['a', 'job.closed', 'b'] };
    expect(await faultsOf(acme, '/api/plugins/webhooks', hook)).toEqual([
      'events.0',
      'events.2',
      'name',
      'url',
    ]);
    const bulk = { action: 'move', ids: [0, 1, 'x'], dry_run: 'no' };
    expect(await faultsOf(acme, '/api/candidate-job/bulk', bulk)).toEqual([
      'dry_run',
      'ids.0',
      'ids.2',
    ]);
    const office = { name: '', country_id: 1, zipcode: 5, is_default: 'x' };
    expect(await faultsOf(acme, '/api/company-offices/store', office)).toEqual(
      Object.keys(office).toSorted(),
    );
    const job = await acme.postJob();
    const path = `/api/jobs/${job.hash_id}/application-form`;
    const questions = [{ question_id: 'x' }, { question_id: 1, is_required: 1 }];
    expect(await faultsOf(acme, path, { questions })).toEqual([
      'questions.0.question_id',
      'questions.1.is_required',
    ]);
  });

  test('of the definition of a custom field, when it is created and when it is changed', async () => {
    const acme = await openCompany();
    const path = '/api/custom-fields/store';
    const plain = { key: 'a', label: 'A', entity: 'job' };
    const text = {
      ...plain,
      kind: 'text',
      options: [
        { key: 'x', label: 'X' },
        { key: 'x', label: 'Y' },
      ],
      bands: [{ key: 'b', label: 'B', from: 1 }],
      band_currency: 'EUR',
      is_filterable: true,
    };
    const all = ['band_currency', 'bands', 'is_filterable', 'options'];
    expect(await faultsOf(acme, path, text)).toEqual(all);
    const bands = [
      { key: 'a', label: 'A', from: 5 },
      { key: 'b', label: 'B', from: 3 },
      { key: 'c', label: 'C', from: null },
    ];
    const money = { ...plain, kind: 'money', bands, band_currency: null };
    expect(await faultsOf(acme, path, money)).toEqual([
      'band_currency',
      'bands.1.from',
      'bands.2.from',
    ]);
    const options = [{ key: 'x', label: 'X' }];
    const field = { key: 'shift', kind: 'single_choice', entity: 'job', options } as const;
    const { id } = await acme.openField({ ...field, options });
    const change = { options: [{ key: 'y', label: 'Y' }], is_filterable: true, bands };
    expect(await faultsOf(acme, `/api/custom-fields/update/${id}`, change)).toEqual([
      'bands',
      'is_filterable',
      'options',
    ]);
  });

  test('of a field that never changes', async () => {
    const acme = await openCompany();
    const { id } = await acme.openField({ key: 'size', kind: 'number' });
    const given = { key: 'other', kind: 'text', entity: 'job' };
    const answer = await acme.admin('POST', `/api/custom-fields/update/${id}`, given);
    expect(answer).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(['entity', 'key', 'kind']);
  });

  test('of an assignment', async () => {
    const acme = await openCompany();
    const path = '/api/candidate-job/assign-to-job';
    expect(await faultsOf(acme, path, { candidate_id: 1, job_id: 2, stage_id: 3 })).toEqual([
      'candidate_id',
      'job_id',
    ]);
    expect(await faultsOf(acme, path, { candidate_job_id: 1, job_id: 'b234567890' })).toEqual([
      'candidate_job_id',
      'job_id',
    ]);
    const { id } = await acme.postJob();
    expect(await faultsOf(acme, path, { candidate_id: 1, job_id: id, stage_id: 3 })).toEqual([
      'candidate_id',
      'stage_id',
    ]);
  });

  test('of a post', async () => {
    const acme = await openCompany();
    const connection = await insertConnection(acme, 'instagram');
    const post = {
      text: 'x'.repeat(3000),
      social_account_id: connection.id,
      platform: 'twitter',
      job_id: 7,
      image_url: 'https://people.example/a.png',
      date_shared: '2030-01-01T00:00:00Z',
    };
    expect(await faultsOf(acme, '/api/posts/store', post)).toEqual(['job_id', 'platform', 'text']);
    const own = { ...post, platform: 'instagram', image_url: null };
    expect(await faultsOf(acme, '/api/posts/store', own)).toEqual(['image_url', 'job_id', 'text']);
    const draft = { text: 'A', social_account_id: connection.id, platform: 'instagram' };
    const made = await acme.recruiter<{ id: number }>('POST', '/api/posts/store', draft);
    const change = { text: own.text, job_id: 7, date_shared: own.date_shared };
    expect(await faultsOf(acme, `/api/posts/update/${made.body.data.id}`, change)).toEqual([
      'image_url',
      'job_id',
      'text',
    ]);
  });

  test('of the mapping of an import, each with every value that is wrong', async () => {
    const acme = await openCompany();
    const { id } = await uploadImport(acme, 'Name,Email,Job,Stage\nIda,ida@x.example,Baker,In\n');
    const mapping = {
      columns: { email: 'Nope', first_name: 'Neither', 'custom.nope': 'Name' },
      jobs: { Baker: 1 },
      stages: { In: 2 },
      keep_live: true,
    };
    const answer = await acme.admin('POST', `/api/imports/map/${id}`, { mapping });
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors).toSorted()).toEqual([
      'mapping.columns',
      'mapping.jobs',
      'mapping.keep_live',
      'mapping.stages',
    ]);
    expect(answer.body.errors['mapping.columns']).toEqual([
      'No column is called Nope.',
      'No column is called Neither.',
      'No column can fill custom.nope.',
    ]);
  });
});
