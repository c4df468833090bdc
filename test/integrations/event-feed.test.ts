/**
 * The event feed: in the order of commits, without gaps, and limited to the token's scopes
 * (contract 6.1; additive).
 */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Scope } from '#access.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan as readRows } from '#data/query-plan.ts';
import { events } from '#data/tables/events.ts';
import type { EventPage, FeedEvent } from '#integrations/event-feed/schemas.ts';
import { eventsAfter } from '#integrations/event-feed/store.ts';
import { readableEvents } from '#integrations/webhooks/rules.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Answer, Caller } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { companyContext } from '../support/deliveries.ts';
import { setClock } from '../support/clock.ts';
import { meteredStore } from '../support/metered.ts';
import { tick } from '../support/ticks.ts';
import { db, services } from '../support/operator.ts';

const PATH = '/api/events';

async function read(caller: Caller, query = ''): Promise<EventPage> {
  const answer = await caller<EventPage>('GET', `${PATH}${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true } });
  return answer.body.data;
}

const readFeed = (acme: Company, after: number) => read(acme.viewer, `?after=${after}`);

const namesOf = ({ data }: EventPage) => data.map(({ event }) => event);

/** Emits `job.published` events in one batch; `at` is when the request arrived. */
async function publishJobs(acme: Company, titles: readonly string[], at = new Date()) {
  const ctx = companyContext({ services }, acme);
  let id = firstIdAt(at) + Math.floor(Math.random() * 2048);
  const newId = () => (id += 1);
  await commit(
    { ...ctx, now: at, newId },
    {
      writes: [],
      audit: { action: 'job.update-status', subjectId: 7 },
      events: titles.map((title) => ({
        name: 'job.published' as const,
        subject: 'job' as const,
        subjectId: 7,
        data: { job_id: 7, title, status: 'Live' as const },
      })),
      answer: QueryPlan.of(null),
    },
  );
}

const titles = ({ data }: EventPage) => data.map((event) => event.data?.['title']);

describe('GET /api/events', () => {
  test('the feed lists events oldest first, as webhooks receive them', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const application = await acme.apply({ files: [], job_id: job.hash_id });
    await acme.recruiter('POST', `/api/candidate-job/reject/${application.id}`);
    const page = await read(acme.viewer);
    expect(namesOf(page)).toEqual(['job.published', 'application.created', 'application.rejected']);
    const emitted = await acme.announced();
    expect(page.data.map(({ event, timestamp, data }) => ({ event, timestamp, data }))).toEqual(
      emitted,
    );
    expect(page.data[1]).toMatchObject({
      subject: 'application',
      subject_id: application.id,
      erased: false,
    });
    const ids = page.data.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(page).toMatchObject({ next_after: ids.at(-1), has_more: false });
  });

  test('the feed continues after the last event read, and stays there until there are more', async () => {
    const acme = await openCompany();
    expect(await read(acme.viewer)).toEqual({
      data: [],
      next_after: 0,
      has_more: false,
      has_gap: false,
    });
    await publishJobs(acme, ['A', 'B', 'C', 'D', 'E']);
    const first = await read(acme.viewer, '?limit=2');
    expect(titles(first)).toEqual(['A', 'B']);
    expect(first.has_more).toBe(true);
    const second = await read(acme.viewer, `?limit=3&after=${first.next_after}`);
    expect(titles(second)).toEqual(['C', 'D', 'E']);
    expect(second.has_more).toBe(false);
    const end = `?after=${second.next_after}`;
    expect(await read(acme.viewer, end)).toEqual({
      data: [],
      next_after: second.next_after,
      has_more: false,
      has_gap: false,
    });
    await publishJobs(acme, ['F']);
    expect(titles(await read(acme.viewer, end))).toEqual(['F']);
  });

  test('an event that a slow request commits late comes after those committed before', async () => {
    const acme = await openCompany();
    await publishJobs(acme, ['quick']);
    const { next_after: after } = await read(acme.viewer);
    // The request arrived a minute ago and uploaded slowly.
    await publishJobs(acme, ['slow', 'slower'], new Date(Date.now() - 15_000));
    expect(titles(await read(acme.viewer, `?after=${after}`))).toEqual(['slow', 'slower']);
    expect(titles(await read(acme.viewer))).toEqual(['quick', 'slow', 'slower']);
  });

  test('a reader who follows concurrent writers misses and repeats nothing', async () => {
    const acme = await openCompany();
    const writing = Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        publishJobs(acme, [`${n}a`, `${n}b`], new Date(Date.now() - Math.random() * 15_000)),
      ),
    );
    const seen: FeedEvent[] = [];
    let after = 0;
    const follow = async () => {
      const page = await read(acme.viewer, `?after=${after}&limit=7`);
      seen.push(...page.data);
      after = page.next_after;
      return page.data.length;
    };
    const state = { isOver: false };
    const over = writing.then(() => Object.assign(state, { isOver: true }));
    while (!state.isOver) await follow();
    await over;
    while ((await follow()) > 0);
    const titlesSeen = seen.map(({ data }) => String(data?.['title']));
    expect(titlesSeen).toHaveLength(60);
    expect(new Set(titlesSeen).size).toBe(60);
  });

  test('the feed lists each event of a bulk action', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Draft' });
    const ids: number[] = [];
    for (const _ of [1, 2, 3]) ids.push((await acme.apply({ files: [], job_id: job.hash_id })).id);
    const { next_after: after } = await read(acme.viewer);
    const bulk = { action: 'reject', ids };
    expect((await acme.recruiter('POST', '/api/candidate-job/bulk', bulk)).status).toBe(200);
    const page = await read(acme.viewer, `?after=${after}`);
    expect(new Set(page.data.map(({ subject_id: id }) => id))).toEqual(new Set(ids));
    expect(new Set(page.data.map(({ id }) => id)).size).toBe(3);
  });

  test("the feed pages through the events that the token's scopes allow", async () => {
    const acme = await openCompany();
    for (const _ of [1, 2, 3]) {
      const job = await acme.postJob({ status: 'Live' });
      await acme.apply({ files: [], job_id: job.hash_id });
    }
    const whole = await read(acme.viewer);
    const by = async (scopes: readonly Scope[], query: string) =>
      read(acme.acting('Viewer', scopes), query);
    for (const [scope, kind] of [
      ['jobs:read', 'job.published'],
      ['applicants:read', 'application.created'],
    ] as const) {
      const expected = whole.data.filter(({ event }) => event === kind);
      expect(expected).toHaveLength(3);
      const first = await by([scope], '?limit=2');
      expect(first).toMatchObject({ data: expected.slice(0, 2), has_more: true });
      const rest = await by([scope], `?limit=2&after=${first.next_after}`);
      expect(rest).toMatchObject({ data: expected.slice(2), has_more: false });
    }
  });

  test('the filter by name lists that event only, and one beyond the scopes answers 403', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    expect(namesOf(await read(acme.viewer, '?event=job.closed'))).toEqual(['job.closed']);
    expect(namesOf(await read(acme.viewer, '?event=job.closed&limit=1&after=0'))).toHaveLength(1);
    const answer = await acme.acting('Admin', ['jobs:read'])(
      'GET',
      `${PATH}?event=application.hired`,
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
    expect(answer.headers.get('www-authenticate')).toContain('scope="applicants:read"');
  });

  test("the event of an erased candidate is a tombstone with the application's id", async () => {
    const acme = await openCompany();
    const application = await acme.apply({ files: [] });
    const other = await acme.apply({ files: [] });
    const path = `/api/candidate-job/reject/${application.id}`;
    expect((await acme.recruiter('POST', path)).status).toBe(200);
    const erased = await acme.admin('DELETE', `/api/candidates/erase/${application.candidate_id}`);
    expect(erased, erased.text).toMatchObject({ status: 200 });
    const page = await read(acme.viewer);
    const mine = page.data.filter(({ subject_id: id }) => id === application.id);
    expect(mine.map(({ data, erased: is }) => ({ data, is }))).toEqual([
      { data: null, is: true },
      { data: null, is: true },
    ]);
    const theirs = page.data.find(({ subject_id: id }) => id === other.id);
    expect(theirs).toMatchObject({ erased: false, data: { email: other.email } });
  });

  test("the feed lists the company's own events only", async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await acme.postJob({ status: 'Live' });
    expect((await read(globex.viewer)).data).toEqual([]);
    expect((await read(globex.viewer, '?event=job.published')).data).toEqual([]);
  });

  test('an unchanged page answers 304', async () => {
    const acme = await openCompany();
    await publishJobs(acme, ['A']);
    const { headers } = await acme.viewer('GET', PATH);
    const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await acme.viewer('GET', PATH, undefined, ifNoneMatch)).status).toBe(304);
    await publishJobs(acme, ['B']);
    expect((await acme.viewer('GET', PATH, undefined, ifNoneMatch)).status).toBe(200);
  });

  test.each([
    ['after=-1', 'after'],
    ['after=1.5', 'after'],
    ['after=01', 'after'],
    ['after=99999999999999999', 'after'],
    ['limit=0', 'limit'],
    ['limit=a', 'limit'],
    ['event=job.burnt', 'event'],
  ])('?%s answers 422 with the field', async (query, field) => {
    const acme = await openCompany();
    const answer: Answer<unknown> = await acme.viewer('GET', `${PATH}?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('a reader who comes back after 90 days is told once that events were deleted', async () => {
    const acme = await openCompany();
    const start = Date.now();
    setClock(start);
    await publishJobs(acme, ['read'], new Date(start));
    const { next_after: done } = await readFeed(acme, 0);
    setClock(start + DAY_MS);
    await publishJobs(acme, ['missed'], new Date(start + DAY_MS));
    setClock(start + 2 * DAY_MS);
    await publishJobs(acme, ['kept'], new Date(start + 2 * DAY_MS));
    const all = await readFeed(acme, done);
    expect(titles(all)).toEqual(['missed', 'kept']);

    // Only the event that was read is deleted.
    setClock(start + 90.5 * DAY_MS);
    await tick();
    expect(await readFeed(acme, done)).toEqual(all);

    setClock(start + 91.5 * DAY_MS);
    await tick();
    const late = await readFeed(acme, done);
    expect(titles(late)).toEqual(['kept']);
    expect(late).toMatchObject({ has_gap: true, has_more: false });
    expect(await readFeed(acme, late.next_after)).toMatchObject({ data: [], has_gap: false });
    // A reader who begins has missed nothing.
    expect(await readFeed(acme, 0)).toMatchObject({ has_gap: false });

    setClock(start + 100 * DAY_MS);
    await tick();
    const empty = await readFeed(acme, done);
    expect(empty).toMatchObject({ data: [], has_gap: true });
    expect(await readFeed(acme, empty.next_after)).toMatchObject({ data: [], has_gap: false });
    expect(await readFeed(acme, late.next_after)).toMatchObject({ data: [], has_gap: false });
  });

  test('the events that are deleted for one company are no gap for another', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const start = Date.now();
    setClock(start);
    await publishJobs(acme, ['one']);
    setClock(start + 91 * DAY_MS);
    await publishJobs(globex, ['other'], new Date(start + 91 * DAY_MS));
    await tick();
    expect(await readFeed(acme, 1)).toMatchObject({ data: [], has_gap: true });
    expect(await readFeed(globex, 1)).toMatchObject({ data: [{}], has_gap: false });
  });

  test('the feed reads only a few rows per event shown, however many there are', async () => {
    const acme = await openCompany();
    const first = firstIdAt(new Date(Date.now() - DAY_MS));
    await insertEvents(acme, first, 5000);
    const all = { after: 0, names: null, limit: LIMIT };
    const [closed] = ['job.closed' as const];
    const cost = async (asked: Parameters<typeof eventsAfter>[1]) => {
      const { db: metered, spent } = meteredStore();
      const ctx = companyContext({ services: { ...services, db: metered } }, acme);
      const { rows } = await readRows(ctx, eventsAfter(ctx, asked));
      expect(rows).toHaveLength(LIMIT);
      return spent();
    };
    expect(await cost(all)).toBeLessThanOrEqual(LIMIT + 5);
    expect(await cost({ ...all, after: first + 4000 })).toBeLessThanOrEqual(LIMIT + 5);
    // With a name or scopes, an index per name, of which each is looked at, and the shown rows.
    const counted = { one: [closed], many: readableEvents(['applicants:read']) };
    expect(await cost({ ...all, names: counted.one })).toBeLessThanOrEqual(6 * LIMIT);
    expect(await cost({ ...all, names: counted.many })).toBeLessThanOrEqual(
      6 * LIMIT + counted.many.length,
    );
  });
});

const LIMIT = 50;

/** Events of the day before: every tenth about a closed job, the others about applications. */
async function insertEvents({ id: companyId }: Company, first: number, n: number): Promise<void> {
  const body = '{"timestamp":"2026-01-01T00:00:00+00:00","data":{}}';
  onTestFinished(async () => {
    await db.delete(events).where(eq(events.companyId, companyId));
  });
  await db.run(sql`
    insert into events (id, company_id, name, body, subject, subject_id, created_at, feed_id)
    with recursive nth (n) as (select 0 union all select n + 1 from nth where n < ${n - 1})
    select ${first} + n, ${companyId}, iif(n % 10, 'application.created', 'job.closed'), ${body},
      'job', 1, 0, ${first} + n from nth`);
}

describe('order=newest', () => {
  test('gives the latest events, latest first, and where to go on', async () => {
    const acme = await openCompany();
    for (const title of ['One', 'Two', 'Three']) await acme.postJob({ title, status: 'Live' });
    const ask = async (query: string) => {
      const answer = await acme.admin<EventPage>('GET', `/api/events?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data;
    };
    const latest = await ask('order=newest&limit=2');
    expect(latest.data.map(({ data }) => data?.['title'])).toEqual(['Three', 'Two']);
    const named = await ask('order=newest&limit=1&event=job.published');
    expect(named.data.map(({ id }) => id)).toEqual([latest.data[0]?.id]);
    expect((await ask(`after=${latest.next_after}`)).data).toEqual([]);
    const { id } = await acme.postJob({ title: 'Four', status: 'Live' });
    const next = await ask(`after=${latest.next_after}`);
    expect(next.data.map(({ subject_id: subject }) => subject)).toEqual([id]);
    const mixed = await acme.admin('GET', `/api/events?order=newest&after=${latest.next_after}`);
    expect(mixed).toMatchObject({ status: 422, body: { errors: { after: [expect.any(String)] } } });
  });
});
