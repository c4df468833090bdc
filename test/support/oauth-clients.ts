/** Inspects registered clients: what is stored of them, and whether a secret works. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accountEvents } from '#data/tables/accounts.ts';
import { oauthClients, oauthClientSecrets } from '#data/tables/oauth.ts';
import { REDIRECT, refreshFields, requestTokens } from './oauth.ts';
import type { TestClient } from './oauth.ts';
import { db } from './operator.ts';

/** Everything that is stored of a client, in every table. */
export async function storedRows(clientId: string) {
  const clients = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  const id = clients[0]?.id ?? 0;
  const secrets = await db
    .select()
    .from(oauthClientSecrets)
    .where(eq(oauthClientSecrets.clientId, id))
    .orderBy(oauthClientSecrets.id);
  const events = await db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.clientId, id))
    .orderBy(accountEvents.id);
  return { client: clients[0], secrets, events };
}

/** Whether the token endpoint accepts this secret. */
export async function isSecretAccepted(client: TestClient): Promise<boolean> {
  const { status, body } = await requestTokens({
    ...refreshFields(client, `ort_${'0'.repeat(43)}000000`),
    grant_type: 'authorization_code',
    code: 'junk',
    redirect_uri: REDIRECT,
  });
  expect([400, 401]).toContain(status);
  expect(body.error).toBe(status === 401 ? 'invalid_client' : 'invalid_grant');
  return status === 400;
}
