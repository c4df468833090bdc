/** What the Worker of the career domains may ask of the Worker of the API when each is deployed: the public part, and counts of views. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { ForCareers } from '../../src/workers/api/api.ts';
import { API, call } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { withReader } from '../support/with-reader.ts';

const HOST = 'vacatures-nl.example';
const bindings = withReader(env) as unknown as ApiEnv;
const asked = () => new ForCareers(createExecutionContext(), bindings);

let acme: Company;
let job: { id: number; hash_id: string };
beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({ country_id: 528, city: 'Utrecht' });
  job = await acme.postJob({ title: 'Bakker', status: 'Live', office_id: office.id });
}, 60_000);

describe('of the API host', () => {
  test.each([
    ['GET', '/sign-in'],
    ['GET', '/authorize'],
    ['POST', '/api/oauth/token'],
    ['POST', '/mcp'],
    ['GET', '/api/jobs/index'],
    ['GET', '/docs'],
    ['GET', '/.well-known/oauth-authorization-server'],
  ])('%s %s is not answered, though the API answers it', async (method, path) => {
    const headers = {
      authorization: `Bearer ${await acme.token('Admin')}`,
      accept: 'application/json',
    };
    const response = await asked().fetch(new Request(`${API}${path}`, { method, headers }));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'unknown_path' });
    expect((await call(null, method, path)).status).not.toBe(404);
  });

  test.each([API, `https://${HOST}`])(
    'favorites are counted, and preflighted, at %s',
    async (at) => {
      const url = `${at}/api/central/jobs/${job.hash_id}/favorite`;
      const headers = { 'cf-connecting-ip': at === API ? '192.0.2.81' : '192.0.2.82' };
      const preflight = await asked().fetch(new Request(url, { method: 'OPTIONS' }));
      expect(preflight.status).toBe(204);
      const response = await asked().fetch(new Request(url, { method: 'POST', headers }));
      expect(response.status).toBe(200);
    },
  );

  test('an unknown path is as the API host answers it', async () => {
    const path = '/api/central/jobsearch';
    const response = await asked().fetch(new Request(`${API}${path}`));
    const own = await call(null, 'GET', path);
    expect(response.status).toBe(own.status);
    expect(await response.json()).toMatchObject({ code: 'unknown_path' });
  });
});

describe('views', () => {
  const viewsOf = async () => {
    const row = await env.DB.prepare('select sum(views) as n from job_months where job_id = ?1')
      .bind(job.id)
      .first<{ n: number | null }>();
    return row?.n ?? 0;
  };

  test('are added to a job', async () => {
    const before = await viewsOf();
    await asked().countViews(new Map([[job.id, 3]]));
    expect(await viewsOf()).toBe(before + 3);
  });

  const many = new Map(Array.from({ length: 100_000 }, (_, index) => [index + 1, 1]));
  test.each([
    ['of no job', new Map([[-1, 1]])],
    ['less than none', new Map([[0, -5]])],
    ['a part of one', new Map([[0, 0.5]])],
    ['more than readers can cause', new Map([[0, 1e9]])],
    ['a text', new Map([[0, '1']])],
    ['of too many jobs', many],
    ['not by job', [1, 2]],
  ])('that are %s are refused, and none is added', async (_, views) => {
    const before = await viewsOf();
    const ofJob = views instanceof Map && views.has(0) ? new Map([[job.id, views.get(0)]]) : views;
    const reported = asked().countViews(ofJob as Map<number, number>);
    await expect(reported).rejects.toThrow(/views are malformed/u);
    expect(await viewsOf()).toBe(before);
  });
});
