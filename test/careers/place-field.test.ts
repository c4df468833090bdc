/** What the place field understands besides a town: work from home, regions, misspelt towns, quarters, and postal codes with their town. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { slug } from '#lib/fold.ts';
import { stateId } from '#lib/subdivisions.ts';
import { loadTowns } from '#operator/towns/actions.ts';
import type { Town } from '#operator/towns/store.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { operator } from '../support/operator.ts';

const HOST = 'karriere-de.example';
const API_HOST = new URL(API).host;
const [GERMANY, UNITED_STATES, POLAND] = [276, 840, 616];

let townId = 1;
function town(name: string, at: [number, number], other: Partial<Town> = {}): Town {
  const [lat, lon] = at;
  const given = { name, countryId: GERMANY, lat, lon, population: 600_000 };
  return { slug: slug(name), townId: townId++, isMain: true, ...given, ...other };
}

const states = {
  hesse: stateId('DE-HE'),
  saxony: stateId('DE-SN'),
  california: stateId('US-CA'),
};
const towns = [
  town('Rostock', [54.09, 12.14], { population: 200_000 }),
  town('Kassel', [51.32, 9.5], { stateId: states.hesse }),
  town('Frankfurt am Main', [50.12, 8.68], { stateId: states.hesse }),
  town('Görlitz', [51.16, 14.99], { stateId: states.saxony, population: 56_000 }),
  town('Sachsen', [49.29, 10.65], { population: 1200 }),
  town('Hessen', [48.0, 7.0], { population: 200_000, countryId: UNITED_STATES }),
  town('Los Angeles', [34.05, -118.24], { countryId: UNITED_STATES, stateId: states.california }),
  town('New York', [40.71, -74.01], { countryId: UNITED_STATES }),
  town('New City', [41.15, -73.99], { countryId: UNITED_STATES, population: 33_000, slug: 'new' }),
  town('Łódź', [51.76, 19.46], { countryId: POLAND }),
];

const jobs = {
  rostock: { city: 'Rostock', zipcode: '18055' },
  kassel: { city: 'Kassel', state_id: states.hesse },
  frankfurt: { city: 'Frankfurt am Main', state_id: states.hesse },
  gorlitz: { city: 'Görlitz', state_id: states.saxony },
  angeles: { city: 'Los Angeles', state_id: states.california, country_id: UNITED_STATES },
  york: { city: 'New York', country_id: UNITED_STATES },
  lodz: { city: 'Łódź', country_id: POLAND },
  remote: { city: 'Kassel', state_id: states.hesse, workplace: 'Remote' },
  hybrid: { city: 'Rostock', workplace: 'Hybrid' },
} as const;
type Key = keyof typeof jobs;
type Placed = {
  city: string;
  zipcode?: string;
  state_id?: number;
  country_id?: number;
  workplace?: string;
};

const keys = new Map<string, Key>();

beforeAll(async () => {
  await openDomains();
  await loadTowns(operator(), towns);
  const acme = await openCompany({ domain: HOST });
  for (const key of Object.keys(jobs) as Key[]) {
    const { workplace, ...address }: Placed = jobs[key];
    const office = await acme.openOffice({ country_id: GERMANY, ...address });
    const job = { title: `Beekeeper ${key}`, office_id: office.id, status: 'Live' };
    const posted = await acme.postJob({ ...job, ...(workplace && { workplace }) });
    keys.set(posted.hash_id, key);
  }
});

async function search(query: Record<string, string>) {
  const text = new URLSearchParams({ per_page: '50', ...query }).toString();
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?${text}`));
  const body = await response.json<{ data: CentralJobs; errors?: Record<string, string[]> }>();
  const found = body.data?.data?.flatMap(({ has_id: id }) => keys.get(id) ?? []).toSorted();
  return { status: response.status, errors: body.errors, found, ...body.data };
}

async function page(path: string): Promise<string> {
  const response = await visit(HOST, fresh(path));
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
}

describe('the place of a search', () => {
  test.each([
    'Remote',
    'fully remote',
    'remote jobs',
    'télétravail complet',
    '100% remote',
    'teletrabajo',
    'lavoro da remoto',
    'volledig remote',
    'praca zdalna',
    'trabalho remoto',
    'リモート',
    'عن بعد',
  ])('is the filter of work from home where it says so: %j', async (where) => {
    const { found, near, filters } = await search({ where });
    expect(filters?.workplace).toContain('Remote');
    expect(found).toContain('remote');
    expect(found).not.toContain('rostock');
    expect(near).toBeNull();
  });

  test.each(['Homeoffice', 'Home-Office', 'work from home', 'home office', 'thuiswerken', '在宅'])(
    'is work from home for some days as well where it says so: %j',
    async (where) => {
      const { found, filters } = await search({ where });
      expect(filters?.workplace).toEqual(['Remote', 'Hybrid']);
      expect(found).toEqual(['hybrid', 'remote']);
    },
  );

  test('leaves a workplace that is chosen as it is, and has no distance', async () => {
    expect((await search({ where: 'Remote', workplace: 'Hybrid' })).found).toEqual(['hybrid']);
    const { status, errors } = await search({ where: 'Remote', sort: 'distance' });
    expect(status).toBe(422);
    expect(errors).toHaveProperty('sort');
  });

  test.each<[string, Key[], string]>([
    ['Sachsen', ['gorlitz'], 'Sachsen'],
    ['sachsen', ['gorlitz'], 'Sachsen'],
    ['California', ['angeles'], 'California'],
  ])('is a region: %j', async (where, expected, name) => {
    const { found, total, near } = await search({ where });
    expect(found).toEqual(expected);
    expect(total).toBe(expected.length);
    expect(near).toMatchObject({ name, latitude: null, radius: 0 });
  });

  test('is a region rather than a city of its name elsewhere, and a city rather than a region of its own', async () => {
    const { near, found } = await search({ where: 'Hessen', career_domain: HOST, country: 'DE' });
    expect(near).toMatchObject({ name: 'Hessen', latitude: null });
    expect(found).toEqual(['frankfurt', 'kassel']);
    expect((await search({ where: 'Hessen' })).near).toMatchObject({ country: 'United States' });
    expect((await search({ where: 'New York' })).near).toMatchObject({
      name: 'New York',
      radius: 25,
    });
  });

  test('adds remote jobs to those of a region, and narrows both by words', async () => {
    const { found } = await search({ where: 'Sachsen', remote: 'yes' });
    expect(found).toEqual(['gorlitz', 'remote']);
    expect((await search({ where: 'Sachsen', q: 'beekeeper gorlitz' })).found).toEqual(['gorlitz']);
    expect((await search({ where: 'Sachsen', sort: 'distance' })).found).toEqual(['gorlitz']);
  });

  test.each<[string, Key[], string]>([
    ['Rostok', ['hybrid', 'rostock'], 'Rostock'],
    ['Rotsock', ['hybrid', 'rostock'], 'Rostock'],
    ['rosttock', ['hybrid', 'rostock'], 'Rostock'],
    ['Kasel', ['kassel'], 'Kassel'],
    ['Göriltz', ['gorlitz'], 'Görlitz'],
    ['New Yrok', ['york'], 'New York'],
    ['Los Angles', ['angeles'], 'Los Angeles'],
    ['Los Angeles, Kalifornia', ['angeles'], 'Los Angeles'],
    ['Frankfurt am Mian', ['frankfurt'], 'Frankfurt am Main'],
    ['Rostok Warnemünde', ['hybrid', 'rostock'], 'Rostock'],
  ])('is a town that is misspelt: %j', async (where, expected, name) => {
    const { found, near } = await search({ where });
    expect(near).toMatchObject({ name });
    expect(found).toEqual(expected);
  });

  test.each<[string, Key[], string]>([
    ['Rostock Warnemünde', ['hybrid', 'rostock'], 'Rostock'],
    ['Rostock-Warnemünde', ['hybrid', 'rostock'], 'Rostock'],
    ['Rostock (Warnemünde)', ['hybrid', 'rostock'], 'Rostock'],
    ['Warnemünde, Rostock', ['hybrid', 'rostock'], 'Rostock'],
    ['Frankfurt am Main Sachsenhausen Süd', ['frankfurt'], 'Frankfurt am Main'],
    ['Görlitz Innenstadt', ['gorlitz'], 'Görlitz'],
    ['18055', ['hybrid', 'rostock'], 'Rostock'],
    ['18059', ['hybrid', 'rostock'], 'Rostock'],
    ['18055 Rostock', ['hybrid', 'rostock'], 'Rostock'],
    ['Rostock 18055', ['hybrid', 'rostock'], 'Rostock'],
    ['90012 Los Angeles', ['angeles'], 'Los Angeles'],
    ['18055 Xylowerk', ['hybrid', 'rostock'], 'Rostock'],
    ['Łódź Śródmieście', ['lodz'], 'Łódź'],
  ])('is the town of its quarter, or of its postal code: %j', async (where, expected, name) => {
    const { found, near } = await search({ where });
    expect(near).toMatchObject({ name });
    expect(found).toEqual(expected);
  });

  test.each(['Xylowerk', 'Qqqq Wwww', 'Kassandra', '99', 'New Xylowerk', '!!!'])(
    'is none: %j',
    async (where) => {
      expect(await search({ where })).toMatchObject({ total: 0, near: null, found: [] });
    },
  );

  test('is a misspelt town beside a misspelt word', async () => {
    const { found, near, corrected } = await search({ where: 'Rostok', q: 'beeqeeper rostock' });
    expect(found).toEqual(['hybrid', 'rostock']);
    expect(near).toMatchObject({ name: 'Rostock' });
    expect(corrected).toBe('beekeeper rostock');
  });

  test('is walked by cursor as it is by page', async () => {
    const query = { where: 'Rostok', per_page: '1' };
    const first = await search(query);
    expect(first).toMatchObject({ total: 2 });
    const second = await search({ ...query, cursor: first.next_cursor ?? '' });
    expect([...(first.found ?? []), ...(second.found ?? [])].toSorted()).toEqual([
      'hybrid',
      'rostock',
    ]);
  });
});

describe('the page of a list', () => {
  test('shows work from home as the filter that it is', async () => {
    const html = await page('/de?where=Homeoffice');
    expect(html).toContain('Beekeeper remote');
    expect(html).toContain('Beekeeper hybrid');
    expect(html).not.toContain('Beekeeper rostock');
    expect(html).toContain('/alerts?country=de&workplace=Remote&workplace=Hybrid');
  });

  test('says which town is meant, and keeps it in its links', async () => {
    const html = await page('/de?where=Rostok');
    expect(html).toContain('Ergebnisse für „Rostock“.');
    expect(html).toContain('value="Rostock"');
    expect(html).toContain('?where=Rostock&sort=distance');
    expect(html).not.toContain('as-typed');
  });

  test('has the jobs of a region', async () => {
    const html = await page('/de?where=Sachsen');
    expect(html).toContain('Beekeeper gorlitz');
    expect(html).not.toContain('Beekeeper kassel');
  });
});

describe('the page of a list without jobs', () => {
  const everywhere = 'Überall suchen';
  const remote = 'Remote-Jobs anzeigen';
  const withoutFilters = 'Ohne Filter suchen';
  const withoutWords = (text: string) => `Alle Jobs ohne „${text}“ anzeigen`;
  const all = [everywhere, remote, withoutFilters, withoutWords('Zirkuselefant')];

  test.each<[string, [string, RegExp][]]>([
    ['/de?where=Görlitz&q=Zirkuselefant', [[withoutWords('Zirkuselefant'), /^\/de\?where=G/u]]],
    [
      '/de?where=Görlitz&workplace=Hybrid',
      [
        [everywhere, /^\/\?workplace=Hybrid$/u],
        [withoutFilters, /^\/de\?where=G/u],
      ],
    ],
    [
      '/de?where=Görlitz&q=kassel',
      [
        [everywhere, /^\/\?q=kassel$/u],
        [remote, /^\/\?q=kassel&workplace=Remote$/u],
        [withoutWords('kassel'), /^\/de\?where=G/u],
      ],
    ],
    ['/de?where=Xylowerk&employment_type=Internship', []],
    [
      '/de/gorlitz?q=rostock',
      [
        [everywhere, /^\/\?q=rostock$/u],
        [withoutWords('rostock'), /^\/de\/gorlitz$/u],
      ],
    ],
    ['/de?q=Zirkuselefant', [[withoutWords('Zirkuselefant'), /^\/de$/u]]],
    ['/de?q=Zirkuselefant&employment_type=Internship', []],
  ])('leads on from %s to what finds a job', async (path, ways) => {
    const html = await page(path);
    expect(html).toContain('Keine Jobs gefunden');
    const links = Array.from(html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</gu), ([, to, text]) => ({
      to,
      text,
    }));
    for (const [text, href] of ways) {
      expect(links.find((link) => link.text === text)?.to, text).toMatch(href);
    }
    const texts = new Set(ways.map(([text]) => text));
    for (const text of all) if (!texts.has(text)) expect(html).not.toContain(text);
  });
});

describe('a search with everything at once', () => {
  const filters =
    'company=acme&posted_within=3&workplace=Remote,Hybrid&employment_type=Full-time,Part-time&key-category=1,2,3';
  const places = [
    'where=Rostock',
    'where=Rostok',
    'where=Sachsen',
    'where=18055 Rostock',
    'where=جدة جدة',
    'where=A B C D',
  ];
  const words = [
    'q=Zirkuselefant',
    'q=beekeeper Zirkuselefant in Ulm',
    'q=beeqeeper 18055 Hessen Teilzeit',
  ];

  test.each(places.flatMap((place) => words.map((text) => `${place}&${text}`)))(
    'is answered: %s',
    async (asked) => {
      const more = '&radius=100&remote=yes&sort=distance&facets=yes';
      for (const scope of [
        '',
        `&country=DE&city=Rostock`,
        `&career_domain=${HOST}&salary_min=40000`,
      ]) {
        const path = `/api/locations/jobs?${asked}&${filters}${more}${scope}`;
        const response = await visit(API_HOST, fresh(encodeURI(path)));
        expect(response.status, path).toBe(200);
      }
      for (const list of ['/de', '/de/rostock', '/']) {
        const response = await visit(HOST, fresh(encodeURI(`${list}?${asked}&${filters}${more}`)));
        expect(response.status, list).toBe(200);
      }
    },
  );
});
