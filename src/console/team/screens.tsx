/** The members of a company: inviting, changing roles and removing. */
import { unsent } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { noticeOf } from '#console/layout/notices.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  changeRole,
  inviteMember,
  listTeamByRole,
  removeMember,
  showMemberById,
} from '#recruiting/company/team/actions/members.ts';
import { Invitation, RoleChange } from '#recruiting/company/team/schemas.ts';
import { isSure } from '#console/people/ask-screens.tsx';
import { asksPassword } from '#console/people/rules.ts';
import { RemovePage } from './remove-page.tsx';
import { RolePage } from './role-page.tsx';
import { TEAM } from './rules.ts';
import type { RemoveForm, RoleForm } from './schemas.ts';
import { TeamPage } from './team-page.tsx';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

const ROWS = 50;

export function teamScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  return answerTeam(ctx, query);
}

/** `refused` is the form of an invitation, or the reason alone why a role stays. */
async function answerTeam(
  ctx: ConsoleCtx,
  query: URLSearchParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const list = await listTeamByRole(ctx, { page: pageOf(query), max: ROWS });
  const form: FormState = refused ?? unsent({ role_type: 'Recruiter' });
  const toast = noticeOf(wordsFor(view.language).team.notices, query);
  const html = renderHtml(TeamPage, { view, list, form, toast, ownId: ctx.user.userId });
  return { status: refused?.status ?? 200, html };
}

type Done = 'invited' | 'saved' | 'removed' | 'revoked' | 'ended';

export function toTeam({ view }: ConsoleCtx, done: Done): ConsoleAnswer {
  return { status: 303, location: `${view.root}${TEAM}?done=${done}` };
}

/** An invitation that is sent again is one with the same role and names. */
export async function inviteCommand(
  ctx: ConsoleCtx,
  { fields, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const { email, role_type, first_name, last_name } = fields;
  try {
    const given = { email, role_type, first_name, last_name };
    await inviteMember(ctx, await checkedInput(Invitation, given));
  } catch (error) {
    const { faults } = wordsFor(ctx.view.language).team;
    const texts = { email: faults.email };
    return answerTeam(ctx, query, refusedForm(ctx.view, error, { typed: fields, texts }));
  }
  return toTeam(ctx, 'invited');
}

/** A hired member is invited by it. */
export async function roleCommand(
  ctx: ConsoleCtx,
  { params, body, fields, query }: CommandInput<RoleForm>,
): Promise<ConsoleAnswer> {
  const { current_password: password } = body;
  const asked = asksPassword(ctx.user.sessionId, ctx.now);
  if (asked && (password === '' || !(await isSure(ctx, password)))) {
    return answerRole(ctx, params, body);
  }
  try {
    const change = await checkedInput(RoleChange, { role_type: fields['role_type'] });
    const { status } = await changeRole(ctx, params.id('member'), change);
    return toTeam(ctx, status === 'invited' ? 'invited' : 'saved');
  } catch (error) {
    const { alert, status } = refusedForm(ctx.view, error, { typed: {} });
    return answerTeam(ctx, query, { ...unsent({ role_type: 'Recruiter' }), alert, status });
  }
}

/** The list of members has a form for each; the password is asked for on a page of its own. */
async function answerRole(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  { role_type: role, current_password: password }: RoleForm,
): Promise<ConsoleAnswer> {
  const member = await showMemberById(ctx, params.id('member'));
  const isWrong = password !== '';
  const props = { view: ctx.view, member, role, asksPassword: true, isWrong };
  return { status: isWrong ? 422 : 200, html: renderHtml(RolePage, props) };
}

export function removeScreen(ctx: ConsoleCtx, { params }: ScreenInput): Promise<ConsoleAnswer> {
  return answerRemoval(ctx, params);
}

async function answerRemoval(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused?: Partial<RefusedForm> & { isWrong?: boolean },
): Promise<ConsoleAnswer> {
  const member = await showMemberById(ctx, params.id('member'));
  const { alert = '', isWrong = false } = refused ?? {};
  const asked = { asksPassword: asksPassword(ctx.user.sessionId, ctx.now), isWrong };
  const html = renderHtml(RemovePage, { view: ctx.view, member, alert, ...asked });
  return { status: refused?.status ?? 200, html };
}

export async function removeCommand(
  ctx: ConsoleCtx,
  { params, body, fields }: CommandInput<RemoveForm>,
): Promise<ConsoleAnswer> {
  if (!(await isSure(ctx, body.current_password))) {
    return answerRemoval(ctx, params, { status: 422, isWrong: true });
  }
  try {
    await removeMember(ctx, params.id('member'));
  } catch (error) {
    return answerRemoval(ctx, params, refusedForm(ctx.view, error, { typed: {} }));
  }
  return toTeam(ctx, fields['status'] === 'invited' ? 'revoked' : 'removed');
}
