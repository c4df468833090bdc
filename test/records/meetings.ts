/** Meetings. */
import { DAY_MS } from '#lib/time.ts';
import type { TestRecord } from '../support/test-record.ts';

export const meetings: TestRecord = {
  bodies: {
    '/api/meet/store': {
      title: 'Interview',
      start_time: new Date(Date.now() + 2 * DAY_MS).toISOString(),
    },
    '/api/meet/update/{id}': { title: 'Second interview' },
  },
  made: { '/api/meet/': (company) => company.schedule() },
  ids: [[/meeting_id$/u, async (company) => (await company.schedule()).id]],
};
