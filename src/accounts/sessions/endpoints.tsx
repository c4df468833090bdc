/** The account pages of signing in and out. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { tooManyAttempts } from '#accounts/throttles/actions.ts';
import { form, page } from '#http/account-pages.ts';
import type { AccountPageAnswer, AccountPageCtx, AccountPage } from '#http/account-pages.ts';
import { passSecondFactor, signIn, signOut } from './actions/sign-in.ts';
import type { SignIn } from './actions/sign-in.ts';
import { nextPath, parseNotice } from './rules.ts';
import { SecondFactorPage } from './second-factor-page.tsx';
import { SecondFactorForm, SignInForm, SignOutForm } from './schemas.ts';
import { askToSignIn, SIGN_IN } from './sign-in-answer.tsx';

const SECOND_FACTOR = '/sign-in/second-factor';

export const sessions: readonly AccountPage[] = [
  page(
    SIGN_IN,
    (ctx, { query }) => {
      const next = nextPath(query.get('next') ?? '');
      const notice = parseNotice(query.get('notice'));
      return Promise.resolve(
        ctx.user && !notice
          ? { status: 303, location: next }
          : askToSignIn(ctx, 200, { next, notice }),
      );
    },
    { leavesSite: true },
  ),
  form(
    SIGN_IN,
    SignInForm,
    async (ctx, { body: { email, password, next } }) =>
      answerSignIn(ctx, await signIn(ctx, { email, password }, ctx), {
        next,
        email,
        step: SIGN_IN,
      }),
    { leavesSite: true },
  ),
  form(
    SECOND_FACTOR,
    SecondFactorForm,
    async (ctx, { body: { ticket, code, next } }) => {
      const passed = await passSecondFactor(ctx, { ticket, code }, ctx);
      return answerSignIn(ctx, passed, { next, email: '', step: SECOND_FACTOR, ticket });
    },
    { leavesSite: true },
  ),
  form(
    '/sign-out',
    SignOutForm,
    async (ctx, { body: { next } }) => {
      if (ctx.user) await signOut(ctx, ctx.user);
      // After signing out on a consent page, the next user continues with the same consent.
      const to = next === '' ? `${SIGN_IN}?notice=signed_out` : nextPath(next);
      return { status: 303, location: to, session: null };
    },
    { needsNoKeyAlone: true },
  ),
];

type SignInStep = { next: string; email: string; step: string; ticket?: string };

function answerSignIn(
  ctx: AccountPageCtx,
  outcome: SignIn | { is: 'over' },
  from: SignInStep,
): AccountPageAnswer {
  const { next, email, step } = from;
  switch (outcome.is) {
    case 'signed in':
      return {
        status: 303,
        location: nextPath(next),
        session: outcome.session,
        device: outcome.device,
      };
    case 'second factor':
      return askForCode(ctx, 200, { next, ticket: outcome.ticket, fault: null });
    case 'throttled':
      throw tooManyAttempts(outcome.waitSeconds);
    case 'over':
      return askToSignIn(ctx, 200, { next });
    case 'wrong':
      return step === SIGN_IN
        ? askToSignIn(ctx, 422, { next, email, fault: 'wrong' })
        : askForCode(ctx, 422, { next, ticket: from.ticket ?? '', fault: 'wrong_code' });
  }
}

function askForCode(
  ctx: AccountPageCtx,
  status: 200 | 422,
  props: { next: string; ticket: string; fault: 'wrong_code' | null },
) {
  const { language } = ctx;
  return renderPage(status, SecondFactorPage, {
    ...props,
    language,
    form: ctx.formKey(SECOND_FACTOR),
  });
}
