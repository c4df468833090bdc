/** The account pages of a company's developer applications, for its Admins. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { listAdministeredCompanies } from '#accounts/people/actions.ts';
import type { AdministeredCompany } from '#accounts/people/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPageAnswer, AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { PathId } from '#lib/id-schemas.ts';
import { redirectUrisIn } from '#lib/redirect-uris.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  updateOwnClient,
  listOwnClients,
  openOwnClient,
  registerOwnClient,
  rotateOwnSecret,
  setOwnClientEnabled,
} from './actions/own.ts';
import type { Administration } from './actions/own.ts';
import { DeveloperApplicationPage } from './developer-application-page.tsx';
import type { DeveloperApplicationPageProps } from './developer-application-page.tsx';
import { DeveloperApplicationsPage } from './developer-applications-page.tsx';
import { ClientSecretPage } from './client-secret-page.tsx';
import type { ClientSecretPageProps } from './client-secret-page.tsx';
import { scopeFieldName, OWN_CLIENTS_MAX, tickedScopes } from './rules.ts';
import type { ClientInput, ClientFaults } from './rules.ts';
import { ChangeForm, ClientForm, RegisterForm, RotateForm } from './schemas.ts';

const PATH = '/settings/built-applications';

export const developerApplications: readonly AccountPage[] = [
  signedInPage(PATH, (ctx, { query }) =>
    withCompany(ctx, query, (companies, company) =>
      renderList(ctx, { companies, company, done: query.get('done') }),
    ),
  ),

  signedInPage(`${PATH}/new`, (ctx, { query }) =>
    withCompany(ctx, query, async (_, company) => renderRegisterForm(ctx, company.id)),
  ),
  signedInForm(`${PATH}/new`, RegisterForm, async (ctx, { body }) => {
    const { company_id: companyId, kind } = body;
    const input = toClientInput(body);
    const isPublic = kind === 'public';
    const registration = await registerOwnClient(ctx, by(ctx, companyId), { ...input, isPublic });
    if (registration.is === 'invalid')
      return renderRegisterForm(ctx, companyId, input, registration.faults);
    // The list says that the limit is reached.
    if (registration.is === 'limit_reached') return redirectToList(companyId);
    if (registration.secret === null) return redirectToList(companyId, 'application_registered');
    const application = {
      name: input.name,
      clientId: registration.clientId,
      secret: registration.secret,
    };
    return renderSecret(ctx, companyId, { application, previousSecret: null });
  }),

  signedInPage(`${PATH}/change`, (ctx, { query }) =>
    withCompany(ctx, query, async (_, { id }) => {
      const { data: clientId } = PathId.safeParse(query.get('client'));
      if (clientId === undefined) return renderNotFound(ctx);
      const { client } = await openOwnClient(ctx, by(ctx, id), clientId);
      return renderChangeForm(ctx, id, client);
    }),
  ),
  signedInForm(`${PATH}/change`, ChangeForm, async (ctx, { body }) => {
    const { company_id: companyId, client_id: clientId } = body;
    const opened = await openOwnClient(ctx, by(ctx, companyId), clientId);
    const input = toClientInput(body);
    const faults = await updateOwnClient(opened, input);
    if (!faults) return redirectToList(companyId, 'saved');
    const { kind, name } = opened.client;
    return renderChangeForm(ctx, companyId, { id: clientId, kind, ...input, called: name }, faults);
  }),

  signedInForm(`${PATH}/secret`, RotateForm, async (ctx, { body }) => {
    const { company_id: companyId, client_id: clientId } = body;
    const opened = await openOwnClient(ctx, by(ctx, companyId), clientId);
    const atOnce = body.old_secret === 'end';
    const { oldSecretUntil, ...application } = await rotateOwnSecret(opened, { atOnce });
    const previousSecret = atOnce ? 'ended' : { until: timestamp(oldSecretUntil) };
    return renderSecret(ctx, companyId, {
      application,
      previousSecret,
    });
  }),

  signedInForm(`${PATH}/disable`, ClientForm, (ctx, { body }) => setEnabled(ctx, body, false)),
  signedInForm(`${PATH}/enable`, ClientForm, (ctx, { body }) => setEnabled(ctx, body, true)),
];

function by({ user: { userId } }: SignedInCtx, companyId: number): Administration {
  return { userId, companyId };
}

type Companies = readonly AdministeredCompany[];

/** Runs `show` with the company that the URL names, or the first the user administers. 404 when there is none. */
async function withCompany(
  ctx: SignedInCtx,
  query: URLSearchParams,
  show: (companies: Companies, company: AdministeredCompany) => Promise<AccountPageAnswer>,
): Promise<AccountPageAnswer> {
  const companies = await listAdministeredCompanies(ctx, ctx.user.userId);
  const companyId = query.get('company');
  const company = companies.find(({ id }) => companyId === null || String(id) === companyId);
  return company ? show(companies, company) : renderNotFound(ctx);
}

type Listing = { companies: Companies; company: AdministeredCompany; done: string | null };

async function renderList(ctx: SignedInCtx, { companies, company, done }: Listing) {
  const clients = await listOwnClients(ctx, by(ctx, company.id));
  return renderPage(200, DeveloperApplicationsPage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, true, done),
    company,
    companies,
    applications: clients.map(({ lastUsedAt, ...client }) =>
      Object.assign(client, { lastUsed: timestampOrNull(lastUsedAt) }),
    ),
    max: OWN_CLIENTS_MAX,
    disable: ctx.formKey(`${PATH}/disable`),
    enable: ctx.formKey(`${PATH}/enable`),
  });
}

function toClientInput(body: { name: string; redirect_uris: string }): ClientInput {
  return {
    name: body.name,
    redirectUris: redirectUrisIn(body.redirect_uris),
    scopes: tickedScopes({ ...body }),
  };
}

const emptyInput: ClientInput = { name: '', redirectUris: [], scopes: [] };

function renderRegisterForm(
  ctx: SignedInCtx,
  companyId: number,
  input: ClientInput = emptyInput,
  faults: ClientFaults | null = null,
) {
  return renderPage(faults ? 422 : 200, DeveloperApplicationPage, {
    ...formProps(ctx, companyId, input, faults),
    form: ctx.formKey(`${PATH}/new`),
    application: null,
  });
}

/** `called` is the stored name when the form holds another one. */
type ShownClient = ClientInput & { id: number; kind: 'confidential' | 'public'; called?: string };

function renderChangeForm(
  ctx: SignedInCtx,
  companyId: number,
  client: ShownClient,
  faults: ClientFaults | null = null,
) {
  const { id, name, called = name, kind } = client;
  const rotate = kind === 'public' ? null : ctx.formKey(`${PATH}/secret`);
  return renderPage(faults ? 422 : 200, DeveloperApplicationPage, {
    ...formProps(ctx, companyId, client, faults),
    form: ctx.formKey(`${PATH}/change`),
    application: { id, name: called, rotate },
  });
}

function formProps(
  ctx: SignedInCtx,
  companyId: number,
  { name, redirectUris, scopes }: ClientInput,
  faults: ClientFaults | null,
): Omit<DeveloperApplicationPageProps, 'form' | 'application'> {
  return {
    language: ctx.language,
    frame: settingsFrameData(ctx, true),
    company: { id: companyId },
    values: { name, redirectUris: redirectUris.join('\n') },
    scopes: allScopes.map((scope: Scope) => ({
      scope,
      box: scopeFieldName(scope),
      isTicked: scopes.includes(scope),
    })),
    faults: faults ?? {},
  };
}

function renderSecret(
  ctx: SignedInCtx,
  companyId: number,
  props: Pick<ClientSecretPageProps, 'application' | 'previousSecret'>,
) {
  const frame = settingsFrameData(ctx, true);
  const page = { language: ctx.language, frame, company: { id: companyId } };
  return renderPage(200, ClientSecretPage, { ...page, ...props });
}

async function setEnabled(
  ctx: SignedInCtx,
  { company_id: companyId, client_id: clientId }: { company_id: number; client_id: number },
  isEnabled: boolean,
): Promise<AccountPageAnswer> {
  const opened = await openOwnClient(ctx, by(ctx, companyId), clientId);
  await setOwnClientEnabled(opened, isEnabled);
  return redirectToList(companyId, isEnabled ? 'application_enabled' : 'application_disabled');
}

function redirectToList(companyId: number, done?: string): AccountPageAnswer {
  const notice = done === undefined ? '' : `&done=${done}`;
  return { status: 303, location: `${PATH}?company=${companyId}${notice}` };
}

function renderNotFound({ language }: SignedInCtx) {
  return renderPage(404, MessagePage, { language, name: 'not_found', link: '/settings' });
}
