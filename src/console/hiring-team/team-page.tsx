/** The hiring team of a job, with the form that adds a member, and what happened to the job's applications. */
import type { Child } from 'hono/jsx';
import { JobHeading } from '#console/board/job-heading-parts.tsx';
import { applicationPath, teamPath } from '#console/board/rules/addresses.ts';
import { FormAlert, SelectField } from '#console/layout/fields.tsx';
import type { FormState, Option } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { EmptyState, Section } from '#console/layout/page-parts.tsx';
import { Pager } from '#console/layout/paging.tsx';
import { When } from '#console/layout/time.tsx';
import { TasksPanel } from '#console/tasks/task-parts.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Badge } from '#layout/marks.tsx';
import { commaOf } from '#lib/language.ts';
import type { JobTeam } from '#recruiting/jobs/hiring-team/actions.ts';
import type { JobActivity } from '#recruiting/pipeline/applications/schemas/activity.ts';
import { hiringParts } from '#vocabulary/hiring-team.ts';

type TeamPageProps = JobTeam & { view: ConsoleView; form: FormState; toast?: Child };

export function JobTeamPage(props: TeamPageProps) {
  const { view, job, form, history, toast } = props;
  const { hiringTeam: words } = wordsFor(view.language);
  return (
    <Frame view={view} title={`${words.title}: ${job.title}`} at="jobs" toast={toast}>
      <JobHeading view={view} job={job} at="team" />
      <FormAlert form={form} labels={{ user_id: words.member, part: words.part }} />
      <div class="record two">
        <div class="panels">
          <Section id="hiring-team" title={words.title}>
            <Team {...props} />
            {view.can('jobs.write') && <Add {...props} />}
          </Section>
          {history && (
            <TasksPanel
              view={view}
              tasks={props.tasks}
              action={`${teamPath(view.root, job)}/do-task`}
              about={`job=${job.hashId}`}
              ownId={props.ownId}
            />
          )}
        </div>
        {history && (
          <Section id="activity" title={words.activity}>
            <Activity {...props} history={history} />
          </Section>
        )}
      </div>
    </Frame>
  );
}

function Team({ view, job, team }: TeamPageProps) {
  const { hiringTeam: words, frame } = wordsFor(view.language);
  if (team.length === 0) return <EmptyState>{words.empty}</EmptyState>;
  return (
    <ul class="lines">
      {team.map(({ user_id: id, name, part }) => (
        <li>
          <div class="asked">
            <bdi>{name || frame.nameUnknown}</bdi> <Badge>{words.parts[part]}</Badge>
          </div>
          {view.can('jobs.write') && (
            <form method="post" action={`${teamPath(view.root, job)}/remove`}>
              <input type="hidden" name="form_token" value={view.formToken} />
              <Button size="sm" name="user_id" value={id}>
                {frame.remove}
                <span class="vh">: {name}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Choosing somebody who is in the team already gives them another part. */
function Add({ view, job, form, members }: TeamPageProps) {
  const { hiringTeam: words, frame } = wordsFor(view.language);
  const people = members.map(({ id, name }): Option => [id, name || frame.nameUnknown]);
  const parts = hiringParts.map((part): Option => [part, words.parts[part]]);
  return (
    <form method="post" action={teamPath(view.root, job)} class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      <SelectField
        form={form}
        name="user_id"
        label={words.member}
        options={people}
        none={words.choose}
      />
      <SelectField form={form} name="part" label={words.part} options={parts} />
      <p class="row">
        <Button kind="primary">{words.add}</Button>
      </p>
    </form>
  );
}

type History = NonNullable<JobTeam['history']>;

function Activity({ view, job, history }: TeamPageProps & { history: History }) {
  const { hiringTeam: words } = wordsFor(view.language);
  const next = history.next_cursor;
  if (history.data.length === 0) return <EmptyState>{words.noActivity}</EmptyState>;
  return (
    <>
      <ol class="feed">
        {history.data.map((activity) => (
          <li>
            <Icon name="forward" />
            <div>
              <p>
                <a href={applicationPath(view.root, job, activity.candidate_job_id)}>
                  <bdi>{activity.candidate_name || '–'}</bdi>
                </a>
                {commaOf(view.language)}
                <b>{deedOf(view, activity)}</b>{' '}
                <small>
                  {activity.author && (
                    <>
                      <bdi>{activity.author.name}</bdi>
                      {commaOf(view.language)}
                    </>
                  )}
                  <When view={view} at={activity.created_at} />
                </small>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Pager
        view={view}
        next={
          next && `${teamPath(view.root, job)}?${new URLSearchParams({ cursor: next }).toString()}`
        }
      />
    </>
  );
}

function deedOf({ language }: ConsoleView, { kind, from_stage: from, to_stage: to }: JobActivity) {
  const { application, hiringTeam } = wordsFor(language);
  const { events } = application;
  if (kind === 'noted') return events.note;
  if (kind === 'emailed') return hiringTeam.emailed;
  const stage = to?.name ?? '';
  return kind === 'moved' && from
    ? fillText(events.movedFrom, { from: from.name, stage })
    : fillText(events[kind], { stage });
}
