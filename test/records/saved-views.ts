/** Saved views. */
import type { Company } from '../support/company.ts';
import type { TestRecord } from '../support/test-record.ts';

const view = { name: 'To call', entity: 'applications', query: {} };

/** Shared: whoever is allowed to see views sees it. */
async function shared(company: Company): Promise<{ id: number }> {
  const body = { ...view, is_shared: true };
  return (await company.admin<{ id: number }>('POST', '/api/saved-views/store', body)).body.data;
}

export const savedViews: TestRecord = {
  bodies: {
    '/api/saved-views/store': view,
    '/api/saved-views/update/{id}': { name: 'To write to' },
  },
  made: { '/api/saved-views/': shared },
  ids: [[/view_id$/u, async (company) => (await shared(company)).id]],
};
