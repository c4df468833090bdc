/** Offices (contract 4.2, decisions: Company, offices). */
import { desc, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { places } from '#data/tables/places.ts';
import { stateId } from '#lib/subdivisions.ts';
import type { Page } from '#lib/pagination.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const bavaria = stateId('DE-BY');
const saxony = stateId('DE-SN');

async function defaultsOf(acme: Company): Promise<string[]> {
  const { body } = await acme.viewer<Page<Office>>('GET', '/api/company-offices/index?max=100');
  return body.data.data.filter((office) => office.is_default).map(({ name }) => name);
}

describe('POST /api/company-offices/store', () => {
  test('creates an office with 201 and returns the whole record (4.2)', async () => {
    const acme = await openCompany();
    const given = {
      name: '  Werk 1 ',
      address: 'Ring 1',
      country_id: 276,
      state_id: bavaria,
      city: 'München',
      zipcode: '80331',
      is_default: true,
    };
    const answer = await acme.admin<Office>('POST', '/api/company-offices/store', given);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        ...given,
        id: expect.any(Number),
        name: 'Werk 1',
        created_at: expect.stringMatching(STAMP),
        updated_at: expect.stringMatching(STAMP),
      },
    });
    const shown = await acme.viewer('GET', `/api/company-offices/show/${answer.body.data.id}`);
    expect(shown).toMatchObject({ status: 200, body: answer.body });
    expect(await acme.announced()).toEqual([]);
    expect(await acme.audited()).toMatchObject([
      {
        action: 'office.create',
        subjectId: answer.body.data.id,
        userId: await acme.user('Admin'),
        changes: { name: { from: null, to: 'Werk 1' }, state_id: { from: null, to: bavaria } },
      },
    ]);
  });

  test('requires only a name and sets everything else to null (2.4)', async () => {
    const acme = await openCompany();
    expect(await acme.openOffice({ name: 'Bare' })).toMatchObject({
      name: 'Bare',
      address: null,
      country_id: null,
      state_id: null,
      city: null,
      zipcode: null,
      is_default: true,
    });
  });

  test('makes the first office the default in any case, and later ones on request (decisions)', async () => {
    const acme = await openCompany();
    expect(await acme.openOffice({ name: 'A', is_default: false })).toMatchObject({
      is_default: true,
    });
    expect(await acme.openOffice({ name: 'B' })).toMatchObject({ is_default: false });
    expect(await acme.openOffice({ name: 'C', is_default: true })).toMatchObject({
      is_default: true,
    });
    expect(await defaultsOf(acme)).toEqual(['C']);
  });

  test.each([
    ['name', {}],
    ['name', { name: null }],
    ['name', { name: '   ' }],
    ['name', { name: 7 }],
    ['name', { name: 'x'.repeat(256) }],
    ['address', { name: 'A', address: 'x'.repeat(256) }],
    ['city', { name: 'A', city: 'x'.repeat(256) }],
    ['zipcode', { name: 'A', zipcode: 'x'.repeat(256) }],
    ['zipcode', { name: 'A', zipcode: 80331 }],
    ['country_id', { name: 'A', country_id: 999 }],
    ['country_id', { name: 'A', country_id: '276' }],
    ['country_id', { name: 'A', country_id: 276.5 }],
    ['state_id', { name: 'A', state_id: bavaria }],
    ['state_id', { name: 'A', state_id: bavaria, country_id: 250 }],
    ['state_id', { name: 'A', state_id: 1, country_id: 276 }],
    ['state_id', { name: 'A', state_id: 276 * 37 ** 3 + 1, country_id: 276 }],
    ['is_default', { name: 'A', is_default: 'yes' }],
  ])('rejects %s of %o (422) and creates nothing', async (field, given) => {
    const acme = await openCompany();
    const answer = await acme.admin('POST', '/api/company-offices/store', given);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await acme.audited()).toEqual([]);
  });

  test('accepts a name of 255 characters', async () => {
    const acme = await openCompany();
    expect((await acme.openOffice({ name: 'x'.repeat(255) })).name).toHaveLength(255);
  });

  test('creates one place per city, in its first spelling, for all companies (decisions)', async () => {
    const city = `Königs-${crypto.randomUUID()}`;
    const [acme, globex] = [await openCompany(), await openCompany()];
    await acme.openOffice({ country_id: 276, state_id: bavaria, city });
    await globex.openOffice({ country_id: 276, state_id: bavaria, city: city.toUpperCase() });
    await globex.openOffice({ country_id: 276, city });
    const slug = city.toLowerCase().replace('ö', 'o');
    const found = await db
      .select()
      .from(places)
      .where(eq(places.slug, slug))
      .orderBy(desc(places.stateId));
    expect(found).toMatchObject([
      { name: city, stateId: bavaria, stateName: 'Bayern', pathSlug: slug },
    ]);
  });

  test('sets the state of a city later, unless other companies have offices there', async () => {
    const city = `Neu-${crypto.randomUUID()}`;
    const slug = city.toLowerCase();
    const [acme, globex] = [await openCompany(), await openCompany()];
    await acme.openOffice({ country_id: 276, city });
    await globex.openOffice({ country_id: 276, state_id: saxony, city });
    expect(
      await db.select().from(places).where(eq(places.slug, slug)).orderBy(places.id),
    ).toMatchObject([
      { stateId: 0, pathSlug: slug },
      { stateId: saxony, pathSlug: `${slug}-sn` },
    ]);
  });

  test('sets the state of a city that only this company has offices in', async () => {
    const city = `Alt-${crypto.randomUUID()}`;
    const slug = city.toLowerCase();
    const acme = await openCompany();
    await acme.openOffice({ country_id: 276, city });
    await acme.openOffice({ country_id: 276, state_id: bavaria, city });
    expect(await db.select().from(places).where(eq(places.slug, slug))).toMatchObject([
      { name: city, stateId: bavaria, stateName: 'Bayern', pathSlug: slug },
    ]);
  });

  test('gives each city its own path, and shows no company’s spelling to others', async () => {
    const city = `Weit-${crypto.randomUUID()}`;
    const slug = city.toLowerCase();
    const acme = await openCompany();
    await acme.openOffice({
      country_id: 276,
      state_id: bavaria,
      city: `☠️ !!! ${city} ??? \u202e`,
    });
    await acme.openOffice({ country_id: 276, state_id: saxony, city });
    await acme.openOffice({ country_id: 276, city: `${city} (SN)` });
    const found = await db
      .select()
      .from(places)
      .where(like(places.slug, `${slug}%`))
      .orderBy(places.id);
    expect(found[0]?.name).toBe(city);
    expect(new Set(found.map(({ pathSlug }) => pathSlug)).size).toBe(3);
  });

  test('creates another place for a city of the same name, with the state in its path', async () => {
    const city = `Spring-${crypto.randomUUID()}`;
    const acme = await openCompany();
    await acme.openOffice({ country_id: 276, state_id: bavaria, city });
    await acme.openOffice({ country_id: 276, state_id: saxony, city });
    const slug = city.toLowerCase();
    const found = await db.select().from(places).where(eq(places.slug, slug)).orderBy(places.id);
    expect(found.map(({ pathSlug }) => pathSlug)).toEqual([slug, `${slug}-sn`]);
  });

  test('keeps one default if two offices become the default at once', async () => {
    const acme = await openCompany();
    const store = (name: string) =>
      acme.admin('POST', '/api/company-offices/store', { name, is_default: true });
    const answers = await Promise.all([store('A'), store('B'), store('C')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await defaultsOf(acme)).toHaveLength(1);
  });

  test('keeps one default if two first offices are created at once', async () => {
    const acme = await openCompany();
    const store = (name: string) => acme.admin('POST', '/api/company-offices/store', { name });
    const answers = await Promise.all([store('A'), store('B')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await defaultsOf(acme)).toHaveLength(1);
  });
});

describe('GET /api/company-offices/index', () => {
  test('returns one empty page for a company without offices (4.0)', async () => {
    const acme = await openCompany();
    const { status, body } = await acme.viewer('GET', '/api/company-offices/index');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        current_page: 1,
        data: [],
        total: 0,
        per_page: 10,
        last_page: 1,
        next_cursor: null,
        next_since: expect.any(String),
      },
    });
  });

  test('pages newest first, the same by page and by cursor, without offices of other companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.openOffice({ name: 'Secret' });
    for (const name of ['A', 'B', 'C', 'D', 'E']) await acme.openOffice({ name });

    const names: string[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage = await acme.viewer<Page<Office>>(
        'GET',
        `/api/company-offices/index?max=2&page=${page}`,
      );
      const byCursor = cursor
        ? await acme.viewer<Page<Office>>(
            'GET',
            `/api/company-offices/index?max=2&cursor=${cursor}`,
          )
        : byPage;
      expect(comparable(byCursor.body.data)).toEqual(comparable(byPage.body.data));
      expect(byPage.body.data).toMatchObject({ current_page: page, total: 5, last_page: 3 });
      names.push(...byPage.body.data.data.map(({ name }) => name));
      cursor = byPage.body.data.next_cursor;
    }
    expect(names).toEqual(['E', 'D', 'C', 'B', 'A']);
  });

  test('returns offices changed since a time with updated-since', async () => {
    const acme = await openCompany();
    const first = await acme.openOffice({ name: 'A' });
    const second = await acme.openOffice({ name: 'B' });
    const since = (at: string) =>
      acme.viewer<Page<Office>>('GET', `/api/company-offices/index?updated-since=${at}`);
    expect((await since(second.updated_at)).body.data).toMatchObject({
      total: 1,
      data: [{ name: 'B' }],
    });
    const later = await acme.admin<Office>('POST', `/api/company-offices/update/${first.id}`, {
      address: 'Elsewhere',
    });
    const changed = await since(later.body.data.updated_at);
    expect(changed.body.data).toMatchObject({ total: 1, data: [{ name: 'A' }] });
  });
});

describe('POST /api/company-offices/update/{id}', () => {
  test('keeps absent fields and clears with null (decisions: Update bodies)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice({
      country_id: 276,
      state_id: bavaria,
      city: 'München',
      zipcode: '80331',
      address: 'Ring 1',
    });
    const path = `/api/company-offices/update/${office.id}`;
    const answer = await acme.admin<Office>('POST', path, { zipcode: null, address: 'Ring 2' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: { ...office, zipcode: null, address: 'Ring 2', updated_at: expect.any(String) },
      },
    });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'office.update',
      subjectId: office.id,
      changes: {
        zipcode: { from: '80331', to: null },
        address: { from: 'Ring 1', to: 'Ring 2' },
      },
    });
    const unchanged = await acme.admin('POST', path, {});
    expect(unchanged.body.data).toMatchObject({
      zipcode: null,
      city: 'München',
      state_id: bavaria,
    });
  });

  test('refuses to clear the name of an office', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice();
    expect(
      await acme.admin('POST', `/api/company-offices/update/${id}`, { name: null }),
    ).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
  });

  test('moves the default with is_default, and refuses to unset it (decisions)', async () => {
    const acme = await openCompany();
    const first = await acme.openOffice({ name: 'A' });
    const second = await acme.openOffice({ name: 'B' });
    const update = (id: number, change: object) =>
      acme.admin('POST', `/api/company-offices/update/${id}`, change);
    expect(await update(second.id, { is_default: true })).toMatchObject({ status: 200 });
    expect(await defaultsOf(acme)).toEqual(['B']);
    expect(await update(second.id, { is_default: false })).toMatchObject({
      status: 422,
      body: { errors: { is_default: [expect.any(String)] } },
    });
    expect(await update(first.id, { is_default: false })).toMatchObject({ status: 200 });
    expect(await defaultsOf(acme)).toEqual(['B']);
  });

  test('keeps one default if two updates set it at once', async () => {
    const acme = await openCompany();
    await acme.openOffice({ name: 'A' });
    const [b, c] = [await acme.openOffice({ name: 'B' }), await acme.openOffice({ name: 'C' })];
    const answers = await Promise.all(
      [b, c].map(({ id }) =>
        acme.admin('POST', `/api/company-offices/update/${id}`, { is_default: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await defaultsOf(acme)).toHaveLength(1);
  });

  test('keeps two concurrent changes of different fields', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice();
    const path = `/api/company-offices/update/${id}`;
    const answers = await Promise.all([
      acme.admin('POST', path, { zipcode: '1' }),
      acme.admin('POST', path, { address: 'Ring 1' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await acme.viewer('GET', `/api/company-offices/show/${id}`)).body.data).toMatchObject({
      zipcode: '1',
      address: 'Ring 1',
    });
  });

  test('clears the state of an office that moves to another country', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice({ country_id: 276, state_id: bavaria, city: 'München' });
    const path = `/api/company-offices/update/${id}`;
    expect((await acme.admin('POST', path, { country_id: 276 })).body.data).toMatchObject({
      state_id: bavaria,
    });
    expect(await acme.admin('POST', path, { country_id: 250, state_id: bavaria })).toMatchObject({
      status: 422,
      body: { errors: { state_id: [expect.any(String)] } },
    });
    expect(
      (await acme.admin('POST', path, { country_id: 250, city: 'Lyon' })).body.data,
    ).toMatchObject({ country_id: 250, state_id: null, city: 'Lyon' });
  });

  test('updates the public listing when an office moves (4.7)', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice({ country_id: 826, city: `Old-${crypto.randomUUID()}` });
    await acme.postJob({ status: 'Live', office_id: office.id });
    const city = `New ${crypto.randomUUID()}`;
    await acme.admin('POST', `/api/company-offices/update/${office.id}`, { city });
    const listed = await acme.viewer<Page<{ city_company: string }>>(
      'GET',
      `/api/locations/jobs?country=GB&city=${encodeURIComponent(city)}`,
    );
    expect(listed.body.data).toMatchObject({ total: 1, data: [{ city_company: city }] });
  });
});

describe('DELETE /api/company-offices/destroy/{id}', () => {
  const destroy = (id: number) => `/api/company-offices/destroy/${id}`;

  test('returns null for a deletion, and 404 afterwards (decisions)', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice();
    const answer = await acme.admin('DELETE', destroy(id));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, data: null });
    expect((await acme.audited()).at(-1)).toMatchObject({ action: 'office.delete', subjectId: id });
    expect(await acme.admin('DELETE', destroy(id))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await acme.viewer('GET', `/api/company-offices/show/${id}`)).toMatchObject({
      status: 404,
    });
  });

  test('refuses to delete the default while others exist, and makes the next office the default', async () => {
    const acme = await openCompany();
    const first = await acme.openOffice({ name: 'A' });
    const second = await acme.openOffice({ name: 'B' });
    expect(await acme.admin('DELETE', destroy(first.id))).toMatchObject({
      status: 409,
      body: { code: 'default_office' },
    });
    expect(await acme.admin('DELETE', destroy(second.id))).toMatchObject({ status: 200 });
    expect(await acme.admin('DELETE', destroy(first.id))).toMatchObject({ status: 200 });
    expect(await acme.openOffice({ name: 'C' })).toMatchObject({ is_default: true });
  });

  test('refuses to delete an office of a Live job, and clears it from other jobs', async () => {
    const acme = await openCompany();
    await acme.openOffice({ name: 'A' });
    const office = await acme.openOffice({ name: 'B' });
    const live = await acme.postJob({ status: 'Live', office_id: office.id });
    const draft = await acme.postJob({ office_id: office.id });
    expect(await acme.admin('DELETE', destroy(office.id))).toMatchObject({
      status: 409,
      body: { code: 'office_in_use' },
    });
    expect(await acme.showJob(draft)).toMatchObject({ office_id: office.id });
    await acme.recruiter('POST', `/api/jobs/update-status/${live.id}`, { status: 'Closed' });
    expect(await acme.admin('DELETE', destroy(office.id))).toMatchObject({ status: 200 });
    for (const job of [live, draft]) {
      expect(await acme.showJob(job)).toMatchObject({ office_id: null, office: null });
    }
  });

  test('deletes an office once for two concurrent requests', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice();
    const answers = await Promise.all([1, 2, 3].map(() => acme.admin('DELETE', destroy(id))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const deletions = (await acme.audited()).filter(({ action }) => action === 'office.delete');
    expect(deletions).toHaveLength(1);
  });
});
