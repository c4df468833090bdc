/** The tokens of pay in the full text of the listing: those of the code, and of jobs that were listed before there were any. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { indexJobs } from '#recruiting/jobs/job-search/actions.ts';
import { currencies } from '#lib/currencies.ts';
import { payAmounts, payToken } from '#lib/pay-steps.ts';
import { payPeriods } from '#vocabulary/lists.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';
import { rebuildSearchIndex } from '../../tools/search-index.ts';

/** More than one step of a refill. */
const JOBS = 1200;
const now = new Date('2026-11-20T12:00:00Z');

let sqlite: DatabaseSync;
let ctx: ReturnType<typeof bareContext>;

beforeEach(() => {
  sqlite = openSqlite();
  sqlite.exec(`
    insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'de-CH');
    insert into companies (id, subdomain, name, name_indexed, career_domain_id, created_at, updated_at)
    values (1, 'a', 'Acme', 'acme', 1, 0, 0);
    insert into jobs (id, company_id, hash_id, title, title_folded, title_indexed, title_forms, skills_indexed, status,
      status_by_admin, workplace, currency, min_salary, max_salary, pay_period, published_at, created_at, updated_at)
    select value, 1, 'h' || value, 'Koch', 'koch', 'koch', 'koch', '', 'Live', 'approved', 'Remote',
      'EUR', 30000, 59999.5, 'yearly', ${now.getTime()} - value, 0, 0
    from json_each('${JSON.stringify(Array.from({ length: JOBS }, (_, at) => at + 1))}')
  `);
  ctx = bareContext(asD1(sqlite), now);
});

function matching(token: string): number {
  const query = 'select count(*) as n from listing_search where listing_search match ?';
  return Number(sqlite.prepare(query).get(`scope : ${token}`)?.['n']);
}

/** The tokens of the pay of a job. */
function tokensOf(currency: string, pay: { min?: number; max?: number; period: string | null }) {
  const { min = 'null', max = 'null', period } = pay;
  sqlite.exec(`update jobs set currency = '${currency}', min_salary = ${min}, max_salary = ${max},
    pay_period = ${period === null ? 'null' : `'${period}'`} where id = 1`);
  return payAmounts(currency).filter((amount) => matching(payToken({ amount, currency })) > 0);
}

describe('jobs that are listed already', () => {
  test('get the tokens of their pay from the cron, once', async () => {
    // As an index that was made without them.
    sqlite.exec(`delete from listing_search;
      insert into listing_search (rowid, title, scope) select listed_at, title, scope from listed_jobs_as_text`);
    expect(matching('s50eur')).toBe(0);
    await indexJobs(ctx);
    expect(['s20eur', 's50eur', 's60eur'].map(matching)).toEqual([JOBS, JOBS, 0]);
    expect(matching('o1')).toBe(JOBS);
    const changes = () => sqlite.prepare('select total_changes() as n').get()?.['n'];
    const before = changes();
    await indexJobs(ctx);
    expect(changes()).toBe(before);
  });

  test('get them at once when the index is rebuilt, after which the cron has nothing to do', async () => {
    await rebuildSearchIndex(ctx);
    expect(matching('s50eur')).toBe(JOBS);
    expect(sqlite.prepare('select * from search_refills').all()).toEqual([]);
  });

  test('get them when they are edited before that', () => {
    sqlite.exec(`update jobs set max_salary = 60000 where id = 7`);
    expect(matching('s60eur')).toBe(1);
  });
});

describe('the tokens of pay', () => {
  beforeEach(async () => {
    sqlite.exec('delete from jobs where id > 1');
    await indexJobs(ctx);
  });

  test('are those of the code in every currency', () => {
    for (const currency of currencies) {
      const amounts = payAmounts(currency);
      const [lowest = 0] = amounts;
      const highest = amounts.at(-1) ?? 0;
      expect(tokensOf(currency, { max: highest, period: 'yearly' }), currency).toEqual(amounts);
      expect(tokensOf(currency, { max: highest - 1, period: 'yearly' })).toEqual(
        amounts.slice(0, -1),
      );
      expect(tokensOf(currency, { min: lowest, period: 'yearly' })).toEqual([lowest]);
      expect(tokensOf(currency, { min: lowest - 1, period: 'yearly' })).toEqual([]);
    }
  });

  test('count pay of other periods as that of a year in full time, by the upper end of a range', () => {
    const perYear = { hourly: 2080, daily: 260, weekly: 52, monthly: 12, yearly: 1 };
    for (const period of payPeriods) {
      const max = 70_000 / perYear[period] + 0.01;
      expect(tokensOf('EUR', { min: 1, max, period }).at(-1), period).toBe(70_000);
      expect(tokensOf('EUR', { max: max - 0.02, period }).at(-1), period).toBe(60_000);
    }
  });

  test('are none without an amount or a period', () => {
    expect(tokensOf('EUR', { period: 'yearly' })).toEqual([]);
    expect(tokensOf('EUR', { max: 90_000, period: null })).toEqual([]);
    sqlite.exec('update jobs set currency = null, max_salary = 90000 where id = 1');
    expect([matching('s20eur'), matching('o1')]).toEqual([0, 1]);
  });
});
