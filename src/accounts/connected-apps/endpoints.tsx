/** The account pages of connected applications (contract 5.4): a person's own, and for Admins the company's. */
import type { ConnectedApplication } from '#accounts/layout/connected.tsx';
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { listAdministeredCompanies, isAdminAnywhere } from '#accounts/people/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  disconnect,
  disconnectMember,
  listCompanyConnections,
  listConnections,
} from './actions/connections.ts';
import type { Connection, CreatedWebhook } from './actions/connections.ts';
import { ApplicationsPage } from './applications-page.tsx';
import { CompanyApplicationsPage } from './company-applications-page.tsx';
import { deleteApplicationWebhook } from './actions/left-webhooks.ts';
import {
  APPLICATIONS_PATH,
  COMPANY_APPLICATIONS_PATH,
  findCompany,
  isTicked,
  parsePage,
  PAGES_MAX,
} from './rules.ts';
import { DeleteWebhookForm, DisconnectForm, DisconnectMemberForm } from './schemas.ts';

const OWN = APPLICATIONS_PATH;
const COMPANYS = COMPANY_APPLICATIONS_PATH;

export const connectedApps: readonly AccountPage[] = [
  signedInPage(OWN, async (ctx, { query }) => {
    const { userId } = ctx.user;
    const { connections, hasMore, webhooks } = await listConnections(ctx, userId);
    return renderPage(200, ApplicationsPage, {
      language: ctx.language,
      frame: settingsFrameData(ctx, await isAdminAnywhere(ctx, userId), query.get('done')),
      applications: connections.map((connection) => toConnectedApplication(connection, webhooks)),
      disconnect: ctx.formKey(`${OWN}/disconnect`),
      hasMore,
    });
  }),
  signedInForm(`${OWN}/disconnect`, DisconnectForm, async (ctx, { body }) => {
    const { client_id: clientId, company_id: companyId } = body;
    const isDeleted = (webhookId: number) => isTicked(body, webhookId);
    await disconnect(ctx, ctx.user.userId, { clientId, companyId, isDeleted });
    return { status: 303, location: `${OWN}?done=disconnected` };
  }),

  signedInPage(COMPANYS, async (ctx, { query }) => {
    const companies = await listAdministeredCompanies(ctx, ctx.user.userId);
    const company = findCompany(companies, query.get('company'));
    return company ? renderCompanyList(ctx, companies, company, query) : renderNotFound(ctx);
  }),
  signedInForm(`${COMPANYS}/disconnect`, DisconnectMemberForm, async (ctx, { body }) => {
    const { client_id: clientId, company_id: companyId, user_id: userId } = body;
    const isDeleted = (webhookId: number) => isTicked(body, webhookId);
    await disconnectMember(ctx, ctx.user.userId, { userId, clientId, companyId, isDeleted });
    return { status: 303, location: `${COMPANYS}?company=${companyId}&done=disconnected` };
  }),
  signedInForm(`${COMPANYS}/delete-webhook`, DeleteWebhookForm, async (ctx, { body }) => {
    const { company_id: companyId, webhook_id: webhookId } = body;
    await deleteApplicationWebhook(ctx, ctx.user.userId, { companyId, webhookId });
    return { status: 303, location: `${COMPANYS}?company=${companyId}&done=webhook_deleted` };
  }),
];

type Company = { id: number; name: string };

async function renderCompanyList(
  ctx: SignedInCtx,
  companies: readonly Company[],
  company: Company,
  query: URLSearchParams,
) {
  const page = parsePage(query.get('page'));
  const { connections, hasMore, webhooks } = await listCompanyConnections(ctx, ctx.user.userId, {
    companyId: company.id,
    page,
  });
  const href = (to: number) => `${COMPANYS}?company=${company.id}&page=${to}`;
  return renderPage(200, CompanyApplicationsPage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, true, query.get('done')),
    company,
    companies,
    applications: connections.map((connection) =>
      Object.assign(toConnectedApplication(connection, webhooks), {
        userId: connection.userId,
        person: { name: connection.person, email: connection.email },
      }),
    ),
    left: webhooks.filter(({ isConnected }) => !isConnected),
    disconnect: ctx.formKey(`${COMPANYS}/disconnect`),
    deleteWebhook: ctx.formKey(`${COMPANYS}/delete-webhook`),
    newerHref: page > 1 ? href(page - 1) : null,
    olderHref: hasMore && page < PAGES_MAX ? href(page + 1) : null,
  });
}

function toConnectedApplication(
  connection: Connection,
  webhooks: readonly CreatedWebhook[],
): ConnectedApplication {
  const { clientId, companyId, userId, name, host, company } = connection;
  const { scopes, since, lastUsedAt } = connection;
  const isOfConnection = (one: CreatedWebhook) =>
    one.companyId === companyId && one.clientId === clientId && one.userId === userId;
  return {
    clientId,
    companyId,
    name,
    host,
    company,
    scopes,
    since: timestamp(since),
    lastUsed: timestampOrNull(lastUsedAt),
    webhooks: webhooks.filter((one) => one.isConnected && isOfConnection(one)),
  };
}

function renderNotFound({ language }: SignedInCtx) {
  return renderPage(404, MessagePage, { language, name: 'not_found', link: OWN });
}
