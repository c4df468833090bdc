/** Shows and replaces the hiring team of a job. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import type { Page, PageRequest } from '#lib/pagination.ts';
import { jobUrl, statusAt } from '#recruiting/jobs/jobs/rules.ts';
import { jobHistoryPlan } from '#recruiting/pipeline/applications/actions/detail.ts';
import type { JobActivity } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { tasksPanel } from '#recruiting/pipeline/tasks/actions/panel.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import type { JobStatus } from '#vocabulary/lists.ts';
import { assertTeam } from './rules.ts';
import { toHiringTeam } from './schemas.ts';
import type { HiringTeam, HiringTeamChange } from './schemas.ts';
import { activeAmong, activeMembers, careerHost, putTeam, teamOfJob } from './store.ts';

export function showTeam(ctx: Ctx, ref: Ref): Promise<HiringTeam> {
  return runPlan(ctx, teamPlan(ctx, ref));
}

export function teamPlan(ctx: Ctx, ref: Ref): QueryPlan<HiringTeam> {
  return QueryPlan.map(teamOfJob(ctx, ref), ({ job, members }) => toHiringTeam(job, members));
}

export type JobTeam = {
  job: { hashId: string; title: string; status: JobStatus; url: string };
  team: HiringTeam['members'];
  /** Who may be added, by name. */
  members: { id: number; name: string }[];
  /** What happened to the applications of the job; null: it was not asked for. */
  history: Page<JobActivity> | null;
  /** Of the job and its applications. */
  tasks: Task[];
  ownId: number;
};

/** For a screen. */
export async function showJobTeam(
  ctx: Ctx,
  ref: Ref,
  paging: PageRequest | null,
): Promise<JobTeam> {
  const plan = QueryPlan.all({
    of: teamOfJob(ctx, ref),
    host: careerHost(ctx),
    members: activeMembers(ctx),
    history: paging ? jobHistoryPlan(ctx, ref, paging) : QueryPlan.of(null),
    tasks: paging ? tasksPanel(ctx, ref) : QueryPlan.of([]),
  });
  const { of, host, members, history, tasks } = await runPlan(ctx, plan);
  const { hashId, title } = of.job;
  return {
    job: { hashId, title, status: statusAt(of.job, ctx.now), url: jobUrl(host, hashId) },
    team: toHiringTeam(of.job, of.members).members,
    members,
    history,
    tasks,
    ownId: ctx.actor?.userId ?? 0,
  };
}

/** Who is in the team already may stay, whatever became of them. */
export async function changeTeam(
  ctx: Ctx,
  ref: Ref,
  { members: given }: HiringTeamChange,
): Promise<HiringTeam> {
  const plan = QueryPlan.all([
    teamOfJob(ctx, ref),
    activeAmong(
      ctx,
      given.map(({ user_id: id }) => id),
    ),
  ]);
  const [before, joining] = await runPlan(ctx, plan);
  return replaceTeam(ctx, ref, before, joining, given);
}

type Given = HiringTeamChange['members'];

/** Adds a member, or gives them another part. */
export async function placeMember(ctx: Ctx, ref: Ref, member: Given[number]): Promise<HiringTeam> {
  const plan = QueryPlan.all([teamOfJob(ctx, ref), activeAmong(ctx, [member.user_id])]);
  const [before, joining] = await runPlan(ctx, plan);
  const others = toGiven(before).filter(({ user_id: id }) => id !== member.user_id);
  return replaceTeam(ctx, ref, before, joining, [...others, member]);
}

export async function removeFromTeam(ctx: Ctx, ref: Ref, userId: number): Promise<HiringTeam> {
  const before = await runPlan(ctx, teamOfJob(ctx, ref));
  const others = toGiven(before).filter(({ user_id: id }) => id !== userId);
  return replaceTeam(ctx, ref, before, new Map(), others);
}

type Team = PlanResult<typeof teamOfJob>;

function toGiven({ members }: Team): Given {
  return members.map(({ userId, part }) => ({ user_id: userId, part }));
}

function replaceTeam(
  ctx: Ctx,
  ref: Ref,
  before: Team,
  joining: PlanResult<typeof activeAmong>,
  given: Given,
): Promise<HiringTeam> {
  const inTeam = new Set(before.members.map(({ userId }) => userId));
  assertTeam(given, { inTeam, joining });
  const placed = given.map(({ user_id: userId, part }) => ({ userId, part }));
  return commitIfChanged(ctx, {
    writes: putTeam(ctx, before.job.id, before.members, placed),
    audit: {
      action: 'job.team',
      subjectId: before.job.id,
      changes: changesOf({ members: audited(toGiven(before)) }, { members: audited(given) }),
    },
    answer: teamPlan(ctx, ref),
  });
}

/** The order says nothing. */
function audited(team: Given): Given {
  return team.toSorted((one, other) => one.user_id - other.user_id);
}
