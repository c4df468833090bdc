/** The account page of an invitation. */
import { MessagePage } from '#accounts/layout/message-page.tsx';
import { renderPage } from '#accounts/layout/render-page.tsx';
import { SIGNED_IN_PATH } from '#accounts/sessions/rules.ts';
import { SIGN_IN } from '#accounts/sessions/sign-in-answer.tsx';
import { form, page } from '#http/account-pages.ts';
import type { AccountPageCtx, AccountPage } from '#http/account-pages.ts';
import { accept, findInvitation } from './actions.ts';
import type { AcceptanceFaults, Invitation } from './actions.ts';
import { InvitationPage } from './invitation-page.tsx';
import { InvitationForm } from './schemas.ts';

const PATH = '/invitation';

export const invitations: readonly AccountPage[] = [
  page(PATH, async (ctx, { query }) => {
    const link = query.get('link') ?? '';
    const invitation = await findInvitation(ctx, link);
    if (!invitation) return renderExpiredLink(ctx);
    const values = { first_name: invitation.firstName, last_name: invitation.lastName };
    return renderInvitation(ctx, invitation, { link, values, faults: {} });
  }),
  form(PATH, InvitationForm, async (ctx, { body }) => {
    const accepted = await accept(ctx, body.link, { typed: body, browser: ctx });
    switch (accepted.is) {
      case 'over':
        return renderExpiredLink(ctx);
      case 'refused': {
        const { invitation, faults } = accepted;
        return renderInvitation(ctx, invitation, { link: body.link, values: body, faults });
      }
      case 'signed in': {
        const { subdomain, session, device } = accepted;
        return { status: 303, location: consolePath(subdomain), session, device };
      }
      case 'joined': {
        const next = consolePath(accepted.subdomain);
        const isSignedIn = ctx.user?.userId === accepted.userId;
        return { status: 303, location: isSignedIn ? next : signInPath(next) };
      }
    }
  }),
];

const consolePath = (subdomain: string) => `${SIGNED_IN_PATH}/${subdomain}`;
const signInPath = (next: string) =>
  `${SIGN_IN}?${new URLSearchParams({ notice: 'joined', next }).toString()}`;

type FormState = {
  link: string;
  values: { first_name: string; last_name: string };
  faults: AcceptanceFaults;
};

function renderInvitation(
  ctx: AccountPageCtx,
  invitation: Invitation,
  { link, values, faults }: FormState,
) {
  const { company, role, email, isNew } = invitation;
  const { first_name, last_name } = values;
  return renderPage(Object.keys(faults).length === 0 ? 200 : 422, InvitationPage, {
    language: ctx.language,
    form: ctx.formKey(PATH),
    link,
    company,
    role,
    email,
    isNew,
    values: { first_name, last_name },
    faults,
  });
}

function renderExpiredLink({ language }: AccountPageCtx) {
  return renderPage(410, MessagePage, { language, name: 'link_over', link: '/sign-in' });
}
