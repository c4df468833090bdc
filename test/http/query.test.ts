/** What the API makes of the parameters of a query: empty ones are absent, unknown ones are ignored and named (decisions: Conventions). */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { API, call, fresh, newAddress, send } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { pathFor } from '../support/records.ts';
import { callWatched } from '../support/d1.ts';
import { comparable } from '../support/lists.ts';
import type { Listed } from '../support/lists.ts';

const LIST = '/api/jobs/index';

/** The endpoints with a query, and the names of the parameters that may be left out. Those of a career domain are in its tests. */
const queried = endpoints.flatMap(({ kind, method, path, terms }) => {
  if (!terms.query || path.startsWith('/api/board/')) return [];
  if (!(terms.query instanceof z.core.$ZodObject))
    throw new Error(`${path}: the query is no object`);
  const fields = Object.entries(terms.query._zod.def.shape);
  const optional = fields.filter(([, schema]) => z.safeParse(schema, undefined).success);
  return [{ kind, method, path, names: optional.map(([name]) => name) }];
});

function unknownIn(answer: { headers: Headers }): string | null {
  return answer.headers.get('x-unknown-parameters');
}

/** What an endpoint cannot do without. */
const required: Readonly<Record<string, string>> = {
  '/api/locations/cities': 'country=DE&',
  '/api/locations/suggest': 'q=ba&',
};

describe('an empty parameter', () => {
  test.each(queried)('counts as absent: $method $path', async ({ kind, method, path, names }) => {
    const acme = await openCompany();
    const empty = names.map((name) => `${name}=`).join('&');
    const needed = required[path] ?? '';
    for (const query of [empty, `${empty}&subdomain=`]) {
      const url = `${await pathFor(acme, path)}?${needed}${query}`;
      const answer =
        kind === 'public' ? await call(null, method, fresh(url)) : await acme.admin(method, url);
      expect(answer, answer.text).toMatchObject({ status: 200 });
    }
  });

  test('changes nothing about the answer of a list', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const plain = await acme.viewer<Listed>('GET', LIST);
    const filtered = await acme.viewer<Listed>(
      'GET',
      `${LIST}?search-key=&status=&with-candidates=&date-start=&date-end=&page=&max=&cursor=&updated-since=&subdomain=`,
    );
    expect(comparable(filtered.body.data)).toEqual(comparable(plain.body.data));
  });

  test('is refused as missing where the parameter is required', async () => {
    const answer = await call(null, 'GET', fresh('/api/locations/cities?country='));
    expect(answer).toMatchObject({ status: 422, body: { errors: { country: expect.anything() } } });
  });
});

describe('the subdomain', () => {
  test('can be the subdomain in any case or the tenant_id of userinfo', async () => {
    const acme = await openCompany();
    const { body } = await acme.viewer('GET', '/api/oauth/userinfo');
    const { tenant_id: tenantId } = body as unknown as { tenant_id: string };
    expect(tenantId).toBe(String(acme.id));
    for (const name of [acme.subdomain, acme.subdomain.toUpperCase(), tenantId, '']) {
      expect((await acme.viewer('GET', `${LIST}?subdomain=${name}`)).status).toBe(200);
    }
  });

  test('is refused with 403 where it is the id of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    for (const name of [globex.id, '1', `0${acme.id}`]) {
      expect(await acme.viewer('GET', `${LIST}?subdomain=${name}`)).toMatchObject({
        status: 403,
        body: { code: 'tenant_mismatch' },
      });
    }
  });
});

describe('an unknown parameter', () => {
  test('is ignored and named in X-Unknown-Parameters', async () => {
    const acme = await openCompany();
    const plain = await acme.viewer<Listed>('GET', LIST);
    expect(unknownIn(plain)).toBeNull();
    const answer = await acme.viewer<Listed>(
      'GET',
      `${LIST}?stauts=Live&page=1&subdomain=&sort=id`,
    );
    expect(answer.status).toBe(200);
    expect(comparable(answer.body.data)).toEqual(comparable(plain.body.data));
    expect(unknownIn(answer)).toBe('stauts, sort');
    for (const path of ['/api/locations/jobs', '/api/central/jobs', '/api/locations/countries']) {
      const open = await call(null, 'GET', fresh(`${path}?contry=DE&career_domain=`));
      expect(open.status).toBe(200);
      expect(unknownIn(open)).toBe('contry');
    }
  });

  test('is named by every endpoint, also where it takes no query', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const answers = [
      await acme.admin('POST', `/api/jobs/update/${job.id}?x=1`, { title: 'Cook' }),
      await acme.admin('GET', `/api/jobs/create?x=1`),
      await call(null, 'POST', `/api/central/jobs/${job.hash_id}/favorite?x=1`),
      await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?x=1`),
    ];
    for (const answer of answers) {
      expect(answer, answer.text).toMatchObject({ status: 200 });
      expect(unknownIn(answer)).toBe('x');
    }
  });

  test('is named in a refusal too, because it may be the reason', async () => {
    const answer = await call(null, 'GET', fresh('/api/locations/cities?contry=DE'));
    expect(answer.status).toBe(422);
    expect(unknownIn(answer)).toBe('contry');
    const acme = await openCompany();
    const missing = await acme.viewer('GET', '/api/jobs/show/1?with=all');
    expect([missing.status, unknownIn(missing)]).toEqual([404, 'with']);
  });

  test('is named in the answer to a client that has the list already', async () => {
    const acme = await openCompany();
    const first = await acme.viewer('GET', `${LIST}?x=1`);
    const again = await acme.viewer('GET', `${LIST}?x=1`, undefined, {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect([again.status, unknownIn(again)]).toEqual([304, 'x']);
  });

  test.each([
    ['a%0D%0ASet-Cookie:%20b%3D1', 'a%0D%0ASet-Cookie%3A%20b%3D1'],
    ['a,b', 'a%2Cb'],
    ['%E2%82%AC', '%E2%82%AC'],
    ['filter[status]', 'filter%5Bstatus%5D'],
    ["it's", 'it%27s'],
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
    ['', ''],
  ])('is named in a form that is safe in a header: %s', async (name, named) => {
    const acme = await openCompany();
    const answer = await acme.viewer('GET', `${LIST}?${name}=1`);
    expect(answer.status).toBe(200);
    expect(unknownIn(answer) ?? '').toBe(named);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('is cut after 64 characters and left out after 20 names', async () => {
    const acme = await openCompany();
    const names = Array.from({ length: 500 }, (_, index) => `p${index}`);
    const many = unknownIn(await acme.viewer('GET', `${LIST}?${names.join('=1&')}=1`));
    expect(many).toBe(names.slice(0, 20).join(', '));
    const long = unknownIn(await acme.viewer('GET', `${LIST}?${'a'.repeat(7000)}=1`));
    expect(long).toBe('a'.repeat(64));
    const half = unknownIn(await acme.viewer('GET', `${LIST}?${'%F0%9F%98%80'.repeat(40)}=1`));
    expect(half).toBe('%F0%9F%98%80'.repeat(32));
  });

  test('is no part of the cache key of a public answer', async () => {
    // What is known is known for a second.
    setClock(Date.now());
    const known = `/api/locations/jobs?search-key=${crypto.randomUUID()}`;
    const first = await call(null, 'GET', `${known}&utm_source=a`);
    expect(first.status).toBe(200);
    const unavailable = () => {
      throw new Error('D1_ERROR: Network connection lost.');
    };
    for (const query of ['', '&utm_source=b', '&page=&x=1', '&utm_source=a']) {
      const again = await callWatched(unavailable, 'GET', `${API}${known}${query}`, {});
      expect([query, again.status, await again.text()]).toEqual([query, 200, first.text]);
      const names = [...new URLSearchParams(query).keys()].filter((name) => name !== 'page');
      expect(unknownIn(again)).toBe(names.length === 0 ? null : names.join(', '));
    }
    const before = known.replace('?', '?utm_source=b&');
    const again = await callWatched(unavailable, 'GET', `${API}${before}`, {});
    expect([again.status, unknownIn(again)]).toEqual([200, 'utm_source']);
    const other = await callWatched(unavailable, 'GET', `${API}${known}&page=2`, {});
    expect(other.status).toBe(503);
  });
});

describe('a whole number', () => {
  test.each(['010', '+1', '1.0', '1e1', '0x1', ' 1', '1%20', '-1', '0', '٣', '1_0', '9999999999'])(
    'is refused with 422 unless it is written as digits without leading zeros: %s',
    async (number) => {
      const acme = await openCompany();
      for (const [name, path] of [
        ['page', LIST],
        ['max', LIST],
        ['page', '/api/locations/jobs'],
        ['per_page', '/api/locations/jobs'],
        ['limit', '/api/locations/cities?country=DE'],
        ['key-category', '/api/locations/jobs'],
      ] as const) {
        const url = `${path}${path.includes('?') ? '&' : '?'}${name}=${number}`;
        const headers = { authorization: `Bearer ${await acme.token('Viewer')}` };
        const response = await send(`${API}${url}`, {
          headers: { ...headers, 'cf-connecting-ip': newAddress() },
        });
        expect([url, response.status]).toEqual([url, 422]);
        const { errors } = await response.json<{ errors: object }>();
        expect(Object.keys(errors)).toEqual([name]);
      }
    },
  );
});
