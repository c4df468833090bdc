/** One stage of a pipeline: what candidates get and see, and deleting it. */
import { toHtml, toPlain } from '#console/jobs/rules/text.ts';
import { formScreen } from '#console/layout/form-screen.tsx';
import type { LoadInput } from '#console/layout/screen-types.ts';
import { checkedInput } from '#http/console.ts';
import type { ConsoleCtx, ConsoleParams, ConsoleRoute } from '#http/console.ts';
import { editPipeline, showPipelineById } from '#recruiting/pipeline/pipelines/actions.ts';
import { PipelineChange } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { RemoveStagePage } from './ask-page.tsx';
import {
  formOf,
  keptStages,
  PIPELINE,
  REMOVE_STAGE,
  STAGE,
  stageOf,
  templateOf,
  typedForm,
} from './rules.ts';
import { StagePage } from './stage-page.tsx';

const needs = 'structure.manage';

async function load(ctx: ConsoleCtx, { params }: LoadInput) {
  const pipeline = await showPipelineById(ctx, params.id('pipeline'));
  return { pipeline, stage: stageOf(pipeline, params.id('stage')) };
}

/** Saves the stages as `change` makes them. */
function save(
  ctx: ConsoleCtx,
  params: ConsoleParams,
  change: (stages: ReturnType<typeof keptStages>, id: number) => unknown,
): Promise<unknown> {
  const id = params.id('stage');
  return editPipeline(ctx, params.id('pipeline'), (pipeline) => {
    stageOf(pipeline, id);
    return checkedInput(PipelineChange, change(keptStages(pipeline), id));
  });
}

const one = formScreen(STAGE, {
  needs,
  load,
  page: StagePage,
  typed: ({ stage }) => typedOf(stage),
  refusals: ({ pipelines: { faults } }) => ({
    texts: { public_label: faults.name, subject: faults.email, body: faults.email },
    // `stages.1.email_template.subject` is a fault of the subject.
    fieldOf: (path) => path.split('.').at(-1) ?? '',
  }),
});

function typedOf(stage: Pipeline['stages'][number]) {
  const { public_label: label, email_template: template, feedback_form: form } = stage;
  const body = template?.body ?? '';
  const plain = toPlain(body);
  return {
    ...typedForm(form),
    public_label: label ?? '',
    subject: template?.subject ?? '',
    body: plain ?? body,
    html: plain === null ? 'on' : '',
  };
}

const change = one.command({
  needs,
  run: async (ctx, { params, fields }) => {
    const { public_label: label = '', subject = '', body = '', html } = fields;
    const changed = {
      public_label: label.trim() || null,
      email_template: templateOf(subject, html === 'on' ? body : toHtml(body)),
      feedback_form: formOf(fields),
    };
    await save(ctx, params, (stages, id) => ({
      stages: stages.map((stage) => (stage.id === id ? Object.assign(stage, changed) : stage)),
    }));
    return { to: PIPELINE, done: 'saved' };
  },
});

const removal = formScreen(REMOVE_STAGE, { needs, load, page: RemoveStagePage });

/** Leaves the stage out; its applications go to the stage that was chosen. */
const remove = removal.command({
  needs,
  typed: ({ fields }) => ({ move_to_stage_id: fields['move_to'] ?? '' }),
  run: async (ctx, { params, fields: { move_to: target = '' } }) => {
    await save(ctx, params, (stages, id) => ({
      stages: stages.filter((stage) => stage.id !== id),
      move_to_stage_id: /^\d{1,16}$/u.test(target) ? Number(target) : undefined,
    }));
    return { to: PIPELINE, done: 'stageRemoved' };
  },
});

export const stages: readonly ConsoleRoute[] = [one, change, removal, remove];
