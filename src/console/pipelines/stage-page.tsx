/** One stage: the email that candidates get who are moved here, and what they see of it. */
import { FormAlert, TextArea, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { NEW_TEMPLATE } from '#console/email-templates/rules.ts';
import { Frame } from '#console/layout/frame.tsx';
import { MergeFieldList } from '#console/layout/merge-field-list.tsx';
import { fillText, numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { scoreValues } from '#vocabulary/feedback.ts';
import { attributeField, attributesShown, pipelinePath, stagePath } from './rules.ts';

/** What feedback asks for in this stage: attributes, each with what its scores mean, and a place for one more. */
function FormOfStage({ view, form }: Pick<StagePageProps, 'view' | 'form'>) {
  const words = wordsFor(view.language).pipelines.feedbackForm;
  return (
    <>
      <h2>{words.title}</h2>
      <p class="hint">{words.hint}</p>
      <TextArea form={form} name="guide" label={words.guide} rows={2} />
      {attributesShown(form.typed).map((index) => (
        <fieldset>
          <legend class="vh">{words.attribute}</legend>
          <input
            type="hidden"
            name={attributeField(index, 'key')}
            value={form.typed[attributeField(index, 'key')] ?? ''}
          />
          <TextField form={form} name={attributeField(index, 'name')} label={words.attribute} />
          {scoreValues.map((score) => (
            <TextField
              form={form}
              name={attributeField(index, score)}
              label={fillText(words.anchor, { score: numberText(view.language, score) })}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

type StagePageProps = {
  view: ConsoleView;
  pipeline: Pipeline;
  stage: Pipeline['stages'][number];
  form: FormState;
};

export function StagePage({ view, pipeline, stage, form }: StagePageProps) {
  const { emailTemplates, frame, jobs, pipelines: words } = wordsFor(view.language);
  const isHtml = form.typed['html'] === 'on';
  const labels = { subject: words.subject, body: words.body, public_label: words.publicLabel };
  return (
    <Frame view={view} title={stage.name} at="pipelines">
      <form method="post" action={stagePath(view.root, pipeline.id, stage.id)} class="form">
        <input type="hidden" name="form_token" value={view.formToken} />
        {isHtml && <input type="hidden" name="html" value="on" />}
        <h1>
          <bdi>{stage.name}</bdi>
        </h1>
        <FormAlert form={form} labels={labels} />
        <h2>{words.email}</h2>
        <p class="hint">{words.emailHint}</p>
        <TextField form={form} name="subject" label={words.subject} />
        <TextArea
          form={form}
          name="body"
          label={words.body}
          rows={12}
          dir={isHtml ? 'ltr' : 'auto'}
          hint={isHtml ? jobs.htmlHint : jobs.textHint}
        />
        <MergeFieldList view={view} />
        {stage.email_template && (
          <p>
            <a href={`${view.root}${NEW_TEMPLATE}?kind=stage&stage=${stage.id}`}>
              {emailTemplates.create.stage}
            </a>
          </p>
        )}
        <TextField
          form={form}
          name="public_label"
          label={words.publicLabel}
          hint={words.publicLabelHint}
        />
        <FormOfStage view={view} form={form} />
        <p class="row">
          <Button kind="primary">{frame.save}</Button>
          <Button href={pipelinePath(view.root, pipeline.id)}>{frame.cancel}</Button>
        </p>
      </form>
    </Frame>
  );
}
