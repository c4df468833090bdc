/** The reads and writes of the listing that `locations.ts` measures, and the rows that each may read. */
import { listCities, listCountries, listJobs } from '#careers/locations/actions/lists.ts';
import { filterExpressions } from '#careers/locations/rules/filters.ts';
import { CitiesQuery, CountriesQuery, JobsQuery } from '#careers/locations/schemas/queries.ts';
import { domainCounts, jobTotal, placeByPath } from '#careers/locations/store/counts.ts';
import { jobPage } from '#careers/locations/store/jobs.ts';
import type { PublicCtx } from '#context.ts';
import { runRead } from '#data/read-plan.ts';
import { metered } from './database.ts';
import { measureDistances } from './place-measures.ts';
import { marketNow } from './synthetic.ts';
import { formsText } from '#lib/search-forms.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { readWordFile } from '../tools/translations.ts';
import type { Read, Measure, Untimed } from './place-measures.ts';
import { measureTyped } from './typed-measures.ts';

const PER_PAGE = 12;
const PAGE_ROWS = 8 * PER_PAGE;
/** A city is found by its name: its entry in the index, and the next one, which is of another city. */
const CITY_LOOKUP_ROWS = 2;
const CRON_DELAY_MS = 4_200_000;

/** The busiest places: the first country, its first city, the biggest domain. */
const DOMAIN = 'careers-us.example';
const CITY = 'City 840-1';
const CITY_SLUG = 'city-840-1';
const there = { career_domain: DOMAIN, country: 'US' };
const latinAmerica = [484, 170, 32, 152, 604, 858, 218, 188];

export async function measureReads(d1: D1Database): Promise<Untimed[]> {
  const read: Read = async (name, run, budget) => {
    const { binding, call } = metered(d1);
    const answer = await run(context(binding));
    return { name, budget: (typeof budget === 'function' ? budget(answer) : budget) ?? null, call };
  };
  return [
    ...(await measurePlaces(read)),
    ...(await measureLists(read, context(d1))),
    ...(await measureFilteredLists(read)),
    ...(await measureSorts(read)),
    ...(await measureFacets(read)),
    ...(await measureDistances(read, jobs, context(d1))),
    ...(await measureTyped(read, jobs)),
    ...(await measureTotals(read)),
  ];
}

async function measurePlaces(read: Read): Promise<Untimed[]> {
  const countries = (query: object) => (ctx: PublicCtx) =>
    listCountries(ctx, CountriesQuery.parse(query));
  const cities = (query: object) => (ctx: PublicCtx) => listCities(ctx, CitiesQuery.parse(query));
  const late = (ctx: PublicCtx) => ({ ...ctx, now: new Date(ctx.now.getTime() + CRON_DELAY_MS) });
  return [
    await read('countries', countries({}), (answer) => 3 * answer.render().length + 100),
    await read(
      'countries of a domain',
      countries({ career_domain: DOMAIN }),
      (answer) => 3 * answer.render().length + 100,
    ),
    await read('cities of a country, limit 200', cities({ country: 'US' }), 410),
    await read('cities of a domain and country, limit 200', cities(there), 410),
    await read('cities, cron 10 minutes late', (ctx) => cities({ country: 'US' })(late(ctx))),
    await read('place by its path', (ctx) => runRead(ctx, placeByPath(840, CITY_SLUG))),
    await read('domains with jobs in a place', (ctx) =>
      runRead(ctx, domainCounts(ctx, { countryId: 840, placeId: 1 })),
    ),
  ];
}

async function measureLists(read: Read, ctx: PublicCtx): Promise<Untimed[]> {
  const { last_page: lastPage } = await jobs({ country: 'US' })(ctx);
  const deep = Math.min(100, lastPage);
  const before = await jobs({ country: 'US', page: String(deep - 1) })(ctx);
  const cursor = before.next_cursor ?? '';
  const ofLatinAmerica = { domain: 'empleo-latam.example', countryIds: latinAmerica };
  return [
    await read('jobs, page 1', jobs({}), PAGE_ROWS),
    await read('jobs of a city, page 1', jobs({ country: 'US', city: CITY }), PAGE_ROWS),
    await read('jobs of a city of any country, page 1', jobs({ city: CITY }), PAGE_ROWS),
    await read('jobs of a domain and city, page 1', jobs({ ...there, city: CITY }), PAGE_ROWS),
    await read('jobs of a country, page 1', jobs({ country: 'US' }), PAGE_ROWS),
    await read(
      'jobs of a country, page 100 or the last, by number',
      jobs({ country: 'US', page: String(deep) }),
    ),
    await read('the same page by cursor', jobs({ country: 'US', cursor }), PAGE_ROWS),
    await read('jobs of a domain and country, page 1', jobs(there), PAGE_ROWS),
    await read(
      'jobs of a domain and its 8 countries, page 1',
      (own) => runRead(own, jobPage(own, ofLatinAmerica, { limit: PER_PAGE })),
      PAGE_ROWS,
    ),
    await read('past the end', jobs({ country: 'US', page: '99999999' }), PAGE_ROWS),
  ];
}

/** A filtered page counts all matches. */
async function measureFilteredLists(read: Read): Promise<Untimed[]> {
  const narrow = { country: 'US', 'key-category': '9', workplace: 'Remote' };
  const nurse = { country: 'US', 'search-key': 'nurse' };
  const budget = ({ total }: { total: number }) => PAGE_ROWS + total + 20;
  // The search as it was typed and the words that are like its own, then the corrected search.
  const withTypo = (answer: { total: number }) => 2 * budget(answer);
  return [
    await read('jobs of a country, category, workplace', jobs(narrow), budget),
    await read('jobs of a city, category, workplace', jobs({ ...narrow, city: CITY }), budget),
    await read('"nurse" in a country', jobs(nurse), budget),
    await read('"nurse" in a city', jobs({ ...nurse, city: CITY }), budget),
    await read('"nu" in a country', jobs({ country: 'US', 'search-key': 'nu' }), budget),
    await read('"engineers" everywhere', jobs({ 'search-key': 'engineers' }), budget),
    await read('q: "nurse" in a country', jobs({ country: 'US', q: 'nurse' }), budget),
    await read('q: "company 1" everywhere', jobs({ q: 'company 1' }), budget),
    await read('q: "nurce" in a country', jobs({ country: 'US', q: 'nurce' }), withTypo),
    await read(
      'q: "translatr" in a city',
      jobs({ country: 'US', city: CITY, q: 'translatr' }),
      withTypo,
    ),
    // Found by its stem alone: the list is made again with the words that are spelled like it.
    await read('q: "enginer" in a country', jobs({ country: 'US', q: 'enginer' }), withTypo),
    await read('q: "zzzzzzzz" in a country', jobs({ country: 'US', q: 'zzzzzzzz' }), withTypo),
    await read(
      '"senior engineer" in a country',
      jobs({ country: 'US', 'search-key': 'senior engineer' }),
      budget,
    ),
  ];
}

/** Pay, date and employer; and the order by pay, which goes from step to step. */
async function measureSorts(read: Read): Promise<Untimed[]> {
  const budget = ({ total }: { total: number }) => PAGE_ROWS + total + 20;
  const engineer = { country: 'US', 'search-key': 'engineer' };
  const paid = { country: 'US', salary_min: '60000' };
  const listOf = (query: Record<string, string>) => jobs({ ...engineer, ...query });
  return [
    await read('pay from 60,000, "engineer"', listOf({ salary_min: '60000' }), budget),
    await read('pay from 60,000 in a country', jobs(paid), budget),
    await read(
      'the last 3 days, "nurse"',
      jobs({ country: 'US', 'search-key': 'nurse', posted_within: '3' }),
      budget,
    ),
    await read('the last 3 days in a country', jobs({ country: 'US', posted_within: '3' }), budget),
    await read('one employer', jobs({ company: 'c7' }), budget),
    await read('"engineer" by date', listOf({ sort: 'date' }), budget),
    await read('"engineer" by pay', listOf({ sort: 'salary' }), budget),
    await read('jobs of a country by pay', jobs({ country: 'US', sort: 'salary' }), PAGE_ROWS),
    await read(
      'jobs of a country by pay, page 100',
      jobs({ country: 'US', sort: 'salary', page: '100' }),
    ),
    await read(
      '"night engineer manager" in a country',
      jobs({ country: 'US', 'search-key': 'night engineer manager' }),
      budget,
    ),
    await read(
      'q: "senior field engineer" everywhere',
      jobs({ q: 'senior field engineer' }),
      budget,
    ),
    await read('q: "se" everywhere', jobs({ q: 'se' }), budget),
    await read('q: "c" everywhere', jobs({ q: 'c' }), budget),
  ];
}

/** A list with its facets beside the same list without. */
async function measureFacets(read: Read): Promise<Untimed[]> {
  const lists: [name: string, query: Record<string, string>][] = [
    ['jobs of a country', { country: 'US' }],
    ['jobs of a city', { country: 'US', city: CITY }],
    ['"nurse" in a country', { country: 'US', 'search-key': 'nurse' }],
    ['"engineer" everywhere', { 'search-key': 'engineer' }],
    [
      'five filters set',
      {
        ...there,
        'key-category': '9',
        workplace: 'Remote',
        employment_type: 'Full-time',
        salary_min: '40000',
        posted_within: '14',
      },
    ],
  ];
  const measures: Untimed[] = [];
  for (const [name, query] of lists) {
    const plain = await read(name, jobs(query));
    const faceted = await read(`facets: ${name}`, jobs({ ...query, facets: 'yes' }));
    const sets = 'salary_min' in query ? LISTS_OF_FIVE : 1;
    const rows = 'search-key' in query ? WORD_FACET_ROWS : FACET_ROWS;
    measures.push({ ...faceted, budget: plain.call.rowsRead + sets * rows });
  }
  return measures;
}

/**
 * Whether there are more than 500 jobs; then one question for each of 56 values and the employers of 200 jobs, or 500 jobs with their
 * employers to count. By words the values of twice 200 jobs are read instead, each as an entry and a row, and compared with those that
 * are asked for.
 */
const FACET_ROWS = 501 + 60 + 2 * 500 + 20;
const WORD_FACET_ROWS = 501 + 3 * 2 * 200 + 400;
/** A filter that is set has a list of its own. */
const LISTS_OF_FIVE = 6;

async function measureTotals(read: Read): Promise<Untimed[]> {
  const nurse = filterExpressions({ search: 'nurse' })?.filter ?? '';
  const narrow = filterExpressions({ categoryIds: [9], workplaces: ['Remote'] })?.filter ?? '';
  const countryIds = [840];
  const inCity = { countryIds, citySlug: CITY_SLUG };
  return [
    await read('total of everything', countJobs({}), 3),
    await read('total of a country', countJobs({ countryIds }), 3),
    await read('total of a domain and country', countJobs({ domain: DOMAIN, countryIds }), 3),
    await read('total of a city', countJobs(inCity), 3 + CITY_LOOKUP_ROWS),
    await read(
      'total of a domain and city',
      countJobs({ ...inCity, domain: DOMAIN }),
      3 + CITY_LOOKUP_ROWS,
    ),
    await read(
      'total of a category and workplace in a country',
      countJobs({ countryIds, filter: narrow }),
      (count) => count + 20,
    ),
    await read(
      'total of "nurse" in a country',
      countJobs({ countryIds, filter: nurse }),
      (count) => count + 20,
    ),
  ];
}

function jobs(query: Record<string, string>) {
  return async (ctx: PublicCtx) => (await listJobs(ctx, JobsQuery.parse(query))).render();
}

function countJobs(where: Parameters<typeof jobTotal>[1]) {
  return (ctx: PublicCtx) => runRead(ctx, jobTotal(ctx, where));
}

function context(binding: D1Database): PublicCtx {
  return { ...bareContext(binding, marketNow), readFile: readWordFile };
}

/** The writes of one job's life, which ends with its deletion. */
export async function measureWrites(d1: D1Database): Promise<Measure[]> {
  const now = marketNow.getTime();
  const id = 9_000_000_000;
  const columns = `id, company_id, hash_id, title, title_folded, title_indexed, title_forms, skills_indexed, status, status_by_admin, workplace,
    category_id, employment_type_mask, office_id, created_at, updated_at`;
  const steps: [name: string, text: string][] = [
    [
      'write: draft a job',
      `insert into jobs (${columns}) select ${id}, company_id, 'bench', 'Night Nurse', 'night nurse', 'night nurse', '${formsText('Night Nurse')}', '', 'Draft', 'approved', 'Remote', 10, 1, id, ${now}, ${now} from offices where id = 1`,
    ],
    [
      'write: publish',
      `update jobs set status = 'Live', published_at = ${now}, updated_at = ${now} where id = ${id}`,
    ],
    [
      'write: edit the title',
      `update jobs set title = 'Nurse', title_folded = 'nurse', title_indexed = 'nurse', title_forms = '${formsText('Nurse')}', updated_at = ${now + 1} where id = ${id}`,
    ],
    [
      'write: edit the pay',
      `update jobs set currency = 'EUR', max_salary = 70000, pay_period = 'yearly', updated_at = ${now + 1} where id = ${id}`,
    ],
    [
      'write: close',
      `update jobs set status = 'Closed', listed_at = null, updated_at = ${now + 2} where id = ${id}`,
    ],
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
