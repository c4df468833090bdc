/** openapi-fetch with the types of client/schema.d.ts, as integrators use them (docs/client.md). */
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import { beforeAll, describe, expect, expectTypeOf, inject, test } from 'vitest';
import type { components, paths, webhooks } from '../../client/schema.d.ts';
import { openPerson } from './support/person.ts';
import { codeFor, redeem } from './support/tokens.ts';

type Job = components['schemas']['Job'];
type JobItem = components['schemas']['JobItem'];

const { origin, admin, clients } = inject('service');
/** The beginning of a PNG of 64 by 64 pixels. */
const PNG = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64, 0, 0, 0, 64, 8, 6, 0, 0, 0],
].flat();

let api: Client<paths>;

beforeAll(async () => {
  const scope = 'company jobs:read jobs:write';
  const code = await codeFor(openPerson(admin), clients.confidential, { scope });
  const { body } = await redeem(clients.confidential, code);
  api = clientOf(body.access_token);
});

function clientOf(token: string): Client<paths> {
  return createClient<paths>({ baseUrl: origin, headers: { Authorization: `Bearer ${token}` } });
}

async function postJob(title: string): Promise<Job> {
  const { data } = await api.POST('/api/jobs/store', { body: { title } });
  if (!data) throw new Error('No job was made.');
  return data.data;
}

/** A page of two. */
async function bakers(cursor: string | undefined) {
  const query = { 'search-key': 'baker', max: 2, ...(cursor !== undefined && { cursor }) };
  const { data } = await api.GET('/api/jobs/index', { params: { query } });
  if (!data) throw new Error('The list broke off.');
  return data.data;
}

function formOf(fields: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('a client with the generated types', () => {
  test('creates, shows and updates a job', async () => {
    const created = await api.POST('/api/jobs/store', {
      body: { title: 'Nurse', status: 'Live', employment_types: [1] },
    });
    expect([created.response.status, created.error]).toEqual([201, undefined]);
    expectTypeOf(created.data).toEqualTypeOf<{ success: true; data: Job } | undefined>();
    const job = created.data?.data;
    expect(job).toMatchObject({ title: 'Nurse', status: 'Live' });
    const id = job?.hash_id ?? '';

    const read = await api.GET('/api/jobs/show/{hash_id}', {
      params: { path: { hash_id: id } },
    });
    expect(read.data?.data).toEqual(job);
    expectTypeOf(read.data?.data.office).toEqualTypeOf<Job['office'] | undefined>();

    const changed = await api.POST('/api/jobs/update/{id}', {
      params: { path: { id } },
      body: { min_salary: 3200, rate_salary: 'monthly' },
    });
    expect(changed.data?.data).toMatchObject({ id: job?.id, min_salary: 3200, title: 'Nurse' });
  });

  test('pages through a list by cursor', async () => {
    const ids: number[] = [];
    for (const title of ['Baker', 'Baker', 'Baker', 'Baker', 'Baker']) {
      ids.push((await postJob(title)).id);
    }
    const read: JobItem[] = [];
    let pages = 0;
    for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
      const page = await bakers(cursor);
      read.push(...page.data);
      cursor = page.next_cursor;
    }
    expect(read.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(pages).toBe(3);
  });

  test('repeats a write with its key, and gets the first answer', async () => {
    const request = {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { title: 'Cook' },
    };
    const first = await api.POST('/api/jobs/store', request);
    const again = await api.POST('/api/jobs/store', request);
    expect(again.data).toEqual(first.data);
    const replayed = [first, again].map(({ response }) => response.headers);
    expect(replayed.map((headers) => headers.get('Idempotent-Replayed'))).toEqual([null, 'true']);
  });

  test('uploads a logo', async () => {
    const { data } = await api.GET('/api/companies/profile');
    const { data: changed, error } = await api.POST('/api/companies/update-logo/{id}', {
      params: { path: { id: data?.data.id ?? 0 } },
      body: { logo: new Blob([new Uint8Array([...PNG, 1, 2, 3, 4])]) },
      bodySerializer: formOf,
    });
    expect(error).toBeUndefined();
    expect(changed?.data.logo).toMatch(/\.png$/u);
  });

  test('gets errors by code and field', async () => {
    const { error, response } = await api.POST('/api/jobs/store', { body: { title: '' } });
    expect(response.status).toBe(422);
    if (error?.code !== 'invalid_input') throw new Error(`It was refused for ${error?.code}.`);
    expect(error.errors?.['title']).toEqual([expect.any(String)]);
    expectTypeOf(error.errors).toEqualTypeOf<Record<string, string[]> | undefined>();
    expectTypeOf(error.code).not.toEqualTypeOf<string>();
  });

  test('gets an error for a missing permission', async () => {
    const { error, response } = await clientOf('nonsense').GET('/api/jobs/index');
    expect([response.status, error?.code]).toEqual([401, 'invalid_token']);
  });

  test('gets no body for what it has cached', async () => {
    const first = await api.GET('/api/jobs/create');
    const headers = { 'If-None-Match': first.response.headers.get('ETag') ?? '' };
    const again = await api.GET('/api/jobs/create', { params: { header: headers } });
    expect([again.response.status, again.data]).toEqual([304, undefined]);
  });

  test('reads public jobs without a token, whose errors have more fields', async () => {
    const open = createClient<paths>({ baseUrl: origin });
    const { data } = await open.GET('/api/locations/countries');
    expect(data?.message).toBe('200');
    const page = 'first' as unknown as number;
    const { error } = await open.GET('/api/locations/jobs', { params: { query: { page } } });
    expect(error).toMatchObject({ message: '422', detail: expect.any(String) });
    expectTypeOf(error?.detail).toEqualTypeOf<string | undefined>();
  });
});

describe('the service also refuses what the types refuse', () => {
  test('an unknown path', async () => {
    // @ts-expect-error It is `/api/jobs/index`.
    const { response } = await api.GET('/api/jobs/list');
    expect(response.status).toBe(404);
  });

  test('a method that the path does not have', async () => {
    // @ts-expect-error It is a POST.
    const { response } = await api.GET('/api/jobs/store');
    expect(response.status).toBe(405);
  });

  test('a path without its parameter', async () => {
    // @ts-expect-error The id is missing.
    const { response } = await api.GET('/api/jobs/show/{hash_id}');
    expect(response.status).toBe(404);
  });

  test('a field of another type', async () => {
    const { response } = await api.POST('/api/jobs/store', {
      // @ts-expect-error It is a number.
      body: { title: 'Nurse', min_salary: '3200' },
    });
    expect(response.status).toBe(422);
  });

  test('an unknown value', async () => {
    const { response } = await api.POST('/api/jobs/store', {
      // @ts-expect-error No status has this name.
      body: { title: 'Nurse', status: 'Alive' },
    });
    expect(response.status).toBe(422);
  });

  test('a body without a required field', async () => {
    const { response } = await api.POST('/api/jobs/store', {
      // @ts-expect-error The title is missing.
      body: { status: 'Live' },
    });
    expect(response.status).toBe(422);
  });

  test('a query parameter that is not a number', async () => {
    const { response } = await api.GET('/api/jobs/index', {
      // @ts-expect-error It is a number.
      params: { query: { max: 'all' } },
    });
    expect(response.status).toBe(422);
  });
});

test('the type of a delivery follows from its event', () => {
  type Published = webhooks['job.published']['post']['requestBody']['content']['application/json'];
  expectTypeOf<Published['event']>().toEqualTypeOf<'job.published'>();
  expectTypeOf<Published['data']>().toHaveProperty('job_id').toBeNumber();
});
