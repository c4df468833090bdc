/** The operator's commands copy the uploaded files of this machine into the bucket of backups, and back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCheckout } from './support/operator-checkout.ts';
import type { Checkout } from './support/operator-checkout.ts';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await openCheckout();
}, 60_000);

afterAll(() => checkout.close());

async function run(words: string): Promise<unknown> {
  const { code, output, errors } = await checkout.run([...words.split(' '), '--json']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output);
}

function execute(statements: string): void {
  const database = checkout.openDatabase();
  database.exec(`pragma foreign_keys = off; ${statements}`);
  database.close();
}

const keys = ['documents/1/10.pdf', 'documents/1/11.pdf', 'logos/1/a.png'];
const NAMES = /^(?:files|documents|logos)\//u;

/** The keys of both buckets. */
function filesAndCopies(): Promise<string[][]> {
  const { FILES, BACKUP } = checkout.env;
  return Promise.all(
    [FILES, BACKUP].map(async (bucket) => {
      const { objects } = await bucket.list();
      return objects.map(({ key }) => key).filter((key) => NAMES.test(key));
    }),
  );
}

test('lost files are restored, and an erased one has no copy after four weeks', async () => {
  await Promise.all(keys.map((key) => checkout.env.FILES.put(key, key)));
  for (const id of [10, 11]) {
    execute(`insert into documents (id, company_id, candidate_id, application_id, kind, filename, key,
      content_type, byte_count, created_at)
      values (${id}, 1, 1, 1, 'cv', 'cv.pdf', 'documents/1/${id}.pdf', 'application/pdf', 18, 0)`);
  }
  const first = await run('backup run');
  expect(first).toMatchObject([
    { kind: 'database', state: 'finished' },
    { kind: 'files', state: 'finished', files: 3, copied: 3 },
  ]);
  const [, files] = first as { id: number }[];
  expect(await run(`backup verify ${files?.id}`)).toMatchObject({
    files: 3,
    missing: 0,
    damaged: 0,
  });

  // One is erased, and the others are lost.
  execute('delete from documents where id = 11');
  await checkout.env.FILES.delete(keys);
  expect(await run('backup restore-files')).toMatchObject({ files: 3, restored: 2, unnamed: 1 });
  expect(await filesAndCopies()).toMatchObject([
    ['documents/1/10.pdf', 'logos/1/a.png'],
    keys.map((key) => `files/${key}`),
  ]);

  expect(await run('backup run --only files')).toMatchObject([{ copied: 0, gone: 1, removed: 0 }]);
  execute(`update gone_files set gone_at = gone_at - ${28 * 86_400_000}`);
  expect(await run('backup run --only files')).toMatchObject([{ files: 2, gone: 0, removed: 1 }]);
  const [, copies] = await filesAndCopies();
  expect(copies).toEqual(['files/documents/1/10.pdf', 'files/logos/1/a.png']);
}, 240_000);
