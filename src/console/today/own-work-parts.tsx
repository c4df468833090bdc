/** What is for the member to do: feedback that they are asked for, and their open tasks, those that are due first. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { Section } from '#console/layout/page-parts.tsx';
import { TASKS } from '#console/tasks/rules.ts';
import { TaskLines } from '#console/tasks/task-parts.tsx';
import { dateText, fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Avatar } from '#layout/marks.tsx';
import type { FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { DO_TODAY } from './rules.ts';

export function Asked({ view, today: { asked } }: { view: ConsoleView; today: Today }) {
  return (
    <Section
      id="asked"
      title={wordsFor(view.language).today.asked}
      count={numberText(view.language, asked.count)}
    >
      <ul class="lines">
        {asked.lines.map((request) => (
          <AskedLine view={view} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function AskedLine({ view, request }: { view: ConsoleView; request: FeedbackRequest }) {
  const { frame, tasks } = wordsFor(view.language);
  const { candidate, job, stage, candidate_job_id: id, due_at: due } = request;
  const name = `${candidate.first_name} ${candidate.last_name}`.trim() || frame.nameUnknown;
  const page = applicationPath(view.root, { hashId: job.hash_id }, id);
  const isLate = Date.parse(due) < view.now.getTime();
  return (
    <li>
      <Avatar name={name} id={candidate.id} />
      <span class="grow">
        <a class="name" href={`${page}/feedback?stage=${stage.id}`}>
          <bdi>{name}</bdi>
        </a>
        <small class="below">
          <bdi>{job.title}</bdi> · <bdi>{stage.name}</bdi>
        </small>
      </span>
      <small class={isLate ? 'num late' : 'num'}>
        {fillText(isLate ? tasks.overdue : tasks.due, { date: dateText(view, due) })}
      </small>
    </li>
  );
}

export function OwnTasks({ view, today: { tasks } }: { view: ConsoleView; today: Today }) {
  const words = wordsFor(view.language).tasks;
  const count = numberText(view.language, tasks.count);
  return (
    <Section
      id="tasks"
      title={words.mine}
      count={count}
      more={<a href={view.root + TASKS}>{words.all}</a>}
    >
      <TaskLines view={view} tasks={tasks.lines} action={view.root + DO_TODAY} shows="subject" />
    </Section>
  );
}
