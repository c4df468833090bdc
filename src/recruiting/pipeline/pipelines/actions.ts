/** The actions on pipelines and their stages. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { languageOfCompany } from '#recruiting/pipeline/messages/actions.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import {
  assertDefaultStays,
  assertFlow,
  mustBeEmpty,
  assertRemovable,
  assertTemplates,
  defaultStages,
  droppedStages,
  templateStages,
} from './rules.ts';
import type { StagePlan } from './rules.ts';
import { stageNames } from './words.ts';
import type { PipelineTemplate } from '#vocabulary/lists.ts';
import { plannedStages, toPipeline, toAuditStages } from './schemas/pipelines.ts';
import type { NewPipeline, Pipeline, PipelineChange, StageRow } from './schemas/pipelines.ts';
import {
  deleteStages,
  insertPipeline,
  insertStage,
  isUsed,
  moveApplications,
  pipelinePage,
  pipelineStore,
  pipelineWithStages,
  assertStagesEmpty,
  isNotDefault,
  insertMoveEvents,
  unsetDefault,
  updateStage,
} from './store.ts';

/** The default stages with their email templates in a language (BCP 47). */
export function defaultStagesIn(language: string): StagePlan[] {
  const { stages } = defaultTemplates(language);
  return defaultStages.map(({ name, type }) => ({
    name,
    type,
    emailTemplate: stages[type],
    publicLabel: null,
    daysLimit: null,
    feedbackForm: null,
  }));
}

/** The stages of a template in a language. The first of each type has the email template of its type. */
function stagesIn(language: string, template: PipelineTemplate | undefined): StagePlan[] {
  if (template === undefined) return defaultStagesIn(language);
  const [names, emails] = [stageNames(language), defaultTemplates(language).stages];
  return templateStages[template].map(({ name, type, daysLimit }, index, all) => ({
    name: names[name],
    type,
    emailTemplate: all.findIndex((stage) => stage.type === type) === index ? emails[type] : null,
    publicLabel: null,
    daysLimit,
    feedbackForm: null,
  }));
}

/**
 * Returns the statements that create the first pipeline of a company, for the batch that creates the company. Its email
 * templates are in `language`.
 */
export function defaultPipeline(ctx: Ctx, language: string): Statement[] {
  const row = { id: ctx.newId(), name: 'Default', isDefault: true };
  return insertPipeline(ctx, row, withIds(ctx, defaultStagesIn(language)));
}

export async function listPipelines(ctx: Ctx, paging: Paging): Promise<Page<Pipeline>> {
  const [{ rows, stages }, total] = await runPlan(ctx, pipelinePage(ctx, paging));
  return toPage(rows, total, paging, (row) => toPipeline(row, stages.get(row.id) ?? []));
}

export function showPipelineById(ctx: Ctx, id: number): Promise<Pipeline> {
  return runPlan(ctx, pipelinePlan(ctx, id));
}

export async function createPipeline(ctx: Ctx, input: NewPipeline): Promise<Pipeline> {
  const plan = input.stages
    ? plannedStages(input.stages)
    : stagesIn(await runPlan(ctx, languageOfCompany(ctx)), input.template);
  assertFlow(plan);
  assertTemplates(plan);
  const id = ctx.newId();
  const row = { id, name: input.name, isDefault: input.is_default ?? false };
  const stages = withIds(ctx, plan);
  return commit(ctx, {
    writes: [...(row.isDefault ? [unsetDefault(ctx)] : []), ...insertPipeline(ctx, row, stages)],
    audit: {
      action: 'pipeline.create',
      subjectId: id,
      changes: changesOf(null, { ...input, stages: toAuditStages(stages, []) }),
    },
    answer: pipelinePlan(ctx, id),
  });
}

function withIds(ctx: Ctx, plan: readonly StagePlan[]): (StagePlan & { id: number })[] {
  return plan.map((stage) => ({ ...stage, id: ctx.newId() }));
}

export function changePipeline(ctx: Ctx, id: number, input: PipelineChange): Promise<Pipeline> {
  return editPipeline(ctx, id, () => input);
}

/** Changes a pipeline by what it is, in one reading: `inputOf` gets the record. */
export async function editPipeline(
  ctx: Ctx,
  id: number,
  inputOf: (pipeline: Pipeline) => PipelineChange | Promise<PipelineChange>,
): Promise<Pipeline> {
  const { pipeline: before, stages: current } = await runPlan(ctx, pipelineWithStages(ctx, id));
  const input = await inputOf(toPipeline(before, current));
  assertDefaultStays(before.isDefault, input.is_default);
  if (input.move_to_stage_id !== undefined && !input.stages) {
    throw invalidField('move_to_stage_id', 'Can only be used with stages.');
  }
  const change = { name: input.name, isDefault: input.is_default };
  const { writes, moveEvents, stages, moveTo } = planStageChanges(ctx, id, current, input);
  return commitIfChanged(ctx, {
    ...(moveEvents && { eventsPlan: moveEvents }),
    writes: [
      ...(input.is_default && !before.isDefault ? [unsetDefault(ctx)] : []),
      ...pipelineStore.update(ctx, before, change),
      ...writes,
    ],
    audit: {
      action: 'pipeline.update',
      subjectId: id,
      changes: changesOf(
        { name: before.name, is_default: before.isDefault, stages: toAuditStages(current, stages) },
        { ...input, stages: toAuditStages(stages, current), move_to_stage_id: moveTo },
      ),
    },
    answer: pipelinePlan(ctx, id),
  });
}

/** Plans the writes for the new list of stages. Omitted stages are deleted, and their candidates move to `move_to_stage_id`. */
function planStageChanges(
  ctx: Ctx,
  pipelineId: number,
  current: readonly StageRow[],
  input: PipelineChange,
) {
  if (!input.stages)
    return { writes: [], moveEvents: undefined, stages: current, moveTo: undefined };
  const plan = plannedStages(input.stages);
  assertFlow(plan);
  assertTemplates(plan);
  const droppedRows = droppedStages(current, plan, input.move_to_stage_id);
  const dropped = droppedRows.map(({ id }) => id);
  const moveTo = dropped.length > 0 ? input.move_to_stage_id : undefined;
  const empty = current.filter(({ applicationCount }) => applicationCount === 0);
  const mustStayEmpty = empty.filter(({ id, type }) => mustBeEmpty(plan, id, type));
  const stages = stagesAfter(ctx, current, plan);
  const target = stages.find(({ id }) => id === moveTo);
  const moveEvents = target && insertMoveEvents(ctx, dropped, target.id);
  const writes: Statement[] = [
    assertStagesEmpty(
      ctx,
      mustStayEmpty.map(({ id }) => id),
    ),
    ...stages.map((stage, index) => {
      const { id, name, type, emailTemplate, keepsTemplate, publicLabel, daysLimit } = stage;
      const { feedbackForm } = stage;
      const position = index + 1;
      if (stage.isNew) return insertStage(ctx, pipelineId, stage, position);
      const template = keepsTemplate ? {} : { emailTemplate };
      const more = { publicLabel, daysLimit, feedbackForm, position };
      return updateStage(ctx, id, { name, type, ...more, ...template });
    }),
    ...(target ? moveApplications(ctx, droppedRows, target) : []),
    ...(dropped.length > 0 ? [deleteStages(ctx, dropped)] : []),
  ];
  return { writes, moveEvents, stages, moveTo };
}

/** Returns the stages after the change: new ones get an id, existing ones may keep their template. */
function stagesAfter(
  ctx: Ctx,
  current: readonly StageRow[],
  plan: ReturnType<typeof plannedStages>,
) {
  const known = new Map(current.map((row) => [row.id, row]));
  return plan.map(({ id = ctx.newId(), ...stage }) => {
    const before = known.get(id);
    const { emailTemplate, publicLabel, daysLimit, feedbackForm } = stage;
    return {
      ...stage,
      id,
      emailTemplate: stage.keepsTemplate ? (before?.emailTemplate ?? null) : emailTemplate,
      publicLabel: stage.keepsLabel ? (before?.publicLabel ?? null) : publicLabel,
      daysLimit: stage.keepsLimit ? (before?.daysLimit ?? null) : daysLimit,
      feedbackForm: stage.keepsForm ? (before?.feedbackForm ?? null) : feedbackForm,
      isNew: before === undefined,
    };
  });
}

export async function removePipeline(ctx: Ctx, id: number): Promise<null> {
  const wanted = QueryPlan.all([pipelineWithStages(ctx, id), isUsed(ctx, id)]);
  const [{ pipeline, stages }, used] = await runPlan(ctx, wanted);
  assertRemovable(pipeline, used);
  return commit(ctx, {
    writes: pipelineStore.remove(ctx, id, isNotDefault()),
    audit: {
      action: 'pipeline.delete',
      subjectId: id,
      changes: changesOf({ ...toPipeline(pipeline, []), stages: toAuditStages(stages, []) }, null),
    },
    answer: QueryPlan.of(null),
  });
}

function pipelinePlan(ctx: Ctx, id: number): QueryPlan<Pipeline> {
  return QueryPlan.map(pipelineWithStages(ctx, id), ({ pipeline, stages }) =>
    toPipeline(pipeline, stages),
  );
}
