/** One stage of a pipeline: what candidates get and see, and deleting it. */
import type { FormState } from '#console/layout/fields.tsx';
import { unsent } from '#console/layout/fields.tsx';
import { toHtml, toPlain } from '#console/jobs/rules/text.ts';
import { refusedForm } from '#console/layout/refusals.ts';
import type { RefusedForm } from '#console/layout/refusals.ts';
import { wordsFor } from '#console/words/words.ts';
import { checkedInput } from '#http/console.ts';
import type { CommandInput, ConsoleAnswer, ConsoleCtx, ConsoleParams } from '#http/console.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { editPipeline, showPipelineById } from '#recruiting/pipeline/pipelines/actions.ts';
import { PipelineChange } from '#recruiting/pipeline/pipelines/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas.ts';
import type * as z from 'zod';
import { RemoveStagePage } from './ask-page.tsx';
import { keptStages, pipelinePath, stageOf, templateOf } from './rules.ts';
import type { StageForm } from './schemas.ts';
import { StagePage } from './stage-page.tsx';

type Params = { params: ConsoleParams };

export function stageScreen(ctx: ConsoleCtx, { params }: Params): Promise<ConsoleAnswer> {
  return answerStage(ctx, params);
}

async function answerStage(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const pipeline = await showPipelineById(ctx, params.id('pipeline'));
  const stage = stageOf(pipeline, params.id('stage'));
  const form: FormState = refused ?? unsent(typedOf(stage));
  const html = renderHtml(StagePage, { view: ctx.view, pipeline, stage, form });
  return { status: refused?.status ?? 200, html };
}

function typedOf({ public_label: label, email_template: template }: Pipeline['stages'][number]) {
  const body = template?.body ?? '';
  const plain = toPlain(body);
  return {
    public_label: label ?? '',
    subject: template?.subject ?? '',
    body: plain ?? body,
    html: plain === null ? 'on' : '',
  };
}

export function changeStageCommand(
  ctx: ConsoleCtx,
  { params, fields, body }: CommandInput<z.output<typeof StageForm>>,
): Promise<ConsoleAnswer> {
  const { faults } = wordsFor(ctx.view.language).pipelines;
  const texts = { public_label: faults.name, subject: faults.email, body: faults.email };
  const html = body.html === 'on' ? body.body : toHtml(body.body);
  const change = {
    public_label: body.public_label.trim() || null,
    email_template: templateOf(body.subject, html),
  };
  const refuse = (error: unknown) =>
    answerStage(
      ctx,
      params,
      refusedForm(ctx.view, error, { typed: fields, texts, fieldOf: lastPart }),
    );
  return save(ctx, params, 'saved', refuse, (pipeline, id) => ({
    stages: keptStages(pipeline).map((stage) =>
      stage.id === id ? Object.assign(stage, change) : stage,
    ),
  }));
}

/** `stages.1.email_template.subject` is a fault of the subject. */
function lastPart(path: string): string {
  return path.split('.').at(-1) ?? '';
}

async function save(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  done: 'saved' | 'stageRemoved',
  refuse: (error: unknown) => Promise<ConsoleAnswer>,
  inputOf: (pipeline: Pipeline, stage: number) => unknown,
): Promise<ConsoleAnswer> {
  const [id, stage] = [params.id('pipeline'), params.id('stage')];
  try {
    await editPipeline(ctx, id, (pipeline) => {
      stageOf(pipeline, stage);
      return checkedInput(PipelineChange, inputOf(pipeline, stage));
    });
  } catch (error) {
    return refuse(error);
  }
  return { status: 303, location: `${pipelinePath(ctx.view.root, id)}?done=${done}` };
}

export function removeStageScreen(ctx: ConsoleCtx, { params }: Params): Promise<ConsoleAnswer> {
  return answerRemoval(ctx, params);
}

async function answerRemoval(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  refused?: RefusedForm,
): Promise<ConsoleAnswer> {
  const pipeline = await showPipelineById(ctx, params.id('pipeline'));
  const stage = stageOf(pipeline, params.id('stage'));
  const form: FormState = refused ?? unsent({});
  const html = renderHtml(RemoveStagePage, { view: ctx.view, pipeline, stage, form });
  return { status: refused?.status ?? 200, html };
}

/** Leaves the stage out; its applications go to the stage that was chosen. */
export function removeStageCommand(
  ctx: ConsoleCtx,
  { params, fields, body }: CommandInput<{ move_to: string }>,
): Promise<ConsoleAnswer> {
  const target = /^\d{1,16}$/u.test(body.move_to) ? Number(body.move_to) : undefined;
  const typed = { move_to_stage_id: fields['move_to'] ?? '' };
  const refuse = (error: unknown) =>
    answerRemoval(ctx, params, refusedForm(ctx.view, error, { typed }));
  return save(ctx, params, 'stageRemoved', refuse, (pipeline, id) => ({
    stages: keptStages(pipeline).filter((stage) => stage.id !== id),
    move_to_stage_id: target,
  }));
}
