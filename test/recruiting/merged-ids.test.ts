/** The id of a candidate or application that was merged away is 404 `merged`, with the one that was kept, whatever is asked of it. */
import { describe, expect, test } from 'vitest';
import { errorCodesOf } from '#integrations/openapi/responses.ts';
import { tenantEndpoints } from '../support/access.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';

const BARE = { files: [] };
/** What the ids of these paths name is neither a candidate nor an application. */
const OTHERS = /\/(?:bulk|destroy-document|dismiss-duplicate|use-as-cv)\//u;

const endpointsOf = (prefix: string) =>
  tenantEndpoints.filter(
    ({ path }) => path.startsWith(prefix) && path.includes('{id}') && !OTHERS.test(path),
  );

/** Two candidates who have applied to one job, merged; and a third into whom both went. */
async function mergedTwice(acme: Company) {
  const { hash_id: job } = await acme.postJob();
  const people = [];
  for (let nth = 0; nth < 3; nth++) people.push(await acme.apply({ ...BARE, job_id: job }));
  const [a, b, c] = people;
  if (!a || !b || !c) throw new Error('three have applied');
  for (const [into, from] of [
    [b, a],
    [c, b],
  ] as const) {
    const body = { from_candidate_id: from.candidate_id };
    const answer = await acme.admin('POST', `/api/candidates/merge/${into.candidate_id}`, body);
    expect(answer.status, answer.text).toBe(200);
  }
  return { old: [a, b] as const, kept: c };
}

function expectMerged(answer: Answer<unknown>, type: string, id: number, label: string) {
  expect(answer, `${label}: ${answer.text}`).toMatchObject({
    status: 404,
    body: { code: 'merged', related: { type, id } },
  });
}

describe.each([
  ['candidate', '/api/candidates/', ({ candidate_id: id }: { candidate_id: number }) => id],
  ['application', '/api/candidate-job/', ({ id }: { id: number }) => id],
] as const)('the old id of a %s', (type, prefix, idOf) => {
  test('is 404 with the one that was kept, on every path, also after a second merge', async () => {
    const acme = await openCompany();
    const { old, kept } = await mergedTwice(acme);
    const tried = endpointsOf(prefix);
    expect(tried.length).toBeGreaterThan(7);
    for (const endpoint of tried) {
      expect(errorCodesOf(endpoint), endpoint.path).toContain('merged');
      const { body, headers } = await leastRequest(acme, endpoint);
      for (const one of old) {
        const path = endpoint.path
          .replace('{id}', String(idOf(one)))
          .replace('{stage_id}', String(kept.stage.id));
        const answer = await acme.admin(endpoint.method, path, body, headers);
        expectMerged(answer, type, idOf(kept), `${endpoint.method} ${path}`);
      }
    }
  });

  test('is 404 not_found for another company, as an id that never was', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { old } = await mergedTwice(acme);
    for (const one of old) {
      const answer = await globex.admin('GET', `${prefix}show/${idOf(one)}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(answer.body).not.toHaveProperty('related');
    }
    const answer = await acme.admin('GET', `${prefix}show/7`);
    expect(answer.body).toMatchObject({ code: 'not_found' });
  });
});

test('candidate.merged names both persons and every pair of applications', async () => {
  const acme = await openCompany();
  const { old, kept } = await mergedTwice(acme);
  const [a, b] = old;
  const merged = (await acme.announced()).filter(({ event }) => event === 'candidate.merged');
  expect(merged.map(({ data }) => data)).toEqual([
    {
      candidate_id: a.candidate_id,
      into_id: b.candidate_id,
      applications: [{ candidate_job_id: a.id, into_id: b.id }],
    },
    {
      candidate_id: b.candidate_id,
      into_id: kept.candidate_id,
      applications: [{ candidate_job_id: b.id, into_id: kept.id }],
    },
  ]);
});

test('an application for another job keeps its id through a merge', async () => {
  const acme = await openCompany();
  const [one, other] = [await acme.apply(BARE), await acme.apply(BARE)];
  await acme.admin('POST', `/api/candidates/merge/${one.candidate_id}`, {
    from_candidate_id: other.candidate_id,
  });
  expect(await acme.viewer('GET', `/api/candidate-job/show/${other.id}`)).toMatchObject({
    status: 200,
    body: { data: { candidate_id: one.candidate_id } },
  });
});

test('an old id in a body still names the candidate who was kept', async () => {
  const acme = await openCompany();
  const { old, kept } = await mergedTwice(acme);
  const job = await acme.postJob();
  const body = { candidate_id: old[0]?.candidate_id, job_id: job.id };
  expect(await acme.recruiter('POST', '/api/candidate-job/assign-to-job', body)).toMatchObject({
    status: 201,
    body: { data: { candidate_id: kept.candidate_id } },
  });
});

test('the console opens the page of the person who was kept', async () => {
  const acme = await openCompany();
  const { old, kept } = await mergedTwice(acme);
  const { browser, root } = await openConsole(acme, 'Recruiter');
  const page = await browser.get(`${root}/candidates/${old[0]?.candidate_id}`);
  expect(page).toMatchObject({ status: 303, location: `${root}/candidates/${kept.candidate_id}` });
});
