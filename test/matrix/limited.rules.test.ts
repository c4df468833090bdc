/** Each table, view and full-text index that the code names has a sight, which says what limited members see of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sights, sightsBeside } from '#data/sights.ts';
import { openSqlite } from '../support/sqlite-d1.ts';

const SRC = join(import.meta.dirname, '../../src');

test('every table, view and full-text index of the database has a sight', () => {
  const rows = openSqlite()
    .prepare(
      String.raw`select name from sqlite_master where type in ('table', 'view') and name not like 'sqlite%'`,
    )
    .all();
  const source = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .join('\n');
  const names = rows.map(({ name }) => String(name));
  const named = names.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(source));
  expect(named.length).toBeGreaterThan(100);
  const known = new Set([...Object.keys(sights), ...Object.keys(sightsBeside)]);
  const publicOnes =
    /^(?:listed_|listing_search|company_job_search|company_pages_of|jobs_as_|areas_of|job_counts|search_word|job_search)/u;
  const unknown = named.filter((name) => !known.has(name) && !publicOnes.test(name));
  expect(unknown).toEqual([]);
});
