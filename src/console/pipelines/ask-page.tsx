/** The pages that ask before a stage or a pipeline is deleted. */
import { FormAlert, SelectField } from '#console/layout/fields.tsx';
import type { FormState } from '#console/layout/fields.tsx';
import { AskPage } from '#console/layout/ask-page.tsx';
import { countText, fillText, wordsFor } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { pipelinePath, stagePath } from './rules.ts';

type RemovePipelinePageProps = { view: ConsoleView; pipeline: Pipeline; form: FormState };

export function RemovePipelinePage({ view, pipeline, form }: RemovePipelinePageProps) {
  const words = wordsFor(view.language).pipelines;
  const path = pipelinePath(view.root, pipeline.id);
  return (
    <AskPage
      view={view}
      at="pipelines"
      title={fillText(words.removePipelineTitle, { name: pipeline.name })}
      action={`${path}/remove`}
      submit={words.removePipeline}
      back={path}
    >
      <FormAlert form={form} labels={{}} />
      <p>{words.removePipelineText}</p>
    </AskPage>
  );
}

type RemoveStagePageProps = {
  view: ConsoleView;
  pipeline: Pipeline;
  stage: Pipeline['stages'][number];
  form: FormState;
};

export function RemoveStagePage({ view, pipeline, stage, form }: RemoveStagePageProps) {
  const words = wordsFor(view.language).pipelines;
  const others = pipeline.stages.filter(({ id, type }) => id !== stage.id && type !== 'hired');
  const title = fillText(words.removeStage, { stage: stage.name });
  const count = stage.candidate_count;
  return (
    <AskPage
      view={view}
      at="pipelines"
      title={title}
      action={`${stagePath(view.root, pipeline.id, stage.id)}/remove`}
      submit={title}
      back={pipelinePath(view.root, pipeline.id)}
    >
      <FormAlert form={form} labels={{ move_to_stage_id: words.moveTo }} />
      <p>{words.removeText}</p>
      {count > 0 && (
        <>
          <p>{countText(view.language, words.removeMoves, count)}</p>
          <SelectField
            form={form}
            name="move_to"
            label={words.moveTo}
            options={others.map(({ id, name }) => [id, name] as const)}
          />
        </>
      )}
    </AskPage>
  );
}
