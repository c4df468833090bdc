/** A company with at least one record of every kind that a bundle holds. */
import { giveFeedback } from '../records/feedback.ts';
import { expect } from 'vitest';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { cvFile, newApplicant, pdf, stageAt } from './applying.ts';
import { openCompany } from './company.ts';
import type { Company } from './company.ts';
import { reply } from './replies.ts';

export async function openFull(): Promise<Company> {
  const acme = await openCompany();
  const office = await acme.openOffice({ name: 'Oslo', country_id: 578, city: 'Oslo' });
  const pipeline = await acme.openPipeline();
  await acme.openTemplate({
    name: undefined,
    kind: 'stage',
    stage_id: pipeline.stages[1]?.id,
    language: 'de',
  });
  const contracted = await acme.addContracted({ pipeline_id: pipeline.id });
  const tag = await acme.admin<{ id: number }>('POST', '/api/tags/store', { name: 'Night shift' });
  // Its name is another than what applications call it.
  const fair = { name: 'Job fair', kind: 'event' };
  const source = await acme.admin<{ id: number }>('POST', '/api/sources/store', fair);
  const renamed = { name: 'Careers fair' };
  await acme.admin('POST', `/api/sources/update/${source.body.data.id}`, renamed);
  const department = await acme.openDepartment({ name: 'Bakery' });
  const job = await acme.postJob({
    description: '<p>Bake.</p>',
    skills: ['Bread'],
    benefits: [1],
    employment_types: [1, 3],
    min_salary: 3000,
    office_id: office.id,
    contracted_company_id: contracted.id,
    department_id: department.id,
    status: 'Live',
  });
  await acme.postJob({ title: 'Cook' });
  const nights = await acme.addQuestion({ key: 'nights' });
  const years = await acme.addQuestion({
    key: 'years',
    kind: 'number',
    help: { en: 'Whole ones.' },
  });
  const rule = { operator: 'is', value: false, reason: { en: 'Nights.' } };
  await acme.setForm(job, { question_id: years.id }, { question_id: nights.id, rule });
  const made = await acme.apply({
    job_id: job.hash_id,
    answers: JSON.stringify({ nights: false, years: 2.5 }),
    email: newApplicant(),
    source: 'Job fair',
    phone: '+44 20 7946 0018',
    files: [cvFile(pdf('Ada'))],
  });
  // What was answered belongs to the question as it was.
  const edited = { labels: { en: 'Years of baking' } };
  await acme.admin('POST', `/api/questions/update/${years.id}`, edited);
  const note = { note: 'Good.\nVery.' };
  await acme.recruiter('POST', `/api/candidate-job/store-notes/${made.id}`, note);
  await reply(acme, made);
  await giveFeedback(acme, made.id, 'Bakes well.');
  const rejected = await acme.apply({ files: [] });
  await acme.recruiter('POST', `/api/candidate-job/update-stage/${rejected.id}`, {
    stage_id: await stageAt(acme, 1),
  });
  await acme.recruiter('POST', `/api/candidate-job/reject/${rejected.id}`);
  await acme.recruiter('POST', `/api/candidates/tag/${made.candidate_id}`, {
    add: [tag.body.data.id],
  });
  await writeCustom(acme, made);
  await acme.openLink({ source_id: source.body.data.id, job_id: job.id });
  await acme.schedule({ candidate_job_id: made.id, attendees: ['grace@people.example'] });
  await acme.recruiter('POST', '/api/candidates/store', {
    first_name: 'Grace',
    source_id: source.body.data.id,
    links: [{ kind: 'github', url: 'https://github.com/grace' }],
  });
  return acme;
}

/** Fields of each kind of record, with a value each. */
async function writeCustom(acme: Company, made: ApplicationDetail): Promise<void> {
  const bands = [{ key: 'low', label: 'Low', from: null }];
  const wish = { kind: 'money', bands, band_currency: 'EUR', is_filterable: true };
  await acme.openField({ key: 'wish', labels: { de: 'Wunsch' }, ...wish });
  await acme.openField({ key: 'lead', kind: 'member', entity: 'application' });
  const options = [{ key: 'a', label: 'A' }];
  await acme.openField({ key: 'list', kind: 'multiple_choice', options, entity: 'application' });
  await acme.openField({ key: 'cost', visibility: 'admin', is_required: true, entity: 'job' });
  const write = async (path: string, custom: object) => {
    const answer = await acme.admin('POST', path, { custom });
    expect(answer.status, answer.text).toBe(200);
  };
  const lead = await acme.user('Admin');
  const amount = { amount: 1, currency: 'EUR' };
  await write(`/api/candidates/update/${made.candidate_id}`, { wish: amount });
  await write(`/api/candidate-job/update/${made.id}`, { list: ['a'], lead });
  await write(`/api/jobs/update/${made.job.id}`, { cost: '=1+1' });
}
