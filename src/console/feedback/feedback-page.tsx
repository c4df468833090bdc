/** One's own feedback on an application, on a page that fits a phone; and the page where members are asked for theirs. */
import { applicationPath } from '#console/board/rules/addresses.ts';
import { Field, FormAlert, TextField, TextArea } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { Picks } from '#console/layout/picks.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Icon } from '#layout/icon.tsx';
import { Banner } from '#layout/marks.tsx';
import type { AskForm, FeedbackForm } from '#recruiting/interviews/feedback/actions/panel.ts';
import type { FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import { ratings } from '#vocabulary/feedback.ts';
import type { FeedbackForm as Form } from '#vocabulary/feedback.ts';
import { Thumbs } from './panel-parts.tsx';
import { scoreField } from './rules.ts';

type Subject = FeedbackForm['application'];

function addressOf(view: ConsoleView, { id, job }: Subject): string {
  return applicationPath(view.root, { hashId: job.hash_id }, id);
}

function nameOf(view: ConsoleView, { name }: Subject): string {
  return name === '' ? wordsFor(view.language).frame.nameUnknown : name;
}

export function FeedbackPage({ view, form, ...loaded }: ScreenProps & FeedbackForm) {
  const { application, stage, own, waiting, mentionable } = loaded;
  const {
    feedback: words,
    frame,
    application: { mention },
  } = wordsFor(view.language);
  const address = addressOf(view, application);
  const name = nameOf(view, application);
  const isAsked = waiting.some(
    (one) => one.candidate_job_id === application.id && one.stage.id === stage?.id,
  );
  return (
    <Frame view={view} title={fillText(words.titleOf, { name })} at="jobs">
      <form method="post" action={`${address}/feedback`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="stage" value={stage?.id ?? ''} />
        <h1>{fillText(words.titleOf, { name })}</h1>
        <p class="soft">
          <bdi>{application.job.title}</bdi> · <bdi>{stage?.name ?? ''}</bdi>
        </p>
        <FormAlert form={form} labels={{ rating: words.question, text: words.text }} />
        <Votes view={view} form={form} name={name} />
        {stage?.feedbackForm && <Attributes view={view} form={form} asked={stage.feedbackForm} />}
        <TextArea form={form} name="text" rows={5} label={words.text} hint={words.textHint} />
        {mentionable.length > 1 && (
          <details open={own !== null && own.mentions.length > 0}>
            <summary>{mention}</summary>
            <Picks view={view} of="mention" members={mentionable} typed={form.typed} />
          </details>
        )}
        {isAsked && (
          <Banner>
            <p>
              <Icon name="lock" /> {words.blind}
            </p>
          </Banner>
        )}
        <p class="row">
          <Button kind="primary" name="action" value="submit">
            {own?.submittedAt ? frame.save : words.submit}
          </Button>
          {!own?.submittedAt && (
            <Button name="action" value="draft">
              {words.saveDraft}
            </Button>
          )}
          <Button kind="ghost" href={address}>
            {words.openApplication}
          </Button>
        </p>
      </form>
      <Waiting view={view} waiting={waiting} at={application.id} />
    </Frame>
  );
}

function Votes({ view, form, name }: Pick<ScreenProps, 'view' | 'form'> & { name: string }) {
  const words = wordsFor(view.language).feedback;
  return (
    <fieldset class="votes" id="rating">
      <legend>{fillText(words.question, { name })}</legend>
      {ratings.map((rating) => (
        <label>
          <input
            type="radio"
            name="rating"
            value={rating}
            checked={form.typed['rating'] === rating}
          />
          <span>
            <Thumbs rating={rating} /> {words.ratings[rating]}
          </span>
        </label>
      ))}
      {form.faults['rating'] !== undefined && <p class="fault">{form.faults['rating']}</p>}
    </fieldset>
  );
}

type AttributesProps = Pick<ScreenProps, 'view' | 'form'> & { asked: Form };

/** What the form of the stage asks for: each score with what it means. None has to be given. */
function Attributes({ view, form, asked }: AttributesProps) {
  const words = wordsFor(view.language).feedback;
  return (
    <>
      {asked.guide !== '' && (
        <p class="text">
          <bdi>{asked.guide}</bdi>
        </p>
      )}
      {asked.attributes.map(({ key, name, anchors }) => (
        <fieldset class="scores">
          <legend>
            <bdi>{name}</bdi>
          </legend>
          {anchors.map((anchor, index) => (
            <label class="choice">
              <input
                type="radio"
                name={scoreField(key)}
                value={index + 1}
                checked={form.typed[scoreField(key)] === String(index + 1)}
              />
              <span>
                {numberText(view.language, index + 1)} <bdi>{anchor}</bdi>
              </span>
            </label>
          ))}
          <label class="choice">
            <input
              type="radio"
              name={scoreField(key)}
              value=""
              checked={(form.typed[scoreField(key)] ?? '') === ''}
            />
            {words.notJudged}
          </label>
        </fieldset>
      ))}
    </>
  );
}

type WaitingProps = { view: ConsoleView; waiting: readonly FeedbackRequest[]; at: number };

/** What else the member is asked. */
function Waiting({ view, waiting, at }: WaitingProps) {
  const words = wordsFor(view.language).feedback;
  const others = waiting.filter((one) => one.candidate_job_id !== at);
  if (others.length === 0) return null;
  return (
    <section class="section" aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{words.waiting}</h2>
      </header>
      <ul class="invited">
        {others.map((one) => (
          <li>
            <a href={`${pathOf(view, one)}/feedback?stage=${one.stage.id}`}>
              <bdi>{`${one.candidate.first_name} ${one.candidate.last_name}`.trim()}</bdi>
            </a>
            <span class="soft">
              <bdi>{one.stage.name}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf(view: ConsoleView, { job, candidate_job_id: id }: FeedbackRequest): string {
  return applicationPath(view.root, { hashId: job.hash_id }, id);
}

export function AskPage({ view, form, application, stage, members }: ScreenProps & AskForm) {
  const { feedback: words, frame } = wordsFor(view.language);
  const address = addressOf(view, application);
  const title = fillText(words.askTitle, { name: nameOf(view, application) });
  const people = members.map(({ user_id: id, name }) => ({ id, name }));
  return (
    <Frame view={view} title={title} at="jobs">
      <form method="post" action={`${address}/feedback/ask`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="once" value={view.once} />
        <input type="hidden" name="stage" value={stage.id} />
        <h1>{title}</h1>
        <p class="soft">
          <bdi>{application.job.title}</bdi> · <bdi>{stage.name}</bdi>
        </p>
        <FormAlert form={form} labels={{ user_ids: words.who, due_at: words.due }} />
        {members.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <Field form={form} name="user_ids" label={words.who} hint={words.askHint}>
            <div id="user_ids">
              <Picks view={view} of="ask" members={people} typed={form.typed} />
            </div>
          </Field>
        )}
        <TextField form={form} name="due_at" type="date" label={words.due} hint={words.dueHint} />
        <p class="row">
          <Button kind="primary">{words.ask}</Button>
          <Button href={address}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}
