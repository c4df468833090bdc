/** A member's own tasks, and the forms that add and change one. */
import type { Child } from 'hono/jsx';
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState, Option } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, PageHead } from '#console/layout/page-parts.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { commaOf } from '#lib/language.ts';
import type { Page } from '#lib/pagination.ts';
import type { MemberChoice } from '#recruiting/jobs/hiring-team/store.ts';
import type { TaskForm } from '#recruiting/pipeline/tasks/actions/panel.ts';
import type { Task } from '#recruiting/pipeline/tasks/schemas.ts';
import type { TaskStatus } from '#vocabulary/tasks.ts';
import { DO_TASK, NEW_TASK, placeOfTask, TASKS } from './rules.ts';
import { TaskLines } from './task-parts.tsx';

type TasksPageProps = { view: ConsoleView; list: Page<Task>; status: TaskStatus; toast?: Child };

export function TasksPage({ view, list, status, toast }: TasksPageProps) {
  const words = wordsFor(view.language).tasks;
  const path = `${view.root}${TASKS}`;
  const other = status === 'open' ? 'done' : 'open';
  return (
    <Frame view={view} title={words.mine} at="today" toast={toast}>
      <PageHead
        actions={
          view.can('applicants.write') && (
            <Button icon="add" href={view.root + NEW_TASK}>
              {words.add}
            </Button>
          )
        }
      >
        <h1>{words.mine}</h1>
        <a href={other === 'done' ? `${path}?status=done` : path}>{words.lists[other]}</a>
      </PageHead>
      <section class="section" id="tasks">
        {list.data.length === 0 && <EmptyState>{words.none}</EmptyState>}
        <TaskLines view={view} tasks={list.data} action={view.root + DO_TASK} shows="subject" />
        <PageLinks
          view={view}
          list={list}
          path={status === 'done' ? `${path}?status=done` : path}
        />
      </section>
    </Frame>
  );
}

export function NewTaskPage({ view, form, about, members }: ScreenProps & TaskForm) {
  const { tasks: words, frame } = wordsFor(view.language);
  const back = about?.job
    ? placeOfTask({
        candidate_job_id: about.applicationId,
        job: { ...about.job, hash_id: about.job.hashId },
      })
    : TASKS;
  return (
    <Frame view={view} title={words.add} at="today">
      <form method="post" action={view.root + NEW_TASK} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="once" value={view.once} />
        <input type="hidden" name="application" value={about?.applicationId ?? ''} />
        <input
          type="hidden"
          name="job"
          value={about?.applicationId === null ? about.job?.hashId : ''}
        />
        <h1>{words.add}</h1>
        {about?.job && (
          <p class="soft">
            {about.applicationId !== null && (
              <>
                <bdi>{about.name || frame.nameUnknown}</bdi>
                {commaOf(view.language)}
              </>
            )}
            <bdi>{about.job.title}</bdi>
          </p>
        )}
        <Fields view={view} form={form} members={members} />
        <p class="row">
          <Button kind="primary">{words.add}</Button>
          <Button href={view.root + back}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}

type FieldsProps = { view: ConsoleView; form: FormState; members: readonly MemberChoice[] };

function Fields({ view, form, members }: FieldsProps) {
  const { tasks: words, frame } = wordsFor(view.language);
  const people = members.map(({ id, name }): Option => [id, name || frame.nameUnknown]);
  return (
    <>
      <FormAlert
        form={form}
        labels={{ title: words.task, due_on: words.dueOn, user_id: words.who }}
      />
      <TextField form={form} name="title" label={words.task} required />
      <TextField form={form} name="due_on" type="date" label={words.dueOn} />
      <SelectField
        form={form}
        name="user_id"
        label={words.who}
        options={people}
        none={words.nobody}
      />
    </>
  );
}

type TaskPageProps = ScreenProps & { task: Task; members: MemberChoice[] };

export function TaskPage({ view, form, task, members }: TaskPageProps) {
  const { tasks: words, frame } = wordsFor(view.language);
  const path = `${view.root}${TASKS}/${task.id}`;
  return (
    <Frame view={view} title={task.title} at="today">
      <form method="post" action={path} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <h1>
          <bdi>{task.title}</bdi>
        </h1>
        <Fields view={view} form={form} members={members} />
        <p class="row">
          <Button kind="primary">{frame.save}</Button>
          <Button href={view.root + placeOfTask(task)}>{frame.cancel}</Button>
          <Button kind="danger" formaction={`${path}/delete`} formnovalidate>
            {words.delete}
          </Button>
        </p>
      </form>
    </Frame>
  );
}
