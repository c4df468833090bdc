/** What is left of mails, accounts and access is deleted when its time is over. */
import { env } from 'cloudflare:workers';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountEvents, mailedLinks, sessions } from '#data/tables/accounts.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { mails } from '#data/tables/mails.ts';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import { deleteLeftovers } from '#operator/clean-up/actions.ts';
import { walks } from '#operator/clean-up/rules.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { signedIn } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';

/** A time at which ids of the past exist: there are none before 2026. */
const NOW = new Date('2029-06-01T00:03:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let acme: Company;
let next = 0;
/** An id of that time. */
const idAt = (at: Date) => firstIdAt(at) + next++;

beforeAll(async () => {
  acme = await openCompany();
  // What other files have left is not looked at.
  await env.DB.prepare('delete from clean_ups').run();
});

/** As often as the longest of the tables needs. */
async function cleanUp(): Promise<void> {
  for (let run = 0; run < 5; run += 1) await deleteLeftovers(operator(NOW));
}

function insertMail(days: number, given: Partial<typeof mails.$inferInsert> = {}) {
  const id = idAt(ago(days));
  const row = { id, kind: 'message', sealed: '', createdAt: ago(days), status: 'sent' as const };
  return db
    .insert(mails)
    .values({ ...row, ...given })
    .then(() => id);
}

const isThere = async (id: number) =>
  (await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id))).length === 1;

describe('the clean-up', () => {
  test('deletes emails a year after they were written, but not those that wait', async () => {
    const [old, waiting, young] = [
      await insertMail(366),
      await insertMail(366, { status: 'queued', nextAttemptAt: ago(-1) }),
      await insertMail(364),
    ];
    await cleanUp();
    expect(await Promise.all([old, waiting, young].map(isThere))).toEqual([false, true, true]);
  });

  test('deletes entries about accounts after two years', async () => {
    const action = `test ${crypto.randomUUID()}`;
    for (const days of [731, 729]) {
      const createdAt = ago(days);
      await db.insert(accountEvents).values({ id: idAt(createdAt), action, createdAt });
    }
    await cleanUp();
    const left = await db.select().from(accountEvents).where(eq(accountEvents.action, action));
    expect(left).toMatchObject([{ createdAt: ago(729) }]);
  });

  test('deletes entries of the audit log as the company has set it, and else none', async () => {
    const globex = await openCompany();
    const plant = async (companyId: number, days: number) => {
      const createdAt = ago(days);
      const entry = { companyId, action: 'test.old', subjectId: days, changes: {}, createdAt };
      await db.insert(auditEvents).values({ ...entry, id: idAt(createdAt) });
    };
    const leftOf = async ({ id }: Company) => {
      const isTest = and(eq(auditEvents.companyId, id), eq(auditEvents.action, 'test.old'));
      const rows = await db.select().from(auditEvents).where(isTest);
      return rows.map(({ subjectId }) => subjectId).toSorted((a, b) => a - b);
    };
    for (const company of [acme, globex]) {
      for (const days of [400, 360]) await plant(company.id, days);
    }
    const set = await acme.admin('POST', '/api/hiring-settings', { audit_months: 12 });
    expect(set.body.data).toMatchObject({ audit_months: 12 });
    await cleanUp();
    expect(await leftOf(acme)).toEqual([360]);
    expect(await leftOf(globex)).toEqual([360, 400]);
  });

  test('keeps up with thousands of rows of each kind in one run', async () => {
    const company = await openCompany();
    const set = await company.admin('POST', '/api/hiring-settings', { audit_months: 12 });
    expect(set.status).toBe(200);
    const [audited, account, mail] = [6001, 6002, 5003];
    const name = `test ${crypto.randomUUID()}`;
    const first = (days: number) => sql`cast(${firstIdAt(ago(days))} as integer)`;
    const nth = (n: number) =>
      sql`with recursive nth (n) as (select 0 union all select n + 1 from nth where n < ${n - 1})`;
    await db.run(sql`insert into ${auditEvents}
      (id, company_id, action, subject_id, changes, created_at)
      ${nth(audited)} select ${first(500)} + n, ${company.id}, 'test.old', n, '{}', 0 from nth`);
    await db.run(sql`insert into ${accountEvents} (id, action, created_at)
      ${nth(account)} select ${first(1000)} + n, ${name}, 0 from nth`);
    await db.run(sql`insert into ${mails} (id, kind, sealed, created_at, status)
      ${nth(mail)} select ${first(1000)} + n, ${name}, '', 0, 'sent' from nth`);
    const left = async () => [
      await db.$count(
        auditEvents,
        and(eq(auditEvents.companyId, company.id), eq(auditEvents.action, 'test.old')),
      ),
      await db.$count(accountEvents, eq(accountEvents.action, name)),
      await db.$count(mails, eq(mails.kind, name)),
    ];
    expect(await left()).toEqual([audited, account, mail]);
    await deleteLeftovers(operator(NOW));
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('looks at thousands of sessions in one run', async () => {
    const userId = await acme.user('Admin');
    const name = `test ${crypto.randomUUID()}`;
    await db.run(sql`insert into ${sessions} (id, hash, user_id, user_agent, created_at, last_seen_at)
      with recursive nth (n) as (select 0 union all select n + 1 from nth where n < 6999)
      select cast(${firstIdAt(ago(500))} as integer) + n, ${name} || n, ${userId}, ${name}, 0, 0 from nth`);
    await env.DB.prepare('delete from clean_ups').run();
    await deleteLeftovers(operator(NOW));
    expect(await db.$count(sessions, eq(sessions.userAgent, name))).toBe(0);
  });

  test('deletes tokens, grants, links and sessions 90 days after their end', async () => {
    await acme.token('Admin');
    await acme.token('Recruiter');
    await signedIn(acme);
    const [userId, recruiter] = [await acme.user('Admin'), await acme.user('Recruiter')];
    const link = { purpose: 'reset_password', userId, createdAt: ago(200) } as const;
    const [over, fresh] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.insert(mailedLinks).values([
      { ...link, hash: over, expiresAt: ago(91) },
      { ...link, hash: fresh, expiresAt: ago(89) },
    ]);
    const grants = await db.select().from(oauthGrants).where(eq(oauthGrants.companyId, acme.id));
    const ended = grants.find((one) => one.userId === userId);
    const live = grants.find((one) => one.userId === recruiter);
    await db
      .update(oauthGrants)
      .set({ revokedAt: ago(91) })
      .where(eq(oauthGrants.id, ended?.id ?? 0));
    await db
      .update(oauthTokens)
      .set({ expiresAt: ago(-1) })
      .where(eq(oauthTokens.grantId, live?.id ?? 0));
    await db
      .update(sessions)
      .set({ lastSeenAt: ago(91) })
      .where(eq(sessions.userId, userId));
    await cleanUp();
    const left = await db.select().from(oauthGrants).where(eq(oauthGrants.companyId, acme.id));
    expect(left.map(({ id }) => id)).toEqual([live?.id]);
    const isOfLive = eq(oauthTokens.grantId, live?.id ?? 0);
    expect((await db.select().from(oauthTokens).where(isOfLive)).length).toBeGreaterThan(0);
    const links = await db.select().from(mailedLinks).where(eq(mailedLinks.userId, userId));
    expect(links.map(({ hash }) => hash)).toEqual([fresh]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  test('goes back to the first row after the last', async () => {
    await cleanUp();
    const { results } = await env.DB.prepare(
      `select name, position from clean_ups where name not like '% to'`,
    ).all<{ name: string; position: number }>();
    expect(results.map(({ name }) => name).toSorted()).toEqual(
      walks.map(({ table }) => table).toSorted(),
    );
  });
});
