/** Sources of applications, and the links that name them. */
import { newName } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';
import type { Company } from '../support/company.ts';

const sourceOf = async (company: Company) => ({ source_id: (await company.openSource()).id });

export const sources: TestRecord = {
  bodies: {
    '/api/sources/store': async () => ({ name: newName() }),
    '/api/sources/update/{id}': async () => ({ name: newName() }),
    '/api/tracking-links/store': sourceOf,
    '/api/tracking-links/update/{id}': sourceOf,
  },
  made: {
    '/api/sources/': (company) => company.openSource(),
    '/api/tracking-links/': (company) => company.openLink(),
  },
  kinds: { sources: async (company) => (await company.openSource()).id },
};
