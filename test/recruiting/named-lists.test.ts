/** Tags and sources by words of their names, and jobs by either of theirs wherever a list or a record names one. */
import { expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { SavedView } from '#recruiting/people/saved-views/schemas.ts';
import type { TrackingLink } from '#recruiting/jobs/tracking-links/schemas.ts';
import { openCompany } from '../support/company.ts';
import { callTool } from '../support/tools.ts';

type Named = Page<{ id: number; name: string }>;
const fileless = { files: [] };

test.each(['tags', 'sources'])('%s are found by words of their names', async (kind) => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  for (const name of ['Night shift', 'Nachtschicht Zürich', 'Day % shift']) {
    await acme.admin('POST', `/api/${kind}/store`, { name });
  }
  await globex.admin('POST', `/api/${kind}/store`, { name: 'Night watch' });
  const find = async (words: string, more = '') => {
    const path = `/api/${kind}/index?search-key=${encodeURIComponent(words)}${more}`;
    const answer = await acme.viewer<Named>('GET', path);
    expect(answer.status, answer.text).toBe(200);
    const { data, total, next_cursor: next } = answer.body.data;
    return { names: data.map(({ name }) => name), total, next };
  };
  expect((await find('NIGHT')).names).toEqual(['Night shift']);
  expect((await find('shift night')).names).toEqual(['Night shift']);
  expect((await find('schicht zurich')).names).toEqual(['Nachtschicht Zürich']);
  expect((await find('day night')).names).toEqual([]);
  expect((await find('%')).names).toEqual([]);
  expect((await find('')).total).toBeGreaterThanOrEqual(3);
  const first = await find('shift', '&max=1');
  expect(first).toMatchObject({ names: ['Day % shift'], total: 2 });
  expect((await find('shift', `&max=1&cursor=${first.next}`)).names).toEqual(['Night shift']);
  expect(
    (await acme.viewer('GET', `/api/${kind}/index?search-key=${'x'.repeat(501)}`)).status,
  ).toBe(422);
});

test('lists are filtered by the hash_id of a job, alone and beside an id', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const [one, two] = [await acme.postJob(), await acme.postJob()];
  const made = await acme.apply({ ...fileless, job_id: one.hash_id });
  const other = await acme.apply({ ...fileless, job_id: two.hash_id });
  await acme.apply(fileless);
  const ids = async (path: string, job: string) => {
    const answer = await acme.viewer<Named>('GET', `${path}?job_id=${job}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.data.map(({ id }) => id);
  };
  const both = `${one.hash_id},${two.id},${one.id}`;
  expect(await ids('/api/candidate-job/index', one.hash_id)).toEqual([made.id]);
  expect(await ids('/api/candidate-job/index', both)).toEqual([other.id, made.id]);
  expect(await ids('/api/candidates/index', one.hash_id)).toEqual([made.candidate_id]);
  expect(await ids('/api/candidates/index', both)).toEqual([other.candidate_id, made.candidate_id]);
  const token = await acme.token('Viewer');
  const found = await callTool(token, 'search_candidates', { job_id: one.hash_id });
  expect(found.data).toMatchObject({ candidates: [{ application_id: made.id }] });
  const { hash_id: foreign } = await globex.postJob();
  for (const job of [foreign, 'bcdfghjkmn', 'UPPER', 'a,b']) {
    for (const path of ['/api/candidate-job/index', '/api/candidates/index']) {
      const answer = await acme.viewer('GET', `${path}?job_id=${job}`);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { job_id: [expect.any(String)] } },
      });
    }
  }
});

test('saved views and exports take the hash_id of a job', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const { id, hash_id: job } = await acme.postJob();
  const view = { name: 'Bakers', entity: 'applications', query: { job_id: job } };
  const saved = await acme.recruiter<SavedView>('POST', '/api/saved-views/store', view);
  expect(saved).toMatchObject({
    status: 201,
    body: { data: { query: { job_id: String(id) }, stale: [] } },
  });
  const foreign = { ...view, query: { job_id: (await globex.postJob()).hash_id } };
  const refused = await acme.recruiter('POST', '/api/saved-views/store', foreign);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'query.job_id': [expect.any(String)] } },
  });
  const wanted = { entity: 'applications', query: { job_id: job } };
  expect((await acme.admin('POST', '/api/exports/store', wanted)).status).toBe(201);
});

test('a tracking link takes a job by its id or its hash_id', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const { id: source_id } = await acme.openSource();
  const { id, hash_id } = await acme.postJob();
  for (const job_id of [id, hash_id, String(id)]) {
    const link = await acme.admin<TrackingLink>('POST', '/api/tracking-links/store', {
      source_id,
      job_id,
    });
    expect(link, link.text).toMatchObject({ status: 201, body: { data: { job_id: id } } });
  }
  for (const job_id of [(await globex.postJob()).hash_id, 1, true]) {
    const answer = await acme.admin('POST', '/api/tracking-links/store', { source_id, job_id });
    expect(answer).toMatchObject({ status: 422 });
  }
  const without = await acme.admin<TrackingLink>('POST', '/api/tracking-links/store', {
    source_id,
  });
  expect(without.body.data.job_id).toBeNull();
});
