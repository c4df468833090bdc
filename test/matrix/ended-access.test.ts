/** Access that ends: a member, a role, a client, a grant or a token that changes counts with the next request. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { oauthClients, oauthGrants, oauthTokens } from '#data/tables/oauth.ts';
import { members } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { tokenWhere } from '../support/access.ts';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

describe('access that has ended is refused from the next request on (401)', () => {
  const path = '/api/jobs/index';
  const client = () => {
    const { newId, now } = operator();
    const id = newId();
    return { id, clientId: `oci_${id}`, name: 'Test', kind: 'public' as const, createdAt: now };
  };

  test('refuses a member who is removed or not active yet', async () => {
    const acme = await openCompany();
    const token = await acme.token('Recruiter');
    const isMember = eq(members.userId, await acme.user('Recruiter'));
    expect((await call(token, 'GET', path)).status).toBe(200);
    for (const status of ['invited', 'hired'] as const) {
      await db.update(members).set({ status }).where(isMember);
      expect((await call(token, 'GET', path)).status).toBe(401);
    }
    await db.update(members).set({ status: 'active' }).where(isMember);
    expect((await call(token, 'GET', path)).status).toBe(200);
    await db.delete(members).where(isMember);
    expect((await call(token, 'GET', path)).status).toBe(401);
  });

  test('refuses what a role may no longer do once it is lowered', async () => {
    const acme = await openCompany();
    const token = await acme.token('Admin');
    const store = () => call(token, 'POST', '/api/company-offices/store', { name: 'A' });
    expect((await store()).status).toBe(201);
    const isMember = eq(members.userId, await acme.user('Admin'));
    await db.update(members).set({ role: 'Viewer' }).where(isMember);
    expect(await store()).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
  });

  test('refuses a client that is disabled', async () => {
    const acme = await openCompany();
    const app = client();
    await db.insert(oauthClients).values(app);
    const token = await tokenWhere(acme, { grant: { clientId: app.id } });
    expect((await call(token, 'GET', path)).status).toBe(200);
    const isApp = eq(oauthClients.id, app.id);
    await db.update(oauthClients).set({ disabledAt: new Date() }).where(isApp);
    expect((await call(token, 'GET', path)).status).toBe(401);
  });

  test('refuses a revoked grant and a deleted token', async () => {
    const acme = await openCompany();
    const [revoked, deleted] = [await tokenWhere(acme, {}), await tokenWhere(acme, {})];
    const hash = await sha256Hex(revoked);
    const [row] = await db.select().from(oauthTokens).where(eq(oauthTokens.hash, hash));
    expect((await call(revoked, 'GET', path)).status).toBe(200);
    const isGrant = eq(oauthGrants.id, row?.grantId ?? 0);
    await db.update(oauthGrants).set({ revokedAt: new Date() }).where(isGrant);
    expect((await call(revoked, 'GET', path)).status).toBe(401);
    expect((await call(deleted, 'GET', path)).status).toBe(200);
    await db.delete(oauthTokens).where(eq(oauthTokens.hash, await sha256Hex(deleted)));
    expect((await call(deleted, 'GET', path)).status).toBe(401);
  });

  test('accepts the scheme Bearer in any case and with any number of spaces (RFC 9110, 11.1)', async () => {
    const token = await (await openCompany()).token('Viewer');
    for (const authorization of [`bearer ${token}`, `BEARER   ${token}`, `Bearer ${token}  `]) {
      expect((await call(null, 'GET', path, undefined, { authorization })).status).toBe(200);
    }
  });
});
