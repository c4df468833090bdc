/** Creating webhooks (contract 2.13, 4.11; decisions: Webhooks, Limits). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { webhooks } from '#data/tables/webhooks.ts';
import { eventNames } from '#events.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { deliveriesOf } from '../support/webhooks.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const SECRET = /^[\da-f]{64}$/u;
const PATH = '/api/plugins/webhooks';
const WEBHOOKS_MAX = 20;

const least = {
  name: 'HR tool',
  url: 'https://hr.example.com/hooks',
  events: ['job.published'],
};

function create(acme: Company, given: object, headers?: Record<string, string>) {
  return acme.admin<Webhook>('POST', PATH, { ...least, ...given }, headers);
}

async function list(acme: Company): Promise<Page<Webhook>> {
  return (await acme.admin<Page<Webhook>>('GET', `${PATH}?max=100`)).body.data;
}

const masked = (webhook: Webhook) => ({ ...webhook, secret: `...${webhook.secret.slice(-6)}` });

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'invalid_input' });
  expect(Object.keys(body.errors)).toEqual(fields);
}

describe('POST /api/plugins/webhooks', () => {
  test('creating answers 201 with the webhook and its whole secret (2.13, 4.11)', async () => {
    const acme = await openCompany();
    const answer = await create(acme, { name: '  HR  tool ', events: ['job.closed'] });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: expect.any(Number),
        company_id: acme.id,
        name: 'HR tool',
        url: least.url,
        events: ['job.closed'],
        secret: expect.stringMatching(SECRET),
        previous_secret_until: null,
        status: true,
        disabled_reason: null,
        failing_since: null,
        belongs_to: 'company',
        // The one by which tokens of the tests are made.
        application: { client_id: expect.stringMatching(/^oci_/u), name: expect.any(String) },
        created_at: expect.stringMatching(STAMP),
        updated_at: answer.body.data.created_at,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const entries = await acme.audited();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'webhook.create',
      subjectId: answer.body.data.id,
      userId: await acme.user('Admin'),
    });
    expect(entries[0]?.changes).toEqual({
      name: { from: null, to: 'HR tool' },
      url: { from: null, to: least.url },
      events: { from: null, to: ['job.closed'] },
      belongs_to: { from: null, to: 'company' },
    });
    expect(await acme.announced()).toEqual([]);
    expect(await deliveriesOf(acme)).toEqual([]);
  });

  test('every webhook has its own secret', async () => {
    const acme = await openCompany();
    const secrets = [];
    for (let count = 0; count < 5; count++) secrets.push((await acme.hook()).secret);
    expect(new Set(secrets).size).toBe(5);
    expect(new Set(secrets.map((secret) => secret.slice(-6))).size).toBe(5);
  });

  test('creating accepts all events, repeated events once, and the same URL twice', async () => {
    const acme = await openCompany();
    const input = { events: [...eventNames, ...eventNames] };
    for (const answer of [await create(acme, input), await create(acme, input)]) {
      expect(answer.status, answer.text).toBe(201);
      expect(answer.body.data.events).toEqual(eventNames);
    }
  });

  test('creating accepts the longest allowed values', async () => {
    const acme = await openCompany();
    const start = 'https://hr.example.com/';
    const input = { name: 'ä'.repeat(255), url: start + 'x'.repeat(2048 - start.length) };
    const answer = await create(acme, input);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.data).toMatchObject(input);
  });

  test.each([
    ['name', { name: undefined }],
    ['name', { name: null }],
    ['name', { name: ' \t' }],
    ['name', { name: 7 }],
    ['name', { name: ['HR tool'] }],
    ['name', { name: 'x'.repeat(256) }],
    ['name', { name: 'a\0b' }],
    ['url', { url: undefined }],
    ['url', { url: null }],
    ['url', { url: 7 }],
    ['url', { url: [least.url] }],
    ['url', { url: { href: least.url } }],
    ['url', { url: 'hr.example.com' }],
    ['url', { url: 'https://hr.example.com/a\0b' }],
    ['url', { url: `https://hr.example.com/${'x'.repeat(2048)}` }],
    ['events', { events: undefined }],
    ['events', { events: null }],
    ['events', { events: [] }],
    ['events', { events: 'job.published' }],
    ['events', { events: { 0: 'job.published' } }],
    ['events.0', { events: ['job.unknown'] }],
    ['events.0', { events: ['*'] }],
    ['events.0', { events: ['job-published'] }],
    ['events.0', { events: ['constructor'] }],
    ['events.0', { events: [null] }],
    ['events.1', { events: ['job.published', 'job.archived'] }],
    ['events', { events: Array.from({ length: 1000 }, () => 'job.published') }],
  ])('creating rejects %s of %o (422) and stores nothing', async (field, given) => {
    const acme = await openCompany();
    expectInvalid(await create(acme, given), field);
    expect(await list(acme)).toMatchObject({ total: 0, data: [] });
    expect(await acme.audited()).toEqual([]);
  });

  test('creating names every wrong field', async () => {
    const acme = await openCompany();
    expectInvalid(await acme.admin('POST', PATH, {}), 'name', 'url', 'events');
  });

  test('creating cannot set read-only fields', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const wishes = {
      id: 7,
      company_id: globex.id,
      companyId: globex.id,
      secret: 'a'.repeat(64),
      sealed_secret: 'x',
      sealedSecret: 'x',
      secret_tail: 'x',
      secretTail: 'x',
      status: false,
      is_active: false,
      isActive: false,
      hostname: 'evil.example.com',
      failing_since: '2020-01-01T00:00:00Z',
      failingSince: 0,
      failed_count: 99,
      failedCount: 99,
      disabled_reason: 'failing',
      disabledReason: 'failing',
      created_at: '2020-01-01T00:00:00Z',
      createdAt: 0,
      updated_at: '2020-01-01T00:00:00Z',
    };
    const { data } = (await create(acme, wishes)).body;
    expect(data).toMatchObject({
      company_id: acme.id,
      status: true,
      failing_since: null,
      disabled_reason: null,
      secret: expect.stringMatching(SECRET),
    });
    expect(data.id).toBeGreaterThan(7);
    expect(data.secret).not.toBe(wishes.secret);
    expect(Date.parse(data.created_at)).toBeGreaterThan(Date.UTC(2026, 0, 1));
    expect(await db.select().from(webhooks).where(eq(webhooks.id, data.id)).get()).toMatchObject({
      companyId: acme.id,
      hostname: 'hr.example.com',
      isActive: true,
      failedCount: 0,
      failingSince: null,
    });
    expect(await list(globex)).toMatchObject({ total: 0 });
  });
});

describe('the secret of a new webhook', () => {
  test('a secret is masked after creation: three dots and its last six characters (2.13)', async () => {
    const acme = await openCompany();
    const webhook = await acme.hook();
    const answers = [
      await acme.admin<Webhook>('GET', `${PATH}/${webhook.id}`),
      await acme.admin('GET', PATH),
      await acme.admin<Webhook>('PUT', `${PATH}/${webhook.id}`, { name: webhook.name }),
      await acme.admin('POST', `${PATH}/${webhook.id}/test`),
      await acme.admin('GET', `${PATH}/${webhook.id}/logs`),
      await acme.admin('GET', '/api/audit-events?max=100'),
    ];
    for (const { status, text } of answers) {
      expect(status, text).toBe(200);
      expect(text).not.toContain(webhook.secret);
      expect(text).not.toContain(webhook.secret.slice(0, 32));
    }
    expect((await list(acme)).data[0]?.secret).toBe(masked(webhook).secret);
    expect(answers[0]?.body.data).toMatchObject({ secret: masked(webhook).secret });
    expect(answers[2]?.body.data).toMatchObject({ secret: masked(webhook).secret });
  });

  test('a secret is nowhere stored in plain text, nor are the answers that contain it', async () => {
    const acme = await openCompany();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const webhook = (await create(acme, {}, key)).body.data;
    const path = `${PATH}/${webhook.id}/rotate-secret`;
    const rotated = await acme.admin<Webhook>(
      'POST',
      path,
      {},
      {
        'idempotency-key': crypto.randomUUID(),
      },
    );
    for (const secret of [webhook.secret, rotated.body.data.secret]) {
      expect(secret).toMatch(SECRET);
      expect(await tablesThatHold(secret)).toEqual([]);
      expect(await tablesThatHold(Buffer.from(secret, 'hex').toString('base64'))).toEqual([]);
    }
    // The search would find plain text.
    expect(await tablesThatHold(rotated.body.data.secret.slice(-6))).toContain('webhooks');
  });

  test('a request with a repeated Idempotency-Key gets the same secret again', async () => {
    const acme = await openCompany();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [await create(acme, {}, key), await create(acme, {}, key)];
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.body.data.secret).toMatch(SECRET);
    expect(await list(acme)).toMatchObject({ total: 1 });
    expect(await create(acme, { name: 'Another' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
  });

  test('another caller with the same request does not get the secret', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [mine, theirs] = [await create(acme, {}, key), await create(globex, {}, key)];
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.secret).not.toBe(mine.body.data.secret);
  });
});

describe('the limit of webhooks', () => {
  test('a company can have 20 webhooks (409), one more after a deletion; those of others do not count', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.hook();
    const created: Webhook[] = [];
    while (created.length < WEBHOOKS_MAX) created.push(await acme.hook());
    const refusal = { status: 409, body: { success: false, code: 'too_many_webhooks' } };
    expect(await create(acme, {})).toMatchObject(refusal);
    expect(await list(acme)).toMatchObject({ total: WEBHOOKS_MAX });
    // Disabled ones count.
    await acme.admin('PUT', `${PATH}/${created[0]?.id}`, { status: false });
    expect(await create(acme, {})).toMatchObject(refusal);
    await acme.admin('DELETE', `${PATH}/${created[0]?.id}`);
    await acme.hook();
    expect(await create(acme, {})).toMatchObject(refusal);
    await globex.hook();
  });

  test('of 25 concurrent creations 20 succeed', async () => {
    const acme = await openCompany();
    await acme.token('Admin');
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => create(acme, { name: `HR ${index}` })),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(WEBHOOKS_MAX);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
    }
    const { data, total } = await list(acme);
    expect(total).toBe(WEBHOOKS_MAX);
    expect(new Set(data.map(({ id }) => id))).toEqual(
      new Set(created.map(({ body }) => body.data.id)),
    );
    expect(await acme.audited()).toHaveLength(WEBHOOKS_MAX);
  });
});

/** The tables with a row that contains this text in any column. */
async function tablesThatHold(text: string): Promise<string[]> {
  const client = db.$client;
  const { results: tables } = await client
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
    )
    .all<{ name: string }>();
  const names: string[] = [];
  for (const { name } of tables) {
    const { results: columns } = await client
      .prepare(`pragma table_info("${name}")`)
      .all<{ name: string }>();
    const holds = columns.map((column) => `instr("${column.name}", ?1) > 0`).join(' or ');
    const row = await client
      .prepare(`select 1 from "${name}" where ${holds} limit 1`)
      .bind(text)
      .first();
    if (row) names.push(name);
  }
  return names;
}
