/** Clients that make themselves known by a document at a URL of theirs (draft-ietf-oauth-client-id-metadata-document): what is believed of it. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { isRedirectUri, scopesIn } from '#accounts/oauth/rules.ts';
import { targetFault } from '#lib/webhook-url.ts';
import type { Surroundings } from '#lib/webhook-url.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';

/** Whether it is a document's URL, and not the id of a client that is registered. */
export function isDocumentUrl(clientId: string): boolean {
  return /^https?:/iu.test(clientId);
}

/** Clients are named by short URLs; this one is stored with every one of them. */
const URL_LENGTH_MAX = 1024;

/** Why nothing is fetched from there, or null. */
export function urlFault(clientId: string, around: Surroundings): string | null {
  if (clientId.length > URL_LENGTH_MAX) return `Must have at most ${URL_LENGTH_MAX} characters.`;
  const fault = targetFault(clientId, around);
  if (fault !== null) return fault;
  // What a parser would change has two spellings: dot segments, capitals in the host, no path.
  return new URL(clientId).href === clientId ? null : 'Must be a normalized URL.';
}

/** What a document says, as far as it is looked at. */
export type Said = {
  client_id: string;
  client_name?: string | undefined;
  redirect_uris: readonly string[];
  grant_types?: readonly string[] | undefined;
  response_types?: readonly string[] | undefined;
  token_endpoint_auth_method?: string | undefined;
  client_secret?: unknown;
  scope?: string | undefined;
};

/** What is known of a client by its document. */
export type Described = {
  clientId: string;
  host: string;
  name: string;
  redirectUris: readonly string[];
  allowedScopes: readonly Scope[];
};

/** The client, or why its document is not taken. */
export function describedIn(url: string, said: Said): Described | string {
  if (said.client_id !== url) return 'client_id is not the URL of the document.';
  if (said.client_secret !== undefined) return 'client_secret is not allowed in a public document.';
  if ((said.token_endpoint_auth_method ?? 'none') !== 'none') {
    return 'token_endpoint_auth_method must be none.';
  }
  if (!(said.grant_types ?? ['authorization_code']).includes('authorization_code')) {
    return 'grant_types must contain authorization_code.';
  }
  if (!(said.response_types ?? ['code']).includes('code'))
    return 'response_types must contain code.';
  // Others, as of a scheme of the application's own, are for other services.
  const redirectUris = said.redirect_uris.filter(isRedirectUri);
  if (redirectUris.length === 0) {
    return 'redirect_uris must contain an https URL, or an http URL on localhost.';
  }
  const { host } = new URL(url);
  return {
    clientId: url,
    host,
    name: nameIn(said.client_name ?? '') || host,
    redirectUris,
    allowedScopes: said.scope === undefined ? allScopes : knownScopes(said.scope),
  };
}

/** What it calls itself, on one line, without what cannot be seen: a name of that alone is none. */
function nameIn(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu, ' ')
    .trim()
    .slice(0, STRING_LENGTH_MAX);
}

/** It may name scopes of other services too. */
function knownScopes(text: string): readonly Scope[] {
  return text.split(' ').flatMap((name) => scopesIn(name) ?? []);
}

/** At least as long as the platform keeps anything, and a day at most: a document may change for the worse. */
const KEPT_SECONDS_MIN = 60;
const KEPT_SECONDS_MAX = 24 * 60 * 60;
/** Of a document that does not say. */
const KEPT_SECONDS_DEFAULT = 60 * 60;

/** How long a document is believed without another look, by its own `Cache-Control`. */
export function keptSeconds(cacheControl: string): number {
  const said = cacheControl.toLowerCase();
  if (/\bno-(?:store|cache)\b/u.test(said)) return KEPT_SECONDS_MIN;
  const [, seconds] = /(?:^|[\s,])max-age="?(\d{1,9})/u.exec(said) ?? [];
  const wanted = seconds === undefined ? KEPT_SECONDS_DEFAULT : Number(seconds);
  return Math.min(Math.max(wanted, KEPT_SECONDS_MIN), KEPT_SECONDS_MAX);
}

/** Of 200 alone, and of JSON: what a host shows where nothing is does not count. */
export function answerFault({
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
