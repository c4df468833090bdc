/** The consent to a client that makes itself known by a document, published here for as long as the walk takes. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { allowClientHost, denyClientHost } from '#operator/client-hosts/actions.ts';
import { openStore } from '../platform.ts';
import type { Steps } from './steps.ts';

/** Always the same, as the operator's list of hosts forgets none. */
const PORT = 8793;
const HOST = `127.0.0.1:${PORT}`;
const DOCUMENT = `http://${HOST}/client.json`;
const REDIRECT = 'http://127.0.0.1/callback';
const CONSENT = 'form[action="/authorize"]';

/** Nothing is allowed: that the person says no leaves no client behind. */
export async function walkClientDocument({ look, tab, report }: Steps): Promise<void> {
  await look(authorizePath('https://nobody.example/client.json'), 'client-document-unknown', {
    status: 400,
    isShot: true,
  });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(described));
  }).listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  await allowing(true);
  try {
    await look(authorizePath(DOCUMENT), 'client-document', { has: CONSENT, isShot: true });
    const { url } = await tab.leave(`${CONSENT} [value=deny]`);
    if (url.searchParams.get('error') !== 'access_denied') report.wrong(`sent to ${url.href}`);
  } finally {
    await allowing(false);
    server.close();
  }
}

const described = {
  client_id: DOCUMENT,
  client_name: 'Assistant of a Name That Goes On For Quite a While',
  redirect_uris: [REDIRECT],
  token_endpoint_auth_method: 'none',
};

async function allowing(isAllowed: boolean): Promise<void> {
  const store = await openStore({ remote: false });
  try {
    await (isAllowed ? allowClientHost : denyClientHost)(store.ctx, HOST);
  } finally {
    await store.close();
  }
}

function authorizePath(clientId: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'profile jobs:read mcp',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `/authorize?${query.toString()}`;
}
