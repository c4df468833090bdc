/** The pure checks of OAuth: authorization requests, redirect URIs, PKCE, scopes and resources. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { sha256Base64Url } from '#lib/code-challenge.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import type { OAuthErrorCode } from '#errors.ts';
import type { PkcePolicy } from '#vocabulary/lists.ts';

/** Lifetimes (contract 3.4). */
export const CODE_MS = 10 * MINUTE_MS;
export const ACCESS_TOKEN_MS = 365 * DAY_MS;
/** Counted from the issue of each refresh token: a client that refreshes within two years keeps its access. */
export const REFRESH_TOKEN_MS = 2 * 365 * DAY_MS;
/** A refresh whose answer was lost may be retried this long. */
export const REFRESH_RETRY_MS = 60 * SECOND_MS;
/** Two uses of one code within this time are taken for concurrent requests of one client, later ones for a replay. */
export const CONCURRENT_MS = SECOND_MS;

/** The path of the tool server, the second resource beside the API itself (RFC 8707). */
export const MCP_PATH = '/mcp';

export type Client = {
  kind: 'confidential' | 'public';
  pkce: PkcePolicy;
  redirectUris: readonly string[];
  allowedScopes: readonly Scope[];
};

/** An exact match, except for the port of a loopback URI, which native applications cannot choose (RFC 8252, 7.3). */
export function hasRedirectUri(client: Pick<Client, 'redirectUris'>, redirectUri: string): boolean {
  return client.redirectUris.some(
    (registered) => registered === redirectUri || isSameLoopback(registered, redirectUri),
  );
}

const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(\/[^#]*)?$/u;

function isSameLoopback(registered: string, requested: string): boolean {
  const [a, b] = [loopback.exec(registered), loopback.exec(requested)];
  return a !== null && b !== null && a[1] === b[1] && a[2] === b[2] && URL.canParse(requested);
}

export function isLoopback(redirectUri: string): boolean {
  return loopback.test(redirectUri);
}

/** With a host, in ASCII; no user, fragment, wildcard or backslash. */
const secure = /^https:\/\/[^/?#@*\\]+(?:[/?][^#*\\]*)?$/u;

/** Whether clients may register it: https, or http on the loopback interface (RFC 6749, 3.1.2; RFC 9700, 2.1). */
export function isRedirectUri(text: string): boolean {
  const isAllowed = secure.test(text) || (isLoopback(text) && !/[*\\]/u.test(text));
  return isAllowed && /^[\x21-\x7e]+$/u.test(text) && URL.canParse(text);
}

export type AuthorizationError = { error: OAuthErrorCode; description: string };

/** A valid authorization request. */
export type AuthorizationRequest = {
  redirectUri: string;
  scopes: readonly Scope[];
  state: string | null;
  /** The one resource the tokens will be for; null for both. */
  resource: string | null;
  /** base64url(SHA-256(verifier)) for either method; null without PKCE. */
  challenge: string | null;
};

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/u;

/** Returns the request, or the error for the client. The client and its redirect URI are checked before. */
export function checkRequest(
  client: Client,
  query: URLSearchParams,
  apiOrigin: string,
): AuthorizationError | Omit<AuthorizationRequest, 'redirectUri' | 'state'> {
  const repeated = repeatedParameter(query);
  if (repeated !== null) {
    return repeated === 'resource'
      ? authorizationError('invalid_target', 'Only one resource can be requested.')
      : authorizationError(
          'invalid_request',
          `${toDescriptionText(repeated)} was sent more than once.`,
        );
  }
  const type = parameter(query, 'response_type');
  if (type === null) return authorizationError('invalid_request', 'response_type is missing.');
  if (type !== 'code')
    return authorizationError('unsupported_response_type', 'response_type must be code.');
  const mode = parameter(query, 'response_mode');
  if (mode !== null && mode !== 'query') {
    return authorizationError('invalid_request', 'response_mode must be query.');
  }
  if (parameter(query, 'request') !== null || parameter(query, 'request_uri') !== null) {
    return authorizationError('invalid_request', 'Request objects are not supported.');
  }
  const resource = parameter(query, 'resource');
  if (resource !== null && canonicalResource(resource, apiOrigin) === null) {
    return authorizationError('invalid_target', 'resource does not belong to this service.');
  }
  const target = resource === null ? null : canonicalResource(resource, apiOrigin);
  const scopeText = parameter(query, 'scope') ?? (target === apiOrigin + MCP_PATH ? 'mcp' : '');
  const scopes = parseScopes(scopeText);
  if (scopes === null)
    return authorizationError('invalid_scope', 'scope is missing or contains an unknown scope.');
  const foreign = scopes.find((scope) => !client.allowedScopes.includes(scope));
  if (foreign) return authorizationError('invalid_scope', `The client may not request ${foreign}.`);
  const pkce = challengeIn(client, query);
  return 'error' in pkce ? pkce : { scopes, resource: target, challenge: pkce.challenge };
}

/** PKCE (RFC 7636, 4.3): required by OAuth 2.1, recommended by the contract. */
function challengeIn(
  { kind, pkce }: Client,
  query: URLSearchParams,
): AuthorizationError | { challenge: string | null } {
  const challenge = parameter(query, 'code_challenge');
  const method = parameter(query, 'code_challenge_method');
  if (challenge === null) {
    if (method !== null) return authorizationError('invalid_request', 'code_challenge is missing.');
    return kind === 'public' || pkce !== 'optional'
      ? authorizationError(
          'invalid_request',
          'This client must use PKCE: code_challenge is missing.',
        )
      : { challenge };
  }
  if (!CHALLENGE.test(challenge)) {
    return authorizationError(
      'invalid_request',
      'code_challenge must be 43 to 128 unreserved characters.',
    );
  }
  switch (method ?? 'plain') {
    case 'S256':
      return { challenge };
    case 'plain':
      // A plain challenge is the verifier itself, so it is stored hashed.
      return pkce === 's256'
        ? authorizationError(
            'invalid_request',
            'code_challenge_method must be S256 for this client.',
          )
        : { challenge: sha256Base64Url(challenge) };
    default:
      return authorizationError('invalid_request', 'code_challenge_method must be S256 or plain.');
  }
}

export type VerifierFault = 'missing' | 'malformed' | 'wrong' | 'unexpected';

/**
 * Why the verifier is wrong (RFC 7636, 4.6), or null. A verifier without a challenge is a downgrade
 * attack (RFC 9700, 4.8.2).
 */
export function verifierFault(
  challenge: string | null,
  verifier: string | undefined,
): VerifierFault | null {
  if (challenge === null) return verifier === undefined ? null : 'unexpected';
  if (verifier === undefined) return 'missing';
  if (!CHALLENGE.test(verifier)) return 'malformed';
  return sha256Base64Url(verifier) === challenge ? null : 'wrong';
}

/** The canonical URI of one of our resources, or null. */
export function canonicalResource(text: string, apiOrigin: string): string | null {
  const given = normalizedUri(text);
  if (given === null) return null;
  const resources = [apiOrigin, apiOrigin + MCP_PATH];
  return resources.find((resource) => normalizedUri(resource) === given) ?? null;
}

/** A URL with a query, a fragment or user information names no resource of this service. `URL` alone would also read backslashes, spaces and one slash. */
const PLAIN_URI = /^https?:\/\/[^/?#@\\\s]+(?:\/[^?#@\\\s]*)?$/iu;

/** Equal for equivalent URIs (RFC 3986, 6.2.2 and 6.2.3): case, default port, dot segments, encoded letters and a last slash. */
function normalizedUri(text: string): string | null {
  const url = PLAIN_URI.test(text) ? URL.parse(text) : null;
  if (url === null) return null;
  const path = url.pathname.replaceAll(/%([\da-f]{2})/giu, (coded, hex: string) => {
    const letter = String.fromCodePoint(Number.parseInt(hex, 16));
    return /[\w.~-]/u.test(letter) ? letter : coded.toUpperCase();
  });
  return url.origin + path.replace(/\/$/u, '');
}

/** The scopes in the order of the contract, each once; null for no scope or an unknown one. */
export function parseScopes(text: string): readonly Scope[] | null {
  const names = text.split(' ').filter((name) => name !== '');
  const isKnown = names.every((name) => allScopes.some((scope) => scope === name));
  return names.length > 0 && isKnown ? allScopes.filter((scope) => names.includes(scope)) : null;
}

/** Adds the parameters to the redirect URI, keeping its own query. `state` is returned as it was sent. */
export function redirectTo(
  redirectUri: string,
  answer: Record<string, string>,
  state: string | null,
  issuer: string,
): string {
  const parameters = new URLSearchParams(answer);
  if (state !== null) parameters.set('state', state);
  // Tells the client which server answers, against mix-up attacks (RFC 9207).
  parameters.set('iss', issuer);
  // A space as %20, because some clients do not decode `+`.
  const query = parameters.toString().replaceAll('+', '%20');
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}

/** The companies that a client may act for: one registered by a company is for that company only. */
export function companiesOfClient<Company extends { id: number }>(
  companies: readonly Company[],
  { companyId }: { companyId: number | null },
): readonly Company[] {
  return companyId === null ? companies : companies.filter(({ id }) => id === companyId);
}

/** The company that the person chose, or their only one. */
export function chosenCompany<Company extends { id: number }>(
  companies: readonly Company[],
  companyId: string | undefined,
): Company | undefined {
  if (companyId === undefined) return companies.length === 1 ? companies[0] : undefined;
  return companies.find(({ id }) => String(id) === companyId);
}

/** A parameter without a value counts as absent (RFC 6749, 3.1). */
export function parameter(query: URLSearchParams, name: string): string | null {
  return query.get(name) || null;
}

/** The first parameter that occurs twice, or null. */
export function repeatedParameter(query: URLSearchParams): string | null {
  const seen = new Set<string>();
  for (const name of query.keys()) {
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** Replaces what an error description must not contain (RFC 6749, 4.1.2.1). */
function toDescriptionText(name: string): string {
  return name.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/gu, '?').slice(0, 40);
}

function authorizationError(error: OAuthErrorCode, description: string): AuthorizationError {
  return { error, description };
}
