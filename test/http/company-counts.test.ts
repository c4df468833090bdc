/** Which company a request counts for in the data points: the one that it acts for. */
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { totpFactors } from '#data/tables/accounts.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { newTotpSecret } from '#lib/totp.ts';
import { createUser } from '#operator/users/actions.ts';
import { openForm } from '../support/apply-form.ts';
import { authorizePath, openBrowser } from '../support/browser.ts';
import { visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole } from '../support/console.ts';
import { pointsOf } from '../support/metrics.ts';
import {
  authorizationQuery,
  codeFields,
  PASSWORD,
  refreshFields,
  registerClient,
  requestTokens,
  tokensFor,
  withPassword,
} from '../support/oauth.ts';
import { db, operator, services } from '../support/operator.ts';

let acme: Company;
let globex: Company;
let single: { email: string; userId: number };
/** A member of both companies. */
let both: { email: string };
let of: string;

beforeAll(async () => {
  [acme, globex] = [await openCompany(), await openCompany()];
  single = await withPassword(acme, 'Recruiter');
  both = { email: `both@${acme.subdomain}.example` };
  for (const { subdomain: company } of [acme, globex]) {
    await createUser(operator(), { company, ...both, role: 'Viewer', password: PASSWORD });
  }
  of = String(acme.id);
});

/** The company of each request, or `request` where it counts for none. */
async function countedFor(work: () => Promise<unknown>): Promise<string[]> {
  return (await pointsOf(work)).map(({ index }) => index);
}

describe('a sign-in', () => {
  test('counts for the only company of the person, and so do their account pages', async () => {
    const browser = openBrowser();
    const counted = await countedFor(async () => {
      await browser.signIn(single.email, PASSWORD);
      await browser.get('/settings');
    });
    expect(counted).toEqual(['request', of, of]);
  });

  test('with a wrong password counts for the company whose member it is about', async () => {
    const browser = openBrowser();
    const counted = await countedFor(() => browser.signIn(single.email, 'another password'));
    expect(counted).toEqual(['request', of]);
  });

  test('of an unknown address counts for no company', async () => {
    const browser = openBrowser();
    const counted = await countedFor(() => browser.signIn(`nobody@${acme.subdomain}.example`, '?'));
    expect(counted).toEqual(['request', 'request']);
  });

  test('of a person with several companies counts for none, until one is opened', async () => {
    const browser = openBrowser();
    const counted = await countedFor(async () => {
      await browser.signIn(both.email, PASSWORD);
      await browser.get('/settings');
      await browser.get(`/console/${globex.subdomain}/jobs`);
    });
    expect(counted).toEqual(['request', 'request', 'request', String(globex.id)]);
  });

  test('counts for no company that the person was only invited to', async () => {
    const email = `invited@${acme.subdomain}.example`;
    await acme.admin('POST', '/api/company-users/invite', { email, role_type: 'Viewer' });
    const counted = await countedFor(() => openBrowser().signIn(email, PASSWORD));
    expect(counted).toEqual(['request', 'request']);
  });

  test('by a code of two-factor authentication counts as the password does', async () => {
    const { email, userId } = await withPassword(globex, 'Recruiter');
    const secret = newTotpSecret();
    const at = new Date(Date.now() - 10 * MINUTE_MS);
    const secretSealed = services.vault.seal('totp', secret);
    const factor = { userId, secretSealed, createdAt: at, confirmedAt: at, lastStep: 0 };
    await db.insert(totpFactors).values(factor);
    const browser = openBrowser();
    const counted = await countedFor(async () => {
      const page = await browser.signIn(email, PASSWORD);
      const wrong = await browser.submit(page, '/sign-in/second-factor', { code: '' });
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      const right = await browser.submit(wrong, '/sign-in/second-factor', { code });
      expect(right.status).toBe(303);
    });
    const company = String(globex.id);
    expect(counted).toEqual(['request', company, company, company]);
  });
});

describe('signing in to an application', () => {
  test('counts for the company that is chosen, also where its tokens are refused', async () => {
    const client = await registerClient();
    const browser = openBrowser();
    await browser.signIn(both.email, PASSWORD);
    const query = authorizationQuery(client, 'jobs:read');
    const consent = await countedFor(() => browser.allow(query, globex.id));
    expect(consent).toEqual(['request', String(globex.id)]);

    const code = (await browser.allow(query, globex.id)).searchParams.get('code') ?? '';
    const exchange = await countedFor(async () => {
      const wrong = { redirect_uri: 'https://elsewhere.example/' };
      expect((await requestTokens(codeFields(client, code, wrong))).status).toBe(400);
      expect((await requestTokens(codeFields(client, code))).status).toBe(200);
    });
    expect(exchange).toEqual([String(globex.id), String(globex.id)]);
  });

  test('counts a refresh, its repetition and a refused one for the company of the grant', async () => {
    const client = await registerClient();
    const browser = openBrowser();
    await browser.signIn(single.email, PASSWORD);
    const { refresh_token: token } = await tokensFor(browser, client, 'jobs:read');
    const counted = await countedFor(async () => {
      expect((await requestTokens(refreshFields(client, token))).status).toBe(200);
      expect((await requestTokens(refreshFields(client, token))).status).toBe(200);
      const more = { scope: 'jobs:read candidates:read' };
      expect((await requestTokens(refreshFields(client, token, more))).status).toBe(400);
    });
    expect(counted).toEqual([of, of, of]);
  });

  test('counts the consent page of a person with one company', async () => {
    const client = await registerClient();
    const browser = openBrowser();
    await browser.signIn(single.email, PASSWORD);
    const path = authorizePath(authorizationQuery(client, 'jobs:read'));
    expect(await countedFor(() => browser.get(path))).toEqual([of]);
  });
});

describe('the console', () => {
  test('counts what a role is refused, and a form whose key has expired', async () => {
    const console = await openConsole(acme, 'Viewer');
    const browser = openBrowser();
    await browser.signIn(single.email, PASSWORD);
    const counted = await countedFor(async () => {
      await console.open('/jobs');
      expect((await console.browser.get(`${console.root}/jobs/new`)).status).toBe(403);
      const form = await browser.post(`/console/${acme.subdomain}/jobs/new`, {
        form_token: 'expired',
      });
      expect(form.status).toBe(403);
    });
    expect(counted).toEqual([of, of, of]);
  });

  test('counts for no company whose member the person is not', async () => {
    const browser = openBrowser();
    await browser.signIn(single.email, PASSWORD);
    const path = `/console/${globex.subdomain}/jobs`;
    expect(await countedFor(() => browser.get(path))).toEqual(['request']);
  });
});

describe('an applicant', () => {
  test('counts for the company of the job, from the form on, also where it is refused', async () => {
    const job = await acme.postJob({ status: 'Live' });
    const points = await pointsOf(async () => {
      const form = await openForm(acme, job);
      await form.submit({ email: 'no address' });
      await form.submit();
      await visit(acme.host, '/');
    });
    expect(points.map(({ surface, index }) => [surface, index])).toEqual([
      ['form-page', of],
      ['form-submit', of],
      ['form-submit', of],
      ['career-page', 'request'],
    ]);
  });
});
