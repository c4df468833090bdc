/** Tags of candidates. */
import { newName } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export const tags: TestRecord = {
  bodies: {
    '/api/tags/store': async () => ({ name: newName() }),
    '/api/tags/update/{id}': async () => ({ name: newName() }),
  },
  made: { '/api/tags/': (company) => company.openTag() },
  kinds: { tags: async (company) => (await company.openTag()).id },
  ids: [[/(?:add|remove)(?:_tags)?\[\]$/u, async (company) => (await company.openTag()).id]],
};
