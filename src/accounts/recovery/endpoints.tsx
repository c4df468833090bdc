/** The account pages of password recovery. */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { tooManyAttempts } from '#accounts/throttles/actions.ts';
import { form, page } from '#http/account-pages.ts';
import type { AccountPageCtx, AccountPage } from '#http/account-pages.ts';
import { findReset, requestReset, resetPassword } from './actions.ts';
import { ForgotPage } from './forgot-page.tsx';
import { ResetPage } from './reset-page.tsx';
import type { ResetPageProps } from './reset-page.tsx';
import { ForgotForm, ResetForm } from './schemas.ts';

const FORGOT = '/forgot-password';
const RESET = '/reset-password';

export const recovery: readonly AccountPage[] = [
  page(FORGOT, (ctx) => Promise.resolve(renderForgot(ctx, { email: '', fault: null }))),
  form(FORGOT, ForgotForm, async (ctx, { body: { email } }) => {
    const { address } = ctx;
    const request = await requestReset(ctx, { email, address });
    switch (request.is) {
      case 'taken':
        return renderForgot(ctx, { email, fault: null, isSent: true });
      case 'no address':
        return renderForgot(ctx, { email, fault: 'not_email' });
      case 'throttled':
        throw tooManyAttempts(request.waitSeconds);
    }
  }),
  page(RESET, async (ctx, { query }) => {
    const link = query.get('link') ?? '';
    const account = await findReset(ctx, link);
    return account ? renderReset(ctx, { ...account, link, faults: {} }) : renderExpiredLink(ctx);
  }),
  form(RESET, ResetForm, async (ctx, { body: { link, password } }) => {
    const reset = await resetPassword(ctx, { secret: link, password });
    switch (reset.is) {
      case 'done':
        return {
          status: 303,
          location: '/sign-in?notice=password_set',
          session: null,
          device: reset.device,
        };
      case 'over':
        return renderExpiredLink(ctx);
      case 'refused':
        return renderReset(ctx, { email: reset.email, link, faults: { password: reset.fault } });
    }
  }),
];

type Forgot = { email: string; fault: 'not_email' | null; isSent?: boolean };

function renderForgot(ctx: AccountPageCtx, { email, fault, isSent = false }: Forgot) {
  const props = { language: ctx.language, form: ctx.formKey(FORGOT), email, isSent, fault };
  return renderPage(fault === null ? 200 : 422, ForgotPage, props);
}

function renderReset(
  ctx: AccountPageCtx,
  { email, link, faults }: Pick<ResetPageProps, 'email' | 'link' | 'faults'>,
) {
  const props = { language: ctx.language, form: ctx.formKey(RESET), email, link, faults };
  return renderPage(faults.password === undefined ? 200 : 422, ResetPage, props);
}

function renderExpiredLink({ language }: AccountPageCtx) {
  return renderPage(410, MessagePage, { language, name: 'link_over', link: FORGOT });
}
