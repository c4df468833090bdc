/** The account pages on which people delete their account, and Admins their company. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere } from '#accounts/people/actions.ts';
import { DeleteAccountPage } from '#accounts/settings/delete-account-page.tsx';
import type { DeleteAccountPageProps } from '#accounts/settings/delete-account-page.tsx';
import type { DeletableCompany } from '#accounts/settings/delete-company-page.tsx';
import { DeleteCompanyPage } from '#accounts/settings/delete-company-page.tsx';
import { timestamp } from '#lib/time.ts';
import { getSecondFactor } from '#accounts/settings/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { companiesWithoutOthers, deleteAccount } from './actions/account.ts';
import { cancelDeletion, listDeletable, requestDeletion } from './actions/company.ts';
import type { ClosingFaults } from './actions/company.ts';
import { GRACE_DAYS } from './rules/removal.ts';
import { DeleteAccountForm, DeleteCompanyForm, KeepCompanyForm } from './schemas.ts';

const ACCOUNT = '/settings/delete-account';
const COMPANY = '/settings/delete-company';

export const leaving: readonly AccountPage[] = [
  signedInPage(ACCOUNT, (ctx) => renderDeleteAccount(ctx, 200)),
  signedInForm(ACCOUNT, DeleteAccountForm, async (ctx, { body }) => {
    const result = await deleteAccount(ctx, ctx.user.userId, body);
    switch (result.is) {
      case 'deleted':
        return { status: 303, location: '/sign-in?notice=account_deleted', session: null };
      case 'wrong':
        return renderDeleteAccount(ctx, 422, result.faults);
      case 'only admin':
        return renderDeleteAccount(ctx, 409);
    }
  }),

  signedInPage(COMPANY, (ctx, { query }) => renderDeleteCompany(ctx, query.get('done'))),
  signedInForm(COMPANY, DeleteCompanyForm, async (ctx, { body }) => {
    const faults = await requestDeletion(ctx, ctx.user.userId, body);
    return faults
      ? renderDeleteCompany(ctx, null, { faults, faultAt: body.company_id })
      : { status: 303, location: `${COMPANY}?done=company_closing` };
  }),
  signedInForm(`${COMPANY}/cancel`, KeepCompanyForm, async (ctx, { body }) => {
    await cancelDeletion(ctx, ctx.user.userId, body.company_id);
    return { status: 303, location: `${COMPANY}?done=company_kept` };
  }),
];

async function renderDeleteAccount(
  ctx: SignedInCtx,
  status: 200 | 409 | 422,
  faults: DeleteAccountPageProps['faults'] = {},
) {
  const { userId, email } = ctx.user;
  const [onlyAdminOf, factor, isAdmin] = await Promise.all([
    companiesWithoutOthers(ctx, userId),
    getSecondFactor(ctx, ctx.user),
    isAdminAnywhere(ctx, userId),
  ]);
  return renderPage(status, DeleteAccountPage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, isAdmin),
    form: ctx.formKey(ACCOUNT),
    email,
    hasSecondFactor: factor.is === 'on',
    onlyAdminOf,
    faults,
  });
}

async function renderDeleteCompany(
  ctx: SignedInCtx,
  notice: string | null,
  wrong?: { faults: ClosingFaults; faultAt: number },
) {
  const [companies, factor] = await Promise.all([
    listDeletable(ctx, ctx.user.userId),
    getSecondFactor(ctx, ctx.user),
  ]);
  return renderPage(wrong ? 422 : 200, DeleteCompanyPage, {
    language: ctx.language,
    frame: settingsFrameData(ctx, companies.length > 0, notice),
    companies: companies.map(({ id, name, subdomain, dueAt, startedAt }) => ({
      id,
      name,
      subdomain,
      state: stateOf(dueAt, startedAt),
      deletesAt: dueAt === null ? null : timestamp(new Date(dueAt)),
    })),
    form: ctx.formKey(COMPANY),
    cancel: ctx.formKey(`${COMPANY}/cancel`),
    graceDays: GRACE_DAYS,
    hasSecondFactor: factor.is === 'on',
    faults: {},
    ...wrong,
  });
}

function stateOf(dueAt: number | null, startedAt: number | null): DeletableCompany['state'] {
  if (startedAt !== null) return 'removing';
  return dueAt === null ? 'open' : 'closing';
}
