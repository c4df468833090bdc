/** The members of a company: inviting, changing roles, ending sessions and removing. */
import { formScreen, isSure } from '#console/layout/form-screen.tsx';
import type { ConsoleAnswer, ConsoleCtx, ConsoleParams, ConsoleRoute } from '#http/console.ts';
import { checkedInput } from '#http/console.ts';
import { needsPassword } from '#console/layout/password.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import { renderHtml } from '#lib/render-html.tsx';
import { endMemberSessions } from '#recruiting/company/team/actions/end-sessions.ts';
import {
  changeRole,
  inviteMember,
  listTeamByRole,
  removeMember,
  showMemberById,
} from '#recruiting/company/team/actions/members.ts';
import { Invitation, RoleChange } from '#recruiting/company/team/schemas.ts';
import { EndSessionsPage } from './end-sessions-page.tsx';
import { RemovePage } from './remove-page.tsx';
import { RolePage } from './role-page.tsx';
import { END_SESSIONS, MEMBER_ROLE, REMOVE_MEMBER, TEAM } from './rules.ts';
import { TeamPage } from './team-page.tsx';

const needs = 'team.manage';

const list = formScreen(TEAM, {
  needs: 'team.read',
  query: ['page', 'done'],
  load: async (ctx, { query }) => ({
    list: await listTeamByRole(ctx, { page: pageOf(query), max: 50 }),
    ownId: ctx.user.userId,
  }),
  page: TeamPage,
  typed: () => ({ role_type: 'Recruiter' }),
  notices: (words) => words.team.notices,
  refusals: ({ team: { faults } }) => ({ texts: { email: faults.email, access: faults.access } }),
});

/** An invitation that is sent again is one with the same role and names. */
const invite = list.command({
  needs,
  run: async (ctx, { fields: { email, role_type, access, first_name, last_name } }) => {
    const proposed = role_type === 'Viewer' ? 'assigned' : undefined;
    const given = { email, role_type, access: access || proposed, first_name, last_name };
    await inviteMember(ctx, await checkedInput(Invitation, given));
    return { to: TEAM, done: 'invited' };
  },
});

/** A hired member is invited by it. */
const role = list.command({
  path: MEMBER_ROLE,
  needs,
  typesNothing: true,
  refusals: ({ team: { faults } }) => ({ texts: { access: faults.access } }),
  run: async (ctx, { params, fields }) => {
    const { role_type = '', access = '', current_password: password = '' } = fields;
    const isAsked = needsPassword(ctx.user.sessionId, ctx.now);
    if (isAsked && (password === '' || !(await isSure(ctx, password)))) {
      return askForPassword(ctx, params, { role: role_type, access }, password !== '');
    }
    const change = await checkedInput(RoleChange, { role_type, ...(access !== '' && { access }) });
    const { status } = await changeRole(ctx, params.id('member'), change);
    return { to: TEAM, done: status === 'invited' ? 'invited' : 'saved' };
  },
});

/** The list of members has a form for each; the password is asked for on a page of its own. */
async function askForPassword(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  chosen: { role: string; access: string },
  isWrong: boolean,
): Promise<ConsoleAnswer> {
  const member = await showMemberById(ctx, params.id('member'));
  const props = { view: ctx.view, member, ...chosen, asksPassword: true, isWrong };
  return { status: isWrong ? 422 : 200, html: renderHtml(RolePage, props) };
}

const loadMember = async (ctx: ConsoleCtx, { params }: { params: ConsoleParams }) => ({
  member: await showMemberById(ctx, params.id('member')),
});

const removal = formScreen(REMOVE_MEMBER, { needs, load: loadMember, page: RemovePage });
const remove = removal.command({
  needs,
  asksPassword: true,
  run: async (ctx, { params, fields }) => {
    await removeMember(ctx, params.id('member'));
    return { to: TEAM, done: fields['status'] === 'invited' ? 'revoked' : 'removed' };
  },
});

const ending = formScreen(END_SESSIONS, { needs, load: loadMember, page: EndSessionsPage });
const endSessions = ending.command({
  needs,
  asksPassword: true,
  run: async (ctx, { params }) => {
    await endMemberSessions(ctx, params.id('member'));
    return { to: TEAM, done: 'ended' };
  },
});

export const team: readonly ConsoleRoute[] = [
  list,
  invite,
  role,
  removal,
  remove,
  ending,
  endSessions,
];
