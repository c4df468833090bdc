/** Where a job is, as its page, its structured data and the files say it: the state of a town, and remote jobs. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { fresh } from '../support/call.ts';
import { open, openDomains, thingsOf } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { parseXml } from '../support/feeds.ts';

const HOST = 'karriere-alpen.example';
const SWISS = 756;

beforeAll(async () => {
  await openDomains();
  await env.DB.batch([
    env.DB.prepare(
      `insert or ignore into states (id, country_id, code, name) values (990001, 756, 'ZZ', 'Testland')`,
    ),
    ...[
      ['testkiel', 1, 990001, 47, 8],
      // Two of a name: the larger is the one.
      ['testau', 2, 990001, 46, 7],
      ['testau', 3, 0, 45, 9],
      ['testlos', 4, 0, 46.5, 7.5],
    ].map(([slug, id, state, lat, lon]) =>
      env.DB.prepare(
        `insert into towns (slug, country_id, town_id, name, is_main, state_id, region_id, lat, lon, population)
          values (?, 756, ?, ?, 1, ?, 0, ?, ?, ?)`,
      ).bind(slug, 990000 + Number(id), slug, state, lat, lon, 100_000 - Number(id)),
    ),
  ]);
}, 60_000);

async function jobIn(city: string, fields: Record<string, unknown> = {}) {
  const acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({
    country_id: SWISS,
    city,
    address: 'Bahnhofstr. 1',
    zipcode: '8001',
  });
  const job = await acme.postJob({
    title: 'Baker',
    status: 'Live',
    office_id: office.id,
    ...fields,
  });
  const folder = `/companies/${acme.subdomain}`;
  const file = async (name: string) => (await open(HOST, fresh(`${folder}/${name}`))).html;
  const page = (await open(HOST, `/jobs/${job.hash_id}`)).html;
  const [posting] = thingsOf(page, 'JobPosting');
  return { posting, file };
}

test.each([
  ['Testkiel', 'Testland'],
  ['Testau', 'Testland'],
  ['Testlos', undefined],
  ['Nowhere', undefined],
])('a job in %s, of no state, is in the state of the town: %s', async (city, state) => {
  const { posting, file } = await jobIn(city);
  expect(posting).toMatchObject({
    jobLocation: { address: { addressLocality: city, streetAddress: 'Bahnhofstr. 1' } },
  });
  expect(posting).toHaveProperty(
    'jobLocation.address',
    expect.objectContaining(state === undefined ? {} : { addressRegion: state }),
  );
  if (state === undefined) expect(posting).not.toHaveProperty('jobLocation.address.addressRegion');
  const { job } = parseXml(await file('jobs.xml')).source;
  expect(job[0].state).toBe(state);
  const [record] = JSON.parse(await file('jobs.json')).jobs;
  expect(record.place).toMatchObject({ city, region: state ?? null });
  const linkedIn = await file('feeds/linkedin.xml');
  if (linkedIn.includes('<job>'))
    expect(linkedIn).toContain(`${[city, state].filter(Boolean).join(', ')}, Schweiz`);
});

test('a remote job is in a country, not in the city of the office; boards that list none without a city get that of the office', async () => {
  const description = `<p>${'We bake bread. '.repeat(20)}</p>`;
  const { posting, file } = await jobIn('Testkiel', { workplace: 'Remote', description });
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  expect(posting).not.toHaveProperty('jobLocation');
  const [record] = JSON.parse(await file('jobs.json')).jobs;
  expect(record.place).toEqual({
    street: null,
    postal_code: null,
    city: null,
    region: null,
    country: 'CH',
    country_name: 'Schweiz',
  });
  const [all] = parseXml(await file('jobs.xml')).source.job;
  expect(all).toMatchObject({ country: 'CH', remotetype: 'Fully remote' });
  for (const name of ['city', 'state', 'postalcode', 'streetaddress'])
    expect(all).not.toHaveProperty(name);
  const [indeed] = parseXml(await file('feeds/indeed.xml')).source.job;
  expect(indeed).toMatchObject({ city: 'Testkiel', state: 'Testland', remotetype: 'Fully remote' });
});
