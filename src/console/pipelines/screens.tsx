/** Pipelines: the list, one with its stages, and deleting one. */
import type { FormState } from '#console/layout/fields.tsx';
import { unsent } from '#console/layout/fields.tsx';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { noticeOf } from '#console/layout/notices.tsx';
import { pageOf } from '#console/layout/paging.tsx';
import { wordsFor } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import {
  createPipeline,
  editPipeline,
  listPipelines,
  removePipeline,
  showPipelineById,
} from '#recruiting/pipeline/pipelines/actions.ts';
import { NewPipeline, PipelineChange } from '#recruiting/pipeline/pipelines/schemas.ts';
import { RemovePipelinePage } from './ask-page.tsx';
import { PipelinesPage } from './list-page.tsx';
import { PipelinePage } from './pipeline-page.tsx';
import { fieldOfForm, inputOf, PIPELINES, pipelinePath, purposeOf, typedOf } from './rules.ts';
import type { Purpose } from './rules.ts';

type ScreenInput = { params: ConsoleParams; query: URLSearchParams };

/** More than companies have; the rest comes by `page`. */
const ROWS = 50;

export function pipelinesScreen(ctx: ConsoleCtx, { query }: ScreenInput): Promise<ConsoleAnswer> {
  return answerList(ctx, query);
}

async function answerList(
  ctx: ConsoleCtx,
  query: URLSearchParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const list = await listPipelines(ctx, { page: pageOf(query), max: ROWS });
  const form: FormState = refused ?? unsent({ name: '', template: 'standard' });
  const toast = noticeOf(wordsFor(view.language).pipelines.notices, query);
  const html = renderHtml(PipelinesPage, { view, list, form, toast });
  return { status: refused?.status ?? 200, html };
}

export async function createPipelineCommand(
  ctx: ConsoleCtx,
  { fields, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const { name, template } = fields;
  try {
    const input = await checkedInput(NewPipeline, { name, template: template || undefined });
    const { id } = await createPipeline(ctx, input);
    return { status: 303, location: `${pipelinePath(ctx.view.root, id)}?done=created` };
  } catch (error) {
    const { faults } = wordsFor(ctx.view.language).pipelines;
    const texts = { name: faults.name };
    return answerList(ctx, query, refusedForm(ctx.view, error, { typed: fields, texts }));
  }
}

export function pipelineScreen(
  ctx: ConsoleCtx,
  { params, query }: ScreenInput,
): Promise<ConsoleAnswer> {
  return answerPipeline(ctx, params, query);
}

async function answerPipeline(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  query: URLSearchParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const pipeline = await showPipelineById(ctx, params.id('pipeline'));
  const stored = typedOf(pipeline);
  // Another order than the form was made from: only what is stored can be shown.
  const isStale = refused && refused.typed['order'] !== stored['order'];
  const form: FormState = refused
    ? { ...refused, typed: isStale ? stored : { ...stored, ...refused.typed } }
    : unsent(stored);
  const toast = noticeOf(wordsFor(view.language).pipelines.notices, query);
  const html = renderHtml(PipelinePage, { view, pipeline, form, toast });
  return { status: refused?.status ?? 200, html };
}

/** Every button saves what was typed as well. */
export async function changePipelineCommand(
  ctx: ConsoleCtx,
  { params, fields, query }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  const purpose = purposeOf(fields['purpose']);
  let stages: readonly { id?: number }[] = [];
  try {
    const { id } = await editPipeline(ctx, params.id('pipeline'), (pipeline) => {
      const input = inputOf(pipeline, fields, purpose);
      stages = input.stages;
      return checkedInput(PipelineChange, input);
    });
    const path = pipelinePath(ctx.view.root, id);
    return { status: 303, location: `${path}?done=saved${anchorOf(purpose)}` };
  } catch (error) {
    const texts = textsOf(ctx, stages);
    const options = { typed: fields, texts, fieldOf: fieldOfForm(stages) };
    return answerPipeline(ctx, params, query, refusedForm(ctx.view, error, options));
  }
}

/** A stage that was moved stays in sight. */
function anchorOf(purpose: Purpose): string {
  if (purpose.name === 'add') return '#add-stage';
  return 'id' in purpose ? `#stage-${purpose.id}` : '';
}

function textsOf({ view }: ConsoleCtx, stages: readonly { id?: number }[]) {
  const { faults } = wordsFor(view.language).pipelines;
  const names = [...stages.flatMap(({ id }) => (id === undefined ? [] : [`stage.${id}`])), 'new'];
  const ofStages = names.flatMap((name) => [
    [`${name}.name`, faults.name],
    [`${name}.days_limit`, faults.days],
  ]);
  const texts: Record<string, string> = Object.fromEntries(ofStages);
  return { ...texts, name: faults.name };
}

export function removePipelineScreen(
  ctx: ConsoleCtx,
  { params }: ScreenInput,
): Promise<ConsoleAnswer> {
  return answerRemoval(ctx, params);
}

async function answerRemoval(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const { view } = ctx;
  const pipeline = await showPipelineById(ctx, params.id('pipeline'));
  const html = renderHtml(RemovePipelinePage, { view, pipeline, alert: refused?.alert ?? '' });
  return { status: refused?.status ?? 200, html };
}

export async function removePipelineCommand(
  ctx: ConsoleCtx,
  { params }: CommandInput<unknown>,
): Promise<ConsoleAnswer> {
  try {
    await removePipeline(ctx, params.id('pipeline'));
  } catch (error) {
    return answerRemoval(ctx, params, refusedForm(ctx.view, error, { typed: {} }));
  }
  return { status: 303, location: `${ctx.view.root}${PIPELINES}?done=removed` };
}
