/**
 * Random requests by two companies at once: every answer is one that the document describes, and
 * contains no data of the other company.
 */
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopes } from '#access.ts';
import type { Operation } from '#integrations/openapi/operation.ts';
import type { Schema } from '#integrations/openapi/json-schemas.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { valueOf, junk } from '../support/arbitrary.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { document, faultsOf } from '../support/document.ts';
import { operator } from '../support/operator.ts';

/** `PROPERTY_RUNS=300 npx vitest run --project worker test/integrations/document.property.test.ts` runs longer. */
const RUNS = Number(env.PROPERTY_RUNS);
/** A user may call 300 times a minute. */
const RUNS_PER_USER = 250;
const SECRET = 'globex-kept-this-to-itself';

const tenantDoors = endpoints.filter(({ kind, terms }) => kind === 'tenant' && !terms.files);

let subdomain = '';
let own: Records;
let foreign: Records;
let token = '';
let left = 0;
const callCounts = new Map<number, number>();

beforeAll(async () => {
  const acme = await openCompany();
  const globex = await openCompany({ name: SECRET });
  subdomain = acme.subdomain;
  own = await recordsOf(acme, 'Acme');
  foreign = await recordsOf(globex, SECRET);
});

/** The kind of record that a part of a path belongs to. */
type Records = Record<string, number>;

/** One record of each kind to change. */
async function recordsOf(
  company: Awaited<ReturnType<typeof openCompany>>,
  name: string,
): Promise<Records> {
  const office = await company.openOffice({ name });
  const job = await company.postJob({ title: name, office_id: office.id, status: 'Live' });
  const createRecord = async (path: string) =>
    (await company.admin<{ id: number }>('POST', path, { name })).body.data.id;
  const team = await company.admin<TeamPage>('GET', '/api/company-users/index');
  return {
    companies: company.id,
    'company-offices': office.id,
    jobs: job.id,
    'company-users': team.body.data.data[0]?.id ?? 0,
    'company-pipline': await createRecord('/api/company-pipline/store'),
    'contracted-companies': await createRecord('/api/contracted-companies'),
    plugins: (await company.hook({ name })).id,
  };
}

type TeamPage = { data: { id: number }[] };

/** Switches to another Admin before the rate limit is reached. */
async function nextToken(): Promise<string> {
  if (left-- > 0) return token;
  left = RUNS_PER_USER;
  const email = `${crypto.randomUUID()}@people.example`;
  await createUser(operator(), { company: subdomain, email, role: 'Admin' });
  token = (await createToken(operator(), { company: subdomain, email, scopes })).access_token;
  return token;
}

test.each(tenantDoors.map(({ method, path }) => [method, path] as const))(
  '%s %s answers as the document says, whatever is asked',
  { timeout: 120_000 },
  async (method, path) => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(requestTo(path, operation), async ({ url, body, headers }) => {
        const answer = await call(await nextToken(), method, url, body, headers);
        callCounts.set(answer.status, (callCounts.get(answer.status) ?? 0) + 1);
        expect(answer.status, `${method} ${url} ${JSON.stringify(body)}`).toBeLessThan(500);
        expect(faultsOf(method, path, answer)).toEqual([]);
        expect(answer.text).not.toContain(SECRET);
        answered += 1;
      }),
      { numRuns: RUNS },
    );
    expect(answered).toBeGreaterThanOrEqual(Math.min(RUNS, 10));
  },
);

afterAll(() => {
  const statuses = [...callCounts].sort(([a], [b]) => a - b).map((pair) => pair.join(': '));
  console.log(`property: requests to ${tenantDoors.length} operations; ${statuses.join(', ')}`);
});

type Asked = { url: string; body: unknown; headers: Record<string, string> };

function requestTo(path: string, operation: Operation | undefined): fc.Arbitrary<Asked> {
  const schema: Schema | undefined = operation?.requestBody?.content['application/json']?.schema;
  const [ids, others] = [Object.values(own), Object.values(foreign)];
  const kind = path.split('/')[2] ?? '';
  const id = fc.oneof(
    { arbitrary: fc.constant(own[kind] ?? 0), weight: 12 },
    { arbitrary: fc.constantFrom(...ids), weight: 1 },
    { arbitrary: fc.constantFrom(...others), weight: 2 },
    { arbitrary: junk, weight: 1 },
  );
  const names = (operation?.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter] : [],
  );
  const query = fc.record(
    Object.fromEntries(names.map(({ name, schema: inner }) => [name, valueOf(inner, ids)])),
    { requiredKeys: [] },
  );
  return fc.record({
    url: fc
      .tuple(id, query)
      .map(([key, values]) => `${path.replaceAll(/\{\w+\}/gu, segment(key))}${queryOf(values)}`),
    body: schema ? valueOf(schema, [...ids, ...others]) : fc.constant(undefined),
    headers: fc.oneof(
      { arbitrary: fc.constant({}), weight: 6 },
      { arbitrary: fc.uuid().map((key) => ({ 'idempotency-key': key })), weight: 1 },
    ),
  });
}

/** Path segments are neither empty nor `.` or `..`, which would make other paths. */
function segment(value: unknown): string {
  const text = encoded(value);
  return /^\.{0,2}$/u.test(text) ? 'x' : text;
}

function queryOf(values: object): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}
