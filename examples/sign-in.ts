/** Signs a person in to the local service as a native application does (RFC 8252): `npm run example:sign-in`, while `npm start` runs; `-- ORIGIN` if it has another port. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';

const issuer = new URL(process.argv[2] ?? 'http://127.0.0.1:8787');
const client = { client_id: 'oci_DevelopmentClientPublc' };
// Over plain http only because the service runs on this computer.
const local = { [oauth.allowInsecureRequests]: true };

const discovery = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...local });
const server = await oauth.processDiscoveryResponse(issuer, discovery);
const verifier = oauth.generateRandomCodeVerifier();
const state = oauth.generateRandomState();

const comingBack = Promise.withResolvers<URL>();
const listener = createServer((request, response) => {
  const url = new URL(request.url ?? '/', redirectUri);
  response.end('You may close this window.');
  if (url.pathname === '/callback') comingBack.resolve(url);
}).listen(0, '127.0.0.1');
await once(listener, 'listening');
const redirectUri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;

const authorization = new URL(server.authorization_endpoint ?? '');
authorization.search = new URLSearchParams({
  client_id: client.client_id,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'profile company jobs:read',
  state,
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
}).toString();
console.log(`Open in a browser:\n\n${authorization.href}\n`);

const cameBackTo = await comingBack.promise;
listener.close();
const parameters = oauth.validateAuthResponse(server, client, cameBackTo, state);
const answer = await oauth.authorizationCodeGrantRequest(
  server,
  client,
  oauth.None(),
  parameters,
  redirectUri,
  verifier,
  local,
);
const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer);
const user = await oauth.userInfoRequest(server, client, tokens.access_token, local);
console.log('Signed in as', await user.json());
