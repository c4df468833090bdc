/** The pipelines of a company, and the form that creates one from a template. */
import type { Child } from 'hono/jsx';
import { FormAlert, TextField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { Frame } from '#console/layout/frame.tsx';
import { PageHead } from '#console/layout/page-parts.tsx';
import { StageTone } from '#console/layout/stage-tone.tsx';
import { PageLinks } from '#console/layout/paging.tsx';
import { numberText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import { Button } from '#layout/button.tsx';
import { Badge } from '#layout/marks.tsx';
import type { Page } from '#lib/pagination.ts';
import { templateStages } from '#recruiting/pipeline/pipelines/rules.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { stageNames } from '#recruiting/pipeline/pipelines/words.ts';
import { pipelineTemplates } from '#vocabulary/lists.ts';
import { pipelinePath, PIPELINES } from './rules.ts';

type PipelinesPageProps = {
  view: ConsoleView;
  list: Page<Pipeline>;
  form: FormState;
  toast?: Child;
};

export function PipelinesPage({ view, list, form, toast }: PipelinesPageProps) {
  const words = wordsFor(view.language).pipelines;
  return (
    <Frame view={view} title={words.title} at="pipelines" toast={toast}>
      <PageHead>
        <h1>{words.title}</h1>
        <p class="soft">{words.about}</p>
      </PageHead>
      <div class={view.can('structure.manage') ? 'record two' : 'record'}>
        <div class="panels">
          {list.data.map((pipeline) => (
            <PipelinePanel view={view} pipeline={pipeline} />
          ))}
          <PageLinks view={view} list={list} path={view.root + PIPELINES} />
        </div>
        {view.can('structure.manage') && <CreateForm view={view} form={form} />}
      </div>
    </Frame>
  );
}

function PipelinePanel({ view, pipeline }: { view: ConsoleView; pipeline: Pipeline }) {
  const words = wordsFor(view.language).pipelines;
  return (
    <section class="section">
      <div class="row">
        <h2>
          <a href={pipelinePath(view.root, pipeline.id)}>
            <bdi>{pipeline.name}</bdi>
          </a>
        </h2>
        {pipeline.is_default && <Badge>{words.default}</Badge>}
      </div>
      <ol class="row">
        {pipeline.stages.map((stage, at) => (
          <li class="badge">
            <StageTone stage={stage} at={at} />
            <bdi>{stage.name}</bdi>{' '}
            <span class="num">{numberText(view.language, stage.candidate_count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CreateForm({ view, form }: Pick<PipelinesPageProps, 'view' | 'form'>) {
  const words = wordsFor(view.language).pipelines;
  const names = stageNames(view.language);
  return (
    <form method="post" action={view.root + PIPELINES} class="form">
      <input type="hidden" name="form_token" value={view.formToken} />
      <h2>{words.create}</h2>
      <FormAlert form={form} labels={{ name: words.name, template: words.template }} />
      <TextField form={form} name="name" label={words.name} required />
      <fieldset>
        <legend>{words.template}</legend>
        {pipelineTemplates.map((name) => (
          <>
            <label class="choice">
              <input
                type="radio"
                name="template"
                value={name}
                checked={form.typed['template'] === name}
              />
              {words.templates[name]}
            </label>
            <p class="hint">{templateStages[name].map((stage) => names[stage.name]).join(' · ')}</p>
          </>
        ))}
      </fieldset>
      <p class="hint">{words.templateHint}</p>
      <Button kind="primary">{words.create}</Button>
    </form>
  );
}
