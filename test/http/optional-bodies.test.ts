/** Bodies that may be left out: nothing, `null`, `{}` and `[]` are the same, whatever the Content-Type says (decisions: Conventions). */
import { expect, test } from 'vitest';
import { isOptional } from '#http/input.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API, answerOf, send } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { pathOfNothing } from '../support/records.ts';
import type { Company } from '../support/company.ts';

const bodies = [undefined, '', 'null', '{}', '[]', ' {} ', '\n[ ]\t', ' null '];
const types = [
  undefined,
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain;charset=UTF-8',
  'application/problem+json',
  'nonsense',
  '',
];

/** The writes that need no body: it is optional, or none is declared. */
const writes = endpoints.filter(
  ({ kind, method, terms }) =>
    kind === 'tenant' &&
    method !== 'GET' &&
    !terms.files &&
    (!terms.body || isOptional(terms.body)),
);
const withBody = writes.filter(({ terms }) => terms.body);

async function request(
  acme: Company,
  { method, path }: { method: string; path: string },
  body: string | undefined,
  type: string | undefined,
) {
  const response = await send(`${API}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await acme.token('Admin')}`,
      ...(type !== undefined && { 'content-type': type }),
    },
    // Bytes have no type of their own, as text has.
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  });
  return answerOf(response);
}

test('some endpoints have an optional body', () => {
  const paths = withBody.map(({ path }) => path);
  expect(paths).toContain('/api/candidate-job/reject/{id}');
  expect(paths).toContain('/api/plugins/webhooks/{id}/rotate-secret');
});

/** Each endpoint gets every body and every type once; the pairs go round, so that each pair reaches every eighth endpoint. */
function pairsOf(index: number) {
  return bodies.map((body, at) => [body, types[(at + index) % types.length]] as const);
}

test('each form of no body is sent with each type', () => {
  const pairs = writes.flatMap((_, index) =>
    pairsOf(index).map(([body, type]) => `${body} ${type}`),
  );
  expect(new Set(pairs).size).toBe(bodies.length * types.length);
});

test.each(writes.map((endpoint, index) => [endpoint.method, endpoint.path, index] as const))(
  'every form of no body is the same to %s %s',
  async (method, path, index) => {
    const acme = await openCompany();
    const address = { method, path: pathOfNothing(path) };
    const { status } = await request(acme, address, undefined, undefined);
    expect([200, 404]).toContain(status);
    for (const [body, type] of pairsOf(index)) {
      const answer = await request(acme, address, body, type);
      expect([body, type, answer.status]).toEqual([body, type, status]);
    }
  },
);

test.each(withBody)('a body of another type is refused with 415 by $path', async (endpoint) => {
  const acme = await openCompany();
  const address = { method: endpoint.method, path: pathOfNothing(endpoint.path) };
  for (const type of [undefined, 'text/plain', 'application/problem+json']) {
    for (const body of ['{"a":1}', '[1]', 'a=1', '0', 'nul', '[][]']) {
      expect((await request(acme, address, body, type)).status).toBe(415);
    }
  }
  const malformed = await request(acme, address, 'a=1', 'application/json');
  expect(malformed).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
});

test.each([
  [undefined, undefined],
  ['', 'application/json'],
  ['[]', 'application/json'],
  ['null', 'application/json'],
  ['', 'application/x-www-form-urlencoded'],
])('rejects an application by the body %j of type %s', async (body, type) => {
  const acme = await openCompany();
  const { id } = await acme.apply({ files: [] });
  const address = { method: 'POST', path: `/api/candidate-job/reject/${id}` };
  expect(await request(acme, address, body, type)).toMatchObject({
    status: 200,
    body: { data: { status: 'rejected' } },
  });
});

test('the forms of no body are one request to an Idempotency-Key', async () => {
  const acme = await openCompany();
  const { id } = await acme.apply({ files: [] });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const path = `/api/candidate-job/reject/${id}`;
  const first = await acme.recruiter('POST', path, undefined, key);
  expect(first.status).toBe(200);
  for (const body of ['{}', '[]', 'null', '']) {
    const again = await acme.recruiter('POST', path, body, key);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  }
});
