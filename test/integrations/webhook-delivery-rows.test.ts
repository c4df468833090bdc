/** Sending reads no more rows beside 20,000 ended deliveries: the cost does not grow with the past. */
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { runPlan } from '#data/query-plan.ts';
import { events } from '#data/tables/events.ts';
import { webhookDeliveries, webhookLogs } from '#data/tables/webhooks.ts';
import { publicContext } from '#http/context.ts';
import { deleteLeftRecords, maintainFailing } from '#integrations/webhooks/actions/maintain.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { overdueIds } from '#integrations/webhooks/store/deliveries.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  emitJobPublished,
  requestAsAdmin,
  BROKEN,
  deliver,
  openSender,
  subscribe,
} from '../support/deliveries.ts';
import type { Sender } from '../support/deliveries.ts';
import { expireRows } from '../support/expiries.ts';
import { meteredStore } from '../support/metered.ts';
import { db } from '../support/operator.ts';

const PAST = 20_000;
/** Other tests may change this many due rows meanwhile. */
const SLACK_ROWS = 50;

type Step = (sender: Sender, acme: Company, webhook: Webhook) => Promise<unknown>;

const contextOf = ({ services }: Sender) => publicContext(services, new Date());

const steps: Record<string, Step> = {
  'an event is told': (sender, acme) => emitJobPublished(sender, acme),
  'five deliveries are received': async (sender, acme) =>
    deliver(sender, ...(await emitFive(acme))),
  'five deliveries are given up': async (_, acme) => {
    const { db: metered } = _.services;
    const broken = openSender(() => Promise.resolve(BROKEN), { db: metered });
    const ids = await emitFive(acme);
    for (const delaySeconds of [0, 10, 60, 300]) {
      setClock(Date.now() + delaySeconds * SECOND_MS);
      await deliver(broken, ...ids);
    }
  },
  'what is overdue is looked for': (sender) =>
    runPlan(contextOf(sender), overdueIds(contextOf(sender), 1000)),
  'what fails is looked for': (sender) => maintainFailing(contextOf(sender)),
  'what is old is dropped': async (sender) => {
    for (const table of ['webhook_logs', 'webhook_deliveries', 'events'])
      await expireRows(contextOf(sender), table);
    await deleteLeftRecords(contextOf(sender));
  },
  'the logs are listed': (sender, acme, { id }) =>
    requestAsAdmin(sender, acme, 'GET', `/api/plugins/webhooks/${id}/logs?max=100`),
  'the failed logs are listed': (sender, acme, { id }) =>
    requestAsAdmin(sender, acme, 'GET', `/api/plugins/webhooks/${id}/logs?max=100&success=false`),
  'a delivery is asked for again': async (sender, acme, { id }) => {
    const [delivery] = await emitFive(acme);
    await deliver(openSender(), delivery);
    const path = `/api/plugins/webhooks/${id}/deliveries/${delivery}/redeliver`;
    expect(await requestAsAdmin(sender, acme, 'POST', path)).toMatchObject({ status: 200 });
  },
  'what was missed in a minute is asked for': async (sender, acme, { id }) => {
    const since = new Date(Date.now() - 60 * SECOND_MS).toISOString();
    const path = `/api/plugins/webhooks/${id}/recover`;
    expect(await requestAsAdmin(sender, acme, 'POST', path, { since })).toMatchObject({
      status: 200,
    });
  },
};

/** Attempts five open deliveries with a database that is not metered. */
async function emitFive(acme: Company): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < 5; nth++) ids.push(...(await emitJobPublished(openSender(), acme)));
  return ids;
}

test(
  'no step of sending reads more rows beside 20,000 ended deliveries',
  { timeout: 60_000 },
  async () => {
    const acme = await openCompany();
    const webhook = await subscribe(acme);
    setClock(Date.now());
    const rowsRead = async (step: Step) => {
      const store = meteredStore();
      const sender = openSender([], store);
      await step(sender, acme, webhook);
      await sender.settled();
      const rows = store.spent();
      // Nothing is left that is due: a surplus has its own cost.
      await db
        .update(webhookDeliveries)
        .set({ dueAt: null })
        .where(eq(webhookDeliveries.companyId, acme.id));
      return rows;
    };
    const costs = async () => {
      const rowCounts: Record<string, number> = {};
      for (const [name, step] of Object.entries(steps)) {
        // The first run handles what other tests left.
        await rowsRead(step);
        rowCounts[name] = await rowsRead(step);
        setClock(Date.now() + 120 * SECOND_MS);
      }
      return rowCounts;
    };
    // A page of a hundred reads a hundred rows.
    await insertEvents(acme, webhook, 200);
    const young = await costs();
    await insertEvents(acme, webhook, PAST);
    const old = await costs();
    for (const name of Object.keys(steps)) {
      expect(young[name], name).toBeGreaterThan(0);
      expect(old[name], name).toBeLessThanOrEqual((young[name] ?? 0) + SLACK_ROWS);
    }
  },
);

/** Events of earlier days with deliveries and logs; every other one failed. */
async function insertEvents({ id: companyId }: Company, { id }: Webhook, n: number): Promise<void> {
  const at = Date.now() - 3 * DAY_MS;
  const first = firstIdAt(new Date(at)) + 4096 * n;
  const mine = sql`company_id = ${companyId} and id between ${first} and ${first + n - 1}`;
  onTestFinished(async () => {
    await db.delete(webhookLogs).where(eq(webhookLogs.companyId, companyId));
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.companyId, companyId));
    await db.delete(events).where(eq(events.companyId, companyId));
  });
  await db.run(sql`
    insert into events (id, company_id, name, body, subject, subject_id, created_at)
    with recursive nth (n) as (select 0 union all select n + 1 from nth where n < ${n - 1})
    select ${first} + n, ${companyId}, 'job.published', '{}', 'job', 1, ${at} from nth`);
  await db.run(sql`
    insert into webhook_deliveries
      (id, company_id, webhook_id, event_id, opened_at, attempts, has_succeeded)
    select lower(hex(randomblob(16))), company_id, ${id}, id, ${at}, 1, id % 2
    from events where ${mine}`);
  await db.run(sql`
    insert into webhook_logs (id, company_id, webhook_id, delivery_id, event, attempt, status_code,
      has_succeeded, duration_ms, created_at)
    select id, company_id, ${id}, 'old', 'job.published', 1, 200, id % 2, 7, ${at}
    from events where ${mine}`);
}
