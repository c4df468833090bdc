/** The checks of a client ID metadata document (draft-ietf-oauth-client-id-metadata-document). */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { isRedirectUri, parseScopes } from '#accounts/oauth/rules.ts';
import { targetFault } from '#lib/webhook-url.ts';
import type { Surroundings } from '#lib/webhook-url.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';

/** Whether the client id is the URL of a document, rather than the id of a registered client. */
export function isDocumentUrl(clientId: string): boolean {
  return /^https?:/iu.test(clientId);
}

/** Client ids are stored with every client, so they are limited to this many characters. */
const URL_LENGTH_MAX = 1024;

/** Why the document is not fetched from this URL, or null. */
export function urlFault(clientId: string, surroundings: Surroundings): string | null {
  if (clientId.length > URL_LENGTH_MAX) return `Must have at most ${URL_LENGTH_MAX} characters.`;
  const fault = targetFault(clientId, surroundings);
  if (fault !== null) return fault;
  // One client must have one id: dot segments, capitals in the host or a missing path would spell it
  // in two ways.
  return new URL(clientId).href === clientId ? null : 'Must be a normalized URL.';
}

/** The members of a client document that are read. */
export type ClientDocument = {
  client_id: string;
  client_name?: string | undefined;
  redirect_uris: readonly string[];
  grant_types?: readonly string[] | undefined;
  response_types?: readonly string[] | undefined;
  token_endpoint_auth_method?: string | undefined;
  client_secret?: unknown;
  scope?: string | undefined;
};

/** What this service uses of a client document. */
export type ClientMetadata = {
  clientId: string;
  host: string;
  name: string;
  redirectUris: readonly string[];
  allowedScopes: readonly Scope[];
};

/** Returns the client, or a sentence that says why its document is refused. */
export function toClientMetadata(url: string, document: ClientDocument): ClientMetadata | string {
  if (document.client_id !== url) return 'client_id is not the URL of the document.';
  if (document.client_secret !== undefined)
    return 'client_secret is not allowed in a public document.';
  if ((document.token_endpoint_auth_method ?? 'none') !== 'none') {
    return 'token_endpoint_auth_method must be none.';
  }
  if (!(document.grant_types ?? ['authorization_code']).includes('authorization_code')) {
    return 'grant_types must contain authorization_code.';
  }
  if (!(document.response_types ?? ['code']).includes('code'))
    return 'response_types must contain code.';
  // A document may list URIs for other services, such as custom schemes. They are ignored.
  const redirectUris = document.redirect_uris.filter(isRedirectUri);
  if (redirectUris.length === 0) {
    return 'redirect_uris must contain an https URL, or an http URL on localhost.';
  }
  const { host } = new URL(url);
  return {
    clientId: url,
    host,
    name: visibleName(document.client_name ?? '') || host,
    redirectUris,
    allowedScopes: document.scope === undefined ? allScopes : knownScopes(document.scope),
  };
}

/** The client's name on one line without invisible characters; empty when nothing visible is left. */
function visibleName(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu, ' ')
    .trim()
    .slice(0, STRING_LENGTH_MAX);
}

/** A document may name scopes of other services too. They are ignored. */
function knownScopes(text: string): readonly Scope[] {
  return text.split(' ').flatMap((name) => parseScopes(name) ?? []);
}

/** KV keeps a value for 60 seconds at least. A day at most, because a document may change. */
const CACHE_SECONDS_MIN = 60;
const CACHE_SECONDS_MAX = 24 * 60 * 60;
/** For a document without `max-age`. */
const CACHE_SECONDS_DEFAULT = 60 * 60;

/** How many seconds a document is cached, by its `Cache-Control` header. */
export function cacheSeconds(cacheControl: string): number {
  const directives = cacheControl.toLowerCase();
  if (/\bno-(?:store|cache)\b/u.test(directives)) return CACHE_SECONDS_MIN;
  const [, seconds] = /(?:^|[\s,])max-age="?(\d{1,9})/u.exec(directives) ?? [];
  const maxAge = seconds === undefined ? CACHE_SECONDS_DEFAULT : Number(seconds);
  return Math.min(Math.max(maxAge, CACHE_SECONDS_MIN), CACHE_SECONDS_MAX);
}

/** Why the response is refused, or null: only 200 with JSON is accepted, as hosts also answer error pages. */
export function responseFault({
  status,
  contentType,
}: {
  status: number;
  contentType: string;
}): string | null {
  if (status !== 200) return `The host answered ${status}.`;
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu.test(contentType)
    ? null
    : 'The response is not application/json.';
}
