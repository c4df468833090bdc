/** The facets of job lists against a plain scan of all jobs, over random jobs and filters. */
import { expect, test } from 'vitest';
import { facetNames, yearlyPay } from '#careers/facets/rules.ts';
import type { FacetName } from '#careers/facets/rules.ts';
import { listJobs } from '#careers/locations/actions/lists.ts';
import { JobsQuery } from '#careers/locations/schemas/queries.ts';
import { indexText } from '#lib/fold.ts';
import { payAmounts } from '#lib/pay-steps.ts';
import { formsText } from '#lib/search-forms.ts';
import { DAY_MS } from '#lib/time.ts';
import { categories, employmentTypes, payPeriods, workplaces } from '#vocabulary/lists.ts';
import { bareContext } from '../support/bare-context.ts';
import { asD1, openSqlite } from '../support/sqlite-d1.ts';
import { seed as runSeed } from '../support/seed.ts';
import { randomFrom } from '../../tools/seed/random.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 8);
const QUESTIONS = 40;
const COMPANIES = 30;
const now = new Date('2026-11-20T12:00:00Z');
/** Of Germany; the second of Switzerland. */
const countries = [276, 756] as const;
const titles = ['Koch', 'Krankenpfleger', 'Senior Koch', 'Baker'];

type Job = ReturnType<typeof anyJob>;

function anyJob(random: ReturnType<typeof randomFrom>, id: number) {
  const hasPay = random.chance(0.8);
  const max = hasPay && random.chance(0.7) ? random.int(10, 130_000) : null;
  return {
    id,
    companyId: 1 + Math.floor(random.next() ** 3 * COMPANIES),
    countryId: random.pick(countries),
    title: random.pick(titles),
    workplace: random.pick(workplaces),
    categoryId: random.chance(0.9) ? random.int(1, 27) : null,
    mask: random.pick([0, 1, 2, 5, 16, 130]),
    currency: hasPay ? random.pick(['EUR', 'EUR', 'CHF', 'JPY']) : null,
    minSalary: hasPay && (max === null || random.chance(0.5)) ? random.int(1, max ?? 90_000) : null,
    maxSalary: max,
    payPeriod: random.chance(0.9) ? random.pick(payPeriods) : null,
    publishedAt: now.getTime() - Math.floor(random.next() ** 2 * 34 * DAY_MS) - 1,
  };
}

function open(jobs: readonly Job[]) {
  const sqlite = openSqlite();
  sqlite.exec(`insert into career_domains (id, hostname, name, language) values (1, 'a.example', 'A', 'de');
    insert into companies (id, subdomain, name, name_indexed, career_domain_id, created_at, updated_at)
    select value, 'c' || value, 'Company ' || value, 'company ' || value, 1, 0, 0
    from json_each('${JSON.stringify(Array.from({ length: COMPANIES }, (_, at) => at + 1))}');
    insert into offices (id, company_id, name, country_id, created_at, updated_at)
    select c.id * 1000 + value, c.id, 'O', value, 0, 0 from companies c, json_each('[276,756]')`);
  const insert =
    sqlite.prepare(`insert into jobs (id, company_id, office_id, hash_id, title, title_folded, title_indexed, title_forms,
    skills_indexed, status, status_by_admin, workplace, category_id, employment_type_mask, currency, min_salary, max_salary,
    pay_period, published_at, created_at, updated_at)
    values (?, ?, ?, ?, ?, '', ?, ?, '', 'Live', 'approved', ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`);
  for (const job of jobs) {
    insert.run(
      job.id,
      job.companyId,
      job.companyId * 1000 + job.countryId,
      `h${job.id}`,
      job.title,
      indexText(job.title),
      formsText(job.title),
      job.workplace,
      job.categoryId,
      job.mask,
      job.currency,
      job.minSalary,
      job.maxSalary,
      job.payPeriod,
      job.publishedAt,
    );
  }
  return bareContext(asD1(sqlite), now);
}

type Query = Partial<Record<FacetName | 'country' | 'search-key' | 'sort' | 'page', string>>;

function anyQuery(random: ReturnType<typeof randomFrom>): Query {
  const some = (name: keyof Query, values: readonly string[], chance = 0.3): Query =>
    random.chance(chance) ? { [name]: random.pick(values) } : {};
  const several = (name: keyof Query, values: readonly string[]): Query =>
    random.chance(0.5)
      ? some(name, values)
      : some(
          name,
          values.map((value) => `${value},${random.pick(values)}`),
        );
  return {
    ...some('country', ['DE', 'CH'], 0.6),
    ...some('search-key', ['koch', 'pfleger', 'bak', 'senior']),
    ...several('key-category', Object.keys(categories)),
    ...several('workplace', workplaces),
    ...several('employment_type', Object.values(employmentTypes)),
    ...some('posted_within', ['1', '2', '7', '14', '30']),
    ...some('company', ['c1', 'c2', '3', 'nobody']),
    ...some('sort', ['date', 'relevance']),
    ...some('page', ['2']),
  };
}

/** Whether a job is in the list of a query, as a reader of the documentation would say. */
function isFound(job: Job, query: Query): boolean {
  const { company, country, posted_within: days } = query;
  const words = { koch: /Koch/u, pfleger: /pfleger/u, bak: /Bak/u, senior: /Senior/u };
  const word = Object.entries(words).find(([typed]) => typed === query['search-key'])?.[1];
  return (
    (country === undefined || job.countryId === (country === 'DE' ? 276 : 756)) &&
    (word === undefined || word.test(job.title)) &&
    hasOneOf(query['key-category'], [String(job.categoryId)]) &&
    hasOneOf(query.workplace, [job.workplace]) &&
    hasOneOf(query.employment_type, typesOf(job)) &&
    (company === undefined || [`c${job.companyId}`, String(job.companyId)].includes(company)) &&
    (days === undefined || job.publishedAt >= now.getTime() - Number(days) * DAY_MS) &&
    (query.salary_min === undefined || paysAtLeast(job, country, Number(query.salary_min)))
  );
}

function hasOneOf(asked: string | undefined, values: readonly string[]): boolean {
  return asked === undefined || asked.split(',').some((value) => values.includes(value));
}

function typesOf({ mask }: Job): string[] {
  return Object.values(employmentTypes).filter((_, index) => (mask >> index) & 1);
}

function currencyOf(country: string | undefined) {
  return country === undefined ? null : country === 'DE' ? 'EUR' : 'CHF';
}

function paysAtLeast(job: Job, country: string | undefined, amount: number): boolean {
  return job.currency === currencyOf(country) && (yearlyPay(job) ?? -1) >= amount;
}

/** Each value of each filter with the number of jobs that it would leave. */
function scan(jobs: readonly Job[], query: Query) {
  const currency = currencyOf(query.country);
  const values: Record<FacetName, readonly string[]> = {
    'key-category': Object.keys(categories),
    workplace: workplaces,
    employment_type: Object.values(employmentTypes),
    salary_min: currency === null ? [] : payAmounts(currency).map(String),
    posted_within: ['1', '3', '7', '14'],
    company: Array.from({ length: COMPANIES }, (_, at) => `c${at + 1}`),
  };
  return Object.fromEntries(
    facetNames.map((name) => {
      const list = jobs.filter((job) => isFound(job, { ...query, [name]: undefined }));
      const options = values[name].flatMap((value) => {
        const n = list.filter((job) => isFound(job, { ...query, [name]: value })).length;
        return n === 0 ? [] : [{ value, count: list.length > 500 ? null : n }];
      });
      return [name, options];
    }),
  );
}

test.each(Array.from({ length: RUNS }, (_, run) => ({ seed: runSeed + run, run })))(
  'facets are those of a plain scan (seed $seed)',
  { timeout: 120_000 },
  async ({ seed, run }) => {
    const random = randomFrom(seed);
    // Short lists are counted, long ones are not.
    const size = run % 2 === 0 ? 300 : 1300;
    const jobs = Array.from({ length: size }, (_, at) => anyJob(random, at + 1));
    const ctx = open(jobs);
    for (let question = 0; question < QUESTIONS; question++) {
      const query = anyQuery(random);
      const amounts = payAmounts(currencyOf(query.country) ?? '').map(String);
      if (query.country && random.chance(0.4)) query.salary_min = random.pick(amounts);
      const asked = JobsQuery.parse({ ...query, facets: 'yes' });
      const { facets, total } = (await listJobs(ctx, asked)).render();
      const found = jobs.filter((job) => isFound(job, query)).length;
      const about = JSON.stringify(query);
      expect(total, about).toBe(found);
      const shown = Object.fromEntries(
        Object.entries(facets ?? {}).map(([name, options]) => [
          name,
          options.map(({ value, count }) => ({ value: String(value), count })),
        ]),
      );
      const { company, ...expected } = scan(jobs, query);
      const { company: employers = [], ...others } = shown;
      expect(others, about).toEqual({ ...expected });
      // The employers with the most jobs, or those of the newest jobs.
      const known = new Map(company?.map(({ value, count }) => [value, count]));
      for (const { value, count } of employers) expect(known.get(value), about).toBe(count);
      const counts = (company ?? []).flatMap(({ count }) => count ?? []).toSorted((a, b) => b - a);
      if (counts.length > 0 || company?.length === 0) {
        expect(
          employers.map(({ count }) => count),
          about,
        ).toEqual(counts.slice(0, 20));
      } else expect(employers.length).toBeGreaterThan(0);
    }
  },
);
