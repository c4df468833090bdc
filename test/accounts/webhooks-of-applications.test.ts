/** Webhooks that belong to an application: who manages them, how many there are, and that they end with the connection. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { notifyOfLeftWebhooks } from '#accounts/connected-apps/actions/left-webhooks.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { cleanUps } from '#data/tables/clean-ups.ts';
import { oauthGrants } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { webhookRemains, webhooks } from '#data/tables/webhooks.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { setClientEnabled } from '#operator/clients/actions.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  connected,
  createWebhook,
  endings,
  exists,
  SCOPES,
  WEBHOOKS,
} from '../support/connected-apps.ts';
import { deliver, emitJobPublished, openSender } from '../support/deliveries.ts';
import { sendOAuth, tokensFor } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { deliveriesOf, logsOf } from '../support/webhooks.ts';

const slow = { timeout: 20_000 };
const ofApplication = { belongs_to: 'application' };
type Connected = Awaited<ReturnType<typeof connected>>;

/** A webhook of the application, beside the one of the company. */
function withOwn(one: Connected) {
  return createWebhook(one.tokens.access_token, 'Own', ofApplication);
}

const deletionsOf = ({ id }: Company) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.companyId, id), eq(auditEvents.action, 'webhook.delete')));

const listed = async (token: string, query = '') => {
  const { body } = await call<{ data: Webhook[] }>(token, 'GET', `${WEBHOOKS}?max=100${query}`);
  return body.data.data.map(({ id }) => id);
};

describe('a webhook of an application', slow, () => {
  test('is managed by its application alone; by others it is not found', async () => {
    const acme = await openCompany();
    const [one, two] = [await connected(acme), await connected(acme)];
    const own = await withOwn(one);
    expect(own).toMatchObject({ belongs_to: 'application', application: { name: one.name } });
    expect(one.webhook).toMatchObject({ belongs_to: 'company' });
    expect(await listed(one.tokens.access_token)).toEqual(
      [own.id, two.webhook.id, one.webhook.id].toSorted((a, b) => b - a),
    );
    expect(await listed(two.tokens.access_token)).not.toContain(own.id);
    const at = `${WEBHOOKS}/${own.id}`;
    const calls: [string, string, object?][] = [
      ['GET', at],
      ['PUT', at, { name: 'Taken' }],
      ['DELETE', at],
      ['POST', `${at}/test`],
      ['POST', `${at}/simulate`, { event: 'job.published' }],
      ['GET', `${at}/logs`],
      ['POST', `${at}/rotate-secret`],
      ['POST', `${at}/recover`, { since: new Date().toISOString() }],
      ['POST', `${at}/deliveries/${crypto.randomUUID()}/redeliver`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await call(two.tokens.access_token, method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 404 });
    }
    const renamed = await call<Webhook>(one.tokens.access_token, 'PUT', at, { name: 'Renamed' });
    expect(renamed.body.data).toMatchObject({ name: 'Renamed', belongs_to: 'application' });
    const deleted = await call(one.tokens.access_token, 'DELETE', at);
    expect([deleted.status, await exists(own)]).toEqual([200, false]);
  });

  test('is found by its URL', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const own = await withOwn(one);
    const token = one.tokens.access_token;
    expect(await listed(token, `&url=${encodeURIComponent(own.url)}`)).toEqual([own.id]);
    expect(await listed(token, `&url=${encodeURIComponent(`${own.url}/`)}`)).toEqual([]);
  });

  test('is one of fifty of its application, and does not count among those of the company', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const own = await withOwn(one);
    const copies = (n: number) =>
      db.run(sql`insert into webhooks (id, company_id, name, url, hostname, events, sealed_secret, secret_tail, grant_id, belongs_to,
          created_at, updated_at)
        with recursive nth (n) as (select 1 union all select n + 1 from nth where n < ${n})
        select id + n, company_id, name, url, hostname, events, sealed_secret, secret_tail, grant_id, belongs_to, created_at, updated_at
        from webhooks, nth where id = ${own.id}`);
    await copies(49);
    const more = { name: 'More', url: 'https://hr.example.com/more', events: ['job.published'] };
    const refused = await call(one.tokens.access_token, 'POST', WEBHOOKS, {
      ...more,
      ...ofApplication,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
    expect(await createWebhook(one.tokens.access_token, 'More')).toMatchObject({
      belongs_to: 'company',
    });
    const two = await connected(acme);
    expect(await withOwn(two)).toMatchObject({ belongs_to: 'application' });
  });

  test.each(['nobody', '', null, 1])('takes no %s for an owner', async (owner) => {
    const acme = await openCompany();
    const given = {
      name: 'Tool',
      url: 'https://hr.example.com/',
      events: ['job.published'],
      belongs_to: owner,
    };
    const answer = await acme.admin('POST', WEBHOOKS, given);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { belongs_to: expect.anything() } },
    });
  });
});

/** Endings after which the grant goes on; its webhook waits, or ends with the cron. */
const later: Readonly<Record<string, 'waits' | 'by the cron'>> = {
  'the operator disables the client': 'waits',
  'its tokens expire': 'by the cron',
  'its tokens were deleted after they expired': 'by the cron',
};

describe('it ends with the connection', slow, () => {
  beforeEach(async () => {
    // A step handles a limited number from where the one before ended, and other tests leave some.
    await db.update(webhooks).set({ grantId: null });
    await db.delete(cleanUps);
  });

  test.each(Object.entries(endings))('when %s', async (name, end) => {
    const acme = await openCompany();
    const one = await connected(acme);
    const own = await withOwn(one);
    await end(acme, one);
    expect(await exists(own)).toBe(name in later);
    await notifyOfLeftWebhooks(operator(new Date()));
    const isLeft = later[name] === 'waits';
    expect(await exists(own)).toBe(isLeft);
    // The company's own stays.
    expect(await exists(one.webhook)).toBe(true);
    const entries = await deletionsOf(acme);
    expect(entries.map(({ subjectId }) => subjectId)).toEqual(isLeft ? [] : [own.id]);
    if (!(name in later)) {
      expect(entries[0]).toMatchObject({
        userId: null,
        changes: {
          name: { from: 'Own', to: null },
          reason: { from: null, to: expect.any(String) },
        },
      });
    }
    const remains = await db
      .select()
      .from(webhookRemains)
      .where(eq(webhookRemains.webhookId, own.id));
    expect(remains).toHaveLength(isLeft ? 0 : 1);
  });

  test('when the member becomes a Viewer, and not when another member does', async () => {
    const acme = await openCompany();
    const [one, two] = [await connected(acme), await connected(acme)];
    const [own, other] = [await withOwn(one), await withOwn(two)];
    const answer = await acme.admin('POST', `/api/company-users/update-role/${one.memberId}`, {
      role_type: 'Viewer',
    });
    expect(answer.status, answer.text).toBe(200);
    expect([await exists(own), await exists(other)]).toEqual([false, true]);
    await db.update(members).set({ role: 'Recruiter' }).where(eq(members.id, two.memberId));
    expect(await exists(other)).toBe(true);
  });

  test('when the access of the member becomes limited, and not when it becomes whole again', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const own = await withOwn(one);
    const other = await connected(acme);
    const theirs = await withOwn(other);
    const path = (id: number) => `/api/company-users/update-role/${id}`;
    const limited = { role_type: 'Recruiter', access: 'assigned' };
    expect((await acme.admin('POST', path(one.memberId), limited)).status).toBe(200);
    expect([await exists(own), await exists(theirs)]).toEqual([false, true]);
    expect((await deletionsOf(acme)).map(({ changes }) => changes['reason']?.to)).toEqual([
      'the access of the member became limited',
    ]);
    await acme.admin('POST', path(one.memberId), { ...limited, access: 'all' });
    expect(await exists(theirs)).toBe(true);
  });

  test('not while the same member is still connected by another grant', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const own = await withOwn(one);
    const again = await tokensFor(one.browser, one.client, SCOPES);
    await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
    expect(await exists(own)).toBe(true);
    await sendOAuth('/api/oauth/revoke', { token: again.access_token });
    expect(await exists(own)).toBe(false);
  });

  test('several at once, each with an audit entry, and none of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const one = await connected(acme);
    const foreign = await connected(globex, one.client);
    const theirs = await withOwn(foreign);
    const own = [await withOwn(one), await withOwn(one), await withOwn(one)];
    await db
      .update(oauthGrants)
      .set({ revokedAt: new Date(), revokedReason: 'test' })
      .where(eq(oauthGrants.companyId, acme.id));
    for (const webhook of own) expect(await exists(webhook)).toBe(false);
    expect(await exists(theirs)).toBe(true);
    const deleted = await deletionsOf(acme);
    expect(deleted).toHaveLength(own.length);
  });
});

describe('nothing is sent', slow, () => {
  test('after the commit that ends the connection, also of a delivery that waits', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    await withOwn(one);
    const sender = openSender();
    const ids = await emitJobPublished(sender, acme);
    expect(ids).toHaveLength(2);
    await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
    await deliver(sender, ...ids);
    expect(sender.posts.map(({ url }) => url)).toEqual([one.webhook.url]);
    expect(await emitJobPublished(sender, acme)).toHaveLength(1);
  });

  test('while the client is disabled; enabled again, recover sends what was missed', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const own = await withOwn(one);
    const sender = openSender();
    const before = new Date();
    await setClientEnabled(operator(), one.client.client_id, false);
    await deliver(sender, ...(await emitJobPublished(sender, acme)));
    expect(sender.posts.map(({ url }) => url)).toEqual([one.webhook.url]);
    const paused = (await logsOf(acme)).find(({ webhookId }) => webhookId === own.id);
    expect(paused).toMatchObject({ error: 'disabled', attempt: 0 });
    await setClientEnabled(operator(), one.client.client_id, true);
    const recovered = await call<{ recovered: number }>(
      one.tokens.access_token,
      'POST',
      `${WEBHOOKS}/${own.id}/recover`,
      {
        since: new Date(before.getTime() - 1000).toISOString(),
      },
    );
    expect(recovered.body.data, recovered.text).toMatchObject({ recovered: 1 });
    const open = (await deliveriesOf(acme)).filter(
      ({ dueAt, webhookId }) => dueAt !== null && webhookId === own.id,
    );
    await deliver(sender, ...open.map(({ id }) => id));
    expect(sender.posts.map(({ url }) => url)).toEqual([one.webhook.url, own.url]);
  });
});
