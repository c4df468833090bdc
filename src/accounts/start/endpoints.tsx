/** The start page of the API host, the choice of a language on pages before sign-in, and the way into the console. */
import { renderPage } from '#accounts/layout/render-page.tsx';
import { signedInPerson } from '#accounts/layout/settings-props.ts';
import { isAdminAnywhere, listCompanies } from '#accounts/people/actions.ts';
import { page, signedInPage } from '#http/account-pages.ts';
import type { AccountPage, AccountPageCtx, SignedInCtx } from '#http/account-pages.ts';
import { chosenLanguage, DELETE_COMPANY, onlyConsole, returnPath, START } from './rules.ts';
import { CompaniesPage } from './companies-page.tsx';
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
  // Who is in one company is led into it; a link `?choose=1` shows them all the same.
  signedInPage('/console', async (ctx, { query }) => {
    const companies = await listCompanies(ctx, ctx.user.userId);
    const only = query.has('choose') ? null : onlyConsole(companies);
    if (only !== null) return { status: 303, location: only };
    // An Admin whose only company is being closed learns that, and can cancel it.
    if (companies.length === 0 && (await isAdminAnywhere(ctx, ctx.user.userId)))
      return { status: 303, location: DELETE_COMPANY };
    const person = signedInPerson(ctx, '');
    return renderPage(200, CompaniesPage, { language: ctx.language, person, companies });
  }),
];

function personOf(ctx: AccountPageCtx) {
  return isSignedIn(ctx) ? signedInPerson(ctx, '') : undefined;
}

function isSignedIn(ctx: AccountPageCtx): ctx is SignedInCtx {
  return ctx.user !== null;
}
