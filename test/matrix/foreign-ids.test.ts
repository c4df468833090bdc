/**
 * Ids in bodies, queries and paths, found in the API document: one of another company is answered as one that does not exist, and
 * nothing of the other company changes. The record that a path names is in access.test.ts.
 */
import { describe, expect, test } from 'vitest';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { callEndpoint, tenantEndpoints } from '../support/access.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor, pathOfNothing } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { document } from '../support/document.ts';
import { differences, storedOf } from '../support/faults/store.ts';
import { BARE, idsIn, KEY, makerOf, placesIn, withoutIds, withValue } from '../support/ids.ts';

type Tested = (typeof tenantEndpoints)[number];
type Place = { part: 'body' | 'query'; field: string };

const ownIds = async (company: Company) => [(await company.apply(BARE)).id];
const bulk = (action: string) => async (company: Company) => ({
  action,
  ids: await ownIds(company),
});
const STAGES = [
  { name: 'Interview', type: 'interview' },
  { name: 'Hired', type: 'hired' },
];

/** Sections of a career page that name pictures. */
const sections = {
  picture_id: { kind: 'text', html: '<p>Bread.</p>' },
  'people[].picture_id': { kind: 'people', people: [{ name: 'Ada' }] },
  'picture_ids[]': { kind: 'pictures' },
};

/** What a field makes sense with, where the least body of the endpoint is not enough. */
const bases: Readonly<Record<string, (company: Company) => Promise<object>>> = {
  '/api/candidate-job/bulk stage_id': bulk('move'),
  '/api/candidate-job/bulk add_tags[]': bulk('tag'),
  '/api/candidate-job/bulk remove_tags[]': bulk('tag'),
  '/api/candidate-job/assign-to-job candidate_job_id': async (company) => ({
    job_id: (await company.postJob()).hash_id,
  }),
  '/api/exports/store view_id': async () => ({}),
  '/api/tasks/store job_id': async () => ({ title: 'Ask the agency' }),
  '/api/jobs/{hash_id}/try-rules questions[].question_id': async () => ({
    questions: [{ rule: { operator: 'is', value: false, reason: { en: 'Nights.' } } }],
  }),
  ...Object.fromEntries(
    ['career_page_settings', 'career_page_draft'].flatMap((page) =>
      Object.entries(sections).map(([place, section]) => [
        `/api/companies/update/{id} ${page}.sections[].${place}`,
        async () => ({ [page]: { sections: [section] } }),
      ]),
    ),
  ),
  '/api/email-templates/store stage_id': async () => ({
    kind: 'stage',
    language: 'de',
    subject: 'Hallo',
    body: '<p>Hallo</p>',
  }),
  '/api/company-pipline/store stages[].id': async () => ({ name: 'Trainees', stages: STAGES }),
  '/api/company-pipline/update/{id} stages[].id': async () => ({ stages: STAGES }),
  '/api/company-pipline/update/{id} move_to_stage_id': async () => ({ stages: STAGES }),
};

/** What must be of the record itself: one that the company has elsewhere is refused, too. */
const ofTheRecord = new Set([
  '/api/company-pipline/update/{id} stages[].id',
  '/api/company-pipline/update/{id} move_to_stage_id',
  '/api/candidate-job/update-stage/{id} from_stage_id',
  '/api/feedback-requests/store meeting_id',
]);

type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string; schema: Schema }[];
};

type Addressed = Pick<Tested, 'method' | 'path'>;

const operationOf = ({ method, path }: Addressed) =>
  document.paths[path]?.[method.toLowerCase()] as unknown as Operation;

const bodiesOf = (endpoint: Addressed) =>
  Object.values(operationOf(endpoint).requestBody?.content ?? {}).map(({ schema }) => schema);

function idsOf(endpoint: Addressed) {
  const bodies = bodiesOf(endpoint);
  const parameters = operationOf(endpoint).parameters ?? [];
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const hasFilters = bodies.some(
    (schema) => placesIn(schema, (_, at) => at === 'query.*').length > 0,
  );
  return {
    body: bodies.flatMap((schema) => idsIn(schema)),
    // What `ids` of a list names and the list does not have is in `missing`: `recruiting/lists-by-ids.test.ts`.
    query: query
      .filter(({ name }) => name !== 'ids')
      .flatMap(({ name, schema }) => idsIn(schema, name)),
    hasFilters,
  };
}

/** The filters of lists, which saved views and exports keep. */
/** Its filters take one id each. */
const ONE_EACH = '/api/tasks/index';

const filters = idsOf({ method: 'GET', path: '/api/candidate-job/index' }).query;

function placesOf(endpoint: Tested): Place[] {
  const { body, query, hasFilters } = idsOf(endpoint);
  const kept = hasFilters ? filters.map((name) => `query.${name}`) : [];
  return [
    ...[...new Set([...body, ...kept])].map((field) => ({ part: 'body', field }) as const),
    ...[...new Set(query)].map((field) => ({ part: 'query', field }) as const),
  ];
}

const all = tenantEndpoints.flatMap((endpoint) =>
  placesOf(endpoint).map(
    (place) => [`${endpoint.method} ${endpoint.path} ${place.field}`, endpoint, place] as const,
  ),
);

const isText = ({ field }: Place) => field.startsWith('query.');

/**
 * Makes what the endpoint takes at least, and answers a function that calls it with a value in this place. A call that is refused
 * changes nothing, so the same is sent again.
 */
async function asking(
  company: Company,
  endpoint: Tested,
  { part, field }: Place,
): Promise<(value: unknown) => Promise<Answer<unknown>>> {
  const token = await company.token('Admin');
  const at = await pathFor(company, endpoint.path);
  const least = await leastRequest(company, endpoint);
  if (part === 'query') {
    return (value) =>
      callEndpoint(token, endpoint, least, { at, query: `?${field}=${String(value)}` });
  }
  const base = (await bases[`${endpoint.path} ${field}`]?.(company)) ?? least.given ?? {};
  return (value) =>
    callEndpoint(
      token,
      endpoint,
      { ...least, body: withValue(base, field, value), headers: {} },
      { at },
    );
}

async function ask(company: Company, endpoint: Tested, place: Place, value: unknown) {
  return (await asking(company, endpoint, place))(value);
}

const told = ({ status, text }: Answer<unknown>) => ({ status, text: withoutIds(text) });

/** The kind of record that has the custom fields of an endpoint. */
function entityOf({ path }: Tested): string {
  if (path.startsWith('/api/jobs')) return 'job';
  return path.startsWith('/api/candidates') ? 'candidate' : 'application';
}

describe('an id of another company', () => {
  test.each(all)('%s is answered as one that does not exist', async (name, endpoint, place) => {
    const make = makerOf(place.field);
    expect(make, `say what ${place.field} names, in test/support/ids.ts`).toBeDefined();
    if (make === 'world' || !make) return;
    const [acme, globex] = [await openCompany(), await openCompany()];
    if (place.field.endsWith('custom.*')) {
      await acme.openField({ entity: entityOf(endpoint), key: KEY, kind: 'member' });
    }
    const theirs = await make(globex);
    const before = await storedOf({ companyId: globex.id });
    const call = await asking(acme, endpoint, place);
    // Filters are texts, as in the query of a list.
    const asked = (value: number) => call(isText(place) ? String(value) : value);
    const [foreign, unknown] = [await asked(theirs), await asked(1)];
    expect(told(foreign), name).toEqual(told(unknown));
    expect(differences(before, await storedOf({ companyId: globex.id }))).toEqual([]);
    const own = await asked(await make(acme));
    const isTaken = own.status < 300;
    expect(isTaken, own.text).toBe(!ofTheRecord.has(`${endpoint.path} ${place.field}`));
  });

  const listed = all.filter(
    ([, { method, path }, { part, field }]) =>
      (part === 'query' && method === 'GET' && filters.includes(field) && path !== ONE_EACH) ||
      isText({ part, field }),
  );

  test.each(listed)('%s is refused beside one of the company', async (name, endpoint, place) => {
    const make = makerOf(place.field);
    if (make === 'world' || !make) throw new Error(`${place.field} names no record`);
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [mine, theirs] = [await make(acme), await make(globex)];
    const asked = await asking(acme, endpoint, place);
    const foreign = await asked(`${mine},${theirs}`);
    const unknown = await asked(`${mine},1`);
    expect(foreign, name).toMatchObject({ status: 422 });
    expect(told(foreign)).toEqual(told(unknown));
    expect((await asked(`${mine},${await make(acme)}`)).status).toBeLessThan(300);
  });
});

type Reach = readonly [name: string, endpoint: Tested, field: string];

/** The places of bodies that are chosen. */
const inBodies = (isChosen: Parameters<typeof placesIn>[1]): Reach[] =>
  tenantEndpoints.flatMap((endpoint) => {
    const fields = bodiesOf(endpoint).flatMap((schema) => placesIn(schema, isChosen));
    return [...new Set(fields)].map(
      (field) => [`${endpoint.method} ${endpoint.path} ${field}`, endpoint, field] as const,
    );
  });

const takesTexts = ({ type }: Schema) => [type].flat().includes('string');
const byHash = inBodies((schema, at) => /(?:^|\.)job_id$/u.test(at) && takesTexts(schema));

test.each(byHash)('%s takes the text of no job of another company', async (_, endpoint, field) => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const { hash_id: theirs } = await globex.postJob();
  const before = await storedOf({ companyId: globex.id });
  const asked = await asking(acme, endpoint, { part: 'body', field });
  const unheld = theirs.split('').toReversed().join('');
  const [foreign, unknown] = [await asked(theirs), await asked(unheld)];
  expect(foreign.status, foreign.text).toBeGreaterThanOrEqual(400);
  const text = unknown.text.replaceAll(unheld, theirs);
  expect(told(foreign)).toEqual(told({ ...unknown, text }));
  expect(differences(before, await storedOf({ companyId: globex.id }))).toEqual([]);
  expect((await asked((await acme.postJob()).hash_id)).status).toBeLessThan(300);
});

/** Custom fields and questions are named by their keys. */
const byKey = inBodies((_, at) => /(?:^|\.)(?:custom|answers)\.\*$/u.test(at));

/** Where no custom field or question has this key, and another company has one. */
test.each(byKey)('%s has no key of another company', async (_, endpoint, field) => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const isQuestion = field.includes('answers');
  const open = (company: Company, key: string) =>
    isQuestion
      ? company.addQuestion({ key, kind: 'short_text' })
      : company.openField({ entity: entityOf(endpoint), key });
  await open(globex, KEY);
  const asked = (key: string) =>
    ask(acme, endpoint, { part: 'body', field: field.replace('*', key) }, 'x');
  const [foreign, unknown] = [await asked(KEY), await asked('unheld')];
  expect(foreign.status, foreign.text).toBe(422);
  expect(told(foreign)).toEqual(told({ ...unknown, text: unknown.text.replaceAll('unheld', KEY) }));
});

/** Parameters of paths beside the id of the record that they begin with. */
const inPaths = tenantEndpoints.flatMap((endpoint) => {
  const steps = endpoint.path.split('/').map((step, at) => [step, at] as const);
  return steps
    .filter(([step]) => /^\{\w+_id\}$/u.test(step) && step !== '{hash_id}')
    .map(([step, at]) => [`${endpoint.method} ${endpoint.path}: ${step}`, endpoint, at] as const);
});

test.each(inPaths)('%s is answered as one that does not exist', async (_, endpoint, at) => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  const [theirs, unheld] = [await pathFor(globex, endpoint.path), pathOfNothing(endpoint.path)];
  const before = await storedOf({ companyId: globex.id });
  const token = await acme.token('Admin');
  const asked = async (other: string) => {
    const least = await leastRequest(acme, endpoint);
    const own = (await pathFor(acme, endpoint.path)).split('/');
    const path = own.with(at, other.split('/')[at] ?? '').join('/');
    return callEndpoint(token, endpoint, least, { at: path });
  };
  const [foreign, unknown] = [await asked(theirs), await asked(unheld)];
  expect(foreign.status, foreign.text).toBeGreaterThanOrEqual(400);
  expect(told(foreign)).toEqual(told(unknown));
  expect(differences(before, await storedOf({ companyId: globex.id }))).toEqual([]);
});
