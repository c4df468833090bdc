/** The areas of places: their postal codes and regions come and go with the offices that have them. */
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CentralJobs } from '#careers/answers/schemas.ts';
import { stateId } from '#lib/subdivisions.ts';
import { loadTowns, locatePlace } from '#operator/towns/actions.ts';
import { API, fresh, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const API_HOST = new URL(API).host;
const GERMANY = 276;
const [hesse, saxony] = [stateId('DE-HE'), stateId('DE-SN')];

let acme: Company;
let globex: Company;

beforeAll(async () => {
  [acme, globex] = [await openCompany(), await openCompany()];
  const given = { countryId: GERMANY, isMain: true, population: 50_000 };
  await loadTowns(operator(), [
    { ...given, slug: 'waldau', townId: 1, name: 'Waldau', lat: 51.3, lon: 9.5, stateId: hesse },
    { ...given, slug: 'waldau', townId: 2, name: 'Waldau', lat: 51.1, lon: 14.9, stateId: saxony },
    { ...given, slug: 'torgau', townId: 3, name: 'Torgau', lat: 51.6, lon: 13.0, stateId: saxony },
  ]);
});

async function open(company: Company, city: string, zipcode: string) {
  const office = await company.openOffice({ country_id: GERMANY, city, zipcode });
  return {
    change: (input: object) =>
      company.admin('POST', `/api/company-offices/update/${office.id}`, input),
    end: () => company.admin('DELETE', `/api/company-offices/destroy/${office.id}`),
  };
}

async function townOf(code: string): Promise<string | null | undefined> {
  const response = await visit(API_HOST, fresh(`/api/locations/jobs?where=${code}`));
  const { data } = await response.json<{ data: CentralJobs }>();
  return data.near?.name;
}

/** Rows that no office and no place has, and those that are missing. */
async function differences() {
  const areas = sql`select area, country_id, place_id from areas_of_places
    union select area, country_id, place_id from areas_of_offices`;
  const kept = sql`select area, country_id, place_id from place_areas`;
  return {
    left: await db.all(sql`select * from (${kept}) except select * from (${areas})`),
    missing: await db.all(sql`select * from (${areas}) except select * from (${kept})`),
  };
}

describe('the areas of a place', () => {
  test('lose a postal code that an office changes', async () => {
    const office = await open(acme, 'Torgau', '04860');
    expect(await townOf('04860')).toBe('Torgau');
    expect((await office.change({ zipcode: '19999' })).status).toBe(200);
    expect(await townOf('19999')).toBe('Torgau');
    expect(await townOf('04860')).toBeUndefined();
    expect((await office.change({ zipcode: null })).status).toBe(200);
    expect(await townOf('19999')).toBeUndefined();
    expect(await differences()).toEqual({ left: [], missing: [] });
  });

  test('keep a postal code that another office there has, however it is written', async () => {
    const [one, other] = [
      await open(acme, 'Torgau', 'AB1 2CD'),
      await open(globex, 'Torgau', 'ab12cd'),
    ];
    expect((await one.end()).status).toBe(200);
    expect(await townOf('AB12CD')).toBe('Torgau');
    expect((await other.change({ city: 'Waldau' })).status).toBe(200);
    expect(await townOf('AB12CD')).toBe('Waldau');
    expect(await differences()).toEqual({ left: [], missing: [] });
    expect((await other.end()).status).toBe(200);
    expect(await townOf('AB12CD')).toBeUndefined();
    expect(await differences()).toEqual({ left: [], missing: [] });
  });

  test('are those of the town that a place is found to be', async () => {
    await open(acme, 'Unbekannt', '77777');
    const [place] = await db.all<{ id: number }>(
      sql`select id from places where slug = 'unbekannt'`,
    );
    const regions = () =>
      db.all(sql`select area from place_areas where place_id = ${place?.id} and area like 's%'`);
    expect(await regions()).toEqual([]);
    for (const [lat, lon] of [
      [51.3, 9.5],
      [51.1, 14.9],
    ] as const) {
      await locatePlace(operator(), place?.id ?? 0, { lat, lon });
      expect(await differences()).toEqual({ left: [], missing: [] });
    }
  });

  test('cost an office at most five rows more than another change of its address', async () => {
    await open(acme, 'Torgau', '30303');
    const written = async (change: string) => {
      const statement = `update offices set ${change} where zipcode in ('30303', '40404')`;
      const { meta } = await env.DB.prepare(statement).run();
      return meta.rows_written;
    };
    const ofAddress = await written(`address = 'Quay 1'`);
    expect((await written(`zipcode = '40404'`)) - ofAddress).toBeLessThanOrEqual(5);
    expect((await written(`zipcode = '40404'`)) - ofAddress).toBeLessThanOrEqual(0);
    expect(await townOf('40404')).toBe('Torgau');
  });
});
