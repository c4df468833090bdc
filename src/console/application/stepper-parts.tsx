/** The stages of an application as a form: those that are past, where it stands, and where it can go. */
import { jobPath } from '#console/board/rules/addresses.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import { Icon } from '#layout/icon.tsx';
import type { StageEmail } from '#recruiting/pipeline/applications/actions/stage-email.ts';
import { ActionForm } from './actions-parts.tsx';
import type { ApplicationProps } from './props-parts.ts';
import { MOVE_FORM } from './stage-emails-parts.tsx';

type StepperProps = ApplicationProps & { name: string; stageEmails: readonly StageEmail[] };

/** After a move the next candidate of the stage is shown. Hiring asks on a page of its own, as it can't be undone. */
export function Stepper(props: StepperProps) {
  const { view, review, stageEmails } = props;
  const { application, nextId } = review;
  if (application.status !== 'active' || !view.can('applicants.write')) {
    return <Steps {...props} isForm={false} />;
  }
  return (
    <ActionForm {...props} action="move" id={MOVE_FORM}>
      <input type="hidden" name="from" value={application.stage_id} />
      <input type="hidden" name="next" value={nextId ?? ''} />
      <input
        type="hidden"
        name="emails"
        value={stageEmails.map(({ stage }) => stage.id).join(' ')}
      />
      <Steps {...props} isForm />
    </ActionForm>
  );
}

function Steps(props: StepperProps & { isForm: boolean }) {
  const { view, review, isForm } = props;
  const { stages, application } = review;
  const at = stages.findIndex(({ id }) => id === application.stage_id);
  return (
    <ol
      class="stepper"
      aria-label={wordsFor(view.language).board.stages}
      tabindex={isForm ? -1 : undefined}
      data-key={isForm ? 'm' : undefined}
    >
      {stages.map((stage, nth) => (
        <li class={nth < at ? 'past' : undefined} aria-current={nth === at ? 'step' : undefined}>
          {nth === at || !isForm ? (
            <span>{stage.name}</span>
          ) : (
            <Step {...props} stage={stage} from={nth - at} />
          )}
        </li>
      ))}
    </ol>
  );
}

type StepProps = StepperProps & {
  stage: ApplicationProps['review']['stages'][number];
  /** How many stages after that of the application. */
  from: number;
};

function Step({ view, review, name, stage, from }: StepProps) {
  const { application } = review;
  const words = wordsFor(view.language).board;
  const label = fillText(words.moveNameTo, { name, stage: stage.name });
  if (stage.type === 'hired') {
    const job = jobPath(view.root, { hashId: application.job.hash_id });
    const query = `application=${application.id}&back=application`;
    return <a href={`${job}/hire?${query}`}>{stage.name}</a>;
  }
  return (
    <button
      name="to"
      value={stage.id}
      aria-label={label}
      title={stage.sendsEmail ? words.withEmail : undefined}
      data-key={from === 1 ? '.' : undefined}
    >
      {from < 0 && <Icon name="check" />}
      {from === 1 && <Icon name="move" />}
      {stage.name}
      {stage.sendsEmail && <Icon name="mail" />}
    </button>
  );
}
