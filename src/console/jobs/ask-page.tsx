/** Asks before a job is closed, or published again: what that means for the career pages and for the candidates. */
import { jobPath } from '#console/board/rules/addresses.ts';
import { Mark } from '#console/board/job-heading-parts.tsx';
import { AskPage } from '#console/layout/ask-page.tsx';
import { AlertLine } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { BoardJob, BoardStage } from '#recruiting/pipeline/board/schemas.ts';
import { JOBS, listQuery } from './rules/addresses.ts';
import type { Chosen } from './rules/addresses.ts';

export type JobQuestion = 'close' | 'republish';

type AskJobPageProps = {
  view: ConsoleView;
  about: JobQuestion;
  job: BoardJob;
  stages: readonly BoardStage[];
  /** The list that is gone back to. */
  chosen: Chosen;
  form: FormState;
};

export function AskJobPage({ view, about, job, stages, chosen, form }: AskJobPageProps) {
  const words = wordsFor(view.language).jobs;
  const { title, text } = words.ask[about];
  const list = listQuery(chosen);
  const open = stages
    .filter(({ type }) => type !== 'hired')
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <AskPage
      view={view}
      at="jobs"
      title={fillText(title, { title: job.title })}
      action={`${jobPath(view.root, job)}/${about}${list}`}
      submit={about === 'close' ? words.closeJob : words.republish}
      back={view.root + JOBS + list}
      isHarmless={about === 'republish'}
    >
      <AlertLine alert={form.alert} />
      <p>
        <Mark view={view} status={job.status} />
      </p>
      <p>{text}</p>
      {about === 'close' && open > 0 && (
        <p>{fillText(words.ask.stay, { count: numberText(view.language, open) })}</p>
      )}
    </AskPage>
  );
}
