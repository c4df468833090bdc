/** An empty text in JSON is null where null is taken, and refused elsewhere (decisions: `""` in JSON, Required on store). */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#http/endpoint.ts';
import { withNulls } from '#lib/sent-fields.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { setClock } from '../support/clock.ts';
import { applicationForm, newApplicant, STORE } from '../support/applying.ts';
import { callTool } from '../support/tools.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';

const written = endpoints.filter(
  ({ kind, method, terms }) => kind === 'tenant' && method !== 'GET' && terms.body,
);

function fieldsOf({ terms: { body } }: Endpoint): string[] {
  const shape = body instanceof z.ZodPrefault ? body.def.innerType : body;
  if (!(shape instanceof z.core.$ZodObject)) throw new Error('A body is an object.');
  return Object.keys(shape._zod.def.shape);
}

const cases = written.flatMap((endpoint) =>
  fieldsOf(endpoint).map((field) => ({ endpoint, path: endpoint.path, field })),
);

/** Two records of one request differ in these. */
function comparable(data: unknown): string {
  const own =
    /^(?:id|.*_id|.*_at|hash_id|token|key|secret|url.*|.*_url|email|history|time_in_stage)$/u;
  const text = JSON.stringify(data, (name, value: unknown) => (own.test(name) ? null : value));
  return text?.replaceAll(/[\da-f-]{32,36}/gu, '') ?? '';
}

test.each(cases)('$path takes an empty $field as it takes null', async ({ endpoint, field }) => {
  // A meeting in two days begins at the same second each time.
  setClock(Date.now());
  const acme = await openCompany();
  // The first one is the default.
  await acme.openOffice();
  const ask = async (value: unknown) => {
    const path = await pathFor(acme, endpoint.path);
    const { given } = await leastRequest(acme, endpoint);
    return acme.admin(endpoint.method, path, { ...given, [field]: value });
  };
  const [empty, blank, none] = [await ask(''), await ask('  '), await ask(null)];
  expect([empty.status, empty.body.code], empty.text).toEqual([none.status, none.body.code]);
  expect(blank.status, blank.text).toBe(none.status);
  expect(Object.keys(empty.body.errors ?? {})).toEqual(Object.keys(none.body.errors ?? {}));
  expect(comparable(empty.body.data)).toBe(comparable(none.body.data));
});

test.each(cases.filter(({ path }) => path.includes('/update')))(
  '$path: null after an empty $field changes nothing',
  async ({ endpoint, field }) => {
    const acme = await openCompany();
    const path = await pathFor(acme, endpoint.path);
    const { given } = await leastRequest(acme, endpoint);
    const ask = (value: unknown) => acme.admin(endpoint.method, path, { ...given, [field]: value });
    const empty = await ask('');
    const audited = await acme.audited();
    const none = await ask(null);
    expect(none.status).toBe(empty.status);
    if (endpoint.path === '/api/candidate-job/update/{id}') return;
    expect(none.body.data).toEqual(empty.body.data);
    expect(await acme.audited()).toEqual(audited);
  },
);

describe('a text inside others', () => {
  test.each(written)('of $path is read as null is, or refused as null is', async ({ terms }) => {
    const { body } = terms;
    if (!body) return;
    for (const schema of schemasIn(body)) {
      const empty = await z.safeParseAsync(schema, withNulls('', schema));
      const none = await z.safeParseAsync(schema, null);
      expect(empty.success).toBe(none.success);
      if (empty.success) expect(empty.data).toEqual(none.data);
    }
  });
});

/** The fields of the objects in a schema, but values by keys of the caller's own. */
function schemasIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): z.core.$ZodType[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => schemasIn(one, seen);
  if (def.type === 'object') {
    return Object.values(def.shape).flatMap((field) => [[field], inner(field)].flat());
  }
  if (def.type === 'array') return inner(def.element);
  if (def.type === 'union') return def.options.flatMap(inner);
  if (def.type === 'pipe') return [...inner(def.in), ...inner(def.out)];
  return 'innerType' in def ? inner(def.innerType) : [];
}

describe('the last name of an applicant', () => {
  const fields = async (acme: Awaited<ReturnType<typeof openCompany>>) => ({
    email: newApplicant(),
    first_name: 'Sukarno',
    job_id: (await acme.postJob()).hash_id,
  });

  test('may be empty, in JSON and in a form, and is written back as it was read', async () => {
    const acme = await openCompany();
    for (const name of ['', null, ' ']) {
      const body = { ...(await fields(acme)), last_name: name };
      const answer = await acme.recruiter<ApplicationDetail>('POST', STORE, body);
      expect(answer, answer.text).toMatchObject({ status: 201, body: { data: { last_name: '' } } });
      const { candidate_id: id } = answer.body.data;
      const shown = await acme.viewer<Candidate>('GET', `/api/candidates/show/${id}`);
      const path = `/api/candidates/update/${id}`;
      const back = await acme.recruiter<Candidate>('POST', path, shown.body.data);
      expect(back.body.data).toEqual(shown.body.data);
    }
    const form = applicationForm({ ...(await fields(acme)), last_name: '', files: [] });
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer).toMatchObject({ status: 201, body: { data: { last_name: '' } } });
  });

  test('must be sent, in JSON and in a form', async () => {
    const acme = await openCompany();
    const body = await fields(acme);
    const { last_name: _, ...others } = { ...body, last_name: '' };
    const form = applicationForm({ ...others, files: [], last_name: 'x' });
    const without = new TextDecoder().decode(form.body).replace('name="last_name"', 'name="other"');
    for (const answer of [
      await acme.recruiter('POST', STORE, others),
      await acme.recruiter('POST', STORE, without, form.headers),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ last_name: ['Is required.'] });
    }
    expect(await acme.announced()).toMatchObject([]);
  });
});

describe('the email address of a candidate', () => {
  test.each(['', null])('is taken from a prospect by %j', async (email) => {
    const acme = await openCompany();
    const added = await acme.recruiter<Candidate>('POST', '/api/candidates/store', {
      first_name: 'Ada',
      email: newApplicant(),
    });
    const path = `/api/candidates/update/${added.body.data.id}`;
    const answer = await acme.recruiter('POST', path, { email });
    expect(answer).toMatchObject({ status: 200, body: { data: { email: '' } } });
  });

  test.each(['', null])('stays with a candidate who applied: %j is 422', async (email) => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply({ files: [] });
    const before = await acme.audited();
    const answer = await acme.recruiter('POST', `/api/candidates/update/${id}`, { email });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['email']);
    expect(await acme.audited()).toEqual(before);
    const token = await acme.token('Recruiter');
    const called = await callTool(token, 'update_candidate', { candidate_id: id, email });
    expect(Object.keys(called.failure.errors)).toEqual(['email']);
  });
});

test('an empty value clears a custom field, as null does', async () => {
  const acme = await openCompany();
  const { key } = await acme.openField({ entity: 'candidate' });
  const { candidate_id: id } = await acme.apply({ files: [] });
  const path = `/api/candidates/update/${id}`;
  for (const value of ['', null]) {
    await acme.recruiter('POST', path, { custom: { [key]: '42' } });
    const answer = await acme.recruiter<Candidate>('POST', path, { custom: { [key]: value } });
    expect(answer.body.data.custom).toEqual({});
  }
});
