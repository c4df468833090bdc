/** Companies that the company hires for. */
import type { TestRecord } from '../support/test-record.ts';

export const contractedCompanies: TestRecord = {
  bodies: {
    '/api/contracted-companies/update/{id}': { address: 'Ring 1' },
    '/api/contracted-companies': { name: 'Initech' },
  },
  made: { '/api/contracted-companies/': (company) => company.addContracted() },
  kinds: { contracted_companies: async (company) => (await company.addContracted()).id },
};
