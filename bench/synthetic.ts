/** An invented market of any size. Tenants, cities and titles are as skewed as real ones, and the same on every run. */
import { fold, indexText, slug } from '#lib/fold.ts';
import { cellOf } from '#lib/geo.ts';
import type { Point } from '#lib/geo.ts';
import { formsText } from '#lib/search-forms.ts';
import { skillsText, spellableWords } from '#lib/search-words.ts';
import { LISTED_DAYS } from '#recruiting/jobs/jobs/rules.ts';
import { DAY_MS } from '#lib/time.ts';
import { workplaces } from '#vocabulary/lists.ts';
import { randomFrom, weigh } from '../tools/seed/random.ts';
import type { Random } from '../tools/seed/random.ts';

/** The time of all reads. */
export const marketNow = new Date('2026-11-20T12:00:00Z');

const jobsPerCompany = 100;
const rowsPerStatement = 2_000;
const listedShare = 0.34;

/** A domain, its share of the tenants, and its countries, the biggest first. */
const domains: readonly [hostname: string, weight: number, countries: readonly number[]][] = [
  ['careers-us.example', 30, [840]],
  ['careers-uk.example', 12, [826, 372]],
  ['karriere-de.example', 12, [276]],
  ['emplois-fr.example', 8, [250, 56, 442, 756, 492]],
  ['careers-in.example', 8, [356]],
  ['vagas-br.example', 6, [76]],
  ['careers-anz.example', 5, [36, 554]],
  ['careers-ca.example', 5, [124]],
  ['empleo-es.example', 4, [724, 20]],
  ['empleo-latam.example', 4, [484, 170, 32, 152, 604, 858, 218, 188]],
  ['lavoro-it.example', 4, [380, 674, 756]],
  ['karriere-alpen.example', 4, [756, 40, 438]],
  ['vacatures-nl.example', 4, [528, 56]],
  ['praca-pl.example', 3, [616]],
  ['kyujin-jp.example', 3, [392]],
  ['wazaif-gulf.example', 2, [784, 682, 634, 414, 48, 818, 512, 400]],
  ['carrieres-ca.example', 2, [124]],
  ['test-a.example', 1, [276]],
];

/** The countries of the few offices abroad. */
const elsewhere = [
  8, 12, 24, 31, 50, 51, 64, 68, 70, 100, 104, 112, 116, 120, 144, 158, 191, 196, 203, 208, 214,
  231, 233, 246, 268, 288, 300, 320, 340, 344, 348, 352, 360, 376, 384, 398, 404, 410, 417, 418,
  422, 428, 440, 458, 470, 496, 498, 499, 504, 516, 524, 558, 566, 578, 586, 591, 600, 608, 620,
  642, 643, 686, 688, 702, 703, 704, 705, 710, 716, 752, 764, 780, 788, 792, 800, 804, 834, 860,
  862, 894,
];

const seniorities = ['', '', '', 'Senior', 'Junior', 'Lead', 'Head'];
const fields = [
  '',
  '',
  'Night',
  'Sales',
  'Clinical',
  'Backend',
  'Field',
  'Regional',
  'Plant',
  'Retail',
];
const occupations = [
  'Engineer',
  'Nurse',
  'Developer',
  'Manager',
  'Accountant',
  'Driver',
  'Teacher',
  'Analyst',
  'Technician',
  'Consultant',
  'Designer',
  'Electrician',
  'Cook',
  'Warehouse worker',
  'Recruiter',
  'Lawyer',
  'Pharmacist',
  'Welder',
  'Cleaner',
  'Researcher',
  'Carer',
  'Plumber',
  'Translator',
  'Buyer',
];

type Row = (string | number | null)[];
/** Rows of one statement. */
export type Load = { table: string; columns: readonly string[]; rows: Row[] };

/** Yields the market in the order of insertion, one statement's rows at a time. */
export function* market(jobCount: number): Generator<Load> {
  const random = randomFrom(jobCount);
  const created = marketNow.getTime() - 400 * DAY_MS;
  yield {
    table: 'career_domains',
    columns: ['id', 'hostname', 'name', 'language', 'is_test'],
    rows: domains.map(([hostname], at) => [
      at + 1,
      hostname,
      hostname,
      'en',
      Number(hostname.startsWith('test')),
    ]),
  };

  const cities = new Map<number, ReturnType<typeof weigh<number>>>();
  const places: Row[] = [];
  const towns: Row[] = [];
  const allCountries = [...new Set([...domains.flatMap((domain) => domain[2]), ...elsewhere])];
  for (const countryId of allCountries) {
    const count = countryId === 840 ? 900 : elsewhere.includes(countryId) ? 12 : 250;
    const ids: number[] = [];
    for (let rank = 1; rank <= count; rank++) {
      const name = `City ${countryId}-${rank}`;
      const path = slug(name);
      const point = pointOf(countryId, rank / count);
      towns.push([path, countryId, places.length + 1, name, 1, point.lat, point.lon, count - rank]);
      ids.push(
        places.push([
          places.length + 1,
          countryId,
          0,
          path,
          path,
          name,
          indexText(name),
          `State ${rank % 20}`,
          point.lat,
          point.lon,
          cellOf(point),
          created,
        ]),
      );
    }
    cities.set(
      countryId,
      weigh(ids, (id) => 1 / (id - (ids[0] ?? 0) + 3)),
    );
  }
  yield* inParts(
    'places',
    [
      'id',
      'country_id',
      'state_id',
      'slug',
      'path_slug',
      'name',
      'name_indexed',
      'state_name',
      'lat',
      'lon',
      'cell',
      'town_sought_at',
    ],
    places,
  );
  yield* inParts(
    'towns',
    ['slug', 'country_id', 'town_id', 'name', 'is_main', 'lat', 'lon', 'population'],
    towns,
  );

  const companies: Row[] = [];
  const offices: Row[] = [];
  const officesOf: number[][] = [];
  const weighedDomains = weigh([...domains.keys()], (at) => domains[at]?.[1] ?? 0);
  const companyCount = Math.max(1, Math.round(jobCount / jobsPerCompany));
  for (let id = 1; id <= companyCount; id++) {
    const domain = random.weighted(weighedDomains);
    const home = homeOf(random, domains[domain]?.[2] ?? []);
    companies.push([
      id,
      `c${id}`,
      `Company ${id}`,
      `company ${id}`,
      domain + 1,
      home,
      created,
      created,
    ]);
    const own: number[] = [];
    for (let n = random.int(1, 4); n > 0; n--) {
      const countryId = random.chance(0.94) ? home : random.pick(allCountries);
      const weighed = cities.get(countryId);
      const placeId = weighed && random.chance(0.97) ? random.weighted(weighed) : null;
      own.push(
        offices.push([offices.length + 1, id, `Office ${n}`, countryId, placeId, created, created]),
      );
    }
    officesOf.push(own);
  }
  yield* inParts(
    'companies',
    [
      'id',
      'subdomain',
      'name',
      'name_indexed',
      'career_domain_id',
      'country_id',
      'created_at',
      'updated_at',
    ],
    companies,
  );
  yield* inParts(
    'offices',
    ['id', 'company_id', 'name', 'country_id', 'place_id', 'created_at', 'updated_at'],
    offices,
  );

  const searched = [...seniorities, ...fields, ...occupations, 'Company', 'City', 'Teamwork'];
  const words = spellableWords(searched).map((word) => [word]);
  yield { table: 'search_words', columns: ['word'], rows: words };

  let rows: Row[] = [];
  for (let id = 1; id <= jobCount; id++) {
    rows.push(job(random, id, jobCount, officesOf));
    if (rows.length === rowsPerStatement || id === jobCount) {
      yield { table: 'jobs', columns: jobColumns, rows };
      rows = [];
    }
  }
}

const jobColumns = [
  'id',
  'company_id',
  'hash_id',
  'title',
  'title_folded',
  'title_indexed',
  'title_forms',
  'status',
  'status_by_admin',
  'workplace',
  'category_id',
  'employment_type_mask',
  'currency',
  'min_salary',
  'max_salary',
  'pay_period',
  'office_id',
  'skills',
  'skills_indexed',
  'published_at',
  'created_at',
  'updated_at',
];

/** Published in the order of their ids. */
function job(random: Random, id: number, jobCount: number, officesOf: readonly number[][]): Row {
  // A few tenants have most of the jobs.
  const company = Math.floor(random.next() ** 1.6 * officesOf.length);
  const isListed = random.chance(listedShare);
  const title = [random.pick(seniorities), random.pick(fields), occupation(random)]
    .filter(Boolean)
    .join(' ');
  const ageMs = Math.floor((1 - id / jobCount) * (LISTED_DAYS * DAY_MS - 3_600_000));
  const publishedAt = marketNow.getTime() - 1 - ageMs - (isListed ? 0 : 36 * DAY_MS);
  const status = isListed
    ? 'Live'
    : random.pick(['Draft', 'Closed', 'Closed', 'Expired', 'Archived']);
  return [
    id,
    company + 1,
    `b${id}`,
    title,
    fold(title),
    indexText(title),
    formsText(title),
    status,
    'approved',
    random.chance(0.7) ? 'On-site' : random.pick(workplaces),
    random.int(1, 27),
    random.pick([1, 1, 1, 2, 4, 5, 16, 17]),
    ...pay(random),
    random.pick(officesOf[company] ?? []),
    '["Teamwork","English"]',
    skillsText(['Teamwork', 'English']),
    status === 'Draft' ? null : publishedAt,
    publishedAt,
    publishedAt,
  ];
}

/** Most pay is in the currency of the first country; a quarter of the jobs do not say. */
function pay(random: Random): Row {
  if (random.chance(0.25)) return [null, null, null, null];
  const from = Math.round(15 + random.next() ** 2 * 120) * 1000;
  const currency = random.chance(0.9) ? 'USD' : 'EUR';
  return [currency, from, random.chance(0.8) ? Math.round(from * 1.25) : null, 'yearly'];
}

function occupation(random: Random): string {
  const at = Math.floor(random.next() ** 1.5 * occupations.length);
  return occupations[at] ?? 'Engineer';
}

function homeOf(random: Random, countries: readonly number[]): number {
  const [first = 276] = countries;
  return random.chance(0.6) ? first : random.pick(countries);
}

function* inParts(
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Generator<Load> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    yield { table, columns, rows: rows.slice(at, at + rowsPerStatement) };
  }
}

/** Cities lie close together, as on the Ruhr: a third of those of the largest country are within 100 km of its largest. */
function pointOf(countryId: number, share: number): Point {
  const angle = share * 2400;
  return {
    lat: (countryId % 50) - 10 + 1.5 * Math.sin(angle) * Math.sqrt(share),
    lon: ((countryId * 7) % 300) - 150 + 2 * Math.cos(angle) * Math.sqrt(share),
  };
}
