/** Where a `finally` stands: the runtime ends a request whose client leaves without running it (decision 62). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Why what the `finally` sets back does no harm where it is never set back. */
const allowed: Readonly<Record<string, string>> = {
  'src/data/deadline.ts': 'a timer of its own request',
  'src/http/retry-on-conflict.ts': 'turns end by age',
  'src/http/shedding.ts': 'what runs is forgotten by age',
  'src/lib/one-at-a-time.ts': 'its holder is forgotten by age',
  'src/operator/backup/actions.ts': 'a lease in the database, which ends by age',
  'src/operator/file-backup/actions.ts': 'a lease in the database, which ends by age',
  'src/platform/database-load.ts': 'what runs is forgotten by age',
  'src/platform/metrics.ts': 'the data point of its own request',
  'src/platform/smtp.ts': 'a connection of its own request',
  'src/platform/text-recognition.ts': 'a listener of its own request',
};

test('a `finally` stands only where nothing that outlives the request depends on it', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\bfinally\b(?:\s*\{|\()/u.test(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
