/** The questions of a job in their order, with their rules, beside the application form as candidates see it. */
import type { Child } from 'hono/jsx';
import { JobHeading } from '#console/board/job-heading-parts.tsx';
import { questionsPath } from '#console/board/rules/addresses.ts';
import { FormAlert, SelectField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { Section } from '#console/layout/page-parts.tsx';
import { fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge, Banner } from '#layout/marks.tsx';
import { pickText } from '#lib/local-text.ts';
import { FORM_QUESTIONS_MAX } from '#recruiting/jobs/questions/rules.ts';
import type { FormEditor } from '#recruiting/jobs/questions/actions/trials.ts';
import { LocalText } from './list-page.tsx';
import { forJob, NEW_QUESTION } from './rules/questions.ts';
import { ruleText, Tried } from './rule-parts.tsx';
import type { Asked } from './rules/form.ts';

type FormPageProps = {
  view: ConsoleView;
  editor: FormEditor;
  form: FormState;
  toast?: Child;
};

export function FormPage(props: FormPageProps) {
  const { view, editor, toast } = props;
  const words = wordsFor(view.language).questions.form;
  const { job } = editor;
  return (
    <Frame
      view={view}
      title={fillText(words.title, { job: job.title })}
      at="jobs"
      wide
      toast={toast}
    >
      <JobHeading view={view} job={job} at="questions" />
      <div class="record halves">
        <div class="panels">
          <Questions {...props} />
          {view.can('jobs.write') && <Add {...props} />}
        </div>
        <aside class="section" aria-labelledby="preview-heading">
          <h2 id="preview-heading">{words.preview}</h2>
          <p class="hint">{words.previewHint}</p>
          <iframe title={words.preview} src={`${questionsPath(view.root, job)}/preview`}></iframe>
        </aside>
      </div>
    </Frame>
  );
}

function Questions(props: FormPageProps) {
  const { view, editor, form } = props;
  const { form: words, rule } = wordsFor(view.language).questions;
  const { questions, updated_at: version } = editor.form;
  const path = questionsPath(view.root, editor.job);
  const list = (
    <ol class="lines">
      {questions.map((asked, at) => (
        <Line {...props} asked={asked} at={at} />
      ))}
    </ol>
  );
  return (
    <Section id="form-heading" title={words.heading}>
      <p class="hint">{words.standard}</p>
      {questions.length === 0 && <p class="empty">{words.none}</p>}
      {editor.trial && (
        <Banner role="status">
          <Tried view={view} trial={editor.trial} of={null} />
        </Banner>
      )}
      {form.faults['add'] === undefined && <FormAlert form={form} labels={{}} />}
      {view.can('jobs.write') && questions.length > 0 ? (
        <form method="post" action={path}>
          <input type="hidden" name="form_token" value={view.formToken} />
          <input type="hidden" name="version" value={version ?? ''} />
          {list}
          {questions.some((asked) => asked.rule !== null) && (
            <>
              <p>
                <Button formaction={`${path}/try`}>{rule.try}</Button>
              </p>
              <p class="hint">{rule.tryHint}</p>
            </>
          )}
        </form>
      ) : (
        list
      )}
    </Section>
  );
}

type LineProps = FormPageProps & { asked: Asked; at: number };

function Line({ view, editor, asked, at }: LineProps) {
  const { questions: words, texts } = wordsFor(view.language);
  const { question_id: id, rule } = asked;
  const name = pickText(asked.labels, [view.language])?.text ?? asked.key;
  const canWrite = view.can('jobs.write');
  const path = `${questionsPath(view.root, editor.job)}/${id}`;
  const text = <LocalText view={view} texts={asked.labels} />;
  const move = (purpose: 'up' | 'down', sign: string) => (
    <Button
      name="purpose"
      value={`${purpose}.${id}`}
      aria-label={fillText(texts[purpose], { name })}
    >
      {sign}
    </Button>
  );
  return (
    <li id={`question-${id}`}>
      <div class="asked">
        {canWrite ? <a href={path}>{text}</a> : <b>{text}</b>}
        <p class="hint">
          {texts.kinds[asked.kind]}
          {asked.is_required && ` · ${texts.required}`}
        </p>
        {rule && (
          <p class="hint">
            <Badge tone={rule.effect === 'reject' ? 'bad' : 'warn'}>
              {words.rule.marks[rule.effect]}
            </Badge>{' '}
            <bdi>{ruleText(view, asked)}</bdi>
          </p>
        )}
        {rule && (
          <p class="hint">
            <LocalText view={view} texts={rule.reason} />
          </p>
        )}
        {editor.trial && editor.trial.applicants > 0 && (
          <div class="hint">
            <Tried view={view} trial={editor.trial} of={asked} effect={rule?.effect} />
          </div>
        )}
      </div>
      {canWrite && (
        <span class="row">
          {at > 0 && move('up', '↑')}
          {at < editor.form.questions.length - 1 && move('down', '↓')}
        </span>
      )}
    </li>
  );
}

function Add({ view, editor, form }: FormPageProps) {
  const { questions: all, texts } = wordsFor(view.language);
  const words = all.form;
  const asked = new Set(editor.form.questions.map(({ key }) => key));
  const others = editor.questions.filter(({ key }) => !asked.has(key));
  const isFull = asked.size >= FORM_QUESTIONS_MAX;
  return (
    <Section id="add-heading" title={words.add}>
      {isFull && <p class="hint">{words.full}</p>}
      {!isFull && others.length === 0 && editor.questions.length > 0 && (
        <p class="hint">{words.allAsked}</p>
      )}
      {!isFull && others.length > 0 && (
        <form method="post" action={questionsPath(view.root, editor.job)} class="stack">
          <input type="hidden" name="form_token" value={view.formToken} />
          <input type="hidden" name="version" value={editor.form.updated_at ?? ''} />
          {form.faults['add'] !== undefined && (
            <FormAlert form={form} labels={{ add: words.choose }} />
          )}
          <SelectField
            form={form}
            name="add"
            label={words.choose}
            options={others.map(({ id, key, kind, labels }) => {
              const label = pickText(labels, [view.language])?.text ?? key;
              return [id, fillText(`{label} (${texts.kinds[kind]})`, { label })] as const;
            })}
          />
          <label class="choice">
            <input
              type="checkbox"
              name="is_required"
              checked={form.typed['is_required'] !== undefined}
            />
            {texts.required}
          </label>
          <Button kind="primary" name="purpose" value="add">
            {words.addSubmit}
          </Button>
        </form>
      )}
      {view.can('questions.manage') ? (
        <p>
          <a href={view.root + NEW_QUESTION + forJob(editor.job.hashId)}>{all.newQuestion}</a>
        </p>
      ) : (
        <p class="hint">{words.askAdmin}</p>
      )}
    </Section>
  );
}
