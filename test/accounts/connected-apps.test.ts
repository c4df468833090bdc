/** Connected applications: a person's own, and for an Admin the company's (contract 5.4). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#access.ts';
import { formatTimestamp } from '#accounts/words/timestamps.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members, users } from '#data/tables/users.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { createUser } from '#operator/users/actions.ts';
import { openBrowser } from '../support/browser.ts';
import type { Browser, Page } from '../support/browser.ts';
import { API, call } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import {
  PASSWORD,
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
  tokensFor,
  withPassword,
} from '../support/oauth.ts';
import type { TestClient } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { en } from '../support/english.ts';

const OWN = '/settings/applications';
const COMPANYS = '/settings/company-applications';
const JOBS = '/api/jobs/index';
/** Many sign-ins in one test take their time. */
const slow = { timeout: 20_000 };

/** A member with an application of this name connected. */
async function connect(acme: Company, role: Role, client?: TestClient, scope = 'jobs:read') {
  const name = `Application ${crypto.randomUUID()}`;
  const known = client ?? (await registerClient({ name }));
  const browser = await signedIn(acme, role);
  return { name, client: known, browser, tokens: await tokensFor(browser, known, scope) };
}

async function clientRow({ client_id: clientId }: TestClient): Promise<number> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return row?.id ?? 0;
}

/** The rows of the list, each with the hidden fields of its button. */
function rowsIn({ html }: Page) {
  const [, ...rows] = html.split('<ul class="rows">')[1]?.split('<li><div>') ?? [];
  return rows.map((row) => {
    const hidden = [...row.matchAll(/name="(\w+_id)" value="(\d+)"/gu)];
    return { row, fields: Object.fromEntries(hidden.map(([, name = '', id = '']) => [name, id])) };
  });
}

async function disconnect(browser: Browser, path: string, at = 0) {
  const page = await browser.get(path);
  const fields = rowsIn(page)[at]?.fields ?? {};
  return browser.submit(page, `${path.split('?')[0] ?? ''}/disconnect`, fields);
}

const works = async (token: string) => (await call(token, 'GET', JOBS)).status === 200;

async function disconnections({ id }: Company) {
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.companyId, id));
  return rows.filter(({ action }) => action === 'client.disconnect');
}

/** Inserts this many connected applications as grants. */
async function plant(acme: Company, userId: number, count: number): Promise<void> {
  const now = new Date();
  for (let at = 0; at < count; at++) {
    const client = await registerClient({ name: `Application ${at}` });
    const [id, hash] = [now.getTime() * 1000 + at, crypto.randomUUID()];
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const ids = { companyId: acme.id, userId, clientId: await clientRow(client) };
    await db.batch([
      db.insert(oauthGrants).values({ id, ...ids, scopes: ['jobs:read'], createdAt: now }),
      db
        .insert(oauthTokens)
        .values({ hash, grantId: id, kind: 'access', createdAt: now, expiresAt }),
    ]);
  }
}

describe('GET /settings/applications', slow, () => {
  test('the page says when there are no connected applications', async () => {
    const browser = await signedIn(await openCompany(), 'Viewer');
    const page = await browser.get(OWN);
    expect(page).toMatchObject({
      status: 200,
      html: expect.stringContaining(en.applications.none),
    });
    expect(rowsIn(page)).toEqual([]);
  });

  test('the page shows application, company, scopes, connection and last use', async () => {
    const acme = await openCompany({ name: 'Acme & <b>Sons</b>' });
    const { name, client, browser, tokens } = await connect(
      acme,
      'Recruiter',
      undefined,
      'jobs:read mcp',
    );
    const shown = rowsIn(await browser.get(OWN));
    expect(shown).toHaveLength(1);
    const [{ row, fields } = { row: '', fields: {} }] = shown;
    expect(row).toContain(`<bdi>${name}</bdi>`);
    expect(row).toContain('<bdi>Acme &amp; &lt;b&gt;Sons&lt;/b&gt;</bdi>');
    for (const scope of ['jobs:read', 'mcp'] as const) expect(row).toContain(en.scopes[scope]);
    expect(row).not.toContain(en.scopes['jobs:write']);
    const today = formatTimestamp(
      { language: 'en', timezone: null },
      new Date().toISOString(),
    ).slice(0, -10);
    expect(row).toContain(today);
    expect(row).toContain(en.applications.never);
    expect(fields).toEqual({
      client_id: String(await clientRow(client)),
      company_id: String(acme.id),
    });
    await callWatched(() => {}, 'GET', `${API}${JOBS}`, { token: tokens.access_token });
    const [used] = rowsIn(await browser.get(OWN));
    expect(used?.row).not.toContain(en.applications.never);
  });

  test('several grants of one application are one row', async () => {
    const acme = await openCompany();
    const { client, browser } = await connect(acme, 'Recruiter', undefined, 'jobs:read');
    await tokensFor(browser, client, 'jobs:write');
    const [only, ...others] = rowsIn(await browser.get(OWN));
    expect(others).toEqual([]);
    expect(only?.row).toContain(en.scopes['jobs:read']);
    expect(only?.row).toContain(en.scopes['jobs:write']);
    expect((await disconnect(browser, OWN)).status).toBe(303);
    expect(rowsIn(await browser.get(OWN))).toEqual([]);
  });

  test("the page shows no one else's applications, and none whose tokens have expired", async () => {
    const acme = await openCompany();
    const { browser } = await connect(acme, 'Recruiter');
    const { email } = await withPassword(acme, 'Viewer');
    const other = openBrowser();
    await other.signIn(email, PASSWORD);
    expect(rowsIn(await other.get(OWN))).toEqual([]);
    expect(rowsIn(await browser.get(OWN))).toHaveLength(1);
    setClock(Date.now() + 2 * 365 * DAY_MS);
    const later = await signedIn(acme, 'Recruiter');
    expect(rowsIn(await later.get(OWN))).toEqual([]);
  });

  test('the last use is recorded once an hour', async () => {
    const acme = await openCompany();
    const client = await registerClient();
    await acme.user('Viewer');
    const start = Date.now();
    setClock(start);
    const { tokens } = await connect(acme, 'Viewer', client);
    const id = await clientRow(client);
    const usedAt = async (at: number) => {
      setClock(at);
      await callWatched(() => {}, 'GET', `${API}${JOBS}`, { token: tokens.access_token });
      const [grant] = await db.select().from(oauthGrants).where(eq(oauthGrants.clientId, id));
      return grant?.lastUsedAt?.getTime();
    };
    const hour = 60 * MINUTE_MS;
    expect(await usedAt(start + 1)).toBe(start + 1);
    expect(await usedAt(start + hour)).toBe(start + 1);
    expect(await usedAt(start + hour + 2)).toBe(start + hour + 2);
  });

  test('the page shows fifty applications at most, and says that there are more', async () => {
    const acme = await openCompany();
    const { userId, email } = await withPassword(acme, 'Viewer');
    await plant(acme, userId, 51);
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    const page = await browser.get(OWN);
    expect(rowsIn(page)).toHaveLength(50);
    expect(page.html).toContain(en.applications.more);
    await disconnect(browser, OWN);
    const rest = await browser.get(OWN);
    expect(rowsIn(rest)).toHaveLength(50);
    expect(rest.html).not.toContain(en.applications.more);
  });
});

describe('POST /settings/applications/disconnect', slow, () => {
  test('disconnecting ends both tokens at the next request, and no others (5.4)', async () => {
    const acme = await openCompany();
    const { client, browser, tokens } = await connect(acme, 'Recruiter');
    const another = await tokensFor(
      browser,
      await registerClient({ name: 'Another' }),
      'jobs:read',
    );
    const colleague = await connect(acme, 'Viewer', client);
    const id = await clientRow(client);
    const at = rowsIn(await browser.get(OWN)).findIndex(
      (row) => row.fields['client_id'] === String(id),
    );
    const ended = await disconnect(browser, OWN, at);
    expect(ended).toMatchObject({ status: 303, location: `${OWN}?done=disconnected` });
    expect(await works(tokens.access_token)).toBe(false);
    const refreshed = await requestTokens(refreshFields(client, tokens.refresh_token));
    expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await works(another.access_token)).toBe(true);
    expect(await works(colleague.tokens.access_token)).toBe(true);
    expect(await disconnections(acme)).toMatchObject([
      { subjectId: id, userId: await acme.user('Recruiter'), clientId: null },
    ]);
  });

  test('disconnecting again from a second window changes nothing', async () => {
    const acme = await openCompany();
    const { browser } = await connect(acme, 'Viewer');
    const page = await browser.get(OWN);
    const fields = rowsIn(page)[0]?.fields ?? {};
    for (let count = 0; count < 2; count++) {
      const sent = await browser.submit(page, `${OWN}/disconnect`, fields);
      expect(sent.location).toBe(`${OWN}?done=disconnected`);
    }
    expect(await disconnections(acme)).toHaveLength(1);
  });

  test('disconnecting writes nothing into a company the person does not belong to', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { browser } = await connect(acme, 'Admin');
    const victim = await connect(globex, 'Admin');
    const page = await browser.get(OWN);
    const client = String(await clientRow(victim.client));
    for (const company of [String(globex.id), '1']) {
      const typed = { client_id: client, company_id: company };
      await browser.submit(page, `${OWN}/disconnect`, typed);
    }
    expect(await works(victim.tokens.access_token)).toBe(true);
    expect(await disconnections(globex)).toEqual([]);
  });

  test('a person who has left the company can still disconnect', async () => {
    const acme = await openCompany();
    const { browser } = await connect(acme, 'Viewer');
    await db.delete(members).where(eq(members.companyId, acme.id));
    expect((await disconnect(browser, OWN)).status).toBe(303);
    const [grant] = await db.select().from(oauthGrants).where(eq(oauthGrants.companyId, acme.id));
    expect(grant).toMatchObject({ revokedReason: 'disconnected by the user' });
  });

  test('disconnecting accepts ids only (422)', async () => {
    const { browser } = await connect(await openCompany(), 'Viewer');
    const page = await browser.get(OWN);
    for (const id of ['', '0', '-1', '1.5', 'oci_a', '9'.repeat(20)]) {
      const typed = { client_id: id, company_id: '1' };
      expect((await browser.submit(page, `${OWN}/disconnect`, typed)).status).toBe(422);
    }
  });
});

describe('GET /settings/company-applications', slow, () => {
  test('an Admin sees what every member has connected to the company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const viewer = await connect(acme, 'Viewer');
    await connect(globex, 'Viewer');
    const userId = await acme.user('Viewer');
    await db.update(users).set({ firstName: 'Ada', lastName: 'L' }).where(eq(users.id, userId));
    const admin = await connect(acme, 'Admin', viewer.client);
    const page = await admin.browser.get(COMPANYS);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Applications of <bdi>Acme</bdi>');
    const rows = rowsIn(page);
    expect(rows.map(({ fields }) => fields['user_id'])).toEqual(
      expect.arrayContaining([String(userId), String(await acme.user('Admin'))]),
    );
    expect(rows).toHaveLength(2);
    const ada = rows.find(({ fields }) => fields['user_id'] === String(userId));
    expect(ada?.row).toContain(
      `<bdi>Ada L</bdi> <small><bdi>Viewer@${acme.subdomain}.example</bdi></small>`,
    );
    expect(page.html).not.toContain(globex.subdomain);
  });

  test.each(['Recruiter', 'Viewer'] as const)(
    "the company's page answers a %s with 404, and is not in their navigation",
    async (role) => {
      const browser = await signedIn(await openCompany(), role);
      expect((await browser.get(COMPANYS)).status).toBe(404);
      expect((await browser.get(OWN)).html).not.toContain(COMPANYS);
    },
  );

  test('an Admin of several companies sees one at a time', async () => {
    const [acme, globex] = [
      await openCompany({ name: 'Acme' }),
      await openCompany({ name: 'Globex' }),
    ];
    const { email } = await withPassword(acme, 'Admin');
    await createUser(operator(), { company: globex.subdomain, email, role: 'Admin' });
    const browser = openBrowser();
    await browser.signIn(email, PASSWORD);
    expect((await browser.get(COMPANYS)).html).toContain(`href="?company=${globex.id}"`);
    const chosen = await browser.get(`${COMPANYS}?company=${globex.id}`);
    expect(chosen.html).toContain('Applications of <bdi>Globex</bdi>');
    const other = await openCompany();
    for (const company of [String(other.id), '', '0', 'Acme', `0${acme.id}`]) {
      expect((await browser.get(`${COMPANYS}?company=${company}`)).status, company).toBe(404);
    }
  });

  test("the company's page shows fifty rows per page", async () => {
    const acme = await openCompany();
    await plant(acme, await acme.user('Viewer'), 51);
    const browser = await signedIn(acme, 'Admin');
    const first = await browser.get(COMPANYS);
    const older = `${COMPANYS}?company=${acme.id}&amp;page=2`;
    expect(rowsIn(first)).toHaveLength(50);
    expect(first.html).toContain(`href="${older}"`);
    const second = await browser.get(older.replace('&amp;', '&'));
    expect(rowsIn(second)).toHaveLength(1);
    const clients = [first, second].flatMap(rowsIn).map(({ fields }) => fields['client_id']);
    expect(new Set(clients).size).toBe(51);
    for (const page of ['0', '-1', 'x', '1000000', '9'.repeat(30)]) {
      expect((await browser.get(`${COMPANYS}?page=${page}`)).status).toBe(200);
    }
  });
});

describe('POST /settings/company-applications/disconnect', slow, () => {
  test("an Admin disconnects a member's application", async () => {
    const acme = await openCompany();
    const { name, client, tokens } = await connect(acme, 'Recruiter');
    const admin = await signedIn(acme, 'Admin');
    const ended = await disconnect(admin, COMPANYS);
    expect(ended).toMatchObject({
      status: 303,
      location: `${COMPANYS}?company=${acme.id}&done=disconnected`,
    });
    expect((await admin.get(ended.location)).html).toContain(en.settings.notices.disconnected);
    expect(await works(tokens.access_token)).toBe(false);
    const refreshed = await requestTokens(refreshFields(client, tokens.refresh_token));
    expect(refreshed.body.error).toBe('invalid_grant');
    expect(await disconnections(acme)).toMatchObject([
      {
        subjectId: await clientRow(client),
        userId: await acme.user('Admin'),
        changes: {
          user_id: { from: await acme.user('Recruiter'), to: null },
          client: { from: { client_id: client.client_id, name }, to: null },
        },
      },
    ]);
  });

  test('an Admin of another company, or a former Admin, gets 404', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { tokens } = await connect(acme, 'Recruiter');
    const former = await signedIn(acme, 'Admin');
    const foreign = await signedIn(globex, 'Admin');
    await connect(globex, 'Viewer');
    const pages = [await former.get(COMPANYS), await foreign.get(COMPANYS)] as const;
    const [{ fields } = { fields: {} }] = rowsIn(pages[0]);
    await db
      .update(members)
      .set({ role: 'Recruiter' })
      .where(eq(members.userId, await acme.user('Admin')));
    expect((await former.submit(pages[0], `${COMPANYS}/disconnect`, fields)).status).toBe(404);
    expect((await foreign.submit(pages[1], `${COMPANYS}/disconnect`, fields)).status).toBe(404);
    expect((await former.get(COMPANYS)).status).toBe(404);
    expect(await works(tokens.access_token)).toBe(true);
    expect(await disconnections(acme)).toEqual([]);
  });
});
