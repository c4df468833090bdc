/** Reads of the tenant API carry a tag: whoever syncs asks with it, and is sent nothing that they have (RFC 9110, 8.8.3 and 13.1.2). */
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import { applyTo } from '../support/applicants.ts';
import { templatedStage } from '../support/applying.ts';
import { call } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { askAdmin, drafted } from '../records/feedback.ts';
import { notifyAdmin } from '../records/notifications.ts';
import { openDuplicate } from '../records/candidates.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { emptyFailuresBeforeEach } from '../support/security-events.ts';

emptyFailuresBeforeEach();

const TAG = /^W\/"[!#-~]+"$/u;
const tenantEndpoints = endpoints.filter(({ kind }) => kind === 'tenant');
/** It says when it was made, so it is another every time. */
const EXPORT = '/api/candidates/export/{id}';
/** The queue reads the file, between one request and the next. */
const IMPORT = '/api/imports/show/{id}';
const reads = tenantEndpoints
  .filter(({ method, path }) => method === 'GET' && path !== EXPORT && path !== IMPORT)
  .map(({ path }) => path);
const writes = tenantEndpoints.filter(({ method }) => method !== 'GET');
/** What nothing a company does through the API can change. */
const constant: ReadonlySet<string> = new Set([
  '/api/companies/create',
  // Without a title, nothing is suggested.
  '/api/jobs/occupations',
  '/api/plugins/webhooks/events',
  '/api/social-accounts/index',
  // The queue changes them, and candidates.
  '/api/data-requests/index',
  '/api/exports/index',
  '/api/exports/show/{id}',
  '/api/imports/index',
  '/api/imports/rows/{id}',
]);

/** The path with a record of the company in it. */
async function urlOf(acme: Company, path: string): Promise<string> {
  return path.endsWith('/{key}') ? path.replace('{key}', 'bak') : pathFor(acme, path);
}

function get(acme: Company, url: string, known?: string, method = 'GET'): Promise<Answer<unknown>> {
  return acme.admin(method, url, undefined, known === undefined ? {} : { 'if-none-match': known });
}

async function tagOf(acme: Company, url: string): Promise<string> {
  const answer = await get(acme, url);
  expect(answer.status, answer.text).toBe(200);
  return answer.headers.get('etag') ?? '';
}

/** Where a list goes on depends on when its walk began, and is no change of it. */
const withoutWalk = (text: string) => text.replaceAll(/"next_(?:cursor|since)":"[^"]*"/gu, '');

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** All forms for the first read; then each read has one of them, and all have them all. */
function formsFor(path: string, forms: readonly string[]): readonly string[] {
  const index = reads.indexOf(path);
  return index === 0 ? forms : forms.slice(index % forms.length, (index % forms.length) + 1);
}

describe.each(reads)('GET %s', (path) => {
  /** A company of its own, what to ask it for, and the answer. The tests below only read, so they share it. */
  const asked = once(async () => {
    const acme = await openCompany();
    await acme.postJob();
    const url = await urlOf(acme, path);
    await acme.token('Admin');
    const whole = await get(acme, url);
    return { acme, url, whole, tag: whole.headers.get('etag') ?? '' };
  });

  test('has a weak ETag, the same for the same answer, and is uncacheable', async () => {
    const { acme, url, whole, tag } = await asked();
    const again = await get(acme, url);
    for (const { status, headers } of [whole, again]) {
      expect(status).toBe(200);
      expect(headers.get('etag')).toMatch(TAG);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('last-modified')).toBeNull();
    }
    expect(again.headers.get('etag')).toBe(tag);
    expect(withoutWalk(again.text)).toBe(withoutWalk(whole.text));
  });

  test('answers 304 without a body to a client that has it', async () => {
    const { acme, url, whole, tag } = await asked();
    const strong = tag.slice(2);
    const others = [strong, '*', `"x", ${tag}`, `W/"x",${strong},"y"`, `  ${tag}  `];
    for (const known of [tag, ...formsFor(path, others)]) {
      const { status, text, headers } = await get(acme, url, known);
      expect([status, text], known).toEqual([304, '']);
      expect(headers.get('etag')).toBe(tag);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
      expect(headers.get('x-request-id')).not.toBe(whole.headers.get('x-request-id'));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-ratelimit-limit')).toBe('300');
    }
  });

  test('answers 200 to a client that has another version', async () => {
    const { acme, url, whole, tag } = await asked();
    const opaque = tag.slice(3, -1);
    const others = ['', 'W/"x"', opaque, `"${opaque}x"`, `W/"x${opaque}"`, '"*"', '**'];
    for (const known of ['"x"', ...formsFor(path, others)]) {
      const answer = await get(acme, url, known);
      expect(answer.status, known).toBe(200);
      expect(withoutWalk(answer.text)).toBe(withoutWalk(whole.text));
    }
  });

  test('has the same ETag for HEAD', async () => {
    const { acme, url, tag } = await asked();
    const [head, unchanged] = [
      await get(acme, url, undefined, 'HEAD'),
      await get(acme, url, tag, 'HEAD'),
    ];
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', tag]);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  });

  test('refuses a request without a token, whatever ETag it sends', async () => {
    const { url, tag } = await asked();
    for (const known of [tag, '*']) {
      const answer = await call(null, 'GET', url, undefined, { 'if-none-match': known });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(answer.headers.get('etag')).toBeNull();
    }
  });
});

test('every ETag changes with the record it is of', async () => {
  const acme = await openCompany();
  const urls = new Map<string, string>();
  for (const path of reads) {
    if (!constant.has(path)) urls.set(path, await urlOf(acme, path));
  }
  const before = new Map<string, Answer<unknown>>();
  for (const [path, url] of urls) before.set(path, await get(acme, url));
  for (const [path, url] of urls) {
    const [id = ''] = /\d+/u.exec(url) ?? [];
    if (id !== '') await changeWhatIs(acme, path, id);
  }
  await acme.admin('POST', '/api/hiring-settings', { retention_months: 12 });
  await acme.openTemplate();
  await acme.openDepartment();
  await acme.openBoardKey();
  const gone = await acme.openTag();
  await acme.admin('DELETE', `/api/tags/destroy/${gone.id}`);
  await acme.postJob({ status: 'Live' });
  await openDuplicate(acme);
  await notifyAdmin(acme);
  await acme.admin('POST', '/api/notification-choices', { any_time: true });
  await askAdmin(acme);
  await drafted(acme);
  // A refusal is recorded after its answer.
  await acme.viewer('POST', '/api/jobs/store', { title: 'Cook' });
  const refusals = '/api/security-events';
  await vi.waitFor(async () => {
    expect((await get(acme, refusals)).text).not.toBe(before.get(refusals)?.text);
  });
  for (const [path, url] of urls) {
    const had = before.get(path);
    const tag = had?.headers.get('etag') ?? '';
    const { status, text, headers } = await get(acme, url, tag);
    expect(status, path).toBe(200);
    expect(text, path).not.toBe(had?.text);
    expect(headers.get('etag'), path).not.toBe(tag);
    expect(headers.get('etag')).toMatch(TAG);
  }
});

/** Of what has no name. */
const changes: Readonly<Record<string, object>> = {
  meet: { title: 'New' },
  posts: { text: 'New' },
  'custom-fields': { label: 'New' },
  questions: { labels: { en: 'New?' } },
  feedback: { text: 'New' },
  tasks: { title: 'New' },
};

/** Changes the record that the path shows. */
async function changeWhatIs(acme: Company, path: string, id: string): Promise<void> {
  const [, , kind = ''] = path.split('/');
  if (kind === 'jobs') {
    await acme.admin('POST', `/api/jobs/update/${id}`, { title: 'Baker of bread' });
    const { applicationId } = await applyTo(acme, await acme.showJob({ id: Number(id) }));
    await acme.admin('POST', `/api/candidate-job/store-notes/${applicationId}`, { note: 'Rye' });
  } else if (kind === 'company-users') {
    await acme.admin('POST', `/api/company-users/update-role/${id}`, { role_type: 'Recruiter' });
  } else if (path.includes('email-templet')) {
    await templatedStage(acme, { subject: 'Come', body: '<p>Come.</p>' });
  } else if (kind === 'candidate-job') {
    await acme.admin('POST', `/api/candidate-job/store-notes/${id}`, { note: 'Polish' });
  } else if (kind === 'candidates') {
    await acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true });
  } else if (kind === 'board-keys') {
    await acme.admin('POST', `/api/board-keys/revoke/${id}`);
  } else if (kind === 'emails') {
    await acme.admin('POST', `/api/emails/stop/${id}`);
  } else if (kind === 'tracking-links') {
    const { id: source_id } = await acme.openSource();
    await acme.admin('POST', `/api/tracking-links/update/${id}`, { source_id });
  } else if (kind === 'plugins') {
    await acme.admin('PUT', `/api/plugins/webhooks/${id}`, { name: 'New' });
    await acme.admin('POST', `/api/plugins/webhooks/${id}/test`);
  } else {
    const change = changes[kind] ?? { name: 'New' };
    const answer = await acme.admin('POST', `/api/${kind}/update/${id}`, change);
    expect(answer.status, answer.text).toBe(200);
  }
}

test('a change that is reverted has an ETag of its own, as the record was changed', async () => {
  const acme = await openCompany();
  const { id } = await acme.openOffice({ name: 'A' });
  const url = `/api/company-offices/show/${id}`;
  const tags = [await tagOf(acme, url)];
  for (const name of ['B', 'A']) {
    await acme.admin('POST', `/api/company-offices/update/${id}`, { name });
    tags.push(await tagOf(acme, url));
  }
  expect(new Set(tags).size).toBe(3);
});

test('another query and another company have other ETags where their answers differ', async () => {
  const [acme, globex] = [await openCompany(), await openCompany()];
  for (const company of [acme, globex]) await company.openOffice();
  const url = '/api/company-offices/index';
  const theirs = await tagOf(globex, url);
  const tags = [await tagOf(acme, url), await tagOf(acme, `${url}?max=1`), theirs];
  expect(new Set(tags).size).toBe(3);
  expect((await get(acme, url, theirs)).status).toBe(200);
});

test('a refusal has no ETag, whatever If-None-Match says', async () => {
  const acme = await openCompany();
  for (const [url, status] of [
    ['/api/jobs/show/1', 404],
    ['/api/jobs/index?page=0', 422],
    ['/api/jobs/index?page=1&page=1', 400],
    ['/api/jobs/index?subdomain=nobody', 403],
    ['/api/nowhere', 404],
  ] as const) {
    const answer = await get(acme, url, '*');
    expect(answer.status, url).toBe(status);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.text).not.toBe('');
  }
});

test.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s has no ETag and ignores If-None-Match',
  async (_, endpoint) => {
    const { method, path, terms } = endpoint;
    const acme = await openCompany();
    const url = await urlOf(acme, path);
    const { body, headers } = await leastRequest(acme, endpoint);
    const answer = await acme.admin(method, url, body, { ...headers, 'if-none-match': '*' });
    expect(answer.status, answer.text).toBe(terms.status ?? 200);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.success).toBe(true);
  },
);
