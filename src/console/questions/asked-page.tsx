/** One question of a job's form: whether it is required, its rule, and what the rule would have done. */
import { questionsPath } from '#console/board/rules/addresses.ts';
import { FormAlert, SelectField, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { languageName } from '#console/texts/texts-parts.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge, Banner } from '#layout/marks.tsx';
import { pickText } from '#lib/local-text.ts';
import type { FormEditor } from '#recruiting/jobs/questions/actions/trials.ts';
import { operatorsOf } from '#recruiting/jobs/questions/rules.ts';
import { ruleEffects } from '#vocabulary/questions.ts';
import { forJob, questionPath } from './rules/questions.ts';
import { Tried } from './rule-parts.tsx';
import { operatorWord, reasonLanguages } from './rules/form.ts';
import type { Asked } from './rules/form.ts';

type AskedPageProps = {
  view: ConsoleView;
  editor: FormEditor;
  asked: Asked;
  form: FormState;
};

export function AskedPage(props: AskedPageProps) {
  const { view, editor, asked, form } = props;
  const { frame, questions: words, texts } = wordsFor(view.language);
  const { question_id: id, kind } = asked;
  const { hashId, title: job } = editor.job;
  const title = pickText(asked.labels, [view.language])?.text ?? asked.key;
  const back = questionsPath(view.root, editor.job);
  return (
    <Frame view={view} title={title} at="jobs">
      <form method="post" action={`${back}/${id}`} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="version" value={editor.form.updated_at ?? ''} />
        {/* What Enter in a field presses: the first button. */}
        <button class="vh" name="purpose" value="save" tabindex={-1} aria-hidden="true">
          {frame.save}
        </button>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p class="row">
          <Badge>{texts.kinds[kind]}</Badge>
          <a href={back}>
            <bdi>{job}</bdi>
          </a>
          {view.can('questions.manage') && (
            <a href={questionPath(view.root, id) + forJob(hashId)}>{words.form.editText}</a>
          )}
        </p>
        <FormAlert form={form} labels={labelsOf(props)} />
        <label class="choice">
          <input
            type="checkbox"
            name="is_required"
            checked={form.typed['is_required'] !== undefined}
          />
          {texts.required}
        </label>
        <h2>{words.rule.title}</h2>
        {operatorsOf(kind).length === 0 ? (
          <p class="hint">{words.rule.textHint}</p>
        ) : (
          <Rule {...props} />
        )}
        <p class="row">
          <Button kind="primary" name="purpose" value="save">
            {frame.save}
          </Button>
          <Button href={back}>{frame.cancel}</Button>
          <Button kind="danger" name="purpose" value="remove" formnovalidate>
            {words.form.remove}
          </Button>
        </p>
      </form>
    </Frame>
  );
}

function labelsOf({ view, editor, asked }: AskedPageProps): Record<string, string> {
  const { frame, questions } = wordsFor(view.language);
  const words = questions.rule;
  const reasons = reasonLanguages(asked, editor.language).map((language) => [
    `reason.${language}`,
    fillText(frame.labelled, { label: words.reason, text: languageName(view, language) }),
  ]);
  return {
    operator: words.when,
    value: words.value,
    effect: words.effect,
    ...Object.fromEntries(reasons),
  };
}

function Rule(props: AskedPageProps) {
  const { view, editor, asked, form } = props;
  const { rule: words } = wordsFor(view.language).questions;
  const path = questionsPath(view.root, editor.job);
  return (
    <>
      <p class="hint">{words.about}</p>
      <div class="filters">
        <SelectField
          form={form}
          name="operator"
          label={words.when}
          none={words.none}
          options={operatorsOf(asked.kind).map(
            (operator) => [operator, words.operators[operatorWord(operator, asked.kind)]] as const,
          )}
        />
        <Value {...props} />
      </div>
      <Effects {...props} />
      <fieldset class="stack">
        <legend>{words.reason}</legend>
        <p class="hint">{words.reasonHint}</p>
        {reasonLanguages(asked, editor.language).map((language) => (
          <TextField form={form} name={`reason.${language}`} label={languageName(view, language)} />
        ))}
      </fieldset>
      <p class="row">
        <Button formaction={`${path}/${asked.question_id}/try#tried`}>{words.try}</Button>
        <span class="hint">{words.tryHint}</span>
      </p>
      {editor.trial && (
        <Banner role="status" id="tried">
          <Tried
            view={view}
            trial={editor.trial}
            of={asked}
            effect={form.typed['effect'] === 'reject' ? 'reject' : 'flag'}
          />
        </Banner>
      )}
    </>
  );
}

function Value({ view, asked, form }: AskedPageProps) {
  const { frame, questions } = wordsFor(view.language);
  const label = questions.rule.value;
  const shared = { form, name: 'value', label } as const;
  if (asked.kind === 'yes_no') {
    return (
      <SelectField
        {...shared}
        options={[
          ['yes', frame.yes],
          ['no', frame.no],
        ]}
      />
    );
  }
  if (asked.options.length > 0) {
    return (
      <SelectField
        {...shared}
        options={asked.options.map(
          ({ id, labels }) => [id, pickText(labels, [view.language])?.text ?? id] as const,
        )}
      />
    );
  }
  return <TextField {...shared} type={asked.kind === 'date' ? 'date' : 'text'} dir="ltr" />;
}

/** Who may not add a rule that rejects sees why; one that is there stays. */
function Effects({ view, asked, form }: AskedPageProps) {
  const words = wordsFor(view.language).questions.rule;
  const canReject = view.can('questions.manage') || asked.rule?.effect === 'reject';
  const hints = {
    flag: words.flagHint,
    reject: view.can('questions.manage') ? words.rejectHint : words.adminOnly,
  };
  const fault = form.faults['effect'];
  return (
    <fieldset id="effect" class={fault === undefined ? undefined : 'wrong'}>
      <legend>{words.effect}</legend>
      {fault !== undefined && <p class="fault">{fault}</p>}
      {ruleEffects.map((effect) => (
        <>
          <label class="choice">
            <input
              type="radio"
              name="effect"
              value={effect}
              checked={form.typed['effect'] === effect}
              disabled={effect === 'reject' && !canReject}
              aria-describedby={`effect-${effect}`}
            />
            {words.effects[effect]}
          </label>
          <p class="hint" id={`effect-${effect}`}>
            {hints[effect]}
          </p>
        </>
      ))}
    </fieldset>
  );
}
