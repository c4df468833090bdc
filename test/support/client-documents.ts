/** Test clients that are known by a metadata document. */
import { inject } from 'vitest';
import { REDIRECT } from './oauth.ts';
import type { Published } from './client-documents-server.ts';

/** The host of all test documents; the operator has to allow it. */
export const documentHost = (): string => inject('clientDocuments');

/** A URL that no other test uses. */
export function newDocumentUrl(): string {
  return `http://${documentHost()}/clients/${crypto.randomUUID()}.json`;
}

/** The document of an ordinary client at `url`. */
export function documentAt(url: string, more: object = {}): object {
  return {
    client_id: url,
    client_name: 'Agent of the tests',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    ...more,
  };
}

export async function publish(
  url: string,
  document: object | string,
  answer: Omit<Published, 'body'> = {},
): Promise<void> {
  const body = typeof document === 'string' ? document : JSON.stringify(document);
  await fetch(url, { method: 'PUT', body: JSON.stringify({ ...answer, body }) });
}

/** Publishes a client; its id is the URL. */
export async function publishClient(
  more: object = {},
  answer: Omit<Published, 'body'> = {},
): Promise<{ client_id: string; client_secret: string }> {
  const url = newDocumentUrl();
  await publish(url, documentAt(url, more), answer);
  return { client_id: url, client_secret: '' };
}

/** How often the document was requested. */
export async function requestCount(url: string): Promise<number> {
  return Number(await (await fetch(url, { method: 'POST' })).text());
}
