/** Migrations never rebuild a table, because a rebuild would delete referencing rows by cascade. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import journal from '#migrations/meta/_journal.json' with { type: 'json' };
import { openSqlite } from '../support/sqlite-d1.ts';

const folder = 'migrations';
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

describe('migrations', () => {
  test('make the triggers that the files in migrations/triggers say', () => {
    const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().replace(/;$/u, '');
    const made = openSqlite()
      .prepare(`select name, sql from sqlite_schema where type = 'trigger'`)
      .all()
      .map(({ name, sql }) => [String(name), plain(String(sql))]);
    const written = readdirSync(join(folder, 'triggers')).flatMap((file) =>
      readFileSync(join(folder, 'triggers', file), 'utf8')
        .split('--> statement-breakpoint')
        .map((text) => [/^\s*CREATE TRIGGER [`"]?(\w+)/iu.exec(text)?.[1] ?? file, plain(text)]),
    );
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(made));
    expect(written).toHaveLength(made.length);
  });

  test.each(files)('%s drops and rebuilds no table', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).not.toMatch(/drop\s+table|__new_|rename\s+to/iu);
  });

  test.each(files)(
    '%s adds nothing to older tables that the release before would break',
    (name) => {
      const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint');
      const made = new Set(
        statements.flatMap(
          (one) => /create table (?:if not exists )?[`"]?(\w+)/iu.exec(one)?.[1] ?? [],
        ),
      );
      const added = new Set<string>();
      for (const statement of statements) {
        const [, table, column, rest = ''] =
          /alter table [`"]?(\w+)[`"]? add (?:column )?[`"]?(\w+)[`"]?(.*)/isu.exec(statement) ??
          [];
        if (table === undefined || made.has(table)) continue;
        added.add(`${table}.${column}`);
        // Its rows have none, and neither do those that it inserts.
        if (/not null/iu.test(rest)) expect(statement).toMatch(/default/iu);
        expect(statement).not.toMatch(/\bcheck\b|\bunique\b/iu);
      }
      for (const statement of statements) {
        const [, table = '', columns = ''] =
          /create unique index \S+ on [`"]?(\w+)[`"]? \(([^)]*)\)/iu.exec(statement) ?? [];
        if (table === '' || made.has(table)) continue;
        // The release before leaves a new column empty, and two NULL are not the same.
        const isNew = columns
          .split(',')
          .some((one) => added.has(`${table}.${one.replaceAll(/\W/gu, '')}`));
        expect([statement.trim(), isNew]).toEqual([statement.trim(), true]);
      }
    },
  );

  test('are those of the list, whose last one the code asks the database for', () => {
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
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
