/** Reading the audit log: who changed what through which application, with the values before and after. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { runPlan } from '#data/query-plan.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { users } from '#data/tables/users.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { Page } from '#lib/pagination.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { judgeJob } from '#operator/jobs/actions.ts';
import { auditPage } from '#recruiting/company/audit/store.ts';
import { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { companyContext } from '../support/deliveries.ts';
import { meteredStore } from '../support/metered.ts';
import { db, operator, services } from '../support/operator.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const PATH = '/api/audit-events';
/** The client of the tokens in these tests. */
const client = { client_id: 'oci_operator', name: 'Operator command line' };

async function log(acme: Company, query = ''): Promise<Page<AuditEvent>> {
  const answer = await acme.admin<Page<AuditEvent>>('GET', `${PATH}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

/** Returns the audit events of a record, newest first. */
async function logOf(acme: Company, { id }: { id: number }): Promise<AuditEvent[]> {
  return (await log(acme, `?max=100&subject_id=${id}`)).data;
}

/** Returns the user as the log represents them. */
async function person(acme: Company, role: 'Admin' | 'Recruiter', first: string, last: string) {
  const id = await acme.user(role);
  await db.update(users).set({ firstName: first, lastName: last }).where(eq(users.id, id));
  return { id, name: `${first} ${last}`, email: `${role}@${acme.subdomain}.example` };
}

describe('GET /api/audit-events', () => {
  test('records who changed an office through which application, with the values before and after', async () => {
    const acme = await openCompany();
    const ada = await person(acme, 'Admin', 'Ada', 'Lovelace');
    const office = await acme.openOffice({ name: 'Oslo', city: 'Oslo' });
    await acme.admin('POST', `/api/company-offices/update/${office.id}`, {
      name: 'Bergen',
      city: null,
    });
    await acme.admin('DELETE', `/api/company-offices/destroy/${office.id}`);
    const entries = await logOf(acme, office);
    const by = { subject_id: office.id, user: ada, client, tool: null };
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        action: 'office.delete',
        ...by,
        changes: { name: { from: 'Bergen', to: null }, is_default: { from: true, to: null } },
        created_at: expect.stringMatching(STAMP),
      },
      {
        id: expect.any(Number),
        action: 'office.update',
        ...by,
        changes: { name: { from: 'Oslo', to: 'Bergen' }, city: { from: 'Oslo', to: null } },
        created_at: expect.stringMatching(STAMP),
      },
      expect.objectContaining({ action: 'office.create', ...by }),
    ]);
    expect(entries[2]?.changes).toMatchObject({ name: { from: null, to: 'Oslo' } });
  });

  test('records changes of jobs, pipelines and contracted companies with the user who made them', async () => {
    const acme = await openCompany();
    const [ada, bob] = [
      await person(acme, 'Admin', 'Ada', 'Lovelace'),
      await person(acme, 'Recruiter', '', 'Bob'),
    ];
    const job = await acme.postJob({ title: 'Baker' });
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { title: 'Cook' });
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' });
    const pipeline = await acme.openPipeline();
    await acme.admin('POST', `/api/company-pipline/update/${pipeline.id}`, { name: 'Interns' });
    const contracted = await acme.addContracted({ phone: '111' });
    const path = `/api/contracted-companies/update/${contracted.id}`;
    await acme.recruiter('POST', path, { phone: '222' });

    const bobs = { user: { ...bob, name: 'Bob' }, client };
    expect(await logOf(acme, job)).toMatchObject([
      { action: 'job.update-status', changes: { status: { from: 'Draft', to: 'Live' } }, ...bobs },
      { action: 'job.update', changes: { title: { from: 'Baker', to: 'Cook' } }, ...bobs },
      { action: 'job.create', changes: { title: { from: null, to: 'Baker' } }, ...bobs },
    ]);
    expect(await logOf(acme, pipeline)).toMatchObject([
      {
        action: 'pipeline.update',
        changes: { name: { from: 'Apprentices', to: 'Interns' } },
        user: ada,
      },
      { action: 'pipeline.create', user: ada },
    ]);
    expect(await logOf(acme, contracted)).toMatchObject([
      {
        action: 'contracted_company.update',
        changes: { phone: { from: '111', to: '222' } },
        ...bobs,
      },
      { action: 'contracted_company.create', ...bobs },
    ]);
  });

  test('records nothing for requests that were rejected or changed nothing', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const before = await log(acme);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' });
    await acme.recruiter('POST', `/api/jobs/republish/${job.id}`);
    await acme.recruiter('POST', '/api/jobs/store', {});
    await acme.viewer('POST', '/api/jobs/store', { title: 'A' });
    await acme.viewer('GET', '/api/jobs/index');
    const after = await log(acme);
    // The operator's creation of the Viewer's token is recorded.
    const ofJobs = ({ data }: Page<AuditEvent>) =>
      data.filter(({ action }) => action.startsWith('job.'));
    expect(ofJobs(after)).toEqual(ofJobs(before));
    expect(ofJobs(after)).toHaveLength(1);
  });

  test('returns entries that match the schema and have unique ids', async () => {
    const acme = await openCompany();
    await acme.openOffice();
    await acme.postJob();
    const { data, total } = await log(acme, '?max=100');
    for (const entry of data) {
      expect(AuditEvent.strict().safeParse(entry).error, JSON.stringify(entry)).toBeUndefined();
    }
    expect(new Set(data.map(({ id }) => id)).size).toBe(total);
  });

  test('returns null as user and client for changes by the operator', async () => {
    const acme = await openCompany({ reviewsJobs: true });
    const job = await acme.postJob();
    await judgeJob(operator(), job.hash_id, 'approved');
    const [judged] = await logOf(acme, job);
    expect(judged).toMatchObject({
      action: 'job.judge',
      user: null,
      client: null,
      changes: { status_by_admin: { from: 'pending', to: 'approved' } },
    });
    const made = await log(acme, `?action=company.create`);
    expect(made).toMatchObject({ total: 1, data: [{ subject_id: acme.id, user: null }] });
  });

  test('returns null as client for changes on the account pages', async () => {
    const acme = await openCompany();
    const ada = await person(acme, 'Admin', 'Ada', 'Lovelace');
    const { newId, now } = operator();
    const entry = { companyId: acme.id, userId: ada.id, createdAt: now, changes: {} };
    const id = newId();
    await db.insert(auditEvents).values({ ...entry, id, action: 'test.made', subjectId: 7 });
    expect(await logOf(acme, { id: 7 })).toEqual([
      {
        id,
        action: 'test.made',
        subject_id: 7,
        user: ada,
        client: null,
        tool: null,
        changes: {},
        created_at: expect.stringMatching(STAMP),
      },
    ]);
  });

  test('names a user without a name by their email address', async () => {
    const acme = await openCompany();
    const [entry] = await logOf(acme, await acme.openOffice());
    const email = `Admin@${acme.subdomain}.example`;
    expect(entry?.user).toEqual({ id: await acme.user('Admin'), name: '', email });
  });

  test('truncates long texts and keeps their start', async () => {
    const acme = await openCompany();
    const [long, emoji] = [`<p>${'x'.repeat(5000)}</p>`, `${'x'.repeat(199)}😀${'y'.repeat(50)}`];
    const job = await acme.postJob({ description: long, tasks: 'x'.repeat(200) });
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { description: emoji });
    const [update, create] = await logOf(acme, job);
    const cut = `${long.slice(0, 200)}…`;
    expect(create?.changes).toMatchObject({
      description: { from: null, to: cut },
      tasks: { from: null, to: 'x'.repeat(200) },
    });
    // Half an emoji is not valid text.
    expect(update?.changes['description']).toEqual({ from: cut, to: `${'x'.repeat(199)}\uFFFD…` });
  });

  test('pages newest first, the same by page and by cursor, with the total', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    for (let n = 0; n < 6; n++) {
      await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { title: `Title ${n}` });
    }
    const about = `?max=3&subject_id=${job.id}`;
    const seen: AuditEvent[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<AuditEvent> = await log(acme, `${about}&page=${page}`);
      const byCursor: Page<AuditEvent> = cursor
        ? await log(acme, `${about}&cursor=${cursor}`)
        : byPage;
      expect(comparable(byCursor)).toEqual(comparable(byPage));
      expect(byPage).toMatchObject({ current_page: page, total: 7, last_page: 3, per_page: 3 });
      seen.push(...byPage.data);
      cursor = byPage.next_cursor;
    }
    expect(seen.map(({ changes }) => changes['title']?.to)).toEqual([
      'Title 5',
      'Title 4',
      'Title 3',
      'Title 2',
      'Title 1',
      'Title 0',
      'Baker',
    ]);
    const ids = seen.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const stored = await db.$count(auditEvents, eq(auditEvents.companyId, acme.id));
    expect(await log(acme, '?max=1')).toMatchObject({ total: stored, last_page: stored });
    expect(await log(acme, '?page=1000')).toMatchObject({ data: [], total: stored });
  });

  test('filters by action, by record, and by both', async () => {
    const acme = await openCompany();
    const [a, b] = [await acme.postJob(), await acme.postJob()];
    for (const { id } of [a, b]) {
      await acme.recruiter('POST', `/api/jobs/update/${id}`, { title: 'Cook' });
    }
    const office = await acme.openOffice();
    const subjects = async (query: string) => {
      const { data, total } = await log(acme, query);
      expect(total).toBe(data.length);
      return data.map(({ action, subject_id }) => [action, subject_id]);
    };
    expect(await subjects('?action=job.update')).toEqual([
      ['job.update', b.id],
      ['job.update', a.id],
    ]);
    expect(await subjects(`?subject_id=${a.id}`)).toEqual([
      ['job.update', a.id],
      ['job.create', a.id],
    ]);
    expect(await subjects(`?subject_id=${a.id}&action=job.create`)).toEqual([['job.create', a.id]]);
    expect(await subjects(`?subject_id=${office.id}&action=job.create`)).toEqual([]);
    for (const none of ['job', 'JOB.UPDATE', 'job.%']) {
      expect(await subjects(`?action=${encodeURIComponent(none)}`)).toEqual([]);
    }
  });

  test.each([
    ['action', `action=${'a'.repeat(65)}`],
    ['subject_id', 'subject_id=x'],
    ['subject_id', 'subject_id=0'],
    ['subject_id', `subject_id=${2 ** 53}`],
    ['page', 'page=0'],
    ['max', 'max=-1'],
    ['updated-since', 'updated-since=yesterday'],
  ])('refuses %s in ?%s (422)', async (field, query) => {
    const acme = await openCompany();
    const answer = await acme.admin('GET', `${PATH}?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('returns and counts events since a time with updated-since', async () => {
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
    const acme = await openCompany();
    await acme.token('Recruiter');
    await acme.token('Admin');
    const made: number[] = [];
    for (let minute = 0; minute < 3; minute++) {
      setClock(start + minute * MINUTE_MS);
      made.push((await acme.postJob()).id);
    }
    const since = async (at: string) => {
      const { data, total } = await log(acme, `?updated-since=${encodeURIComponent(at)}`);
      expect(total).toBe(data.length);
      return data.map(({ subject_id }) => subject_id);
    };
    const [first, second, third] = made;
    const at = (minute: number, milliseconds = 0) =>
      new Date(start + minute * MINUTE_MS + milliseconds).toISOString();
    expect(await since(at(0))).toEqual([third, second, first]);
    expect(await since(at(1))).toEqual([third, second]);
    expect(await since(at(1, 1))).toEqual([third]);
    expect(await since(at(1).replace('Z', '+00:00'))).toEqual([third, second]);
    expect(await since(at(3))).toEqual([]);
    expect(await since('2020-01-01T00:00:00Z')).toContain(acme.id);
    const [entry] = (await log(acme, `?subject_id=${second}`)).data;
    expect(await since(entry?.created_at ?? '')).toEqual([third, second]);
  });

  test('pages by cursor keep the total of the page where the walk began, and count nothing', async () => {
    const acme = await openCompany();
    const base = firstIdAt(new Date('2026-02-02T00:00:00Z'));
    const plant = (from: number, to: number) =>
      db.run(sql`
        with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})
        insert into ${auditEvents} (id, company_id, action, subject_id, changes, created_at)
        select cast(${base} as integer) + i, ${acme.id}, 'test.kept', i, '{}', 0 from n`);
    await plant(1, 3000);
    const query = '?action=test.kept&max=10';
    const first = await log(acme, query);
    await plant(3001, 3005);
    const second = await log(acme, `${query}&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ total: 3000, last_page: 300, current_page: 2 });
    expect(second.data[0]?.subject_id).toBe(2990);
    expect(await log(acme, query)).toMatchObject({ total: 3005 });
    const third = await log(acme, `${query}&cursor=${second.next_cursor}`);
    expect(third).toMatchObject({ total: 3000, current_page: 3 });

    const { db: metered, spent } = meteredStore();
    const cursor = { id: base + 1000, page: 2, total: 3000, position: '', began: 0, seal: '' };
    const ctx = companyContext({ services: { ...services, db: metered } }, acme);
    await runPlan(ctx, auditPage(ctx, { page: 1, max: 10, cursor }, { action: 'test.kept' }));
    expect(spent()).toBeLessThan(100);
  });

  test('counts the total up to 10,000 and pages by cursor beyond that', async () => {
    const acme = await openCompany();
    const rows = 10_005;
    // Long before these tests, so that ids do not collide.
    const base = firstIdAt(new Date('2026-02-01T00:00:00Z'));
    await db.run(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      insert into ${auditEvents} (id, company_id, action, subject_id, changes, created_at)
      select cast(${base} as integer) + i, ${acme.id}, 'test.made', i, '{}', 0 from n`);
    const query = '?action=test.made&max=100';
    const first = await log(acme, query);
    expect(first).toMatchObject({ total: 10_000, last_page: 100 });
    expect(first.data[0]?.subject_id).toBe(rows);
    let page = await log(acme, `${query}&page=100`);
    expect(page.data.at(-1)?.subject_id).toBe(rows - 9999);
    page = await log(acme, `${query}&cursor=${page.next_cursor}`);
    expect(page).toMatchObject({ total: 10_000, next_cursor: null });
    expect(page.data.map(({ subject_id }) => subject_id)).toEqual([5, 4, 3, 2, 1]);
  });

  test('lists no audit events of other companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [job, office] = [await globex.postJob(), await globex.openOffice()];
    for (const { id } of [job, office, globex]) expect(await logOf(acme, { id })).toEqual([]);
    const theirs = new Set((await log(globex, '?max=100')).data.map(({ id }) => id));
    const ours = (await log(acme, '?max=100')).data.map(({ id }) => id);
    expect(ours.filter((id) => theirs.has(id))).toEqual([]);
  });

  test('lists the changes of a user in two companies separately', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { newId, now } = operator();
    const userId = await acme.user('Admin');
    const entry = { userId, action: 'test.made', subjectId: 7, changes: {}, createdAt: now };
    await db.insert(auditEvents).values({ ...entry, id: newId(), companyId: globex.id });
    expect(await logOf(acme, { id: 7 })).toEqual([]);
    expect(await logOf(globex, { id: 7 })).toMatchObject([{ user: { id: userId } }]);
  });

  test('requires an Admin and the scope company (403)', async () => {
    const acme = await openCompany();
    for (const caller of [acme.recruiter, acme.viewer]) {
      expect(await caller('GET', PATH)).toMatchObject({
        status: 403,
        body: { code: 'insufficient_role' },
      });
    }
    expect(
      await acme.acting('Admin', ['jobs:read', 'jobs:write', 'mcp'])('GET', PATH),
    ).toMatchObject({ status: 403, body: { code: 'insufficient_scope', scope: 'company' } });
    expect(await acme.acting('Admin', ['company'])('GET', PATH)).toMatchObject({ status: 200 });
  });

  test('rejects every method that writes or deletes (405)', async () => {
    const acme = await openCompany();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await acme.admin(method, PATH, method === 'DELETE' ? undefined : {});
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });
});
