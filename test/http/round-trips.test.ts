/** How often a request asks D1 (house: the edge is close, the database is far). */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventNames } from '#events.ts';
import { stateId } from '#lib/subdivisions.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API, sendingThrough } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import worker from '../../src/worker.ts';
import { formExamples, oauthExamples } from '../support/faults/accounts.ts';
import { openBindings, through } from '../support/faults/bindings.ts';
import { careerExamples } from '../support/faults/careers.ts';
import { toolExamples } from '../support/faults/tools.ts';
import { setClock } from '../support/clock.ts';
import { callWatched, readDomainsNow, watched } from '../support/d1.ts';
import type { Watch } from '../support/d1.ts';
import { sendWatched } from '../support/uploads.ts';
import type { Form } from '../support/uploads.ts';

/** With a token that this isolate has not looked up yet; one less once it has. */
const READ_TRIPS_MAX = 2;
const WRITE_TRIPS_MAX = 3;

/** For each, the request that makes its endpoint do the most. */
const bodies: Record<string, () => object> = {
  '/api/company-offices/store': () => ({ name: 'Bayern', country_id: 276, state_id: bavaria }),
  '/api/company-offices/update/{id}': () => ({ name: 'Oslo', is_default: true, city: 'Bergen' }),
  '/api/company-pipline/store': () => ({ name: 'Trainees', stages, is_default: true }),
  '/api/company-pipline/update/{id}': () => ({ name: 'Interns', stages, is_default: true }),
  '/api/contracted-companies': () => ({ name: 'Initech', pipeline_id: shared.id }),
  '/api/contracted-companies/update/{id}': () => ({ email: null, pipeline_id: shared.id }),
  '/api/jobs/store': () => ({ title: 'Baker', status: 'Live', description: '<p>Bake.</p>' }),
  '/api/jobs/update/{id}': () => ({ title: 'Cook', description: '<p>Cook.</p>', office_id: null }),
  '/api/jobs/update-status/{id}': () => ({ status: 'Live' }),
  '/api/meet/store': () => ({ title: 'Chat', start_time: '2027-07-01T10:00Z', attendees }),
  '/api/meet/update/{id}': () => ({ duration: 60, attendees }),
  '/api/posts/update/{id}': () => ({
    text: 'Come.',
    job_id: listed.id,
    date_shared: '2099-01-01T10:00Z',
  }),
  '/api/plugins/webhooks/{id}': () => ({ url: 'https://hr.example.com/hooks', status: true }),
};

const bavaria = stateId('DE-BY');
const attendees = ['ada@people.example', 'bob@people.example'];
const stages = [
  { name: 'Test', type: 'screening', email_template: { subject: 'A test', body: '<p>Come.</p>' } },
  { name: 'Hired', type: 'hired' },
];

const counted: Record<string, { trips: number; known?: number; kinds: string }> = {};
let acme: Company;
let shared: Pipeline;
let listed: Job;

/** The path with a record of ours in it; what may be deleted is new every time, and never the default. */
async function named(path: string): Promise<string> {
  return path.startsWith('/api/central/')
    ? path.replaceAll(/\{\w+\}/gu, listed.hash_id)
    : pathFor(acme, path);
}

type Sent = {
  body?: unknown;
  token?: string | undefined;
  form?: Form | undefined;
  isKnown?: boolean;
};

async function count(
  method: string,
  url: string,
  { body, token, form, isKnown = false }: Sent = {},
) {
  const kinds: string[] = [];
  const watch: Watch = (kind) => kinds.push(kind);
  const caller = token === undefined ? {} : { token, isKnown };
  const response = form
    ? await sendWatched({ database: watch }, method, new URL(url).pathname, { ...caller, form })
    : await callWatched(watch, method, url, { ...caller, ...(body !== undefined && { body }) });
  return { status: response.status, trips: kinds.length, kinds: kinds.join(' ') };
}

async function openAll(): Promise<void> {
  acme = await openCompany();
  await acme.openOffice({ name: 'First', country_id: 826, city: 'Leeds' });
  shared = await acme.openPipeline({ name: 'Shared' });
  listed = await acme.postJob({ status: 'Live' });
  // Somebody is to be told of everything that is done.
  await acme.hook({ events: eventNames });
}

beforeAll(openAll);

/** Doors that need more, and why. */
const more: Readonly<Record<string, number>> = {
  // All there is of one person, and that somebody asked for it.
  'GET /api/candidates/export/{id}': 3,
  // The key of the website, the claim, what the form is, the application, and its answer: as a write with an Idempotency-Key.
  'POST /api/board/{company}/jobs/{hash_id}/applications of a career domain': 5,
  // A confirmation claims what was prepared, reads for the preview and the change, changes, and stores its answer: as a
  // write with an Idempotency-Key.
  ...Object.fromEntries(
    [
      'meetings',
      'post',
      'emails',
      'rejections',
      'moves',
      'job_change',
      'meeting_cancellation',
      'application_form',
    ].map((prepared) => [`the confirmation of prepare_${prepared}`, 4]),
  ),
};

const required: Readonly<Record<string, string>> = {
  '/api/locations/cities': '?country=GB',
  '/api/locations/suggest': '?q=ba',
};

function testEndpoint(endpoint: Endpoint): void {
  const { kind, method, path, terms } = endpoint;
  const most = more[`${method} ${path}`] ?? (method === 'GET' ? READ_TRIPS_MAX : WRITE_TRIPS_MAX);
  const limit = kind === 'public' ? 1 : most;
  const send = async (isKnown: boolean) => {
    const url = `${API}${await named(path)}`;
    const query = required[path] ?? '';
    const { form, given } = await leastRequest(acme, endpoint);
    const body = given && (bodies[path]?.() ?? given);
    const token = kind === 'public' ? undefined : await acme.token('Admin');
    const { status, ...found } = await count(method, `${url}${query}`, {
      body,
      token,
      form,
      isKnown,
    });
    expect(status).toBe(terms.status ?? 200);
    return found;
  };
  test(`${method} ${path} asks D1 at most ${limit} times`, async () => {
    // A company runs ten imports at a time, and nobody ends those of these tests.
    if (path.startsWith('/api/imports/')) await openAll();
    const found = await send(false);
    counted[`${method} ${path}`] = found;
    expect(found.trips).toBeLessThanOrEqual(limit);
    expect(found.trips).toBeGreaterThan(0);
    if (kind === 'public') return;
    const known = await send(true);
    counted[`${method} ${path}`] = { ...found, known: known.trips };
    expect(known.trips).toBeLessThanOrEqual(Math.max(1, limit - 1));
    expect(known.trips).toBeGreaterThan(0);
  });
}

/** A member may send 300 requests a minute, and an endpoint takes some of them: each part has a company of its own. */
const PART = 50;
/** Career domains alone answer the board, whose write is with their forms. */
const ofApiHost = endpoints.filter(({ path }) => !path.startsWith('/api/board/'));
for (let from = 0; from < ofApiHost.length; from += PART) {
  describe(`endpoints from the ${from + 1}th`, () => {
    beforeAll(openAll);
    for (const endpoint of ofApiHost.slice(from, from + PART)) testEndpoint(endpoint);
  });
}

/** Forms, OAuth and tools, whose examples are those of the fault sweep. */
const otherWrites = [...formExamples, ...oauthExamples, ...careerExamples, ...toolExamples];

test.each(otherWrites.map((example) => [example.name, example] as const))(
  '%s asks D1 at most as often as is written down',
  async (name, { prepare }) => {
    const { send } = await prepare();
    const bindings = openBindings();
    const { status } = await sendingThrough(through(bindings), () => send(null));
    expect(status).toBeLessThan(400);
    const asked = bindings.calls.filter((call) => call.startsWith('DB.'));
    // The domain itself is looked up once in ten seconds, by whoever comes then; forms ask in batches only.
    const kinds = name.endsWith('career domain') && asked[0] === 'DB.all' ? asked.slice(1) : asked;
    counted[name] = { trips: kinds.length, kinds: bindings.calls.join(' ') };
    expect(kinds.length).toBeLessThanOrEqual(more[name] ?? WRITE_TRIPS_MAX);
  },
);

/** Path, and round trips; a job page counts its view after the answer. */
test.each([
  ['/', 1],
  ['/gb', 1],
  ['/gb/leeds', 1],
  ['/jobs/{hash}', 2],
  ['/saved', 0],
  ['/nowhere/at/all', 0],
])('the page %s asks D1 at most %i times', async (path, most) => {
  const page = `https://${acme.host}${path.replace('{hash}', listed.hash_id)}`;
  const { status, ...found } = await count('GET', `${page}?n=${crypto.randomUUID()}`);
  expect(status).toBe(path.startsWith('/nowhere') ? 404 : 200);
  counted[`page ${path}`] = found;
  expect(found.trips).toBeLessThanOrEqual(most);
});

test.each(['/', '/gb', '/gb/leeds', '/jobs/{hash}'])(
  'the page %s asks D1 once at most before its answer, and nothing within the second',
  async (path) => {
    const { hash_id: hash } = listed;
    const page = `https://${acme.host}${path.replace('{hash}', hash)}?n=${crypto.randomUUID()}`;
    setClock(Date.now());
    await readDomainsNow();
    const kinds: string[] = [];
    const cold = await askedBefore(page, kinds);
    expect(cold).toBeLessThanOrEqual(1);
    expect(await askedBefore(page, kinds)).toBe(0);
  },
);

/** How often D1 was asked when the answer was there. */
async function askedBefore(url: string, kinds: string[]): Promise<number> {
  const before = kinds.length;
  const execution = createExecutionContext();
  const DB = watched(env.DB, (kind) => kinds.push(kind));
  const request = new Request<unknown, IncomingRequestCfProperties>(url, {
    // A robot's view is not counted.
    headers: { 'user-agent': 'examplebot' },
  });
  const response = await worker.fetch(request, { ...env, DB }, execution);
  const asked = kinds.length - before;
  expect(response.status).toBe(200);
  await response.text();
  await waitOnExecutionContext(execution);
  return asked;
}

test('a refused token asks nothing when it cannot be one, and once when it is unknown', async () => {
  expect((await count('GET', `${API}/api/jobs/index`, { token: 'junk' })).trips).toBe(0);
  const known = await acme.token('Viewer');
  const [first = ''] = known.slice(4);
  const misspelt = `oat_${first === 'a' ? 'b' : 'a'}${known.slice(5)}`;
  expect((await count('GET', `${API}/api/jobs/index`, { token: misspelt })).trips).toBe(0);
});

test('a body that is refused costs the look at the token only', async () => {
  const token = await acme.token('Admin');
  for (const isKnown of [false, true]) {
    const sent = { body: { title: '' }, token, isKnown };
    expect(await count('POST', `${API}/api/jobs/store`, sent)).toMatchObject({
      status: 422,
      trips: 1,
    });
  }
});

afterAll(() => {
  const rows = Object.entries(counted).map(
    ([name, { trips, known = trips, kinds }]) => `${trips}  ${known}  ${name.padEnd(48)} ${kinds}`,
  );
  console.log(
    `round trips to D1, by a token that is new to the isolate, and by a known one\n${rows.join('\n')}`,
  );
});
