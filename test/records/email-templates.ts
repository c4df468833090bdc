/** Email templates of a company's own. */
import { newName, newTemplate } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export const emailTemplates: TestRecord = {
  bodies: {
    '/api/email-templates/store': async () => newTemplate(),
    '/api/email-templates/update/{id}': async () => ({ name: newName() }),
  },
  made: { '/api/email-templates/': (company) => company.openTemplate() },
  ids: [[/template_id$/u, async (company) => (await company.openTemplate()).id]],
};
