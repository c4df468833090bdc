/** Jobs. */
import type { TestRecord } from '../support/test-record.ts';

export const jobs: TestRecord = {
  bodies: {
    '/api/jobs/store': { title: 'Baker' },
    '/api/jobs/update/{id}': { seniority: 'Senior' },
    '/api/jobs/update-details/{id}': { seniority: 'Senior' },
    '/api/jobs/update-pay-benefit/{id}': { benefits: [1] },
    '/api/jobs/update-specifications/{id}': { skills: ['Bread'] },
    '/api/jobs/update-status/{id}': { status: 'Draft' },
    '/api/jobs/{hash_id}/application-form': async (company) => ({
      questions: [{ question_id: (await company.addQuestion()).id, is_required: true }],
    }),
    '/api/jobs/{hash_id}/team': async (company) => ({
      members: [{ user_id: await company.user('Viewer'), part: 'hiring_manager' }],
    }),
  },
  made: { '/api/jobs/': (company) => company.postJob({ status: 'Expired' }) },
  kinds: { jobs: async (company) => (await company.postJob()).id },
  ids: [[/jobs\.\*$/u, async (company) => (await company.postJob()).id]],
};
