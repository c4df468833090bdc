/** Shows what needs somebody today. */
import type { ConsoleAnswer, ConsoleCtx } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { cardCursor, parseCardCursor } from '#recruiting/pipeline/board/rules.ts';
import {
  hideFirstSteps,
  listLate,
  listUnviewed,
  showToday,
} from '#recruiting/pipeline/today/actions.ts';
import { LatePage, UnviewedPage } from './list-page.tsx';
import { dayOf, LATE, UNVIEWED } from './rules.ts';
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

type ListInput = { query: URLSearchParams };

export async function unviewedScreen(
  ctx: ConsoleCtx,
  { query }: ListInput,
): Promise<ConsoleAnswer> {
  const cursor = query.get('before') ?? '';
  const before = /^\d{1,16}$/u.test(cursor) ? Number(cursor) : null;
  const list = await listUnviewed(ctx, before);
  const { next } = list;
  const nextPath = next === null ? null : `${ctx.view.root}${UNVIEWED}?before=${next}`;
  const props = { view: ctx.view, list, isFirst: before === null, nextPath };
  return { status: 200, html: renderHtml(UnviewedPage, props) };
}

export async function lateScreen(ctx: ConsoleCtx, { query }: ListInput): Promise<ConsoleAnswer> {
  const after = parseCardCursor(query.get('after'));
  const list = await listLate(ctx, after);
  const nextPath = list.next && `${ctx.view.root}${LATE}?after=${cardCursor(list.next)}`;
  const props = { view: ctx.view, list, isFirst: after === null, nextPath };
  return { status: 200, html: renderHtml(LatePage, props) };
}

export async function hideStepsCommand(ctx: ConsoleCtx): Promise<ConsoleAnswer> {
  await hideFirstSteps(ctx);
  return { status: 303, location: ctx.view.root };
}
