/** Shows what needs somebody today. */
import type { ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { hideFirstSteps, showToday } from '#recruiting/today/actions.ts';
import { dayOf } from './rules.ts';
import { TodayPage } from './today-page.tsx';

export async function todayScreen(ctx: ConsoleCtx): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const sight = {
    applicants: view.can('applicants.read'),
    posts: view.can('social.read'),
    webhooks: view.can('webhooks.manage'),
    requests: view.can('applicants.erase'),
  };
  const today = await showToday(ctx, sight, dayOf(view.now, view.timezone));
  return { status: 200, html: renderHtml(TodayPage, { view, today }) };
}

export async function hideStepsCommand(ctx: ConsoleCtx): Promise<ConsoleAnswer> {
  await hideFirstSteps(ctx);
  return { status: 303, location: ctx.view.root };
}
