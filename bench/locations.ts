/**
 * What the listing costs at 10,000, 100,000 and 1,000,000 jobs: rows read as D1 counts them, milliseconds in SQLite, round trips,
 * and rows written by what a tenant does. `npm run bench:locations -- --sizes 10000,100000`. Databases are kept in `.dev/bench`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { listCities, listCountries, listJobs } from '#careers/locations/actions.ts';
import { filterExpression } from '#careers/locations/rules.ts';
import { CitiesQuery, CountriesQuery, JobsQuery } from '#careers/locations/schemas.ts';
import { domainCounts, jobTotal, placeByPath } from '#careers/locations/store/counts.ts';
import { jobPage } from '#careers/locations/store/jobs.ts';
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { metered, migrate, migrationFiles, open } from './database.ts';
import type { Call, Sent } from './database.ts';
import { grouped, linesFor } from './report.ts';
import { market, marketNow } from './synthetic.ts';
import { bareContext } from '../test/support/bare-context.ts';

const root = join(import.meta.dirname, '..');
const kept = join(root, '.dev/bench');
const perPage = 12;
const timedRuns = 15;
/** A city is asked for by name: its entry in the index, and the one after it, which is another's. */
const cityLookup = 2;

/** What was asked, what it may read at most (a number of the answer, or null: no budget), what it did. */
type Measure = { name: string; budget: number | null; call: Call; ms: number };

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000,1000000' } },
});
const sizes = options.sizes.split(',').map(Number);

const results: Measure[][] = [];
for (const size of sizes) results.push(await measure(size));
report();

async function measure(size: number): Promise<Measure[]> {
  const folder = await build(size);
  const { d1, close } = await open(folder);
  const calls = await ask(d1);
  const writes = await change(d1);
  await close();
  // D1 tells whole milliseconds only: the same statements are timed on the same file.
  const sqlite = new DatabaseSync(fileOf(folder), { readOnly: true });
  const timed = calls.map((one) => Object.assign(one, { ms: time(sqlite, one.call.statements) }));
  sqlite.close();
  return [...timed, ...writes];
}

/** A database of this size and of these migrations, made when there is none. */
async function build(size: number): Promise<string> {
  const made = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'synthetic.ts')));
  for (const file of migrationFiles()) made.update(readFileSync(file));
  const name = `${size}-${made.digest('hex').slice(0, 8)}`;
  const folder = join(kept, name);
  mkdirSync(kept, { recursive: true });
  if (readdirSync(kept).includes(name)) return folder;

  for (const old of readdirSync(kept).filter((other) => other.startsWith(`${size}-`))) {
    rmSync(join(kept, old), { recursive: true });
  }
  const started = performance.now();
  const unfinished = `${folder}.part`;
  const { d1, close } = await open(unfinished);
  await migrate(d1);
  // Migrations may bring reference data along; the market has its own.
  await d1.batch(
    ['career_domain_countries', 'career_domains', 'places'].map((table) =>
      d1.prepare(`delete from ${table}`),
    ),
  );
  for (const { table, columns, rows } of market(size)) {
    const fields = columns.map((_, at) => `value ->> ${at}`);
    const text = `insert into ${table} (${columns.join(', ')}) select ${fields.join(', ')} from json_each(?)`;
    await d1.prepare(text).bind(JSON.stringify(rows)).run();
  }
  await close();
  renameSync(unfinished, folder);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`built ${grouped(size)} jobs in ${seconds} s`);
  return folder;
}

function fileOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => /D1DatabaseObject\/[\da-f]+\.sqlite$/u.test(name));
  if (file === undefined) throw new Error(`no database in ${folder}`);
  return join(folder, file);
}

/** The questions, at the busiest place there is: the first country, its first city, the biggest domain. */
async function ask(d1: D1Database): Promise<Omit<Measure, 'ms'>[]> {
  const domain = 'careers-us.example';
  const there = { career_domain: domain, country: 'US' };
  const city = 'City 840-1';
  const nurse = filterExpression({ search: 'nurse' }) ?? '';
  const narrow = { 'key-category': '9', workplace: 'Remote' };
  const narrowed = filterExpression({ categoryId: 9, workplace: 'Remote' }) ?? '';
  const { last_page: lastPage } = await jobs({ country: 'US' })(context(d1));
  const deep = Math.min(100, lastPage);
  const before = await jobs({ country: 'US', page: String(deep - 1) })(context(d1));
  const cursor = before.next_cursor ?? '';
  return [
    await one(
      'countries',
      (ctx) => listCountries(ctx, CountriesQuery.parse({})),
      (answer) => 3 * answer.render().length + 100,
    ),
    await one(
      'countries of a domain',
      (ctx) => listCountries(ctx, CountriesQuery.parse({ career_domain: domain })),
      (answer) => 3 * answer.render().length + 100,
    ),
    await one(
      'cities of a country, limit 200',
      (ctx) => listCities(ctx, CitiesQuery.parse({ country: 'US' })),
      () => 410,
    ),
    await one(
      'cities of a domain and country, limit 200',
      (ctx) => listCities(ctx, CitiesQuery.parse(there)),
      () => 410,
    ),
    await one('cities, cron 10 minutes late', (ctx) =>
      listCities(
        { ...ctx, now: new Date(ctx.now.getTime() + 4_200_000) },
        CitiesQuery.parse({ country: 'US' }),
      ),
    ),
    await one('jobs, page 1', jobs({}), page),
    await one('jobs of a city, page 1', jobs({ country: 'US', city }), page),
    await one('jobs of a city of any country, page 1', jobs({ city }), page),
    await one('jobs of a domain and city, page 1', jobs({ ...there, city }), page),
    await one('jobs of a country, page 1', jobs({ country: 'US' }), page),
    await one(
      'jobs of a country, page 100 or the last, by number',
      jobs({ country: 'US', page: String(deep) }),
    ),
    await one('the same page by cursor', jobs({ country: 'US', cursor }), page),
    await one('jobs of a domain and country, page 1', jobs(there), page),
    await one(
      'jobs of a domain and its 8 countries, page 1',
      (ctx) =>
        runPlan(
          ctx,
          jobPage(
            ctx,
            { domain: 'empleo-latam.example', countryIds: [484, 170, 32, 152, 604, 858, 218, 188] },
            { limit: perPage },
          ),
        ),
      page,
    ),
    await one(
      'jobs of a country, category, workplace',
      jobs({ country: 'US', ...narrow }),
      filteredPage,
    ),
    await one(
      'jobs of a city, category, workplace',
      jobs({ country: 'US', city, ...narrow }),
      filteredPage,
    ),
    await one('"nurse" in a country', jobs({ country: 'US', 'search-key': 'nurse' }), filteredPage),
    await one(
      '"nurse" in a city',
      jobs({ country: 'US', city, 'search-key': 'nurse' }),
      filteredPage,
    ),
    await one('"n" in a country', jobs({ country: 'US', 'search-key': 'n' }), filteredPage),
    await one('past the end', jobs({ country: 'US', page: '99999999' }), page),
    await one('total of everything', total({}), () => 3),
    await one('total of a country', total({ countryIds: [840] }), () => 3),
    await one('total of a domain and country', total({ domain, countryIds: [840] }), () => 3),
    await one(
      'total of a city',
      total({ countryIds: [840], citySlug: 'city-840-1' }),
      () => 3 + cityLookup,
    ),
    await one(
      'total of a domain and city',
      total({ domain, countryIds: [840], citySlug: 'city-840-1' }),
      () => 3 + cityLookup,
    ),
    await one(
      'total of a category and workplace in a country',
      total({ countryIds: [840], filter: narrowed }),
      (n) => n + 20,
    ),
    await one(
      'total of "nurse" in a country',
      total({ countryIds: [840], filter: nurse }),
      (n) => n + 20,
    ),
    await one('place by its path', (ctx) => runPlan(ctx, placeByPath(ctx, 840, 'city-840-1'))),
    await one('domains with jobs in a place', (ctx) =>
      runPlan(ctx, domainCounts(ctx, { countryId: 840, placeId: 1 })),
    ),
  ];

  async function one<Answer>(
    name: string,
    run: (ctx: PublicCtx) => Promise<Answer>,
    budget?: (answer: Answer) => number,
  ): Promise<Omit<Measure, 'ms'>> {
    const { binding, call } = metered(d1);
    const answer = await run(context(binding));
    return { name, budget: budget ? budget(answer) : null, call };
  }
}

function jobs(query: Record<string, string>) {
  return async (ctx: PublicCtx) => (await listJobs(ctx, JobsQuery.parse(query))).render();
}

function total(where: Parameters<typeof jobTotal>[1]) {
  return (ctx: PublicCtx) => runPlan(ctx, jobTotal(ctx, where));
}

function page(): number {
  return 8 * perPage;
}

/** A page that counts what a filter leaves. */
function filteredPage(answer: { total: number }): number {
  return page() + answer.total + 20;
}

/** What a tenant does to one job, and the rows D1 writes for it; nothing stays. */
async function change(d1: D1Database): Promise<Measure[]> {
  const now = marketNow.getTime();
  const id = 9_000_000_000;
  const columns = `id, company_id, hash_id, title, title_folded, title_indexed, status, status_by_admin, workplace,
    category_id, employment_type_mask, office_id, created_at, updated_at`;
  const steps: [name: string, text: string][] = [
    [
      'write: draft a job',
      `insert into jobs (${columns}) select ${id}, company_id, 'bench', 'Night Nurse', 'night nurse', 'night nurse', 'Draft', 'approved', 'Remote', 10, 1, id, ${now}, ${now} from offices where id = 1`,
    ],
    [
      'write: publish',
      `update jobs set status = 'Live', published_at = ${now}, updated_at = ${now} where id = ${id}`,
    ],
    [
      'write: edit the title',
      `update jobs set title = 'Nurse', title_folded = 'nurse', title_indexed = 'nurse', updated_at = ${now + 1} where id = ${id}`,
    ],
    ['write: close', `update jobs set status = 'Closed', updated_at = ${now + 2} where id = ${id}`],
    ['write: delete', `delete from jobs where id = ${id}`],
  ];
  const measures: Measure[] = [];
  for (const [name, text] of steps) {
    const started = performance.now();
    const { meta } = await d1.prepare(text).run();
    const call = {
      trips: 1,
      rowsRead: meta.rows_read,
      rowsWritten: meta.rows_written,
      milliseconds: meta.duration,
      statements: [],
    };
    measures.push({ name, budget: null, call, ms: performance.now() - started });
  }
  return measures;
}

function context(binding: D1Database): PublicCtx {
  return bareContext(binding, marketNow);
}

/** The median of several runs, compilation included: D1 compiles as well. */
function time(sqlite: DatabaseSync, statements: readonly Sent[]): number {
  const runs = Array.from({ length: timedRuns }, () => {
    const started = performance.now();
    for (const { text, values } of statements) sqlite.prepare(text).all(...values);
    return performance.now() - started;
  });
  return runs.sort((a, b) => a - b)[Math.floor(timedRuns / 2)] ?? 0;
}

function report(): void {
  const names = results[0]?.map(({ name }) => name) ?? [];
  const line = linesFor(names, 13);
  const heads = sizes.map(grouped);

  console.log(
    '\nrows read by D1 (round trips); growth from the smallest size to the largest; budget at the largest',
  );
  line('', [...heads, 'growth', 'budget', '']);
  names.forEach((name, at) => {
    if (name.startsWith('write')) return;
    const row = results.flatMap((measures) => measures[at] ?? []);
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) return;
    const growth = `x${(last.call.rowsRead / Math.max(1, first.call.rowsRead)).toFixed(1)}`;
    const cells = row.map(({ call }) => `${grouped(call.rowsRead)} (${call.trips})`);
    line(name, [...cells, growth, last.budget?.toLocaleString('en') ?? '-', verdict(last)]);
  });

  console.log('\nmilliseconds in SQLite, median');
  line('', heads);
  names.forEach((name, at) => {
    if (name.startsWith('write')) return;
    line(
      name,
      results.map((measures) => measures[at]?.ms.toFixed(2) ?? ''),
    );
  });

  console.log('\nrows written by D1');
  line('', heads);
  names.forEach((name, at) => {
    if (!name.startsWith('write')) return;
    line(
      name,
      results.map((measures) => String(measures[at]?.call.rowsWritten ?? '')),
    );
  });

  const largest = results.at(-1) ?? [];
  const over = largest.filter((one) => verdict(one) === 'over');
  console.log(
    `\nat ${heads.at(-1)} jobs: ${largest.filter((one) => one.budget !== null).length - over.length} budgets kept, ${over.length} exceeded`,
  );
  console.log(`round trips a call: ${Math.max(...largest.map(({ call }) => call.trips))} at most`);
}

function verdict({ budget, call }: Measure): string {
  if (budget === null) return '';
  return call.rowsRead <= budget ? 'ok' : 'over';
}
