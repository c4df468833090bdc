/** The choice of a company at the consent, for a person with several (decisions: OAuth). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { members } from '#data/tables/users.ts';
import { createUser } from '#operator/users/actions.ts';
import { authorizePath, hiddenFields, openBrowser } from '../../support/browser.ts';
import type { Browser, Page } from '../../support/browser.ts';
import { call } from '../../support/call.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import {
  authorizationQuery,
  PASSWORD,
  codeFields,
  registerClient,
  requestTokens,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { db, operator } from '../../support/operator.ts';
import { en } from '../../support/english.ts';

const SCOPE = 'company jobs:read jobs:write';

let acme: Company;
let globex: Company;
let foreign: Company;
let invited: Company;
let client: TestClient;
let browser: Browser;
let page: Page;
let atGlobex: number;
beforeAll(async () => {
  [acme, globex] = [await openCompany(), await openCompany()];
  [foreign, invited] = [await openCompany(), await openCompany()];
  client = await registerClient();
  const email = `both@${acme.subdomain}.example`;
  const join = async ({ subdomain }: Company, role: 'Admin' | 'Viewer', password?: string) =>
    (await createUser(operator(), { company: subdomain, email, role, password })).memberId;
  await join(acme, 'Admin', PASSWORD);
  atGlobex = await join(globex, 'Viewer');
  const atInvited = await join(invited, 'Admin');
  await db.update(members).set({ status: 'invited' }).where(eq(members.id, atInvited));
  browser = openBrowser();
  await browser.signIn(email, PASSWORD);
  page = await browser.get(authorizePath(authorizationQuery(client, SCOPE)));
});

function choose(company: string | number, from: Page = page): Promise<Page> {
  return browser.submit(from, '/authorize', { decision: 'allow', company_id: String(company) });
}

function codeIn(sent: Page): string {
  expect(sent.status).toBe(303);
  return new URL(sent.location).searchParams.get('code') ?? '';
}

function expectPageAgain(again: Page): void {
  expect(again).toMatchObject({ status: 422, location: '' });
  expect(again.html).toContain(en.consent.noCompanyChosen);
}

describe('GET /authorize', () => {
  test('the consent page lists both companies with neither selected', () => {
    expect(page.status).toBe(200);
    for (const { id } of [acme, globex]) expect(page.html).toContain(`value="${id}"`);
    for (const { id } of [foreign, invited]) expect(page.html).not.toContain(`value="${id}"`);
    expect(page.html).not.toContain('checked');
    expect(hiddenFields(page, '/authorize')).not.toHaveProperty('company_id');
  });
});

describe('POST /authorize', () => {
  test('an answer without a company shows the page again (422), and then continues', async () => {
    const again = await browser.submit(page, '/authorize', { decision: 'allow' });
    expectPageAgain(again);
    expect(codeIn(await choose(acme.id, again))).not.toBe('');
  });

  test('a company that the person does not belong to shows the page again (422)', async () => {
    for (const id of ['', '0', '1e3', `${acme.id} `, acme.subdomain, foreign.id, invited.id]) {
      expectPageAgain(await choose(id));
    }
  });

  test('denying needs no company', async () => {
    const sent = await browser.submit(page, '/authorize', { decision: 'deny' });
    expect(sent.status).toBe(303);
    expect(new URL(sent.location).searchParams.get('error')).toBe('access_denied');
  });

  test('the tokens are for the chosen company, with the role there', async () => {
    for (const [company, status] of [
      [acme, 201],
      [globex, 403],
    ] as const) {
      const { body } = await requestTokens(codeFields(client, codeIn(await choose(company.id))));
      const stored = await call(body.access_token, 'POST', '/api/jobs/store', { title: 'Baker' });
      expect(stored.status).toBe(status);
      const userinfo = await call(body.access_token, 'GET', '/api/oauth/userinfo');
      expect(userinfo.body).toMatchObject({ company: { subdomain: company.subdomain } });
      const read = (subdomain: string) =>
        call(body.access_token, 'GET', `/api/jobs/index?subdomain=${subdomain}`);
      expect((await read(company.subdomain)).status).toBe(200);
      const other = company === acme ? globex : acme;
      expect(await read(other.subdomain)).toMatchObject({ status: 403 });
    }
  });

  test('a membership that ended since the page was shown cannot be chosen, the other can', async () => {
    const [row] = await db.select().from(members).where(eq(members.id, atGlobex));
    await db.delete(members).where(eq(members.id, atGlobex));
    onTestFinished(async () => {
      if (row) await db.insert(members).values(row);
    });
    expect((await choose(globex.id)).status).toBe(422);
    expect(codeIn(await choose(acme.id))).not.toBe('');
  });
});
