/** `Prefer: return=minimal` (RFC 7240): a write answers the id of its record, and all else is as without it. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import { leastRequest, pathFor } from '../support/records.ts';

const MINIMAL = { prefer: 'return=minimal' };
const APPLIED = 'preference-applied';
const STORE = '/api/jobs/store';

const minimal = endpoints.filter(({ terms }) => terms.minimal);
const newJob = (acme: Company, headers: Record<string, string> = {}) =>
  acme.recruiter<{ id: number; title?: string }>('POST', STORE, { title: 'Baker' }, headers);

test('jobs and applications take it wherever a write answers one', () => {
  const paths = minimal.map(({ path }) => path);
  expect(paths).toHaveLength(17);
  expect(new Set(minimal.map(({ method, kind }) => `${kind} ${method}`))).toEqual(
    new Set(['tenant POST']),
  );
  for (const path of [STORE, '/api/candidate-job/store', '/api/candidate-job/update-stage/{id}'])
    expect(paths).toContain(path);
});

test.each(minimal.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s answers the id alone',
  async (path, endpoint) => {
    const acme = await openCompany();
    const url = await pathFor(acme, path);
    const { body, headers } = await leastRequest(acme, endpoint);
    const answer = await acme.recruiter<{ id: number }>('POST', url, body, {
      ...headers,
      ...MINIMAL,
    });
    expect(answer.status, answer.text).toBe(endpoint.terms.status ?? 200);
    if (answer.headers.has(APPLIED)) {
      expect(answer.headers.get(APPLIED)).toBe('return=minimal');
      expect(answer.body).toEqual({ success: true, data: { id: expect.any(Number) } });
    } else {
      // Nothing was changed: the record had been read.
      expect(answer.body.data).toMatchObject({ id: expect.any(Number) });
      expect(path).toMatch(/\/jobs\/update|\/candidate-job\/(?:update|hire)/u);
    }
  },
);

describe('a move', () => {
  test('is done, announced and audited as without it, with fewer statements', async () => {
    const acme = await openCompany();
    await acme.hook({ events: ['application.stage_changed'] });
    const { id } = await acme.apply();
    const to = async (position: number, headers = {}) => {
      const stage = await stageAt(acme, position);
      return costOf(() =>
        acme.recruiter<{ id: number }>(
          'POST',
          `/api/candidate-job/update-stage/${id}`,
          { stage_id: stage },
          headers,
        ),
      );
    };
    const whole = await to(1);
    const audited = (await acme.audited()).length;
    const announced = (await acme.announced()).length;
    const alone = await to(2, MINIMAL);
    expect(alone.result.body.data).toEqual({ id });
    expect(alone.statements).toBeLessThanOrEqual(whole.statements - 12);
    expect(await acme.showApplication({ id })).toMatchObject({
      stage_id: await stageAt(acme, 2),
    });
    expect(await acme.audited()).toHaveLength(audited + 1);
    expect(await acme.announced()).toHaveLength(announced + 1);
  });

  test('that is refused is refused in the same words', async () => {
    const acme = await openCompany();
    const { id } = await acme.apply();
    const path = `/api/candidate-job/update-stage/${id}`;
    for (const body of [{}, { stage_id: 1 }, { stage_id: 'x' }]) {
      const refused = await acme.recruiter('POST', path, body);
      const asked = await acme.recruiter('POST', path, body, MINIMAL);
      const { request_id: _, ...expected } = refused.body;
      expect(asked.status).toBe(refused.status);
      expect(asked.body).toMatchObject(expected);
      expect(asked.headers.get(APPLIED)).toBeNull();
    }
  });
});

test.each([
  ['return=minimal', true],
  ['Return=Minimal', true],
  ['return="minimal"', true],
  ['return = minimal', true],
  ['respond-async, wait=10, return=minimal; foo="some parameter"', true],
  ['return=minimal, return=representation', true],
  ['return=representation, return=minimal', false],
  ['return=representation', false],
  ['return=minimally', false],
  ['xreturn=minimal', false],
  ['return', false],
  ['', false],
  [',;,', false],
])('`Prefer: %s` is understood as the standard has it', async (prefer, isMinimal) => {
  const acme = await openCompany();
  const { status, body, headers } = await newJob(acme, { prefer });
  expect(status).toBe(201);
  expect(headers.get(APPLIED)).toBe(isMinimal ? 'return=minimal' : null);
  expect(body.data.title).toBe(isMinimal ? undefined : 'Baker');
});

test('reads, and writes that answer no record, are as without it', async () => {
  const acme = await openCompany();
  const job = await acme.postJob();
  const path = `/api/jobs/show/${job.id}`;
  const answer = await acme.recruiter('GET', path, undefined, MINIMAL);
  expect(answer.headers.get(APPLIED)).toBeNull();
  expect(answer.body).toEqual((await acme.recruiter('GET', path)).body);
  const tag = await acme.admin<{ name: string }>('POST', '/api/tags/store', { name: 'A' }, MINIMAL);
  expect(tag.headers.get(APPLIED)).toBeNull();
  expect(tag.body.data.name).toBe('A');
});

test('the same Idempotency-Key has the answer that was given, whatever is preferred later', async () => {
  const acme = await openCompany();
  const alone = { 'idempotency-key': crypto.randomUUID() };
  const first = await newJob(acme, { ...alone, ...MINIMAL });
  const again = await newJob(acme, alone);
  expect(again.text).toBe(first.text);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get(APPLIED)).toBeNull();
  expect((await newJob(acme, { ...alone, ...MINIMAL })).headers.get(APPLIED)).toBe(
    'return=minimal',
  );

  const whole = { 'idempotency-key': crypto.randomUUID() };
  const job = await newJob(acme, whole);
  const kept = await newJob(acme, { ...whole, ...MINIMAL });
  expect(kept.text).toBe(job.text);
  expect(kept.headers.get(APPLIED)).toBeNull();
});
