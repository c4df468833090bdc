/** The tasks of the member that are open, those that are due first. */
import { Section } from '#console/layout/page-parts.tsx';
import { TASKS } from '#console/tasks/rules.ts';
import { TaskLines } from '#console/tasks/task-parts.tsx';
import { numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { DO_TODAY } from './rules.ts';

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
