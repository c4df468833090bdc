/** The texts of the search that a store from the release before lacks, and how the cron writes them in steps. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { listJobs } from '#careers/locations/actions/lists.ts';
import { JobsQuery } from '#careers/locations/schemas/queries.ts';
import type { PublicCtx } from '#context.ts';
import { indexJobs } from '#recruiting/jobs/job-search/actions.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';

const COMPANIES = 3;
const JOBS = 450;
const now = new Date('2026-11-20T12:00:00Z');

let sqlite: DatabaseSync;
let ctx: PublicCtx;

/** A store as the release before left it: every job is a Krankenpfleger in Zürich, and has one skill. */
beforeEach(() => {
  sqlite = openSqlite();
  sqlite.exec(`
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'de');
    insert into places (id, country_id, slug, path_slug, name) values (1, 756, 'zurich', 'zurich', 'Zürich');
  `);
  for (let id = 1; id <= COMPANIES; id++) {
    sqlite.exec(`
      insert into companies (id, subdomain, name, career_domain_id, created_at, updated_at)
      values (${id}, 'c${id}', 'Müller ${id}', 1, 0, 0);
      insert into offices (id, company_id, name, country_id, place_id, created_at, updated_at)
      values (${id}, ${id}, 'O', 756, 1, 0, 0);
    `);
  }
  sqlite.exec(`
    insert into jobs (id, company_id, office_id, hash_id, title, title_folded, title_indexed, skills, status,
      status_by_admin, workplace, published_at, created_at, updated_at)
    select value, 1 + value % ${COMPANIES}, 1 + value % ${COMPANIES}, 'h' || value, 'Krankenpfleger', 'krankenpfleger',
      'krankenpfleger', '["Pädiatrie"]', 'Live', 'approved', 'Remote', ${now.getTime()} - value, 0, 0
    from json_each('${JSON.stringify(Array.from({ length: JOBS }, (_, at) => at + 1))}')
  `);
  ctx = bareContext(asD1(sqlite), now);
});

async function found(key: string): Promise<number> {
  return (await listJobs(ctx, JobsQuery.parse({ 'search-key': key }))).render().total;
}

function matching(expression: string, table = 'listing_search'): number {
  const query = `select count(*) as n from ${table} where ${table} match ?`;
  return Number(sqlite.prepare(query).get(expression)?.['n']);
}

describe('a store of the release before', () => {
  test('finds the words of titles at once, and their forms when the cron has run', async () => {
    expect([await found('krankenpfleger'), await found('pfleger')]).toEqual([JOBS, 0]);
    await indexJobs(ctx);
    expect([await found('krankenpfleger'), await found('pfleger')]).toEqual([JOBS, JOBS]);
    expect(matching('skills : padiatrie AND city : zurich AND company : muller')).toBe(JOBS);
    expect(matching('forms : pfleger AND scope : o2', 'company_job_search')).toBe(JOBS / COMPANIES);
  });

  test('is left as it is by a second run', async () => {
    await indexJobs(ctx);
    const changes = () => sqlite.prepare('select total_changes() as n').get()?.['n'];
    const before = changes();
    await indexJobs(ctx);
    expect(changes()).toBe(before);
  });

  test('is filled to its end when every run is cut off after a few statements', async () => {
    let runs = 0;
    let left = 0;
    const binding = asD1(sqlite);
    const cut: Pick<D1Database, 'prepare' | 'batch'> = {
      prepare: (query) => binding.prepare(query),
      batch: (statements) => {
        if (left <= 0) throw new Error('the end of the run');
        left--;
        return binding.batch(statements);
      },
    };
    for (; runs < 100 && (await found('pfleger')) < JOBS; runs++) {
      left = 5;
      await indexJobs(bareContext(cut as D1Database, now)).catch(() => {});
    }
    expect(runs).toBeGreaterThan(2);
    expect(runs).toBeLessThan(100);
    expect(matching('city : zurich')).toBe(JOBS);
  });

  test('keeps what is written with the job, and writes what an older statement left out', async () => {
    await indexJobs(ctx);
    sqlite.exec(`update jobs set title = 'Koch', title_indexed = 'koch', title_forms = 'koch' where id = 1;
      update jobs set title = 'Bäckerin', title_indexed = 'backerin' where id = 2`);
    expect(sqlite.prepare('select id from jobs where title_forms is null').all()).toEqual([
      { id: 2 },
    ]);
    expect(await found('bäckerinnen')).toBe(0);
    await indexJobs(ctx);
    expect([await found('bäckerinnen'), await found('köche')]).toEqual([1, 1]);
  });
});

test('skills are indexed however their JSON is spelled', async () => {
  sqlite.exec(`update jobs set skills = '[ "P\\u00e4diatrie" ]'`);
  await indexJobs(ctx);
  expect(sqlite.prepare('select id from jobs where title_forms is null').all()).toEqual([]);
  expect(matching('skills : padiatrie')).toBe(JOBS);
});

describe('a company that is renamed', () => {
  test.each([
    ['with its text', `name = 'Çelik', name_indexed = 'celik'`],
    ['by an older statement', `name = 'Çelik'`],
  ])('%s is found by its new name after the next run', async (_how, change) => {
    await indexJobs(ctx);
    sqlite.exec(`update companies set ${change} where id = 1`);
    expect(matching('company : muller')).toBe(JOBS);
    await indexJobs(ctx);
    expect([matching('company : celik'), matching('company : muller')]).toEqual([
      JOBS / COMPANIES,
      JOBS - JOBS / COMPANIES,
    ]);
    expect(sqlite.prepare('select * from renamed_companies').all()).toEqual([]);
  });

  test('again while its jobs are written ends with the last name', async () => {
    await indexJobs(ctx);
    sqlite.exec(`update companies set name = 'One', name_indexed = 'one' where id = 1;
      update renamed_companies set done_to = 200;
      update companies set name = 'Two', name_indexed = 'two' where id = 1`);
    await indexJobs(ctx);
    expect([matching('company : two'), matching('company : one')]).toEqual([JOBS / COMPANIES, 0]);
  });
});

describe('the end of compounds', () => {
  const add = (...words: string[]) =>
    sqlite
      .prepare('insert or ignore into search_words (word) select value from json_each(?)')
      .run(JSON.stringify(words));
  const words = () =>
    sqlite
      .prepare('select word from search_words order by word')
      .all()
      .map(({ word }) => word);

  test('is a word where several end in it, with different letters before it', () => {
    add('krankenpfleger');
    add('altenpfleger', 'altenpfleger');
    expect(words()).toEqual(['altenpfleger', 'enpfleger', 'krankenpfleger']);
    add('heilerziehungspfleger');
    expect(words()).toContain('pfleger');
    expect(words()).toHaveLength(5);
  });

  test('corrects a search in a place where it is no word by itself', async () => {
    sqlite.exec(`update jobs set title = 'Altenpfleger', title_indexed = 'altenpfleger', title_forms = null where id % 3 = 0;
      update jobs set title = 'Raumpfleger', title_indexed = 'raumpfleger', title_forms = null where id = 1`);
    await indexJobs(ctx);
    const { total, corrected } = (
      await listJobs(ctx, JobsQuery.parse({ q: 'pflger', country: 'CH' }))
    ).render();
    expect([corrected, total]).toEqual(['pfleger', JOBS]);
  });

  test('has six letters or more, three before them, and none but Latin ones, and has no ends itself', () => {
    add('abcnurse', 'defnurse', 'xyzbaecker', 'uvbaecker', 'مهندسون', 'مبرمجون');
    add('aabbccmechaniker', 'ddeeffmechaniker', 'ggmechaniker');
    expect(words()).toEqual([
      'aabbccmechaniker',
      'abcnurse',
      'ddeeffmechaniker',
      'defnurse',
      'ggmechaniker',
      'mechaniker',
      'uvbaecker',
      'xyzbaecker',
      'مبرمجون',
      'مهندسون',
    ]);
  });
});

describe('misspelt words', () => {
  test('are compared with no skills beyond those that are searched', async () => {
    const skills = Array.from({ length: 50 }, (_, at) =>
      `${'abcdefghij'[at % 10]}${'klmno'[Math.floor(at / 10)]}`.padEnd(60, 'xyz'),
    );
    sqlite.prepare('update jobs set skills = ? where id = 1').run(JSON.stringify(skills));
    await indexJobs(ctx);
    const searched = skills.filter((word) => matching(`skills : ${word}`) > 0);
    const known = sqlite.prepare(`select word from search_words where length(word) = 60`).all();
    expect(new Set(known.map(({ word }) => word))).toEqual(new Set(searched));
    expect(searched).not.toHaveLength(skills.length);
  });

  test('have the words of titles, skills, companies and places to be compared with', async () => {
    await indexJobs(ctx);
    const words = sqlite.prepare('select word from search_words order by word').all();
    expect(words.map(({ word }) => word)).toEqual([
      'krankenpfleg',
      'krankenpfleger',
      'muler',
      'muller',
      'padiatr',
      'padiatrie',
      'zurich',
    ]);
  });
});
