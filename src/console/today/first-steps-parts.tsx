/** The first steps of a new company, each ticked once it is true. */
import { COMPANY, NEW_OFFICE } from '#console/company/rules.ts';
import { NEW as NEW_JOB } from '#console/jobs/rules/addresses.ts';
import { PIPELINES } from '#console/pipelines/rules.ts';
import { TEAM } from '#console/team/rules.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import type { FirstStep } from '#recruiting/pipeline/today/rules.ts';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { HIDE_STEPS } from './rules.ts';

type FirstStepsProps = { view: ConsoleView; steps: NonNullable<Today['steps']> };

export function FirstSteps({ view, steps }: FirstStepsProps) {
  const words = wordsFor(view.language).today.steps;
  return (
    <section class="section steps" aria-labelledby="steps">
      <h2 id="steps">{words.title}</h2>
      <p class="soft">{words.hint}</p>
      <ol>
        {steps.map(({ name, isDone }) => (
          <li class={isDone ? 'done' : undefined}>
            <Icon name={isDone ? 'done' : 'pending'} />
            {isDone ? (
              <span>
                {words.names[name]} <span class="vh">({words.done})</span>
              </span>
            ) : (
              <StepName view={view} name={name} />
            )}
          </li>
        ))}
      </ol>
      <form method="post" action={view.root + HIDE_STEPS}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <Button kind="ghost">{words.hide}</Button>
      </form>
    </section>
  );
}

/** Leads to the screen where it is done. */
function StepName({ view, name }: { view: ConsoleView; name: FirstStep }) {
  const text = wordsFor(view.language).today.steps.names[name];
  return <a href={view.root + paths[name]}>{text}</a>;
}

const paths: Readonly<Record<FirstStep, string>> = {
  profile: COMPANY,
  office: NEW_OFFICE,
  pipeline: PIPELINES,
  member: TEAM,
  job: NEW_JOB,
};
