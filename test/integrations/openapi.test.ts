/** The document matches the endpoint table, and the Worker answers as the document says. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { scopes } from '#access.ts';
import { oauth } from '#accounts/oauth/endpoints.tsx';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { events } from '#events.ts';
import { get, post } from '#http/endpoint.ts';
import { JSON_BYTES_MAX, URL_LENGTH_MAX } from '#http/limits.ts';
import { openApiDocument, operationIdOf } from '#integrations/openapi/document.ts';
import type { Operation } from '#integrations/openapi/operation.ts';
import { SchemaBook } from '#integrations/openapi/json-schemas.ts';
import { version } from '#integrations/openapi/texts.ts';
import { PathId } from '#lib/id-schemas.ts';
import manifest from '../../package.json' with { type: 'json' };
import { applyTo } from '../support/applicants.ts';
import { API, call, fresh, send, visit } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { asShape, document, faultsOf } from '../support/document.ts';
import type { Told } from '../support/document.ts';

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const deliveries = Object.values(document.webhooks).flatMap((item) => Object.values(item));

describe('the document', () => {
  test('the document lists every endpoint of the table and no other', () => {
    const declared = [
      ...oauth.map((endpoint) => `${endpoint.method} ${endpoint.path}`),
      ...endpoints.map(({ method, path }) => `${method} ${path}`),
    ];
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(documented.toSorted()).toEqual(declared.toSorted());
  });

  test('every operation has a unique id, a summary, a known tag and its security', () => {
    const tagNames = new Set(document.tags.map(({ name }) => name));
    const all = [...operations.map(({ operation }) => operation), ...deliveries];
    for (const { operationId, summary, tags, security } of all) {
      expect(operationId).toMatch(/^[a-z][A-Za-z0-9]+$/u);
      expect(summary).not.toBe('');
      expect(tags.filter((tag) => !tagNames.has(tag))).toEqual([]);
      expect(security).toBeInstanceOf(Array);
    }
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  });

  test('every operation requires known scopes, and none where no token is needed', () => {
    const { flows } = document.components.securitySchemes.oauth2;
    expect(Object.keys(flows.authorizationCode.scopes)).toEqual([...scopes]);
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    const needsNone = [
      ...oauth.filter(({ kind }) => kind === 'oauth-metadata'),
      ...endpoints.filter(({ kind }) => kind === 'public'),
    ];
    expect(open.map(({ path }) => path)).toEqual(needsNone.map(({ path }) => path));
  });

  test('every reference of the document resolves', () => {
    const missing = refsIn(document).filter((ref) => resolved(ref) === undefined);
    expect(missing).toEqual([]);
  });

  test('every path parameter is declared', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).flatMap((parameter) =>
        'in' in parameter && parameter.in === 'path' ? [parameter] : [],
      );
      const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      expect(declared.map(({ name }) => name)).toEqual(named);
      const vague = declared.filter(({ required, description = '' }) => !required || !description);
      expect(vague).toEqual([]);
    }
  });

  test('every example is valid against its schema', () => {
    const requests = operations.flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(
        ({ schema, example }) => [schema, example] as const,
      ),
    );
    const errors = Object.values(document.components.responses).flatMap(({ content = {} }) => {
      const { schema = {}, examples = {} } = content['application/json'] ?? {};
      return Object.values(examples).map(({ value }) => [schema, value] as const);
    });
    const answers = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, response]) => {
        if (!status.startsWith('2')) return [];
        const content = 'content' in response ? response.content?.['application/json'] : undefined;
        return content ? [[content.schema, content.example] as const] : [];
      }),
    );
    expect(errors.length).toBeGreaterThan(20);
    for (const [schema, example] of [...requests, ...answers, ...errors]) {
      expect(example).toBeDefined();
      const { error } = asShape(schema).safeParse(example);
      expect(error && z.prettifyError(error), JSON.stringify(example)).toBeUndefined();
    }
  });

  test.each(endpoints.filter(({ terms }) => terms.body))(
    'the example of a request is accepted: $method $path',
    async ({ method, path, terms }) => {
      const { content = {} } = document.paths[path]?.[method.toLowerCase()]?.requestBody ?? {};
      const { example } = content['application/json'] ?? content['multipart/form-data'] ?? {};
      const { error } = await z.safeParseAsync(terms.body ?? z.unknown(), example);
      expect(error && z.prettifyError(error), JSON.stringify(example)).toBeUndefined();
    },
  );

  test('the example of an answer has what the example of its request sent', () => {
    const { requestBody, responses } = document.paths['/api/company-offices/store']?.['post'] ?? {};
    const sent = requestBody?.content['application/json']?.example;
    const created = responses?.['201'];
    const answer = created && 'content' in created ? created.content?.['application/json'] : null;
    expect(answer?.example).toMatchObject({ success: true, data: sent });
  });

  test('every event is described in the envelope of 6.2', () => {
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(events));
    const content = document.webhooks['job.closed']?.['post']?.requestBody?.content;
    const shape = asShape(content?.['application/json']?.schema ?? {});
    const delivery = {
      event: 'job.closed',
      timestamp: '2026-11-20T12:00:00+00:00',
      data: { job_id: 1, title: 'Nurse', status: 'Archived' },
    };
    expect(shape.safeParse(delivery).success).toBe(true);
    expect(shape.safeParse({ ...delivery, event: 'job.published' }).success).toBe(false);
  });

  test('the document has the version of the package', () => {
    expect(version).toBe(manifest.version);
  });
});

describe('an operation', () => {
  const params = z.object({ id: PathId });

  test('an operation lists the errors its declaration allows, and no others', () => {
    const terms = { about: 'Get', needs: 'structure.read', returns: z.null() } as const;
    expect(codesOf(get('/api/things/index', terms, read))).toEqual({
      400: ['malformed_url', 'repeated_parameter'],
      401: ['unauthenticated', 'invalid_token'],
      403: ['https_required', 'insufficient_scope', 'insufficient_access', 'tenant_mismatch'],
      413: ['too_large'],
      429: ['too_many_requests'],
      500: ['unexpected'],
      503: ['storage_unavailable'],
    });
    const write = {
      ...terms,
      needs: 'jobs.write',
      params,
      body: z.object({ name: z.string() }),
      status: 201,
      errors: ['duplicate', 'stale_write'],
    } as const;
    expect(codesOf(post('/api/things/update/{id}', write, read))).toMatchObject({
      400: [
        'malformed_url',
        'repeated_parameter',
        'incomplete_body',
        'malformed_json',
        'json_too_deep',
      ],
      403: [
        'https_required',
        'insufficient_scope',
        'insufficient_role',
        'insufficient_access',
        'tenant_mismatch',
      ],
      404: ['not_found'],
      409: ['still_running', 'answer_lost', 'duplicate', 'stale_write'],
      413: ['too_large'],
      415: ['unsupported_content_coding', 'unsupported_media_type'],
      422: ['invalid_input', 'unknown_field', 'idempotency_mismatch'],
    });
  });

  test('an operation that writes for a company, or applies from its website, lists the errors of its Idempotency-Key, with or without a body', () => {
    const terms = { about: 'Do', needs: 'jobs.write', returns: z.null() } as const;
    expect(codesOf(post('/api/things/do', terms, read))).toMatchObject({
      409: ['still_running', 'answer_lost'],
      422: ['unknown_field', 'idempotency_mismatch', 'invalid_input'],
    });
    const key = '#/components/parameters/idempotencyKey';
    for (const { path, method, operation } of operations) {
      const door = endpoints.find(
        (one) => one.path === path && one.method === method.toUpperCase(),
      );
      const isOfCompany = door?.kind === 'tenant' && door.method === 'POST';
      const takesKey = isOfCompany || path === '/api/board/{company}/jobs/{hash_id}/applications';
      const names = (operation.parameters ?? []).flatMap((one) =>
        '$ref' in one ? [one.$ref] : [],
      );
      expect(names.includes(key), `${method} ${path}`).toBe(takesKey);
      expect(promises(operation, 'Idempotent-Replayed'), `${method} ${path}`).toBe(takesKey);
    }
  });

  test('an operation that reads offers revalidation by ETag', () => {
    const tag = '#/components/parameters/ifNoneMatch';
    for (const { path, method, operation } of operations) {
      const isRead = method === 'get' && endpoints.some((one) => one.path === path);
      expect((operation.parameters ?? []).some((one) => '$ref' in one && one.$ref === tag)).toBe(
        isRead,
      );
      expect(promises(operation, 'ETag'), `${method} ${path}`).toBe(isRead);
      expect('304' in operation.responses, `${method} ${path}`).toBe(isRead);
    }
  });

  test('an operation lists alternative scopes, and the roles that may call it', () => {
    const operation = document.paths['/api/company-offices/index']?.['get'];
    expect(operation?.security).toEqual([{ oauth2: ['company'] }, { oauth2: ['jobs:read'] }]);
    const write = document.paths['/api/company-offices/store']?.['post'];
    expect(write?.security).toEqual([{ oauth2: ['company', 'jobs:write'] }]);
    expect(write?.['x-roles']).toEqual(['Admin']);
    expect(write?.description).toBe('Scope: `company` and `jobs:write`. Role: Admin.');
  });

  test('an operation with a token accepts the subdomain, and its query has no null', () => {
    const parameters = document.paths['/api/jobs/index']?.['get']?.parameters ?? [];
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/subdomain' });
    expect(JSON.stringify(parameters)).not.toContain('null');
    expect(parameters).toContainEqual({
      name: 'max',
      in: 'query',
      required: false,
      description: 'Records per page, at most 100.',
      schema: { type: 'integer', format: 'int64', minimum: 1, default: 10 },
    });
  });

  test('an operation is named after its method and path', () => {
    expect(operationIdOf('GET', '/api/jobs/{hash_id}/applicant-job')).toBe(
      'getJobsByHashIdApplicantJob',
    );
    expect(operationIdOf('POST', '/api/contracted-companies')).toBe('postContractedCompanies');
  });
});

describe('a schema', () => {
  test('a schema shows 64-bit ids, timestamps, and null as a type', () => {
    const shape = z.object({ id: z.int(), hired_at: z.string().nullable() });
    expect(new SchemaBook().of(shape, 'output')).toEqual({
      type: 'object',
      required: ['id', 'hired_at'],
      properties: {
        id: { type: 'integer', format: 'int64' },
        hired_at: { type: ['string', 'null'], format: 'date-time' },
      },
    });
  });

  test('schemas of one name are equal', () => {
    const book = new SchemaBook();
    book.of(z.object({ a: z.string() }).meta({ id: 'SchemaTestA' }), 'output');
    const other = { type: 'object', properties: {} };
    expect(() => book.add('SchemaTestA', other)).toThrow('the id SchemaTestA');
  });
});

describe('GET /openapi.json', () => {
  test('GET /openapi.json answers anyone from any page, and may be cached', async () => {
    const answer = await visit('api.recruiting.example', '/openapi.json', {
      origin: 'https://x.example',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/u);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('GET /openapi.json answers 304 to a current ETag', async () => {
    const { headers } = await visit('api.recruiting.example', '/openapi.json?again');
    const again = await visit('api.recruiting.example', '/openapi.json', {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test("/openapi.json answers GET only, on the API's host only", async () => {
    const written = await call(null, 'POST', fresh('/openapi.json'), {});
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const paths = ['/openapi.json', '/docs', '/docs/docs.js'];
    const elsewhere = await Promise.all(paths.map((path) => visit(CAREER_HOST, path)));
    expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('GET /docs', () => {
  test.each(['/docs', '/docs/jobs', '/docs/guides-webhooks'])(
    'GET %s shows a page under a content policy that allows only its own files',
    async (path) => {
      const page = await visit('api.recruiting.example', path);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/u);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(html).not.toMatch(/<script(?![^>]*\bsrc="\/docs\/)|<style|\sstyle=|\son\w+=/u);
    },
  );

  test('GET /docs/jobs shows each operation with samples on the host that was asked', async () => {
    const html = await (await visit('api.recruiting.example', '/docs/jobs')).text();
    const jobs = operations.filter(({ operation }) => operation.tags.includes('Jobs'));
    expect(jobs.length).toBeGreaterThan(10);
    for (const { operation } of jobs) expect(html).toContain(`id="${operation.operationId}"`);
    expect(html.match(/class="sample curl"/gu)).toHaveLength(jobs.length);
    expect(html).toContain(`curl ${API}/api/jobs/index`);
  });

  test('GET /docs serves its own files, and 404 for others', async () => {
    const script = await visit('api.recruiting.example', '/docs/docs.js');
    expect([script.status, script.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(script.headers.get('content-type')).toMatch(/javascript/u);
    expect(await script.text()).toContain('languages');
    const none = await call(null, 'GET', '/docs/nothing.js');
    expect([none.status, none.body.code]).toEqual([404, 'unknown_path']);
  });

  test("the root of the API's host redirects to /docs", async () => {
    const root = await send(`${API}/`, {});
    expect([root.status, root.headers.get('location')]).toEqual([303, '/docs']);
  });
});

describe('the Worker answers as the document says', () => {
  test.each([
    ['GET', '/api/locations/countries', ''],
    ['GET', '/api/locations/cities', '?country=DE'],
    ['GET', '/api/locations/cities', ''],
    ['GET', '/api/locations/jobs', '?per_page=2'],
    ['GET', '/api/central/jobs', '?page=x'],
  ])('%s %s%s without a token answers as documented', async (method, path, query) => {
    const answer = await call(null, method, fresh(path + query));
    expect(faultsOf(method, path, answer)).toEqual([]);
  });

  test('jobs and offices answer as documented', async () => {
    const acme = await openCompany();
    const office = await acme.openOffice({ city: 'Leeds', country_id: 826 });
    const job = await acme.postJob({ status: 'Live', office_id: office.id, skills: ['Bread'] });
    const example = requestOf('/api/jobs/store')?.example;
    const requests: [method: string, path: string, key?: number | string, body?: unknown][] = [
      ['GET', '/api/company-offices/index'],
      ['GET', '/api/company-offices/show/{id}', office.id],
      ['POST', '/api/company-offices/store', '', { name: 'Second' }],
      ['POST', '/api/company-offices/store', '', { name: 7 }],
      ['POST', '/api/company-offices/store', '', '{'],
      ['DELETE', '/api/company-offices/destroy/{id}', office.id],
      ['GET', '/api/jobs/index'],
      ['GET', '/api/jobs/create'],
      ['POST', '/api/jobs/store', '', example],
      ['GET', '/api/jobs/show/{hash_id}', job.hash_id],
      ['GET', '/api/jobs/show/{hash_id}', 'nothing'],
      ['POST', '/api/jobs/update-pay-benefit/{id}', job.id, { min_salary: 1, currency: 'gbp' }],
      ['POST', '/api/jobs/republish/{id}', job.id],
      ['GET', '/api/jobs/search/{key}', 'bak'],
      ['GET', '/api/jobs/{hash_id}/applicant-job', job.hash_id],
      ['GET', '/api/jobs/{hash_id}/analytics', job.hash_id],
      ['DELETE', '/api/jobs/destroy/{id}', job.id],
    ];
    for (const [method, path, key = '', body] of requests) {
      const answer = await acme.admin(method, path.replace(/\{\w+\}/u, String(key)), body);
      expect(faultsOf(method, path, answer)).toEqual([]);
    }
  });

  test('pipelines, contracted companies and the audit log answer as documented', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    await applyTo(acme, await acme.postJob({ company_pipline_id: pipeline.id }));
    const contracted = await acme.addContracted({ pipeline_id: pipeline.id });
    const [first, ...others] = pipeline.stages.map(({ id, name, type }) => ({ id, name, type }));
    const template = { subject: 'Come', body: '<p>Dear {{candidate.first_name}}</p>' };
    const requests: [method: string, path: string, status: number, id?: number, body?: unknown][] =
      [
        ['GET', '/api/company-pipline/index', 200],
        ['GET', '/api/company-pipline/index?max=0', 422],
        ['GET', '/api/company-pipline/show/{id}', 200, pipeline.id],
        ['GET', '/api/company-pipline/show/{id}', 404, 1],
        [
          'POST',
          '/api/company-pipline/store',
          201,
          0,
          requestOf('/api/company-pipline/store')?.example,
        ],
        ['POST', '/api/company-pipline/store', 422, 0, { name: 'A', stages: [] }],
        ['POST', '/api/company-pipline/update/{id}', 409, pipeline.id, { stages: others }],
        [
          'POST',
          '/api/company-pipline/update/{id}',
          200,
          pipeline.id,
          { stages: [{ ...first, email_template: template }, ...others] },
        ],
        ['DELETE', '/api/company-pipline/destroy/{id}', 409, pipeline.id],
        ['GET', '/api/contracted-companies', 200],
        [
          'POST',
          '/api/contracted-companies',
          201,
          0,
          requestOf('/api/contracted-companies')?.example,
        ],
        ['POST', '/api/contracted-companies', 422, 0, { name: 'A', email: 'A' }],
        ['GET', '/api/contracted-companies/show/{id}', 200, contracted.id],
        ['POST', '/api/contracted-companies/update/{id}', 200, contracted.id, { phone: '111' }],
        ['DELETE', '/api/contracted-companies/destroy/{id}', 200, contracted.id],
        ['GET', '/api/audit-events', 200],
        ['GET', '/api/audit-events?subject_id=x', 422],
        ['GET', '/api/security-events', 200],
        ['GET', '/api/security-events?kind=x', 422],
      ];
    for (const [method, path, status, id = 0, body] of requests) {
      const answer = await acme.admin(method, path.replace('{id}', String(id)), body);
      expect(answer.status, `${method} ${path} ${answer.text}`).toBe(status);
      const [documented = path] = path.split('?');
      expect(faultsOf(method, documented, answer)).toEqual([]);
    }
  });

  test('a repeated write answers as documented', async () => {
    const acme = await openCompany();
    const path = '/api/contracted-companies';
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (const [status, name, replayed] of [
      [201, 'A', null],
      [201, 'A', 'true'],
      [422, 'B', null],
    ] as const) {
      const answer = await acme.admin('POST', path, { name }, key);
      expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([
        status,
        replayed,
      ]);
      expect(faultsOf('POST', path, answer)).toEqual([]);
    }
  });

  test('a token over http answers as documented', async () => {
    const acme = await openCompany();
    const headers = { authorization: `Bearer ${await acme.token('Viewer')}` };
    const url = `${API}/api/jobs/index`.replace('https:', 'http:');
    const answer = await documentedAnswer(await send(url, { headers }));
    expect([answer.status, answer.body.code]).toEqual([403, 'https_required']);
    expect(faultsOf('GET', '/api/jobs/index', answer)).toEqual([]);
  });

  test('a revalidated read answers as documented', async () => {
    const acme = await openCompany();
    const path = '/api/jobs/index';
    const { headers } = await acme.viewer('GET', path);
    const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await acme.viewer('GET', path, undefined, ifNoneMatch);
    expect(again.status).toBe(304);
    expect(faultsOf('GET', path, again)).toEqual([]);
    const open = '/api/locations/countries';
    const first = await call(null, 'GET', open);
    const tag = { 'if-none-match': first.headers.get('etag') ?? '' };
    const unchanged = await call(null, 'GET', open, undefined, tag);
    expect([200, 304]).toContain(unchanged.status);
    expect(faultsOf('GET', open, unchanged)).toEqual([]);
  });

  test('a URL that is too long answers as documented', async () => {
    const long = `?search-key=${'a'.repeat(URL_LENGTH_MAX)}`;
    for (const path of ['/api/jobs/index', '/api/locations/jobs']) {
      const answer = await call(null, 'GET', path + long);
      expect(answer.status).toBe(413);
      expect(faultsOf('GET', path, answer)).toEqual([]);
    }
  });

  const refresh = { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'x' };
  test.each([
    ['GET', '/.well-known/oauth-authorization-server', 200],
    ['GET', '/.well-known/oauth-protected-resource', 200],
    ['GET', '/.well-known/oauth-protected-resource/mcp', 200],
    ['GET', '/api/oauth/userinfo', 401],
    ['POST', '/api/oauth/token', 400, { grant_type: 'x' }],
    ['POST', '/api/oauth/token', 401, refresh],
    ['POST', '/api/oauth/token', 413, 'a'.repeat(JSON_BYTES_MAX)],
    ['POST', '/api/oauth/revoke', 400, '{'],
  ])('%s %s answers %i as documented', async (method, path, status, body?: unknown) => {
    const answer = await call(null, method, path, body);
    expect(answer.status, answer.text).toBe(status);
    expect(faultsOf(method, path, answer)).toEqual([]);
    const open = await documentedAnswer(
      await send(`${API}${path}`.replace('https:', 'http:'), {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    expect(open).toMatchObject({ status: 403, body: { error: 'invalid_request' } });
    expect(faultsOf(method, path, open)).toEqual([]);
  });

  test('userinfo answers as documented', async () => {
    const acme = await openCompany();
    const path = '/api/oauth/userinfo';
    const answer = await acme.viewer('GET', path);
    expect(answer.status).toBe(200);
    expect(faultsOf('GET', path, answer)).toEqual([]);
    const other = await acme.viewer('GET', `${path}?subdomain=other`);
    expect(other).toMatchObject({ status: 403, body: { error: 'invalid_request' } });
    expect(faultsOf('GET', path, other)).toEqual([]);
  });

  test('errors answer as documented', async () => {
    const acme = await openCompany();
    const forbidden = await acme.viewer('POST', '/api/jobs/store', { title: 'Nurse' });
    expect(forbidden.body.code).toBe('insufficient_role');
    expect(faultsOf('POST', '/api/jobs/store', forbidden)).toEqual([]);
    const unknown = await call(null, 'GET', '/api/jobs/index');
    expect(unknown.body.code).toBe('unauthenticated');
    expect(faultsOf('GET', '/api/jobs/index', unknown)).toEqual([]);
  });
});

async function documentedAnswer(response: Response): Promise<Told> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, body: JSON.parse(text) };
}

function requestOf(path: string) {
  return document.paths[path]?.['post']?.requestBody?.content['application/json'];
}

function resolved(ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
}

const read = () => Promise.resolve(null);

/** Whether a successful answer may have the header. */
function promises({ responses }: Operation, header: string): boolean {
  const success = responses[200] ?? responses[201];
  return success !== undefined && 'headers' in success && header in (success.headers ?? {});
}

/** The codes of every error response of the document's only endpoint. */
function codesOf(endpoint: ReturnType<typeof get>): Record<string, readonly string[]> {
  const { paths, components } = openApiDocument([endpoint], [], 'https://host');
  const responses = paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses ?? {};
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) => {
      if (!('$ref' in response)) return [];
      const named = components.responses[response.$ref.split('/').at(-1) ?? ''];
      return [[status, Object.keys(named?.content?.['application/json']?.examples ?? {})]];
    }),
  );
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}
