/** Dropping the full-text index for an export and restoring it, after which it has all jobs and follows changes. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { listJobs } from '#careers/locations/actions/lists.ts';
import { JobsQuery } from '#careers/locations/schemas/queries.ts';
import type { PublicCtx } from '#context.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';
import { dropSearchIndex, rebuildSearchIndex } from '../../tools/search-index.ts';

let sqlite: DatabaseSync;
let ctx: PublicCtx;
beforeEach(() => {
  sqlite = openSqlite();
  ctx = bareContext(asD1(sqlite), new Date());
  sqlite.exec(`
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'en-GB');
    insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
    values (1, 'a', 'A', 1, 0, 0);
  `);
});

async function found(key: string): Promise<number> {
  const query = JobsQuery.parse({ 'search-key': key, workplace: 'Remote' });
  return (await listJobs(ctx, query)).render().total;
}

function publish(id: number, title: string): void {
  const values = [id, `h${id}`, title, title, title, ctx.now.getTime()].map((value) =>
    typeof value === 'number' ? value : `'${value}'`,
  );
  sqlite.exec(`insert into jobs (id, hash_id, title, title_folded, title_indexed, published_at,
    company_id, status, status_by_admin, workplace, created_at, updated_at)
    values (${values.join(', ')}, 1, 'Live', 'approved', 'Remote', 0, 0)`);
}

test('restores the full-text index after it is dropped', async () => {
  publish(1, 'nurse');
  publish(2, 'baker');
  expect(await found('nurse')).toBe(1);

  await dropSearchIndex(ctx);
  await expect(found('nurse')).rejects.toThrow('A query failed.');
  sqlite.exec(`update jobs set status = 'Closed' where id = 2`);

  expect(await rebuildSearchIndex(ctx)).toEqual({ jobs: 1, applications: 0 });
  expect([await found('nurse'), await found('baker')]).toEqual([1, 0]);
  publish(3, 'nurse');
  expect(await found('nur')).toBe(2);
});

test('restores the indexes of applications and candidates, with their triggers', async () => {
  const count = (query: string) =>
    Number(sqlite.prepare(`select count(*) as n from ${query}`).get()?.['n']);
  const add = (id: number) =>
    sqlite.exec(`insert into candidates (id, company_id, email, email_key, first_name, last_name, indexed, created_at, updated_at)
      values (${id}, 1, 'p${id}', 'p${id}', 'Ada', '', 'ada', 0, 0)`);
  add(1);
  await dropSearchIndex(ctx);
  expect(count('index_states where completed_at is null')).toBe(2);
  add(2);
  await rebuildSearchIndex(ctx);
  expect(count('index_states where completed_at is null')).toBe(0);
  add(3);
  sqlite.exec('delete from candidates where id = 1');
  expect(count(`candidate_index where candidate_index match 'person : ada AND facets : c1_'`)).toBe(
    2,
  );
  expect(
    sqlite.prepare(`select v from candidate_index_config where k = 'secure-delete'`).get(),
  ).toEqual({ v: 1 });
});
