/** The account pages of a company's connected accounts, which it uses for meetings and posts (contract 2.12). */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere, listCompanies } from '#accounts/people/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import {
  beginConnecting,
  chooseAccount,
  finishConnecting,
  listChoices,
} from './actions/connect.ts';
import { disconnectAccount } from './actions/disconnect.ts';
import { listConnections } from './actions/list.ts';
import { mayConnect } from './actions/member.ts';
import { providers } from '#vocabulary/lists.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { AccountChoicePage } from './account-choice-page.tsx';
import { ConnectedAccountsPage } from './connected-accounts-page.tsx';
import { callbackPath, terms } from './rules.ts';
import { ChooseForm, ConnectForm, DisconnectForm } from './schemas.ts';

const PATH = '/settings/connections';

export const connectedAccounts: readonly AccountPage[] = [
  // The forms of this page lead to the providers.
  signedInPage(PATH, (ctx, { query }) => renderConnections(ctx, query), { leavesSite: true }),
  signedInForm(`${PATH}/connect`, ConnectForm, async (ctx, { body }) => {
    const { provider, company_id: companyId } = body;
    const begun = await beginConnecting(ctx, ctx.user, { provider, companyId });
    return 'url' in begun ? redirect(begun.url) : redirectBack(companyId, { problem: begun.fault });
  }),
  ...providers.map((provider) =>
    signedInPage(callbackPath(provider), (ctx, { query }) =>
      finishAndRedirect(ctx, provider, query),
    ),
  ),
  signedInPage(`${PATH}/choose`, (ctx, { query }) => renderChoices(ctx, query)),
  signedInForm(`${PATH}/choose`, ChooseForm, async (ctx, { body }) => {
    const { attempt_id: attemptId, company_id: companyId, account: externalId } = body;
    const { fault } = await chooseAccount(ctx, ctx.user, { attemptId, companyId, externalId });
    return redirectBack(companyId, fault ? { problem: fault } : { done: 'account_connected' });
  }),
  signedInForm(`${PATH}/disconnect`, DisconnectForm, async (ctx, { body }) => {
    const { id, company_id: companyId } = body;
    const { isRevoked } = await disconnectAccount(ctx, ctx.user, { id, companyId });
    return redirectBack(companyId, {
      done: isRevoked ? 'account_disconnected' : 'account_disconnected_here',
    });
  }),
];

function redirect(location: string) {
  return { status: 303 as const, location };
}

function redirectBack(companyId: number | null, notice: Record<string, string>) {
  const company = companyId === null ? {} : { company: String(companyId) };
  return redirect(`${PATH}?${new URLSearchParams({ ...company, ...notice }).toString()}`);
}

async function renderConnections(ctx: SignedInCtx, query: URLSearchParams) {
  const { user, language } = ctx;
  const companies = await listCompanies(ctx, user.userId);
  const companyId = query.get('company');
  const company =
    companyId === null ? companies[0] : companies.find(({ id }) => String(id) === companyId);
  if (!company)
    return renderPage(404, MessagePage, { language, name: 'not_found', link: '/settings' });
  const connections = await listConnections(ctx, user, company);
  return renderPage(200, ConnectedAccountsPage, {
    language,
    frame: settingsFrameData(ctx, await isAdminAnywhere(ctx, user.userId), query.get('done')),
    company,
    companies,
    problem: query.get('problem'),
    mayConnect: mayConnect(company.role),
    providers: connections,
    connect: ctx.formKey(`${PATH}/connect`),
    disconnect: ctx.formKey(`${PATH}/disconnect`),
  });
}

async function finishAndRedirect(ctx: SignedInCtx, provider: Provider, query: URLSearchParams) {
  const returned = { state: query.get('state'), code: query.get('code') };
  const result = await finishConnecting(ctx, ctx.user, provider, returned);
  switch (result.is) {
    case 'connected':
      return redirectBack(result.companyId, { done: 'account_connected' });
    case 'choosing':
      return redirect(`${PATH}/choose?attempt=${result.attemptId}`);
    case 'failed':
      return redirectBack(result.companyId, { problem: result.fault });
  }
}

async function renderChoices(ctx: SignedInCtx, query: URLSearchParams) {
  const attemptId = Number(query.get('attempt'));
  const { provider, companyId, accounts } = await listChoices(ctx, ctx.user, attemptId);
  return renderPage(200, AccountChoicePage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, await isAdminAnywhere(ctx, ctx.user.userId)),
    provider: terms[provider].name,
    backHref: `${PATH}?company=${companyId}`,
    attemptId,
    companyId,
    accounts: accounts.map(({ externalId, name, username }) => ({ externalId, name, username })),
    choose: ctx.formKey(`${PATH}/choose`),
  });
}
