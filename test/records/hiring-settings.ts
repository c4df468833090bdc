/** The hiring settings. */
import type { TestRecord } from '../support/test-record.ts';

export const hiringSettings: TestRecord = {
  bodies: { '/api/hiring-settings': { retention_months: 12 } },
};
