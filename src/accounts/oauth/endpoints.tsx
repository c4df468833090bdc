/** The endpoints of the OAuth 2.0 provider (contract 5.1), and the account page of consent. */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { signedInPerson } from '#accounts/layout/settings-props.ts';
import type { MemberCompany } from '#accounts/people/actions.ts';
import { askToSignIn } from '#accounts/sessions/sign-in-answer.tsx';
import { form, page } from '#http/account-pages.ts';
import type {
  AccountPageAnswer,
  AccountPageCtx,
  AccountPage,
  SignedInCtx,
} from '#http/account-pages.ts';
import { PROTECTED_RESOURCE_PATH } from '#http/envelope.ts';
import { oauthBearer, oauthForm, oauthMetadata } from '#http/oauth.ts';
import type { OAuthEndpoint } from '#http/oauth.ts';
import { allow, deny, isRegisteredByOperator, openAuthorization } from './actions/authorize.ts';
import type { ConsentRequest, RedirectError, PageError } from './actions/authorize.ts';
import { apiMetadata, serverMetadata, toolsMetadata } from './actions/metadata.ts';
import { revoke } from './actions/revoke.ts';
import { exchange } from './actions/token.ts';
import { getUserInfo } from './actions/userinfo.ts';
import { ConsentPage } from './consent-page.tsx';
import { chosenCompany, MCP_PATH, companiesOfClient } from './rules.ts';
import {
  ConsentForm,
  ResourceMetadata,
  RevokeAnswer,
  RevokeRequest,
  ServerMetadata,
  TokenAnswer,
  TokenRequest,
  UserInfo,
} from './schemas.ts';

export const oauth: readonly OAuthEndpoint[] = [
  oauthMetadata(
    '/.well-known/oauth-authorization-server',
    {
      about: 'Get the authorization server metadata (RFC 8414)',
      returns: ServerMetadata,
      errors: [],
    },
    serverMetadata,
  ),
  oauthMetadata(
    PROTECTED_RESOURCE_PATH,
    {
      about: 'Get the protected resource metadata of the API (RFC 9728)',
      returns: ResourceMetadata,
      errors: [],
    },
    apiMetadata,
  ),
  oauthMetadata(
    PROTECTED_RESOURCE_PATH + MCP_PATH,
    {
      about: 'Get the protected resource metadata of the tool server (RFC 9728)',
      returns: ResourceMetadata,
      errors: [],
    },
    toolsMetadata,
  ),
  oauthForm(
    '/api/oauth/token',
    {
      about: 'Exchange an authorization code or a refresh token for tokens',
      body: TokenRequest,
      returns: TokenAnswer,
      errors: [
        'invalid_request',
        'invalid_client',
        'invalid_grant',
        'unsupported_grant_type',
        'invalid_scope',
        'invalid_target',
      ],
    },
    exchange,
  ),
  oauthForm(
    '/api/oauth/revoke',
    {
      about: 'Revoke a token (RFC 7009)',
      body: RevokeRequest,
      returns: RevokeAnswer,
      errors: ['invalid_request', 'invalid_client', 'invalid_grant'],
    },
    revoke,
  ),
  oauthBearer(
    '/api/oauth/userinfo',
    {
      about: 'Get the user of the token',
      needs: 'userinfo.read',
      returns: UserInfo,
      errors: ['invalid_token', 'insufficient_scope'],
    },
    getUserInfo,
  ),
];

const PATH = '/authorize';

export const authorization: readonly AccountPage[] = [
  page(
    PATH,
    async (ctx, { search }) => {
      const opened = await openAuthorization(ctx, search, ctx.user);
      if (opened.is === 'page_error') return renderError(ctx, opened);
      if (opened.is === 'redirect_error') return redirectWithError(ctx, opened, search);
      return isSignedIn(ctx)
        ? renderConsent(ctx, opened, search)
        : renderSignIn(ctx, opened, search);
    },
    { leavesSite: true },
  ),
  form(
    PATH,
    ConsentForm,
    async (ctx, { body: { request, decision, company_id } }) => {
      // Everything is checked again, because the form's values prove nothing.
      const opened = await openAuthorization(ctx, request, ctx.user);
      if (opened.is === 'page_error') return renderError(ctx, opened);
      if (opened.is === 'redirect_error') return redirectWithError(ctx, opened, request);
      if (!isSignedIn(ctx)) return askToSignIn(ctx, 200, { next: `${PATH}${request}` });
      if (decision === 'deny') return { status: 303, location: deny(ctx, opened) };
      const offered = companiesOfClient(opened.companies, opened.client);
      const company = chosenCompany(offered, company_id);
      return company
        ? { status: 303, location: await allow(ctx, opened, { ...ctx.user, company }) }
        : renderConsent(ctx, opened, request, 'no_company_chosen');
    },
    { leavesSite: true },
  ),
];

function isSignedIn(ctx: AccountPageCtx): ctx is SignedInCtx {
  return ctx.user !== null;
}

function renderError({ language }: AccountPageCtx, { name, detail }: PageError): AccountPageAnswer {
  return renderPage(400, MessagePage, { language, name, detail });
}

/**
 * Anyone can make a bad request on purpose, and a company or a document chooses its own redirect
 * URIs. So only clients of the operator redirect without a signed-in member (RFC 9700, 4.11.2).
 */
function redirectWithError(
  ctx: AccountPageCtx,
  error: RedirectError,
  request: string,
): AccountPageAnswer {
  const { client, companies, location } = error;
  if (!isRegisteredByOperator(client)) {
    if (!isSignedIn(ctx)) return renderSignIn(ctx, error, request);
    if (companiesOfClient(companies, client).length === 0) return renderNoCompany(ctx, companies);
  }
  return { status: 303, location };
}

/** A client known by its document chose its own name, so the sign-in page shows its host. */
function renderSignIn(
  ctx: AccountPageCtx,
  { application }: ConsentRequest | RedirectError,
  request: string,
): AccountPageAnswer {
  const { host, name } = application;
  return askToSignIn(ctx, 200, { next: `${PATH}${request}`, application: host ?? name });
}

function renderNoCompany(
  { language }: AccountPageCtx,
  companies: readonly MemberCompany[],
): AccountPageAnswer {
  const name = companies.length === 0 ? 'no_company' : 'other_company';
  return renderPage(403, MessagePage, { language, name });
}

function renderConsent(
  ctx: SignedInCtx,
  { client, application, companies: memberOf, authorization: { scopes } }: ConsentRequest,
  request: string,
  fault: 'no_company_chosen' | null = null,
) {
  const { language } = ctx;
  const companies = companiesOfClient(memberOf, client);
  if (companies.length === 0) return renderNoCompany(ctx, memberOf);
  return renderPage(fault === null ? 200 : 422, ConsentPage, {
    language,
    form: ctx.formKey(PATH, request),
    request,
    application,
    person: signedInPerson(ctx, `${PATH}${request}`),
    companies,
    scopes,
    fault,
  });
}
