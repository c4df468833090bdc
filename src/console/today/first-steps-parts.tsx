/** The first steps of a new company, each ticked once it is true. */
import { NEW_OFFICE } from '#console/company/rules.ts';
import { NEW as NEW_JOB } from '#console/jobs/rules/addresses.ts';
import { companyPlaces } from '#console/layout/navigation.ts';
import { wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { FirstStep } from '#recruiting/pipeline/today/rules.ts';
import type { Today } from '#recruiting/pipeline/today/schemas.ts';
import { HIDE_STEPS } from './rules.ts';

type FirstStepsProps = { view: ConsoleView; steps: NonNullable<Today['steps']> };

export function FirstSteps({ view, steps }: FirstStepsProps) {
  const words = wordsFor(view.language).today.steps;
  return (
    <section class="panel steps" aria-labelledby="steps">
      <h2 id="steps">{words.title}</h2>
      <p class="soft">{words.hint}</p>
      <ol>
        {steps.map(({ name, isDone }) => (
          <li class={isDone ? 'done' : undefined}>
            {isDone ? (
              <>
                {words.names[name]} <span class="vh">({words.done})</span>
              </>
            ) : (
              <StepName view={view} name={name} />
            )}
          </li>
        ))}
      </ol>
      <form method="post" action={view.root + HIDE_STEPS}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <button class="plain">{words.hide}</button>
      </form>
    </section>
  );
}

/** Leads to the screen where it is done. */
function StepName({ view, name }: { view: ConsoleView; name: FirstStep }) {
  const text = wordsFor(view.language).today.steps.names[name];
  const path = pathOf(name);
  return path === undefined ? <>{text}</> : <a href={view.root + path}>{text}</a>;
}

function pathOf(name: FirstStep): string | undefined {
  if (name === 'job') return NEW_JOB;
  if (name === 'office') return NEW_OFFICE;
  const place = ({ profile: 'profile', pipeline: 'pipelines', member: 'team' } as const)[name];
  return companyPlaces.find((one) => one.name === place)?.path;
}
