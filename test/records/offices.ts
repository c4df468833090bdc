/** Offices. */
import type { TestRecord } from '../support/test-record.ts';

export const offices: TestRecord = {
  bodies: {
    '/api/company-offices/update/{id}': { address: 'Ring 1' },
    '/api/company-offices/store': { name: 'Oslo' },
  },
  made: { '/api/company-offices/': (company) => company.openOffice() },
  kinds: { offices: async (company) => (await company.openOffice()).id },
};
