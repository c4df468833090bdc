/** Forbidden targets are refused when a webhook is created or updated, and when it is sent (decisions: url). */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runBatch } from '#data/query-plan.ts';
import { careerDomainCountries, careerDomains } from '#data/tables/career-domains.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import type { TestResult, Webhook } from '#integrations/webhooks/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import { setDomain } from '#operator/domains/actions.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callDirectly } from '../support/direct.ts';
import { db, operator } from '../support/operator.ts';
import { openReceiver } from '../support/receiver.ts';
import { careerHosts, careerTargets, publicTargets, refusedTargets } from '../support/targets.ts';
import {
  deliverNow,
  logsOf,
  insertDelivery,
  productionTargets,
  withWebhooks,
} from '../support/webhooks.ts';

const PATH = '/api/plugins/webhooks';
const PUBLIC = 'https://hr.example.com/hooks';

const kinds: readonly (readonly [kind: string, urls: readonly string[]])[] = [
  ...Map.groupBy(refusedTargets, ([kind]) => kind),
].map(([kind, rows]) => [kind, rows.map(([, url]) => url)] as const);
const all: typeof kinds = [...kinds, ['a career domain', careerTargets]];

/** As in production: https and public addresses only. */
async function sendRequest<Data>(acme: Company, method: string, path: string, body?: unknown) {
  return callDirectly<Data>(productionTargets, await acme.token('Admin'), method, path, body);
}

function create(acme: Company, url: string): Promise<Answer<Webhook>> {
  return sendRequest(acme, 'POST', PATH, { name: 'HR tool', url, events: ['job.closed'] });
}

function expectRefused({ status, body, text }: Answer<unknown>, url: string): void {
  expect({ status, code: body.code }, `${url}: ${text}`).toEqual({
    status: 422,
    code: 'invalid_input',
  });
  expect(body.errors).toEqual({ url: [expect.any(String)] });
}

/** The career domains that no other test has created; they are deleted again. */
let others: string[] = [];

beforeAll(async () => {
  const rows = await db.select({ hostname: careerDomains.hostname }).from(careerDomains);
  const existing = new Set(rows.map(({ hostname }) => hostname));
  others = careerHosts.filter((host) => !existing.has(host));
  for (const hostname of others) {
    await setDomain(operator(), { hostname, name: hostname, language: 'en', countries: ['AQ'] });
  }
});

afterAll(() => dropDomains(others));

async function dropDomains(hostnames: string[]): Promise<void> {
  const isOne = inArray(careerDomains.hostname, hostnames);
  const ids = db.select({ id: careerDomains.id }).from(careerDomains).where(isOne);
  await runBatch({ db }, [
    db.delete(careerDomainCountries).where(inArray(careerDomainCountries.domainId, ids)),
    db.delete(careerDomains).where(isOne),
  ]);
}

test('the configuration has 17 career domains', () => {
  expect(careerHosts).toHaveLength(17);
});

describe('POST /api/plugins/webhooks', () => {
  test.each(all)('creating rejects %s (422, url) and stores nothing', async (_, urls) => {
    const acme = await openCompany();
    for (const url of urls) expectRefused(await create(acme, url), url);
    expect(await acme.audited()).toEqual([]);
    const { body } = await acme.admin<Page<Webhook>>('GET', PATH);
    expect(body.data).toMatchObject({ total: 0 });
  });

  test.each(publicTargets)('creating accepts %s', async (url) => {
    const acme = await openCompany();
    const answer = await create(acme, url);
    expect(answer, answer.text).toMatchObject({ status: 201, body: { data: { url } } });
    const webhook = await acme.admin<Webhook>('GET', `${PATH}/${answer.body.data.id}`);
    expect(webhook.body.data.url).toBe(url);
  });
});

describe('PUT /api/plugins/webhooks/{id}', () => {
  test.each(all)('an update rejects %s (422, url) and changes nothing', async (_, urls) => {
    const acme = await openCompany();
    const created = await create(acme, PUBLIC);
    const path = `${PATH}/${created.body.data.id}`;
    for (const url of urls) {
      expectRefused(await sendRequest(acme, 'PUT', path, { name: 'Changed', url }), url);
    }
    const webhook = await acme.admin<Webhook>('GET', path);
    expect(webhook.body.data).toMatchObject({ name: 'HR tool', url: PUBLIC });
    expect(await acme.audited()).toHaveLength(1);
  });

  test('an update accepts every public address', async () => {
    const acme = await openCompany();
    const created = await create(acme, PUBLIC);
    const path = `${PATH}/${created.body.data.id}`;
    for (const url of publicTargets) {
      const answer = await sendRequest<Webhook>(acme, 'PUT', path, { url });
      expect(answer, answer.text).toMatchObject({ status: 200, body: { data: { url } } });
    }
  });

  test('an update of another field keeps a URL that was allowed when it was set', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    const answer = await sendRequest(acme, 'PUT', `${PATH}/${id}`, { name: 'Payroll' });
    expect(answer.status, answer.text).toBe(200);
  });
});

/** A webhook at a URL that the API would have rejected. */
async function insertWebhook(like: Webhook, url: string): Promise<number> {
  const row = await db.select().from(webhooks).where(eq(webhooks.id, like.id)).get();
  if (!row) throw new Error('no such webhook');
  const id = operator().newId();
  const hostname = (URL.parse(url)?.hostname ?? '').replace(/\.$/u, '');
  await db.insert(webhooks).values({ ...row, id, url, hostname });
  return id;
}

/** A company with more deliveries at once shares its messages with others. */
const AT_ONCE = 20;

function chunksOf(urls: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(urls.length / AT_ONCE) }, (_, nth) =>
    urls.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  );
}

/** What the Worker may fetch in this test. */
function watchFetch() {
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  return () =>
    fetched.mock.calls.map(([target]) => (target instanceof Request ? target.url : target));
}

describe('a delivery', () => {
  test.each(all)(
    'a delivery to %s is refused when it would be sent, without a connection',
    async (_, urls) => {
      const acme = await openCompany();
      const like = await acme.hook();
      const { env: bindings } = withWebhooks(productionTargets);
      const ids = new Map<string, string>();
      const fetched = watchFetch();
      for (const some of chunksOf(urls)) {
        const due: string[] = [];
        for (const url of some) {
          const webhook = await insertWebhook(like, url);
          const delivery = { dueAt: new Date(), attempts: 3 };
          due.push(await insertDelivery(acme, webhook, delivery));
          ids.set(due.at(-1) ?? '', url);
        }
        await deliverNow(due, bindings);
      }
      const logs = await logsOf(acme);
      expect(logs).toHaveLength(urls.length);
      expect(new Set(logs.map(({ deliveryId }) => ids.get(deliveryId)))).toEqual(new Set(urls));
      for (const log of logs) {
        expect(log, ids.get(log.deliveryId)).toMatchObject({
          statusCode: 0,
          error: 'refused',
          hasSucceeded: false,
          attempt: 4,
          answer: null,
        });
      }
      expect(urls.filter((url) => fetched().includes(url))).toEqual([]);
    },
  );

  test('a delivery to a receiver on this machine makes no connection', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const { id } = await acme.hook({ url: receiver.url });
    const delivery = await insertDelivery(acme, id, { dueAt: new Date(), attempts: 3 });
    await deliverNow([delivery], withWebhooks(productionTargets).env);
    expect(await logsOf(acme)).toMatchObject([{ deliveryId: delivery, error: 'refused' }]);
    expect(await receiver.taken()).toEqual([]);
    // The control: an allowed delivery is received.
    const fetched = watchFetch();
    await acme.admin('POST', `${PATH}/${id}/test`);
    expect(fetched()).toContain(receiver.url);
    expect(await receiver.taken()).toHaveLength(1);
  });

  test.each(['', 'www.', 'a.b.'])(
    'a delivery is refused once %sits.own.host has become a career domain',
    async (prefix) => {
      const acme = await openCompany();
      const hostname = `h${crypto.randomUUID()}.example`;
      const url = `https://${prefix}${hostname}/hooks`;
      const created = await create(acme, url);
      expect(created.status, created.text).toBe(201);
      await setDomain(operator(), { hostname, name: 'New', language: 'en', countries: ['AQ'] });
      onTestFinished(() => dropDomains([hostname]));
      const fetched = watchFetch();
      const { id } = created.body.data;
      const delivery = await insertDelivery(acme, id, { dueAt: new Date(), attempts: 3 });
      await deliverNow([delivery], withWebhooks(productionTargets).env);
      const tried = await sendRequest<TestResult>(acme, 'POST', `${PATH}/${id}/test`);
      expect(tried.body.data).toEqual({
        success: false,
        status_code: 0,
        message: 'This address is not allowed.',
      });
      const logs = (await logsOf(acme)).map(({ event, error }) => `${event} ${error}`);
      expect(logs.toSorted()).toEqual(['job.closed refused', 'webhook.test refused']);
      expect(fetched()).not.toContain(url);
      // Also where private addresses are allowed.
      const change = { name: 'Payroll', url };
      expectRefused(await acme.admin('PUT', `${PATH}/${id}`, change), url);
    },
  );
});

describe('POST /api/plugins/webhooks/{id}/test', () => {
  test.each(all)('a test to %s is refused and logged, without a connection', async (_, urls) => {
    const acme = await openCompany();
    const like = await acme.hook();
    const fetched = watchFetch();
    for (const url of urls.slice(0, 5)) {
      const id = await insertWebhook(like, url);
      const { status, body } = await sendRequest<TestResult>(acme, 'POST', `${PATH}/${id}/test`);
      expect(status).toBe(200);
      expect(body.data, url).toEqual({
        success: false,
        status_code: 0,
        message: 'This address is not allowed.',
      });
    }
    for (const log of await logsOf(acme)) {
      expect(log).toMatchObject({ event: 'webhook.test', error: 'refused', statusCode: 0 });
    }
    expect(urls.filter((url) => fetched().includes(url))).toEqual([]);
  });
});
