/** The whole story of OAuth: allow, redeem, call, refresh, revoke. */
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import {
  newPkce,
  codeFor,
  codeFields,
  refreshFields,
  registerClient,
  requestTokens,
  sendOAuth,
  signedIn,
} from '../support/oauth.ts';

test('a client that a person allows calls the API until its token is revoked (5.1)', async () => {
  const acme = await openCompany();
  const client = await registerClient();
  const browser = await signedIn(acme, 'Recruiter');
  const { verifier, challenge } = newPkce();
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  const code = await codeFor(browser, client, 'profile company jobs:read', pkce);

  const tokens = await requestTokens(codeFields(client, code, { code_verifier: verifier }));
  expect(tokens).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', expires_in: 31_536_000, scope: 'profile company jobs:read' },
  });
  const { access_token: token, refresh_token: refreshToken } = tokens.body;
  expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(200);
  expect((await call(token, 'POST', '/api/jobs/store', { title: 'Baker' })).status).toBe(403);

  const refreshed = await requestTokens(refreshFields(client, refreshToken));
  expect(refreshed.status).toBe(200);
  expect(refreshed.body.access_token).not.toBe(token);
  expect((await call(refreshed.body.access_token, 'GET', '/api/jobs/index')).status).toBe(200);

  expect((await sendOAuth('/api/oauth/revoke', { token })).status).toBe(200);
  expect((await call(token, 'GET', '/api/jobs/index')).status).toBe(401);
  expect((await call(refreshed.body.access_token, 'GET', '/api/jobs/index')).status).toBe(401);
  const over = await requestTokens(refreshFields(client, refreshed.body.refresh_token));
  expect(over).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});
