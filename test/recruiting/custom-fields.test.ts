/** Tests custom fields of candidates through the API. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const PATH = '/api/custom-fields';
const BARE = { files: [] };
const OPTIONS = [
  { key: 'day', label: 'By day' },
  { key: 'night', label: 'At night' },
];

/** Bands that begin with these values. */
function bandsFrom(...from: (number | string | null)[]) {
  return from.map((value, at) => ({ key: `b${at}`, label: `Band ${at}`, from: value }));
}

function write(acme: Company, id: number, custom: unknown) {
  return acme.recruiter<Candidate>('POST', `/api/candidates/update/${id}`, { custom });
}

async function customOf(acme: Company, id: number): Promise<Candidate['custom']> {
  return (await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`)).body.data.custom;
}

describe('custom fields', () => {
  test('are defined, listed, changed and archived, with audit entries', async () => {
    const acme = await openCompany();
    const made = await acme.openField({ key: 'shift', kind: 'SINGLE_choice', options: OPTIONS });
    expect(made).toEqual({
      id: made.id,
      entity: 'candidate',
      key: 'shift',
      kind: 'single_choice',
      label: 'Shoe size',
      labels: {},
      options: OPTIONS,
      bands: [],
      band_currency: null,
      is_filterable: false,
      is_indexed: false,
      is_required: false,
      visibility: 'all',
      position: 0,
      is_archived: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const update = (body: object) =>
      acme.admin<CustomField>('POST', `${PATH}/update/${made.id}`, body);
    const options = [...OPTIONS.toReversed(), { key: 'late', label: 'Late' }];
    expect((await update({ label: 'Shift', options })).body.data).toMatchObject({
      label: 'Shift',
      options,
    });
    expect((await update({ is_archived: true })).body.data.is_archived).toBe(true);
    expect(await update({ kind: 'text' })).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(await update({ key: 'shifts' })).toMatchObject({ status: 409 });
    expect(await update({ options: OPTIONS })).toMatchObject({
      status: 422,
      body: { errors: { options: ['The option late cannot be removed.'] } },
    });
    const listed = await acme.viewer<Page<CustomField>>('GET', `${PATH}/index`);
    expect(listed.body.data.data).toMatchObject([{ id: made.id, is_archived: true }]);
    expect((await acme.audited()).map(({ action }) => action)).toEqual([
      'custom_field.create',
      'custom_field.update',
      'custom_field.update',
    ]);
  });

  test.each([
    ['key', { key: '__proto__' }],
    ['key', { key: 'Größe' }],
    ['key', { key: 'x'.repeat(41) }],
    ['kind', { kind: 'colour' }],
    ['label', { label: '' }],
    ['options', { options: OPTIONS }],
    ['options', { kind: 'multiple_choice' }],
    ['options', { kind: 'single_choice', options: [OPTIONS[0], OPTIONS[0]] }],
    ['entity', { entity: 'office' }],
    ['visibility', { visibility: 'nobody' }],
    ['bands', { bands: [{ key: 'low', label: 'Low', from: 1 }] }],
    ['bands', { kind: 'number', bands: [1, 2].map((from) => ({ key: 'a', label: 'A', from })) }],
    ['bands.1.from', { kind: 'number', bands: bandsFrom(5, 5) }],
    ['bands.1.from', { kind: 'number', bands: bandsFrom(5, null) }],
    ['bands.0.from', { kind: 'number', bands: bandsFrom('2026-01-01') }],
    ['bands.0.from', { kind: 'date', bands: bandsFrom('2026-02-30') }],
    ['band_currency', { kind: 'money', bands: bandsFrom(5) }],
    ['band_currency', { kind: 'number', bands: bandsFrom(5), band_currency: 'EUR' }],
    ['band_currency', { kind: 'money', bands: bandsFrom(5), band_currency: 'XXY' }],
    ['is_filterable', { is_filterable: true }],
    ['is_filterable', { kind: 'number', is_filterable: true }],
    ['is_filterable', { entity: 'job', kind: 'yes_no', is_filterable: true }],
  ])('are refused with a wrong %s (422)', async (field, change) => {
    const body = { key: 'size', kind: 'text', label: 'Size', ...change };
    const answer = await (await openCompany()).admin('POST', `${PATH}/store`, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
  });

  test('have a key each, are at most 50 of a kind of record, and those of another company do not exist', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id, key } = await acme.openField();
    const body = { key, kind: 'number', label: 'Again' };
    expect(await acme.admin('POST', `${PATH}/store`, body)).toMatchObject({
      status: 409,
      body: { code: 'duplicate', id },
    });
    expect((await globex.admin('GET', `${PATH}/show/${id}`)).status).toBe(404);
    expect((await globex.admin('POST', `${PATH}/update/${id}`, { label: 'X' })).status).toBe(404);
    await db.run(sql`insert into custom_fields (id, company_id, key, label, kind, options, created_at, updated_at)
      select ${acme.id} * 2 + value, ${acme.id}, 'k' || value, 'K', 'text', '[]', 0, 0
      from json_each(${JSON.stringify([...Array(49).keys()])})`);
    const answer = await acme.admin('POST', `${PATH}/store`, { ...body, key: 'another' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { custom_fields: [expect.any(String)] } },
    });
    const ofJobs = { ...body, key: 'another', entity: 'job' };
    expect((await acme.admin('POST', `${PATH}/store`, ofJobs)).status).toBe(201);
    // Keys are unique whatever has the field.
    expect(
      (await acme.admin('POST', `${PATH}/store`, { ...ofJobs, entity: 'application' })).status,
    ).toBe(409);
  });
});

describe('values of candidates', () => {
  /** A field of each kind, called by it. */
  async function openFields(acme: Company): Promise<void> {
    for (const kind of ['text', 'long_text', 'number', 'money', 'date', 'yes_no', 'url', 'member'])
      await acme.openField({ key: kind, kind });
    for (const kind of ['single_choice', 'multiple_choice'])
      await acme.openField({ key: kind, kind, options: OPTIONS });
  }

  test('come back as they were written, of every kind, and null clears', async () => {
    const acme = await openCompany();
    await openFields(acme);
    const { candidate_id: id } = await acme.apply(BARE);
    const values = {
      text: '伊藤 "健太郎" \u{1F9C1} ',
      long_text: 'a\nb\t{"x": 1}',
      number: Number.MAX_SAFE_INTEGER,
      money: { amount: 1234.56, currency: 'EUR' },
      date: '2028-02-29',
      yes_no: false,
      url: 'https://people.example/ada',
      member: await acme.user('Recruiter'),
      single_choice: 'night',
      multiple_choice: ['night', 'day'],
    };
    const written = await write(acme, id, values);
    expect(written, written.text).toMatchObject({ status: 200 });
    expect(await customOf(acme, id)).toEqual(values);
    // What is sent back as it was read changes nothing.
    const again = await write(acme, id, values);
    expect(again.body.data.updated_at).toBe(written.body.data.updated_at);
    await write(acme, id, { text: null, number: -0.5 });
    const { text: _, ...rest } = values;
    expect(await customOf(acme, id)).toEqual({ ...rest, number: -0.5 });
    const events = (await acme.announced()).filter(({ event }) => event === 'candidate.updated');
    expect(events.map(({ data }) => data)).toEqual([
      { candidate_id: id, fields: Object.keys(values).map((key) => `custom.${key}`) },
      { candidate_id: id, fields: ['custom.text', 'custom.number'] },
    ]);
    const exported = await acme.admin<Candidate>('GET', `/api/candidates/export/${id}`);
    expect(exported.body.data.custom).toEqual({ ...rest, number: -0.5 });
    expect(JSON.stringify(await acme.audited())).not.toContain('people.example/ada');
  });

  test.each([
    ['text', 7],
    ['text', 'a\nb'],
    ['text', 'x'.repeat(256)],
    ['long_text', 'x'.repeat(5_001)],
    ['long_text', 'a\0b'],
    ['number', '7'],
    ['number', 2 ** 53],
    ['money', 7],
    ['money', { amount: 7 }],
    ['money', { amount: 7, currency: 'euro' }],
    ['money', { amount: 7, currency: 'EUR', tip: 1 }],
    ['date', '2027-02-29'],
    ['date', '03/04/05'],
    ['yes_no', 'yes'],
    ['url', 'javascript:alert(1)'],
    ['single_choice', 'toString'],
    ['single_choice', ['day']],
    ['multiple_choice', 'day'],
    ['multiple_choice', ['day', 'day']],
    ['multiple_choice', ['noon']],
    ['member', 7],
    ['unheard_of', 'x'],
    ['constructor', 'x'],
    ['__proto__', 'x'],
  ])('of the kind %s refuse %j (422)', async (key, value) => {
    const acme = await openCompany();
    await openFields(acme);
    const { candidate_id: id } = await acme.apply(BARE);
    const answer = await write(acme, id, { [key]: value });
    expect(answer, answer.text).toMatchObject({
      status: 422,
      body: { errors: { [`custom.${key}`]: [expect.any(String)] } },
    });
    expect(await customOf(acme, id)).toEqual({});
  });

  test('refuse members and fields of another company as unknown ones', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await acme.openField({ key: 'lead', kind: 'member' });
    await globex.openField({ key: 'theirs' });
    const { candidate_id: id } = await acme.apply(BARE);
    for (const custom of [{ lead: await globex.user('Admin') }, { theirs: 'x' }]) {
      expect((await write(acme, id, custom)).status).toBe(422);
    }
  });

  test('of an archived field are shown, and not written', async () => {
    const acme = await openCompany();
    const { id: fieldId, key } = await acme.openField();
    const { candidate_id: id } = await acme.apply(BARE);
    await write(acme, id, { [key]: 'before' });
    await acme.admin('POST', `${PATH}/update/${fieldId}`, { is_archived: true });
    expect(await customOf(acme, id)).toEqual({ [key]: 'before' });
    expect((await write(acme, id, { [key]: 'after' })).status).toBe(422);
    expect((await write(acme, id, { [key]: 'before' })).status).toBe(200);
  });

  test('are at most 16,000 characters together', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply(BARE);
    const keys = ['a', 'b', 'c', 'd'];
    for (const key of keys) await acme.openField({ key, kind: 'long_text' });
    const long = Object.fromEntries(keys.map((key) => [key, 'x'.repeat(4_500)]));
    const answer = await write(acme, id, long);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { custom: [expect.any(String)] } },
    });
  });

  test('are merged by field, of which the kept person’s counts, and erased', async () => {
    const acme = await openCompany();
    for (const key of ['both', 'one', 'other']) await acme.openField({ key });
    const [kept, merged] = [await acme.apply(BARE), await acme.apply(BARE)];
    await write(acme, kept.candidate_id, { both: 'kept', one: 'kept' });
    await write(acme, merged.candidate_id, { both: 'merged', other: 'merged' });
    await acme.admin('POST', `/api/candidates/merge/${kept.candidate_id}`, {
      from_candidate_id: merged.candidate_id,
    });
    const id = kept.candidate_id;
    expect(await customOf(acme, id)).toEqual({ both: 'kept', one: 'kept', other: 'merged' });
    // Somebody without values gets those of the other.
    const next = await acme.apply(BARE);
    await acme.admin('POST', `/api/candidates/merge/${next.candidate_id}`, {
      from_candidate_id: id,
    });
    expect(await customOf(acme, next.candidate_id)).toMatchObject({ other: 'merged' });
    await acme.admin('DELETE', `/api/candidates/erase/${next.candidate_id}`);
    expect(await customOf(acme, next.candidate_id)).toEqual({});
    const rows = await db.all(sql`select 1 from candidate_values where company_id = ${acme.id}`);
    expect(rows).toEqual([]);
  });
});
