/** Pipelines: the list, one with its stages, and deleting one. */
import { formScreen, listScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import type { ConsoleWords } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleRoute } from '#http/console.ts';
import {
  createPipeline,
  editPipeline,
  listPipelines,
  removePipeline,
  showPipelineById,
} from '#recruiting/pipeline/pipelines/actions.ts';
import { NewPipeline, PipelineChange } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { RemovePipelinePage } from './ask-page.tsx';
import { PipelinesPage } from './list-page.tsx';
import { PipelinePage } from './pipeline-page.tsx';
import {
  fieldOfForm,
  inputOf,
  PIPELINE,
  pipelinePath,
  PIPELINES,
  purposeOf,
  REMOVE_PIPELINE,
  sentStages,
  typedOf,
} from './rules.ts';
import type { Purpose } from './rules.ts';
import { stages } from './stage-screens.tsx';

const needs = 'structure.manage';

const list = listScreen(PIPELINES, {
  needs: 'structure.read',
  // More than companies have.
  max: 50,
  list: listPipelines,
  page: PipelinesPage,
  typed: () => ({ template: 'standard' }),
  notices: (words) => words.pipelines.notices,
  refusals: (words) => ({ texts: { name: words.pipelines.faults.name } }),
});

const create = list.command({
  needs,
  run: async (ctx, { fields: { name, template } }) => {
    const input = await checkedInput(NewPipeline, { name, template: template || undefined });
    const { id } = await createPipeline(ctx, input);
    return { to: pipelinePath('', id), done: 'created' };
  },
});

const load = async (ctx: ConsoleCtx, { params }: LoadInput) => ({
  pipeline: await showPipelineById(ctx, params.id('pipeline')),
});

const one = formScreen(PIPELINE, {
  needs: 'structure.read',
  query: ['done'],
  load,
  page: PipelinePage,
  typed: ({ pipeline }) => typedOf(pipeline),
  // Another order than the form was made from: only what is stored can be shown.
  again: ({ typed }, stored) =>
    typed['order'] === stored['order'] ? { ...stored, ...typed } : stored,
  notices: (words) => words.pipelines.notices,
  refusals: (words, { typed, loaded }) => {
    const sent = sentStages(loaded.pipeline, typed, purposeOf(typed['purpose']));
    return { texts: textsOf(words, sent), fieldOf: fieldOfForm(sent) };
  },
});

/** Every button saves what was typed as well. */
const change = one.command({
  needs,
  run: async (ctx, { params, fields }) => {
    const purpose = purposeOf(fields['purpose']);
    await editPipeline(ctx, params.id('pipeline'), (pipeline) =>
      checkedInput(PipelineChange, inputOf(pipeline, fields, purpose)),
    );
    return { to: PIPELINE, done: 'saved', ...anchorOf(purpose) };
  },
});

/** A stage that was moved stays in sight. */
function anchorOf(purpose: Purpose): { at?: string } {
  if (purpose.name === 'add') return { at: 'add-stage' };
  return 'id' in purpose ? { at: `stage-${purpose.id}` } : {};
}

function textsOf({ pipelines: { faults } }: ConsoleWords, sent: readonly { id?: number }[]) {
  const names = [...sent.flatMap(({ id }) => (id === undefined ? [] : [`stage.${id}`])), 'new'];
  const ofStages = names.flatMap((name) => [
    [`${name}.name`, faults.name],
    [`${name}.days_limit`, faults.days],
  ]);
  const texts: Record<string, string> = Object.fromEntries(ofStages);
  return { ...texts, name: faults.name };
}

const removal = formScreen(REMOVE_PIPELINE, { needs, load, page: RemovePipelinePage });
const remove = removal.command({
  needs,
  typesNothing: true,
  run: async (ctx, { params }) => {
    await removePipeline(ctx, params.id('pipeline'));
    return { to: PIPELINES, done: 'removed' };
  },
});

export const pipelines: readonly ConsoleRoute[] = [
  list,
  create,
  one,
  change,
  removal,
  remove,
  ...stages,
];
