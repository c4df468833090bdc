/** Pipelines with their stages. */
import { stageAt } from '../support/applying.ts';
import type { TestRecord } from '../support/test-record.ts';

export const pipelines: TestRecord = {
  bodies: {
    '/api/company-pipline/update/{id}': { name: 'Trainees' },
    '/api/company-pipline/store': { name: 'Apprentices' },
  },
  made: { '/api/company-pipline/': (company) => company.openPipeline() },
  ids: [
    [/pip(?:e)?line_id$/u, async (company) => (await company.openPipeline()).id],
    [/(?:stage_id|stages\[\]\.id|stages\.\*)$/u, (company) => stageAt(company, 1)],
  ],
};
