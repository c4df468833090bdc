/** Deletions: each deleted record of a list is in them, by its id alone, for tokens that may read that list. */
import { describe, expect, test } from 'vitest';
import type { Scope } from '#access.ts';
import type { Deletion, DeletionPage } from '#integrations/deletions/schemas.ts';
import { readBy } from '#integrations/deletions/rules.ts';
import type { Page } from '#lib/pagination.ts';
import { DAY_MS } from '#lib/time.ts';
import { deletionKinds } from '#vocabulary/deletions.ts';
import { endpoints } from '../../src/workers/all-endpoints.ts';
import type { Caller } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { costOf } from '../support/costs.ts';
import { pathFor } from '../support/records.ts';
import { tick } from '../support/ticks.ts';
import { advance, uploadImport } from '../support/transfers.ts';

const PATH = '/api/deletions/index';

async function read(caller: Caller, query = ''): Promise<DeletionPage> {
  const answer = await caller<DeletionPage>('GET', `${PATH}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true } });
  return answer.body.data;
}

const told = async (acme: Company) =>
  (await read(acme.admin)).data.map(({ kind, record_id: id, reason, into_id: into }) => ({
    kind,
    id,
    reason,
    into,
  }));

/** What deleting by a path tells: a kind, or why it tells of nothing. */
const byPath: Readonly<Record<string, Deletion['kind'] | { none: string }>> = {
  '/api/jobs/destroy/{id}': { none: 'the job is archived, and stays in its list' },
  '/api/posts/destroy/{id}': 'post',
  '/api/sources/destroy/{id}': 'source',
  '/api/questions/destroy/{id}': 'question',
  '/api/tracking-links/destroy/{id}': 'tracking_link',
  '/api/email-templates/destroy/{id}': 'email_template',
  '/api/company-pipline/destroy/{id}': 'pipeline',
  '/api/company-users/destroy/{id}': 'member',
  '/api/contracted-companies/destroy/{id}': 'contracted_company',
  '/api/companies/destroy-picture/{id}': { none: 'a picture is part of the company' },
  '/api/company-offices/destroy/{id}': 'office',
  '/api/departments/destroy/{id}': 'department',
  '/api/tasks/destroy/{id}': 'task',
  '/api/meet/destroy/{id}': { none: 'the meeting is canceled, and stays in its list' },
  '/api/candidates/destroy-document/{id}': 'document',
  '/api/candidates/erase/{id}': 'candidate',
  '/api/saved-views/destroy/{id}': { none: 'a view is a filter, and no record' },
  '/api/tags/destroy/{id}': 'tag',
  '/api/plugins/webhooks/{id}': { none: 'a webhook is a setting of the integration' },
};

test.each(endpoints.filter(({ method }) => method === 'DELETE'))(
  'DELETE $path tells of the record, and of nothing else',
  async ({ path }) => {
    const acme = await openCompany();
    const url = await pathFor(acme, path);
    expect(await told(acme)).toEqual([]);
    expect((await acme.admin('DELETE', url)).status).toBe(200);
    const kind = byPath[path];
    expect(kind, `say what ${path} tells`).toBeDefined();
    const of = (await told(acme)).filter((one) => one.kind !== 'stage' || kind === 'stage');
    if (typeof kind !== 'string') return expect(of).toEqual([]);
    const reason = kind === 'candidate' ? 'erased' : 'deleted';
    expect(of).toEqual([{ kind, id: Number(url.split('/').at(-1)), reason, into: null }]);
  },
);

test('every list has a kind, which needs what the list needs, or a reason to have none', () => {
  const lists = new Map(
    endpoints
      .filter(
        ({ method, path }) =>
          method === 'GET' && /^\/api\/(?:[a-z-]+\/index|contracted-companies)$/u.test(path),
      )
      .map(({ path, terms }) => [path.split('/')[2] ?? '', 'needs' in terms ? terms.needs : null]),
  );
  const without = [
    'social-accounts',
    'emails',
    'exports',
    'imports',
    'data-requests',
    'saved-views',
    'feedback',
    // They are revoked, and stay in their list.
    'board-keys',
    'notifications',
    'deletions',
  ];
  for (const name of without) expect(lists.delete(name), name).toBe(true);
  const named: Readonly<Record<string, Deletion['kind']>> = {
    candidates: 'candidate',
    'candidate-job': 'application',
    meet: 'meeting',
    tasks: 'task',
    jobs: 'job',
    questions: 'question',
    tags: 'tag',
    sources: 'source',
    'tracking-links': 'tracking_link',
    'custom-fields': 'custom_field',
    'company-offices': 'office',
    departments: 'department',
    'company-pipline': 'pipeline',
    'company-users': 'member',
    'contracted-companies': 'contracted_company',
    'email-templates': 'email_template',
    posts: 'post',
  };
  const needs = Object.entries(named).map(([list, kind]) => [list, readBy[kind]]);
  expect(Object.fromEntries(lists)).toEqual(Object.fromEntries(needs));
  const within = ['document', 'note', 'stage'];
  expect([...Object.values(named), ...within].toSorted()).toEqual([...deletionKinds].toSorted());
});

describe('reasons', () => {
  test('a job that is deleted for good is told of with its links', async () => {
    const acme = await openCompany();
    const { id } = await acme.postJob();
    expect((await acme.admin('DELETE', `/api/jobs/destroy/${id}?force=true`)).status).toBe(200);
    expect(await told(acme)).toEqual([{ kind: 'job', id, reason: 'deleted', into: null }]);
  });

  test('a stage that is taken out of a pipeline is told of, and one that is renamed is not', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const [first, second, ...rest] = pipeline.stages;
    const stages = [{ ...first, name: 'First look' }, ...rest];
    const path = `/api/company-pipline/update/${pipeline.id}`;
    const answer = await acme.admin('POST', path, { stages });
    expect(answer.status, answer.text).toBe(200);
    expect(await told(acme)).toEqual([
      { kind: 'stage', id: second?.id, reason: 'deleted', into: null },
    ]);
  });

  test('a merge tells of the person and of the application that went into another', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const kept = await acme.apply({ job_id: job.hash_id, files: [] });
    const other = await acme.apply({ job_id: job.hash_id, email: 'a@b.example', files: [] });
    const merged = await acme.admin('POST', `/api/candidates/merge/${kept.candidate_id}`, {
      from_candidate_id: other.candidate_id,
    });
    expect(merged.status, merged.text).toBe(200);
    const entries = await told(acme);
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        { kind: 'application', id: other.id, reason: 'merged', into: kept.id },
        {
          kind: 'candidate',
          id: other.candidate_id,
          reason: 'merged',
          into: kept.candidate_id,
        },
      ]),
    );
  });

  test('erasing tells of the person, and of the files that are gone with it', async () => {
    const acme = await openCompany();
    const { candidate_id: id, documents } = await acme.apply();
    expect((await acme.admin('DELETE', `/api/candidates/erase/${id}`)).status).toBe(200);
    const entries = await told(acme);
    expect(entries).toContainEqual({ kind: 'candidate', id, reason: 'erased', into: null });
    for (const { id: document } of documents)
      expect(entries).toContainEqual({
        kind: 'document',
        id: document,
        reason: 'deleted',
        into: null,
      });
    expect(JSON.stringify(entries)).not.toContain('@');
  });
});

describe('who reads what', () => {
  test('a token reads the kinds whose lists it may read', async () => {
    const acme = await openCompany();
    const { id: tag } = await acme.openTag();
    const { id: office } = await acme.openOffice();
    await acme.admin('DELETE', `/api/tags/destroy/${tag}`);
    await acme.admin('DELETE', `/api/company-offices/destroy/${office}`);
    const kindsOf = async (...scopes: Scope[]) =>
      (await read(acme.acting('Viewer', scopes))).data.map(({ kind }) => kind);
    expect(await kindsOf('applicants:read')).toEqual(['tag']);
    expect(await kindsOf('jobs:read')).toEqual(['office']);
    expect(await kindsOf('company')).toEqual(['office']);
    const refused = await acme.acting('Viewer', ['jobs:read'])('GET', `${PATH}?kind=tag`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
    const none = await acme.acting('Viewer', ['profile'])('GET', PATH);
    expect(none).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
  });

  test('another company reads nothing of it', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    const { id } = await acme.openTag();
    await acme.admin('DELETE', `/api/tags/destroy/${id}`);
    expect((await read(other.admin)).data).toEqual([]);
  });

  test.each([
    ['after=-1', 'after'],
    ['after=1.5', 'after'],
    ['after=9007199254740993', 'after'],
    ['limit=0', 'limit'],
    ['kind=nobody', 'kind'],
  ])('?%s is refused by its name', async (query, field) => {
    const acme = await openCompany();
    const { status, body } = await acme.admin('GET', `${PATH}?${query}`);
    expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      errors: [field],
    });
  });
});

describe('reading on', () => {
  async function deleteTags(acme: Company, many: number) {
    const ids: number[] = [];
    for (let n = 0; n < many; n++) {
      const { id } = await acme.openTag({ name: `Tag ${n}` });
      await acme.admin('DELETE', `/api/tags/destroy/${id}`);
      ids.push(id);
    }
    return ids;
  }

  test('goes on after the last that was read, in the order of deletion', async () => {
    const acme = await openCompany();
    const ids = await deleteTags(acme, 5);
    const seen: number[] = [];
    let page = await read(acme.admin, '?limit=2');
    for (let pages = 1; ; pages++) {
      seen.push(...page.data.map(({ record_id: id }) => id));
      if (!page.has_more) break;
      expect(page.data).toHaveLength(2);
      expect(pages).toBeLessThan(4);
      page = await read(acme.admin, `?limit=2&after=${page.next_after}`);
    }
    expect(seen).toEqual(ids);
    expect(await read(acme.admin, `?after=${page.next_after}`)).toEqual({
      data: [],
      next_after: page.next_after,
      has_more: false,
      has_gap: false,
    });
    const [last] = await deleteTags(acme, 1);
    const next = await read(acme.admin, `?after=${page.next_after}`);
    expect(next.data.map(({ record_id: id }) => id)).toEqual([last]);
  });

  test('after 400 days the oldest are gone, and a reader who comes back late is told so', async () => {
    const acme = await openCompany();
    await deleteTags(acme, 3);
    const { data } = await read(acme.admin, '?limit=1');
    const position = data[0]?.id ?? 0;
    const later = (days: number) => tick(Date.now() + days * DAY_MS);
    await later(399);
    expect((await read(acme.admin, `?after=${position}`)).data).toHaveLength(2);
    await later(401);
    await deleteTags(acme, 1);
    expect(await read(acme.admin, `?after=${position}`)).toMatchObject({
      data: [{ kind: 'tag' }],
      has_gap: true,
    });
    expect((await read(acme.admin)).has_gap).toBe(false);
  });

  test('reads the rows that it answers, whatever other companies and kinds have', async () => {
    const [acme, other] = [await openCompany(), await openCompany()];
    await deleteTags(other, 20);
    await deleteTags(acme, 3);
    const { result, rowsRead } = await costOf(() => read(acme.admin));
    expect(result.data).toHaveLength(3);
    expect(rowsRead).toBeLessThan(80);
  });
});

describe('an import that is undone', () => {
  test('tells of what it takes back with this reason, and not of what stays', async () => {
    const acme = await openCompany();
    await acme.postJob();
    const rows = 'name,email,job\nAda,ada@people.example,Baker\nBo,bo@people.example,Baker';
    const checked = await uploadImport(acme, rows, {});
    const done = await advance(acme, 'start', checked);
    const list = await acme.admin<Page<{ id: number; email: string; candidate_id: number }>>(
      'GET',
      '/api/candidate-job/index',
    );
    const [kept, gone] = list.body.data.data.toSorted((a, b) => a.email.localeCompare(b.email));
    await acme.recruiter('POST', `/api/candidate-job/store-notes/${kept?.id}`, { note: 'Good.' });
    await advance(acme, 'undo', done);
    const entries = await told(acme);
    expect(entries).toHaveLength(2);
    const reason = 'import_undone';
    expect(entries).toEqual(
      expect.arrayContaining([
        { kind: 'application', id: gone?.id, reason, into: null },
        { kind: 'candidate', id: gone?.candidate_id, reason, into: null },
      ]),
    );
  });
});
