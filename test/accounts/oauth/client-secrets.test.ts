/** How the operator rotates the secret of a client, and disables a client (contract 2.1). */
import { beforeAll, describe, expect, test } from 'vitest';
import { sha256Hex } from '#lib/hash.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import { isToken } from '#lib/token.ts';
import { rotateSecret, setClientEnabled } from '#operator/clients/actions.ts';
import { authorizePath } from '../../support/browser.ts';
import type { Browser } from '../../support/browser.ts';
import { setClock } from '../../support/clock.ts';
import { openCompany } from '../../support/company.ts';
import {
  authorizationQuery,
  newPkce,
  refreshFields,
  registerClient,
  requestTokens,
  signedIn,
  tokensFor,
} from '../../support/oauth.ts';
import type { TestClient } from '../../support/oauth.ts';
import { storedRows, isSecretAccepted } from '../../support/oauth-clients.ts';
import { operator } from '../../support/operator.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await signedIn(await openCompany());
});

describe('rotateSecret', () => {
  const rotate = async ({ client_id: id }: TestClient, atOnce = false, now = new Date()) => {
    const { client_secret: secret, ...told } = await rotateSecret(operator(now), id, { atOnce });
    return { client: { client_id: id, client_secret: secret }, told };
  };

  test('after a rotation both secrets work for a day to the millisecond, then the old one ends', async () => {
    const old = await registerClient();
    const start = Date.now() + SECOND_MS;
    setClock(start);
    const { client, told } = await rotate(old);
    expect(told).toEqual({
      client_id: old.client_id,
      old_secret_until: new Date(start + DAY_MS).toISOString(),
    });
    expect(isToken('ocs_', client.client_secret)).toBe(true);
    const rest = await storedRows(old.client_id);
    const ends = new Map(rest.secrets.map(({ hash, expiresAt }) => [hash, expiresAt]));
    expect(ends.size).toBe(2);
    expect(ends.get(await sha256Hex(old.client_secret))).toEqual(new Date(start + DAY_MS));
    expect(ends.get(await sha256Hex(client.client_secret))).toBeNull();
    expect(JSON.stringify(rest)).not.toContain(client.client_secret);
    const rotated = rest.events.filter(({ action }) => action === 'client.rotate_secret');
    expect(rotated).toHaveLength(1);

    expect([await isSecretAccepted(old), await isSecretAccepted(client)]).toEqual([true, true]);
    setClock(start + DAY_MS - 1);
    expect([await isSecretAccepted(old), await isSecretAccepted(client)]).toEqual([true, true]);
    setClock(start + DAY_MS);
    expect([await isSecretAccepted(old), await isSecretAccepted(client)]).toEqual([false, true]);
  });

  test('with atOnce the old secret ends with the answer', async () => {
    const old = await registerClient();
    const { client } = await rotate(old, true);
    expect([await isSecretAccepted(old), await isSecretAccepted(client)]).toEqual([false, true]);
  });

  test('a second rotation within a day extends no secret; with atOnce all earlier ones end', async () => {
    const first = await registerClient();
    const start = Date.now() + SECOND_MS;
    setClock(start);
    const { client: second } = await rotate(first);
    setClock(start + DAY_MS / 2);
    const { client: third } = await rotate(first);
    setClock(start + DAY_MS);
    expect([
      await isSecretAccepted(first),
      await isSecretAccepted(second),
      await isSecretAccepted(third),
    ]).toEqual([false, true, true]);
    const { client: fourth } = await rotate(first, true);
    const all = [first, second, third, fourth];
    const accepted = [];
    for (const one of all) accepted.push(await isSecretAccepted(one));
    expect(accepted).toEqual([false, false, false, true]);
  });

  test('earlier tokens still work after a rotation, with the new secret too', async () => {
    const old = await registerClient();
    const tokens = await tokensFor(browser, old);
    const { client } = await rotate(old, true);
    expect((await requestTokens(refreshFields(old, tokens.refresh_token))).status).toBe(401);
    expect((await requestTokens(refreshFields(client, tokens.refresh_token))).status).toBe(200);
  });

  test('rotating the secret of a public or an unknown client is refused', async () => {
    const { client_id: id } = await registerClient({ isPublic: true });
    for (const name of [id, 'oci_0000000000000000000000', '']) {
      await expect(rotateSecret(operator(), name, { atOnce: false })).rejects.toMatchObject({
        code: 'invalid_input',
        errors: { client: [expect.any(String)] },
      });
    }
    expect((await storedRows(id)).secrets).toEqual([]);
  });
});

describe('setClientEnabled', () => {
  test('a disabled client is refused everywhere, and works again when it is enabled', async () => {
    const client = await registerClient();
    const tokens = await tokensFor(browser, client);
    expect(await setClientEnabled(operator(), client.client_id, false)).toEqual({
      client_id: client.client_id,
      status: 'disabled',
    });
    const since = (await storedRows(client.client_id)).client?.disabledAt;
    expect(since).toBeInstanceOf(Date);
    expect(await isSecretAccepted(client)).toBe(false);
    expect((await browser.get(authorizePath(authorizationQuery(client)))).status).toBe(400);
    // Repeating it does not change the time of disabling.
    await setClientEnabled(operator(new Date(Date.now() + DAY_MS)), client.client_id, false);
    expect((await storedRows(client.client_id)).client?.disabledAt).toEqual(since);

    expect(await setClientEnabled(operator(), client.client_id, true)).toMatchObject({
      status: 'enabled',
    });
    expect(await isSecretAccepted(client)).toBe(true);
    expect((await requestTokens(refreshFields(client, tokens.refresh_token))).status).toBe(200);
    const { events } = await storedRows(client.client_id);
    expect(new Set(events.map(({ action }) => action))).toEqual(
      new Set(['client.create', 'client.disable', 'client.enable']),
    );
  });

  test('disabling affects no other client, and an unknown client is refused', async () => {
    const [one, two] = [await registerClient(), await registerClient()];
    await setClientEnabled(operator(), one.client_id, false);
    expect(await isSecretAccepted(two)).toBe(true);
    await expect(setClientEnabled(operator(), newPkce().verifier, false)).rejects.toMatchObject({
      errors: { client: [expect.any(String)] },
    });
  });
});
