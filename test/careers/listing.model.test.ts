/** The listing's triggers and queries against a model that recounts everything after each step (contract 4.7). */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageOut } from '#careers/expiry/actions.ts';
import { listJobs } from '#careers/locations/actions/lists.ts';
import { LISTED_DAYS } from '#recruiting/jobs/jobs/rules.ts';
import { JobsQuery } from '#careers/locations/schemas/queries.ts';
import type { PublicCtx } from '#context.ts';
import { DAY_MS } from '#lib/time.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';
import { seed as runSeed } from '../support/seed.ts';
import { walkListing } from '../support/listing-model.ts';
import { readWordFile } from '../../tools/translations.ts';

/** 400 a walk in the gate, 20,000 in all with `npm run check:model`. */
const steps = Number(process.env['LISTING_STEPS'] ?? 1600);
const walks = 4;
const RECOUNT_EVERY = 200;
const walkTimeoutMs = 120_000;

describe('the listing', () => {
  it.each(Array.from({ length: walks }, (_, walk) => runSeed + walk))(
    'never differs from a recount over random changes (seed %i)',
    { timeout: walkTimeoutMs },
    async (seed) => {
      const compared = await walkListing(asD1(openSqlite()), {
        seed,
        steps: steps / walks,
        questionsPerStep: 1,
        recountEvery: RECOUNT_EVERY,
        isAlone: true,
        readFile: readWordFile,
      });
      expect(compared).toBeGreaterThan(steps / walks);
    },
  );
});

describe('the listing triggers', () => {
  let sqlite: DatabaseSync;
  let nextId = 1;

  beforeEach(() => {
    nextId = 1;
    sqlite = openSqlite();
    sqlite.exec(`
      insert into career_domains (id, hostname, name, language) values (901, 'd.example', 'D', 'en');
      insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (1, 'acme', 'Acme', 901, 0, 0);
    `);
  });

  const columns = `id, company_id, hash_id, title, title_folded, title_indexed, status, status_by_admin, workplace,
    created_at, updated_at, published_at`;
  const one = (sql: string) => Object.values(sqlite.prepare(sql).get() ?? {})[0];

  const applicationCounts = () =>
    one('select group_concat(application_count) from (select * from jobs order by id)');

  function publish(count: number, publishedAt: number): void {
    sqlite.exec(`
      insert into jobs (${columns})
      select value, 1, 'h' || value, 'Nurse', 'nurse', 'nurse', 'Live', 'approved', 'Remote', 0, 0, ${publishedAt}
      from json_each('${JSON.stringify(Array.from({ length: count }, () => nextId++))}')
    `);
  }

  it('order jobs of one millisecond, and use the next millisecond when it is full', () => {
    publish(3, 1_000);
    publish(2, 1_001);
    expect(
      one('select group_concat(listed_at) from (select listed_at from jobs order by id)'),
    ).toBe('1000000,1000001,1000002,1001000,1001001');
    publish(1_000, 1_000);
    expect(one('select count(distinct listed_at) from jobs')).toBe(1_005);
    // Three jobs found the millisecond full, and the first places of the next one taken.
    expect(one('select max(listed_at) from jobs')).toBe(1_001_004);

    sqlite.exec(`update jobs set status = 'Closed' where id = 2`);
    publish(1, 1_000);
    expect(one('select listed_at from jobs order by id desc limit 1')).toBe(1_000_001);
  });

  it('keep the position of an edited job, and give a new one when it is republished', () => {
    publish(2, 1_000);
    sqlite.exec(`update jobs set status = 'Live', status_by_admin = 'approved' where id = 1`);
    expect(one('select listed_at from jobs where id = 1')).toBe(1_000_000);
    sqlite.exec('update jobs set published_at = 2000 where id = 1');
    expect(one('select listed_at from jobs where id = 1')).toBe(2_000_000);
    expect(
      one(`select group_concat(rowid) from listing_search where listing_search match 'nurse'`),
    ).toBe('1000001,2000000');
  });

  it('reject changes that would make the counters wrong', () => {
    publish(1, 1_000);
    sqlite.exec(`insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (2, 'umbrella', 'Umbrella', 901, 0, 0)`);
    expect(() => sqlite.exec('update jobs set company_id = 2')).toThrow('stays with its company');
    const listed = `insert into jobs (${columns}, listed_at)
      values (99, 1, 'x', 'x', 'x', 'x', 'Live', 'approved', 'Remote', 0, 0, 1, 1)`;
    expect(() => sqlite.exec(listed)).toThrow('written by the listing triggers');
  });

  it('count the applications of a job', () => {
    publish(2, 1_000);
    sqlite.exec(`
      insert into pipelines (id, company_id, name, created_at, updated_at) values (1, 1, 'P', 0, 0);
      insert into stages (id, company_id, pipeline_id, name, type, position) values (1, 1, 1, 'S', 'other', 1);
      insert into candidates (id, company_id, email, email_key, first_name, last_name, created_at, updated_at)
      values (1, 1, 'a@b.example', 'a@b.example', 'A', 'B', 0, 0);
      insert into applications (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
      values (1, 1, 1, 1, 1, 0, 'active', 'api', 0, 0);
    `);
    expect(applicationCounts()).toBe('1,0');
    sqlite.exec('update applications set job_id = 2');
    expect(applicationCounts()).toBe('0,1');
    sqlite.exec('delete from applications');
    expect(applicationCounts()).toBe('0,0');
  });

  it('remove an expired job from the list once, even if the cron job runs repeatedly', async () => {
    publish(450, 1_000);
    const ctx = context(1_000 + LISTED_DAYS * DAY_MS);
    expect((await listJobs(ctx, JobsQuery.parse({}))).render().total).toBe(0);
    const expired = await Promise.all([ageOut(ctx), ageOut(ctx)]);
    expect(expired[0] + expired[1]).toBe(450);
    expect(one(`select count(*) from jobs where status = 'Expired' and listed_at is null`)).toBe(
      450,
    );
    expect(one('select count(*) from listing_search_docsize')).toBe(0);
    expect(await ageOut(ctx)).toBe(0);
  });

  it.each([
    { country: 'Atlantis' },
    { city: 'Atlantis' },
    { city: '!!' },
    { country: 'DE', city: 'Atlantis', 'search-key': 'nurse' },
    { career_domain: 'nobody.example' },
    { career_domain: 'nobody.example', country: 'DE', city: 'Atlantis' },
    { career_domain: 'nobody.example', 'search-key': 'nurse' },
    { 'search-key': '"*"' },
    { 'key-category': '999999999' },
    { page: '999999999' },
  ])('lists nothing for %j, without an error', async (query) => {
    publish(3, 1_000);
    const list = (await listJobs(context(2_000), JobsQuery.parse(query))).render();
    expect(list.data).toEqual([]);
    expect(list.total).toBe('page' in query ? 3 : 0);
    expect(list.next_cursor).toBeNull();
  });

  it('link the first page with the requested filters', async () => {
    const query = { page: '3', per_page: '5', 'search-key': 'c++ & co', workplace: 'remote' };
    const list = (await listJobs(context(2_000), JobsQuery.parse(query))).render();
    expect(new URL(list.first_page_url).search).toBe(
      '?search-key=c%2B%2B+%26+co&workplace=Remote&page=1&per_page=5',
    );
  });

  function context(now: number): PublicCtx {
    return bareContext(asD1(sqlite), new Date(now));
  }
});
