/** Pipelines with their stages. */
import { stageAt } from '../support/applying.ts';
import type { TestRecord } from '../support/test-record.ts';

export const pipelines: TestRecord = {
  bodies: {
    '/api/company-pipline/update/{id}': { name: 'Trainees' },
    '/api/company-pipline/store': { name: 'Apprentices' },
  },
  made: { '/api/company-pipline/': (company) => company.openPipeline() },
  kinds: {
    pipelines: async (company) => (await company.openPipeline()).id,
    stages: (company) => stageAt(company, 1),
  },
  ids: [
    // The contract spells it so.
    [/pipline_id$/u, async (company) => (await company.openPipeline()).id],
    [/stages(?:\[\]\.id|\.\*)$/u, (company) => stageAt(company, 1)],
  ],
};
