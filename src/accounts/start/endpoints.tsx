/** The start page of the API host, and the choice of a language on pages before sign-in. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { signedInPerson } from '#accounts/layout/settings-props.ts';
import { page } from '#http/account-pages.ts';
import type { AccountPage, AccountPageCtx, SignedInCtx } from '#http/account-pages.ts';
import { chosenLanguage, returnPath, START } from './rules.ts';
import { StartPage } from './start-page.tsx';

export const start: readonly AccountPage[] = [
  // Clients that ask for no page are led to the description of the API.
  page(START, (ctx) =>
    Promise.resolve(
      ctx.prefersHtml
        ? renderPage(200, StartPage, { language: ctx.language, person: personOf(ctx) })
        : { status: 303, location: '/docs' },
    ),
  ),
  page('/language', (_, { query }) => {
    const language = chosenLanguage(query.get('to'));
    return Promise.resolve({
      status: 303,
      location: returnPath(query.get('next') ?? START),
      ...(language && { language }),
    });
  }),
];

function personOf(ctx: AccountPageCtx) {
  return isSignedIn(ctx) ? signedInPerson(ctx, '') : undefined;
}

function isSignedIn(ctx: AccountPageCtx): ctx is SignedInCtx {
  return ctx.user !== null;
}
