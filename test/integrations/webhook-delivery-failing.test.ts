/** Failing webhooks: Admins are warned after a day, and the webhook is disabled after five (decisions: Webhooks). */
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { env } from 'cloudflare:workers';
import { asc, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDb } from '#platform/db.ts';
import { mails } from '#data/tables/mails.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import { publicContext } from '#http/context.ts';
import { readMail } from '#mail/actions/outbox.ts';
import { maintainFailing } from '#integrations/webhooks/actions/maintain.ts';
import { maintainWebhooks } from '#integrations/webhooks/consumer.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { DAY_MS, SECOND_MS, timestamp } from '#lib/time.ts';
import { createUser } from '#operator/users/actions.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import {
  emitJobPublished,
  requestAsAdmin,
  BROKEN,
  deliver,
  openSender,
  RECEIVED,
  RECEIVER,
  subscribe,
  webhookRow,
} from '../support/deliveries.ts';
import { db, operator } from '../support/operator.ts';
import { logsOf } from '../support/webhooks.ts';

const FAILING_MS = 5 * DAY_MS;

/** A company with one webhook, whose clock is fixed at `start`. */
async function setUp() {
  const acme = await openCompany();
  await acme.user('Admin');
  const webhook = await subscribe(acme);
  const start = Date.now();
  setClock(start);
  // Webhooks of other tests fail too, and a tick handles a limited number.
  await db.update(webhooks).set({ failingSince: null }).where(ne(webhooks.companyId, acme.id));
  return { acme, webhook, start };
}

/** Makes this many deliveries fail; takes 370 s of the clock. */
async function failDeliveries(acme: Company, count: number): Promise<void> {
  const sender = openSender(() => Promise.resolve(BROKEN));
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth++) ids.push(...(await emitJobPublished(sender, acme)));
  for (const delaySeconds of [0, 10, 60, 300]) {
    setClock(Date.now() + delaySeconds * SECOND_MS);
    await deliver(sender, ...ids);
  }
  expect(sender.posts).toHaveLength(4 * count);
}

async function tick(): Promise<void> {
  const sender = openSender();
  await maintainWebhooks(sender.services);
  await sender.settled();
}

/** The messages to the company's people about its webhooks, oldest first. */
async function webhookMessages({ id }: Company) {
  const rows = await db
    .select({ id: mails.id, kind: mails.kind })
    .from(mails)
    .where(eq(mails.companyId, id))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  const messages = rows.filter(({ kind }) => kind.startsWith('webhook'));
  return Promise.all(
    messages.map(async (row) => {
      const { to, subject, text } = await readMail(operator(), row.id);
      return { kind: row.kind, to, subject, text };
    }),
  );
}

const isFailing = { kind: 'webhook_failing' };
const isDisabled = { kind: 'webhook_disabled' };

const show = async (acme: Company, { id }: Webhook) =>
  (await requestAsAdmin<Webhook>(openSender(), acme, 'GET', `/api/plugins/webhooks/${id}`)).body
    .data;

const change = (acme: Company, { id }: Webhook, body: object) =>
  requestAsAdmin<Webhook>(openSender(), acme, 'PUT', `/api/plugins/webhooks/${id}`, body);

describe('failing', () => {
  test('failing begins with the first failed attempt, at the time it ended', async () => {
    const { acme, webhook, start } = await setUp();
    const sender = openSender(() => {
      setClock(start + 1234);
      return Promise.resolve(BROKEN);
    });
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    expect(await show(acme, webhook)).toMatchObject({
      failing_since: timestamp(new Date(start + 1234)),
      status: true,
    });
    setClock(start + DAY_MS / 2);
    await failDeliveries(acme, 2);
    expect(await webhookRow(webhook)).toMatchObject({
      failingSince: new Date(start + 1234),
      failedCount: 2,
    });
  });

  test('one success ends the failing, by a retry or another delivery', async () => {
    const { acme, webhook } = await setUp();
    const sender = openSender([BROKEN]);
    const [id] = await emitJobPublished(sender, acme);
    await deliver(sender, id);
    expect((await show(acme, webhook)).failing_since).not.toBeNull();
    setClock(Date.now() + 10 * SECOND_MS);
    await deliver(sender, id);
    expect((await show(acme, webhook)).failing_since).toBeNull();

    await failDeliveries(acme, 3);
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    const row = await webhookRow(webhook);
    expect(row).toMatchObject({ failingSince: null, failedCount: 0, warnedAt: null });
  });

  test('failing is counted per webhook', async () => {
    const { acme, webhook } = await setUp();
    const beside = await subscribe(acme, { url: `${RECEIVER}/beside` });
    const sender = openSender((url) => Promise.resolve(url === RECEIVER ? BROKEN : RECEIVED));
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    expect((await show(acme, webhook)).failing_since).not.toBeNull();
    expect((await show(acme, beside)).failing_since).toBeNull();
  });

  test('counting failures does not conflict with an update of the webhook', async () => {
    const { acme, webhook } = await setUp();
    const before = await show(acme, webhook);
    await failDeliveries(acme, 1);
    expect((await show(acme, webhook)).updated_at).toBe(before.updated_at);
  });

  test.each<[string, object[]]>([
    ['enabled again', [{ status: false }, { status: true }]],
    ['pointed elsewhere', [{ url: `${RECEIVER}/new` }]],
  ])('failing starts again when the webhook is %s', async (_, changes) => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + DAY_MS);
    await tick();
    for (const each of changes) expect((await change(acme, webhook, each)).status).toBe(200);
    expect(await show(acme, webhook)).toMatchObject({
      status: true,
      disabled_reason: null,
      failing_since: null,
    });
    setClock(start + FAILING_MS);
    await tick();
    expect(await webhookRow(webhook)).toMatchObject({ failedCount: 0, warnedAt: null });
    expect(await webhookMessages(acme)).toMatchObject([isFailing]);
  });

  test.each<[string, object]>([
    ['renamed', { name: 'Other' }],
    ['given other events', { events: ['job.published', 'job.closed'] }],
    ['given the address it has', { url: RECEIVER }],
  ])('failing continues when the webhook is only %s', async (_, given) => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 1);
    await change(acme, webhook, given);
    expect(await webhookRow(webhook)).toMatchObject({
      failingSince: new Date(start),
      failedCount: 1,
    });
  });

  test.each([BROKEN, RECEIVED])(
    'failures at a URL that was replaced do not count for the new one: $statusCode',
    async (went) => {
      const { acme, webhook, start } = await setUp();
      const sender = openSender(async () => {
        await change(acme, webhook, { url: `${RECEIVER}/new` });
        await db
          .update(webhooks)
          .set({ failingSince: went === RECEIVED ? new Date(start) : null })
          .where(eq(webhooks.id, webhook.id));
        return went;
      });
      await deliver(sender, ...(await emitJobPublished(sender, acme)));
      expect((await webhookRow(webhook))?.failingSince).toEqual(
        went === RECEIVED ? new Date(start) : null,
      );
    },
  );
});

describe('after a day of failures', () => {
  test('after a day of failures every active Admin is warned once, and no one else', async () => {
    const { acme, webhook, start } = await setUp();
    const second = `second-${crypto.randomUUID()}@people.example`;
    await createUser(operator(), { company: acme.subdomain, email: second, role: 'Admin' });
    await Promise.all([acme.user('Recruiter'), acme.user('Viewer')]);
    await acme.inviteMember({ role_type: 'Admin' });
    await (await openCompany()).user('Admin');
    await failDeliveries(acme, 1);

    setClock(start + DAY_MS - 1);
    await tick();
    expect(await webhookMessages(acme)).toEqual([]);
    setClock(start + DAY_MS);
    await tick();
    const messages = await webhookMessages(acme);
    expect(messages).toHaveLength(2);
    expect(new Set(messages.map(({ to }) => to))).toEqual(
      new Set([`Admin@${acme.subdomain}.example`, second]),
    );
    for (const mail of messages) {
      expect(mail).toMatchObject({ ...isFailing, subject: 'The webhook “HR tool” is failing' });
      expect(mail.text).toContain(`All deliveries to ${RECEIVER} have failed since`);
      expect(mail.text).toContain(
        `since ${formatTimestamp({ language: 'en', timezone: null }, new Date(start).toISOString())}.`,
      );
      expect(mail.text).toContain(`GET /api/plugins/webhooks/${webhook.id}/logs`);
      expect(mail.text).toMatch(/^[^{}]*$/u);
    }
    expect(await webhookRow(webhook)).toMatchObject({ warnedAt: new Date(start + DAY_MS) });

    for (const at of [DAY_MS, DAY_MS + 60 * SECOND_MS, 3 * DAY_MS]) {
      setClock(start + at);
      await tick();
    }
    expect(await webhookMessages(acme)).toHaveLength(2);
  });

  test('a webhook that has succeeded since is not warned about', async () => {
    const { acme, start } = await setUp();
    await failDeliveries(acme, 3);
    setClock(start + DAY_MS - 60 * SECOND_MS);
    const sender = openSender();
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    setClock(start + DAY_MS);
    await tick();
    expect(await webhookMessages(acme)).toEqual([]);
  });

  test('a second period of failing is warned about again', async () => {
    const { acme, start } = await setUp();
    await failDeliveries(acme, 1);
    setClock(start + DAY_MS);
    await tick();
    const sender = openSender();
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    await failDeliveries(acme, 1);
    setClock(Date.now() + DAY_MS);
    await tick();
    expect(await webhookMessages(acme)).toMatchObject([isFailing, isFailing]);
  });

  test('a disabled webhook is not warned about', async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 1);
    await change(acme, webhook, { status: false });
    setClock(start + DAY_MS);
    await tick();
    expect(await webhookMessages(acme)).toEqual([]);
  });

  test("the webhook's name is one line in the email, whatever it holds", async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 1);
    const name = 'a\r\nBcc: eve@evil.example\u2028b\u0085c\0d\u202e';
    await db.update(webhooks).set({ name }).where(eq(webhooks.id, webhook.id));
    setClock(start + DAY_MS);
    await tick();
    expect((await webhookMessages(acme)).map(({ subject }) => subject)).toEqual([
      'The webhook “a Bcc: eve@evil.example b c d ” is failing',
    ]);
  });

  test('a company without an Admin gets no warning', async () => {
    const acme = await openCompany();
    const webhook = await subscribe(acme);
    await failDeliveries(acme, 1);
    await env.DB.prepare(`update members set role = 'Viewer' where company_id = ?`)
      .bind(acme.id)
      .run();
    setClock(Date.now() + DAY_MS);
    await tick();
    expect(await webhookMessages(acme)).toEqual([]);
    expect((await webhookRow(webhook))?.warnedAt).not.toBeNull();
  });
});

describe('after five days of failures', () => {
  test('after five days and ten failed deliveries the webhook is disabled and its Admins are told', async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + DAY_MS);
    await tick();
    setClock(start + FAILING_MS - 1);
    await tick();
    expect(await show(acme, webhook)).toMatchObject({ status: true, disabled_reason: null });
    setClock(start + FAILING_MS);
    await tick();
    const webhookShown = await show(acme, webhook);
    expect(webhookShown).toMatchObject({
      status: false,
      disabled_reason: 'failing',
      failing_since: timestamp(new Date(start)),
      updated_at: timestamp(new Date(start + FAILING_MS)),
    });
    const [, mail, ...more] = await webhookMessages(acme);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...isDisabled,
      to: `Admin@${acme.subdomain}.example`,
      subject: 'The webhook “HR tool” was disabled',
    });
    expect(mail?.text).toContain(`PUT /api/plugins/webhooks/${webhook.id} and {"status": true}`);
    expect(mail?.text).toContain(`POST /api/plugins/webhooks/${webhook.id}/recover`);

    for (const at of [FAILING_MS, FAILING_MS + DAY_MS]) {
      setClock(start + at);
      await tick();
    }
    expect(await webhookMessages(acme)).toHaveLength(2);
    expect(await emitJobPublished(openSender(), acme)).toEqual([]);
  });

  test('after five days and nine failed deliveries it is not disabled', async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 9);
    setClock(start + 6 * DAY_MS);
    await tick();
    expect((await show(acme, webhook)).status).toBe(true);
    expect(await webhookMessages(acme)).toMatchObject([isFailing]);
    await failDeliveries(acme, 1);
    await tick();
    expect((await show(acme, webhook)).status).toBe(false);
    expect(await webhookMessages(acme)).toMatchObject([isFailing, isDisabled]);
  });

  test('with a success in between it is not disabled, however many failed', async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + FAILING_MS - 60 * SECOND_MS);
    const sender = openSender();
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    await failDeliveries(acme, 9);
    setClock(start + FAILING_MS + 60 * SECOND_MS);
    await tick();
    expect(await show(acme, webhook)).toMatchObject({ status: true, disabled_reason: null });
    expect(await webhookMessages(acme)).toEqual([]);
  });

  test('open deliveries of a disabled webhook end, and are logged', async () => {
    const { acme, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + FAILING_MS);
    const sender = openSender();
    const [id] = await emitJobPublished(sender, acme);
    await tick();
    await deliver(sender, id);
    expect(sender.posts).toEqual([]);
    expect((await logsOf(acme)).at(-1)).toMatchObject({ deliveryId: id, error: 'disabled' });
  });

  test('a webhook that is enabled again has five more days', async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + FAILING_MS);
    await tick();
    await change(acme, webhook, { status: true });
    expect(await show(acme, webhook)).toMatchObject({
      status: true,
      disabled_reason: null,
      failing_since: null,
    });
    await failDeliveries(acme, 10);
    const again = Date.now();
    setClock(again + 4 * DAY_MS);
    await tick();
    expect((await show(acme, webhook)).status).toBe(true);
    setClock(again + FAILING_MS);
    await tick();
    expect((await show(acme, webhook)).status).toBe(false);
    expect(await webhookMessages(acme)).toMatchObject([isDisabled, isFailing, isDisabled]);
  });
});

describe('overlapping ticks', () => {
  test.each([
    ['warn', DAY_MS, isFailing],
    ['disable', FAILING_MS, isDisabled],
  ])('overlapping ticks %s once', async (_, after, kind) => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + after);
    const now = () => new Date();
    // One tick is overtaken before it writes, after it has read the webhooks and the Admins.
    const d1 = watched(env.DB, async (_trip, count) => {
      if (count === 3) await maintainFailing(publicContext(openSender().services, now()));
    });
    const slow = openSender([], { db: openDb(d1) });
    await maintainFailing(publicContext(slow.services, now()));
    expect(await webhookMessages(acme)).toMatchObject([kind]);
    expect((await show(acme, webhook)).status).toBe(kind === isFailing);
  });

  test('overlapping ticks do not disable a webhook that has succeeded in between', async () => {
    const { acme, webhook, start } = await setUp();
    await failDeliveries(acme, 10);
    setClock(start + FAILING_MS);
    const healthy = openSender();
    const [id] = await emitJobPublished(healthy, acme);
    const d1 = watched(env.DB, async (_trip, count) => {
      if (count === 3) await deliver(healthy, id);
    });
    const slow = openSender([], { db: openDb(d1) });
    await maintainFailing(publicContext(slow.services, new Date()));
    expect(await show(acme, webhook)).toMatchObject({ status: true, failing_since: null });
    expect(await webhookMessages(acme)).toEqual([]);
  });
});
