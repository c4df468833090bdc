/** One question, and the page that asks before it is deleted. */
import { AskPage } from '#console/layout/ask-page.tsx';
import { FormAlert, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { TextsFields } from '#console/texts/texts-parts.tsx';
import { countText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge, Banner } from '#layout/marks.tsx';
import { pickText } from '#lib/local-text.ts';
import { hasOptions } from '#recruiting/jobs/questions/rules.ts';
import type { Question } from '#recruiting/jobs/questions/schemas.ts';
import type { QuestionKind } from '#vocabulary/questions.ts';
import { Kinds, LocalText } from './list-page.tsx';
import { forJob, questionPath, QUESTIONS, typedOf } from './rules/questions.ts';

type QuestionPageProps = {
  view: ConsoleView;
  /** Null: a new one. */
  question: Question | null;
  kind: QuestionKind;
  /** The language of the career site. */
  language: string;
  /** How many forms ask it. */
  formCount: number;
  /** Of the job that it is written for. */
  job: string | null;
  form: FormState;
};

export function QuestionPage(props: QuestionPageProps) {
  const { view, question, kind, language, formCount, job, form } = props;
  const { frame, questions: words, texts } = wordsFor(view.language);
  const kindName = texts.kinds[kind];
  const title = question
    ? (pickText(question.labels, [view.language])?.text ?? question.key)
    : fillText(words.newTitle, { kind: kindName });
  const action = pathOf(props);
  const back =
    job === null ? view.root + QUESTIONS : `${view.root}/jobs/${encodeURIComponent(job)}/questions`;
  return (
    <Frame view={view} title={title} at="questions">
      <form method="post" action={action}>
        <input type="hidden" name="form_token" value={view.formToken} />
        <input type="hidden" name="first" value={language} />
        {question && (
          <input
            type="hidden"
            name="version"
            value={form.typed['version'] ?? question.updated_at}
          />
        )}
        {/* What Enter in a field presses: the first button. */}
        <button class="vh" name="purpose" value="save" tabindex={-1} aria-hidden="true">
          {frame.save}
        </button>
        <div class="section">
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {question && (
            <p class="row">
              <Badge>{kindName}</Badge>
              <code dir="ltr">{question.key}</code>
            </p>
          )}
          {formCount > 0 && (
            <Banner tone="good">{countText(view.language, words.used, formCount)}</Banner>
          )}
          <FormAlert form={form} labels={{}} />
          <Texts {...props} />
          {!question && (
            <TextField form={form} name="key" label={texts.key} hint={texts.keyHint} dir="ltr" />
          )}
        </div>
        <p class="row bar">
          <Button kind="primary" name="purpose" value="save">
            {frame.save}
          </Button>
          <Button href={back}>{frame.cancel}</Button>
          {question && formCount === 0 && (
            <a href={`${questionPath(view.root, question.id)}/remove`}>{words.delete}</a>
          )}
        </p>
      </form>
    </Frame>
  );
}

function pathOf({ view, question, kind, job }: QuestionPageProps): string {
  return question
    ? questionPath(view.root, question.id) + forJob(job)
    : questionPath(view.root, 'new') + forJob(job, kind);
}

function Texts(props: QuestionPageProps) {
  const { view, kind, language, form } = props;
  const { questions: words, texts } = wordsFor(view.language);
  return (
    <TextsFields
      view={view}
      form={form}
      action={pathOf(props)}
      first={language}
      stored={props.question ? typedOf(props.question) : {}}
      texts={[
        { name: 'label', label: words.text, required: true },
        { name: 'help', label: words.help },
      ]}
      list={
        hasOptions(kind)
          ? { name: 'option', title: texts.options, add: texts.addOption, row: texts.option }
          : undefined
      }
    />
  );
}

type KindsPageProps = { view: ConsoleView; job: string | null };

/** Chooses what a new question is answered with. */
export function KindsPage({ view, job }: KindsPageProps) {
  const words = wordsFor(view.language).questions;
  return (
    <Frame view={view} title={words.newQuestion} at="questions">
      <PageHead>
        <h1>{words.newQuestion}</h1>
        <a href={view.root + QUESTIONS}>{words.title}</a>
      </PageHead>
      <Kinds view={view} job={job} />
    </Frame>
  );
}

type RemovePageProps = { view: ConsoleView; question: Question; form: FormState };

export function RemoveQuestionPage({ view, question, form }: RemovePageProps) {
  const words = wordsFor(view.language).questions;
  const path = questionPath(view.root, question.id);
  return (
    <AskPage
      view={view}
      at="questions"
      title={words.deleteTitle}
      action={`${path}/remove`}
      submit={words.delete}
      back={path}
    >
      <FormAlert form={form} labels={{}} />
      <p>
        <b>
          <LocalText view={view} texts={question.labels} />
        </b>
      </p>
      <p>{words.deleteText}</p>
    </AskPage>
  );
}
