/** Migrations never rebuild a table, because a rebuild would delete referencing rows by cascade. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = 'migrations';
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

describe('migrations', () => {
  test.each(files)('%s drops and rebuilds no table', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).not.toMatch(/drop\s+table|__new_|rename\s+to/iu);
  });

  test('match the tables in the code: drizzle-kit finds nothing to add', () => {
    const out = mkdtempSync(join(folder, '..', '.drizzle-'));
    try {
      execFileSync('cp', ['-r', `${folder}/.`, out]);
      const printed = execFileSync(
        'node_modules/.bin/drizzle-kit',
        [
          'generate',
          '--dialect=sqlite',
          '--schema=./src/data/tables',
          '--casing=snake_case',
          `--out=${out}`,
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      );
      expect(printed, 'a migration is missing: npm run db:generate').toContain('No schema changes');
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});
