/**
 * A caller whose token the isolate has looked up before is not looked up first: the first batch of the request checks that the
 * token is still theirs. What has ended or changed since takes effect with the next request, and nothing is done before.
 */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { scopes } from '#access.ts';
import type { Role } from '#access.ts';
import { securityEvents } from '#data/tables/accounts.ts';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import {
  callEndpoint,
  expectInsufficientRole,
  tenantEndpoints,
  tokenWhere,
} from '../support/access.ts';
import { call, sendingThrough } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { leastRequest, pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { openBindings, through } from '../support/faults/bindings.ts';
import { db } from '../support/operator.ts';
import { emptyFailuresBeforeEach } from '../support/security-events.ts';
import { callStateless, post } from '../support/tools.ts';

const LIST = '/api/company-offices/index';

/** Runs `work`, and returns its result with the calls of the database, the files, the queues and the limiters. */
async function watching<Result>(work: () => Promise<Result>) {
  const bindings = openBindings();
  const answer = await sendingThrough(through(bindings), work);
  // The sign-in log is written after the answer.
  return { answer, calls: bindings.calls };
}

/** A token of its own that this isolate has seen. */
async function knownToken(company: Company): Promise<string> {
  const token = await tokenWhere(company, { grant: { lastUsedAt: new Date() } });
  expect(await call(token, 'GET', LIST)).toMatchObject({ status: 200 });
  return token;
}

async function grantOf(token: string): Promise<typeof oauthGrants.$inferSelect> {
  const [row] = await db
    .select()
    .from(oauthGrants)
    .innerJoin(oauthTokens, eq(oauthTokens.grantId, oauthGrants.id))
    .where(eq(oauthTokens.hash, await sha256Hex(token)));
  if (!row) throw new Error('no such token');
  return row.oauth_grants;
}

async function revoke(token: string): Promise<void> {
  const { id } = await grantOf(token);
  await db.update(oauthGrants).set({ revokedAt: new Date() }).where(eq(oauthGrants.id, id));
}

/** More would be too many requests of one user in a minute. */
const TESTS_PER_COMPANY = 50;

let acme: Company;
let tests = 0;
beforeEach(async () => {
  if (tests % TESTS_PER_COMPANY === 0) acme = await openCompany();
  tests += 1;
});

const named = tenantEndpoints.map((one) => [`${one.method} ${one.path}`, one] as const);

test.each(named)('%s does nothing for a known token that has been revoked', async (_, endpoint) => {
  const least = await leastRequest(acme, endpoint);
  const at = await pathFor(acme, endpoint.path);
  const token = await knownToken(acme);
  await revoke(token);
  const audited = await acme.audited();
  const { answer, calls } = await watching(() => callEndpoint(token, endpoint, least, { at }));
  expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  // The check that failed, the look-up, and the entry in the sign-in log.
  expect(calls.filter((name) => name.startsWith('DB'))).toHaveLength(3);
  expect(
    calls.filter((name) =>
      /^(?:FILES|KV|SUMMARY_CACHE|MAIL|WEBHOOKS|CVS|MEETINGS|POSTS|REPLIES|TRANSFERS)/u.test(name),
    ),
  ).toEqual([]);
  expect(await acme.audited()).toEqual(audited);
  // It is not known any more: only the look-up, and the entry.
  const again = await watching(() => callEndpoint(token, endpoint, least, { at }));
  expect(again.answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  expect(again.calls.filter((name) => name.startsWith('DB'))).toHaveLength(2);
});

describe('a known caller', () => {
  const STORE = '/api/company-offices/store';
  const office = { name: 'Oslo' };

  async function setRole(token: string, role: Role): Promise<void> {
    const { userId } = await grantOf(token);
    await db.update(members).set({ role }).where(eq(members.userId, userId));
  }

  test('costs one round trip for a read and two for a write', async () => {
    const token = await knownToken(acme);
    const read = await watching(() => call(token, 'GET', LIST));
    expect(read.answer.status).toBe(200);
    expect(read.calls.filter((name) => name.startsWith('DB'))).toHaveLength(1);
    const website = { website: 'https://acme.example' };
    const path = `/api/companies/update/${acme.id}`;
    const write = await watching(() => call(token, 'POST', path, website));
    expect(write.answer.status).toBe(200);
    expect(write.calls.filter((name) => name.startsWith('DB'))).toHaveLength(2);
  });

  test('who lost a role is refused, and who got it back is served, by the next request', async () => {
    const company = await openCompany();
    const token = await knownToken(company);
    await setRole(token, 'Viewer');
    expectInsufficientRole(await call(token, 'POST', STORE, office));
    expectInsufficientRole(await call(token, 'POST', STORE, office));
    await setRole(token, 'Admin');
    expect(await call(token, 'POST', STORE, office)).toMatchObject({ status: 201 });
    expect(await call(token, 'GET', LIST)).toMatchObject({ status: 200 });
  });

  test('whose grant lost a scope is refused by the next request', async () => {
    const token = await knownToken(acme);
    const { id } = await grantOf(token);
    const fewer = scopes.filter((scope) => scope !== 'company');
    await db.update(oauthGrants).set({ scopes: fewer }).where(eq(oauthGrants.id, id));
    expect(await call(token, 'GET', '/api/companies/profile')).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
  });

  test.each([
    ['a body that is wrong', 'POST', STORE, { name: '' }],
    ['a body that is no JSON', 'POST', STORE, new TextEncoder().encode('{')],
    ['a record that does not exist', 'GET', '/api/company-offices/show/1', undefined],
    ['another company named', 'GET', `${LIST}?subdomain=other`, undefined],
  ])('whose token was revoked is refused for that, with %s', async (_, method, path, body) => {
    const token = await knownToken(acme);
    await revoke(token);
    const answer = await call(token, method, path, body);
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
  });

  test('who got a role reads the body that was sent before it was known', async () => {
    const company = await openCompany();
    const token = await knownToken(company);
    await setRole(token, 'Recruiter');
    // Any role may read; the look-up runs the request again with the same body.
    const answer = await call(token, 'POST', '/api/contracted-companies', { name: 'Initech' });
    expect(answer).toMatchObject({ status: 201, body: { data: { name: 'Initech' } } });
    const { body } = await call<{ total: number }>(token, 'GET', '/api/contracted-companies');
    expect(body.data.total).toBe(1);
  });

  test('is unknown to the tool server until it asked there, and refused there too', async () => {
    const token = await tokenWhere(acme, { grant: { lastUsedAt: new Date() } });
    const ask = () => callStateless(token, 'tools/call', { name: 'get_company', arguments: {} });
    const first = await watching(ask);
    const second = await watching(ask);
    expect(first.answer.status).toBe(200);
    const trips = (calls: string[]) => calls.filter((name) => name.startsWith('DB')).length;
    expect(trips(second.calls)).toBe(trips(first.calls) - 1);
    await revoke(token);
    expect((await ask()).status).toBe(401);
  });

  describe('of the tool server', () => {
    emptyFailuresBeforeEach();

    const draft = { name: 'create_job_draft', arguments: { title: 'Baker' } };

    async function knownToTools(company: Company): Promise<string> {
      const token = await tokenWhere(company, { grant: { lastUsedAt: new Date() } });
      const { status } = await callStateless(token, 'tools/call', {
        name: 'get_company',
        arguments: {},
      });
      expect(status).toBe(200);
      return token;
    }

    const refusalsOf = async (token: string) => {
      const { userId } = await grantOf(token);
      const isTheirs = and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.outcome, 'refused'),
      );
      return db.select().from(securityEvents).where(isTheirs);
    };

    test('whose token was revoked does nothing, costs one check, and is no failure of ours', async () => {
      const token = await knownToTools(acme);
      await revoke(token);
      const log = vi.spyOn(console, 'error');
      onTestFinished(() => log.mockRestore());
      const batch = Array.from({ length: 5 }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: draft,
      }));
      const { answer, calls } = await watching(() =>
        post(token, batch, { 'mcp-protocol-version': '2025-03-26' }),
      );
      expect(answer).toMatchObject({ status: 401 });
      expect(log.mock.calls).toEqual([]);
      // The check that failed, the look-up, and the entry in the sign-in log.
      expect(calls.filter((name) => name.startsWith('DB'))).toHaveLength(3);
    });

    test('who got a role is not recorded as refused for the one they had', async () => {
      const company = await openCompany();
      const token = await knownToTools(company);
      await setRole(token, 'Viewer');
      const ask = () => watching(() => callStateless(token, 'tools/call', draft));
      await ask();
      const before = await refusalsOf(token);
      expect(before).toHaveLength(1);
      await setRole(token, 'Admin');
      expect((await ask()).answer.reply.result.isError).toBeUndefined();
      expect(await refusalsOf(token)).toEqual(before);
    });
  });
});
