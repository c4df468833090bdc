/** Checks the consent page for a client that is identified by a document, which is published here meanwhile. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { allowClientHost, denyClientHost } from '#operator/client-hosts/actions.ts';
import { openStore } from '../platform.ts';
import type { Steps } from './steps.ts';

/** Always the same, because the operator's list keeps every host. */
const PORT = 8793;
const HOST = `127.0.0.1:${PORT}`;
const DOCUMENT = `http://${HOST}/client.json`;
const REDIRECT = 'http://127.0.0.1/callback';
const CONSENT = 'form[action="/authorize"]';

/** Denies the consent, so that no client is left behind. */
export async function checkClientDocument({ visit, tab, report }: Steps): Promise<void> {
  await visit(authorizePath('https://nobody.example/client.json'), 'client-document-unknown', {
    status: 400,
    isShot: true,
  });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(document));
  }).listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  await setHostAllowed(true);
  try {
    await visit(authorizePath(DOCUMENT), 'client-document', { has: CONSENT, isShot: true });
    const { url } = await tab.leave(`${CONSENT} [value=deny]`);
    if (url.searchParams.get('error') !== 'access_denied') report.fail(`sent to ${url.href}`);
  } finally {
    await setHostAllowed(false);
    server.close();
  }
}

const document = {
  client_id: DOCUMENT,
  client_name: 'Assistant of a Name That Goes On For Quite a While',
  redirect_uris: [REDIRECT],
  token_endpoint_auth_method: 'none',
};

async function setHostAllowed(isAllowed: boolean): Promise<void> {
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
