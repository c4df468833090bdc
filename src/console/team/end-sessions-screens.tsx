/** Ending all sessions of a member: the page that asks, and its command. */
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { isSure } from '#console/people/ask-screens.tsx';
import { asksPassword } from '#console/people/rules.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { endMemberSessions } from '#recruiting/company/team/actions/end-sessions.ts';
import { showMemberById } from '#recruiting/company/team/actions/members.ts';
import { EndSessionsPage } from './end-sessions-page.tsx';
import type { EndSessionsForm } from './schemas.ts';
import { toTeam } from './screens.tsx';

type Asked = { params: ConsoleParams };

export async function endSessionsScreen(
  ctx: ConsoleCtx,
  { params }: Asked,
  refused?: Partial<RefusedForm> & { isWrong?: boolean },
): Promise<ConsoleAnswer> {
  const member = await showMemberById(ctx, params.id('member'));
  const { alert = '', isWrong = false } = refused ?? {};
  const asked = { asksPassword: asksPassword(ctx.user.sessionId, ctx.now), isWrong };
  const html = renderHtml(EndSessionsPage, { view: ctx.view, member, alert, ...asked });
  return { status: refused?.status ?? 200, html };
}

export async function endSessionsCommand(
  ctx: ConsoleCtx,
  { params, body }: CommandInput<EndSessionsForm>,
): Promise<ConsoleAnswer> {
  if (!(await isSure(ctx, body.current_password))) {
    return endSessionsScreen(ctx, { params }, { status: 422, isWrong: true });
  }
  try {
    await endMemberSessions(ctx, params.id('member'));
  } catch (error) {
    return endSessionsScreen(ctx, { params }, refusedForm(ctx.view, error, { typed: {} }));
  }
  return toTeam(ctx, 'ended');
}
