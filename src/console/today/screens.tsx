/** Shows what needs somebody today, where the console of a company begins. */
import { numberOrNull } from '#console/board/rules/addresses.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import type { ConsoleRoute } from '#http/console.ts';
import { stopEmail } from '#recruiting/pipeline/emails/actions.ts';
import { cardCursor, parseCardCursor } from '#recruiting/pipeline/board/rules.ts';
import {
  hideFirstSteps,
  listLate,
  listUnviewed,
  showToday,
} from '#recruiting/pipeline/today/actions.ts';
import { LatePage, UnviewedPage } from './list-page.tsx';
import { doTask } from '#console/tasks/do-task-screens.ts';
import { dayOf, DO_TODAY, HIDE_STEPS, LATE, STOP_EMAIL, TODAY, UNVIEWED } from './rules.ts';
import { TodayPage } from './today-page.tsx';

const overview = formScreen(TODAY, {
  limited: true,
  needs: 'jobs.read',
  query: ['done'],
  load: async (ctx) => {
    const { view } = ctx;
    const sight = {
      applicants: view.can('applicants.read'),
      company: !view.isLimited,
      posts: view.can('social.read'),
      webhooks: view.can('webhooks.manage'),
      requests: view.can('applicants.erase'),
    };
    return { today: await showToday(ctx, sight, dayOf(view.now, view.timezone)) };
  },
  page: TodayPage,
  notices: ({ tasks, application: { emailStopped } }) => ({ ...tasks.notices, emailStopped }),
  refusals: () => ({ saysWhy: true }),
});

const stopWaiting = overview.command({
  path: STOP_EMAIL,
  needs: 'applicants.write',
  typesNothing: true,
  run: async (ctx, { fields }) => {
    await stopEmail(ctx, numberOrNull(fields['email'] ?? null) ?? 0);
    return { to: TODAY, done: 'emailStopped' };
  },
});

const hideSteps = overview.command({
  path: HIDE_STEPS,
  needs: 'company.manage',
  run: async (ctx) => {
    await hideFirstSteps(ctx);
    return { to: TODAY };
  },
});

const unviewed = formScreen(UNVIEWED, {
  limited: true,
  needs: 'applicants.read',
  query: ['before'],
  load: async (ctx, { query }) => {
    const cursor = query.get('before') ?? '';
    const before = /^\d{1,16}$/u.test(cursor) ? Number(cursor) : null;
    const list = await listUnviewed(ctx, before);
    const { next } = list;
    const nextPath = next === null ? null : `${ctx.view.root}${UNVIEWED}?before=${next}`;
    return { list, isFirst: before === null, nextPath };
  },
  page: UnviewedPage,
});

const late = formScreen(LATE, {
  needs: 'applicants.read',
  query: ['after'],
  load: async (ctx, { query }) => {
    const after = parseCardCursor(query.get('after'));
    const list = await listLate(ctx, after);
    const nextPath = list.next && `${ctx.view.root}${LATE}?after=${cardCursor(list.next)}`;
    return { list, isFirst: after === null, nextPath };
  },
  page: LatePage,
});

export const today: readonly ConsoleRoute[] = [
  overview,
  unviewed,
  late,
  hideSteps,
  stopWaiting,
  doTask(overview, { path: DO_TODAY, to: TODAY }),
];
