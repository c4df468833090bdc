/** The connected accounts of a company, in the settings: by which it holds meetings and posts (contract 2.12). */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere } from '#accounts/people/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import {
  beginConnecting,
  chooseAccount,
  companiesOf,
  disconnectAccount,
  finishConnecting,
  listChoices,
  listConnections,
  mayConnect,
} from './actions/connect.ts';
import { providers } from '#vocabulary.ts';
import type { Provider } from '#vocabulary.ts';
import { AccountChoicePage } from './account-choice-page.tsx';
import { ConnectedAccountsPage } from './connected-accounts-page.tsx';
import { callbackPath, terms } from './rules.ts';
import { ChooseForm, ConnectForm, DisconnectForm } from './schemas.ts';

const PATH = '/settings/connections';

export const connectedAccounts: readonly AccountPage[] = [
  // Its forms lead to the providers.
  signedInPage(PATH, (ctx, { query }) => list(ctx, query), { leavesSite: true }),
  signedInForm(`${PATH}/connect`, ConnectForm, async (ctx, { body }) => {
    const { provider, company_id: companyId } = body;
    const begun = await beginConnecting(ctx, ctx.user, { provider, companyId });
    return 'url' in begun ? to(begun.url) : back(companyId, { problem: begun.fault });
  }),
  ...providers.map((provider) =>
    signedInPage(callbackPath(provider), (ctx, { query }) => finish(ctx, provider, query)),
  ),
  signedInPage(`${PATH}/choose`, (ctx, { query }) => choices(ctx, query)),
  signedInForm(`${PATH}/choose`, ChooseForm, async (ctx, { body }) => {
    const chosen = { attemptId: body.attempt_id, externalId: body.account };
    const { companyId, fault } = await chooseAccount(ctx, ctx.user, chosen);
    return back(companyId, fault ? { problem: fault } : { done: 'account_connected' });
  }),
  signedInForm(`${PATH}/disconnect`, DisconnectForm, async (ctx, { body }) => {
    const { id, company_id: companyId } = body;
    const { isRevoked } = await disconnectAccount(ctx, ctx.user, { id, companyId });
    return back(companyId, {
      done: isRevoked ? 'account_disconnected' : 'account_disconnected_here',
    });
  }),
];

function to(location: string) {
  return { status: 303 as const, location };
}

function back(companyId: number | null, said: Record<string, string>) {
  const company = companyId === null ? {} : { company: String(companyId) };
  return to(`${PATH}?${new URLSearchParams({ ...company, ...said }).toString()}`);
}

async function list(ctx: SignedInCtx, query: URLSearchParams) {
  const { user, language } = ctx;
  const companies = await companiesOf(ctx, user.userId);
  const named = query.get('company');
  const company = named === null ? companies[0] : companies.find(({ id }) => String(id) === named);
  if (!company)
    return renderPage(404, MessagePage, { language, name: 'not_found', link: '/settings' });
  const found = await listConnections(ctx, user, company);
  return renderPage(200, ConnectedAccountsPage, {
    language,
    frame: settingsFrameData(ctx, await isAdminAnywhere(ctx, user.userId), query.get('done')),
    company,
    companies,
    problem: query.get('problem'),
    mayConnect: mayConnect(company.role),
    providers: found,
    connect: ctx.formKey(`${PATH}/connect`),
    disconnect: ctx.formKey(`${PATH}/disconnect`),
  });
}

async function finish(ctx: SignedInCtx, provider: Provider, query: URLSearchParams) {
  const returned = { state: query.get('state'), code: query.get('code') };
  const finished = await finishConnecting(ctx, ctx.user, provider, returned);
  switch (finished.is) {
    case 'connected':
      return back(finished.companyId, { done: 'account_connected' });
    case 'choosing':
      return to(`${PATH}/choose?attempt=${finished.attemptId}`);
    case 'failed':
      return back(finished.companyId, { problem: finished.fault });
  }
}

async function choices(ctx: SignedInCtx, query: URLSearchParams) {
  const attemptId = Number(query.get('attempt'));
  const { provider, companyId, accounts } = await listChoices(ctx, ctx.user, attemptId);
  return renderPage(200, AccountChoicePage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, await isAdminAnywhere(ctx, ctx.user.userId)),
    provider: terms[provider].name,
    backHref: `${PATH}?company=${companyId}`,
    attemptId,
    accounts: accounts.map(({ externalId, name, username }) => ({ externalId, name, username })),
    choose: ctx.formKey(`${PATH}/choose`),
  });
}
