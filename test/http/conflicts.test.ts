/** Simultaneous changes of one record by callers that know no versions: all of them are applied (decisions: Conflicts). */
import { describe, expect, test } from 'vitest';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { stageAt } from '../support/applying.ts';
import { image, logoForm } from '../support/uploads.ts';

const AT_ONCE = 10;

function times<Value>(make: (index: number) => Value): Value[] {
  return Array.from({ length: AT_ONCE }, (_, index) => make(index));
}

async function expectAll(requests: readonly Promise<Answer<unknown>>[]): Promise<void> {
  const answers = await Promise.all(requests);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

describe('ten simultaneous changes', () => {
  test('of different fields of a company are all kept', async () => {
    const acme = await openCompany();
    const path = `/api/companies/update/${acme.id}`;
    const changes = {
      name: 'Globex',
      description: 'We bake.',
      website: 'https://globex.example',
      phone: '+44 20 7946 0958',
      address: 'Ring 1',
      country_id: 276,
      default_currency: 'CHF',
      timezone: 'Europe/Zurich',
      values: ['Bread'],
      career_page_settings: { color: 'red' },
    };
    await expectAll(
      Object.entries(changes).map(([field, value]) => acme.admin('POST', path, { [field]: value })),
    );
    const { body } = await acme.admin<CompanyRecord>('GET', '/api/companies/profile');
    expect(body.data).toMatchObject(changes);
    expect(await acme.audited()).toHaveLength(Object.keys(changes).length);
  });

  test('of different fields of a job are all kept', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const changes = {
      title: 'Cook',
      seniority: 'Senior',
      description: '<p>Bread</p>',
      tasks: '<p>Bake</p>',
      requirements: '<p>Love</p>',
      workplace: 'Remote',
      currency: 'CHF',
      min_salary: 10,
      max_salary: 20,
      skills: ['Bread'],
    };
    await expectAll(
      Object.entries(changes).map(([field, value]) =>
        acme.recruiter('POST', `/api/jobs/update/${job.id}`, { [field]: value }),
      ),
    );
    const { body } = await acme.viewer<Job>('GET', `/api/jobs/show/${job.id}`);
    expect(body.data).toMatchObject(changes);
  });

  test('of the same field are applied one after the other', async () => {
    const acme = await openCompany();
    const path = `/api/companies/update/${acme.id}`;
    await expectAll(times((index) => acme.admin('POST', path, { phone: `+44 ${index}000` })));
    const entries = await acme.audited();
    const steps = entries.map(({ changes }) => changes['phone']);
    expect(steps).toHaveLength(AT_ONCE);
    for (const [index, step] of steps.entries()) {
      if (index > 0) expect(step?.from).toBe(steps[index - 1]?.to);
    }
  });

  test('of the secret of a webhook are all applied', async () => {
    const acme = await openCompany();
    const hook = await acme.hook();
    const path = `/api/plugins/webhooks/${hook.id}/rotate-secret`;
    const answers = await Promise.all(times(() => acme.admin<Webhook>('POST', path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.secret)).size).toBe(AT_ONCE);
  });

  test('of the logo are all applied', async () => {
    const acme = await openCompany();
    const path = `/api/companies/update-logo/${acme.id}`;
    await expectAll(
      times((index) => {
        const form = logoForm(image('png', 64 + index));
        return acme.admin('POST', path, form.body, form.headers);
      }),
    );
  });

  test('of the stages of a pipeline are all applied', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const path = `/api/company-pipline/update/${pipeline.id}`;
    const stages = (index: number) =>
      pipeline.stages.map(({ id, type }) => ({ id, type, name: `${type} ${index}` }));
    await expectAll(
      times((index) => acme.admin<Pipeline>('POST', path, { stages: stages(index) })),
    );
  });

  test('of the stage of an application are all applied', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply({ files: [] });
    const stages = [await stageAt(acme, 1), await stageAt(acme, 2)];
    const path = `/api/candidate-job/update-stage/${id}`;
    await expectAll(
      times((index) => acme.recruiter('POST', path, { stage_id: stages[index % 2] })),
    );
  });
});
