/** The account page behind the link that confirms a new email address. */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { signedInPerson } from '#accounts/layout/settings-props.ts';
import { signedInForm, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, SignedInCtx } from '#http/account-pages.ts';
import { confirmEmailChange, findEmailChange } from './actions.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ConfirmEmailForm } from './schemas.ts';

const PATH = '/confirm-email';

export const emailChange: readonly AccountPage[] = [
  signedInPage(PATH, async (ctx, { query }) => {
    const link = query.get('link') ?? '';
    const change = await findEmailChange(ctx, ctx.user, link);
    if (!change) return renderExpiredLink(ctx);
    return renderPage(200, ConfirmEmailPage, {
      ...change,
      language: ctx.language,
      person: signedInPerson(ctx, `${PATH}?${new URLSearchParams({ link }).toString()}`),
      form: ctx.formKey(PATH),
      link,
    });
  }),
  signedInForm(PATH, ConfirmEmailForm, async (ctx, { body: { link } }) => {
    const { language } = ctx;
    switch (await confirmEmailChange(ctx, ctx.user, link)) {
      case 'done':
        return { status: 303, location: '/settings?done=email_changed' };
      case 'over':
        return renderExpiredLink(ctx);
      case 'taken':
        return renderPage(422, MessagePage, { language, name: 'email_taken', link: '/settings' });
    }
  }),
];

/** Used, expired and unknown links, and those of another user, look the same. */
function renderExpiredLink({ language }: SignedInCtx) {
  return renderPage(410, MessagePage, { language, name: 'email_link_over', link: '/settings' });
}
