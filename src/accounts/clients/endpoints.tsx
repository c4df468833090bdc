/** The applications that a company builds, in the settings of its Admins: OAuth clients for its own members. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { surroundings } from '#accounts/layout/settings-props.ts';
import { administered, administering } from '#accounts/people/actions.ts';
import type { AdministeredCompany } from '#accounts/people/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPageAnswer, AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { PathId } from '#lib/ids.ts';
import { redirectUrisIn } from '#lib/redirect-uris.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  changeOwnClient,
  findOwnClient,
  listOwnClients,
  registerOwnClient,
  rotateOwnSecret,
  setOwnClientEnabled,
} from './actions/own.ts';
import { BuiltApplicationPage } from './developer-application-page.tsx';
import type { BuiltApplicationPageProps } from './developer-application-page.tsx';
import { BuiltApplicationsPage } from './developer-applications-page.tsx';
import { ClientSecretPage } from './client-secret-page.tsx';
import type { ClientSecretPageProps } from './client-secret-page.tsx';
import { boxOf, OWN_CLIENTS_MAX, scopesTicked } from './rules.ts';
import type { Wanted, WantedFaults } from './rules.ts';
import { ChangeForm, ClientForm, RegisterForm, RotateForm } from './schemas.ts';

const PATH = '/settings/built-applications';

export const developerApplications: readonly AccountPage[] = [
  signedInPage(PATH, (ctx, { query }) =>
    inCompany(ctx, query, (companies, company) =>
      list(ctx, { companies, company, done: query.get('done') }),
    ),
  ),

  signedInPage(`${PATH}/new`, (ctx, { query }) =>
    inCompany(ctx, query, async (_, company) => newApplication(ctx, company.id)),
  ),
  signedInForm(`${PATH}/new`, RegisterForm, async (ctx, { body }) => {
    const { company_id: companyId, kind } = body;
    const company = await administering(ctx, ctx.user.userId, companyId);
    const wanted = wantedIn(body);
    const made = await registerOwnClient(company, { ...wanted, isPublic: kind === 'public' });
    if (made.is === 'wrong') return newApplication(ctx, companyId, wanted, made.faults);
    // The list says that there are as many as there can be.
    if (made.is === 'full') return backTo(companyId);
    if (made.secret === null) return backTo(companyId, 'application_registered');
    const application = { name: wanted.name, clientId: made.clientId, secret: made.secret };
    return secretOf(ctx, companyId, { application, before: null });
  }),

  signedInPage(`${PATH}/change`, (ctx, { query }) =>
    inCompany(ctx, query, async (_, { id }) => {
      const company = await administering(ctx, ctx.user.userId, id);
      const { data: clientId } = PathId.safeParse(query.get('client'));
      if (clientId === undefined) return notFound(ctx);
      return oneApplication(ctx, id, await findOwnClient(company, clientId));
    }),
  ),
  signedInForm(`${PATH}/change`, ChangeForm, async (ctx, { body }) => {
    const { company_id: companyId, client_id: clientId } = body;
    const company = await administering(ctx, ctx.user.userId, companyId);
    const wanted = wantedIn(body);
    const faults = await changeOwnClient(company, clientId, wanted);
    if (!faults) return backTo(companyId, 'saved');
    const { kind, name } = await findOwnClient(company, clientId);
    return oneApplication(ctx, companyId, { id: clientId, kind, ...wanted, called: name }, faults);
  }),

  signedInForm(`${PATH}/secret`, RotateForm, async (ctx, { body }) => {
    const { company_id: companyId, client_id: clientId } = body;
    const company = await administering(ctx, ctx.user.userId, companyId);
    const atOnce = body.old_secret === 'end';
    const { oldSecretUntil, ...made } = await rotateOwnSecret(company, clientId, { atOnce });
    const before = atOnce ? 'ended' : { until: timestamp(oldSecretUntil) };
    return secretOf(ctx, companyId, { application: made, before });
  }),

  signedInForm(`${PATH}/disable`, ClientForm, (ctx, { body }) => setEnabled(ctx, body, false)),
  signedInForm(`${PATH}/enable`, ClientForm, (ctx, { body }) => setEnabled(ctx, body, true)),
];

type Companies = readonly AdministeredCompany[];

/** The company that the URL names among those the person is Admin of, or the first. */
async function inCompany(
  ctx: SignedInCtx,
  query: URLSearchParams,
  show: (companies: Companies, company: AdministeredCompany) => Promise<AccountPageAnswer>,
): Promise<AccountPageAnswer> {
  const companies = await administered(ctx, ctx.user.userId);
  const named = query.get('company');
  const company = companies.find(({ id }) => named === null || String(id) === named);
  return company ? show(companies, company) : notFound(ctx);
}

type Listing = { companies: Companies; company: AdministeredCompany; done: string | null };

async function list(ctx: SignedInCtx, { companies, company, done }: Listing) {
  const tenant = await administering(ctx, ctx.user.userId, company.id);
  const found = await listOwnClients(tenant);
  return renderPage(200, BuiltApplicationsPage, {
    language: ctx.language,
    frame: surroundings(ctx, true, done),
    company,
    companies,
    applications: found.map(({ lastUsedAt, ...client }) =>
      Object.assign(client, { lastUsed: timestampOrNull(lastUsedAt) }),
    ),
    max: OWN_CLIENTS_MAX,
    disable: ctx.formKey(`${PATH}/disable`),
    enable: ctx.formKey(`${PATH}/enable`),
  });
}

function wantedIn(body: { name: string; redirect_uris: string }): Wanted {
  return {
    name: body.name,
    redirectUris: redirectUrisIn(body.redirect_uris),
    scopes: scopesTicked({ ...body }),
  };
}

const nothingYet: Wanted = { name: '', redirectUris: [], scopes: [] };

function newApplication(
  ctx: SignedInCtx,
  companyId: number,
  wanted: Wanted = nothingYet,
  faults: WantedFaults | null = null,
) {
  return renderPage(faults ? 422 : 200, BuiltApplicationPage, {
    ...formOf(ctx, companyId, wanted, faults),
    form: ctx.formKey(`${PATH}/new`),
    application: null,
  });
}

/** `called`: its name until now, where another was typed. */
type Shown = Wanted & { id: number; kind: 'confidential' | 'public'; called?: string };

function oneApplication(
  ctx: SignedInCtx,
  companyId: number,
  client: Shown,
  faults: WantedFaults | null = null,
) {
  const { id, name, called = name, kind } = client;
  const rotate = kind === 'public' ? null : ctx.formKey(`${PATH}/secret`);
  return renderPage(faults ? 422 : 200, BuiltApplicationPage, {
    ...formOf(ctx, companyId, client, faults),
    form: ctx.formKey(`${PATH}/change`),
    application: { id, name: called, rotate },
  });
}

function formOf(
  ctx: SignedInCtx,
  companyId: number,
  { name, redirectUris, scopes }: Wanted,
  faults: WantedFaults | null,
): Omit<BuiltApplicationPageProps, 'form' | 'application'> {
  return {
    language: ctx.language,
    frame: surroundings(ctx, true),
    company: { id: companyId },
    values: { name, redirectUris: redirectUris.join('\n') },
    scopes: allScopes.map((scope: Scope) => ({
      scope,
      box: boxOf(scope),
      isTicked: scopes.includes(scope),
    })),
    faults: faults ?? {},
  };
}

function secretOf(
  ctx: SignedInCtx,
  companyId: number,
  told: Pick<ClientSecretPageProps, 'application' | 'before'>,
) {
  const frame = surroundings(ctx, true);
  const page = { language: ctx.language, frame, company: { id: companyId } };
  return renderPage(200, ClientSecretPage, { ...page, ...told });
}

async function setEnabled(
  ctx: SignedInCtx,
  { company_id: companyId, client_id: clientId }: { company_id: number; client_id: number },
  isEnabled: boolean,
): Promise<AccountPageAnswer> {
  const company = await administering(ctx, ctx.user.userId, companyId);
  await setOwnClientEnabled(company, clientId, isEnabled);
  return backTo(companyId, isEnabled ? 'application_enabled' : 'application_disabled');
}

function backTo(companyId: number, done?: string): AccountPageAnswer {
  const notice = done === undefined ? '' : `&done=${done}`;
  return { status: 303, location: `${PATH}?company=${companyId}${notice}` };
}

function notFound({ language }: SignedInCtx) {
  return renderPage(404, MessagePage, { language, name: 'not_found', link: '/settings' });
}
