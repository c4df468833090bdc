/** Renders the sign-in page, at its own address or in place of an authorization request. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import type { FormToken } from '#accounts/layout/forms.tsx';
import { SignInPage } from './sign-in-page.tsx';
import type { SignInPageProps } from './sign-in-page.tsx';

export const SIGN_IN = '/sign-in';

type FormCtx = { language: string; formKey: (path: string) => FormToken };
type SignInProps = Partial<Omit<SignInPageProps, 'language' | 'form'>>;

export function askToSignIn(
  ctx: FormCtx,
  status: 200 | 422,
  { next = '', email = '', fault = null, notice = null, application = null }: SignInProps,
) {
  const { language } = ctx;
  const props = { language, next, email, fault, notice, application };
  return renderPage(status, SignInPage, { ...props, form: ctx.formKey(SIGN_IN) });
}
