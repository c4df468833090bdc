/** What an authorization request may ask, where its answer goes, and what proves who redeems it. Pure: no clock, no store. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { sha256Base64Url } from '#lib/hash.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { OAuthErrorCode } from '#errors.ts';
import type { PkcePolicy } from '#vocabulary.ts';

/** Contract 3.4. */
export const CODE_MS = 10 * MINUTE_MS;
export const ACCESS_TOKEN_MS = 365 * DAY_MS;
/** From the authorization, however often it is refreshed. */
export const REFRESH_TOKEN_MS = 2 * 365 * DAY_MS;
/** A refresh whose answer was lost may be asked again, until the next one. */
export const REFRESH_AGAIN_MS = 60 * SECOND_MS;
/** Requests of one client that were under way together; whoever comes later brings a code that somebody had. */
export const PARALLEL_MS = SECOND_MS;

/** The tool server, the second resource beside the API itself (RFC 8707). */
export const MCP_PATH = '/mcp';

export type Client = {
  kind: 'confidential' | 'public';
  pkce: PkcePolicy;
  redirectUris: readonly string[];
  allowedScopes: readonly Scope[];
};

/** Exact, but for the port of a redirect to this computer, which a native application cannot choose (RFC 8252, 7.3). */
export function isRegistered(client: Pick<Client, 'redirectUris'>, redirectUri: string): boolean {
  return client.redirectUris.some(
    (known) => known === redirectUri || isSameLoopback(known, redirectUri),
  );
}

const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(\/[^#]*)?$/u;

function isSameLoopback(known: string, asked: string): boolean {
  const [a, b] = [loopback.exec(known), loopback.exec(asked)];
  return a !== null && b !== null && a[1] === b[1] && a[2] === b[2] && URL.canParse(asked);
}

export function isLoopback(redirectUri: string): boolean {
  return loopback.test(redirectUri);
}

/** With a host, in ASCII, as it goes over the wire: no user, no fragment, no wildcard. */
const secure = /^https:\/\/[^/?#@*\\]+(?:[/?][^#*\\]*)?$/u;

/** https, or http on this computer (RFC 6749, 3.1.2; RFC 9700, 2.1). */
export function isRedirectUri(text: string): boolean {
  const isKnown = secure.test(text) || (isLoopback(text) && !/[*\\]/u.test(text));
  return isKnown && /^[\x21-\x7e]+$/u.test(text) && URL.canParse(text);
}

export type Refusal = { error: OAuthErrorCode; description: string };

/** What was asked, and is right. */
export type Asked = {
  redirectUri: string;
  scopes: readonly Scope[];
  state: string | null;
  /** The one resource the tokens will be for; null: the API and the tool server. */
  resource: string | null;
  /** base64url(SHA-256(verifier)), by whichever method it came; null without PKCE. */
  challenge: string | null;
};

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/u;

/** Why the request cannot be granted; `client` and its redirect URI are known to be right. */
export function judge(
  client: Client,
  query: URLSearchParams,
  apiOrigin: string,
): Refusal | Omit<Asked, 'redirectUri' | 'state'> {
  const repeated = firstRepeated(query);
  if (repeated !== null) {
    return repeated === 'resource'
      ? refused('invalid_target', 'Only one resource can be requested.')
      : refused('invalid_request', `${asciiOf(repeated)} was sent more than once.`);
  }
  const type = given(query, 'response_type');
  if (type === null) return refused('invalid_request', 'response_type is missing.');
  if (type !== 'code') return refused('unsupported_response_type', 'response_type must be code.');
  const mode = given(query, 'response_mode');
  if (mode !== null && mode !== 'query') {
    return refused('invalid_request', 'response_mode must be query.');
  }
  if (given(query, 'request') !== null || given(query, 'request_uri') !== null) {
    return refused('invalid_request', 'Request objects are not supported.');
  }
  const resource = given(query, 'resource');
  if (resource !== null && resourceOf(resource, apiOrigin) === null) {
    return refused('invalid_target', 'resource does not belong to this service.');
  }
  const target = resource === null ? null : resourceOf(resource, apiOrigin);
  const asked = given(query, 'scope') ?? (target === apiOrigin + MCP_PATH ? 'mcp' : '');
  const scopes = scopesIn(asked);
  if (scopes === null)
    return refused('invalid_scope', 'scope is missing or contains an unknown scope.');
  const foreign = scopes.find((scope) => !client.allowedScopes.includes(scope));
  if (foreign) return refused('invalid_scope', `The client may not request ${foreign}.`);
  const pkce = challengeIn(client, query);
  return 'error' in pkce ? pkce : { scopes, resource: target, challenge: pkce.challenge };
}

/** RFC 7636, 4.3; OAuth 2.1 asks it of everybody, the contract recommends it. */
function challengeIn(
  { kind, pkce }: Client,
  query: URLSearchParams,
): Refusal | { challenge: string | null } {
  const challenge = given(query, 'code_challenge');
  const method = given(query, 'code_challenge_method');
  if (challenge === null) {
    if (method !== null) return refused('invalid_request', 'code_challenge is missing.');
    return kind === 'public' || pkce !== 'optional'
      ? refused('invalid_request', 'This client must use PKCE: code_challenge is missing.')
      : { challenge };
  }
  if (!CHALLENGE.test(challenge)) {
    return refused('invalid_request', 'code_challenge must be 43 to 128 unreserved characters.');
  }
  switch (method ?? 'plain') {
    case 'S256':
      return { challenge };
    case 'plain':
      // A plain challenge is the verifier itself, and does not rest in the clear.
      return pkce === 's256'
        ? refused('invalid_request', 'code_challenge_method must be S256 for this client.')
        : { challenge: sha256Base64Url(challenge) };
    default:
      return refused('invalid_request', 'code_challenge_method must be S256 or plain.');
  }
}

export type VerifierFault = 'missing' | 'malformed' | 'wrong' | 'unexpected';

/** RFC 7636, 4.6. A verifier without a challenge is a downgrade under way (RFC 9700, 4.8.2). */
export function verifierFault(
  challenge: string | null,
  verifier: string | undefined,
): VerifierFault | null {
  if (challenge === null) return verifier === undefined ? null : 'unexpected';
  if (verifier === undefined) return 'missing';
  if (!CHALLENGE.test(verifier)) return 'malformed';
  return sha256Base64Url(verifier) === challenge ? null : 'wrong';
}

/** The canonical name of a resource of ours, or null. */
export function resourceOf(text: string, apiOrigin: string): string | null {
  const known = [apiOrigin, apiOrigin + MCP_PATH];
  return known.find((one) => text === one || text === `${one}/`) ?? null;
}

/** In the order of the contract, each once; null for none or an unknown one. */
export function scopesIn(text: string): readonly Scope[] | null {
  const names = text.split(' ').filter((name) => name !== '');
  const isKnown = names.every((name) => allScopes.some((scope) => scope === name));
  return names.length > 0 && isKnown ? allScopes.filter((scope) => names.includes(scope)) : null;
}

/** The redirect URI with the answer, whatever query it had before. `state` goes back as it came. */
export function redirectTo(
  redirectUri: string,
  answer: Record<string, string>,
  state: string | null,
  issuer: string,
): string {
  const parameters = new URLSearchParams(answer);
  if (state !== null) parameters.set('state', state);
  // RFC 9207: who answers, against mix-up.
  parameters.set('iss', issuer);
  // A space as %20, which those read too who do not take a query for a form.
  const query = parameters.toString().replaceAll('+', '%20');
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}

/** Those a client may act for: of one that a company has registered for itself, that company only. */
export function within<Company extends { id: number }>(
  companies: readonly Company[],
  { companyId }: { companyId: number | null },
): readonly Company[] {
  return companyId === null ? companies : companies.filter(({ id }) => id === companyId);
}

/** The company that the person named among their own, or the only one. */
export function chosen<Company extends { id: number }>(
  companies: readonly Company[],
  name: string | undefined,
): Company | undefined {
  if (name === undefined) return companies.length === 1 ? companies[0] : undefined;
  return companies.find(({ id }) => String(id) === name);
}

/** RFC 6749, 3.1: a parameter without a value is as one that was not sent. */
export function given(query: URLSearchParams, name: string): string | null {
  return query.get(name) || null;
}

/** The first name that comes twice, or null. */
export function firstRepeated(query: URLSearchParams): string | null {
  const seen = new Set<string>();
  for (const name of query.keys()) {
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** RFC 6749, 4.1.2.1: which characters a description may have. */
function asciiOf(name: string): string {
  return name.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/gu, '?').slice(0, 40);
}

function refused(error: OAuthErrorCode, description: string): Refusal {
  return { error, description };
}
