/** The form of an email template, the fields that it can have, and beside it the email as a real candidate would get it. */
import { languageOptions, languageText } from '#console/company/options-parts.ts';
import { AskPage } from '#console/layout/ask-page.tsx';
import { FormAlert, SelectField, TextArea, TextField } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { MailText } from '#console/layout/mail-text.tsx';
import { MergeFieldList } from '#console/layout/merge-field-list.tsx';
import { Section } from '#console/layout/page-parts.tsx';
import type { ScreenProps } from '#console/layout/screen-types.ts';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Banner } from '#layout/marks.tsx';
import type { Sample } from '#recruiting/pipeline/applications/actions/sample.ts';
import type { EmailTemplateRecord } from '#recruiting/pipeline/email-templates/schemas.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { EmailTemplateKind } from '#vocabulary/email-templates.ts';
import { NEW_TEMPLATE, templatePath, TEMPLATES } from './rules.ts';

type StageChoice = { id: number; name: string; pipeline: string };

export type TemplateProps = ScreenProps & {
  kind: EmailTemplateKind;
  stages: readonly StageChoice[];
  /** Null: it is new. */
  template: EmailTemplateRecord | null;
  /** Of the company, for which the stage itself has the text. */
  companyLanguage: string | null;
  /** Null: nobody has applied. */
  sample: Sample | null;
};

export function TemplatePage(props: TemplateProps) {
  const { view, template } = props;
  const title = titleOf(props);
  return (
    <Frame view={view} title={title} at="emails" toast={props.toast}>
      <div class="record two">
        <TemplateForm {...props} title={title} />
        <Preview view={view} sample={props.sample} />
      </div>
      {template && (
        <p class="row">
          <Button kind="danger" href={`${templatePath(view.root, template.id)}/remove`}>
            {wordsFor(view.language).emailTemplates.delete}
          </Button>
        </p>
      )}
    </Frame>
  );
}

/** Its name, that of its stage, or what it is for. */
function titleOf({ view, kind, stages, template }: TemplateProps): string {
  const { emailTemplates: words } = wordsFor(view.language);
  if (!template) return words.create[kind];
  const stage = stages.find(({ id }) => id === template.stage_id);
  return template.name ?? stage?.name ?? words.kinds[kind];
}

function TemplateForm(props: TemplateProps & { title: string }) {
  const { view, kind, stages, template, form, title } = props;
  const { frame, jobs, pipelines, emailTemplates: words } = wordsFor(view.language);
  const isHtml = form.typed['html'] === 'on';
  const labels = {
    name: words.name,
    stage_id: pipelines.stage,
    language: words.language,
    subject: pipelines.subject,
    body: pipelines.body,
  };
  const action = template ? templatePath(view.root, template.id) : view.root + NEW_TEMPLATE;
  return (
    <form method="post" action={template ? action : `${action}?kind=${kind}`} class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      {isHtml && <input type="hidden" name="html" value="on" />}
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <FormAlert form={form} labels={labels} />
      {kind === 'own' && <TextField form={form} name="name" label={words.name} required />}
      {kind === 'stage' && !template && (
        <SelectField
          form={form}
          name="stage_id"
          label={pipelines.stage}
          options={stages.map(({ id, name, pipeline }) => [id, `${name} (${pipeline})`] as const)}
        />
      )}
      <Language {...props} />
      <TextField form={form} name="subject" label={pipelines.subject} required />
      <TextArea
        form={form}
        name="body"
        label={pipelines.body}
        rows={12}
        dir={isHtml ? 'ltr' : 'auto'}
        hint={isHtml ? jobs.htmlHint : jobs.textHint}
      />
      <MergeFieldList view={view} />
      <p class="row">
        <Button kind="primary" name="purpose" value="save">
          {frame.save}
        </Button>
        <Button name="purpose" value="preview">
          {words.preview}
        </Button>
        <Button kind="ghost" href={view.root + TEMPLATES}>
          {frame.cancel}
        </Button>
      </p>
    </form>
  );
}

function Language({ view, kind, template, companyLanguage, form }: TemplateProps) {
  const words = wordsFor(view.language).emailTemplates;
  if (template) {
    return (
      <p>
        {fillText(words.inLanguage, { language: languageText(view.language, template.language) })}
      </p>
    );
  }
  const without = kind === 'own' ? null : companyLanguage;
  return (
    <SelectField
      form={form}
      name="language"
      label={words.language}
      options={languageOptions(
        view.language,
        siteLanguages.filter((tag) => tag !== without),
      )}
      {...(without !== null && { hint: words.languageHint })}
    />
  );
}

function Preview({ view, sample }: { view: ConsoleView; sample: Sample | null }) {
  const words = wordsFor(view.language).emailTemplates;
  return (
    <Section id="preview" title={words.preview}>
      {sample ? (
        <>
          <p class="hint">{fillText(words.previewOf, { name: sample.name })}</p>
          {sample.missing.length > 0 && (
            <Banner tone="warn">
              {fillText(words.missing, { fields: sample.missing.join(', ') })}
            </Banner>
          )}
          <p>
            <strong dir="auto">{sample.subject}</strong>
          </p>
          <MailText body={sample.body} />
        </>
      ) : (
        <p class="hint">{words.noApplication}</p>
      )}
    </Section>
  );
}

export function RemoveTemplatePage(props: TemplateProps) {
  const { view, template, form } = props;
  const words = wordsFor(view.language).emailTemplates;
  const path = templatePath(view.root, template?.id ?? 0);
  return (
    <AskPage
      view={view}
      at="emails"
      title={fillText(words.deleteTitle, { name: titleOf(props) })}
      action={`${path}/remove`}
      submit={words.delete}
      back={path}
    >
      <FormAlert form={form} labels={{}} />
      <p>{words.deleteText}</p>
    </AskPage>
  );
}
