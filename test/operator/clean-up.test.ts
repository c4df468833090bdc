/** What is left of mails, accounts and access is deleted when its time is over. */
import { env } from 'cloudflare:workers';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountEvents, mailedLinks, sessions } from '#data/tables/accounts.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { mails } from '#data/tables/mails.ts';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { expiries, walks } from '#data/expiries.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS } from '#lib/time.ts';
import { deleteLeftovers } from '#operator/clean-up/actions.ts';
import { rowsOver } from '#operator/clean-up/store.ts';
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

/** Few rows at a time, for minutes. */
const withoutIndex: ReadonlySet<string> = new Set(['portal_codes']);

type Filling = {
  table: string;
  /** Of rows `n`, which are written at `:time`: `:id` is the first id of then. */
  columns: Readonly<Record<string, string>>;
  /** Written first, once for each time. */
  first?: string;
  /** Days ago: so old is over, and so old is kept. */
  over: number;
  kept: number;
  /** Which rows are of the test. */
  mark: string;
};

const inCompany = { company_id: ':company' };
const ofCompany = 'company_id = :company';
/** What ends at a time of its own. */
const atItsEnd = { over: 0.1, kept: -1 };

const fillings: readonly Filling[] = [
  {
    table: 'mails',
    columns: {
      id: ':id + 20000 + n',
      kind: "'bulk test'",
      sealed: "''",
      created_at: '0',
      status: "'sent'",
    },
    over: 366,
    kept: 364,
    mark: "kind = 'bulk test'",
  },
  {
    table: 'account_events',
    columns: { id: ':id + n', action: "'bulk test'", created_at: '0' },
    over: 731,
    kept: 729,
    mark: "action = 'bulk test'",
  },
  {
    table: 'audit_events',
    columns: {
      ...inCompany,
      id: ':id + n',
      action: "'bulk test'",
      subject_id: 'n',
      changes: "'{}'",
      created_at: '0',
    },
    over: 367,
    kept: 364,
    mark: `${ofCompany} and action = 'bulk test'`,
  },
  {
    table: 'security_events',
    columns: {
      ...inCompany,
      id: ':id + n',
      kind: "'bulk test'",
      outcome: "'ok'",
      created_at: ':time',
    },
    over: 731,
    kept: 729,
    mark: ofCompany,
  },
  {
    table: 'webhook_logs',
    columns: {
      ...inCompany,
      id: ':id + n',
      webhook_id: '1',
      delivery_id: ':mark || n',
      event: "'job.published'",
      attempt: '1',
      status_code: '200',
      has_succeeded: '1',
      duration_ms: '1',
      created_at: ':time',
    },
    over: 31,
    kept: 29,
    mark: ofCompany,
  },
  {
    table: 'events',
    columns: {
      ...inCompany,
      id: ':id + n',
      name: "'bulk test'",
      body: "'{}'",
      subject: "'bulk'",
      subject_id: 'n',
      created_at: ':time',
    },
    over: 91,
    kept: 89,
    mark: `${ofCompany} and name = 'bulk test'`,
  },
  {
    table: 'notifications',
    columns: {
      ...inCompany,
      id: ':id + n',
      user_id: '(select user_id from members where company_id = :company limit 1)',
      kind: "'mention'",
      subject_id: 'n',
      created_at: ':time',
    },
    over: 91,
    kept: 89,
    mark: ofCompany,
  },
  {
    table: 'throttles',
    columns: { key: "'bulk test' || :mark || n", attempts: '1', window_ends_at: ':time' },
    ...atItsEnd,
    mark: "key like 'bulk test%'",
  },
  {
    table: 'idempotency_keys',
    columns: {
      ...inCompany,
      client_id: '1',
      key: ':mark || n',
      request_hash: "''",
      claimed_at: ':time',
    },
    over: 1.1,
    kept: 0.9,
    mark: `${ofCompany} and client_id = 1`,
  },
  {
    table: 'prepared_actions',
    columns: {
      ...inCompany,
      hash: ':mark || n',
      user_id: '1',
      client_id: '1',
      tool: "''",
      asked: "''",
      digest: "''",
      expires_at: ':time',
    },
    ...atItsEnd,
    mark: ofCompany,
  },
  {
    table: 'portal_tokens',
    columns: {
      ...inCompany,
      hash: ':mark || n',
      candidate_id: '1',
      created_at: ':time',
      expires_at: ':time',
    },
    ...atItsEnd,
    mark: ofCompany,
  },
  {
    table: 'portal_codes',
    columns: { ...inCompany, candidate_id: ':id + n', hash: "''", expires_at: ':time' },
    ...atItsEnd,
    mark: ofCompany,
  },
  {
    table: 'import_rows',
    columns: {
      import_id: ':id',
      n: 'n',
      entity: "'bulk test'",
      external_id: ':mark',
      result: "'created'",
    },
    over: 31,
    kept: 29,
    mark: "entity = 'bulk test'",
  },
  {
    table: 'sent_messages',
    columns: { id: ':id + n', message_id: "'bulk test' || :mark || n", mail_id: 'n' },
    over: 31,
    kept: 29,
    mark: "message_id like 'bulk test%'",
  },
  {
    table: 'deletions',
    columns: {
      ...inCompany,
      kind: "'tag'",
      record_id: 'n',
      reason: "'deleted'",
      deleted_at: ':time',
    },
    over: 401,
    kept: 399,
    mark: ofCompany,
  },
  {
    table: 'feed_reads',
    columns: {
      ...inCompany,
      file: "'jobs.xml'",
      day: ':time / 86400000',
      agent: "'agent' || n",
      reads: '1',
      read_at: ':time',
    },
    over: 31,
    kept: 29,
    mark: ofCompany,
  },
  {
    table: 'job_alerts',
    columns: {
      id: ':id + n',
      domain_id: '(select min(id) from career_domains)',
      email_hash: ':mark || n',
      email_sealed: "'bulk test'",
      search: "''",
      frequency: "'daily'",
      created_at: ':time',
    },
    over: 8,
    kept: 6,
    mark: "email_sealed = 'bulk test'",
  },
  {
    table: 'webhook_deliveries',
    columns: {
      ...inCompany,
      id: ':mark || n',
      webhook_id: '1',
      event_id: ':id + 9000',
      opened_at: ':time',
    },
    first: `insert into events (id, company_id, name, body, subject, subject_id, created_at)
      values (:id + 9000, :company, 'bulk test', '{}', 'bulk', 1, :time)`,
    over: 31,
    kept: 29,
    mark: ofCompany,
  },
];

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
    const [initech, globex] = [await openCompany(), await openCompany()];
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
    for (const company of [initech, globex]) {
      for (const days of [400, 360]) await plant(company.id, days);
    }
    const set = await initech.admin('POST', '/api/hiring-settings', { audit_months: 12 });
    expect(set.body.data).toMatchObject({ audit_months: 12 });
    await cleanUp();
    expect(await leftOf(initech)).toEqual([360]);
    expect(await leftOf(globex)).toEqual([360, 400]);
  });

  test.each(fillings)('deletes thousands of rows of $table in one run', async (filling) => {
    const { table, columns, first, over, kept, mark } = filling;
    const company = await openCompany();
    const set = await company.admin('POST', '/api/hiring-settings', { audit_months: 12 });
    expect(set.status).toBe(200);
    const run = (text: string, at: Date) =>
      env.DB.prepare(
        text
          .replaceAll(':company', String(company.id))
          .replaceAll(':time', String(at.getTime()))
          .replaceAll(':id', String(firstIdAt(at)))
          .replaceAll(':mark', `'${crypto.randomUUID()}'`),
      ).run();
    const insert = async (n: number, at: Date, from: number) => {
      if (first !== undefined) await run(first, at);
      await run(
        `with recursive nth (n) as (select ${from} union all select n + 1 from nth where n < ${from + n - 1})
        insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} from nth`,
        at,
      );
    };
    const left = async () =>
      await env.DB.prepare(
        `select count(*) as n from ${table} where ${mark.replaceAll(':company', String(company.id))}`,
      ).first<{ n: number }>();
    const before = await left();
    await insert(6001, ago(over), 0);
    await insert(3, ago(kept), 7000);
    await deleteLeftovers(operator(NOW));
    expect(await left()).toEqual({ n: (before?.n ?? 0) + 3 });
  });

  test('has a filling for each table that expires', () => {
    expect(new Set(fillings.map(({ table }) => table))).toEqual(
      new Set(expiries.map(({ table }) => table)),
    );
  });

  test('cuts thousands of IPv6 addresses in the sign-in log in one run', async () => {
    const [long, short] = ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:0db8:0001::/48'];
    const kind = 'sign_in';
    const agent = crypto.randomUUID();
    await env.DB.prepare(
      `with recursive nth (n) as (select 0 union all select n + 1 from nth where n < 6000)
      insert into security_events (id, kind, outcome, address, user_agent, created_at)
      select ${firstIdAt(ago(91))} + n, ?, 'ok', ?, ?, ${ago(91).getTime()} from nth`,
    )
      .bind(kind, long, agent)
      .run();
    await deleteLeftovers(operator(NOW));
    const { results } = await env.DB.prepare(
      'select distinct address from security_events where user_agent = ?',
    )
      .bind(agent)
      .all();
    expect(results).toEqual([{ address: short }]);
  });

  test.each(expiries)('finds the rows of $table by an index', async (expiry) => {
    const { results } = await env.DB.prepare(
      `explain query plan ${rowsOver(operator(NOW), expiry)}`,
    ).all<{ detail: string }>();
    const details = results.map(({ detail }) => detail);
    expect(details.filter((detail) => detail.includes('TEMP B-TREE'))).toEqual([]);
    const scanned = details.filter((detail) => detail.startsWith('SCAN t'));
    expect(scanned).toEqual(withoutIndex.has(expiry.table) ? [expect.any(String)] : []);
  });

  test('goes on with the other tables where one fails', async () => {
    const key = crypto.randomUUID();
    await env.DB.prepare('insert into throttles (key, attempts, window_ends_at) values (?, 1, 0)')
      .bind(key)
      .run();
    await env.DB.exec(
      "create trigger broken before delete on events begin select raise(abort, 'broken'); end",
    );
    try {
      const old = idAt(ago(91));
      await env.DB.prepare(
        "insert into events (id, company_id, name, body, subject, subject_id, created_at) values (?, ?, 'job.published', '{}', 'job', 1, 0)",
      )
        .bind(old, acme.id)
        .run();
      const failed = await deleteLeftovers(operator(NOW));
      expect(failed.map(({ table }) => table)).toEqual(['events']);
      const left = env.DB.prepare('select 1 from throttles where key = ?').bind(key);
      expect(await left.first()).toBeNull();
    } finally {
      await env.DB.exec('drop trigger broken');
    }
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
