/** Searches by distance: the town that is meant, the radius, remote jobs, and cities that no town has the name of. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { listPlacesWithoutTown, loadTowns, locatePlace } from '#operator/towns/actions.ts';
import type { Town } from '#operator/towns/store.ts';
import { slug } from '#lib/fold.ts';
import { stateId } from '#lib/subdivisions.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';

const API_HOST = new URL(API).host;
/** No other test has towns of these names. */
const tag = `q${crypto.randomUUID().slice(0, 6)}`;
const named = (name: string) => `${name} ${tag}`;
const GERMANY = 276;
const POLAND = 616;
let townId = Math.floor(Math.random() * 1e9);

function town(name: string, [lat, lon]: [number, number], other: Partial<Town> = {}): Town {
  const given = { name: named(name), countryId: GERMANY, lat, lon, population: 50_000 };
  return { slug: slug(named(name)), townId: townId++, isMain: true, ...given, ...other };
}

const saxony = stateId('DE-SN');
const bavaria = stateId('DE-BY');
const towns = [
  town('Görlitz', [51.15518, 14.98853], { stateId: saxony }),
  town('Zgorzelec', [51.14942, 15.00835], { countryId: POLAND }),
  town('Bautzen', [51.18035, 14.42494], { stateId: saxony }),
  town('Dresden', [51.05089, 13.73832], { stateId: saxony, population: 500_000 }),
  town('Neustadt', [48.8, 11.76], { stateId: bavaria, population: 9000 }),
  town('Neustadt', [51.02, 14.21], { stateId: saxony, population: 12_000 }),
];

let acme: Company;
const title = `Fluter ${tag}`;

async function jobIn(city: string, other: object = {}, office: object = {}): Promise<string> {
  const { id } = await acme.openOffice({ country_id: GERMANY, city: named(city), ...office });
  const job = { title: `${title} ${city}`, status: 'Live', office_id: id, ...other };
  const { hash_id: hashId } = await acme.postJob(job);
  return hashId;
}

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: 'karriere-de.example' });
  await jobIn('Unbekannt');
  await jobIn('Verborgen');
  await jobIn('Görlitz');
  await loadTowns(operator(), towns);
  await jobIn('Bautzen');
  await jobIn('Zgorzelec', {}, { country_id: POLAND });
  await jobIn('Dresden', { workplace: 'Remote' });
  await jobIn('Neustadt', {}, { state_id: saxony });
  await jobIn('Neustadt', { title: `${title} Neustadt in Bavaria` }, { state_id: bavaria });
}, 60_000);

async function ask(query: Record<string, string>) {
  const search = new URLSearchParams({ 'search-key': tag, ...query });
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?${search.toString()}`));
  const body = await response.json<{ data: CentralJobs; errors?: Record<string, string[]> }>();
  const titles = body.data?.data?.map((job) => job.title.replace(`${title} `, '')).toSorted();
  return { status: response.status, errors: body.errors, titles, ...body.data };
}

const html = async (path: string) => {
  const response = await visit(acme.host, path);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
};
const pathOf = (text: string) => slug(named(text));

/** The nearest cities and their distances, on the page of a city. */
async function nearestTo(city: string) {
  const page = await html(`/de/${pathOf(city)}`);
  const section = page.slice(page.indexOf('id="siblings"'));
  const found = section.matchAll(/dir="auto">([^<]+)<\/a><span>([^<]+)</gu);
  return { section, shown: Array.from(found, (one) => one.slice(1, 3).join(' ')) };
}

describe('a search by distance', () => {
  test('finds jobs within the radius, also of places from before the towns were loaded', async () => {
    const { titles, total, near } = await ask({ where: named('Görlitz'), radius: '25' });
    expect(titles).toEqual(['Görlitz', 'Zgorzelec']);
    expect(total).toBe(2);
    expect(near).toEqual({
      name: named('Görlitz'),
      state: 'Sachsen',
      country: 'Germany',
      latitude: 51.15518,
      longitude: 14.98853,
      radius: 25,
    });
  });

  test.each([
    '51.155,14.989',
    '51,155; 14,989',
    '51.155 14.989',
    'geo:51.155,14.989',
    'N 51.155 E 14.989',
    '14.989° E, 51.155° N',
    '51° 9′ 18″ N, 14° 59′ 20″ E',
  ])('takes %s for a point', async (where) => {
    const { near, titles } = await ask({ where, radius: '5' });
    expect(near).toMatchObject({ name: null });
    expect(near?.latitude).toBeCloseTo(51.16, 1);
    expect(titles).toEqual(['Görlitz', 'Zgorzelec']);
  });

  test.each(['51 14', '51.2', '91,15', '51N 15N', '12345,6'])(
    'takes %s for the name of a town',
    async (where) => {
      expect((await ask({ where, radius: '5' })).near).toBeNull();
    },
  );

  test.each([
    ['5', ['Görlitz', 'Zgorzelec']],
    ['50', ['Bautzen', 'Görlitz', 'Zgorzelec']],
    ['100', ['Bautzen', 'Görlitz', 'Neustadt', 'Zgorzelec']],
  ])('within %s km', async (radius, expected) => {
    expect((await ask({ where: named('görlitz'), radius })).titles).toEqual(expected);
  });

  test('takes 25 km where no radius is given', async () => {
    expect((await ask({ where: named('Görlitz') })).near?.radius).toBe(25);
  });

  test('stays in the country that is asked for', async () => {
    const { titles } = await ask({ where: named('Görlitz'), country: 'DE', radius: '100' });
    expect(titles).toEqual(['Bautzen', 'Görlitz', 'Neustadt']);
    expect((await ask({ where: named('Görlitz'), country: 'PL' })).titles).toEqual(['Zgorzelec']);
  });

  test('combines with words and other filters', async () => {
    const around = { where: named('Görlitz'), radius: '100' };
    expect((await ask({ ...around, q: `${tag} Bautzen` })).titles).toEqual(['Bautzen']);
    expect((await ask({ ...around, city: named('Bautzen') })).titles).toEqual(['Bautzen']);
    expect((await ask({ ...around, workplace: 'Hybrid' })).titles).toEqual([]);
    const corrected = await ask({ ...around, 'search-key': '', q: `${tag} Bauzten` });
    expect(corrected).toMatchObject({ titles: ['Bautzen'], corrected: `${tag} bautzen` });
    expect(corrected.near?.name).toBe(named('Görlitz'));
  });

  test('pages by number and by cursor', async () => {
    const around = { where: named('Görlitz'), radius: '100', per_page: '1' };
    const first = await ask(around);
    const second = await ask({ ...around, cursor: first.next_cursor ?? '' });
    expect(second.data).toEqual((await ask({ ...around, page: '2' })).data);
    expect([first.total, second.total]).toEqual([4, 4]);
    expect(first.data).not.toEqual(second.data);
    const all = await ask({ ...around, per_page: '100' });
    expect(all.titles).toHaveLength(4);
    expect(new URL(all.first_page_url).searchParams.get('where')).toBe(named('Görlitz'));
  });

  test('has the nearest first, and goes on by cursor', async () => {
    const around = { where: named('Görlitz'), radius: '100', sort: 'distance', remote: 'yes' };
    const all = await ask(around);
    const order = all.data.map((job) => job.title.replace(`${title} `, ''));
    expect(order).toEqual(['Zgorzelec', 'Görlitz', 'Bautzen', 'Neustadt', 'Dresden']);
    const walked: string[] = [];
    for (let cursor = ''; walked.length < 9;) {
      const page = await ask({ ...around, per_page: '2', cursor });
      walked.push(...page.data.map((job) => job.title.replace(`${title} `, '')));
      expect(page.total).toBe(5);
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(walked).toEqual(order);
    const byWord = await ask({ ...around, q: tag, 'search-key': '' });
    expect(byWord.data).toEqual(all.data);
    const { next_cursor } = await ask({ ...around, per_page: '1' });
    const { status } = await ask({ ...around, sort: 'date', cursor: next_cursor ?? '' });
    expect(status).toBe(400);
    expect(Object.keys((await ask({ sort: 'distance' })).errors ?? {})).toEqual(['sort']);
    expect((await ask({ sort: 'distance', where: `Nirgends ${tag}x` })).titles).toEqual([]);
  });

  test('has facets of the jobs there', async () => {
    const { facets, total } = await ask({ where: named('Görlitz'), radius: '25', facets: 'yes' });
    expect(total).toBe(2);
    expect(JSON.stringify(facets)).toContain('2');
  });

  test('takes a point, and no more of it than two digits', async () => {
    const { titles, near, first_page_url } = await ask({ where: '51.153456, 14.991234' });
    expect(titles).toEqual(['Görlitz', 'Zgorzelec']);
    expect(near).toMatchObject({ name: null, latitude: 51.15, longitude: 14.99 });
    expect(new URL(first_page_url).searchParams.get('where')).toBe('51.15,14.99');
  });

  test('leaves out remote jobs unless they are asked for', async () => {
    const dresden = { where: named('Dresden'), radius: '5' };
    expect((await ask(dresden)).titles).toEqual([]);
    expect((await ask({ ...dresden, remote: 'yes' })).titles).toEqual(['Dresden']);
    expect((await ask({ ...dresden, workplace: 'remote' })).titles).toEqual(['Dresden']);
    const far = { where: named('Neustadt'), radius: '10', remote: 'yes', country: 'DE' };
    expect((await ask(far)).titles).toEqual(['Dresden', 'Neustadt']);
    const abroad = { where: named('Zgorzelec'), remote: 'yes', radius: '5' };
    expect((await ask(abroad)).titles).toEqual(['Görlitz', 'Zgorzelec']);
  });

  test('takes the largest town of a name, or the one in the state or country that is named', async () => {
    expect((await ask({ where: named('Neustadt'), radius: '10' })).titles).toEqual(['Neustadt']);
    const inBavaria = await ask({ where: `${named('Neustadt')}, Bayern` });
    expect(inBavaria.titles).toEqual(['Neustadt in Bavaria']);
    expect((await ask({ where: `${named('Neustadt')}, by, Deutschland` })).titles).toEqual([
      'Neustadt in Bavaria',
    ]);
  });

  test('answers an empty list and no place for a name that no town has', async () => {
    const { status, titles, total, near } = await ask({ where: `Nirgendwo ${tag}x` });
    expect({ status, titles, total, near }).toEqual({
      status: 200,
      titles: [],
      total: 0,
      near: null,
    });
    expect((await ask({ where: '??' })).near).toBeNull();
    expect((await ask({ where: '91,0' })).near).toBeNull();
    expect((await ask({})).near).toBeUndefined();
    expect((await ask({ where: ' ', radius: '5' })).near).toBeUndefined();
  });

  test('finds the jobs of a city without coordinates by its name', async () => {
    const { titles, near } = await ask({ where: named('Unbekannt') });
    expect(titles).toEqual(['Unbekannt']);
    expect(near).toMatchObject({ name: named('Unbekannt'), latitude: null, longitude: null });
  });

  test.each([
    ['radius', '26'],
    ['radius', '-5'],
    ['radius', 'far'],
    ['remote', 'maybe'],
    ['where', 'x'.repeat(501)],
  ])('refuses %s=%s', async (name, value) => {
    const { status, errors } = await ask({ where: named('Görlitz'), [name]: value });
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([name]);
  });

  test.each(['0,180', '0,-180', '90,0', '-90,0', '89.99,179.99'])(
    'is whole at %s',
    async (where) => {
      expect((await ask({ where, radius: '100' })).status).toBe(200);
    },
  );
});

describe('the operator', () => {
  test('lists places without a town, and gives them coordinates', async () => {
    const of = async () =>
      (await listPlacesWithoutTown(operator())).find(({ name }) => name === named('Verborgen'));
    const place = await of();
    expect(place).toMatchObject({ country: 'DE', jobs: 1 });
    await locatePlace(operator(), place?.id ?? 0, { lat: 49.16, lon: 11.76 });
    expect(await of()).toBeUndefined();
    const { titles } = await ask({ where: '49.16,11.76', radius: '5' });
    expect(titles).toEqual(['Verborgen']);
    expect((await nearestTo('Verborgen')).shown).toContain(`${named('Neustadt')} 40 km`);
    await expect(locatePlace(operator(), 1e12, { lat: 0, lon: 0 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('the pages of a career site', () => {
  const titlesIn = (text: string) =>
    Array.from(text.matchAll(/Fluter \w+ ([\p{L} ]+)</gu), ([, name = '']) => name).toSorted(
      (a, b) => (a < b ? -1 : 1),
    );
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

  test('list jobs around a town on the home page and the page of a country', async () => {
    const around = query({ where: named('Görlitz'), radius: '50' });
    const country = await html(`/de?${around}`);
    expect(titlesIn(country)).toEqual(['Bautzen', 'Görlitz']);
    expect(country).toContain(`${named('Görlitz')} + 50`);
    expect(country).toContain('<link rel="canonical"');
    expect(titlesIn(await html(`/?${around}`))).toContain('Görlitz');
  });

  test('list jobs around the city of a page by a radius alone', async () => {
    expect(titlesIn(await html(`/de/${pathOf('Görlitz')}`))).toEqual(['Görlitz']);
    const around = await html(`/de/${pathOf('Görlitz')}?radius=50`);
    expect(titlesIn(around)).toEqual(['Bautzen', 'Görlitz']);
    const elsewhere = query({ where: named('Bautzen'), radius: '5' });
    expect(titlesIn(await html(`/de/${pathOf('Görlitz')}?${elsewhere}`))).toEqual(['Bautzen']);
    expect(titlesIn(await html(`/de/${pathOf('Görlitz')}?radius=7`))).toEqual(['Görlitz']);
  });

  test('of a city name the nearest cities with their distance', async () => {
    const { section, shown } = await nearestTo('Görlitz');
    expect(section.slice(0, 60)).toContain('Städte in der Nähe');
    expect(shown).toEqual([`${named('Bautzen')} 39 km`]);
  });

  test('round a point, and say that it is near the visitor', async () => {
    const around = await html(`/de?${query({ where: '51.153111,14.991111', radius: '10' })}`);
    expect(titlesIn(around)).toEqual(['Görlitz']);
    expect(around).toContain('where=51.15%2C14.99');
    expect(around).not.toContain('51.153111');
  });

  test('show no job for a place that no town has the name of', async () => {
    const none = await html(`/de?${query({ where: `Nirgends ${tag}x` })}`);
    expect(titlesIn(none)).toEqual([]);
  });
});
