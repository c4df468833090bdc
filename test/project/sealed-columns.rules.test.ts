/** Whatever is sealed into the database stands in one list, which the operator's `keys reseal` walks. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sealedColumns } from '#data/sealed-columns.ts';

/** These seal into cookies and forms, which end by themselves. */
const outsideTheDatabase = [
  'src/accounts/known-devices/actions.ts',
  'src/accounts/sessions/actions/sign-in.ts',
  'src/careers/apply/schemas/origin.ts',
];

describe('sealed columns', () => {
  test('every file that seals takes its purpose from the list', () => {
    const sealing = globSync('src/**/*.ts').filter((path) =>
      readFileSync(path, 'utf8').includes('vault.seal('),
    );
    expect(sealing.length).toBeGreaterThan(outsideTheDatabase.length);
    const strays = sealing.filter(
      (path) =>
        !outsideTheDatabase.includes(path) &&
        !path.startsWith('src/operator/keys/') &&
        !readFileSync(path, 'utf8').includes('sealedColumns.'),
    );
    expect(strays).toEqual([]);
  });

  test.each(Object.entries(sealedColumns))('%s is a column of the schema', (_, sealed) => {
    const tables = globSync('src/data/tables/*.ts').map((path) => readFileSync(path, 'utf8'));
    const property = sealed.column.replaceAll(/_(?<letter>[a-z])/gu, (__, letter: string) =>
      letter.toUpperCase(),
    );
    const table = tables.find(
      (text) => text.includes(`  '${sealed.table}',`) || text.includes(`('${sealed.table}'`),
    );
    expect(table).toMatch(new RegExp(`\\b${property}: text\\(\\)`, 'u'));
  });
});
