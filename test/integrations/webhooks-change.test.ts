/** Updating and deleting webhooks, and rotating their secrets (contract 4.11; decisions: PUT, url). */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { webhookLogCounts, webhookRemains, webhooks } from '#data/tables/webhooks.ts';
import type { Webhook, WebhookDetail } from '#integrations/webhooks/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { DAY_MS, timestamp } from '#lib/time.ts';
import { API } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { db } from '../support/operator.ts';
import { deliveriesOf, logsOf, insertDelivery } from '../support/webhooks.ts';
import worker from '../../src/worker.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const SECRET = /^[\da-f]{64}$/u;
const PATH = '/api/plugins/webhooks';
const ELSEWHERE = 'https://elsewhere.example.com/hooks';

type Named = Pick<Webhook, 'id'>;

function change(acme: Company, { id }: Named, given: unknown) {
  return acme.admin<Webhook>('PUT', `${PATH}/${id}`, given);
}

function destroy(acme: Company, { id }: Named) {
  return acme.admin('DELETE', `${PATH}/${id}`);
}

function rotate(acme: Company, { id }: Named, given?: unknown) {
  return acme.admin<Webhook>('POST', `${PATH}/${id}/rotate-secret`, given);
}

async function show(acme: Company, { id }: Named): Promise<Webhook> {
  const answer = await acme.admin<WebhookDetail>('GET', `${PATH}/${id}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const { recent_logs: _, ...webhook } = answer.body.data;
  return webhook;
}

async function rowOf({ id }: Named) {
  return db.select().from(webhooks).where(eq(webhooks.id, id)).get();
}

const masked = (webhook: Webhook) => ({ ...webhook, secret: `...${webhook.secret.slice(-6)}` });

/** A webhook after a day of failures, or disabled after five. */
async function fail({ id }: Named, isDisabled: boolean): Promise<Date> {
  const failingSince = new Date(Date.now() - DAY_MS);
  const disabled = { isActive: false, disabledReason: 'failing' as const };
  await db
    .update(webhooks)
    .set({ failingSince, failedCount: 12, warnedAt: failingSince, ...(isDisabled && disabled) })
    .where(eq(webhooks.id, id));
  return failingSince;
}

const renewed = { failingSince: null, failedCount: 0, warnedAt: null };

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'invalid_input' });
  expect(Object.keys(body.errors)).toEqual(fields);
}

describe('PUT /api/plugins/webhooks/{id}', () => {
  test('an update keeps absent fields and ignores unknown ones (decisions: Update bodies)', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const answer = await change(acme, mine, { name: ' Payroll ', unknown: { a: 1 } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: { ...masked(mine), name: 'Payroll', updated_at: expect.stringMatching(STAMP) },
    });
    expect(answer.body.data.updated_at > mine.updated_at).toBe(true);
    expect(await show(acme, mine)).toEqual(answer.body.data);
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'webhook.update',
      subjectId: mine.id,
      userId: await acme.user('Admin'),
    });
    expect(entry?.changes).toEqual({ name: { from: 'HR tool', to: 'Payroll' } });
  });

  test('an update can change every field at once', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const input = {
      name: 'Payroll',
      url: ELSEWHERE,
      events: ['application.hired', 'webhook.test'],
      status: false,
    };
    const { body } = await change(acme, mine, input);
    expect(body.data).toEqual({ ...masked(mine), ...input, updated_at: expect.any(String) });
    expect(await rowOf(mine)).toMatchObject({ url: ELSEWHERE, hostname: 'elsewhere.example.com' });
    expect((await acme.audited()).at(-1)?.changes).toEqual({
      name: { from: mine.name, to: 'Payroll' },
      url: { from: mine.url, to: ELSEWHERE },
      events: { from: mine.events, to: input.events },
      status: { from: true, to: false },
    });
  });

  test('an empty update changes nothing', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const { body } = await change(acme, mine, {});
    expect(body.data).toEqual({ ...masked(mine), updated_at: expect.any(String) });
  });

  test('an update cannot set read-only fields: the secret has its own endpoint', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const mine = await acme.hook();
    await fail(mine, true);
    const before = await rowOf(mine);
    const { body } = await change(acme, mine, {
      id: 7,
      company_id: globex.id,
      companyId: globex.id,
      secret: 'a'.repeat(64),
      sealed_secret: 'x',
      sealedSecret: 'x',
      secretTail: 'x',
      previous_secret_until: '2100-01-01T00:00:00Z',
      is_active: true,
      isActive: true,
      hostname: 'evil.example.com',
      failing_since: null,
      failingSince: null,
      failed_count: 0,
      failedCount: 0,
      disabled_reason: null,
      disabledReason: null,
      created_at: '2020-01-01T00:00:00Z',
      createdAt: 0,
      updated_at: '2020-01-01T00:00:00Z',
    });
    expect(body.data).toMatchObject({ ...masked(mine), ...disabledAt(before?.failingSince) });
    expect(await rowOf(mine)).toEqual(before);
    expect((await acme.audited()).map(({ action }) => action)).not.toContain('webhook.update');
    const theirs = await globex.admin<Page<Webhook>>('GET', PATH);
    expect(theirs.body.data).toMatchObject({ total: 0 });
  });

  const disabledAt = (failingSince: Date | null | undefined) => ({
    status: false,
    disabled_reason: 'failing',
    failing_since: failingSince ? timestamp(failingSince) : null,
    updated_at: expect.any(String),
  });

  test('status false disables a webhook and true enables it, any number of times', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    for (const status of [false, false, true, true, false, true]) {
      const { body } = await change(acme, mine, { status });
      expect(body.data).toMatchObject({ status, disabled_reason: null });
      expect(await show(acme, mine)).toEqual(body.data);
    }
  });

  test('status true clears the reason and the failures of a disabled webhook', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    await fail(mine, true);
    const { body } = await change(acme, mine, { status: true });
    expect(body.data).toMatchObject({ status: true, disabled_reason: null, failing_since: null });
    expect(await rowOf(mine)).toMatchObject(renewed);
  });

  test('a new URL clears the failures too, and does not enable the webhook', async () => {
    const acme = await openCompany();
    const [failing, disabled] = [await acme.hook(), await acme.hook()];
    await fail(failing, false);
    await fail(disabled, true);
    expect((await change(acme, failing, { url: ELSEWHERE })).body.data).toMatchObject({
      status: true,
      failing_since: null,
    });
    expect((await change(acme, disabled, { url: ELSEWHERE })).body.data).toMatchObject({
      status: false,
      disabled_reason: 'failing',
      failing_since: null,
    });
    for (const one of [failing, disabled]) expect(await rowOf(one)).toMatchObject(renewed);
  });

  test('a new name, other events or the same URL keep the failures', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const failingSince = await fail(mine, false);
    for (const input of [{ name: 'A' }, { events: ['job.closed'] }, { url: mine.url }]) {
      expect((await change(acme, mine, input)).body.data).toMatchObject({
        failing_since: timestamp(failingSince),
      });
    }
    expect(await rowOf(mine)).toMatchObject({ failingSince, failedCount: 12 });
  });

  test.each([
    ['name', { name: null }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['url', { url: null }],
    ['url', { url: '' }],
    ['url', { url: 'hr.example.com' }],
    ['url', { url: `https://hr.example.com/${'x'.repeat(2048)}` }],
    ['events', { events: null }],
    ['events', { events: [] }],
    ['events.0', { events: ['job.unknown'] }],
    ['status', { status: null }],
    ['status', { status: 0 }],
    ['status', { status: 'false' }],
    ['body', null],
    ['body', []],
    ['body', 'text'],
  ])('an update rejects %s of %j (422) and changes nothing', async (field, given) => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const body = typeof given === 'object' && given !== null && !Array.isArray(given);
    const sent = body ? { ...given, ...(field !== 'name' && { name: 'Other' }) } : given;
    expectInvalid(await change(acme, mine, JSON.stringify(sent)), field);
    expect(await show(acme, mine)).toEqual(masked(mine));
    expect(await acme.audited()).toHaveLength(1);
  });

  test('two concurrent updates of different fields are both kept', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const answers = await Promise.all([
      change(acme, mine, { name: 'Payroll' }),
      change(acme, mine, { status: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await show(acme, mine)).toMatchObject({ name: 'Payroll', status: false });
  });

  test('updating a webhook that is deleted meanwhile answers 404', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const watch = async (_: string, count: number) => {
      if (count === 3) await destroy(acme, mine);
    };
    const body = { name: 'Payroll' };
    const token = await acme.token('Admin');
    const answer = await callWatched(watch, 'PUT', `${API}${PATH}/${mine.id}`, { token, body });
    expect(answer.status).toBe(404);
    expect(await rowOf(mine)).toBeUndefined();
  });

  test.each(['0', '-1', '1.5', '9007199254740993', 'x', '%00'])(
    'an update rejects the id %s (422)',
    async (id) => {
      const acme = await openCompany();
      expectInvalid(await acme.admin('PUT', `${PATH}/${id}`, {}), 'id');
    },
  );
});

describe('DELETE /api/plugins/webhooks/{id}', () => {
  test('deleting answers null, and 404 from then on, for the logs too (decisions)', async () => {
    const acme = await openCompany();
    const [mine, other] = [await acme.hook(), await acme.hook({ name: 'Payroll' })];
    const delivery = await insertDelivery(acme, mine.id);
    await acme.admin('POST', `${PATH}/${mine.id}/test`);
    const answer = await destroy(acme, mine);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, data: null });
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'webhook.delete',
      subjectId: mine.id,
      userId: await acme.user('Admin'),
    });
    expect(entry?.changes).toEqual({
      name: { from: mine.name, to: null },
      url: { from: mine.url, to: null },
      events: { from: mine.events, to: null },
    });
    const path = `${PATH}/${mine.id}`;
    for (const again of [
      await destroy(acme, mine),
      await change(acme, mine, { name: 'A' }),
      await rotate(acme, mine),
      await acme.admin('GET', path),
      await acme.admin('GET', `${path}/logs`),
      await acme.admin('GET', `${path}/logs?success=true&event=webhook.test`),
      await acme.admin('POST', `${path}/test`),
      await acme.admin('POST', `${path}/deliveries/${delivery}/redeliver`),
      await acme.admin('POST', `${path}/recover`, { since: new Date().toISOString() }),
    ]) {
      expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    const { body } = await acme.admin<Page<Webhook>>('GET', PATH);
    expect(body.data).toMatchObject({ total: 1, data: [masked(other)] });
  });

  test('after a tick nothing of a deleted webhook is left, and nothing of others is gone', async () => {
    const acme = await openCompany();
    const [mine, other] = [await acme.hook(), await acme.hook()];
    for (const one of [mine, other]) {
      await insertDelivery(acme, one.id);
      await acme.admin('POST', `${PATH}/${one.id}/test`);
    }
    await destroy(acme, mine);
    await tick();
    expect((await logsOf(acme)).map(({ webhookId }) => webhookId)).toEqual([other.id]);
    expect((await deliveriesOf(acme)).map(({ webhookId }) => webhookId)).toEqual([other.id]);
    const isMine = eq(webhookLogCounts.webhookId, mine.id);
    expect(await db.select().from(webhookLogCounts).where(isMine)).toEqual([]);
    const isRemains = eq(webhookRemains.webhookId, mine.id);
    expect(await db.select().from(webhookRemains).where(isRemains)).toEqual([]);
  });

  /** Deleted webhooks are cleaned up one per tick, oldest first. */
  async function tick(): Promise<void> {
    const { n = 0 } =
      (await db
        .select({ n: sql<number>`count(*)` })
        .from(webhookRemains)
        .get()) ?? {};
    for (let ticks = 0; ticks < n; ticks++) {
      const execution = createExecutionContext();
      await worker.scheduled(createScheduledController(), env, execution);
      await waitOnExecutionContext(execution);
    }
  }

  test('of three concurrent deletions one succeeds', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const answers = await Promise.all([1, 2, 3].map(() => destroy(acme, mine)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const entries = await acme.audited();
    expect(entries.filter(({ action }) => action === 'webhook.delete')).toHaveLength(1);
  });
});

describe('POST /api/plugins/webhooks/{id}/rotate-secret', () => {
  test('a rotation answers a new secret once, and the previous one also signs for 24 hours', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const now = Date.now();
    setClock(now);
    const answer = await rotate(acme, mine, {});
    const until = timestamp(new Date(now + DAY_MS));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: {
        ...mine,
        secret: expect.stringMatching(SECRET),
        previous_secret_until: until,
        updated_at: expect.stringMatching(STAMP),
      },
    });
    const { data } = answer.body;
    expect(data.secret).not.toBe(mine.secret);
    expect(await show(acme, mine)).toEqual(masked(data));
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({ action: 'webhook.rotate-secret', subjectId: mine.id });
    expect(entry?.changes).toEqual({});
    setClock(now + DAY_MS - 1);
    expect(await show(acme, mine)).toMatchObject({ previous_secret_until: until });
    setClock(now + DAY_MS);
    expect(await show(acme, mine)).toMatchObject({ previous_secret_until: null });
  });

  test('a rotation without a body is like one with an empty body', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    const first = await rotate(acme, mine);
    expect(first.status, first.text).toBe(200);
    const second = await rotate(acme, mine, {});
    expect(second.status).toBe(200);
    expect(new Set([mine, first.body.data, second.body.data].map(secretOf)).size).toBe(3);
  });

  const secretOf = ({ secret }: Webhook) => secret;

  test('with immediately, a leaked secret signs nothing more', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    await rotate(acme, mine);
    const { body } = await rotate(acme, mine, { immediately: true });
    expect(body.data).toMatchObject({
      secret: expect.stringMatching(SECRET),
      previous_secret_until: null,
    });
    expect(await rowOf(mine)).toMatchObject({ previousSecret: null, previousUntil: null });
  });

  test('a rotation keeps one previous secret, not two', async () => {
    const acme = await openCompany();
    const mine = await acme.hook();
    await rotate(acme, mine);
    const between = await rowOf(mine);
    await rotate(acme, mine);
    expect(await rowOf(mine)).toMatchObject({ previousSecret: between?.sealedSecret });
  });

  test('a rotation with a repeated Idempotency-Key answers the same secret', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const ask = () => acme.admin<Webhook>('POST', `${PATH}/${id}/rotate-secret`, {}, key);
    const [first, again] = [await ask(), await ask()];
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    expect(await show(acme, { id })).toEqual(masked(first.body.data));
  });

  test.each([{ immediately: 'yes' }, { immediately: 1 }, { immediately: null }, [1], 0])(
    'a rotation rejects %j (422) and keeps the secret',
    async (given) => {
      const acme = await openCompany();
      const mine = await acme.hook();
      const field = typeof given === 'number' || Array.isArray(given) ? 'body' : 'immediately';
      expectInvalid(await rotate(acme, mine, JSON.stringify(given)), field);
      expect(await show(acme, mine)).toEqual(masked(mine));
    },
  );
});
