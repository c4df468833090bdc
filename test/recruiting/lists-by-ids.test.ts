/** Reading several applications or candidates by their ids, with those that are missing. */
import { expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import { callTool } from '../support/tools.ts';

type Listed = Page<{ id: number }> & { missing?: number[] };

const APPLICATIONS = '/api/candidate-job/index';
const CANDIDATES = '/api/candidates/index';

async function read(company: Company, path: string, query: Record<string, string>) {
  const answer = await company.viewer<Listed>(
    'GET',
    `${path}?${new URLSearchParams(query).toString()}`,
  );
  expect(answer.status, answer.text).toBe(200);
  const { data, total, missing, next_cursor: next } = answer.body.data;
  return { ids: data.map(({ id }) => id), total, missing, next };
}

const fileless = { files: [] };

test('lists the applications with these ids, each once and newest first, and names the others', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const [one, two] = [await acme.apply(fileless), await acme.apply(fileless)];
  await acme.apply(fileless);
  const foreign = await globex.apply(fileless);
  const ids = `${one.id}, ${foreign.id},${two.id},${one.id},1`;
  expect(await read(acme, APPLICATIONS, { ids })).toEqual({
    ids: [two.id, one.id],
    total: 2,
    missing: [foreign.id, 1],
    next: null,
  });
  expect((await read(acme, APPLICATIONS, { ids, sort: 'oldest' })).ids).toEqual([one.id, two.id]);
  expect((await read(acme, APPLICATIONS, { ids: '' })).missing).toBeUndefined();
});

test('lists the candidates with these ids; erased, merged, foreign and invented ones are missing alike', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const people = [];
  for (let n = 0; n < 4; n++) people.push((await acme.apply(fileless)).candidate_id);
  const [kept = 0, merged = 0, erased = 0, other = 0] = people;
  const foreign = (await globex.apply(fileless)).candidate_id;
  await acme.admin('POST', `/api/candidates/merge/${kept}`, { from_candidate_id: merged });
  await acme.admin('DELETE', `/api/candidates/erase/${erased}`);
  const ids = [kept, merged, erased, other, foreign, 7].join(',');
  const found = { ids: [other, kept], total: 2, missing: [merged, erased, foreign, 7], next: null };
  expect(await read(acme, CANDIDATES, { ids })).toEqual(found);
  const since = { ids, 'updated-since': '2026-01-01T00:00:00Z' };
  expect(await read(acme, CANDIDATES, since)).toEqual(found);
  // Positions are those of applications.
  expect(await read(acme, CANDIDATES, { ids, status: 'active' })).toMatchObject({
    total: 2,
    missing: found.missing,
  });
});

test('combines ids with search and filters: what the list does not show is missing', async () => {
  const acme = await openCompany();
  const ada = await acme.apply({ ...fileless, first_name: 'Zelda' });
  const { hash_id: job } = await acme.postJob();
  const eve = await acme.apply({ ...fileless, first_name: 'Eve', job_id: job });
  await acme.recruiter('POST', `/api/candidate-job/reject/${eve.id}`, { send_email: false });
  const ids = `${ada.id},${eve.id}`;
  for (const filter of [
    { 'search-key': 'zelda' },
    { status: 'active' },
    { job_id: String(ada.job.id) },
  ]) {
    expect(await read(acme, APPLICATIONS, { ids, ...filter })).toMatchObject({
      ids: [ada.id],
      missing: [eve.id],
    });
  }
  const persons = `${ada.candidate_id},${eve.candidate_id}`;
  for (const filter of [
    { 'search-key': 'zelda' },
    { status: 'active' },
    { job_id: String(ada.job.id) },
  ]) {
    expect(await read(acme, CANDIDATES, { ids: persons, ...filter })).toMatchObject({
      ids: [ada.candidate_id],
      missing: [eve.candidate_id],
    });
  }
});

test('is paged, and names what is missing of the whole list on each page', async () => {
  const acme = await openCompany();
  const made = [];
  for (let n = 0; n < 3; n++) made.push((await acme.apply(fileless)).id);
  const ids = [...made, 5].join(',');
  const first = await read(acme, APPLICATIONS, { ids, max: '2' });
  expect(first).toMatchObject({ ids: [made[2], made[1]], total: 3, missing: [5] });
  const second = await read(acme, APPLICATIONS, { ids, max: '2', cursor: first.next ?? '' });
  expect(second).toEqual({ ids: [made[0]], total: 3, missing: [5], next: null });
});

test.each([
  [APPLICATIONS, Array.from({ length: 101 }, (_, n) => n + 1).join(',')],
  [CANDIDATES, Array.from({ length: 101 }, (_, n) => n + 1).join(',')],
  [APPLICATIONS, '1,,2'],
  [CANDIDATES, 'ada'],
  [CANDIDATES, '0'],
  [APPLICATIONS, '9007199254740993'],
])('%s refuses ids=%s (422)', async (path, ids) => {
  const acme = await openCompany();
  const answer = await acme.viewer('GET', `${path}?ids=${ids}`);
  expect(answer).toMatchObject({ status: 422, body: { errors: { ids: [expect.any(String)] } } });
});

test('takes 100 ids of any length', async () => {
  const acme = await openCompany();
  const ids = Array.from({ length: 100 }, (_, n) => 9_007_199_254_740_000 + n);
  const all = { ids: ids.join(','), max: '100' };
  for (const path of [APPLICATIONS, CANDIDATES]) {
    expect(await read(acme, path, all)).toEqual({ ids: [], total: 0, missing: ids, next: null });
  }
});

test('reads no more rows because the company has more applications', async () => {
  const acme = await openCompany();
  const one = await acme.apply(fileless);
  const rows = async (path: string, id: number) =>
    (await costOf(() => read(acme, path, { ids: String(id) }))).rowsRead;
  const before = [await rows(APPLICATIONS, one.id), await rows(CANDIDATES, one.candidate_id)];
  for (let n = 0; n < 20; n++) await acme.apply(fileless);
  const after = [await rows(APPLICATIONS, one.id), await rows(CANDIDATES, one.candidate_id)];
  expect(
    before.every((count) => count > 0 && count < 60),
    String(before),
  ).toBe(true);
  // The index itself may read a row more.
  for (const [index, count] of after.entries())
    expect(count).toBeLessThan((before[index] ?? 0) + 5);
});

test('search_candidates of the tools takes application_ids', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply(fileless);
  await acme.apply(fileless);
  const { data } = await callTool(await acme.token('Viewer'), 'search_candidates', {
    application_ids: `${id},3`,
  });
  expect(data).toMatchObject({ candidates: [{ application_id: id }], total: 1, missing: [3] });
});
