/** A run of the tests ends, and names the file, where one takes for ever. */
import { expect, test } from 'vitest';
import { FileLimit } from '../support/file-limit.ts';

test('a file that has not ended in time is named, and one that has is not', () => {
  const ended: string[] = [];
  const limit = new FileLimit(60_000, (sentence) => ended.push(sentence));
  limit.onTestModuleStart({ relativeModuleId: 'test/slow.test.ts' });
  limit.onTestModuleStart({ relativeModuleId: 'test/quick.test.ts' });
  limit.onTestModuleEnd({ relativeModuleId: 'test/quick.test.ts' });
  limit.look(Date.now() + 59_000);
  expect(ended).toEqual([]);
  limit.look(Date.now() + 61_000);
  expect(ended).toEqual(['test/slow.test.ts has not ended after 1 minutes.']);
  limit.onTestRunEnd();
});
