/** The account pages on which people delete their account. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { settingsFrameData } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere } from '#accounts/people/actions.ts';
import { DeleteAccountPage } from '#accounts/settings/delete-account-page.tsx';
import type { DeleteAccountPageProps } from '#accounts/settings/delete-account-page.tsx';
import { getSecondFactor } from '#accounts/settings/actions.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { companiesWithoutOthers, deleteAccount } from './actions/account.ts';
import { DeleteAccountForm } from './schemas.ts';

const ACCOUNT = '/settings/delete-account';

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
