/** Webhooks. */
import type { TestRecord } from '../support/test-record.ts';

export const webhooks: TestRecord = {
  bodies: {
    // An event that any token may hear of.
    '/api/plugins/webhooks': {
      name: 'HR tool',
      url: 'https://hr.example.com/hooks',
      events: ['webhook.test'],
    },
    '/api/plugins/webhooks/{id}': { name: 'HR sync' },
    '/api/plugins/webhooks/{id}/simulate': { event: 'application.created' },
    '/api/plugins/webhooks/{id}/recover': { since: new Date().toISOString() },
  },
  made: { '/api/plugins/webhooks/': (company) => company.hook() },
};
