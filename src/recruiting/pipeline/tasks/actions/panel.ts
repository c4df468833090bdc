/** What screens show of tasks: a member's own, those beside an application or a job, and what their forms need. */
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { MemberChoice, TeamOf } from '#recruiting/jobs/hiring-team/store.ts';
import type { TaskStatus } from '#vocabulary/tasks.ts';
import { toTask } from '../schemas.ts';
import type { Task } from '../schemas.ts';
import { assignable, placeOf, placeOfTask, subjectOf } from '../store/facts.ts';
import type { About, Subject } from '../store/facts.ts';
import { ownTasks, taskById, tasksOf } from '../store/tasks.ts';

/** Beside an application or a job: the open ones first. */
export function tasksPanel(ctx: Ctx, about: TeamOf): QueryPlan<Task[]> {
  const place = 'applicationId' in about ? about : { jobId: idOfJob(ctx, about) };
  return QueryPlan.map(tasksOf(ctx, place), (rows) => rows.map(toTask));
}

/** Of the member who acts. */
export function listOwnTasks(
  ctx: Ctx,
  status: TaskStatus,
  { page, max }: { page: number; max: number },
): Promise<Page<Task>> {
  const own = ownTasks(ctx, { status, limit: max + 1, offset: (page - 1) * max });
  return runPlan(
    ctx,
    QueryPlan.map(own, ({ rows, count }) => toPage(rows, count, { page, max }, toTask)),
  );
}

export type TaskForm = {
  /** Null: it is about neither an application nor a job. */
  about: Subject | null;
  /** The members that it can be given to. */
  members: MemberChoice[];
  ownId: number;
};

export function loadTaskForm(ctx: Ctx, about: About): Promise<TaskForm> {
  const plan = QueryPlan.all({
    subject: subjectOf(ctx, about),
    members: assignable(ctx, placeOf(ctx, about), { team: about }),
  });
  return runPlan(
    ctx,
    QueryPlan.map(plan, ({ subject, members }) => ({
      about: subject.job ? subject : null,
      members,
      ownId: ctx.actor?.userId ?? 0,
    })),
  );
}

export function loadTask(ctx: Ctx, id: number): Promise<{ task: Task; members: MemberChoice[] }> {
  return runPlan(
    ctx,
    QueryPlan.all({
      task: QueryPlan.map(taskById(ctx, id), toTask),
      members: assignable(ctx, placeOfTask(ctx, id)),
    }),
  );
}
