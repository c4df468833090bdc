/** The account pages of connected applications (contract 5.4): a person's own, and for Admins the company's. */
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
} from './actions.ts';
import type { Connection } from './actions.ts';
import { ApplicationsPage } from './applications-page.tsx';
import { CompanyApplicationsPage } from './company-applications-page.tsx';
import { APPLICATIONS_PATH, findCompany, parsePage, PAGES_MAX } from './rules.ts';
import { DisconnectForm, DisconnectMemberForm } from './schemas.ts';

const OWN = APPLICATIONS_PATH;
const COMPANYS = '/settings/company-applications';

export const connectedApps: readonly AccountPage[] = [
  signedInPage(OWN, async (ctx, { query }) => {
    const { userId } = ctx.user;
    const { connections, hasMore } = await listConnections(ctx, userId);
    return renderPage(200, ApplicationsPage, {
      language: ctx.language,
      frame: settingsFrameData(ctx, await isAdminAnywhere(ctx, userId), query.get('done')),
      applications: connections.map(toConnectedApplication),
      disconnect: ctx.formKey(`${OWN}/disconnect`),
      hasMore,
    });
  }),
  signedInForm(`${OWN}/disconnect`, DisconnectForm, async (ctx, { body }) => {
    const { client_id: clientId, company_id: companyId } = body;
    await disconnect(ctx, ctx.user.userId, { clientId, companyId });
    return { status: 303, location: `${OWN}?done=disconnected` };
  }),

  signedInPage(COMPANYS, async (ctx, { query }) => {
    const companies = await listAdministeredCompanies(ctx, ctx.user.userId);
    const company = findCompany(companies, query.get('company'));
    return company ? renderCompanyList(ctx, companies, company, query) : renderNotFound(ctx);
  }),
  signedInForm(`${COMPANYS}/disconnect`, DisconnectMemberForm, async (ctx, { body }) => {
    const { client_id: clientId, company_id: companyId, user_id: userId } = body;
    await disconnectMember(ctx, ctx.user.userId, { userId, clientId, companyId });
    return { status: 303, location: `${COMPANYS}?company=${companyId}&done=disconnected` };
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
  const { connections, hasMore } = await listCompanyConnections(ctx, ctx.user.userId, {
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
      Object.assign(toConnectedApplication(connection), {
        userId: connection.userId,
        person: { name: connection.person, email: connection.email },
      }),
    ),
    disconnect: ctx.formKey(`${COMPANYS}/disconnect`),
    newerHref: page > 1 ? href(page - 1) : null,
    olderHref: hasMore && page < PAGES_MAX ? href(page + 1) : null,
  });
}

function toConnectedApplication(connection: Connection) {
  const { clientId, companyId, name, host, company, scopes, since, lastUsedAt } = connection;
  return {
    clientId,
    companyId,
    name,
    host,
    company,
    scopes,
    since: timestamp(since),
    lastUsed: timestampOrNull(lastUsedAt),
  };
}

function renderNotFound({ language }: SignedInCtx) {
  return renderPage(404, MessagePage, { language, name: 'not_found', link: OWN });
}
