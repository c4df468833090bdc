/** Webhooks that an application created: who sees it, what disconnecting does to them, and who is notified of those that stay. */
import { eq, ne, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { notifyOfLeftWebhooks } from '#accounts/connected-apps/actions/left-webhooks.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { cleanUps } from '#data/tables/clean-ups.ts';
import { mails } from '#data/tables/mails.ts';
import { oauthGrants } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { DAY_MS } from '#lib/time.ts';
import { readMail } from '#mail/actions/outbox.ts';
import type { Page as BrowserPage } from '../support/browser.ts';
import { API, call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  anotherAdmin,
  COMPANYS,
  connected,
  createWebhook,
  endings,
  exists,
  formFields,
  idOf,
  OWN,
  SCOPES,
  WEBHOOKS,
} from '../support/connected-apps.ts';
import { refreshFields, requestTokens, sendOAuth, tokensFor } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { tick as runCron } from '../support/ticks.ts';
import { enMails } from '../support/english.ts';

const slow = { timeout: 20_000 };

/** The boxes that are ticked on a page, as a browser sends them. */
function tickedBoxes({ html }: BrowserPage): Record<string, string> {
  const boxes = html.matchAll(/type="checkbox" name="(\w+)" value="(\w+)" checked/gu);
  return Object.fromEntries([...boxes].map(([, name = '', value = '']) => [name, value]));
}

const webhookAudit = async (acme: Company) =>
  (await acme.audited()).filter(({ action }) => action === 'webhook.delete');

/** What the Admins of the company were told about webhooks that were left. */
async function noticesOf({ id }: { id: number }) {
  const rows = await db.select().from(mails).where(eq(mails.companyId, id));
  const left = rows.filter(({ kind }) => kind === 'webhooks_left');
  return Promise.all(left.map((row) => readMail(operator(), row.id)));
}

const tick = () => notifyOfLeftWebhooks(operator(new Date()));

describe('a webhook names the application that created it', () => {
  test('in lists, when it is read, changed, and when its secret rotates', async () => {
    const acme = await openCompany();
    const { client, name, webhook, tokens } = await connected(acme);
    const application = { client_id: client.client_id, name };
    expect(webhook).toMatchObject({ application });
    const at = `${WEBHOOKS}/${webhook.id}`;
    const answers = [
      await acme.admin<Webhook>('GET', at),
      await acme.admin<Webhook>('PUT', at, { name: 'Renamed' }),
      await acme.admin<Webhook>('POST', `${at}/rotate-secret`),
    ];
    for (const { body } of answers) expect(body.data).toMatchObject({ application });
    const list = await call<{ data: Webhook[] }>(tokens.access_token, 'GET', WEBHOOKS);
    expect(list.body.data.data).toMatchObject([{ id: webhook.id, application }]);
  });

  test('a webhook that was stored before applications were recorded names none', async () => {
    const acme = await openCompany();
    const { webhook } = await connected(acme);
    await db.update(webhooks).set({ grantId: null }).where(eq(webhooks.id, webhook.id));
    const { body } = await acme.admin<Webhook>('GET', `${WEBHOOKS}/${webhook.id}`);
    expect(body.data).toMatchObject({ application: null });
  });

  test('after a refresh and a new sign-in each names the same application', async () => {
    const acme = await openCompany();
    const { client, browser, tokens, name } = await connected(acme);
    const refreshed = await requestTokens(refreshFields(client, tokens.refresh_token));
    const again = await tokensFor(browser, client, SCOPES);
    for (const token of [refreshed.body.access_token, again.access_token]) {
      expect(await createWebhook(token)).toMatchObject({ application: { name } });
    }
  });
});

describe('disconnecting an application', slow, () => {
  test('deletes the webhooks that stay ticked, in the same batch, with their audit entries', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const kept = await createWebhook(one.tokens.access_token, 'Kept');
    const page = await one.browser.get(OWN);
    const boxes = tickedBoxes(page);
    expect(Object.keys(boxes)).toEqual([`webhook_${one.webhook.id}`, `webhook_${kept.id}`]);
    expect(page.html).toContain(one.webhook.url);
    const { [`webhook_${kept.id}`]: _, ...ticked } = boxes;
    const fields = await formFields(acme, one);
    const sent = await one.browser.submit(page, `${OWN}/disconnect`, { ...fields, ...ticked });
    expect(sent).toMatchObject({ status: 303, location: `${OWN}?done=disconnected` });
    expect([await exists(one.webhook), await exists(kept)]).toEqual([false, true]);
    const entries = (await acme.audited()).slice(-2);
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      expect.arrayContaining([
        ['client.disconnect', await idOf(one.client)],
        ['webhook.delete', one.webhook.id],
      ]),
    );
    expect(await call(one.tokens.access_token, 'GET', WEBHOOKS)).toMatchObject({ status: 401 });
  });

  test('by an Admin for another member does the same', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const { browser } = await anotherAdmin(acme);
    const page = await browser.get(COMPANYS);
    const fields = await formFields(acme, one, COMPANYS);
    const boxes = tickedBoxes(page);
    expect(Object.keys(boxes)).toEqual([`webhook_${one.webhook.id}`]);
    await browser.submit(page, `${COMPANYS}/disconnect`, { ...fields, ...boxes });
    expect(await exists(one.webhook)).toBe(false);
    expect(await webhookAudit(acme)).toHaveLength(1);
  });

  test('from a second window deletes what is ticked, and writes no second disconnection', async () => {
    const acme = await openCompany();
    const one = await connected(acme);
    const page = await one.browser.get(OWN);
    const fields = await formFields(acme, one);
    await one.browser.submit(page, `${OWN}/disconnect`, fields);
    expect(await exists(one.webhook)).toBe(true);
    for (let count = 0; count < 2; count++) {
      const sent = { ...fields, ...tickedBoxes(page) };
      expect((await one.browser.submit(page, `${OWN}/disconnect`, sent)).status).toBe(303);
    }
    expect(await exists(one.webhook)).toBe(false);
    const actions = (await acme.audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'client.disconnect')).toHaveLength(1);
    expect(await webhookAudit(acme)).toHaveLength(1);
  });

  test.each(['Recruiter', 'Viewer'] as const)(
    'shows no webhooks to a %s, and deletes none for them',
    async (role: Role) => {
      const acme = await openCompany();
      const one = await connected(acme);
      await db.update(members).set({ role }).where(eq(members.id, one.memberId));
      const page = await one.browser.get(OWN);
      expect(tickedBoxes(page)).toEqual({});
      expect(page.html).not.toContain(one.webhook.url);
      const forged = {
        ...(await formFields(acme, one)),
        [`webhook_${one.webhook.id}`]: 'yes',
      };
      expect((await one.browser.submit(page, `${OWN}/disconnect`, forged)).status).toBe(303);
      expect(await exists(one.webhook)).toBe(true);
      const remove = { company_id: String(acme.id), webhook_id: String(one.webhook.id) };
      const sent = await one.browser.submit(page, `${COMPANYS}/delete-webhook`, remove);
      expect([403, 404]).toContain(sent.status);
      expect(await exists(one.webhook)).toBe(true);
    },
  );

  test('deletes no webhook of another connection or another company, whatever the form says', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const one = await connected(acme);
    const others = [
      await connected(acme, one.client),
      await connected(acme),
      await connected(globex, one.client),
    ];
    const page = await one.browser.get(OWN);
    for (const { webhook } of others) expect(page.html).not.toContain(`webhook_${webhook.id}`);
    const forged = Object.fromEntries(
      others.map(({ webhook }) => [`webhook_${webhook.id}`, 'yes']),
    );
    const fields = await formFields(acme, one);
    await one.browser.submit(page, `${OWN}/disconnect`, { ...fields, ...forged });
    for (const { webhook } of others) expect(await exists(webhook)).toBe(true);
    const admins = await one.browser.get(COMPANYS);
    const [, , foreign] = others;
    const remove = { company_id: String(acme.id), webhook_id: String(foreign?.webhook.id) };
    await one.browser.submit(admins, `${COMPANYS}/delete-webhook`, remove);
    const theirs = { ...remove, company_id: String(globex.id) };
    const sent = await one.browser.submit(admins, `${COMPANYS}/delete-webhook`, theirs);
    expect(sent.status).toBe(404);
    expect(foreign && (await exists(foreign.webhook))).toBe(true);
  });
});

describe(
  'Admins are notified once of webhooks whose application is not connected any more',
  slow,
  () => {
    beforeEach(async () => {
      // A step handles a limited number, and other tests leave some.
      await db.update(webhooks).set({ grantId: null });
      await db.delete(cleanUps);
    });

    test.each(Object.entries(endings))('when %s', async (_, end) => {
      const acme = await openCompany();
      const one = await connected(acme);
      await createWebhook(one.tokens.access_token, 'Another');
      await tick();
      expect(await noticesOf(acme)).toEqual([]);
      await end(acme, one);
      await tick();
      const notices = await noticesOf(acme);
      const admins = await db
        .select()
        .from(members)
        .where(sql`company_id = ${acme.id} and role = 'Admin' and status = 'active'`);
      expect(notices).toHaveLength(admins.length);
      const [{ subject, text } = { subject: '', text: '' }] = notices;
      expect(subject).toBe(enMails.webhooks_left.subject.replace('{application}', one.name));
      expect(text).toContain(`HR tool: ${one.webhook.url}\nAnother: https://hr.example.com/7`);
      expect(text).toContain(`\n${API}${COMPANYS}?company=${acme.id}\n`);
      await tick();
      expect(await noticesOf(acme)).toHaveLength(admins.length);
      const rows = await db.select().from(auditEvents).where(eq(auditEvents.companyId, acme.id));
      const entries = rows.filter(({ action }) => action === 'client.webhooks-left');
      expect(entries).toMatchObject([{ subjectId: await idOf(one.client) }]);
    });

    test('and can delete them on the page that the email links to', async () => {
      const acme = await openCompany();
      const one = await connected(acme);
      await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
      const page = await one.browser.get(`${COMPANYS}?company=${acme.id}`);
      expect(page.html).toContain(one.webhook.url);
      expect(page.html).toContain(`<bdi>${one.name}</bdi>`);
      const fields = { company_id: String(acme.id), webhook_id: String(one.webhook.id) };
      const sent = await one.browser.submit(page, `${COMPANYS}/delete-webhook`, fields);
      expect(sent.location).toBe(`${COMPANYS}?company=${acme.id}&done=webhook_deleted`);
      expect(await exists(one.webhook)).toBe(false);
      expect(await webhookAudit(acme)).toMatchObject([{ userId: one.userId, clientId: null }]);
      expect((await one.browser.get(sent.location)).html).not.toContain(one.webhook.url);
      await tick();
      expect(await noticesOf(acme)).toEqual([]);
    });

    test('but not while its tokens rotate, nor when it revokes an old grant after a new sign-in', async () => {
      const acme = await openCompany();
      const { client, tokens, browser } = await connected(acme);
      const { body } = await requestTokens(refreshFields(client, tokens.refresh_token));
      await requestTokens(refreshFields(client, body.refresh_token));
      await tick();
      const again = await tokensFor(browser, client, SCOPES);
      await sendOAuth('/api/oauth/revoke', { token: body.access_token });
      await tick();
      expect(await noticesOf(acme)).toEqual([]);
      await sendOAuth('/api/oauth/revoke', { token: again.access_token });
      await tick();
      expect((await noticesOf(acme)).length).toBeGreaterThan(0);
    });

    test('nor when another company or another person disconnects it, or the member becomes a Viewer', async () => {
      const [acme, globex] = [await openCompany(), await openCompany()];
      const one = await connected(acme);
      const [colleague, foreign] = [
        await connected(acme, one.client),
        await connected(globex, one.client),
      ];
      await sendOAuth('/api/oauth/revoke', { token: foreign.tokens.access_token });
      await tick();
      expect(await noticesOf(acme)).toEqual([]);
      expect(await noticesOf(globex)).toHaveLength(2);
      await sendOAuth('/api/oauth/revoke', { token: colleague.tokens.access_token });
      await tick();
      const [notice] = await noticesOf(acme);
      expect(notice?.text.match(/hr\.example\.com/gu)).toHaveLength(1);
      const before = (await noticesOf(acme)).length;
      await db.update(members).set({ role: 'Viewer' }).where(eq(members.id, one.memberId));
      await tick();
      expect(await noticesOf(acme)).toHaveLength(before);
    });

    test('of a company that is being closed only if it stays', async () => {
      const acme = await openCompany();
      const one = await connected(acme);
      await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
      await db.run(
        sql`update companies set closing_at = ${Date.now() + DAY_MS} where id = ${acme.id}`,
      );
      await tick();
      expect(await noticesOf(acme)).toEqual([]);
      await db.run(sql`update companies set closing_at = null where id = ${acme.id}`);
      await tick();
      expect(await noticesOf(acme)).toHaveLength(2);
    });

    test('by the cron', async () => {
      const acme = await openCompany();
      const one = await connected(acme);
      await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
      await runCron();
      expect(await noticesOf(acme)).toHaveLength(2);
    });

    test('in two ticks at once each is notified once', async () => {
      const acme = await openCompany();
      const one = await connected(acme);
      await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
      await Promise.all([tick(), tick(), tick()]);
      expect(await noticesOf(acme)).toHaveLength(2);
    });

    test('behind a thousand others, in steps that go round', async () => {
      const [acme, many] = [await openCompany(), await openCompany()];
      const alive = await connected(many);
      // Rows of many companies stand for those of one here.
      await db.run(sql`insert into webhooks (id, company_id, name, url, hostname, events, sealed_secret, secret_tail, grant_id,
        created_at, updated_at)
      with recursive nth (n) as (select 1 union all select n + 1 from nth where n < 1000)
      select id + n, company_id, name, url, hostname, events, sealed_secret, secret_tail, grant_id, created_at, updated_at
      from webhooks, nth where id = ${alive.webhook.id}`);
      const [one, two] = [await connected(acme), await connected(acme)];
      await db
        .update(oauthGrants)
        .set({ revokedAt: new Date() })
        .where(eq(oauthGrants.companyId, acme.id));
      // The first step ends among the others, which have one grant here and so are looked at again.
      await db.insert(cleanUps).values({ name: 'webhooks by grant', position: 0 });
      await tick();
      expect(await noticesOf(acme)).toEqual([]);
      await db.run(sql`update webhooks set grant_id = null
      where company_id = ${many.id} and id <> ${alive.webhook.id} and id % 2 = 0`);
      await tick();
      expect((await noticesOf(acme)).length).toBeGreaterThan(0);
      await db.delete(webhooks).where(eq(webhooks.companyId, many.id));
      for (const { webhook } of [one, two]) expect(await exists(webhook)).toBe(true);
    });
  },
);

test('a grant that a webhook names is kept when grants that ended long ago are deleted', async () => {
  const acme = await openCompany();
  const one = await connected(acme);
  await db.update(webhooks).set({ grantId: null }).where(ne(webhooks.id, one.webhook.id));
  await sendOAuth('/api/oauth/revoke', { token: one.tokens.access_token });
  const { deleteLeftovers } = await import('#operator/clean-up/actions.ts');
  const later = new Date(Date.now() + 3 * 365 * DAY_MS);
  await deleteLeftovers(operator(later));
  const { body } = await acme.admin<Webhook>('GET', `${WEBHOOKS}/${one.webhook.id}`);
  expect(body.data).toMatchObject({ application: { name: one.name } });
});
