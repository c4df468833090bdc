/** Concurrent requests: single-use actions succeed once, and retries get the lost answer. */
import { expect, inject, test } from 'vitest';
import { CONCURRENT_MS } from '#accounts/oauth/rules.ts';
import { openPerson } from './support/person.ts';
import { codeFor, redeem, refresh } from './support/tokens.ts';
import { fetchUserInfo } from './support/userinfo.ts';

const ROUNDS = 20;
const REDEMPTIONS = 20;
const REFRESHES = 10;
const LATER_MS = CONCURRENT_MS + 100;

const { recruiter, clients } = inject('service');
const client = clients.confidential;
const person = openPerson(recruiter);

const usedUp = { status: 400, body: { error: 'invalid_grant' } };

test('of many concurrent uses of a code one succeeds, and a later one revokes the tokens (RFC 6749, 4.1.2)', async () => {
  let code = '';
  let tokens = { access_token: '', refresh_token: '' };
  for (let round = 0; round < ROUNDS; round++) {
    code = await codeFor(person, client);
    const startedAt = Date.now();
    const replies = await times(REDEMPTIONS, () => redeem(client, code));
    const [won, ...lost] = replies.toSorted((a, b) => a.status - b.status);
    expect(won?.status).toBe(200);
    for (const reply of lost) expect(reply).toMatchObject(usedUp);
    tokens = won?.body ?? tokens;
    const isTogether = Date.now() - startedAt < CONCURRENT_MS;
    // Concurrent uses revoke nothing; a much later one does.
    if (isTogether) expect((await fetchUserInfo(tokens.access_token)).status).toBe(200);
  }
  await later();
  expect(await redeem(client, code)).toMatchObject(usedUp);
  expect((await fetchUserInfo(tokens.access_token)).status).toBe(401);
  expect(await refresh(client, tokens.refresh_token)).toMatchObject(usedUp);
});

test('many concurrent refreshes with one token get the same pair (RFC 9700, 4.14.2)', async () => {
  const { body: first } = await redeem(client, await codeFor(person, client));
  const replies = await times(REFRESHES, () => refresh(client, first.refresh_token));
  for (const reply of replies) expect(reply).toEqual({ ...replies[0], status: 200 });
  const second = replies[0]?.body ?? first;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await fetchUserInfo(second.access_token)).status).toBe(200);

  const { body: third } = await refresh(client, second.refresh_token);
  // A replay after the successor was used.
  expect(await refresh(client, first.refresh_token)).toMatchObject(usedUp);
  expect((await fetchUserInfo(third.access_token)).status).toBe(401);
});

function times<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, run));
}

function later(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATER_MS);
  });
}
