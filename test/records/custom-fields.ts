/** Custom fields. */
import { newField, newName } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export const customFields: TestRecord = {
  bodies: {
    '/api/custom-fields/store': async () => newField(),
    '/api/custom-fields/update/{id}': async () => ({ label: newName() }),
  },
  made: { '/api/custom-fields/': (company) => company.openField() },
};
