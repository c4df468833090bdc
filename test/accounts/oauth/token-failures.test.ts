/** The token endpoint when the database fails or changes concurrently: all is written or nothing. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { auditEvents } from '#data/tables/audit-events.ts';
import { members } from '#data/tables/users.ts';
import { firstIdAt } from '#lib/ids.ts';
import { SECOND_MS } from '#lib/time.ts';
import { API, call } from '../../support/call.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import { callWatched, CONNECTION_LOST, d1Error } from '../../support/d1.ts';
import type { Watch } from '../../support/d1.ts';
import {
  codeFor,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  sendOAuth,
  signedIn,
  tokensFor,
} from '../../support/oauth.ts';
import { db } from '../../support/operator.ts';

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

async function watching(watch: Watch, fields: Record<string, string>, path = '/api/oauth/token') {
  const response = await callWatched(watch, 'POST', `${API}${path}`, { body: fields });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Makes the database fail at the round trip of this number. */
const failing =
  (at: number): Watch =>
  (_, count) => {
    if (count === at) throw d1Error(CONNECTION_LOST);
  };

/** Runs something before the round trip of this number. */
const interrupted =
  (at: number, work: () => Promise<unknown>): Watch =>
  (_, count) =>
    count === at ? work() : undefined;

function expectUnavailable(answer: Awaited<ReturnType<typeof watching>>): void {
  expect(answer).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(answer.body)).not.toMatch(/D1|Network|select/u);
}

/** Takes all ids of this millisecond, so that every insert in it collides. */
async function takeIds(at: number): Promise<void> {
  const { id } = await openCompany();
  // The clock reaches this millisecond in a later test.
  onTestFinished(async () => {
    await db.delete(auditEvents).where(eq(auditEvents.companyId, id));
  });
  await db.run(sql`
    insert into audit_events (id, company_id, action, subject_id, changes, created_at)
    with recursive ids (id) as (
      select ${firstIdAt(new Date(at))} union all select id + 1 from ids limit 4096
    )
    select id, ${id}, 'test', 0, '{}', ${at} from ids`);
}

const expectedError = { status: 400, body: { error: 'invalid_grant' } };

describe('POST /api/oauth/token', () => {
  test('when D1 fails during a code exchange, the code stays valid (503)', async () => {
    const acme = await openCompany();
    const client = await registerClient();
    const code = await codeFor(await signedIn(acme), client);
    for (const at of [1, 2]) {
      expectUnavailable(await watching(failing(at), codeFields(client, code)));
      expect(await acme.audited()).toEqual([]);
    }
    expect((await requestTokens(codeFields(client, code))).status).toBe(200);
  });

  test('when D1 fails during a refresh, the refresh token stays valid (503)', async () => {
    const client = await registerClient();
    const { refresh_token: token } = await tokensFor(await signedIn(await openCompany()), client);
    for (const at of [1, 2]) {
      expectUnavailable(await watching(failing(at), refreshFields(client, token)));
    }
    const first = await requestTokens(refreshFields(client, token));
    expect(first.status).toBe(200);
    expectUnavailable(await watching(failing(1), refreshFields(client, token)));
    expect((await requestTokens(refreshFields(client, token))).body).toEqual(first.body);
  });

  test.each(['code', 'refresh token'])(
    'a collision of ids in one millisecond does not harm the bearer of a %s',
    async (kind) => {
      const client = await registerClient();
      const browser = await signedIn(await openCompany());
      const fields =
        kind === 'code'
          ? codeFields(client, await codeFor(browser, client))
          : refreshFields(client, (await tokensFor(browser, client)).refresh_token);
      const now = Date.now() + SECOND_MS;
      await takeIds(now);
      setClock(now);
      const ticking = interrupted(2, async () => setClock(now + 1));
      const answer = await watching(ticking, fields);
      expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    },
  );

  test('a grant that is revoked during a refresh yields no tokens', async () => {
    const client = await registerClient();
    const tokens = await tokensFor(await signedIn(await openCompany()), client);
    const ending = interrupted(2, () =>
      sendOAuth('/api/oauth/revoke', { token: tokens.access_token }),
    );
    const fields = refreshFields(client, tokens.refresh_token);
    expect(await watching(ending, fields)).toMatchObject(expectedError);
    expect(await requestTokens(fields)).toMatchObject(expectedError);
  });

  test("a refresh that loses a race answers the winner's tokens", async () => {
    const client = await registerClient();
    const { refresh_token: token } = await tokensFor(await signedIn(await openCompany()), client);
    const fields = refreshFields(client, token);
    let faster: unknown;
    const overtaking = interrupted(2, async () => {
      faster = (await requestTokens(fields)).body;
    });
    const slower = await watching(overtaking, fields);
    expect(slower.status).toBe(200);
    expect(slower.body).toEqual(faster);
  });

  test('a member who is removed during a code exchange gets no tokens', async () => {
    const acme = await openCompany();
    const client = await registerClient();
    const code = await codeFor(await signedIn(acme), client);
    const removing = interrupted(2, () =>
      db.delete(members).where(eq(members.companyId, acme.id)).run(),
    );
    expect(await watching(removing, codeFields(client, code))).toMatchObject(expectedError);
    expect(await acme.audited()).toEqual([]);
  });
});

describe('POST /api/oauth/revoke', () => {
  test('when D1 fails during a revocation, the client is told to retry and the token stays valid (503)', async () => {
    const acme = await openCompany();
    const token = await acme.token('Viewer');
    for (const at of [1, 2]) {
      expectUnavailable(await watching(failing(at), { token }, '/api/oauth/revoke'));
    }
    expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
  });
});
