/** How often a request asks D1 (house: the edge is close, the database is far). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '#recruiting/jobs/shapes.ts';
import type { Office } from '#recruiting/offices/shapes.ts';
import { endpoints } from '../../src/endpoints.ts';
import { API, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';

const READ_TRIPS_MAX = 2;
const WRITE_TRIPS_MAX = 3;

const bodies: Record<string, object> = {
  '/api/company-offices/store': { name: 'Oslo', country_id: 578, state_id: null, city: 'Oslo' },
  '/api/company-offices/update/{id}': { name: 'Oslo', is_default: true, city: 'Bergen' },
  '/api/jobs/store': { title: 'Baker', status: 'Live', description: '<p>Bake.</p>' },
  '/api/jobs/update/{id}': { title: 'Cook', description: '<p>Cook.</p>', office_id: null },
  '/api/jobs/update-status/{id}': { status: 'Live' },
};

const counted: Record<string, { trips: number; kinds: string }> = {};
let acme: Company;
let expired: Job;
let spare: Office;
let listed: Job;

async function count(method: string, url: string, body?: unknown, token?: string) {
  const kinds: string[] = [];
  const caller = { ...(body !== undefined && { body }), ...(token !== undefined && { token }) };
  const response = await callWatched((kind) => kinds.push(kind), method, url, caller);
  return { status: response.status, trips: kinds.length, kinds: kinds.join(' ') };
}

beforeAll(async () => {
  acme = await openCompany();
  await acme.openOffice({ name: 'First', country_id: 826, city: 'Leeds' });
  spare = await acme.openOffice({ name: 'Spare' });
  expired = await acme.postJob({ status: 'Expired' });
  listed = await acme.postJob({ status: 'Live' });
});

for (const { audience, method, path, terms } of endpoints) {
  const most = method === 'GET' ? READ_TRIPS_MAX : WRITE_TRIPS_MAX;
  const limit = audience === 'public' ? 1 : most;
  test(`${method} ${path} asks D1 at most ${limit} times`, async () => {
    const isOffice = path.startsWith('/api/company-offices');
    const record = isOffice ? spare.id : audience === 'public' ? listed.hash_id : expired.id;
    const url = `${API}${path.replaceAll(/\{\w+\}/gu, String(record))}`;
    const query = path.endsWith('/cities') ? '?country=GB' : '';
    const body = terms.body && (bodies[path] ?? {});
    const token = audience === 'public' ? undefined : await acme.token('Admin');
    if (path === '/api/jobs/republish/{id}') {
      await acme.admin('POST', `/api/jobs/update-status/${record}`, { status: 'Expired' });
    }
    if (path === '/api/company-offices/destroy/{id}') spare = await acme.openOffice();
    const target = isOffice ? url.replace(/\d+$/u, String(spare.id)) : url;
    const { status, ...found } = await count(method, `${target}${query}`, body, token);
    expect(status).toBe(terms.status ?? 200);
    counted[`${method} ${path}`] = found;
    expect(found.trips).toBeLessThanOrEqual(limit);
    expect(found.trips).toBeGreaterThan(0);
  });
}

/** Path, and round trips before the answer; a job page counts its view after it. */
test.each([
  ['/', 1],
  ['/gb', 1],
  ['/gb/leeds', 1],
  ['/jobs/{hash}', 3],
])('the page %s asks D1 at most %i times', async (path, most) => {
  const page = `https://${acme.host}${path.replace('{hash}', listed.hash_id)}`;
  // The domain itself is looked up once in ten seconds, by whoever comes then.
  await (await visit(acme.host, '/nowhere')).text();
  const { status, ...found } = await count('GET', `${page}?n=${crypto.randomUUID()}`);
  expect(status).toBe(200);
  counted[`page ${path}`] = found;
  expect(found.trips).toBeLessThanOrEqual(most);
});

test('a refused token asks nothing when it cannot be one, and once when it is unknown', async () => {
  expect((await count('GET', `${API}/api/jobs/index`, undefined, 'junk')).trips).toBe(0);
  const known = await acme.token('Viewer');
  const [first = ''] = known.slice(4);
  const misspelt = `oat_${first === 'a' ? 'b' : 'a'}${known.slice(5)}`;
  expect((await count('GET', `${API}/api/jobs/index`, undefined, misspelt)).trips).toBe(0);
});

test('a body that is refused costs the look at the token only', async () => {
  const token = await acme.token('Admin');
  expect(await count('POST', `${API}/api/jobs/store`, { title: '' }, token)).toMatchObject({
    status: 422,
    trips: 1,
  });
});

afterAll(() => {
  const rows = Object.entries(counted).map(
    ([name, { trips, kinds }]) => `${trips}  ${name.padEnd(48)} ${kinds}`,
  );
  console.log(`round trips to D1\n${rows.join('\n')}`);
});
