/** Keys of own websites. */
import { newName } from '../support/test-record.ts';
import type { TestRecord } from '../support/test-record.ts';

export const boardKeys: TestRecord = {
  bodies: { '/api/board-keys/store': async () => ({ name: newName() }) },
  made: { '/api/board-keys/': (company) => company.openBoardKey() },
};
