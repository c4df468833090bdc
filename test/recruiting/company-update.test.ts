/** Updating the company (contract 4.1, decisions: Company record, Update bodies). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companies } from '#data/tables/companies.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import { benefits } from '#vocabulary/lists.ts';
import { API, fresh, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { db } from '../support/operator.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
/** The numbers of the round trips that write. The first identifies the caller, and each attempt reads before it writes. */
const [CHANGE, SECOND_CHANGE, THIRD_CHANGE] = [3, 5, 7];

const profile = async (acme: Company) =>
  (await acme.viewer<CompanyRecord>('GET', '/api/companies/profile')).body.data;

const update = (acme: Company, change: unknown, id: number | string = acme.id) =>
  acme.admin<CompanyRecord>('POST', `/api/companies/update/${id}`, change);

async function rowOf({ id }: Company) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row;
}

/** Sends an update as Admin and runs `meanwhile` before the round trips with those numbers. */
async function interrupted(
  acme: Company,
  change: object,
  meanwhile: () => Promise<unknown>,
  trips: readonly number[],
) {
  const watch = async (_: string, count: number) => {
    if (trips.includes(count)) await meanwhile();
  };
  const url = `${API}/api/companies/update/${acme.id}`;
  const caller = { token: await acme.token('Admin'), body: change };
  const response = await callWatched(watch, 'POST', url, caller);
  return { status: response.status, body: await response.json<{ code: string; data: unknown }>() };
}

describe('POST /api/companies/update/{id}', () => {
  const whole = {
    name: 'Acme & Söhne',
    description: 'We bake.\n\nDaily.',
    website: 'https://acme.example/about?x=1#top',
    phone: '+49 89 1234',
    address: 'Ring 1, 80331 München',
    country_id: 276,
    default_currency: 'CHF',
    timezone: 'Europe/Zurich',
    values: ['Bread', 'Water'],
    career_page_settings: { color: '#ff0000', columns: 3, is_wide: true, banner: null },
  };

  test('updates every field and returns the new values', async () => {
    const acme = await openCompany();
    const before = await profile(acme);
    const answer = await update(acme, { ...whole, benefits: [24, 1] });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      ...before,
      ...whole,
      benefits: [24, 1],
      benefit_items: [
        { id: 24, name: benefits[24] },
        { id: 1, name: benefits[1] },
      ],
      updated_at: expect.stringMatching(STAMP),
    });
    expect(answer.body.data.updated_at > before.updated_at).toBe(true);
    expect(await profile(acme)).toEqual(answer.body.data);
    expect(await acme.announced()).toEqual([]);
  });

  test('keeps absent fields (decisions: Update bodies)', async () => {
    const acme = await openCompany();
    const all = (await update(acme, { ...whole, benefits: [1] })).body.data;
    const changes = { phone: '111', benefits: [], values: [], career_page_settings: {} };
    for (const [field, value] of Object.entries(changes)) {
      const { body } = await update(acme, { [field]: value });
      Object.assign(all, { [field]: value, updated_at: body.data.updated_at });
      if (field === 'benefits') all.benefit_items = [];
      expect(body.data).toEqual(all);
    }
    expect((await update(acme, {})).body.data).toEqual(all);
  });

  test('clears nullable fields with null', async () => {
    const acme = await openCompany();
    await update(acme, whole);
    const nothing = {
      description: null,
      website: null,
      phone: null,
      address: null,
      country_id: null,
    };
    expect((await update(acme, nothing)).body.data).toMatchObject({
      ...nothing,
      name: whole.name,
      default_currency: 'CHF',
    });
  });

  const refused: readonly [path: string, value: unknown][] = [
    ['name', null],
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(256)],
    ['description', 'x'.repeat(100_001)],
    ['description', 7],
    ['website', 'acme.example'],
    ['website', '//acme.example'],
    ['website', 'javascript:alert(1)'],
    ['website', 'java\nscript:alert(1)'],
    ['website', 'JaVaScRiPt://acme.example/%0aalert(1)'],
    ['website', 'data:text/html,x'],
    ['website', 'ftp://acme.example'],
    ['website', 'https://'],
    ['website', `https://acme.example/${'x'.repeat(2048)}`],
    ['phone', 'x'.repeat(256)],
    ['address', ['Ring 1']],
    ['country_id', 999],
    ['country_id', '276'],
    ['default_currency', null],
    ['default_currency', 'EURO'],
    ['default_currency', 'XYZ'],
    ['timezone', null],
    ['timezone', ''],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+01:00'],
    ['timezone', '../../etc/passwd'],
    ['benefits', null],
    ['benefits', 1],
    ['benefits', Array.from({ length: 25 }, () => 1)],
    ['benefits.1', [1, 99]],
    ['benefits.0', ['1']],
    ['benefits.0', [1.5]],
    ['values', null],
    ['values', Array.from({ length: 21 }, (_, at) => `value ${at}`)],
    ['values.0', ['  ']],
    ['values.1', ['a', 'x'.repeat(256)]],
    ['career_page_settings', null],
    ['career_page_settings', []],
    [
      'career_page_settings',
      Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`a${at}`, at])),
    ],
    ['career_page_settings.a', { a: { b: 1 } }],
    ['career_page_settings.a', { a: [1] }],
    ['career_page_settings.a', { a: 'x'.repeat(2049) }],
    ['career_page_settings.A', { A: 1 }],
    ['career_page_settings.a-b', { 'a-b': 1 }],
    ['career_page_settings.1a', { '1a': 1 }],
  ];

  test.each(
    refused.map(([path, value]) => [path, JSON.stringify(value).slice(0, 40), value] as const),
  )('refuses %s of %s (422), and changes nothing', async (path, _, value) => {
    const acme = await openCompany();
    const before = await profile(acme);
    const [field = ''] = path.split('.');
    const answer = await update(acme, { phone: '111', [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([path]);
    expect(await profile(acme)).toEqual(before);
    expect(await acme.audited()).toEqual([]);
  });

  test('accepts a currency in any case, spaces around a line, and maximum lengths', async () => {
    const acme = await openCompany();
    const most = {
      name: 'x'.repeat(255),
      description: 'x'.repeat(100_000),
      values: Array.from({ length: 20 }, (_, at) => `value ${at}`),
      career_page_settings: Object.fromEntries(
        Array.from({ length: 50 }, (_, at) => [`a${at}`, 'x'.repeat(2048)]),
      ),
    };
    const answer = await update(acme, { ...most, default_currency: 'chf', phone: ' 111 ' });
    expect(answer.body.data).toMatchObject({ ...most, default_currency: 'CHF', phone: '111' });
  });

  test('removes duplicate benefits', async () => {
    const acme = await openCompany();
    const { body } = await update(acme, { benefits: [2, 1, 2] });
    expect(body.data.benefits).toEqual([2, 1]);
  });

  test.each(['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])(
    'accepts the time zone %s',
    async (timezone) => {
      const { body } = await update(await openCompany(), { timezone });
      expect(body.data).toMatchObject({ timezone });
    },
  );

  test('ignores fields that a caller cannot set', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [before, other] = [await rowOf(acme), await rowOf(globex)];
    const answer = await update(acme, {
      id: globex.id,
      subdomain: 'evil',
      company_id: globex.id,
      is_test: true,
      isTest: true,
      reviews_jobs: true,
      reviewsJobs: true,
      career_domain: 'karriere-de.example',
      career_domain_id: 1,
      careerDomainId: 1,
      logo: 'https://evil.example/logo.svg',
      logo_key: 'cvs/1.pdf',
      logoKey: 'cvs/1.pdf',
      offices: [],
      pipelines: [],
      created_at: '2000-01-01T00:00:00Z',
      createdAt: 0,
      updated_at: '2000-01-01T00:00:00Z',
      ['__proto__']: { name: 'Evil' },
      constructor: { name: 'Evil' },
      phone: '111',
    });
    expect(answer.status).toBe(200);
    expect(await rowOf(acme)).toEqual({ ...before, phone: '111', updatedAt: expect.any(Date) });
    expect(await rowOf(globex)).toEqual(other);
    expect(Object.keys((await acme.audited()).at(-1)?.changes ?? {})).toEqual(['phone']);
  });

  test('records an update with the user and the values before and after', async () => {
    const acme = await openCompany();
    await update(acme, { name: 'Globex', values: ['Bread'], timezone: 'UTC' });
    expect(await acme.audited()).toMatchObject([
      {
        action: 'company.update',
        subjectId: acme.id,
        userId: await acme.user('Admin'),
        changes: { name: { from: 'Acme', to: 'Globex' }, values: { from: [], to: ['Bread'] } },
      },
    ]);
    expect(Object.keys((await acme.audited())[0]?.changes ?? {})).toEqual(['name', 'values']);
  });

  test('returns 404 for an update of another company and changes nothing', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    for (const id of [globex.id, 1]) {
      expect(await update(acme, { name: 'Mine' }, id)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect([(await profile(acme)).name, (await profile(globex)).name]).toEqual(['Acme', 'Acme']);
    expect([...(await acme.audited()), ...(await globex.audited())]).toEqual([]);
  });

  test('requires an Admin to update the company (403)', async () => {
    const acme = await openCompany();
    for (const caller of [acme.recruiter, acme.viewer]) {
      const answer = await caller('POST', `/api/companies/update/${acme.id}`, { name: 'Mine' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
    }
    expect((await profile(acme)).name).toBe('Acme');
  });

  test('keeps two concurrent updates of different fields', async () => {
    const acme = await openCompany();
    const answers = await Promise.all([
      update(acme, { phone: '111' }),
      update(acme, { address: 'Ring 1' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await profile(acme)).toMatchObject({ phone: '111', address: 'Ring 1' });
  });

  test('keeps concurrent changes, and returns 409 stale_write after three conflicts', async () => {
    const acme = await openCompany();
    let house = 10;
    const meanwhile = () => update(acme, { address: `Ring ${(house += 1)}` });
    const once = await interrupted(acme, { address: 'Ring 1' }, meanwhile, [CHANGE]);
    expect(once.status).toBe(200);
    expect(once.body.data).toMatchObject({ address: 'Ring 1' });
    const lost = await interrupted(acme, { address: 'Ring 2' }, meanwhile, [
      CHANGE,
      SECOND_CHANGE,
      THIRD_CHANGE,
    ]);
    expect(lost).toMatchObject({ status: 409, body: { code: 'stale_write' } });
    expect(await profile(acme)).toMatchObject({ address: `Ring ${house}` });
  });

  test('keeps a change of one field whatever happens to others meanwhile', async () => {
    const acme = await openCompany();
    const meanwhile = () => update(acme, { phone: `+${Date.now()}` });
    const trips = [CHANGE, SECOND_CHANGE, THIRD_CHANGE];
    const answer = await interrupted(acme, { address: 'Ring 2' }, meanwhile, trips);
    expect(answer.status).toBe(200);
    const { phone } = await profile(acme);
    expect(answer.body.data).toMatchObject({ phone, address: 'Ring 2' });
  });

  test('shows the new company name on job pages', async () => {
    const acme = await openCompany({ name: 'Known before as another' });
    await acme.openOffice({ country_id: 826, city: 'Leeds' });
    const { hash_id: hash } = await acme.postJob({ status: 'Live' });
    await update(acme, { name: 'Globex <of> the public' });
    const page = await (await visit(CAREER_HOST, fresh(`/jobs/${hash}`))).text();
    expect(page).toContain('Globex &lt;of&gt; the public');
    expect(page).not.toContain('Known before');
  });
});
