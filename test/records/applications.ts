/** Applications, with what is done to many at once. */
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import { newApplicant, stageAt, STORE, templatedStage } from '../support/applying.ts';
import type { Company } from '../support/company.ts';
import { fileless } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export async function rejected(company: Company): Promise<{ id: number }> {
  const application = await company.apply(fileless);
  await company.recruiter('POST', `/api/candidate-job/reject/${application.id}`);
  return application;
}

async function rejectedInBulk(company: Company): Promise<{ id: number }> {
  const { id } = await company.apply(fileless);
  const given = { action: 'reject', ids: [id] };
  const answer = await company.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', given);
  return { id: answer.body.data.bulk_id ?? 0 };
}

export const applications: TestRecord = {
  bodies: {
    [STORE]: async (company) => ({
      email: newApplicant(),
      first_name: 'Ada',
      last_name: 'Lovelace',
      job_id: (await company.postJob()).hash_id,
    }),
    '/api/candidate-job/update/{id}': async (company) => {
      const { key } = await company.openField({ entity: 'application' });
      return { custom: { [key]: '42' } };
    },
    '/api/candidate-job/update-stage/{id}': async (company) => ({
      stage_id: await stageAt(company, 1),
    }),
    '/api/candidate-job/assign-to-job': async (company) => ({
      candidate_id: (await company.apply(fileless)).candidate_id,
      job_id: (await company.postJob()).hash_id,
    }),
    '/api/candidate-job/bulk': async (company) => ({
      action: 'reject',
      ids: [(await company.apply(fileless)).id],
    }),
    '/api/candidate-job/send-email/{id}': { subject: 'Hello', body: '<p>Hello</p>' },
    '/api/candidate-job/preview-email/{id}': { subject: 'Hello', body: '<p>Hello</p>' },
    '/api/candidate-job/store-notes/{id}': { note: 'Speaks Polish too.' },
  },
  made: {
    '/api/candidate-job/': (company) => company.apply(fileless),
    '/api/candidate-job/undo-reject/': rejected,
    '/api/candidate-job/bulk/': rejectedInBulk,
    '/api/candidate-job/email-templet/': async (company) => ({
      id: await templatedStage(company),
    }),
  },
  ids: [
    [
      /(?:candidate_job_id|application_ids?(?:\[\])?|subject_id)$|^ids\[\]$/u,
      async (company) => (await company.apply(fileless)).id,
    ],
    [/bulk_id$/u, async (company) => (await rejectedInBulk(company)).id],
  ],
};
