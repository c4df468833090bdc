/** The authorization endpoint: checks the request and turns the person's decision into a redirect (RFC 6749, 4.1). */
import { findDocumentClient, saveDocumentClient } from '#accounts/client-documents/actions.ts';
import type { DocumentClient } from '#accounts/client-documents/actions.ts';
import { isDocumentUrl } from '#accounts/client-documents/rules.ts';
import type { MemberCompany } from '#accounts/people/actions.ts';
import type { OAuthCtx, PublicCtx, ReaderCtx } from '#context.ts';
import { recordSecurityEvent } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import {
  repeatedParameter,
  parameter,
  isLoopback,
  hasRedirectUri,
  checkRequest,
  redirectTo,
} from '../rules.ts';
import type { AuthorizationRequest, Client, AuthorizationError } from '../rules.ts';
import { clientByClientId } from '../store.ts';
import { issueCode } from './codes.ts';

/** The application as the consent page describes it. */
export type Application = {
  name: string;
  /** The host of the client's metadata document; null for a registered client. */
  host: string | null;
  redirectHost: string;
  isLoopback: boolean;
};

/** A registered client with its row's id, or a client known by its document. */
type ResolvedClient = Client & { name: string; companyId: number | null } & (
    | { row: number; documented: null }
    | { row: null; documented: DocumentClient }
  );

type RequestingClient = { client: ResolvedClient; application: Application };

/** The redirect URI is not trusted, so the error is shown to the person (RFC 6749, 4.1.2.1). */
export type PageError = { is: 'page_error'; name: PageErrorName; detail: string };
/** The error is sent to the client's redirect URI, if the person may be redirected there. */
export type RedirectError = RequestingClient & { is: 'redirect_error'; location: string };
export type ConsentRequest = RequestingClient & {
  is: 'consent';
  authorization: AuthorizationRequest;
};
export type Authorization = PageError | RedirectError | ConsentRequest;

type PageErrorName = 'unknown_client' | 'client_document' | 'redirect_mismatch' | 'bad_request';

/**
 * Checks an authorization request in one round trip, plus a fetch for an uncached client document.
 * `search` is the query as sent.
 */
export async function openAuthorization(ctx: OAuthCtx, search: string): Promise<Authorization> {
  const query = new URLSearchParams(search);
  const repeated = repeatedParameter(query);
  if (repeated === 'client_id' || repeated === 'redirect_uri') {
    return { is: 'page_error', name: 'bad_request', detail: repeated };
  }
  const clientId = parameter(query, 'client_id');
  const client = clientId === null ? null : await findClient(ctx, clientId);
  if (client === null) {
    return { is: 'page_error', name: 'unknown_client', detail: excerpt(clientId ?? '') };
  }
  if (typeof client === 'string') {
    return {
      is: 'page_error',
      name: 'client_document',
      detail: `${excerpt(clientId ?? '')}: ${client}`,
    };
  }
  const redirectUri = parameter(query, 'redirect_uri');
  if (redirectUri === null || !hasRedirectUri(client, redirectUri)) {
    return { is: 'page_error', name: 'redirect_mismatch', detail: excerpt(redirectUri ?? '') };
  }
  const application: Application = {
    name: client.name,
    host: client.documented?.host ?? null,
    redirectHost: new URL(redirectUri).host,
    isLoopback: isLoopback(redirectUri),
  };
  const state = parameter(query, 'state');
  const checked = checkRequest(client, query, ctx.apiOrigin);
  if ('error' in checked) {
    const location = errorRedirect(ctx, { redirectUri, state }, checked);
    return { is: 'redirect_error', client, application, location };
  }
  return { is: 'consent', client, application, authorization: { ...checked, redirectUri, state } };
}

/** Returns null for an unknown client, or a sentence that says why its document is refused. */
async function findClient(
  ctx: OAuthCtx,
  clientId: string,
): Promise<ResolvedClient | string | null> {
  if (!isDocumentUrl(clientId)) {
    const row = await runPlan(ctx, clientByClientId(ctx, clientId));
    return row ? { ...row, row: row.id, documented: null } : null;
  }
  const documented = await findDocumentClient(ctx, clientId);
  if (typeof documented === 'string') return documented;
  const { name, redirectUris, allowedScopes } = documented;
  const described = { name, redirectUris, allowedScopes, documented };
  return { ...described, kind: 'public', pkce: 's256', companyId: null, row: null };
}

/** The operator has checked the redirect URIs of these clients. */
export function isRegisteredByOperator({ documented, companyId }: ResolvedClient): boolean {
  return documented === null && companyId === null;
}

/** How much of a request's value an error page shows: enough to recognize it. */
const EXCERPT_LENGTH_MAX = 100;

function excerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH_MAX ? text : `${text.slice(0, EXCERPT_LENGTH_MAX)}…`;
}

/** Stores a code and returns the redirect URI that carries it. */
export async function allow(
  ctx: ReaderCtx & OAuthCtx,
  { client, authorization }: ConsentRequest,
  { userId, company }: { userId: number; company: MemberCompany },
): Promise<string> {
  const { redirectUri, state, scopes, resource, challenge } = authorization;
  const tenant = { id: company.id, subdomain: company.subdomain, name: company.name };
  const clientId = client.documented
    ? await saveDocumentClient(ctx, client.documented)
    : client.row;
  const { language } = ctx;
  const allowed = { clientId, userId, tenant, scopes, redirectUri, resource, challenge, language };
  const code = await issueCode(ctx, allowed);
  recordSecurityEvent(ctx, {
    kind: 'application_allowed',
    outcome: 'success',
    of: { userId },
    companyId: company.id,
    clientId,
  });
  return redirectTo(redirectUri, { code }, state, ctx.apiOrigin);
}

export function deny(ctx: PublicCtx, { authorization }: ConsentRequest): string {
  return errorRedirect(ctx, authorization, {
    error: 'access_denied',
    description: 'The user denied access.',
  });
}

function errorRedirect(
  ctx: PublicCtx,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  { error, description }: AuthorizationError,
): string {
  const answer = { error, error_description: description };
  return redirectTo(redirectUri, answer, state, ctx.apiOrigin);
}
