/** The page to sign in at, wherever it is shown: an authorization request shows it in its own place. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import type { FormKey } from '#accounts/layout/forms.tsx';
import { SignInPage } from './sign-in-page.tsx';
import type { SignInPageProps } from './sign-in-page.tsx';

export const SIGN_IN = '/sign-in';

type FormCtx = { language: string; formKey: (path: string) => FormKey };
type Asking = Partial<Omit<SignInPageProps, 'language' | 'form'>>;

/** The sign-in page; an application that asked for it is named. */
export function askToSignIn(
  ctx: FormCtx,
  status: 200 | 422,
  { next = '', email = '', fault = null, notice = null, application = null }: Asking,
) {
  const { language } = ctx;
  const props = { language, next, email, fault, notice, application };
  return renderPage(status, SignInPage, { ...props, form: ctx.formKey(SIGN_IN) });
}
