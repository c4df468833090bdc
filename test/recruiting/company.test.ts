/** Reading the company and its form data (contract 2.3, 4.1, decisions: Company record). */
import { describe, expect, test } from 'vitest';
import { stateId } from '#lib/subdivisions.ts';
import type {
  Company as CompanyRecord,
  CompanyForm,
} from '#recruiting/company/company/schemas/company.ts';
import { benefits } from '#vocabulary/lists.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const PROFILE = '/api/companies/profile';

const profile = async (acme: Company) =>
  (await acme.viewer<CompanyRecord>('GET', PROFILE)).body.data;

describe(`GET ${PROFILE}`, () => {
  test('returns the whole company as created, to every role (2.3)', async () => {
    const acme = await openCompany({ name: 'Acme', country: 'GB', currency: 'GBP' });
    const answer = await acme.viewer<CompanyRecord>('GET', PROFILE);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: acme.id,
        subdomain: acme.subdomain,
        name: 'Acme',
        description: null,
        website: null,
        phone: null,
        address: null,
        country_id: 826,
        logo: null,
        career_domain: CAREER_HOST,
        default_currency: 'GBP',
        timezone: 'UTC',
        language: null,
        offices: [],
        pipelines: [expect.objectContaining({ is_default: true })],
        benefits: [],
        benefit_items: [],
        values: [],
        career_page_settings: {},
        career_page_draft: null,
        pictures: [],
        legal_links: {},
        created_at: expect.stringMatching(STAMP),
        updated_at: expect.stringMatching(STAMP),
      },
    });
    const [pipeline] = answer.body.data.pipelines;
    expect(pipeline?.stages.map(({ name }) => name)).toEqual([
      'Screening',
      'Interview',
      'Offer',
      'Hiring',
    ]);
    for (const caller of [acme.admin, acme.recruiter]) {
      expect((await caller('GET', PROFILE)).body).toEqual(answer.body);
    }
  });

  test('contains the offices and pipelines of the company as their endpoints return them, newest first', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.openOffice({ name: 'Secret' });
    await globex.openPipeline({ name: 'Secret' });
    const offices = [
      await acme.openOffice({ name: 'A', country_id: 276 }),
      await acme.openOffice({ name: 'B' }),
    ];
    const made = await acme.openPipeline();
    const shown = await profile(acme);
    expect(shown.offices).toEqual(offices.toReversed());
    expect(shown.pipelines).toHaveLength(2);
    expect(shown.pipelines[0]).toEqual(made);
  });
});

describe('GET /api/companies/show/{id}', () => {
  test('returns the profile by id, and 404 for another company (decisions: 404)', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const own = await acme.viewer('GET', `/api/companies/show/${acme.id}`);
    expect(own.body).toEqual({ success: true, data: await profile(acme) });
    const unknown = await acme.viewer('GET', '/api/companies/show/1');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const other = await acme.viewer('GET', `/api/companies/show/${globex.id}`);
    expect(other).toMatchObject({
      status: 404,
      body: { ...unknown.body, request_id: expect.any(String) },
    });
  });
});

describe('GET /api/companies/create', () => {
  const form = async () =>
    (await (await openCompany()).viewer<CompanyForm>('GET', '/api/companies/create')).body.data;

  test('lists countries by name, currencies, languages, time zones and benefits (decisions)', async () => {
    const found = await form();
    expect(Object.keys(found).sort()).toEqual([
      'benefits',
      'countries',
      'currencies',
      'languages',
      'states',
      'timezones',
    ]);
    expect(found.countries).toContainEqual({ id: 276, name: 'Germany' });
    expect(found.countries.length).toBeGreaterThan(240);
    const names = found.countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(found.countries.map(({ id }) => id)).size).toBe(names.length);
    for (const code of ['EUR', 'GBP', 'JPY', 'USD']) expect(found.currencies).toContain(code);
    expect(found.languages).toHaveLength(10);
    expect(found.languages).toContainEqual({ code: 'de', name: 'German' });
    expect(found.timezones).toContain('Europe/Berlin');
    expect(found.benefits).toHaveLength(Object.keys(benefits).length);
    expect(found.benefits).toContainEqual({ id: 1, name: 'Health insurance' });
  });

  test('lists every value that a new company has by default', async () => {
    const { default_currency: currency, timezone } = await profile(await openCompany());
    const { currencies, timezones } = await form();
    expect(currencies).toContain(currency);
    expect(timezones).toContain(timezone);
  });

  test('lists the states of a country with ids that offices take', async () => {
    const acme = await openCompany();
    const path = '/api/companies/create';
    const states = async (query: string) =>
      (await acme.viewer<CompanyForm>('GET', `${path}${query}`)).body.data.states;
    expect(await states('')).toEqual([]);
    expect(await states('?country_id=')).toEqual([]);
    const german = await states('?country_id=276');
    expect(german).toHaveLength(16);
    expect(german.map(({ name }) => name)).toEqual(german.map(({ name }) => name).toSorted());
    const bavaria = german.find(({ code }) => code === 'DE-BY');
    expect(bavaria).toEqual({ id: stateId('DE-BY'), code: 'DE-BY', name: 'Bayern' });
    const office = await acme.openOffice({ country_id: 276, state_id: bavaria?.id });
    expect(office.state_id).toBe(bavaria?.id);
    for (const { id } of (await form()).countries) {
      const found = await states(`?country_id=${id}`);
      expect(found.length, String(id)).toBeLessThan(500);
    }
  });

  test.each(['1', '0276', '-276', '276.0', 'DE', '999', '9007199254740993'])(
    'rejects country_id=%s with 422',
    async (id) => {
      const acme = await openCompany();
      const answer = await acme.viewer('GET', `/api/companies/create?country_id=${id}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(Object.keys(answer.body.errors)).toEqual(['country_id']);
    },
  );

  test('accepts every listed value in an update', async () => {
    const acme = await openCompany();
    const found = await form();
    const chosen = {
      country_id: found.countries.at(-1)?.id,
      default_currency: found.currencies.at(-1),
      timezone: found.timezones.at(-1),
      benefits: found.benefits.map(({ id }) => id),
    };
    expect(
      (await acme.admin('POST', `/api/companies/update/${acme.id}`, chosen)).body.data,
    ).toMatchObject({
      ...chosen,
      benefit_items: found.benefits,
    });
  });
});
