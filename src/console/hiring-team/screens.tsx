/** The hiring team of a job and its activity: adding and removing members, by the actions of the API. */
import { formScreen } from '#console/layout/form-screen.tsx';
import { doTask } from '#console/tasks/do-task-screens.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import { cursorSeal } from '#http/cursors.ts';
import { parseCursor } from '#lib/pagination.ts';
import { placeMember, removeFromTeam, showJobTeam } from '#recruiting/jobs/hiring-team/actions.ts';
import { TeamPlace } from '#recruiting/jobs/hiring-team/schemas.ts';
import { JobTeamPage } from './team-page.tsx';
import { JOB_TEAM } from './rules.ts';

const ROWS = 25;
const needs = 'jobs.write';

const team = formScreen(JOB_TEAM, {
  limited: true,
  needs: 'jobs.read',
  query: ['cursor', 'done'],
  load: async (ctx, { params, query }) => {
    const ref = params.ref('job');
    const text = query.get('cursor');
    const cursor = !text ? {} : { cursor: parseCursor(text) };
    const seal = cursorSeal(['job activity', ref, ctx.tenant.id], cursor);
    const seesPeople = ctx.view.can('applicants.read');
    const paging = seesPeople ? { page: 1, max: ROWS, ...cursor } : null;
    const { history, ...shown } = await showJobTeam(ctx, ref, paging);
    return { ...shown, history: history && seal(history) };
  },
  page: JobTeamPage,
  typed: () => ({ part: 'hiring_manager' }),
  notices: (words) => ({ ...words.hiringTeam.notices, ...words.tasks.notices }),
  refusals: ({ hiringTeam: words }) => ({
    texts: { user_id: words.fault, members: words.full },
    fieldOf: (path) => (path === 'members' ? path : (path.split('.').at(-1) ?? '')),
  }),
});

const place = team.command({
  needs,
  run: async (ctx, { params, fields: { user_id: id = '', part } }) => {
    const member = await checkedInput(TeamPlace, { user_id: Number(id), part });
    await placeMember(ctx, params.ref('job'), member);
    return { to: JOB_TEAM, done: 'saved' };
  },
});

const remove = team.command({
  path: `${JOB_TEAM}/remove`,
  needs,
  typesNothing: true,
  run: async (ctx, { params, fields: { user_id: id = '' } }) => {
    await removeFromTeam(ctx, params.ref('job'), Number(id));
    return { to: JOB_TEAM, done: 'saved' };
  },
});

export const hiringTeam: readonly ConsoleRoute[] = [
  team,
  place,
  remove,
  doTask(team, { path: `${JOB_TEAM}/do-task`, to: JOB_TEAM }),
];
