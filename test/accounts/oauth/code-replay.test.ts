/** Replayed codes: concurrently, shortly after, later, and by another client (RFC 6749, 4.1.2; decisions: OAuth). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { sha256Hex } from '#lib/hash.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { Browser } from '../../support/browser.ts';
import { call } from '../../support/call.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import type { Company } from '../../support/company.ts';
import {
  codeFor,
  newPkce,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { db } from '../../support/operator.ts';

let acme: Company;
let browser: Browser;
let client: TestClient;
let other: TestClient;
beforeAll(async () => {
  acme = await openCompany();
  browser = await signedIn(acme);
  [client, other] = [await registerClient(), await registerClient()];
});

const redeem = (code: string, more?: Record<string, string>, by: TestClient = client) =>
  requestTokens(codeFields(by, code, more));

function expectOver(answer: Awaited<ReturnType<typeof redeem>>): void {
  expect(answer, answer.body.error_description).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
}

async function expectAllOver({ body }: Awaited<ReturnType<typeof redeem>>): Promise<void> {
  expect((await call(body.access_token, 'GET', '/api/jobs/index')).status).toBe(401);
  expectOver(await requestTokens(refreshFields(client, body.refresh_token)));
}

describe('POST /api/oauth/token with a code', () => {
  test('a code that is replayed later revokes everything it yielded (RFC 6749, 4.1.2)', async () => {
    const start = Date.now();
    setClock(start);
    const code = await codeFor(browser, client, 'jobs:read');
    const tokens = await redeem(code);
    const next = await requestTokens(refreshFields(client, tokens.body.refresh_token));
    setClock(start + 5 * SECOND_MS);
    for (const { body } of [tokens, next]) {
      expect((await call(body.access_token, 'GET', '/api/jobs/index')).status).toBe(200);
    }
    expectOver(await redeem(code));
    await expectAllOver(tokens);
    await expectAllOver(next);
    const codeHash = await sha256Hex(code);
    const [grant] = await db.select().from(oauthGrants).where(eq(oauthGrants.codeHash, codeHash));
    const audit = (await acme.audited()).filter(({ subjectId }) => subjectId === grant?.id);
    expect(audit.map(({ action }) => action).at(-1)).toBe('grant.revoke');
  });

  test('a code that is replayed within a second is only refused, as clients send twice (decisions)', async () => {
    const start = Date.now();
    setClock(start);
    const code = await codeFor(browser, client, 'jobs:read');
    const tokens = await redeem(code);
    setClock(start + SECOND_MS);
    expectOver(await redeem(code));
    expect((await call(tokens.body.access_token, 'GET', '/api/jobs/index')).status).toBe(200);
    setClock(start + SECOND_MS + 1);
    expectOver(await redeem(code));
    await expectAllOver(tokens);
  });

  test('a third use of a code is refused in the same way (RFC 6749, 5.2)', async () => {
    const start = Date.now();
    setClock(start);
    const code = await codeFor(browser, client);
    expect((await redeem(code)).status).toBe(200);
    setClock(start + 5 * SECOND_MS);
    expectOver(await redeem(code));
    expectOver(await redeem(code));
  });

  test('a replay by a client that could not have redeemed the code revokes nothing', async () => {
    const start = Date.now();
    setClock(start);
    const { verifier, challenge } = newPkce();
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const code = await codeFor(browser, client, 'jobs:read', pkce);
    const { body } = await redeem(code, { code_verifier: verifier });
    setClock(start + 5 * SECOND_MS);
    expectOver(await redeem(code, { code_verifier: verifier }, other));
    expectOver(await redeem(code, { code_verifier: newPkce().verifier }));
    const otherClient = { ...client, client_secret: other.client_secret };
    expect((await redeem(code, { code_verifier: verifier }, otherClient)).status).toBe(401);
    expect((await call(body.access_token, 'GET', '/api/jobs/index')).status).toBe(200);
  });

  test(
    '20 concurrent uses of a code yield tokens once, in each of 20 rounds',
    { timeout: 60_000 },
    async () => {
      const many = await openCompany();
      const person = await signedIn(many);
      // However long a round takes: a use that comes a second later revokes the tokens.
      setClock(Date.now());
      for (let round = 1; round <= 20; round++) {
        const code = await codeFor(person, client, 'jobs:read');
        const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
        const won = answers.filter(({ status }) => status === 200);
        expect(won, `round ${round}`).toHaveLength(1);
        for (const lost of answers.filter((one) => !won.includes(one))) expectOver(lost);
        const token = won[0]?.body.access_token ?? '';
        expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
      }
      const ofMany = eq(oauthGrants.companyId, many.id);
      const tokens = await db
        .select({ kind: oauthTokens.kind })
        .from(oauthTokens)
        .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
        .where(ofMany);
      expect(tokens).toHaveLength(40);
      expect(await db.select().from(oauthGrants).where(ofMany)).toHaveLength(20);
    },
  );
});
