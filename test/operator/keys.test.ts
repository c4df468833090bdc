/** Keys are replaced while the service runs: nothing sealed, signed or looked up is lost. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { totpFactors } from '#data/tables/accounts.ts';
import { connections } from '#data/tables/connections.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import { connectionOwner } from '#data/sealed-columns.ts';
import { formatKeyRing, parseKeyRing } from '#lib/key-ring.ts';
import { openVault } from '#lib/vault.ts';
import { bodySignature } from '#lib/webhook-signature.ts';
import { suppressAddress, unsuppressAddress } from '#mail/actions/suppressions.ts';
import { keyStatus, resealAll } from '#operator/keys/actions.ts';
import { openCompany } from '../support/company.ts';
import { callDirectly } from '../support/direct.ts';
import { refreshFields, registerClient, signedIn, tokensFor } from '../support/oauth.ts';
import type { TokenReply } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { openReceiver } from '../support/receiver.ts';

const ring = parseKeyRing(env.SECRET_KEYS);
const [old, next] = ring.keys;
if (!next) throw new Error('The tests need two keys.');

const before = { SECRET_KEYS: formatKeyRing({ ...ring, keys: [old] }) };
const during = { SECRET_KEYS: formatKeyRing({ ...ring, keys: [next, old] }) };
const after = { SECRET_KEYS: formatKeyRing({ ...ring, keys: [next] }) };

type Tried = { success: boolean };

const withKeys = ({ SECRET_KEYS }: typeof during) => ({
  ...operator(),
  vault: openVault(SECRET_KEYS),
});

describe('while keys are replaced', () => {
  test('a webhook is signed with the same secret, resealed or not', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/200');
    const { id, secret } = await acme.hook({ url: receiver.url });
    const token = await acme.token('Admin');
    const attempt = async (keys: typeof during) => {
      const { status, settled } = await callDirectly<Tried>(
        keys,
        token,
        'POST',
        `/api/plugins/webhooks/${id}/test`,
      );
      await settled();
      return status;
    };
    expect(await attempt(before)).toBe(200);
    expect(await attempt(during)).toBe(200);
    expect(await attempt(after)).toBe(409);

    const resealed = await resealAll(withKeys(during));
    expect(resealed.find(({ column }) => column === 'sealed_secret')?.resealed).toBeGreaterThan(0);
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.sealedSecret).toMatch(/^2\./u);
    expect(await attempt(before)).toBe(409);
    expect(await attempt(during)).toBe(200);
    expect(await attempt(after)).toBe(200);
    const posts = await receiver.taken();
    expect(posts).toHaveLength(4);
    for (const { body, headers } of posts) {
      const bytes = Buffer.from(body, 'latin1').toString();
      expect(headers['x-service-signature']).toBe(bodySignature(secret, bytes));
    }
  });

  test('a refresh that is repeated across the change gets the same tokens', async () => {
    const client = await registerClient();
    const browser = await signedIn(await openCompany());
    const { refresh_token: parent } = await tokensFor(browser, client);
    const refresh = async (keys: typeof during, token: string) => {
      const fields = refreshFields(client, token);
      const { status, text } = await callDirectly(keys, null, 'POST', '/api/oauth/token', fields);
      return { status, body: JSON.parse(text) as TokenReply['body'] };
    };
    const first = await refresh(before, parent);
    expect(first.status).toBe(200);
    const again = await refresh(during, parent);
    expect(again).toEqual(first);
    // A key that is gone cannot repeat its answer, and ends nothing.
    expect((await refresh(after, parent)).body.error).toBe('invalid_grant');
    const second = await refresh(during, first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(await refresh(after, first.body.refresh_token)).toEqual(second);
  });

  test('a TOTP secret and the tokens of a connection are the same after it', async () => {
    const acme = await openCompany();
    const userId = await acme.user('Admin');
    const vault = openVault(before.SECRET_KEYS);
    const now = new Date();
    await db
      .insert(totpFactors)
      .values({ userId, secretSealed: vault.seal('totp', 'a TOTP secret'), createdAt: now });
    const account = { companyId: acme.id, provider: 'zoom', externalId: 'e1' } as const;
    const owner = connectionOwner(account);
    const id = operator().newId();
    await db.insert(connections).values({
      ...account,
      id,
      userId,
      grantorId: 'g1',
      name: 'Zoom',
      sealedTokens: vault.seal('connection', '{"access":"a"}', owner),
      scopes: [],
      connectedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await resealAll(withKeys(during));
    const later = openVault(after.SECRET_KEYS);
    const [factor] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
    expect(later.open('totp', factor?.secretSealed ?? '')).toBe('a TOTP secret');
    const [row] = await db.select().from(connections).where(eq(connections.id, id));
    expect(later.open('connection', row?.sealedTokens ?? '', owner)).toBe('{"access":"a"}');
  });

  test('an address stays suppressed', async () => {
    const email = `${crypto.randomUUID()}@people.example`;
    await suppressAddress(withKeys(before), email, 'It bounced.');
    // The row is found by a digest that the keys have no part in; an unknown address is an error.
    expect(await unsuppressAddress(withKeys(after), email)).toMatchObject({ address: email });
  });
});

describe('resealAll', () => {
  test('leaves what it cannot open, and counts it', async () => {
    const acme = await openCompany();
    const userId = await acme.user('Viewer');
    const foreign = openVault(
      '9:a-key-that-this-service-never-had-at-all,digest:and-one-for-its-digests-as-well..',
    );
    const secretSealed = foreign.seal('totp', 'unreadable');
    await db.insert(totpFactors).values({ userId, secretSealed, createdAt: new Date() });
    const results = await resealAll(withKeys(during));
    const factors = results.find(({ table }) => table === 'totp_factors');
    expect(factors?.unreadable).toBeGreaterThan(0);
    const [factor] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
    expect(factor?.secretSealed).toBe(secretSealed);
    const counts = await keyStatus(withKeys(during));
    expect(counts).toContainEqual({
      table: 'totp_factors',
      column: 'secret_sealed',
      key: 9,
      rows: expect.any(Number),
      resealable: true,
    });
    await db.delete(totpFactors).where(eq(totpFactors.userId, userId));
  });
});
