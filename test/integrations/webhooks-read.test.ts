/** Reading webhooks, the catalogue of events, and logs (contract 2.13, 4.11, 6.1). */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { webhookLogs } from '#data/tables/webhooks.ts';
import { runBatch } from '#data/query-plan.ts';
import { eventNames, events } from '#events.ts';
import type { EventName } from '#events.ts';
import type {
  DeliveryLog,
  EventType,
  Webhook,
  WebhookDetail,
} from '#integrations/webhooks/schemas.ts';
import { idSource } from '#lib/ids.ts';
import type { Page } from '#lib/pagination.ts';
import { DAY_MS, SECOND_MS, timestamp } from '#lib/time.ts';
import worker from '../../src/worker.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { openReceiver } from '../support/receiver.ts';
import { logsOf } from '../support/webhooks.ts';

const PATH = '/api/plugins/webhooks';
const KEPT_MS = 30 * DAY_MS;

const masked = (webhook: Webhook) => ({ ...webhook, secret: `...${webhook.secret.slice(-6)}` });

async function getData<Data>(acme: Company, path: string): Promise<Data> {
  const answer = await acme.admin<Data>('GET', path);
  expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true } });
  return answer.body.data;
}

const list = (acme: Company, query = '') => getData<Page<Webhook>>(acme, `${PATH}${query}`);
const show = (acme: Company, id: number) => getData<WebhookDetail>(acme, `${PATH}/${id}`);
const logs = (acme: Company, id: number, query = '') =>
  getData<Page<DeliveryLog>>(acme, `${PATH}/${id}/logs${query}`);

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'invalid_input' });
  expect(Object.keys(body.errors)).toEqual(fields);
}

type Planted = Partial<typeof webhookLogs.$inferInsert>;

/** Log rows of a webhook, one per second, oldest first; the last is at `until`. */
async function insertLogs(
  acme: Company,
  webhookId: number,
  rows: readonly Planted[],
  until = Date.now(),
): Promise<void> {
  const times = rows.map((_, index) => new Date(until - (rows.length - 1 - index) * SECOND_MS));
  const statements = rows.map((row, index) => {
    const createdAt = times[index] ?? new Date(until);
    return db.insert(webhookLogs).values({
      id: idSource(createdAt)(),
      companyId: acme.id,
      webhookId,
      deliveryId: crypto.randomUUID(),
      event: 'job.published',
      attempt: 1,
      statusCode: 200,
      hasSucceeded: true,
      durationMs: index,
      createdAt,
      ...row,
    });
  });
  await runBatch({ db }, statements);
}

const failure = { statusCode: 500, hasSucceeded: false, answer: 'No' };

describe('GET /api/plugins/webhooks/events', () => {
  test('the catalogue lists every event of 6.1 with its fields, for any token', async () => {
    const acme = await openCompany();
    const token = acme.acting('Viewer', []);
    const { status, body } = await token<EventType[]>('GET', `${PATH}/events`);
    expect(status).toBe(200);
    expect(body.data.map(({ value }) => value)).toEqual(eventNames);
    for (const { value, label, description, fields, ...rest } of body.data) {
      expect(rest).toEqual({});
      expect(label.length * description.length).toBeGreaterThan(0);
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(events[value].data.shape));
      for (const field of fields) {
        expect(Object.keys(field)).toEqual(['name', 'type', 'description']);
        expect(field.type).toMatch(/^(?:boolean|integer|string|integer or null|array)$/u);
      }
    }
  });

  /** Contract 6.1, word for word. */
  const table: Partial<Record<EventName, string>> = {
    'application.created': 'candidate_job_id, job_id, email, first_name, last_name, stage_id',
    'application.stage_changed': 'candidate_job_id, job_id, new_stage_id, email',
    'application.rejected': 'candidate_job_id, job_id, email',
    'application.hired': 'candidate_job_id, job_id, team_member_id, email',
    'job.published': 'job_id, title, status',
    'job.closed': 'job_id, title, status',
    'meeting.scheduled': 'meet_id, candidate_job_id, scheduled_at, type',
    'webhook.test': 'webhook_id, name, message',
  };

  test.each(Object.entries(table))('the event %s carries %s (6.1)', async (event, wanted) => {
    const types = await getData<EventType[]>(await openCompany(), `${PATH}/events`);
    const fields = types.find(({ value }) => value === event)?.fields ?? [];
    expect(fields.map(({ name }) => name).toSorted()).toEqual(wanted.split(', ').toSorted());
  });

  test('the catalogue shows identifiers as integers (6.2)', async () => {
    const types = await getData<EventType[]>(await openCompany(), `${PATH}/events`);
    const ids = types.flatMap(({ fields }) => fields).filter(({ name }) => name.endsWith('_id'));
    expect(ids.length).toBeGreaterThan(10);
    for (const { type } of ids) expect(type).toMatch(/^integer/u);
  });
});

describe('GET /api/plugins/webhooks', () => {
  test('a company without webhooks has one empty page', async () => {
    expect(await list(await openCompany())).toEqual({
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
  });

  test('webhooks are listed newest first, the same by page and by cursor, without those of other companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.hook({ name: 'Secret' });
    for (const name of ['A', 'B', 'C', 'D', 'E']) await acme.hook({ name });
    const seen: Webhook[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<Webhook> = await list(acme, `?max=2&page=${page}`);
      const byCursor: Page<Webhook> = cursor ? await list(acme, `?max=2&cursor=${cursor}`) : byPage;
      expect(comparable(byCursor)).toEqual(comparable(byPage));
      expect(byPage).toMatchObject({ current_page: page, total: 5, last_page: 3, per_page: 2 });
      seen.push(...byPage.data);
      cursor = byPage.next_cursor;
    }
    expect(seen.map(({ name }) => name)).toEqual(['E', 'D', 'C', 'B', 'A']);
    for (const one of seen) expect(await show(acme, one.id)).toEqual({ ...one, recent_logs: [] });
  });

  test('updated-since lists what changed at or after a time', async () => {
    const acme = await openCompany();
    const [first, second] = [await acme.hook(), await acme.hook({ name: 'B' })];
    const path = `${PATH}/${first.id}`;
    const changed = (await acme.admin<Webhook>('PUT', path, { name: 'A' })).body.data;
    expect(changed.updated_at > second.updated_at).toBe(true);
    expect(await list(acme, `?updated-since=${changed.updated_at}`)).toMatchObject({
      total: 1,
      data: [changed],
    });
  });

  test.each(['page=0', 'max=x', 'updated-since=yesterday'])(
    'the list rejects ?%s (422)',
    async (query) => {
      const acme = await openCompany();
      expectInvalid(await acme.admin('GET', `${PATH}?${query}`), query.split('=')[0] ?? '');
    },
  );
});

describe('GET /api/plugins/webhooks/{id}', () => {
  test('a webhook is shown with its masked secret, and no logs before the first delivery', async () => {
    const acme = await openCompany();
    const webhook = await acme.hook();
    expect(await show(acme, webhook.id)).toEqual({ ...masked(webhook), recent_logs: [] });
  });

  test('a webhook is shown with its own last ten attempts, newest first', async () => {
    const acme = await openCompany();
    const [mine, other] = [await acme.hook(), await acme.hook()];
    await insertLogs(
      acme,
      mine.id,
      Array.from({ length: 12 }, () => ({})),
    );
    await insertLogs(acme, other.id, [failure], Date.now() - 1000 * SECOND_MS);
    const { recent_logs: recent } = await show(acme, mine.id);
    expect(recent.map(({ duration_ms }) => duration_ms)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(recent).toEqual((await logs(acme, mine.id)).data);
    expect((await show(acme, other.id)).recent_logs).toHaveLength(1);
  });
});

describe('GET /api/plugins/webhooks/{id}/logs', () => {
  test('logs are one empty page before the first delivery', async () => {
    const acme = await openCompany();
    expect(await logs(acme, (await acme.hook()).id)).toEqual({
      current_page: 1,
      data: [],
      total: 0,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
    });
  });

  test('a log shows what was sent, its result, and when (2.13)', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    const [delivered, refused, silent] = [
      crypto.randomUUID(),
      crypto.randomUUID(),
      crypto.randomUUID(),
    ];
    const now = Date.now();
    await insertLogs(
      acme,
      id,
      [
        { deliveryId: delivered, statusCode: 204, durationMs: 12 },
        { ...failure, deliveryId: refused, event: 'job.closed', attempt: 3, durationMs: 34 },
        { deliveryId: silent, statusCode: 0, hasSucceeded: false, error: 'timeout', attempt: 4 },
      ],
      now,
    );
    const at = (agoSeconds: number) => timestamp(new Date(now - agoSeconds * SECOND_MS));
    expect((await logs(acme, id)).data).toEqual([
      {
        id: expect.any(Number),
        delivery_id: silent,
        event: 'job.published',
        attempt: 4,
        status_code: 0,
        success: false,
        error: 'timeout',
        response: null,
        duration_ms: 2,
        simulated: false,
        delivered_at: null,
        created_at: at(0),
      },
      {
        id: expect.any(Number),
        delivery_id: refused,
        event: 'job.closed',
        attempt: 3,
        status_code: 500,
        success: false,
        error: null,
        response: 'No',
        duration_ms: 34,
        simulated: false,
        delivered_at: null,
        created_at: at(1),
      },
      {
        id: expect.any(Number),
        delivery_id: delivered,
        event: 'job.published',
        attempt: 1,
        status_code: 204,
        success: true,
        error: null,
        response: null,
        duration_ms: 12,
        simulated: false,
        delivered_at: at(2),
        created_at: at(2),
      },
    ]);
  });

  test('logs are listed newest first, the same by page and by cursor, while new ones arrive', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    await insertLogs(
      acme,
      id,
      Array.from({ length: 7 }, () => ({})),
    );
    const seen: number[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<DeliveryLog> = await logs(acme, id, `?max=3&page=${page}`);
      if (cursor) expect(await logs(acme, id, `?max=3&cursor=${cursor}`)).toEqual(byPage);
      expect(byPage).toMatchObject({ current_page: page, total: 7, last_page: 3, per_page: 3 });
      seen.push(...byPage.data.map(({ duration_ms }) => duration_ms));
      cursor = byPage.next_cursor;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0]);
    const { next_cursor: next } = await logs(acme, id, '?max=3');
    await insertLogs(acme, id, [{ durationMs: 99 }], Date.now() + SECOND_MS);
    const second = await logs(acme, id, `?max=3&cursor=${next}`);
    expect(second.data.map(({ duration_ms }) => duration_ms)).toEqual([3, 2, 1]);
    expect(second.total).toBe(8);
    expect((await logs(acme, id, '?page=9')).data).toEqual([]);
    expect((await logs(acme, id, '?max=500')).per_page).toBe(100);
  });

  test('logs can be filtered by success and event, and the total counts the filtered ones', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    const closed = { event: 'job.closed' as const };
    await insertLogs(acme, id, [
      {},
      failure,
      closed,
      { ...closed, ...failure },
      {},
      { ...closed, ...failure },
      { event: 'webhook.test' },
    ]);
    for (const [query, wanted] of [
      ['', [6, 5, 4, 3, 2, 1, 0]],
      ['?success=true', [6, 4, 2, 0]],
      ['?success=false', [5, 3, 1]],
      ['?event=job.closed', [5, 3, 2]],
      ['?event=job.published&success=true', [4, 0]],
      ['?event=job.closed&success=false', [5, 3]],
      ['?event=webhook.test&success=false', []],
      ['?event=application.hired', []],
    ] as const) {
      const page = await logs(acme, id, query);
      expect(
        page.data.map(({ duration_ms }) => duration_ms),
        query,
      ).toEqual(wanted);
      expect(page.total, query).toBe(wanted.length);
    }
    const first = await logs(acme, id, '?success=false&max=2');
    expect(first).toMatchObject({ total: 3, last_page: 2 });
    const rest = await logs(acme, id, `?success=false&max=2&cursor=${first.next_cursor}`);
    expect(rest.data.map(({ duration_ms }) => duration_ms)).toEqual([1]);
    expect(rest).toMatchObject({ total: 3, next_cursor: null });
  });

  test.each([
    ['success', 'success=1'],
    ['event', 'event=job.unknown'],
    ['page', 'page=0'],
    ['max', 'max=x'],
  ])('the logs reject %s of ?%s (422)', async (field, query) => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    expectInvalid(await acme.admin('GET', `${PATH}/${id}/logs?${query}`), field);
  });

  test('logs are kept for 30 days, and the total counts those left (decisions: Limits)', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    const keptSince = Date.now() - KEPT_MS;
    await insertLogs(acme, id, [{}, failure, {}], keptSince - SECOND_MS);
    await insertLogs(acme, id, [failure, {}, {}], keptSince + 60 * SECOND_MS);
    expect(await logs(acme, id)).toMatchObject({ total: 6 });
    const execution = createExecutionContext();
    await worker.scheduled(createScheduledController(), env, execution);
    await waitOnExecutionContext(execution);
    expect(await logsOf(acme)).toHaveLength(3);
    for (const [query, total] of [
      ['', 3],
      ['?success=false', 1],
      ['?success=true', 2],
      ['?event=job.published', 3],
    ] as const) {
      const page = await logs(acme, id, query);
      expect(page.total).toBe(total);
      expect(page.data).toHaveLength(total);
    }
  });

  test('a test is logged with its result', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/503?body=Come+back+later');
    const { id } = await acme.hook({ url: receiver.url });
    const before = operator().now.getTime();
    await acme.admin('POST', `${PATH}/${id}/test`);
    const { data, total } = await logs(acme, id);
    expect(total).toBe(1);
    const [post] = await receiver.takes(1);
    expect(data).toEqual([
      {
        id: expect.any(Number),
        delivery_id: post?.headers['x-service-delivery'],
        event: 'webhook.test',
        attempt: 1,
        status_code: 503,
        success: false,
        error: null,
        response: 'Come back later',
        duration_ms: expect.any(Number),
        simulated: false,
        delivered_at: null,
        created_at: expect.any(String),
      },
    ]);
    expect(Date.parse(data[0]?.created_at ?? '')).toBeGreaterThanOrEqual(before);
  });
});
