/** Lists, adds, changes, does and deletes tasks. */
import { membersToMail } from '#accounts/people/actions.ts';
import type { Addressee } from '#accounts/people/store.ts';
import type { CallerCtx, Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { AlsoWrite } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import {
  readOwnNotices,
  takeBackNotices,
  tell,
} from '#recruiting/company/notifications/actions/notify.ts';
import { assertAssignable, assertMayDo, assertOneSubject, taskEvent } from '../rules.ts';
import { toTask } from '../schemas.ts';
import type { NewTask, Task, TaskChange, TaskQuery } from '../schemas.ts';
import { assignable, placeOf, placeOfTask, subjectOf } from '../store/facts.ts';
import type { About, Place } from '../store/facts.ts';
import { giverOf, taskById, taskPage, taskStore } from '../store/tasks.ts';

export function listTasks(ctx: Ctx, query: TaskQuery): Promise<Page<Task>> {
  return taskPage(ctx, query, toTask);
}

export function showTask(ctx: Ctx, id: number): Promise<Task> {
  return runPlan(ctx, taskPlan(ctx, id));
}

function taskPlan(ctx: Ctx, id: number): QueryPlan<Task> {
  return QueryPlan.map(taskById(ctx, id), toTask);
}

function aboutOf({ candidate_job_id: applicationId, job_id: job }: NewTask): About {
  if (applicationId !== undefined) return { applicationId };
  return job ?? null;
}

/** Names the field that is about nothing that the member sees. */
function refusedSubject(input: NewTask, error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  const field = input.job_id === undefined ? 'candidate_job_id' : 'job_id';
  throw invalidField(field, 'No such record in this company.');
}

/** The members that a task may be given to. One that the author keeps needs no check: they see what it is about. */
function givenTo(ctx: Ctx, place: Place, userId: number | null): QueryPlan<readonly unknown[]> {
  const isChecked = userId !== null && userId !== ctx.actor?.userId;
  return isChecked ? assignable(ctx, place, { userId }) : QueryPlan.of([userId]);
}

/** Nobody is told of a task that they give themselves. */
function membersToTell(ctx: Ctx, userId: number | null): QueryPlan<Addressee[]> {
  const isTold = userId !== null && userId !== ctx.actor?.userId;
  return isTold ? membersToMail(ctx, [userId]) : QueryPlan.of([]);
}

type Noticed = { id: number; applicationId: number | null; jobId: number | null };

function noticeOf(kind: 'task' | 'task_done', { id, applicationId, jobId }: Noticed) {
  return { kind, applicationId, jobId, subjectId: id };
}

export async function createTask(
  ctx: Ctx,
  input: NewTask,
  also: AlsoWrite = () => [],
): Promise<Task> {
  assertOneSubject(input);
  const about = aboutOf(input);
  const actorId = ctx.actor?.userId ?? null;
  const userId = input.user_id === undefined ? actorId : input.user_id;
  const { subject, given, members } = await runPlan(
    ctx,
    QueryPlan.all({
      subject: subjectOf(ctx, about),
      given: givenTo(ctx, placeOf(ctx, about), userId),
      members: membersToTell(ctx, userId),
    }),
  ).catch((error: unknown) => refusedSubject(input, error));
  if (subject.isErased) throw new ApiError('candidate_erased');
  assertAssignable(given);
  const id = ctx.newId();
  const { applicationId, job } = subject;
  const row = { id, applicationId, jobId: job?.id ?? null, userId };
  return commit(ctx, {
    writes: [
      taskStore.insert(ctx, {
        ...row,
        title: input.title,
        dueOn: input.due_on ?? null,
        createdBy: actorId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
      ...also(id),
    ],
    audit: { action: 'task.create', subjectId: id },
    events: [taskEvent('task.created', row)],
    ...(await tell(ctx, members, noticeOf('task', row))),
    answer: taskPlan(ctx, id),
  });
}

/** The audit log names fields, and no words: they may be about a person. */
export async function changeTask(ctx: Ctx, id: number, input: TaskChange): Promise<Task> {
  const asked = input.user_id ?? null;
  const { before, given, members } = await runPlan(
    ctx,
    QueryPlan.all({
      before: taskById(ctx, id),
      given: givenTo(ctx, placeOfTask(ctx, id), asked),
      members: membersToTell(ctx, asked),
    }),
  );
  const read = { title: before.title, due_on: before.dueOn, user_id: before.userId };
  const { title, due_on: dueOn, user_id: userId } = mergePatch(read, input);
  if (userId !== before.userId) assertAssignable(given);
  const changed = Object.keys(changesOf(read, { title, due_on: dueOn, user_id: userId }));
  const isGiven = userId !== before.userId;
  const taken = isGiven ? [takeBackNotices(ctx, { kind: 'task', subjectId: id })] : [];
  return commitIfChanged(ctx, {
    ...(isGiven && (await tell(ctx, members, noticeOf('task', before)))),
    writes: [...taskStore.update(ctx, before, { title, dueOn, userId }), ...taken],
    audit: {
      action: 'task.update',
      subjectId: id,
      changes: changed.length > 0 ? changesOf(null, { fields: changed }) : {},
    },
    answer: taskPlan(ctx, id),
  });
}

/** One that is so already stays as it is. */
export async function setTaskDone(ctx: CallerCtx, id: number, isDone: boolean): Promise<Task> {
  const { before, givers } = await runPlan(
    ctx,
    QueryPlan.all({ before: taskById(ctx, id), givers: membersToMail(ctx, giverOf(ctx, id)) }),
  );
  assertMayDo(before.userId, ctx.actor);
  if ((before.doneAt !== null) === isDone) return toTask(before);
  return commit(ctx, {
    ...(isDone && (await tell(ctx, givers, noticeOf('task_done', before)))),
    writes: [
      ...taskStore.update(ctx, before, { doneAt: isDone ? ctx.now : null }),
      isDone
        ? readOwnNotices(ctx, { kind: 'task', subjectId: id })
        : takeBackNotices(ctx, { kind: 'task_done', subjectId: id }),
    ],
    audit: { action: isDone ? 'task.do' : 'task.reopen', subjectId: id },
    events: isDone ? [taskEvent('task.done', before)] : [],
    answer: taskPlan(ctx, id),
  });
}

export async function deleteTask(ctx: Ctx, id: number): Promise<null> {
  await runPlan(ctx, taskStore.one(ctx, id));
  return commit(ctx, {
    writes: [
      ...taskStore.remove(ctx, id),
      takeBackNotices(ctx, { kind: 'task', subjectId: id }),
      takeBackNotices(ctx, { kind: 'task_done', subjectId: id }),
    ],
    audit: { action: 'task.delete', subjectId: id },
    answer: QueryPlan.of(null),
  });
}
