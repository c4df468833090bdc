/** Tests lists that are filtered by custom fields, through the API. */
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched, callWith } from '../support/d1.ts';
import { db } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';

const FIELDS = '/api/custom-fields';
const PEOPLE = '/api/candidates/index';
const LIST = '/api/candidate-job/index';
const BARE = { files: [] };
/** The round trip that commits, after the caller, the field, and the other fields that lists are filtered by. */
const COMMIT = 4;
const OPTIONS = ['day', 'night'].map((key) => ({ key, label: key }));
const BANDS = [null, 5, 10].map((from, at) => ({ key: `b${at}`, label: `Band ${at}`, from }));

/** Three applications of different people: two by night, of which one has a score. */
async function openFiltered() {
  const acme = await openCompany();
  const choice = { kind: 'multiple_choice', options: OPTIONS, is_filterable: true };
  const shift = await acme.openField({ key: 'shift', ...choice });
  const score = { kind: 'number', bands: BANDS, is_filterable: true, entity: 'application' };
  await acme.openField({ key: 'score', ...score });
  const made = [await acme.apply(BARE), await acme.apply(BARE), await acme.apply(BARE)] as const;
  const [first, second, third] = made;
  await writePerson(acme, first.candidate_id, { shift: ['night'] });
  await writePerson(acme, second.candidate_id, { shift: ['day', 'night'] });
  await writePerson(acme, third.candidate_id, { shift: ['day'] });
  await writeApplication(acme, second.id, { score: 7 });
  return { acme, shift, first, second, third };
}

async function writePerson(acme: Company, id: number, custom: object): Promise<void> {
  const answer = await acme.recruiter('POST', `/api/candidates/update/${id}`, { custom });
  expect(answer.status, answer.text).toBe(200);
}

async function writeApplication(acme: Company, id: number, custom: object): Promise<void> {
  const answer = await acme.recruiter('POST', `/api/candidate-job/update/${id}`, { custom });
  expect(answer.status, answer.text).toBe(200);
}

async function idsOf(acme: Company, path: string): Promise<number[]> {
  const answer = await acme.viewer<Page<{ id: number }>>('GET', path);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('x-unknown-parameters')).toBeNull();
  return answer.body.data.data.map(({ id }) => id);
}

/** Changes a field as an Admin, and runs `meanwhile` before the round trip in which the change is committed. */
async function changeWatched(
  acme: Company,
  [path, body]: readonly [path: string, body: object],
  commit: number,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const watch = (_: string, count: number) => (count === commit ? meanwhile() : undefined);
  const caller = { token: await acme.token('Admin'), body };
  expect((await callWatched(watch, 'POST', `${API}${path}`, caller)).status).toBe(200);
}

/** How many rows of the indexes have a token of the field: of people and of their applications. */
async function tokensOf(acme: Company, { id }: { id: number }): Promise<number> {
  const token = `c${acme.id.toString(16)}_f${id.toString(16)}v`;
  const counts = ['candidate_index', 'application_index'].map((name) =>
    env.DB.prepare(`select count(*) as n from ${name} where instr(facets, ?) > 0`)
      .bind(token)
      .first<number>('n'),
  );
  return (await Promise.all(counts)).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

describe('field.<key>', () => {
  test('filters candidates, applications and those of a job', async () => {
    const { acme, first, second, third } = await openFiltered();
    const [one, two, three] = [first, second, third].map((made) => made.candidate_id);
    expect(await idsOf(acme, `${PEOPLE}?field.shift=night`)).toEqual([two, one]);
    expect(await idsOf(acme, `${PEOPLE}?field[shift]=night`)).toEqual([two, one]);
    expect(await idsOf(acme, `${PEOPLE}?field.shift=day,night&sort=oldest`)).toEqual([
      one,
      two,
      three,
    ]);
    expect(await idsOf(acme, `${PEOPLE}?field.score=b1`)).toEqual([two]);
    expect(await idsOf(acme, `${PEOPLE}?field.score=b1&field.shift=night`)).toEqual([two]);
    expect(await idsOf(acme, `${LIST}?field.shift=night&status=active`)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await idsOf(acme, `${LIST}?field.score=b0,b2`)).toEqual([]);
    const ofJob = `/api/jobs/${first.job.hash_id}/applicant-job`;
    expect(await idsOf(acme, `${ofJob}?field.shift=night`)).toEqual([first.id]);
    await writePerson(acme, first.candidate_id, { shift: null });
    await writeApplication(acme, second.id, { score: 10 });
    expect(await idsOf(acme, `${PEOPLE}?field.shift=night`)).toEqual([two]);
    expect(await idsOf(acme, `${LIST}?field.score=b2`)).toEqual([second.id]);
    await acme.admin('DELETE', `/api/candidates/erase/${second.candidate_id}`);
    expect(await idsOf(acme, `${PEOPLE}?field.shift=night`)).toEqual([]);
  });

  test('takes yes and no, members, dates and amounts by bands', async () => {
    const acme = await openCompany();
    const bands = (...from: unknown[]) =>
      from.map((value, at) => ({ key: `b${at}`, label: 'B', from: value }));
    for (const field of [
      { key: 'car', kind: 'yes_no' },
      { key: 'lead', kind: 'member' },
      { key: 'start', kind: 'date', bands: bands('2026-01-01', '2027-01-01') },
      { key: 'wish', kind: 'money', bands: bands(null, 100), band_currency: 'eur' },
    ])
      await acme.openField({ ...field, is_filterable: true });
    const { candidate_id: id } = await acme.apply(BARE);
    const lead = await acme.user('Recruiter');
    const wish = { amount: 100, currency: 'EUR' };
    await writePerson(acme, id, { car: false, lead, start: '2026-12-31', wish });
    for (const query of ['car=no', `lead=${lead}`, 'start=b0', 'wish=b1'])
      expect(await idsOf(acme, `${PEOPLE}?field.${query}`)).toEqual([id]);
    for (const query of ['car=yes', 'start=b1', 'wish=b0'])
      expect(await idsOf(acme, `${PEOPLE}?field.${query}`)).toEqual([]);
    await writePerson(acme, id, { wish: { amount: 100, currency: 'USD' }, start: '2025-12-31' });
    for (const query of ['wish=b0,b1', 'start=b0,b1'])
      expect(await idsOf(acme, `${PEOPLE}?field.${query}`)).toEqual([]);
  });

  test('is refused alike for fields that are unknown, foreign, hidden, archived and not filterable', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const choice = { kind: 'yes_no', is_filterable: true };
    await globex.openField({ key: 'foreign', ...choice });
    await acme.openField({ key: 'hidden', visibility: 'admin', ...choice });
    await acme.openField({ key: 'plain', kind: 'yes_no' });
    const { id } = await acme.openField({ key: 'archived', ...choice });
    await acme.admin('POST', `${FIELDS}/update/${id}`, { is_archived: true });
    for (const key of ['unknown', 'foreign', 'hidden', 'archived', 'plain', 'constructor', '']) {
      const answer = await acme.viewer('GET', `${LIST}?field.${key}=yes`);
      expect(answer, answer.text).toMatchObject({
        status: 422,
        body: { errors: { [`field.${key}`]: ['Is not a field that lists are filtered by.'] } },
      });
    }
    expect((await acme.admin('GET', `${LIST}?field.hidden=yes`)).status).toBe(200);
    for (const query of [
      'field.__proto__=yes',
      'field.hidden=maybe',
      'field=yes',
      'field.hidden=A',
    ]) {
      expect((await acme.admin('GET', `${LIST}?${query}`)).status, query).toBe(422);
    }
    const twice = await acme.admin('GET', `${LIST}?field.hidden=yes&field[hidden]=no`);
    expect(twice.status).toBe(422);
  });

  test('finds what had values before the field became filterable, also of many records', async () => {
    const acme = await openCompany();
    const { id } = await acme.openField({ key: 'shift', kind: 'single_choice', options: OPTIONS });
    const made = await acme.apply(BARE);
    await writePerson(acme, made.candidate_id, { shift: 'night' });
    const update = (body: object) =>
      acme.admin<CustomField>('POST', `${FIELDS}/update/${id}`, body);
    const on = await update({ is_filterable: true });
    expect(on.body.data).toMatchObject({ is_filterable: true, is_indexed: true });
    expect(await idsOf(acme, `${PEOPLE}?field.shift=night`)).toEqual([made.candidate_id]);
    await update({ is_filterable: false });
    // What is cleared meanwhile is not found later.
    await writePerson(acme, made.candidate_id, { shift: null });
    await db.run(sql`insert into candidate_values (candidate_id, company_id, value, created_at)
      select ${acme.id} + value, ${acme.id}, '{"shift":"day"}', 0
      from json_each(${JSON.stringify([...Array(120).keys()])})`);
    const many = await update({ is_filterable: true });
    expect(many.body.data).toMatchObject({ is_filterable: true, is_indexed: false });
    expect(await acme.viewer('GET', `${PEOPLE}?field.shift=night`)).toMatchObject({
      status: 503,
      body: { code: 'index_incomplete' },
    });
    await tick();
    expect(await idsOf(acme, `${PEOPLE}?field.shift=night`)).toEqual([]);
    await writePerson(acme, made.candidate_id, { shift: 'day' });
    expect(await idsOf(acme, `${PEOPLE}?field.shift=day`)).toEqual([made.candidate_id]);
    // Bands decide on the tokens, too: other bands write them again.
    await db.run(
      sql`delete from candidate_values where candidate_id between ${acme.id} and ${acme.id + 200}`,
    );
  });

  test('leaves no tokens behind when it is none any more, also of many records', async () => {
    const { acme, shift, second } = await openFiltered();
    const { data: score } = (await acme.admin<Page<CustomField>>('GET', `${FIELDS}/index`)).body
      .data;
    const scoreId = score.find(({ key }) => key === 'score')?.id ?? 0;
    const update = (id: number, body: object) =>
      acme.admin<CustomField>('POST', `${FIELDS}/update/${id}`, body);
    expect(await tokensOf(acme, shift)).toBe(6);
    await update(scoreId, { is_archived: true });
    expect(await tokensOf(acme, { id: scoreId })).toBe(0);
    await db.run(sql`insert into candidate_values (candidate_id, company_id, value, created_at)
      select ${acme.id} + value, ${acme.id}, '{"shift":["day"]}', 0
      from json_each(${JSON.stringify([...Array(120).keys()])})`);
    await update(shift.id, { is_filterable: false });
    // A change of something else does not end the work.
    const renamed = await update(shift.id, { label: 'Shifts' });
    expect(renamed.body.data).toMatchObject({ is_filterable: false, is_indexed: false });
    expect(await tokensOf(acme, shift)).toBe(6);
    await tick();
    expect(await tokensOf(acme, shift)).toBe(0);
    expect(await idsOf(acme, `${LIST}?status=active&job_id=${second.job.id}`)).toEqual([second.id]);
    await update(shift.id, { is_filterable: true });
    await tick();
    expect(await tokensOf(acme, shift)).toBe(6);
    await db.run(
      sql`delete from candidate_values where candidate_id between ${acme.id} and ${acme.id + 200}`,
    );
  });

  test('follows other bands', async () => {
    const acme = await openCompany();
    const bands = { kind: 'number', bands: BANDS, is_filterable: true };
    const { id } = await acme.openField({ key: 'years', ...bands });
    const made = await acme.apply(BARE);
    await writePerson(acme, made.candidate_id, { years: 7 });
    const low = { bands: [{ key: 'low', label: 'Low', from: 0 }] };
    await acme.admin('POST', `${FIELDS}/update/${id}`, low);
    expect(await idsOf(acme, `${PEOPLE}?field.years=low`)).toEqual([made.candidate_id]);
    expect((await acme.viewer('GET', `${PEOPLE}?field.years=b1`)).status).toBe(422);
  });

  test.each([
    ['becomes filterable', { is_filterable: true }, 'low'],
    ['gets other bands', { bands: [{ key: 'all', label: 'All', from: 0 }] }, 'all'],
  ])('finds a value that is written while the field %s', async (_, change, band) => {
    const acme = await openCompany();
    const bands = [{ key: 'low', label: 'Low', from: 0 }];
    const { id } = await acme.openField({
      key: 'years',
      kind: 'number',
      bands,
      is_filterable: !('is_filterable' in change),
    });
    const made = await acme.apply(BARE);
    const write = () => writePerson(acme, made.candidate_id, { years: 7 });
    await changeWatched(acme, [`${FIELDS}/update/${id}`, change], COMMIT, write);
    expect(await idsOf(acme, `${PEOPLE}?field.years=${band}`)).toEqual([made.candidate_id]);
  });

  test('keeps no token of a value that is written while the field becomes none', async () => {
    const { acme, shift } = await openFiltered();
    const made = await acme.apply(BARE);
    const write = () => writePerson(acme, made.candidate_id, { shift: ['day'] });
    const off = [`${FIELDS}/update/${shift.id}`, { is_filterable: false }] as const;
    await changeWatched(acme, off, COMMIT - 1, write);
    expect(await tokensOf(acme, shift)).toBe(0);
  });

  test('is of at most 15 fields of a kind of record', async () => {
    const acme = await openCompany();
    await db.run(sql`insert into custom_fields (id, company_id, key, label, kind, options, is_filterable, created_at, updated_at)
      select ${acme.id} * 2 + value, ${acme.id}, 'k' || value, 'K', 'yes_no', '[]', 1, 0, 0
      from json_each(${JSON.stringify([...Array(15).keys()])})`);
    const body = { key: 'more', label: 'More', kind: 'yes_no', is_filterable: true };
    const refused = { status: 422, body: { errors: { is_filterable: [expect.any(String)] } } };
    expect(await acme.admin('POST', `${FIELDS}/store`, body)).toMatchObject(refused);
    const { id } = await acme.openField({ key: 'another', kind: 'yes_no' });
    const on = { is_filterable: true };
    expect(await acme.admin('POST', `${FIELDS}/update/${id}`, on)).toMatchObject(refused);
    const ofApplications = { ...body, entity: 'application' };
    expect((await acme.admin('POST', `${FIELDS}/store`, ofApplications)).status).toBe(201);
  });

  test('reads the rows that it shows and counts, and few others', async () => {
    const { acme, first } = await openFiltered();
    const before = await rowsRead(`${LIST}?status=active`, acme);
    const people = JSON.stringify([...Array(400).keys()]);
    await db.run(sql`insert into candidates (id, company_id, email, email_key, first_name, last_name, indexed, created_at, updated_at)
      select ${first.candidate_id} - 1000 + value, ${acme.id}, 'e' || value, 'e' || value, 'A', 'B', 'a b', 0, 0 from json_each(${people})`);
    await db.run(sql`insert into applications (id, company_id, candidate_id, job_id, stage_id, stage_since, status, source, created_at, updated_at)
      select ${first.id} - 1000 + value, ${acme.id}, ${first.candidate_id} - 1000 + value, ${first.job.id}, ${first.stage_id}, 0, 'active', 'api', 0, 0 from json_each(${people})`);
    const filtered = await rowsRead(`${LIST}?field.shift=night`, acme);
    // The index, the rows of the page, and the field itself, whatever else the company has.
    expect(filtered).toBeLessThan(before + 20);
  });
});

/** The rows that a list reads. */
async function rowsRead(path: string, acme: Company): Promise<number> {
  let rows = 0;
  const database = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'batch') return member.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements);
        for (const { meta } of results) rows += meta.rows_read;
        return results;
      };
    },
  });
  const headers = { authorization: `Bearer ${await acme.token('Viewer')}` };
  const answer = await callWith(database, 'GET', `${API}${path}`, headers);
  expect(answer.status).toBe(200);
  return rows;
}

describe('saved views and exports', () => {
  test('keep filters by fields; a field that is none any more is stale', async () => {
    const { acme, shift } = await openFiltered();
    const view = (query: object) =>
      acme.recruiter<SavedView>('POST', '/api/saved-views/store', {
        name: 'By night',
        entity: 'candidates',
        query,
        is_shared: true,
      });
    const saved = await view({ 'field.shift': 'night' });
    expect(saved.body.data).toMatchObject({ query: { 'field.shift': 'night' }, stale: [] });
    for (const query of [
      { 'field.gone': 'x' },
      { 'field.shift': 'noon' },
      { 'field[shift]': 'x' },
    ]) {
      const [name] = Object.keys(query);
      expect(await view(query)).toMatchObject({
        status: 422,
        body: { errors: { [`query.${name}`]: expect.anything() } },
      });
    }
    const exported = (query: object) =>
      acme.admin('POST', '/api/exports/store', { entity: 'candidates', query });
    expect((await exported({ 'field.shift': 'night' })).status).toBe(201);
    expect((await exported({ 'field.gone': 'night' })).status).toBe(422);
    await acme.admin('POST', `${FIELDS}/update/${shift.id}`, { is_filterable: false });
    const path = `/api/saved-views/show/${saved.body.data.id}`;
    expect((await acme.viewer<SavedView>('GET', path)).body.data.stale).toEqual([
      { filter: 'field.shift', id: shift.id },
    ]);
    expect((await acme.viewer('GET', `${PEOPLE}?field.shift=night`)).status).toBe(422);
  });
});
