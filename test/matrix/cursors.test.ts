/** A cursor belongs to its list, order and filters: every list of the tenant API, the tools and the public jobs refuses all others (decisions: Cursor). */
import { beforeEach, describe, expect, test } from 'vitest';
import { $ZodObject } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { openBrowser } from '../support/browser.ts';
import { tenantEndpoints } from '../support/access.ts';
import { call, fresh } from '../support/call.ts';
import { CAREER_HOST, openCompany } from '../support/company.ts';
import { askAdmin } from '../records/feedback.ts';
import { notifyAdmin } from '../records/notifications.ts';
import { openDuplicate } from '../records/candidates.ts';
import { pathFor, pathOfNothing } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { PASSWORD, withPassword } from '../support/oauth.ts';
import { insertConnection } from '../support/providers.ts';
import { callTool } from '../support/tools.ts';

type List = { data: { id: number }[]; next_cursor: string | null };

function namesOf(query: $ZodType | undefined): string[] {
  return query instanceof $ZodObject ? Object.keys(query._zod.def.shape) : [];
}

const lists = tenantEndpoints
  .filter(({ terms }) => namesOf(terms.query).includes('cursor'))
  .map(({ path, terms }) => [path, namesOf(terms.query)] as const);

/** A value that each parameter takes. The lists need not have what it names. */
const values: Readonly<Record<string, string>> = {
  'updated-since': '2026-01-01T00:00:00Z',
  'created-from': '2026-01-01',
  'created-to': '2036-01-01',
  'date-start': '2026-01-01',
  'date-end': '2036-01-01',
  'date-from': '2026-01-01',
  'date-to': '2036-01-01',
  'with-candidates': 'no',
  'search-key': 'ada',
  sort: 'oldest',
  screening: 'passed',
  stage_type: 'offer',
  dismissed: 'yes',
  open: 'yes',
  success: 'false',
  field: '',
  ids: '1',
};

/** Of parameters that mean something else on each list. */
const valuesOf: Readonly<Record<string, string>> = {
  '/api/jobs/index status': 'Draft',
  '/api/jobs/search/{key} status': 'Draft',
  '/api/candidate-job/index status': 'active',
  '/api/candidate-job/index search-in': 'cv',
  '/api/candidates/index status': 'active',
  '/api/jobs/{hash_id}/applicant-job status': 'active',
  '/api/plugins/webhooks/{id}/logs event': 'application.created',
  '/api/security-events kind': 'sign_in',
  '/api/security-events outcome': 'failure',
  '/api/meet/index status': 'canceled',
  '/api/notifications/index unread': 'yes',
  '/api/tasks/index status': 'open',
  '/api/tasks/index user_id': '1',
  '/api/tasks/index candidate_job_id': '1',
  '/api/tasks/index job_id': '1',
  '/api/emails/index status': 'queued',
  '/api/emails/index direction': 'received',
  '/api/emails/index candidate_job_id': '1',
  '/api/email-templates/index kind': 'own',
  '/api/imports/rows/{id} status': 'error',
  '/api/imports/rows/{id} outcome': 'failed',
  '/api/saved-views/index entity': 'applications',
  '/api/custom-fields/index entity': 'candidate',
};

/** What adds a record to a list, where `pathFor` does not. */
const additions: readonly [
  path: RegExp,
  add: (company: Company, at: string) => Promise<unknown>,
][] = [
  [/^\/api\/candidates\/duplicates/u, (company) => openDuplicate(company)],
  [/^\/api\/social-accounts/u, (company) => insertConnection(company, 'linkedin')],
  [/^\/api\/jobs\/search/u, (company) => company.postJob({ title: 'Ada' })],
  [/^\/api\/jobs\/index/u, (company) => company.postJob()],
  [
    /(?:applicant-job|activity)$/u,
    (company, at) => company.apply({ job_id: at.split('/')[3] ?? '', files: [] }),
  ],
  [
    /^\/api\/candidate-job\/history/u,
    (company, at) =>
      company.recruiter('POST', at.replace('history', 'store-notes'), { note: 'Bread.' }),
  ],
  [/^\/api\/feedback-requests\/mine/u, (company) => askAdmin(company)],
  [/^\/api\/notifications/u, notifyAdmin],
  [/^\/api\/security-events/u, signIn],
  [
    /history\/\{id\}$/u,
    (company, at) =>
      company.recruiter('POST', at.replace('history', 'store-notes'), { note: 'A note.' }),
  ],
  [/webhooks\/\{id\}\/logs/u, (company, at) => company.admin('POST', at.replace('/logs', '/test'))],
];

async function signIn(company: Company): Promise<void> {
  const { email } = await withPassword(company, 'Viewer');
  await openBrowser().signIn(email, PASSWORD);
}

async function add(company: Company, path: string, at: string): Promise<void> {
  const [, own] = additions.find(([start]) => start.test(path)) ?? [];
  if (own) return void (await own(company, at));
  const [, , area] = path.split('/');
  await pathFor(
    company,
    area === 'audit-events'
      ? '/api/tags/{id}'
      : `/api/${area}${path.includes('plugins') ? '/webhooks' : ''}/show/{id}`,
  );
}

// Each test has callers of its own, who stay below the rate limit.
let acme: Company;
let globex: Company;
beforeEach(async () => {
  [acme, globex] = await Promise.all([openCompany(), openCompany()]);
});

describe.each(lists)('the cursors of %s', (path, names) => {
  test('are taken by it alone, with the filters and the order that it was read with', async () => {
    const at = /\{key\}/u.test(path)
      ? path.replace('{key}', 'ada')
      : path.includes('{hash_id}')
        ? path.replace('{hash_id}', (await acme.postJob()).hash_id)
        : await pathFor(acme, path);
    const first = await walkable(path, at);
    const cursor = first.next_cursor ?? '';
    const ask = (query: Record<string, string>, from = at, company = acme) =>
      company.admin<List>(
        'GET',
        `${from}?${new URLSearchParams({ max: '1', ...query }).toString()}`,
      );
    const refused = async (query: Record<string, string>, from?: string, company?: Company) => {
      const answer = await ask({ cursor, ...query }, from, company);
      expect(answer, `${JSON.stringify(query)} ${from} ${answer.text}`).toMatchObject({
        status: 400,
        body: { code: 'cursor_of_another_order', errors: { cursor: [expect.any(String)] } },
      });
    };

    const second = await ask({ cursor, max: '2' });
    expect(second.status, second.text).toBe(200);
    expect(second.body.data.data[0]?.id).not.toBe(first.data[0]?.id);
    for (const name of names) {
      if (['page', 'max', 'cursor'].includes(name)) continue;
      if (name === 'field') {
        await refused({ 'field.shift': 'night' });
        continue;
      }
      await refused({ [name]: valuesOf[`${path} ${name}`] ?? values[name] ?? '17' });
    }
    const another = lists.find(([other]) => other !== path && !other.includes('{'))?.[0] ?? '';
    await refused({}, another);
    await refused({}, pathOfNothing(at), globex);
    if (path.includes('{'))
      await refused({}, path.replace(/\{key\}/u, 'eve').replace(/\{\w+\}/u, '17'));
    const altered = [
      cursor.slice(0, -1),
      cursor.slice(1),
      cursor.split('.')[0] ?? '',
      `${btoa('1.2').replaceAll('=', '')}.${cursor.split('.')[1]}`,
      `${cursor}x`,
      'x',
      btoa('1.2'),
      '9'.repeat(500),
    ];
    for (const broken of altered) await refused({ cursor: broken });
  });
});

/** The first page, of one record, of a list that has more. */
async function walkable(path: string, at: string): Promise<List> {
  for (let added = 0; added < 4; added++) {
    const { body, text } = await acme.admin<List>('GET', `${at}?max=1`);
    if (body.data?.next_cursor) return body.data;
    await add(acme, path, at).catch((error: unknown) => {
      throw new Error(`add how a record comes to ${path}: ${text}`, { cause: error });
    });
  }
  throw new Error(`${path} has no second page`);
}

describe('a cursor of the public jobs', () => {
  test('is refused with another filter, and taken with another number of jobs and with facets', async () => {
    const city = `Town ${crypto.randomUUID()}`;
    const office = await acme.openOffice({ name: city, country_id: 276, city });
    for (let n = 0; n < 3; n++) await acme.postJob({ office_id: office.id, status: 'Live' });
    const ask = (query: Record<string, string>, path = '/api/locations/jobs') =>
      call<List>(
        null,
        'GET',
        fresh(`${path}?${new URLSearchParams({ country: 'DE', ...query }).toString()}`),
      );
    const { next_cursor: next } = (await ask({ city, per_page: '1' })).body.data;
    const cursor = next ?? '';
    for (const more of [{ per_page: '2' }, { facets: 'yes' }]) {
      const { status, text } = await ask({ city, cursor, ...more });
      expect(status, text).toBe(200);
    }
    for (const query of [
      { cursor },
      { city, cursor, workplace: 'Remote' },
      { city, cursor, sort: 'salary' },
      { city, cursor, employment_type: 'Full-time' },
      { city, cursor, career_domain: CAREER_HOST },
      { city, cursor: cursor.slice(0, -1) },
      { city, cursor: 'x' },
    ]) {
      const { status, text } = await ask(query);
      expect(status, `${JSON.stringify(query)} ${text}`).toBe(400);
    }
    expect((await ask({ city, cursor }, '/api/central/jobs')).status).toBe(400);
  });
});

describe('a cursor of the console', () => {
  test('is refused by another list, with another filter, and when it is altered', async () => {
    const job = await acme.postJob();
    for (let n = 0; n < 26; n++) await acme.postJob({ title: `Cook ${n}`, status: 'Live' });
    for (let n = 0; n < 51; n++) await acme.apply({ job_id: job.hash_id, files: [] });
    const { browser, root } = await openConsole(acme);
    const screens = [
      '/candidates',
      '/candidates?entity=applications',
      '/jobs',
      `/jobs/${job.hash_id}/candidates`,
    ];
    const next: string[] = [];
    for (const list of screens) {
      const { html } = await browser.get(root + list);
      const [, cursor = ''] = /[?&;]cursor=([\w.-]+)/u.exec(html) ?? [];
      expect(cursor, list).not.toBe('');
      next.push(cursor);
    }
    for (const [index, list] of screens.entries()) {
      for (const [from, cursor] of [...next, 'x', next[index]?.slice(0, -1) ?? ''].entries()) {
        const { status } = await browser.get(
          `${root}${list}${list.includes('?') ? '&' : '?'}cursor=${cursor}`,
        );
        expect(status, `${list} ${cursor}`).toBe(from === index ? 200 : 400);
      }
      const { status } = await browser.get(
        `${root}${list}${list.includes('?') ? '&' : '?'}cursor=${next[index]}&q=ada`,
      );
      expect(status, list).toBe(400);
    }
    expect((await browser.get(`${root}/candidates/duplicates?cursor=${next[0]}`)).status).toBe(400);
    expect((await browser.get(`${root}/jobs?cursor=`)).status).toBe(200);
  }, 60_000);
});

describe('a cursor of a tool', () => {
  test('is taken by the same call alone, and not by the list of the API', async () => {
    for (let n = 0; n < 3; n++) await acme.apply({ files: [] });
    const token = await acme.token('Admin');
    type Found = { candidates: { application_id: number }[]; next_cursor: string };
    const first = await callTool<Found>(token, 'search_candidates', { max: 1 });
    const { next_cursor: cursor } = first.data;
    expect(first.text).toContain(`call again with cursor ${cursor}.`);
    const second = await callTool<Found>(token, 'search_candidates', { max: 2, cursor });
    expect(second.isError).toBe(false);
    expect(second.data.candidates[0]).not.toEqual(first.data.candidates[0]);
    for (const [name, args] of [
      ['search_candidates', { cursor, status: 'rejected' }],
      ['search_candidates', { cursor, query: 'ada' }],
      ['search_candidates', { cursor: cursor.slice(0, -1) }],
      ['list_job_candidates', { cursor, job_id: String((await acme.postJob()).id) }],
      ['list_duplicates', { cursor }],
      ['list_team', { cursor }],
      ['list_audit_events', { cursor }],
      ['search_jobs', { cursor }],
    ] as const) {
      const { isError, failure } = await callTool(token, name, args);
      expect([isError, failure.code], name).toEqual([true, 'cursor_of_another_order']);
    }
    const foreign = await callTool(await globex.token('Admin'), 'search_candidates', { cursor });
    expect(foreign.failure.code).toBe('cursor_of_another_order');
    const rest = await call(token, 'GET', `/api/candidate-job/index?cursor=${cursor}`);
    expect(rest.status).toBe(400);
  });
});
