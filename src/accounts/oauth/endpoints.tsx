/** The OAuth 2.0 provider: what clients call (contract 5.1), and the page on which a person allows it. */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { personOf } from '#accounts/layout/settings-props.ts';
import { askToSignIn } from '#accounts/sessions/sign-in-answer.tsx';
import { form, page } from '#http/account-pages.ts';
import type {
  AccountPageAnswer,
  AccountPageCtx,
  AccountPage,
  SignedInCtx,
} from '#http/account-pages.ts';
import { PROTECTED_RESOURCE_PATH } from '#http/envelope.ts';
import type { OAuthEndpoint } from '#http/oauth.ts';
import {
  allow,
  companiesOf,
  deny,
  isRegisteredByOperator,
  openAuthorization,
} from './actions/authorize.ts';
import type { Asking, Company, Refused, Unfit } from './actions/authorize.ts';
import { apiMetadata, serverMetadata, toolsMetadata } from './actions/metadata.ts';
import { revoke } from './actions/revoke.ts';
import { exchange } from './actions/token.ts';
import { showUser } from './actions/userinfo.ts';
import { ConsentPage } from './consent-page.tsx';
import { chosen, MCP_PATH, within } from './rules.ts';
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
  {
    kind: 'metadata',
    path: '/.well-known/oauth-authorization-server',
    terms: {
      about: 'Get the authorization server metadata (RFC 8414)',
      returns: ServerMetadata,
      errors: [],
    },
    run: serverMetadata,
  },
  {
    kind: 'metadata',
    path: PROTECTED_RESOURCE_PATH,
    terms: {
      about: 'Get the protected resource metadata of the API (RFC 9728)',
      returns: ResourceMetadata,
      errors: [],
    },
    run: apiMetadata,
  },
  {
    kind: 'metadata',
    path: PROTECTED_RESOURCE_PATH + MCP_PATH,
    terms: {
      about: 'Get the protected resource metadata of the tool server (RFC 9728)',
      returns: ResourceMetadata,
      errors: [],
    },
    run: toolsMetadata,
  },
  {
    kind: 'form',
    path: '/api/oauth/token',
    terms: {
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
    run: exchange,
  },
  {
    kind: 'form',
    path: '/api/oauth/revoke',
    terms: {
      about: 'Revoke a token (RFC 7009)',
      body: RevokeRequest,
      returns: RevokeAnswer,
      errors: ['invalid_request', 'invalid_client', 'invalid_grant'],
    },
    run: revoke,
  },
  {
    kind: 'bearer',
    path: '/api/oauth/userinfo',
    terms: {
      about: 'Get the user of the token',
      needs: 'userinfo.read',
      returns: UserInfo,
      errors: ['invalid_token', 'insufficient_scope'],
    },
    run: showUser,
  },
];

const PATH = '/authorize';

export const authorization: readonly AccountPage[] = [
  page(
    PATH,
    async (ctx, { search }) => {
      const opened = await openAuthorization(ctx, search);
      if (opened.is === 'unfit') return turnedAway(ctx, opened);
      if (opened.is === 'refused') return sendBack(ctx, opened, search);
      return isVisited(ctx) ? askForConsent(ctx, opened, search) : askWhoItIs(ctx, opened, search);
    },
    { leavesSite: true },
  ),
  form(
    PATH,
    ConsentForm,
    async (ctx, { body: { request, decision, company_id } }) => {
      // Everything is asked anew: what stood in the form proves nothing.
      const opened = await openAuthorization(ctx, request);
      if (opened.is === 'unfit') return turnedAway(ctx, opened);
      if (opened.is === 'refused') return sendBack(ctx, opened, request);
      if (!isVisited(ctx)) return askToSignIn(ctx, 200, { next: `${PATH}${request}` });
      if (decision === 'deny') return { status: 303, location: deny(ctx, opened) };
      const found = await companiesOf(ctx, ctx.user.userId);
      const company = chosen(within(found, opened.client), company_id);
      return company
        ? { status: 303, location: await allow(ctx, opened, { ...ctx.user, company }) }
        : askForConsent(ctx, opened, request, 'no_company_chosen');
    },
    { leavesSite: true },
  ),
];

function isVisited(ctx: AccountPageCtx): ctx is SignedInCtx {
  return ctx.user !== null;
}

function turnedAway({ language }: AccountPageCtx, { name, detail }: Unfit): AccountPageAnswer {
  return renderPage(400, MessagePage, { language, name, detail });
}

/**
 * Anybody can ask wrongly on purpose, and where a client sends people is its maker's to say: strangers are sent on
 * by none but the operator's clients (RFC 9700, 4.11.2).
 */
async function sendBack(
  ctx: AccountPageCtx,
  refused: Refused,
  request: string,
): Promise<AccountPageAnswer> {
  const { client, location } = refused;
  if (!isRegisteredByOperator(client)) {
    if (!isVisited(ctx)) return askWhoItIs(ctx, refused, request);
    const found = await companiesOf(ctx, ctx.user.userId);
    if (within(found, client).length === 0) return otherCompany(ctx, found);
  }
  return { status: 303, location };
}

/** An application that has given itself its name is called by its host, as passwords are typed there. */
function askWhoItIs(
  ctx: AccountPageCtx,
  { application }: Asking | Refused,
  request: string,
): AccountPageAnswer {
  const { host, name } = application;
  return askToSignIn(ctx, 200, { next: `${PATH}${request}`, application: host ?? name });
}

function otherCompany({ language }: AccountPageCtx, found: readonly Company[]): AccountPageAnswer {
  const name = found.length === 0 ? 'no_company' : 'other_company';
  return renderPage(403, MessagePage, { language, name });
}

async function askForConsent(
  ctx: SignedInCtx,
  { client, application, asked }: Asking,
  request: string,
  fault: 'no_company_chosen' | null = null,
) {
  const { language } = ctx;
  const found: Company[] = await companiesOf(ctx, ctx.user.userId);
  const companies = within(found, client);
  if (companies.length === 0) return otherCompany(ctx, found);
  return renderPage(fault === null ? 200 : 422, ConsentPage, {
    language,
    form: ctx.formKey(PATH, request),
    request,
    application,
    person: personOf(ctx, `${PATH}${request}`),
    companies,
    scopes: asked.scopes,
    fault,
  });
}
