/** The authorization endpoint: checks the request and turns the person's decision into a redirect (RFC 6749, 4.1). */
import { findDocumentClient, saveDocumentClient } from '#accounts/client-documents/actions.ts';
import type { DocumentClient } from '#accounts/client-documents/actions.ts';
import { isDocumentUrl } from '#accounts/client-documents/rules.ts';
import { memberCompanies } from '#accounts/people/actions.ts';
import type { MemberCompany } from '#accounts/people/actions.ts';
import { labelCompany } from '#context.ts';
import type { OAuthCtx, PublicCtx, ReaderCtx } from '#context.ts';
import { recordSecurityEvent } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import {
  repeatedParameter,
  parameter,
  isLoopback,
  hasRedirectUri,
  checkRequest,
  redirectTo,
} from '../rules.ts';
import type { AuthorizationRequest, Client, AuthorizationError } from '../rules.ts';
import { clientByClientId } from '../store/provider.ts';
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

type RequestingClient = {
  client: ResolvedClient;
  application: Application;
  /** Those of the user who is signed in; none where no user is. */
  companies: readonly MemberCompany[];
};

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
 * Checks an authorization request, and reads the user's companies, in one round trip, plus a fetch for an uncached client
 * document. `search` is the query as sent.
 */
export async function openAuthorization(
  ctx: OAuthCtx,
  search: string,
  user: { userId: number } | null,
): Promise<Authorization> {
  const query = new URLSearchParams(search);
  const repeated = repeatedParameter(query);
  if (repeated === 'client_id' || repeated === 'redirect_uri') {
    return { is: 'page_error', name: 'bad_request', detail: repeated };
  }
  const clientId = parameter(query, 'client_id');
  const asked = user ? memberCompanies(ctx, user.userId) : QueryPlan.of([]);
  const found = clientId === null ? null : await findClient(ctx, clientId, asked);
  if (found === null) {
    return { is: 'page_error', name: 'unknown_client', detail: excerpt(clientId ?? '') };
  }
  if (typeof found === 'string') {
    return {
      is: 'page_error',
      name: 'client_document',
      detail: `${excerpt(clientId ?? '')}: ${found}`,
    };
  }
  const { client, companies } = found;
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
    return { is: 'redirect_error', client, application, companies, location };
  }
  const authorization = { ...checked, redirectUri, state };
  return { is: 'consent', client, application, companies, authorization };
}

/** Returns null for an unknown client, or a sentence that says why its document is refused. */
async function findClient(
  ctx: OAuthCtx,
  clientId: string,
  asked: QueryPlan<MemberCompany[]>,
): Promise<{ client: ResolvedClient; companies: MemberCompany[] } | string | null> {
  if (!isDocumentUrl(clientId)) {
    const plans = [clientByClientId(ctx, clientId), asked] as const;
    const [row, companies] = await runPlan(ctx, QueryPlan.all(plans));
    return row ? { client: { ...row, row: row.id, documented: null }, companies } : null;
  }
  const found = await findDocumentClient(ctx, clientId, asked);
  if (typeof found === 'string') return found;
  const { around: companies, ...documented } = found;
  const { name, redirectUris, allowedScopes } = documented;
  const described = { name, redirectUris, allowedScopes, documented };
  const client = {
    ...described,
    kind: 'public',
    pkce: 's256',
    companyId: null,
    row: null,
  } as const;
  return { client, companies };
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
  labelCompany(company.id);
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
