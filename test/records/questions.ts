/** Questions of application forms. */
import { newKey } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export const questions: TestRecord = {
  bodies: {
    '/api/questions/store': async () => ({
      key: newKey(),
      kind: 'yes_no',
      labels: { en: 'Nights?' },
    }),
    '/api/questions/update/{id}': { labels: { en: 'Can you work on Sundays?' } },
  },
  made: { '/api/questions/': (company) => company.addQuestion() },
  kinds: { questions: async (company) => (await company.addQuestion()).id },
};
