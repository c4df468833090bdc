/** Lines of tasks, each with the button that does it. */
import { Section } from '#console/layout/page-parts.tsx';
import { dateText, dayOf, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button, IconButton } from '#layout/button.tsx';
import { commaOf } from '#lib/language.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import { NEW_TASK, placeOfTask, TASKS } from './rules.ts';

type LinesProps = {
  view: ConsoleView;
  tasks: readonly Task[];
  /** Where the forms are sent. */
  action: string;
  /** Whether each says what it is about, or who is to do it. */
  shows: 'subject' | 'member';
  ownId?: number;
};

export function TaskLines({ tasks, ...props }: LinesProps) {
  return (
    <ul class="lines">
      {tasks.map((task) => (
        <Line {...props} task={task} />
      ))}
    </ul>
  );
}

type LineProps = Omit<LinesProps, 'tasks'> & { task: Task };

function Line({ view, task, action, shows, ownId }: LineProps) {
  const words = wordsFor(view.language).tasks;
  const isDone = task.status === 'done';
  const canDo = view.can('applicants.write') || task.user?.id === ownId || shows === 'subject';
  return (
    <li>
      {canDo && (
        <form method="post" action={action}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <input type="hidden" name="task" value={task.id} />
          <input type="hidden" name="is_done" value={isDone ? 'no' : 'yes'} />
          <IconButton
            kind="ghost"
            icon={isDone ? 'done' : 'pending'}
            label={fillText(isDone ? words.reopenOne : words.doOne, { title: task.title })}
          />
        </form>
      )}
      <span class="grow">
        {view.can('applicants.write') ? (
          <a class="name" href={`${view.root}${TASKS}/${task.id}`}>
            <bdi>{task.title}</bdi>
          </a>
        ) : (
          <bdi>{task.title}</bdi>
        )}
        <small class="below">
          {shows === 'subject' ? <SubjectName view={view} task={task} /> : task.user?.name}
        </small>
      </span>
      <Due view={view} task={task} />
    </li>
  );
}

function SubjectName({ view, task }: { view: ConsoleView; task: Task }) {
  const { candidate, job } = task;
  if (!job) return null;
  const name = candidate && `${candidate.first_name} ${candidate.last_name}`.trim();
  return (
    <a href={view.root + placeOfTask(task)}>
      {candidate && (
        <>
          <bdi>{name || wordsFor(view.language).frame.nameUnknown}</bdi>
          {commaOf(view.language)}
        </>
      )}
      <bdi>{job.title}</bdi>
    </a>
  );
}

/** The day is one where the member is. */
function isOverdue(view: ConsoleView, { due_on: due, status }: Task): boolean {
  return due !== null && status === 'open' && due < dayOf(view, view.now);
}

function Due({ view, task }: { view: ConsoleView; task: Task }) {
  const words = wordsFor(view.language).tasks;
  if (task.due_on === null) return null;
  const isLate = isOverdue(view, task);
  const date = dateText({ ...view, timezone: 'UTC' }, task.due_on);
  return (
    <small class={isLate ? 'num late' : 'num'}>
      {fillText(isLate ? words.overdue : words.due, { date })}
    </small>
  );
}

type PanelProps = {
  view: ConsoleView;
  tasks: readonly Task[];
  action: string;
  /** What a new one is about, as a parameter of the address. */
  about: string;
  ownId: number;
};

/** Beside an application or a job. */
export function TasksPanel({ view, tasks, action, about, ownId }: PanelProps) {
  const words = wordsFor(view.language).tasks;
  const open = tasks.filter(({ status }) => status === 'open').length;
  return (
    <Section id="tasks" title={words.title} count={open || undefined}>
      <TaskLines view={view} tasks={tasks} action={action} shows="member" ownId={ownId} />
      {view.can('applicants.write') && (
        <p class="row">
          <Button icon="add" href={`${view.root}${NEW_TASK}?${about}`} data-key="a">
            {words.add}
          </Button>
        </p>
      )}
    </Section>
  );
}
