/** A 422 names every field that is wrong; faults of the schemas come before those of the rules, which need valid input (decisions: Errors). */
import { describe, expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callTool } from '../support/tools.ts';

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
});
